// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What can be wrong. The sentence of each is in core/messages, where a comment is needed it is in the sentence; they
/// stand in the order of the sentences, several on a line, as there are hundreds. Nothing keeps their numbers: a new
/// one goes to its subject. It is included by whoever makes an error, and not by result.h, so that a new reason does
/// not compile everything anew.
namespace accord {

// clang-format off
enum class Reason : std::uint16_t {
    // Files and databases
    Cancelled, FileNotFound, FileExists, DatabaseLocked, FileNotADatabase, FileUnreadable, FileUnwritable,
    DiskFull, FileDamaged, FileReadOnly, DatabaseReadOnly, DatabaseFailed, LiesInCloudFolder, OpenedOnFullDisk,
    ImportRunning, ManyDecisionsRunning, FetchRunning, FileTooShort, SchemaOlder, SchemaOlderInCloud,
    LabelOutsideCodebook, TextNotUtf8, DanglingReference, ItemsContradict, IdentifierOfAnother,
    ReplacedWhileOpen, SecondName, LogOfAnotherFile, FileTooLarge, TooBusyToCopy, ContentUnreadable,
    WrittenWhileRead, NoLocksToRead, ClockImplausible, FolderWithoutLocks, GuardDoesNotStay, UndoneByAnother,
    OpenOnDiskMachine, DatabaseOfAnotherProgram, SchemaTooNew, CopyIsItself, CopyOfAnotherProject, NoPackage, EventGone,
    ChangedOnItsWay, UnpacksTooLarge, ReturnTooLarge, ReturnIsNoProject, NameOfFileBeside, StrangerBeside,
    NotARegularFile, ProjectNameUnsound,
    TableWithoutColumns, FileCut, FileCutToHeader, ForeignPart, ChangedPart, MissingPart, NoRoomForBackup,
    NoBackupOfReadOnly, NoBackupsInReadOnlyFolder, NothingReadable, UnsoundContent, BeyondBounds, OpenElsewhere,
    TaxonomyVersionUnreadable, Verbatim, BrokenPages, BrokenRows, MissingEntries, IdentityLost, SqliteFinds,
    RowRefersToNothing, UnnumberedRowRefersToNothing, HandedByNoAssignment, HandedOfAnotherRound,
    EventClockFarAhead, EventClockBelowZero, ProjectClockFarAhead, PlaceFarAhead, PictureNotDrawn,

    // People, rounds and who may do what
    PersonUnknown, NoPersonYet, RoundUnknown, NoRoundYet, RoundAmbiguous, CategoryUnknown, CategoryUnusable,
    RepositoryUnknown, RepositoryAmbiguous, ChangedMeanwhile, NotSaidWho, HasLeft, ObserversDoNotLabel,
    ObserversChangeNothing, PackageForOwnWork, OnlyLead, OnlyLeadNone, OthersLabelInRound, LeadDoesNotLabel,
    RoundNotStarted, RoundStartedAlready, OnlyRunningCloses, OnlyRunningChangesCodebook, RoundOver,
    OnlyClosedReconciles, RoundNotReconciled, RoundClosed, RoundReconciled, IssueOfOthers, RoundIsBlind,
    IssueNotFound, TextNotFound, RoundNotFound, ProposalNotFound, SecondVoteNotFound, PersonAmbiguous, NoPeople,
    NoRounds, TypesAre, CategoriesAre,

