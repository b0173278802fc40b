// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

// Each adds one command, or a group of them, to the command line or to a group.
void addNew(CommandSet& commands);
void addInfo(CommandSet& commands);
void addCheck(CommandSet& commands);
void addBackup(CommandSet& commands);
void addRestore(CommandSet& commands);
void addCopy(CommandSet& commands);
void addDemo(CommandSet& commands);

void addImport(CommandSet& commands);
void addExport(CommandSet& commands);

void addCollect(CommandSet& commands);                     ///< sources, fetching, selection, keywords, duplicates
void addCollectAdd(CommandSet& commands, CLI::App& group); ///< add, change, remove
void addCollectSources(CommandSet& commands, CLI::App& group);
void addCollectConfirm(CommandSet& commands, CLI::App& group);
void addCollectLog(CommandSet& commands, CLI::App& group);
void addCollectForecast(CommandSet& commands, CLI::App& group);
void addCollectFetch(CommandSet& commands, CLI::App& group);
void addCollectPreview(CommandSet& commands, CLI::App& group);
void addCollectBringIn(CommandSet& commands, CLI::App& group);
void addCollectKeywords(CommandSet& commands, CLI::App& group);
void addCollectDuplicates(CommandSet& commands, CLI::App& group);

void addPackage(CommandSet& commands);
void addReturn(CommandSet& commands); ///< of a package
void addMerge(CommandSet& commands);

void addAdd(CommandSet& commands); ///< people and rounds
void addLiftBlind(CommandSet& commands);
void addRound(CommandSet& commands);
void addSample(CommandSet& commands);
void addAssign(CommandSet& commands);
void addStudy(CommandSet& commands);                        ///< people, settings, screening
void addStudyTables(CommandSet& commands, CLI::App& group); ///< table and shares
void addProgress(CommandSet& commands);
void addTraining(CommandSet& commands);
void addRoundEnd(CommandSet& commands); ///< report and gate of a round

void addLabel(CommandSet& commands);
void addSearch(CommandSet& commands);
void addAgreement(CommandSet& commands);
void addPlan(CommandSet& commands, CLI::App& agreement);     ///< how many items and annotators a study needs
void addNextHour(CommandSet& commands, CLI::App& agreement); ///< what to do to make the interval narrower
void addUncertainty(CommandSet& commands);                   ///< how sure labels are
void addAudit(CommandSet& commands);                         ///< what makes labels doubtful
void addConflicts(CommandSet& commands);
void addDecide(CommandSet& commands);
void addReconcile(CommandSet& commands); ///< agenda, decide and what else a meeting does
void addAgenda(CommandSet& commands, CLI::App& group);
void addPairs(CommandSet& commands, CLI::App& group);
void addMeeting(CommandSet& commands, CLI::App& group); ///< begin, change, end, status, list
void addVote(CommandSet& commands, CLI::App& group);    ///< open, cast, reveal, call-off, status
void addReadingList(CommandSet& commands, CLI::App& group);
void addReconcileDecide(CommandSet& commands, CLI::App& group);
void addHistory(CommandSet& commands, CLI::App& group);

void addCards(CommandSet& commands);                      ///< card sorts
void addInterviews(CommandSet& commands);                 ///< rankings
void addTaxonomy(CommandSet& commands);                   ///< edits of the codebook, and proposals
void addEdits(CommandSet& commands, CLI::App& group);     ///< edit, merge, move, rename, split, retire
void addDrafts(CommandSet& commands, CLI::App& group);    ///< draft, preview, apply, undo
void addOpenCodes(CommandSet& commands, CLI::App& group); ///< of annotators' own
void addCodebook(CommandSet& commands);                   ///< what it says and said
void addWatch(CommandSet& commands);

} // namespace accord::cli
