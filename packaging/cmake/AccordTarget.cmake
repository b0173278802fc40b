# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# What every target of ours has in common: warnings, includes that start at the project's root, and the sanitizers that
# the preset asks for.
function(accord_target name)
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor
                                           -Wold-style-cast -Woverloaded-virtual)
    # For those who work on Accord. A compiler that we have not tried may warn of anything, and people still get a build.
    if(ACCORD_WARNINGS_AS_ERRORS)
        target_compile_options(${name} PRIVATE -Werror)
    endif()
    # GCC 12 warns of its own std::string and std::optional when it optimises (GCC bugs 105651, 105329, 105562).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        target_compile_options(${name} PRIVATE -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread
                                               -Wno-array-bounds -Wno-maybe-uninitialized)
    endif()
    if(ACCORD_SANITIZE)
        target_compile_options(${name} PUBLIC -fsanitize=${ACCORD_SANITIZE} -fno-omit-frame-pointer
                                              -fno-sanitize-recover=all)
        # What these would find is a fault that the address sanitizer sees too; asking at every use of a pointer would
        # take a third of the time of the whole build.
        if(ACCORD_SANITIZE MATCHES "address.*undefined")
            target_compile_options(${name} PUBLIC -fno-sanitize=null,alignment,object-size)
        endif()
        target_link_options(${name} PUBLIC -fsanitize=${ACCORD_SANITIZE})
    endif()
endfunction()

# accord_precompile(<target> <header>...): headers of libraries that most of its files include, read once. Half of the
# time of a build goes into reading them. Headers of ours are not among them, and every file still names what it needs:
# a build with ACCORD_PRECOMPILE off (which serves a compiler cache better) is there to see that.
set(ACCORD_STANDARD_HEADERS
    <algorithm> <array> <chrono> <cstdint> <filesystem> <fstream> <functional> <map> <memory> <mutex> <optional> <set>
    <span> <sstream> <stop_token> <string> <string_view> <thread> <unordered_map> <utility> <variant> <vector>)
function(accord_precompile name)
    if(ACCORD_PRECOMPILE)
        target_precompile_headers(${name} PRIVATE ${ACCORD_STANDARD_HEADERS} ${ARGN})
    endif()
endfunction()

# accord_by_folder(<target>): the files of a folder are compiled as one, which takes a third of the time that they take one
# by one. So the names that a file keeps to itself are unique in its folder. Who changes files of one folder all day is
# served better by a build with ACCORD_BY_FOLDER off.
function(accord_by_folder name)
    if(NOT ACCORD_BY_FOLDER)
        return()
    endif()
    get_target_property(sources ${name} SOURCES)
    foreach(source IN LISTS sources)
        if(source MATCHES "\\.cpp$")
            cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE folder)
            cmake_path(GET folder PARENT_PATH folder)
            cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
            string(MAKE_C_IDENTIFIER "${folder}" group)
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}")
        endif()
    endforeach()
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