    // Planning and running a study
    WeightOfMember, NamedTwice, ReasonWithoutGate, ReasonAgainstGate, ReasonAcrossCodebooks, OnlyDraftsChange, NotHandedOut,
    NobodyLeftToLabel, EmptyBlock, OverlapOutOfRange, NegativeStratum, NoSuchStratum, OtherStrata, NobodyLabels,
    PlanOutdated, AssignmentMethodUnknown, LabelledAlready, OutcomeReasonUnsound, TooManyConditions,
    GateNotUnderstood, NoIssuesForRound, NoTaxonomy, ItemsWait, ConflictsWithoutDecision, NameWithoutLetter,
    InitialsUnsound, ColourOutOfRange, PseudonymUnsound, PersonExists, PseudonymTaken, PseudonymIsName,
    InitialsTaken, LeftOpenUnsound, OnlyLeadStays, OnePersonAlready, NotSaidToBeOne, PersonNotFound, PeopleAlready, TooManyPeopleInProject,
    RoleUnknown, RoundNeedsName, RoundExists, LiftingNeedsReason, DateUnsound, StrataNeedKeywords, StrataTwice,
    StrataUnknown, KeywordWithoutLetter, StrataNeedRound, QuotasPerStratum, QuotaTooLarge, NegativeSample,
    StratumUnknown, RepeatsOutOfRange, NothingToDrawFrom, NotDrawn, SampleDamaged, ListWithoutYear,
    ShareOfFalsePositives, ConfidenceOutOfRange,
    MarginOutOfRange, ProportionOutOfRange, EmptyPopulation, MarginOutOfReach, NoItems, QuotaTooSmall,
    CategoryNotFound, NotForTraining, ReferencesReadable, ReferenceUnsound, ExplanationNotUtf8,
    ExplanationMissing, ItemOfOtherRound, ReferencesOfOtherRound, GateUnexpected, ReasonNumberOutOfRange,
    ReasonNeedsWords, ReasonNotOneLine, ReasonsOutOfRange, ReasonTwice, TrainingShareOutOfRange,
    TrainingItemsOutOfRange,

    // Labels
    IssueNotInRound, IssueNotInProject, CategoryNeedsVerdict, ExclusionNeedsReason, ExclusionUnknown,
    LabelNotUtf8, TextTooLong, TooManyCitations, CitationUnsound, CitationNotFound, OpenCodeNeedsVerdict, OpenCodeUnsound, NoOpenCodes,
    OpenCodeUnknown, LinkUnsound, ItemNotFound, RescueDoesNotFit,

    // The codebook and proposals for it
    NoParentButNoType, ParentMissing, WrongLevel, ReplacedNotRetired, MergedIntoMissing, SplitIntoMissing,
    MergedInCircle, CategoryIncomplete, IdTwice, CodeTwice, CodebookTooLarge, CodebookVersionBroken, CodebookVersionNotFound,
    NoCode, CodeUsedBefore, RetiredTorn, NoteNotUtf8, FieldUnknown, EditExpected, EditRefused, EditLine,
    NoCategoryCoded, NoCategoryCodedButNear, CategoryRetired, NameOfOneLine, NameBeside, CodeTaken,
    CodeTakenByRetired, CodeHeld, FourthLevel, SummaryUnknown, SummaryOfTypesOnly, NotTranslated,
    NotOneLevelAbove, CalledThatAlready, CodedThatAlready, SaysThatAlready, BelowItself, ThereAlready,
    MergedIntoItself, CategoriesBelow, NotRetired, AboveIsRetired, ProposalUnknown, NoProposalYet,
    ProposalAmbiguous, CodeOfOther, CodeOfRetired, NewNeedsName, NewNeedsDefinition, NothingBelowSubtheme,
    ChangeNeedsText, ProposalNotUtf8, ProposalTextTooLong, TooManyExamples, NoCodebookVersions,
    VersionOutOfRange, NoteTooLong, DraftTooLong, NoEdits, EditEscape, EditTextOpen, EditNotUtf8, ProposalEnded,
    AgainstNeedsReason, RejectingNeedsReason, StillAcceptable, OnlyMakerWithdraws, AboveNotInCodebook,
    NotInCodebook, WishInFreeWords, RuleNotMet, RuleUnknown, CategoryExists, CategoryNameOfLines, OwnOpinionFirst, NotTheNewest,
    NoneBefore, NewestAlready,

