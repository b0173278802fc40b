# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# accord_embed(<target> <name> <file>...) compiles text files into a target, in the order given, so that the
# programs need no data folder. They are reached through core/base/embedded.h as embedded::<name>().
function(accord_embed target name)
    set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded_${name}.cpp")
    set(script "${PROJECT_SOURCE_DIR}/packaging/cmake/embed_files.cmake")
    list(JOIN ARGN "|" files)
    add_custom_command(
        OUTPUT "${output}"
        COMMAND ${CMAKE_COMMAND} "-DNAME=${name}" "-DFILES=${files}" "-DOUTPUT=${output}" -P "${script}"
        DEPENDS ${ARGN} "${script}"
        COMMENT "Embedding ${name}"
        VERBATIM)
    target_sources(${target} PRIVATE "${output}")
endfunction()

# accord_table_of_texts(<target> <context> <language>...): messages::catalogueOf() for the texts of that context in
# resources/translations/accord_LANGUAGE.ts, for those who have no Qt to look them up.
function(accord_table_of_texts target context)
    set(folder "${PROJECT_SOURCE_DIR}/resources/translations")
    set(output "${CMAKE_CURRENT_BINARY_DIR}/texts_of_${context}.cpp")
    set(script "${PROJECT_SOURCE_DIR}/packaging/cmake/table_of_texts.cmake")
    list(TRANSFORM ARGN REPLACE "(.+)" "${folder}/accord_\\1.ts" OUTPUT_VARIABLE catalogues)
    list(JOIN ARGN "|" languages)
    add_custom_command(
        OUTPUT "${output}"
        COMMAND ${CMAKE_COMMAND} "-DLANGUAGES=${languages}" "-DCONTEXT=${context}" "-DFOLDER=${folder}" "-DOUTPUT=${output}"
                -P "${script}"
        DEPENDS ${catalogues} "${script}"
        COMMENT "Taking the texts of ${context} from the catalogues"
        VERBATIM)
    target_sources(${target} PRIVATE "${output}")
endfunction()
