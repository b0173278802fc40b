// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kTables[] = {
    //: %2 is what it is, "a PDF file".
    {Reason::NoTable,
     QT_TRANSLATE_NOOP("Messages", "%1: this is %2; expected a table: text such as CSV, or a workbook (xlsx, ods).")},
    //: %2 is "an Excel workbook".
    {Reason::WhichSheet,
     QT_TRANSLATE_NOOP("Messages", "%1: this is %2 with the sheets %3; say which one with --sheet NAME.")},
    {Reason::SheetUnknown,
     QT_TRANSLATE_NOOP("Messages", "%1: there is no sheet \"%2\"; the sheets of this workbook are %3.")},
    //: %2 is "a table separated by commas, in UTF-8".
    {Reason::TextHasNoSheets, QT_TRANSLATE_NOOP("Messages", "%1: this is %2, which has no sheets.")},
    {Reason::WorkbookNeedsNone,
     QT_TRANSLATE_NOOP("Messages", "%1: this is a workbook or another archive, which has neither an encoding nor a "
                                   "separator to choose.")},
    {Reason::WorkbookEmpty, QT_TRANSLATE_NOOP("Messages", "%1: no sheet of this workbook has a value in it.")},
    {Reason::WorkbookTooLarge,
     QT_TRANSLATE_NOOP("Messages", "%1: a workbook of more than %2 MB is not read; save the sheet as CSV.")},
    {Reason::DocumentWithoutText,
     QT_TRANSLATE_NOOP("Messages", "%1: there is no text of a document in this archive: %2 is missing.")},
    {Reason::ArchiveDamaged,
     QT_TRANSLATE_NOOP("Messages", "%1: this begins like a workbook, but is damaged or cut off.")},
    {Reason::PackedDamaged,
     QT_TRANSLATE_NOOP("Messages", "%1: the workbook is damaged: its part \"%2\" is not as it has to be.")},
    {Reason::PackedLocked,
     QT_TRANSLATE_NOOP("Messages", "%1: the workbook is locked with a password; save it without one.")},
    {Reason::PackedTooLarge,
     QT_TRANSLATE_NOOP("Messages", "%1: the part \"%2\" of the workbook is not read, as unpacked it has more than %3 "
                                   "MB.")},
    {Reason::PackedDeclares,
     QT_TRANSLATE_NOOP("Messages", "%1: the part \"%2\" of the workbook declares a document type or entities, which no "
                                   "workbook does; it is not read.")},
    {Reason::PackedTooDeep,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: elements of the part \"%2\" nest deeper than in any workbook; it is not read.")},
    {Reason::TooManyCells, QT_TRANSLATE_NOOP("Messages", "%1: the sheet has more than %2 cells.")},
    //: %2 is the name of a cell, "C7".
    {Reason::FormulaWithoutValue,
     QT_TRANSLATE_NOOP("Messages", "%1: cell %2 has a formula without its value, and formulas are not worked out here; "
                                   "save the workbook in a spreadsheet program, which stores the value.")},
    {Reason::ValueWithoutHeading,
     QT_TRANSLATE_NOOP("Messages", "%1: cell %2 has a value, but its column has no heading.")},
    {Reason::EncodingUnknown,
     QT_TRANSLATE_NOOP("Messages", "%1: found bytes that are not UTF-8, and what they are is not certain; say "
                                   "--encoding with one of %2.")},
    {Reason::NotInEncoding,
     QT_TRANSLATE_NOOP("Messages", "%1: found bytes that are not %2, as which the file is read; say another one with "
                                   "--encoding.")},
    //: "columns are separated by semicolons, not by commas"
    {Reason::OtherSeparator, QT_TRANSLATE_NOOP("Messages", "%1: columns are separated by %2, not by %3.")},
    //: How a file was read: "a table separated by commas, in UTF-8"
    {Reason::TableSeparatedBy, QT_TRANSLATE_NOOP("Messages", "a table separated by %1, in %2")},
    //: How a file was read; %2 is "an Excel workbook".
    {Reason::SheetOfWorkbook, QT_TRANSLATE_NOOP("Messages", "the sheet \"%1\" of %2")},
    {Reason::ExcelWorkbook, QT_TRANSLATE_NOOP("Messages", "an Excel workbook")},
    {Reason::OpenDocumentWorkbook, QT_TRANSLATE_NOOP("Messages", "an OpenDocument spreadsheet")},
    //: "this is ..."
    {Reason::ShapeOldWorkbook,
     QT_TRANSLATE_NOOP("Messages",
                       "a workbook in the old format of Excel (.xls), or one with a password: save it as .xlsx, "
                       "without a password")},
    {Reason::ShapeBinaryWorkbook,
     QT_TRANSLATE_NOOP("Messages", "a binary workbook of Excel (.xlsb): save it as .xlsx")},
    {Reason::ShapePdf, QT_TRANSLATE_NOOP("Messages", "a PDF file")},
    {Reason::ShapeWebPage, QT_TRANSLATE_NOOP("Messages", "a web page (HTML)")},
    {Reason::ShapeXml, QT_TRANSLATE_NOOP("Messages", "an XML file")},
    {Reason::ShapeJson, QT_TRANSLATE_NOOP("Messages", "a JSON file")},
    {Reason::ShapeDocument, QT_TRANSLATE_NOOP("Messages", "a document of a word processor or slides")},
    {Reason::ShapeArchive, QT_TRANSLATE_NOOP("Messages", "an archive of files (zip) and no workbook")},
    {Reason::ShapeCompressed, QT_TRANSLATE_NOOP("Messages", "a compressed file: unpack it first")},
    {Reason::ShapeDatabase, QT_TRANSLATE_NOOP("Messages", "a database, such as a project of Accord")},
    //: "columns are separated by ..."
    {Reason::Commas, QT_TRANSLATE_NOOP("Messages", "commas")},
    {Reason::Semicolons, QT_TRANSLATE_NOOP("Messages", "semicolons")},
    {Reason::Tabs, QT_TRANSLATE_NOOP("Messages", "tabs")},
    {Reason::Bars, QT_TRANSLATE_NOOP("Messages", "vertical bars")},
    {Reason::TheCharacter, QT_TRANSLATE_NOOP("Messages", "the character \"%1\"")},
};

} // namespace

std::span<const Entry> aboutTables()
{
    return kTables;
}

} // namespace accord::messages
