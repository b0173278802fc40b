# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# What lupdate is told everywhere. The includes start at the project's root: where it does not find a header, it takes a
# text for one of another class than the one in which it is looked up.
set(ACCORD_LUPDATE_OPTIONS -silent -no-obsolete -locations none -disable-heuristic sametext -disable-heuristic similartext
    -disable-heuristic number -source-language en -I . core ui app/gui)

# accord_lupdate_options(<variable> <language>): how the catalogue of a language is made. The English one is plurals only.
function(accord_lupdate_options variable language)
    set(options ${ACCORD_LUPDATE_OPTIONS} -target-language ${language})
    if(language STREQUAL "en")
        list(PREPEND options -pluralonly)
    endif()
    set(${variable} ${options} PARENT_SCOPE)
endfunction()

# accord_translate(<target> <language>...): the texts of the window in other languages. Their catalogues are
# resources/translations/accord_LANGUAGE.ts; the target finds what is made of them as ":/i18n/accord_LANGUAGE.qm". A build
# writes nothing into the source tree; only the target accord_lupdate does, which takes new texts of the sources over into
# the catalogues.
function(accord_translate target)
    set(built "${CMAKE_CURRENT_BINARY_DIR}/i18n")
    file(MAKE_DIRECTORY "${built}")
    set(updates "")
    set(catalogues "")
    foreach(language IN LISTS ARGN)
        set(source "${PROJECT_SOURCE_DIR}/resources/translations/accord_${language}.ts")
        set(catalogue "${built}/accord_${language}.qm")
        accord_lupdate_options(options ${language})
        list(APPEND updates COMMAND Qt6::lupdate ${options} -ts "${source}")
        add_custom_command(OUTPUT "${catalogue}" COMMAND Qt6::lrelease -silent "${source}" -qm "${catalogue}"
                           DEPENDS "${source}" COMMENT "Making the catalogue ${language}" VERBATIM)
        list(APPEND catalogues "${catalogue}")
    endforeach()
    add_custom_target(accord_lupdate ${updates} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" VERBATIM
                      COMMENT "Taking the texts of the sources over into resources/translations")
    qt_add_resources(${target} i18n PREFIX "/i18n" BASE "${built}" FILES ${catalogues})
endfunction()
