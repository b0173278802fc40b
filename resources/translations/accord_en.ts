<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgreementBehind</name>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln person</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementExplained</name>
    <message numerus="yes">
        <source>%Ln items with a single label: they count for the shares of the categories only</source>
        <translation>
            <numerusform>%Ln item with a single label: it counts for the shares of the categories only</numerusform>
            <numerusform>%Ln items with a single label: they count for the shares of the categories only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items without a label at this level</source>
        <translation>
            <numerusform>%Ln item without a label at this level</numerusform>
            <numerusform>%Ln items without a label at this level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items outside the chosen repository</source>
        <translation>
            <numerusform>%Ln item outside the chosen repository</numerusform>
            <numerusform>%Ln items outside the chosen repository</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items decided as another type</source>
        <translation>
            <numerusform>%Ln item decided as another type</numerusform>
            <numerusform>%Ln items decided as another type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items without a decision</source>
        <translation>
            <numerusform>%Ln item without a decision</numerusform>
            <numerusform>%Ln items without a decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels that stop above this level</source>
        <translation>
            <numerusform>%Ln label that stops above this level</numerusform>
            <numerusform>%Ln labels that stop above this level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeats, which show an issue once more</source>
        <translation>
            <numerusform>%Ln repeat, which shows an issue once more</numerusform>
            <numerusform>%Ln repeats, which show an issue once more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels that say “cannot tell”</source>
        <translation>
            <numerusform>%Ln label that says “cannot tell”</numerusform>
            <numerusform>%Ln labels that say “cannot tell”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs of people have no kappa and are left out.</source>
        <translation>
            <numerusform>%Ln pair of people has no kappa and is left out.</numerusform>
            <numerusform>%Ln pairs of people have no kappa and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels that are an annotator&apos;s own code</source>
        <translation>
            <numerusform>%Ln label that is an annotator&apos;s own code</numerusform>
            <numerusform>%Ln labels that are an annotator&apos;s own code</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementFigures</name>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues were drawn to be labelled twice.</source>
        <translation>
            <numerusform>%Ln issue was drawn to be labelled twice.</numerusform>
            <numerusform>%Ln issues were drawn to be labelled twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stand in a file once more.</source>
        <translation>
            <numerusform>%Ln stands in a file once more.</numerusform>
            <numerusform>%Ln stand in a file once more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues were labelled in an earlier round; these labels come first.</source>
        <translation>
            <numerusform>%Ln issue was labelled in an earlier round; these labels come first.</numerusform>
            <numerusform>%Ln issues were labelled in an earlier round; these labels come first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %Ln items</source>
        <translation>
            <numerusform>%1 %2 on %Ln item</numerusform>
            <numerusform>%1 %2 on %Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%Ln pairs of labels agree on it</source>
        <translation>
            <numerusform>%1
%Ln pair of labels agrees on it</numerusform>
            <numerusform>%1
%Ln pairs of labels agree on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%2
%Ln pairs of labels differ like this</source>
        <translation>
            <numerusform>%1
%2
%Ln pair of labels differs like this</numerusform>
            <numerusform>%1