    // Conflicts, meetings and decisions
    VoteNotRevealed, MeetingUnknown, NoMeetingYet, SavedFilterUnknown, NoSavedFilterYet, NoMajority,
    MajoritySaysOther, VotesFor, SaysNoneOfThese, SaysNotForStudy, NoSecondVoteRevealed, VoteOnOtherIssue,
    VoteWithoutLead, VoteLeadsElsewhere, MeetingNotOfRound, DecisionUnsound, DecisionNotUtf8, MethodOfRule,
    ParticipantNotInProject, AgainstMajority, FilterNotUnderstood, FilterNameUnsound, MeetingEnded,
    MeetingNameUnsound, BudgetOutOfRange, MeetingOfNobody, MeetingGoesOn, DecisionRuleUnknown,
    VoteRevealedAlready, VoteCalledOff, VoteUnsound, VoteNotUtf8, NobodyToVote, MeetingNotFound,
    IssueNotInThisRound, VotesOfOthers, NothingToReveal, VotesMissing,

    // Import, export and merging
    TableOfSummaries, NoLinkColumn, SeveralFinalColumns, NoTaxonomyForColumns, NoCodeColumn, ValueInColumn,
    CodeUnknown, CodeUnknownButNear, ColumnWithoutLabels, ColumnOfNobody, ColumnOfNoPerson, WouldReplaceLabel, ColumnTwice, NotEmbedded,
    RetiredTakesNoLabels, AnnotatorUnknown, EmptyTable, ColumnNotKnown, ColumnMissing, NameTooLong,
    RetiredMeanwhile, Namesake, TakingNeedsLead, TooManyFiles, NoIssuesForPerson, WouldReplaceProject,
    NamedLikeProject, NoCategories, AuditRepeatedItems, AuditCopiedLabels, AuditRepeatedBlock,
    AuditCodesOutside, AuditRenumbered, AuditNeverUsed, AuditNeverFinal, AuditNeverAgreed, AuditNeverAgreedSoFar,
    AuditFinalIsPlurality, AuditOrderEffect, AuditAverages, AuditTooFast, AuditChangedLater,
    AuditOneProject,
    PersonColumnMissing, LabelledTwice, ColumnRoleUnknown, LabelsAlmostAlike, PersonWithoutLabels,
    ColumnIsTotal, ColumnIsPlurality, ColumnOfManyLabels, ColumnOfOneself, ConflictUnknown, RecipeUnsound,
    NoRowOfRound, SeveralLabelColumns,

    // Tables of ratings and measures
    NoNumber, NoPath, NoSet, FirstColumnNoItem, RaterWithoutName, RaterWithBar, RaterTwice, RowPerRating, ItemsRepeat,
    RaterIsCount, RaterIsTotal, RaterIsPlurality, RaterOfManyLabels, RaterAlone, BlankMayMean, TooManyLabels,
    StandsThereTwice, TooManyCodes, SameNumber, OrderLacks, OrderHasMore, WordsHaveNoOrder, OrderOfOrdinalOnly,
    OptionEmpty, CodeEmpty, OptionGoesOn, RaterUnknown, TwoGroups, ColumnUnknown, CellsNotFull, CellOutOfRange,
    KappaOutOfRange, TooFewRaters, SharesUnsound, HalfWidthUnsound, HalfWidthOutOfReach, NoRaterColumn,
    NotAmongCodes,

    // Sources, requests and keywords
    ReplyTooLarge, FetchFailed, CertificateRefused, AccessRefused, RepositoryNotFound, RepositoryGone,
    GoneFromHost, LeftAloneUntil, LeftAloneUntilBecause, SourceGone, SourceUnknown, NoSourceYet,
    SourceAmbiguous, HeaderUnsound, TokenOverHttps, LibraryNotStarted, MethodUnknown, NoHomeFolder, NotWritable,
    SourceNotConfirmed, SimilarityOutOfRange, PairOfTwo, SourceChangedMeanwhile, PageFollowsItself, ListWithoutEnd,
    SamePageAgain, AnswerWithoutPage, AddressElsewhere, NotOnHost, HostRefuses, RedirectNowhere,
    RedirectElsewhere, TokenFileOpen, TokenLine, TokenLineAlone, NoKeywordInFile, ExpressionUnsound,
    KeywordNotUtf8, KeywordsTooLarge, ReadingStopped, NoLinkInFile, SourceLinkUnsound, ApiAddressUnsound,
    RepositoryUnsound, IssueNumberUnsound, DayUnsound, PeriodUnsound, HostLabelUnsound, KeywordUnsound,
    KeywordClassUnsound,
    GraphQlOfGitHub, GraphQlWithoutPulls, FetchedElsewhere, NumbersOnlyGrow, SourceExists, WebAddressUnsound,
    SchemeUnknown, AddressWithPassword, SourceNotUnderstood, PicturesOverHttps, PictureRedirected,
    RedirectedTooOften, PictureIsSvg, NotAPicture,

