# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# What "cmake --install" puts beside the programs: manual pages, and what a desktop wants to know of them. Migrations,
# taxonomies and their studies, the demo and the manual of the window are compiled into the programs.

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/schemas/json/taxonomy.schema.json"
        DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES "${PROJECT_SOURCE_DIR}/CHANGELOG.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME NEWS.md)

set(desktop "${PROJECT_BINARY_DIR}/desktop/${ACCORD_APP_ID}")
set(template "${PROJECT_SOURCE_DIR}/resources/desktop/accord")
configure_file("${template}.mime.xml.in" "${desktop}.xml" @ONLY)
install(FILES "${desktop}.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages")
if(TARGET accord)
    configure_file("${template}.desktop.in" "${desktop}.desktop" @ONLY)
    configure_file("${template}.metainfo.xml.in" "${desktop}.metainfo.xml" @ONLY)
    install(FILES "${desktop}.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
    install(FILES "${desktop}.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
    install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/accord.svg" RENAME "${ACCORD_APP_ID}.svg"
            DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
endif()

# accord_man_page(<program> <summary> <page of the manual>): PROGRAM.1 from what --help says and from the manual.
function(accord_man_page program summary page)
    if(NOT TARGET ${program})
        return()
    endif()
    set(script "${PROJECT_SOURCE_DIR}/packaging/man_page.sh")
    set(manual "${PROJECT_SOURCE_DIR}/resources/help/en/${page}")
    set(output "${PROJECT_BINARY_DIR}/man/${program}.1")
    add_custom_command(
        OUTPUT "${output}"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${PROJECT_BINARY_DIR}/man"
        COMMAND ${CMAKE_COMMAND} -E env "CMARK_GFM=${CMARK_GFM}" "HELP2MAN=${HELP2MAN}"
                "${script}" "$<TARGET_FILE:${program}>" "${summary}" "${manual}" "${output}"
        DEPENDS ${program} "${script}" "${manual}"
        COMMENT "Writing the manual page of ${program}"
        VERBATIM)
    add_custom_target(${program}-man ALL DEPENDS "${output}")
    install(FILES "${output}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
endfunction()

find_program(HELP2MAN help2man)
find_program(CMARK_GFM cmark-gfm)
set(ACCORD_MAN OFF)
if(CMAKE_CROSSCOMPILING)
    message(STATUS "No manual pages are made: they are what the programs say of themselves, which do not run here.")
elseif(ACCORD_SANITIZE)
    message(STATUS "No manual pages are made: programs with sanitizers say more than they should.")
elseif(HELP2MAN AND CMARK_GFM)
    set(ACCORD_MAN ON)
    accord_man_page(accord "label issue reports together in a window" keys.md)
    accord_man_page(accord-cli "label issue reports together on the command line" command-line.md)
else()
    message(STATUS "No manual pages are made: that needs help2man and cmark-gfm (Debian's names of the packages).")
endif()