%2
%Ln pairs of labels differ like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided by people: %1</source>
        <translation>
            <numerusform>%Ln decided by people: %1</numerusform>
            <numerusform>%Ln decided by people: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementInsight</name>
    <message numerus="yes">
        <source>make up %1 of all disagreement; half of it comes from %Ln pairs of categories.</source>
        <translation>
            <numerusform>make up %1 of all disagreement; half of it comes from %Ln pair of categories.</numerusform>
            <numerusform>make up %1 of all disagreement; half of it comes from %Ln pairs of categories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln person</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with fewer than %1 labels</source>
        <translation>
            <numerusform>%Ln category with fewer than %1 labels</numerusform>
            <numerusform>%Ln categories with fewer than %1 labels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementPassages</name>
    <message numerus="yes">
        <source>%Ln passages are left out: the present texts do not have them any more.</source>
        <translation>
            <numerusform>%Ln passage is left out: the present texts do not have it any more.</numerusform>
            <numerusform>%Ln passages are left out: the present texts do not have them any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementWording</name>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln label</numerusform>
            <numerusform>%Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out: a single label.</source>
        <translation>
            <numerusform>%Ln left out: a single label.</numerusform>
            <numerusform>%Ln left out: a single label.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out: no label at this level.</source>
        <translation>
            <numerusform>%Ln left out: no label at this level.</numerusform>
            <numerusform>%Ln left out: no label at this level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are repeats: the same issue once more.</source>
        <translation>
            <numerusform>%Ln of them is a repeat: the same issue once more.</numerusform>
            <numerusform>%Ln of them are repeats: the same issue once more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeats left out.</source>
        <translation>
            <numerusform>%Ln repeat left out.</numerusform>
            <numerusform>%Ln repeats left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the chosen repository.</source>
        <translation>
            <numerusform>%Ln outside the chosen repository.</numerusform>
            <numerusform>%Ln outside the chosen repository.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not decided.</source>
        <translation>
            <numerusform>%Ln not decided.</numerusform>
            <numerusform>%Ln not decided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided as another type.</source>
        <translation>
            <numerusform>%Ln decided as another type.</numerusform>
            <numerusform>%Ln decided as another type.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels stop above this level and do not count.</source>
        <translation>
            <numerusform>%Ln label stops above this level and does not count.</numerusform>
            <numerusform>%Ln labels stop above this level and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels say “cannot tell” and do not count.</source>
        <translation>
            <numerusform>%Ln label says “cannot tell” and does not count.</numerusform>
            <numerusform>%Ln labels say “cannot tell” and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are an annotator&apos;s own code and do not count.</source>
        <translation>
            <numerusform>%Ln label is an annotator&apos;s own code and does not count.</numerusform>
            <numerusform>%Ln labels are an annotator&apos;s own code and do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collect</name>
    <message numerus="yes">
        <source>%n keywords</source>
        <translation>
            <numerusform>%n keyword</numerusform>
            <numerusform>%n keywords</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message numerus="yes">
        <source>%n labels were changed afterwards</source>
        <translation>
            <numerusform>%n label was changed afterwards</numerusform>
            <numerusform>%n labels were changed afterwards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels were given only afterwards</source>
        <translation>
            <numerusform>%n label was given only afterwards</numerusform>
            <numerusform>%n labels were given only afterwards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels were changed afterwards and %1 given only then</source>
        <translation>
            <numerusform>%n label was changed afterwards and %1 given only then</numerusform>
            <numerusform>%n labels were changed afterwards and %1 given only then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes so far</source>
        <translation>
            <numerusform>%n minute so far</numerusform>
            <numerusform>%n minutes so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minutes</source>
        <translation>
            <numerusform>%1 of %n minute</numerusform>
            <numerusform>%1 of %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minutes so far</source>
        <translation>
            <numerusform>%1 of %n minute so far</numerusform>
            <numerusform>%1 of %n minutes so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second votes</source>
        <translation>
            <numerusform>%n second vote</numerusform>
            <numerusform>%n second votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were decided by a rule and opened again, as before.</source>
        <translation>
            <numerusform>%n item was decided by a rule and opened again, as before.</numerusform>
            <numerusform>%n items were decided by a rule and opened again, as before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions were imported from files.</source>
        <translation>
            <numerusform>%n decision was imported from files.</numerusform>
            <numerusform>%n decisions were imported from files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 conflicts are not decided; %n items are deferred.</source>
        <translation>
            <numerusform>%1 of %2 conflicts are not decided; %n item is deferred.</numerusform>
            <numerusform>%1 of %2 conflicts are not decided; %n items are deferred.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fleiss&apos; kappa with its 95 % interval. %n items have a second vote that is revealed.</source>
        <translation>
            <numerusform>Fleiss&apos; kappa with its 95 % interval. %n item has a second vote that is revealed.</numerusform>
            <numerusform>Fleiss&apos; kappa with its 95 % interval. %n items have a second vote that is revealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more characters</source>
        <translation>
            <numerusform>%n more character</numerusform>
            <numerusform>%n more characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comments</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln label</numerusform>
            <numerusform>%Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels to look at again</source>
        <translation>
            <numerusform>%Ln label to look at again</numerusform>
            <numerusform>%Ln labels to look at again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fetching</name>
    <message numerus="yes">
        <source>About %Ln requests</source>
        <translation>
            <numerusform>About %Ln request</numerusform>
            <numerusform>About %Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pull requests</source>
        <translation>
            <numerusform>%Ln pull request</numerusform>
            <numerusform>%Ln pull requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues that cannot be read</source>
        <translation>
            <numerusform>%Ln issue that cannot be read</numerusform>
            <numerusform>%Ln issues that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments that cannot be read</source>
        <translation>
            <numerusform>%Ln comment that cannot be read</numerusform>
            <numerusform>%Ln comments that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments whose issues are not in the list</source>
        <translation>
            <numerusform>%Ln comment whose issue is not in the list</numerusform>
            <numerusform>%Ln comments whose issues are not in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues that the host no longer has there</source>
        <translation>
            <numerusform>%Ln issue that the host no longer has there</numerusform>
            <numerusform>%Ln issues that the host no longer has there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources could not be finished; Fetch goes on there.</source>
        <translation>
            <numerusform>One source could not be finished; Fetch goes on there.</numerusform>
            <numerusform>%n sources could not be finished; Fetch goes on there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new issues, %1 changed.</source>
        <translation>
            <numerusform>%Ln new issue, %1 changed.</numerusform>
            <numerusform>%Ln new issues, %1 changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresText</name>
    <message numerus="yes">
        <source>On %1 of %n items all are alike. Fewer than ten items have no coefficient.</source>
        <translation>
            <numerusform>On %1 of %n item all are alike. Fewer than ten items have no coefficient.</numerusform>
            <numerusform>On %1 of %n items all are alike. Fewer than ten items have no coefficient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions were made by a rule from these very labels and agree with them by construction; the column “without rules” leaves them out.</source>
        <translation>
            <numerusform>%Ln decision was made by a rule from these very labels and agrees with them by construction; the column “without rules” leaves it out.</numerusform>
            <numerusform>%Ln decisions were made by a rule from these very labels and agree with them by construction; the column “without rules” leaves them out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GateReport</name>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln label</numerusform>
            <numerusform>%Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln issue</numerusform>
            <numerusform>%Ln issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln person</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeetingText</name>
    <message numerus="yes">
        <source>At this pace %Ln of %1 are left at the end.</source>
        <translation>
            <numerusform>At this pace %Ln of %1 is left at the end.</numerusform>
            <numerusform>At this pace %Ln of %1 are left at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln put off</source>
        <translation>
            <numerusform>%1, %Ln put off</numerusform>
            <numerusform>%1, %Ln put off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln label</numerusform>
            <numerusform>%Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>%Ln vote</numerusform>
            <numerusform>%Ln votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln meeting steps</source>
        <translation>
            <numerusform>%Ln meeting step</numerusform>
            <numerusform>%Ln meeting steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln person</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln issue</numerusform>
            <numerusform>%Ln issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln codebook versions</source>
        <translation>
            <numerusform>%Ln codebook version</numerusform>
            <numerusform>%Ln codebook versions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round changes</source>
        <translation>
            <numerusform>%Ln round change</numerusform>
            <numerusform>%Ln round changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln assignments</source>
        <translation>
            <numerusform>%Ln assignment</numerusform>
            <numerusform>%Ln assignments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gate outcomes</source>
        <translation>
            <numerusform>%Ln gate outcome</numerusform>
            <numerusform>%Ln gate outcomes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln person changes</source>
        <translation>
            <numerusform>%Ln person change</numerusform>
            <numerusform>%Ln person changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings changes</source>
        <translation>
            <numerusform>%Ln settings change</numerusform>
            <numerusform>%Ln settings changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source changes</source>
        <translation>
            <numerusform>%Ln source change</numerusform>
            <numerusform>%Ln source changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln newer issue facts</source>
        <translation>
            <numerusform>%Ln newer issue fact</numerusform>
            <numerusform>%Ln newer issue facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels were given anew, as you chose.</source>
        <translation>
            <numerusform>%Ln label was given anew, as you chose.</numerusform>
            <numerusform>%Ln labels were given anew, as you chose.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackageText</name>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels so far</source>
        <translation>
            <numerusform>%Ln label so far</numerusform>
            <numerusform>%Ln labels so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln codebook versions</source>
        <translation>
            <numerusform>%Ln codebook version</numerusform>
            <numerusform>%Ln codebook versions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message numerus="yes">
        <source>Decide %Ln Unanimous Items</source>
        <translation>
            <numerusform>Decide %Ln Unanimous Item</numerusform>
            <numerusform>Decide %Ln Unanimous Items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by Majority</source>
        <translation>
            <numerusform>Decide %Ln Item by Majority</numerusform>
            <numerusform>Decide %Ln Items by Majority</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by Plurality</source>
        <translation>
            <numerusform>Decide %Ln Item by Plurality</numerusform>
            <numerusform>Decide %Ln Items by Plurality</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide the Theme of %Ln Items</source>
        <translation>
            <numerusform>Decide the Theme of %Ln Item</numerusform>
            <numerusform>Decide the Theme of %Ln Items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by One Person’s Label</source>
        <translation>
            <numerusform>Decide %Ln Item by One Person’s Label</numerusform>
            <numerusform>Decide %Ln Items by One Person’s Label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by at Least %1 Alike</source>
        <translation>
            <numerusform>Decide %Ln Item by at Least %1 Alike</numerusform>
            <numerusform>Decide %Ln Items by at Least %1 Alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%Ln&lt;/b&gt; issues that the round shows more than once are decided differently from one time to the other: %1</source>
        <translation>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; issue that the round shows more than once is decided differently from one time to the other: %1</numerusform>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; issues that the round shows more than once are decided differently from one time to the other: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%Ln&lt;/b&gt; items get a decision that is marked as the rule’s. One undo takes all of them back.</source>
        <translation>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; item gets a decision that is marked as the rule’s. One undo takes it back.</numerusform>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; items get a decision that is marked as the rule’s. One undo takes all of them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items as %1</source>
        <translation>
            <numerusform>Decide %Ln Item as %1</numerusform>
            <numerusform>Decide %Ln Items as %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide That %Ln Items Are Not for This Study</source>
        <translation>
            <numerusform>Decide That %Ln Item Is Not for This Study</numerusform>
            <numerusform>Decide That %Ln Items Are Not for This Study</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>The mean of the last %n days on which something was finished.</source>
        <translation>
            <numerusform>What was finished on the last day on which something was.</numerusform>
            <numerusform>The mean of the last %n days on which something was finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of the %Ln issues whose time is known were in view for less, half for more.</source>
        <translation>
            <numerusform>The %Ln issue whose time is known was in view for that long.</numerusform>
            <numerusform>Half of the %Ln issues whose time is known were in view for less, half for more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message numerus="yes">
        <source>at least %n of those who are asked are for it</source>
        <translation>
            <numerusform>at least %n of those who are asked is for it</numerusform>
            <numerusform>at least %n of those who are asked are for it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message numerus="yes">
        <source>%n comments</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show %Ln more lines</source>
        <translation>
            <numerusform>show %Ln more line</numerusform>
            <numerusform>show %Ln more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show %Ln more characters</source>
        <translation>
            <numerusform>show %Ln more character</numerusform>
            <numerusform>show %Ln more characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln short comments: %1</source>
        <translation>
            <numerusform>%Ln short comment: %1</numerusform>
            <numerusform>%Ln short comments: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundFacts</name>
    <message numerus="yes">
        <source>%1; %Ln of them come twice</source>
        <translation>
            <numerusform>%1; %Ln of them comes twice</numerusform>
            <numerusform>%1; %Ln of them come twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %Ln were added later</source>
        <translation>
            <numerusform>%1; %Ln was added later</numerusform>
            <numerusform>%1; %Ln were added later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items.</source>
        <translation>
            <numerusform>%Ln item.</numerusform>
            <numerusform>%Ln items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items wait to be handed out.</source>
        <translation>
            <numerusform>%Ln item waits to be handed out.</numerusform>
            <numerusform>%Ln items wait to be handed out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Selection</name>
    <message numerus="yes">
        <source>%1 of %Ln fetched issues are selected.</source>
        <translation>
            <numerusform>%1 of %Ln fetched issue is selected.</numerusform>
            <numerusform>%1 of %Ln fetched issues are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are not in the project yet.</source>
        <translation>
            <numerusform>%Ln of them is not in the project yet.</numerusform>
            <numerusform>%Ln of them are not in the project yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message numerus="yes">
        <source>The items were drawn: the shares are those of all %Ln issues they were drawn from, and each item counts as many as it stands for in its stratum.</source>
        <translation>
            <numerusform>The items were drawn: the shares are those of the %Ln issue they were drawn from, and each item counts as many as it stands for in its stratum.</numerusform>
            <numerusform>The items were drawn: the shares are those of all %Ln issues they were drawn from, and each item counts as many as it stands for in its stratum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln strata.</source>
        <translation>
            <numerusform>There is %Ln stratum.</numerusform>
            <numerusform>There are %Ln strata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the issues are in strata without a decided item.</source>
        <translation>
            <numerusform>%Ln of the issues is in a stratum without a decided item.</numerusform>
            <numerusform>%Ln of the issues are in strata without a decided item.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are not for the study.</source>
        <translation>
            <numerusform>%Ln item is not for the study.</numerusform>
            <numerusform>%Ln items are not for the study.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are left out: in no stratum of the sample any more.</source>
        <translation>
            <numerusform>%Ln item is left out: in no stratum of the sample any more.</numerusform>
            <numerusform>%Ln items are left out: in no stratum of the sample any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were added until a category had enough, so there is no interval: how many there are depends on what was found.</source>
        <translation>
            <numerusform>%Ln item was added until a category had enough, so there is no interval: how many there are depends on what was found.</numerusform>
            <numerusform>%Ln items were added until a category had enough, so there is no interval: how many there are depends on what was found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were added until a category had enough.</source>
        <translation>
            <numerusform>%Ln item was added until a category had enough.</numerusform>
            <numerusform>%Ln items were added until a category had enough.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingText</name>
    <message numerus="yes">
        <source>%1, in %n windows</source>
        <translation>
            <numerusform>%1, in %n window</numerusform>
            <numerusform>%1, in %n windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A program that had this project open ended abruptly. All that it had saved is here; pages recovered: %n.</source>
        <translation>
            <numerusform>A program that had this project open ended abruptly. All that it had saved is here; pages recovered: %n.</numerusform>
            <numerusform>A program that had this project open ended abruptly. All that it had saved is here; pages recovered: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A program that had this project open ended abruptly. What it had not finished saving was undone; pages put back: %n.</source>
        <translation>
            <numerusform>A program that had this project open ended abruptly. What it had not finished saving was undone; pages put back: %n.</numerusform>
            <numerusform>A program that had this project open ended abruptly. What it had not finished saving was undone; pages put back: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message numerus="yes">
        <source>%n issues of it</source>
        <translation>
            <numerusform>%n issue of it</numerusform>
            <numerusform>%n issues of it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message numerus="yes">
        <source>%1 and %Ln more people</source>
        <translation>
            <numerusform>%1 and %Ln more person</numerusform>
            <numerusform>%1 and %Ln more people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaxonomyEdits</name>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln label</numerusform>
            <numerusform>%Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::AgainPanel</name>
    <message numerus="yes">
        <source>%Ln of your labels are to be looked at again. Giving them once more, also the same, is enough.</source>
        <translation>
            <numerusform>%Ln of your labels is to be looked at again. Giving it once more, also the same, is enough.</numerusform>
            <numerusform>%Ln of your labels are to be looked at again. Giving them once more, also the same, is enough.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::AssignDialog</name>
    <message numerus="yes">
        <source>For %Ln labels nobody is there.</source>
        <translation>
            <numerusform>For %Ln label nobody is there.</numerusform>
            <numerusform>For %Ln labels nobody is there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::AssignForm</name>
    <message numerus="yes">
        <source>Each issue is to go to %1 people, and %n are ticked.</source>
        <translation>
            <numerusform>Each issue is to go to %1 people, and %n is ticked.</numerusform>
            <numerusform>Each issue is to go to %1 people, and %n are ticked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::BlockModel</name>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln issue</numerusform>
            <numerusform>%Ln issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookModel</name>
    <message numerus="yes">
        <source>%1, %Ln labels</source>
        <translation>
            <numerusform>%1, %Ln label</numerusform>
            <numerusform>%1, %Ln labels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::CompositionView</name>
    <message numerus="yes">
        <source>%1 of %Ln issues, and %2 of them twice</source>
        <translation>
            <numerusform>%1 of %Ln issue, and %2 of them twice</numerusform>
            <numerusform>%1 of %Ln issues, and %2 of them twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues</source>
        <translation>
            <numerusform>%1 of %Ln issue</numerusform>
            <numerusform>%1 of %Ln issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::EditList</name>
    <message numerus="yes">
        <source>%n pending edits</source>
        <translation>
            <numerusform>%n pending edit</numerusform>
            <numerusform>%n pending edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln label</numerusform>
            <numerusform>%Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FeedbackDialog</name>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln issue</numerusform>
            <numerusform>%Ln issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FetchController</name>
    <message numerus="yes">
        <source>Fetching %n sources</source>
        <translation>
            <numerusform>Fetching %n source</numerusform>
            <numerusform>Fetching %n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FilterChoice</name>
    <message numerus="yes">
        <source>at most %Ln of a block</source>
        <translation>
            <numerusform>at most %Ln of a block</numerusform>
            <numerusform>at most %Ln of a block</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawn by chance</source>
        <translation>
            <numerusform>%Ln drawn by chance</numerusform>
            <numerusform>%Ln drawn by chance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the worst %Ln</source>
        <translation>
            <numerusform>the worst %Ln</numerusform>
            <numerusform>the worst %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln issue</numerusform>
            <numerusform>%Ln issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FindBar</name>
    <message numerus="yes">
        <source>%n more in folded parts</source>
        <translation>
            <numerusform>%n more in folded parts</numerusform>
            <numerusform>%n more in folded parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ImportFlow</name>
    <message numerus="yes">
        <source>%n categories of the file have the code and the name of one of this project, but other identifiers: the file was made anew, or comes from elsewhere. Are they the same?</source>
        <translation>
            <numerusform>%n category of the file has the code and the name of one of this project, but another identifier: the file was made anew, or comes from elsewhere. Is it the same?</numerusform>
            <numerusform>%n categories of the file have the code and the name of one of this project, but other identifiers: the file was made anew, or comes from elsewhere. Are they the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Codebook %1: %Ln new categories, %2 changed, %3 retired.</source>
        <translation>
            <numerusform>Codebook %1: %Ln new category, %2 changed, %3 retired.</numerusform>
            <numerusform>Codebook %1: %Ln new categories, %2 changed, %3 retired.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::KeywordsTab</name>
    <message numerus="yes">
        <source>%1 relevant, %Ln false positives</source>
        <translation>
            <numerusform>%1 relevant, %Ln false positive</numerusform>
            <numerusform>%1 relevant, %Ln false positives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::LabelImportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::LabelPane</name>
    <message numerus="yes">
        <source>Not saved yet: %n of your labels. They are kept here and written as soon as the file can be written.</source>
        <translation>
            <numerusform>Not saved yet: %n of your labels. It is kept here and written as soon as the file can be written.</numerusform>
            <numerusform>Not saved yet: %n of your labels. They are kept here and written as soon as the file can be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A label cites %Ln passages at most, and no longer ones than a few pages.</source>
        <translation>
            <numerusform>A label cites %Ln passage at most, and no longer ones than a few pages.</numerusform>
            <numerusform>A label cites %Ln passages at most, and no longer ones than a few pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::MeetingBar</name>
    <message numerus="yes">
        <source>%Ln of %1 left</source>
        <translation>
            <numerusform>%Ln of %1 left</numerusform>
            <numerusform>%Ln of %1 left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::MergeDialog</name>
    <message numerus="yes">
        <source>And %n more changes of categories.</source>
        <translation>
            <numerusform>And %n more change of categories.</numerusform>
            <numerusform>And %n more changes of categories.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::MergeFlow</name>
    <message numerus="yes">
        <source>Looking through %n files</source>
        <translation>
            <numerusform>Looking through %n file</numerusform>
            <numerusform>Looking through %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merging %n files</source>
        <translation>
            <numerusform>Merging %n file</numerusform>
            <numerusform>Merging %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::MinutesDialog</name>
    <message numerus="yes">
        <source>%1 has the minutes. Decisions by people: %n</source>
        <translation>
            <numerusform>%1 has the minutes. Decisions by people: %n</numerusform>
            <numerusform>%1 has the minutes. Decisions by people: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ModelReader</name>
    <message numerus="yes">
        <source>It converged after %Ln steps.</source>
        <translation>
            <numerusform>It converged after %Ln step.</numerusform>
            <numerusform>It converged after %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not converged after %Ln steps.</source>
        <translation>
            <numerusform>It has not converged after %Ln step.</numerusform>
            <numerusform>It has not converged after %Ln steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ModelView</name>
    <message numerus="yes">
        <source>Fitted to the first labels of %Ln issues.</source>
        <translation>
            <numerusform>Fitted to the first labels of %Ln issue.</numerusform>
            <numerusform>Fitted to the first labels of %Ln issues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It converged after %Ln steps.</source>
        <translation>
            <numerusform>It converged after %Ln step.</numerusform>
            <numerusform>It converged after %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not converged after %Ln steps.</source>
        <translation>
            <numerusform>It has not converged after %Ln step.</numerusform>
            <numerusform>It has not converged after %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues have another most probable category than the one with most labels.</source>
        <translation>
            <numerusform>%Ln issue has another most probable category than the one with most labels.</numerusform>
            <numerusform>%Ln issues have another most probable category than the one with most labels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::NewRoundDialog</name>
    <message numerus="yes">
        <source>Create Draft of %Ln Issues</source>
        <translation>
            <numerusform>Create Draft of %Ln Issue</numerusform>
            <numerusform>Create Draft of %Ln Issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln issues</source>
        <translation>
            <numerusform>all %Ln issue</numerusform>
            <numerusform>all %Ln issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues, seed %2</source>
        <translation>
            <numerusform>%1 of %Ln issue, seed %2</numerusform>
            <numerusform>%1 of %Ln issues, seed %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues, %2 by %3, seed %4</source>
        <translation>
            <numerusform>%1 of %Ln issue, %2 by %3, seed %4</numerusform>
            <numerusform>%1 of %Ln issues, %2 by %3, seed %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them come twice</source>
        <translation>
            <numerusform>%Ln of them comes twice</numerusform>
            <numerusform>%Ln of them come twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels for each issue, %1 in all</source>
        <translation>
            <numerusform>%n label for each issue, %1 in all</numerusform>
            <numerusform>%n labels for each issue, %1 in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::NextHourView</name>
    <message numerus="yes">
        <source>Or talk first: %1 and %2 are taken for each other most, on %Ln items. That takes about as many minutes, at one minute each.</source>
        <translation>
            <numerusform>Or talk first: %1 and %2 are taken for each other most, on %Ln item. That takes about as many minutes, at one minute each.</numerusform>
            <numerusform>Or talk first: %1 and %2 are taken for each other most, on %Ln items. That takes about as many minutes, at one minute each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln more labels would do for ± %1.</source>
        <translation>
            <numerusform>Then %Ln more label would do for ± %1.</numerusform>
            <numerusform>Then %Ln more labels would do for ± %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is not enough to estimate from yet: let two people or more label the same %Ln items first. Until then the table assumes a kappa of %1.</source>
        <translation>
            <numerusform>There is not enough to estimate from yet: let two people or more label the same %Ln item first. Until then the table assumes a kappa of %1.</numerusform>
            <numerusform>There is not enough to estimate from yet: let two people or more label the same %Ln items first. Until then the table assumes a kappa of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ± %1 it takes about %Ln more labels, if all label the same new items.</source>
        <translation>
            <numerusform>To ± %1 it takes about %Ln more label, if all label the same new items.</numerusform>
            <numerusform>To ± %1 it takes about %Ln more labels, if all label the same new items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln minutes</source>
        <translation>
            <numerusform>The next minute</numerusform>
            <numerusform>The next %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::Planner</name>
    <message numerus="yes">
        <source>%1: about %Ln more items like those so far until the interval lies above it.</source>
        <translation>
            <numerusform>%1: about %Ln more item like those so far until the interval lies above it.</numerusform>
            <numerusform>%1: about %Ln more items like those so far until the interval lies above it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %Ln more items like those so far until the interval lies below it.</source>
        <translation>
            <numerusform>%1: about %Ln more item like those so far until the interval lies below it.</numerusform>
            <numerusform>%1: about %Ln more items like those so far until the interval lies below it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ProgressPopup</name>
    <message numerus="yes">
        <source>%n of them you could not tell</source>
        <translation>
            <numerusform>%n of them you could not tell</numerusform>
            <numerusform>%n of them you could not tell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over the last %n working days</source>
        <translation>
            <numerusform>over the last %n working day</numerusform>
            <numerusform>over the last %n working days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::QueueFilter</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in titles</source>
        <translation>
            <numerusform>%n in titles</numerusform>
            <numerusform>%n in titles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ReadingListDialog</name>
    <message numerus="yes">
        <source>%Ln issues are in %1.</source>
        <translation>
            <numerusform>One issue is in %1.</numerusform>
            <numerusform>%Ln issues are in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ReportSheet</name>
    <message numerus="yes">
        <source>%Ln labels wait to be looked at again: until then the gate is not passed.</source>
        <translation>
            <numerusform>%Ln label waits to be looked at again: until then the gate is not passed.</numerusform>
            <numerusform>%Ln labels wait to be looked at again: until then the gate is not passed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::RevealView</name>
    <message numerus="yes">
        <source>%Ln changed their minds</source>
        <translation>
            <numerusform>one changed their mind</numerusform>
            <numerusform>%Ln changed their minds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ReviewDialog</name>
    <message numerus="yes">
        <source>%n edits become one version of the codebook</source>
        <translation>
            <numerusform>%n edit becomes one version of the codebook</numerusform>
            <numerusform>%n edits become one version of the codebook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels will be to look at again: their people find them on this page and on the Label page.</source>
        <translation>
            <numerusform>%Ln label will be to look at again: who gave it finds it on this page and on the Label page.</numerusform>
            <numerusform>%Ln labels will be to look at again: their people find them on this page and on the Label page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::RoundsTab</name>
    <message numerus="yes">
        <source>In “%1”, %2 of %Ln labels are missing: %3.</source>
        <translation>
            <numerusform>In “%1”, %2 of %Ln label is missing: %3.</numerusform>
            <numerusform>In “%1”, %2 of %Ln labels are missing: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ScreeningTab</name>
    <message numerus="yes">
        <source>Of the collected, %Ln are repeats.</source>
        <translation>
            <numerusform>Of the collected, %Ln is a repeat.</numerusform>
            <numerusform>Of the collected, %Ln are repeats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeats are left out.</source>
        <translation>
            <numerusform>%Ln repeat is left out.</numerusform>
            <numerusform>%Ln repeats are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::SelectionTab</name>
    <message numerus="yes">
        <source>Bring In %Ln Issues</source>
        <translation>
            <numerusform>Bring In %Ln Issue</numerusform>
            <numerusform>Bring In %Ln Issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::SettledPairReader</name>
    <message numerus="yes">
        <source>Decide the Remaining %Ln of %1 by Majority…</source>
        <translation>
            <numerusform>Decide the Remaining %Ln of %1 by Majority…</numerusform>
            <numerusform>Decide the Remaining %Ln of %1 by Majority…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide the Remaining %Ln of %1 as %2…</source>
        <translation>
            <numerusform>Decide the Remaining %Ln of %1 as %2…</numerusform>
            <numerusform>Decide the Remaining %Ln of %1 as %2…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::SizeDialog</name>
    <message numerus="yes">
        <source>in each of the %n strata</source>
        <translation>
            <numerusform>in the one stratum</numerusform>
            <numerusform>in each of the %n strata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the %Ln issues of the frame</source>
        <translation>
            <numerusform>of the %Ln issue of the frame</numerusform>
            <numerusform>of the %Ln issues of the frame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues over all strata</source>
        <translation>
            <numerusform>%Ln issue over all strata</numerusform>
            <numerusform>%Ln issues over all strata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln issue</numerusform>
            <numerusform>%Ln issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::SourcesTab</name>
    <message numerus="yes">
        <source>%n sources are not fetched any more. The issues that they brought into the project stay, with everything that people said about them; what was fetched and not brought in goes.</source>
        <translation>
            <numerusform>%n source is not fetched any more. The issues that it brought into the project stay, with everything that people said about them; what was fetched and not brought in goes.</numerusform>
            <numerusform>%n sources are not fetched any more. The issues that they brought into the project stay, with everything that people said about them; what was fetched and not brought in goes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::StartVote</name>
    <message numerus="yes">
        <source>On all %Ln waiting issues of this block (B)</source>
        <translation>
            <numerusform>On the %Ln waiting issue of this block (B)</numerusform>
            <numerusform>On all %Ln waiting issues of this block (B)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyCommands</name>
    <message numerus="yes">
        <source>%n proposals for the codebook wait for your opinion.</source>
        <translation>
            <numerusform>A proposal for the codebook waits for your opinion.</numerusform>
            <numerusform>%n proposals for the codebook wait for your opinion.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyPage</name>
    <message numerus="yes">
        <source>%Ln labels in round %1</source>
        <translation>
            <numerusform>%Ln label in round %1</numerusform>
            <numerusform>%Ln labels in round %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyPreviewDialog</name>
    <message numerus="yes">
        <source>%1: %Ln new categories, %2 changed, %3 to be retired.</source>
        <translation>
            <numerusform>%1: %Ln new category, %2 changed, %3 to be retired.</numerusform>
            <numerusform>%1: %Ln new categories, %2 changed, %3 to be retired.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::TopUpDialog</name>
    <message numerus="yes">
        <source>So far %1 of %Ln issues that somebody labelled are of the category; %2 wait to be labelled.</source>
        <translation>
            <numerusform>So far %1 of %Ln issue that somebody labelled is of the category; %2 wait to be labelled.</numerusform>
            <numerusform>So far %1 of %Ln issues that somebody labelled are of the category; %2 wait to be labelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more issues are added, of %1 that are left, in the order of the sample’s seed. Ask again when they are labelled.</source>
        <translation>
            <numerusform>%Ln more issue is added, of %1 that are left, in the order of the sample’s seed. Ask again when it is labelled.</numerusform>
            <numerusform>%Ln more issues are added, of %1 that are left, in the order of the sample’s seed. Ask again when they are labelled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::TrainingTab</name>
    <message numerus="yes">
        <source>Ready is who labelled at least %n issues and got %1 of them right, down to the level %2.</source>
        <translation>
            <numerusform>Ready is who labelled at least %n issue and got %1 of them right, down to the level %2.</numerusform>
            <numerusform>Ready is who labelled at least %n issues and got %1 of them right, down to the level %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n issues have a reference.</source>
        <translation>
            <numerusform>%n issue has a reference.</numerusform>
            <numerusform>%n issues have a reference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n references were made, %1 of them without an explanation.</source>
        <translation>
            <numerusform>%n reference was made, %1 of them without an explanation.</numerusform>
            <numerusform>%n references were made, %1 of them without an explanation.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::VersionsPanel</name>
    <message numerus="yes">
        <source>%n types</source>
        <translation>
            <numerusform>%n type</numerusform>
            <numerusform>%n types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n themes</source>
        <translation>
            <numerusform>%n theme</numerusform>
            <numerusform>%n themes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sub-themes</source>
        <translation>
            <numerusform>%n sub-theme</numerusform>
            <numerusform>%n sub-themes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::VoteCommands</name>
    <message numerus="yes">
        <source>%Ln issues wait for your second vote.</source>
        <translation>
            <numerusform>One issue waits for your second vote.</numerusform>
            <numerusform>%Ln issues wait for your second vote.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::VoteLine</name>
    <message numerus="yes">
        <source>%Ln wait for your vote</source>
        <translation>
            <numerusform>One waits for your vote</numerusform>
            <numerusform>%Ln wait for your vote</numerusform>
        </translation>
    </message>
</context>
</TS>