    // What stands in a file or in a reply
    QuoteNotClosed, QuoteTooLong, TextBehindQuote, LineTooLong, TooManyColumns, NotUtf8InLine, Workbook, WrongColumns,
    NoTable, WhichSheet, SheetUnknown, TextHasNoSheets, WorkbookNeedsNone, WorkbookEmpty, WorkbookTooLarge,
    ArchiveDamaged, PackedDamaged, PackedLocked, PackedTooLarge, PackedDeclares, PackedTooDeep, TooManyCells,
    DocumentWithoutText, FormulaWithoutValue, ValueWithoutHeading, EncodingUnknown, NotInEncoding, OtherSeparator, TableSeparatedBy,
    SheetOfWorkbook, ExcelWorkbook, OpenDocumentWorkbook, ShapeOldWorkbook, ShapeBinaryWorkbook, ShapePdf,
    ShapeWebPage, ShapeXml, ShapeJson, ShapeDocument, ShapeArchive, ShapeCompressed, ShapeDatabase, Commas,
    Semicolons, Tabs, Bars, TheCharacter,
    Unexpected, UnexpectedInKey, KeyUnknown, LinkLineTooLong, NotUtf8AtByte, NotUtf8, AndSoInMore, NoKeyword,
    NoKeywordInLine, NoVerdict, ReasonNotForVerdict, UnknownCategoryThere, CategoryWithoutVerdict, NoTime,
    LabelNoneOfThese, ExclusionWithoutReason, CitationsUnsound, LabelIncomplete, TakingPartByName, DecisionIncomplete,
    DecisionContradicts, NoLink, OccurrenceFromOne, NoItem, KeyTwice, ItemTooLarge, TooDeep, TooDeepAtByte,
    TaxonomyTooLarge, TaxonomyCut, NoJsonAtByte, NumberTooLarge, PropertyUnknown, NeedsProperty, NeedsFormat,
    NeedsVersion, NeedsCategories, SummaryNotOfType, IdOfOther, CodeTwiceOn, ParentNotThere, OwnAncestor,
    TooDeepCategory, NeedsCodeOrName, CodeUnsound, CategoryTooLong, NameTwiceOn, ParentUnknown,
    ParentUnknownButNear, ParentAmbiguous, HeadingUnknown, HeadingTwice, HeaderNeeded, CellWithoutHeading,
    IndentUnmatched, NoJsonThere, NoCategoryInFile, TooManyInTaxonomy, TaxonomyFaults, OneBelowAnother,
    FurtherFaults, FormUnknown, CategoryIn, HtmlPage, EmptyReply, ReplyCut, NoJson, BecameShorter, CommentAmongIssues,
    IssueTooLarge, ObjectCut, NoSuchIssue, SaysOf,

    // The command line
    PartsByCoefficient, ExplainUnknown, MatrixNeedsLevel, AnnotatorWithoutLabel, FinalTypeBelow,
    CoefficientUnknown, RelabelOfOthers, WhoSaysIt, SayUnknown, SourceNeedsRepository, DialectNeeded,
    KeywordListUnknown, WhichKeywordList, SayWho, SayWhichRound, SameByWhat, AnnotatorIsUnsound, OtherColumns,
    LabelSaysNothing, SayWhoMakesIt, SayWhichIssue, SayWhatItIs, NothingToOpenAgain,
    NoMeetingGoesOn, NoVoteHere, IssueOccursOften, PersonChoiceUnsound, PersonNotInFiles, NobodyOfThatName,
    TakeNoneAlone, WeightUnsound, WhoseProgress, NameTheDraft, PurposeUnknown, QuotaUnsound,
    ReferenceNotUnderstood, WhoseTraining, SupportNeedsIssue,

