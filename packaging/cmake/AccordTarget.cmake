# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# What every target of ours has in common: warnings are errors, includes start at the project's root, and the
# sanitizers that the preset asks for.
function(accord_target name)
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor
                                           -Wold-style-cast -Woverloaded-virtual -Werror)
    # GCC 12 warns of its own std::string when it optimises (GCC bug 105651).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        target_compile_options(${name} PRIVATE -Wno-restrict)
    endif()
    if(ACCORD_SANITIZE)
        # The instrumentation hides from GCC's analysis what is initialized: it complains about its own <regex>.
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            target_compile_options(${name} PRIVATE -Wno-maybe-uninitialized)
        endif()
        target_compile_options(${name} PUBLIC -fsanitize=${ACCORD_SANITIZE} -fno-omit-frame-pointer
                                              -fno-sanitize-recover=all)
        target_link_options(${name} PUBLIC -fsanitize=${ACCORD_SANITIZE})
    endif()
endfunction()
