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