    // Words within a sentence
    Listed, FieldChanged, TooManyPeople, TooManyRounds, TooManyCodebooks, TooManyCategories, TooManyFilters,
    TooManyChanges, EndlessName, NameOfLines, UnsoundTime, EndlessFilter, UnsoundEvent, EventAboutNothing,
    UnsoundLabel, UnsoundReason,
    UnsoundDecision, UnsoundColour,
    TooManySamePeople, UnsoundStandIn, UnsoundItem, UnsoundAssignment, TimeInFarFuture, UnsoundKeyword,
    EndlessFact, EndlessText, LogicalClock, PlaceInRound, TextVersion, LongWork, AnotherProgram, NamelessWindow, Somebody,
    WaitsFor, AgainstIt, WaitsForAndAgainst, VersionMade, TheCodebook, CategoryNamed, RoundNamed, PersonNamed,
    TheSettings, EndOfLine, Quoted, CategoryCode, NameInQuotes, LevelName, AField, LanguageTag, OneText,
    TwoNames, EditVerb, FieldName, FieldPurpose, FieldBlindness, FieldPeople, FieldOrder, FieldGate,
    FieldOpenCodes,
    FieldInitials, FieldColour, FieldRole, FieldPseudonym, FieldReasons, FieldTrainingLevel, FieldTrainingShare,
    FieldTrainingItems, FieldLabels, FilterAcross, FilterPair, FilterCategories, FilterBlock, FilterRepository,
    FilterWords, FilterOnce, FilterValue, FilterUtf8, FilterQuote, EndOfFile, ListName, ListStart,
    KeywordNotEmpty, KeywordEnd, KeywordInQuotes, ClosingQuote, AnObject, AnArray, AnArrayOfTexts, SomeText,
    ANumber, TrueOrFalse, NullValue, AUuid, ASummary, WholeNumberTo, AWholeNumber, NumberFromZero, TextOfBytes,
    LongText, TheSource, FieldApi, FieldHost, FieldAddress, FieldRepository, FieldNumbers, FieldWay,
    FieldPeriod, FieldFrom, FieldTo, FieldState, FieldHostLabels, FieldKeywords, FieldPlaces, FieldPullRequests,
    HttpStatus, HttpStatusSaid, AnHtmlPage, AnHtmlPageCalled, AnEmptyReply, ATornReply, LimitOfRequests,
    IssueIsElsewhere, ReplyNotUtf8, AtPlace, FoundInPlace, FoundInMember, TheReply, TheIssue, TheIssues,
    TheRepository, ADiscussion, IssueAtPlace, NumberedIssueAtPlace, CommentAtPlace, CommentOnIssue,
    CommentOfNoIssue, NothingThere, AnotherText, Objects, TextOrWholeNumber, TextOrObject, AComment,
    FieldTooLong, FieldTooMany, ACount, ATime, AValue, LinkOfIssue, LinkOfText, LinkOfComment, ArrayOfIssues,
    NothingSorted, CardWithoutName, CardTwice, CardSortedTwice, TooManyCards, SortersOutOfBounds, NoCards, SortLevels,
    RankUnsound, NothingRanked, TooManyRanked,
    KindOfText, NameOfText, CodeOfLanguage, PlaceInRecording,
    ArrayOfComments, WhereItGoesOn, NoJsonByte, LineBelowLimit, ObjectBelowLimit, RestOfObject, RestOfArray,
    ObjectOrArray, CommaOrBracket, ItsEnd, AndBeforeCondition, GateFigure, AComparison, NumberOfAgreement,
    NumberFromZeroOn,
};
// clang-format on

inline constexpr std::size_t kReasons = static_cast<std::size_t>(Reason::NumberFromZeroOn) + 1;

} // namespace accord
