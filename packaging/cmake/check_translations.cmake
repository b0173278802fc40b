# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# cmake -DLUPDATE=... -DROOT=... -DFOLDER=... -P check_translations.cmake
# Fails when accord_lupdate would change a catalogue, or when a text is in none of the places that lupdate understands.
include("${CMAKE_CURRENT_LIST_DIR}/AccordTranslate.cmake")
file(MAKE_DIRECTORY "${FOLDER}")
foreach(language IN ITEMS en zh_CN)
    set(kept "${ROOT}/resources/translations/accord_${language}.ts")
    set(copy "${FOLDER}/accord_${language}.ts")
    configure_file("${kept}" "${copy}" COPYONLY)
    accord_lupdate_options(options ${language})
    execute_process(COMMAND "${LUPDATE}" ${options} -ts "${copy}" WORKING_DIRECTORY "${ROOT}" ERROR_VARIABLE said
                    COMMAND_ERROR_IS_FATAL ANY)
    if(said MATCHES "lacks Q_OBJECT|Qualifying with unknown")
        message(FATAL_ERROR "lupdate does not know where a text is looked up:\n${said}")
    endif()
    file(READ "${kept}" before)
    file(READ "${copy}" after)
    if(NOT before STREQUAL after)
        message(FATAL_ERROR "accord_${language}.ts is not up to date: build the target accord_lupdate, and translate.")
    endif()
endforeach()
