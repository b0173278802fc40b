<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AgainText</name>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Counter-examples</source>
        <translation>反例</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>同义词</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>所属类别</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>请复核。</translation>
    </message>
    <message>
        <source>%1 was split into %2. Choose the one that it is.</source>
        <translation>%1 已拆分为 %2。请选择其所属的部分。</translation>
    </message>
    <message>
        <source>%1 means something else since you labelled this (codebook %2, now %3). Accept it again, or choose another one.</source>
        <translation>标注之后，%1 的含义已改变（当时为编码手册 %2，现为 %3）。请再次接受，或选择其他类别。</translation>
    </message>
    <message>
        <source>%1 means something else since you labelled this. Accept it again, or choose another one.</source>
        <translation>标注之后，%1 的含义已改变。请再次接受，或选择其他类别。</translation>
    </message>
    <message>
        <source>Your code has become %1. Choose it, or keep your code.</source>
        <translation>您的编码已成为 %1。请选择它，或保留您的编码。</translation>
    </message>
</context>
<context>
    <name>AgreementBehind</name>
    <message>
        <source>Labels differ</source>
        <translation>标签有分歧</translation>
    </message>
    <message>
        <source>Two or more labels</source>
        <translation>两个或更多标签</translation>
    </message>
    <message>
        <source>A single label</source>
        <translation>单个标签</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>没有标签</translation>
    </message>
    <message>
        <source>Fewer than two labels</source>
        <translation>少于两个标签</translation>
    </message>
    <message>
        <source>A label that stops above</source>
        <translation>有标签止于该层级之上</translation>
    </message>
    <message>
        <source>%1 or something else</source>
        <translation>%1 或其他</translation>
    </message>
    <message>
        <source>At least two say %1</source>
        <translation>至少两人选择 %1</translation>
    </message>
    <message>
        <source>%1 taken for %2</source>
        <translation>%1 与 %2 混淆</translation>
    </message>
    <message>
        <source>%1 and %2 differ</source>
        <translation>%1 与 %2 有分歧</translation>
    </message>
    <message>
        <source>%1 against the decision</source>
        <translation>%1 与决定的对比</translation>
    </message>
    <message>
        <source>%1 against everybody else</source>
        <translation>%1 与其他所有人的对比</translation>
    </message>
    <message>
        <source>All labels alike</source>
        <translation>所有标签相同</translation>
    </message>
    <message>
        <source>Labels part across types</source>
        <translation>跨类型的分歧</translation>
    </message>
    <message>
        <source>Labels part within a type</source>
        <translation>同一类型内的分歧</translation>
    </message>
    <message>
        <source>Labels part within a theme</source>
        <translation>同一主题内的分歧</translation>
    </message>
    <message>
        <source>One label goes on where another stops</source>
        <translation>标签的细分程度不同</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>层级：%1</translation>
    </message>
    <message>
        <source>decided as %1</source>
        <translation>决定为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementExplained</name>
    <message>
        <source>Observed disagreement</source>
        <translation>观测分歧</translation>
    </message>
    <message>
        <source>Observed agreement</source>
        <translation>观测一致率</translation>
    </message>
    <message>
        <source>Disagreement expected by chance</source>
        <translation>随机水平下的期望分歧</translation>
    </message>
    <message>
        <source>Agreement expected by chance</source>
        <translation>随机水平下的期望一致率</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>系数值</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Labels per item</source>
        <translation>每个条目的标签数</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Pairs of labels</source>
        <translation>标签对</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Items all alike</source>
        <translation>全部相同的条目</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Share π</source>
        <translation>占比 π</translation>
    </message>
    <message>
        <source>Every item with two or more labels weighs the same, however many labels it has (Gwet 2014). Missing labels are missing; they are no category.</source>
        <translation>有两个或更多标签的条目，不论标签多少，权重都相同（Gwet 2014）。缺失的标签就是缺失，不构成类别。</translation>
    </message>
    <message>
        <source>Every label of an item with two or more labels weighs the same (Krippendorff). Missing labels are missing; they are no category.</source>
        <translation>在有两个或更多标签的条目中，每个标签的权重都相同（Krippendorff）。缺失的标签就是缺失，不构成类别。</translation>
    </message>
    <message>
        <source>Pair by pair of people, over the items that both labelled (Cohen).</source>
        <translation>按成员对逐对计算，基于两人都标注过的条目（Cohen）。</translation>
    </message>
    <message>
        <source>Items on which all labels are alike, out of those with two or more labels.</source>
        <translation>在有两个或更多标签的条目中，所有标签都相同的条目。</translation>
    </message>
    <message>
        <source>The interval says how far the value could move had other items of the same kind been drawn: value ± t × standard error, the error linearised over items, cut at 1.</source>
        <translation>区间表示：如果抽取的是同类的其他条目，该值可能变动的幅度。区间为值 ± t × 标准误，误差按条目线性化，在 1 处截断。</translation>
    </message>
    <message>
        <source>There is no interval: a mean over pairs that share people has none of its own, and a single item says nothing about others.</source>
        <translation>没有区间：各对之间有相同的成员时，其平均值没有自己的区间；单个条目也不能说明其他条目的情况。</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>如何得出</translation>
    </message>
    <message>
        <source>Observed: pairs of labels on the same item</source>
        <translation>观测：同一条目的标签对</translation>
    </message>
    <message>
        <source>Expected: what chance is made of</source>
        <translation>期望：随机水平的构成</translation>
    </message>
    <message>
        <source>Items used and left out</source>
        <translation>使用和未计入的条目</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, with %3 of %4 people; %5 of the codebook’s %6 categories are in use.</source>
        <translation>使用了 %2 个条目中的 %1 个，含 %4 人的 %3；编码手册的 %6 个类别中使用了 %5 个。</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>没有未计入的内容。</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items with a single label: they count for the shares of the categories only</source>
        <translation>
            <numerusform>%Ln 个条目只有一个标签：只计入类别的占比</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items without a label at this level</source>
        <translation>
            <numerusform>%Ln 个条目在此层级没有标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items outside the chosen repository</source>
        <translation>
            <numerusform>%Ln 个条目不在所选仓库中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items decided as another type</source>
        <translation>
            <numerusform>%Ln 个条目被决定为其他类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items without a decision</source>
        <translation>
            <numerusform>%Ln 个条目没有决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels that stop above this level</source>
        <translation>
            <numerusform>%Ln 个标签止于更高层级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeats, which show an issue once more</source>
        <translation>
            <numerusform>%Ln 个重复条目，即再次出现的议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels that say “cannot tell”</source>
        <translation>
            <numerusform>%Ln 个标签为“无法判断”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs of people have no kappa and are left out.</source>
        <translation>
            <numerusform>%Ln 对成员没有 κ 值，已排除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels that are an annotator&apos;s own code</source>
        <translation>
            <numerusform>%Ln 个为标注者自拟编码的标签</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgreementFigures</name>
    <message>
        <source>95 % interval %1</source>
        <translation>95% 置信区间 %1</translation>
    </message>
    <message>
        <source>used, never agreed on</source>
        <translation>有人使用，从未一致</translation>
    </message>
    <message>
        <source>could be chance</source>
        <translation>可能出于随机</translation>
    </message>
    <message>
        <source>Where one person chose it, another did too in %1 of the cases.</source>
        <translation>一人选择它时，另一人也选择它的情况占 %1。</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>lies apart</source>
        <translation>偏离</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. Of %2 final labels, %3 follow from the labels: they are what most people said. With these, agreement is no test of anybody.</source>
        <translation>%1。%2 个最终标签中有 %3 个由标签得出，即多数人给出的标签。与这些最终标签的一致性不能用来检验任何人。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 由 %2 变为 %3</translation>
    </message>
    <message>
        <source>; </source>
        <translation>； </translation>
    </message>
    <message>
        <source>%1 of %2 alike</source>
        <translation>%2 对中 %1 对相同</translation>
    </message>
    <message>
        <source>Median of %1 days between both times</source>
        <translation>两次之间相隔 %1 天（中位数）</translation>
    </message>
    <message>
        <source>Nobody has labelled one of them twice yet.</source>
        <translation>还没有人对其中任何一个标注过两次。</translation>
    </message>
    <message>
        <source>%1 of the first against the second time. A click opens the issues of which the two labels differ; below, these labels.</source>
        <translation>第一次与第二次标注之间的 %1。单击可打开两个标签不同的议题；下方列出这些标签。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Drift from the first to the second time</source>
        <translation>从第一次到第二次的漂移</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一次</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二次</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>%1
%2
%3 of all disagreements between two labels</source>
        <translation>%1
%2
占两个标签之间全部分歧的 %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>They agree on %1.</source>
        <translation>两人的一致率为 %1。</translation>
    </message>
    <message>
        <source>The most that their shares of categories allow is %1.</source>
        <translation>按两人的类别占比，最大可能值为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues were drawn to be labelled twice.</source>
        <translation>
            <numerusform>抽取了 %Ln 条议题进行两次标注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stand in a file once more.</source>
        <translation>
            <numerusform>%Ln 条在文件中再次出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues were labelled in an earlier round; these labels come first.</source>
        <translation>
            <numerusform>%Ln 条议题在更早的轮次中已标注；以那些标签为第一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %Ln items</source>
        <translation>
            <numerusform>%1 %2，基于 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%Ln pairs of labels agree on it</source>
        <translation>
            <numerusform>%1
有 %Ln 对标签对此一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%2
%Ln pairs of labels differ like this</source>
        <translation>
            <numerusform>%1
%2
有 %Ln 对标签如此不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Observed over expected</source>
        <translation>观察值与期望值之比</translation>
    </message>
    <message>
        <source>Percent of the row</source>
        <translation>占该行的百分比</translation>
    </message>
    <message>
        <source>Pairs of labels on the same item, one in the row and one in the column. The diagonal agrees. A click opens the issues.</source>
        <translation>同一条目的标签对，一个在行，一个在列。对角线表示一致。单击可打开相应的议题。</translation>
    </message>
    <message>
        <source>Pairs of labels on the same item, divided by how many there would be if both labels were drawn from the shares of the categories: above 1 where two categories meet more often than by chance. A click opens the issues.</source>
        <translation>同一条目的标签对数，除以两个标签都按各类别份额抽取时应有的对数：大于 1 表示两个类别相遇得比随机情况更多。单击可打开相应的议题。</translation>
    </message>
    <message>
        <source>Of the pairs of labels with the row’s category, how many percent have the column’s as the other label. A row adds up to 100. A click opens the issues.</source>
        <translation>在含有该行类别的标签对中，另一个标签属于该列类别的占百分之多少。每行之和为 100。单击可打开相应的议题。</translation>
    </message>
    <message>
        <source>%1 times as many as by chance</source>
        <translation>是随机情况下的 %1 倍</translation>
    </message>
    <message>
        <source>%1 of the pairs with %2</source>
        <translation>占含有 %2 的标签对的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided by people: %1</source>
        <translation>
            <numerusform>由成员决定 %Ln 个：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>All together: %1 of %2 pairs alike.</source>
        <translation>全部合计：%2 对中有 %1 对相同。</translation>
    </message>
    <message>
        <source>%1 Cohen’s kappa %2 (%3).</source>
        <translation>%1 Cohen’s kappa 为 %2（%3）。</translation>
    </message>
</context>
<context>
    <name>AgreementInsight</name>
    <message>
        <source>is used but never agreed on: %1, and on no item by more than half of the people.</source>
        <translation>有人使用但从未达成一致：%1，且没有任何条目有半数以上的人选择它。</translation>
    </message>
    <message>
        <source>could be chance: %1, and the interval of its kappa reaches 0.</source>
        <translation>可能出于随机：%1，且其 κ 的区间触及 0。</translation>
    </message>
    <message>
        <source>Kappa against the rest %1.</source>
        <translation>对其余类别的 κ 为 %1。</translation>
    </message>
    <message>
        <source>Kappa against the rest %1 (%2).</source>
        <translation>对其余类别的 κ 为 %1（%2）。</translation>
    </message>
    <message>
        <source>Press Enter or click for its issues.</source>
        <translation>按 Enter 或单击可查看其议题。</translation>
    </message>
    <message>
        <source>lies clearly apart: mean kappa with the others %1, the others among themselves %2.</source>
        <translation>明显偏离：与其他人的平均 κ 为 %1，其他人之间为 %2。</translation>
    </message>
    <message>
        <source>Press Enter or click for the issues.</source>
        <translation>按 Enter 或单击可查看这些议题。</translation>
    </message>
    <message>
        <source>make up %1 of all disagreement.</source>
        <translation>占全部分歧的 %1。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>With those before it: %1 of all disagreement.</source>
        <translation>与前面各项合计：占全部分歧的 %1。</translation>
    </message>
    <message>
        <source>Labels alike</source>
        <translation>标签相同</translation>
    </message>
    <message>
        <source>Part within a theme</source>
        <translation>同一主题内的分歧</translation>
    </message>
    <message>
        <source>Part within a type</source>
        <translation>同一类型内的分歧</translation>
    </message>
    <message>
        <source>Part across types</source>
        <translation>跨类型的分歧</translation>
    </message>
    <message>
        <source>One goes on, the other stops</source>
        <translation>细分程度不同</translation>
    </message>
    <message>
        <source>Pairs of labels on the same item that are the same down to where both stop.</source>
        <translation>同一条目上完全相同的标签对，细分到的位置也相同。</translation>
    </message>
    <message>
        <source>The same theme, different sub-themes.</source>
        <translation>主题相同，子主题不同。</translation>
    </message>
    <message>
        <source>The same type, different themes.</source>
        <translation>类型相同，主题不同。</translation>
    </message>
    <message>
        <source>Different types, or one is not for this study.</source>
        <translation>类型不同，或其中一个不属于本研究。</translation>
    </message>
    <message>
        <source>The same as far as both go, but one label stops at a type or theme where the other goes on below.</source>
        <translation>在两者都到达的层级上相同，但一个标签止于类型或主题，另一个在其下继续细分。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>使用的条目</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>Labels not specified</source>
        <translation>未细化的标签</translation>
    </message>
    <message>
        <source>Items with two or more labels at this level</source>
        <translation>在该层级有两个或更多标签的条目</translation>
    </message>
    <message>
        <source>Labels that stop above this level</source>
        <translation>止于该层级之上的标签</translation>
    </message>
    <message>
        <source>%1 of the loss</source>
        <translation>占损失的 %1</translation>
    </message>
    <message>
        <source>Of all pairs of labels on the same item, how many part, and where in the taxonomy.</source>
        <translation>同一条目的所有标签对中有多少存在分歧，以及分歧出现在分类体系的何处。</translation>
    </message>
    <message>
        <source>The largest part of the loss: %1.</source>
        <translation>损失的最大部分：%1。</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>This round is blind: nothing of it is shown before it is over.</source>
        <translation>该轮次为盲标：结束之前不显示任何内容。</translation>
    </message>
    <message>
        <source>%1, 95 % interval %2</source>
        <translation>%1，95% 置信区间 %2</translation>
    </message>
    <message>
        <source>%1 at the level of the %2, with its 95 % interval.</source>
        <translation>%1（%2层级）及其 95% 置信区间。</translation>
    </message>
    <message>
        <source>There is one round to look at so far, and nothing to compare it with.</source>
        <translation>目前只有一个轮次可看，没有可比较的对象。</translation>
    </message>
    <message>
        <source>A click shows that round.</source>
        <translation>单击可显示该轮次。</translation>
    </message>
    <message numerus="yes">
        <source>make up %1 of all disagreement; half of it comes from %Ln pairs of categories.</source>
        <translation>
            <numerusform>占全部分歧的 %1；其中一半来自 %Ln 个类别对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Redefine %1</source>
        <translation>重新定义 %1</translation>
    </message>
    <message>
        <source>Propose a Change of %1…</source>
        <translation>提议修改 %1…</translation>
    </message>
    <message>
        <source>Merge %1 with %2…</source>
        <translation>将 %1 与 %2 合并…</translation>
    </message>
    <message>
        <source>Discuss</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>is among those that cost most: %1.</source>
        <translation>属于损失最大的类别：%1。</translation>
    </message>
    <message>
        <source>Without its disagreements kappa would be %1 higher: %2 of what is lost.</source>
        <translation>没有它的分歧，κ 会高 %1：占全部损失的 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with fewer than %1 labels</source>
        <translation>
            <numerusform>%Ln 个类别的标签少于 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>too few to tell much from.</source>
        <translation>数量太少，难以说明问题。</translation>
    </message>
    <message>
        <source>Press Enter or click to hide them.</source>
        <translation>按 Enter 或单击可将其收起。</translation>
    </message>
    <message>
        <source>Press Enter or click to show them.</source>
        <translation>按 Enter 或单击可将其展开。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, labels given by codebook %3</source>
        <translation>%1：%2，标签按编码手册 %3 给出</translation>
    </message>
    <message>
        <source>These rounds are not alike, so that their figures say different things. %1.</source>
        <translation>这些轮次并不相同，因此它们的数值说明的是不同的事情。%1。</translation>
    </message>
</context>
<context>
    <name>AgreementPassages</name>
    <message>
        <source>Passages alone</source>
        <translation>仅段落</translation>
    </message>
    <message>
        <source>There is no value: the passages leave no room to differ.</source>
        <translation>没有数值：这些段落没有留下产生差异的余地。</translation>
    </message>
    <message>
        <source>There is no value: no text has passages of two people.</source>
        <translation>没有数值：没有一个文本有两个人引用的段落。</translation>
    </message>
    <message>
        <source>Told apart by</source>
        <translation>区分依据</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Observed disagreement</source>
        <translation>观测分歧</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Texts used</source>
        <translation>使用的文本</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>Texts with passages of two people or more</source>
        <translation>有两人或更多人引用段落的文本</translation>
    </message>
    <message>
        <source>Texts with passages of one person, or of none</source>
        <translation>只有一人引用段落或无人引用的文本</translation>
    </message>
    <message>
        <source>Krippendorff’s unitizing alpha: one minus observed over expected disagreement on where the cited passages begin and end (Krippendorff 1995, 2004). At a level, passages that are cited for different categories differ. It has no interval.</source>
        <translation>Krippendorff 单元化 α：1 减去在所引用段落的起止位置上的观测分歧与期望分歧之比（Krippendorff 1995、2004）。在某一层级上，为不同类别引用的段落视为不同。它没有区间。</translation>
    </message>
    <message>
        <source>Of the whole round: %1 of %2 labels cite something (passages: %3); labels that cite nothing are left out.</source>
        <translation>整个轮次：%2 个标签中有 %1 个引用了段落（共 %3 段）；没有引用的标签不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passages are left out: the present texts do not have them any more.</source>
        <translation>
            <numerusform>%Ln 个段落未计入：现在的文本中已没有这些段落。</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement on passages: Krippendorff’s unitizing alpha</source>
        <translation>对段落的一致性：Krippendorff 单元化 α</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1 of %2 labels cite something, passages: %3</source>
        <translation>%2 个标签中有 %1 个引用了段落，共 %3 段</translation>
    </message>
    <message>
        <source>%1, labels changed afterwards: %2, given only afterwards: %3</source>
        <translation>%1，事后更改的标签：%2，事后才给出的：%3</translation>
    </message>
</context>
<context>
    <name>AgreementTables</name>
    <message>
        <source>95% low</source>
        <translation>95% 下界</translation>
    </message>
    <message>
        <source>95% high</source>
        <translation>95% 上界</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观测值</translation>
    </message>
    <message>
        <source>%1 by level</source>
        <translation>各层级的 %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>使用的条目</translation>
    </message>
    <message>
        <source>Items left out</source>
        <translation>未计入的条目</translation>
    </message>
    <message>
        <source>Labels not specified</source>
        <translation>未细化的标签</translation>
    </message>
    <message>
        <source>Agreement by category</source>
        <translation>各类别的一致性</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Kappa against the rest</source>
        <translation>对其余类别的 κ</translation>
    </message>
    <message>
        <source>Specific agreement</source>
        <translation>特定一致率</translation>
    </message>
    <message>
        <source>Agreement of pairs of annotators</source>
        <translation>标注者两两之间的一致性</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>另一方</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Pairs of labels, category against category</source>
        <translation>各类别之间的标签对</translation>
    </message>
    <message>
        <source>Each annotator against the final label</source>
        <translation>每位标注者与最终标签的对比</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Each annotator against all others</source>
        <translation>每位标注者与其他所有人的对比</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>κ</translation>
    </message>
    <message>
        <source>Each annotator with themselves</source>
        <translation>每位标注者与自身的对比</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>标签对</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一次</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二次</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Loss by level</source>
        <translation>各层级的一致性损失</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Share of pairs of labels</source>
        <translation>标签对的占比</translation>
    </message>
    <message>
        <source>Agreement by round</source>
        <translation>各轮次的一致性</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What needs attention</source>
        <translation>需要关注的内容</translation>
    </message>
    <message>
        <source>What</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Lost agreement</source>
        <translation>损失的一致性</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>n = %1 items, %2 with 95% intervals</source>
        <translation>n = %1 个条目，%2，附 95% 区间</translation>
    </message>
    <message>
        <source>Categories most often taken for each other</source>
        <translation>最常混淆的类别</translation>
    </message>
    <message>
        <source>Other code</source>
        <translation>另一编号</translation>
    </message>
    <message>
        <source>Other category</source>
        <translation>另一类别</translation>
    </message>
    <message>
        <source>Share of all disagreements</source>
        <translation>占全部分歧的比例</translation>
    </message>
    <message>
        <source>Decided by people</source>
        <translation>由成员决定</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>全部合计</translation>
    </message>
</context>
<context>
    <name>AgreementWording</name>
    <message>
        <source>There is no value yet: no item has labels of two people at this level.</source>
        <translation>尚无数值：没有条目在该层级有两人的标签。</translation>
    </message>
    <message>
        <source>There is no value: a single category is in use, and so the labels cannot show that anybody tells categories apart.</source>
        <translation>没有数值：只使用了一个类别，因此从标签看不出有人能区分各类别。</translation>
    </message>
    <message>
        <source>There is no value: the codebook has fewer than two categories at this level.</source>
        <translation>没有数值：编码手册在该层级的类别少于两个。</translation>
    </message>
    <message>
        <source>There is no value: these two have labelled no item both.</source>
        <translation>没有数值：没有两人都标注过的条目。</translation>
    </message>
    <message>
        <source>There is no value: no pair of people has one.</source>
        <translation>没有数值：没有任何一对成员有数值。</translation>
    </message>
    <message>
        <source>There is no value: no item was labelled by everybody.</source>
        <translation>没有数值：没有由所有人标注的条目。</translation>
    </message>
    <message>
        <source>Nobody used this category.</source>
        <translation>没有人使用该类别。</translation>
    </message>
    <message>
        <source>There is no value for these labels.</source>
        <translation>这些标签没有数值。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>几乎完全一致</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>高度一致</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>中等一致</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>一般一致</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>轻微一致</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>一致性差</translation>
    </message>
    <message>
        <source>By the convention of Landis and Koch (1977): %1. Their bands are a habit, not a test.</source>
        <translation>按 Landis 和 Koch（1977）的惯例：%1。其分级只是习惯，并非检验。</translation>
    </message>
    <message>
        <source>By Gwet’s benchmark (2014), which counts in how sure the value is: poor.</source>
        <translation>按 Gwet 的基准（2014，计入了数值的可靠程度）：一致性差。</translation>
    </message>
    <message>
        <source>By Gwet’s benchmark (2014), which counts in how sure the value is: %1 or better, with a probability of at least 95 %.</source>
        <translation>按 Gwet 的基准（2014，计入了数值的可靠程度）：%1或更好，概率至少为 95%。</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>百分比一致率</translation>
    </message>
    <message>
        <source>From %1 of %2 items.</source>
        <translation>基于 %2 个条目中的 %1 个。</translation>
    </message>
    <message>
        <source>Observed disagreement %1, expected by chance %2.</source>
        <translation>观测分歧 %1，随机水平下的期望分歧 %2。</translation>
    </message>
    <message>
        <source>Observed agreement %1, expected by chance %2.</source>
        <translation>观测一致率 %1，随机水平下的期望一致率 %2。</translation>
    </message>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out: a single label.</source>
        <translation>
            <numerusform>排除 %Ln 个：只有一个标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out: no label at this level.</source>
        <translation>
            <numerusform>排除 %Ln 个：在此层级没有标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are repeats: the same issue once more.</source>
        <translation>
            <numerusform>其中 %Ln 个为重复条目：同一议题再次出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeats left out.</source>
        <translation>
            <numerusform>排除 %Ln 个重复条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the chosen repository.</source>
        <translation>
            <numerusform>%Ln 个不在所选仓库中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not decided.</source>
        <translation>
            <numerusform>%Ln 个没有决定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided as another type.</source>
        <translation>
            <numerusform>%Ln 个被决定为其他类型。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels stop above this level and do not count.</source>
        <translation>
            <numerusform>%Ln 个标签止于更高层级，不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels say “cannot tell” and do not count.</source>
        <translation>
            <numerusform>%Ln 个标签为“无法判断”，不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are an annotator&apos;s own code and do not count.</source>
        <translation>
            <numerusform>%Ln 个标签为标注者的自拟编码，不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no value: so few items say nothing about others.</source>
        <translation>没有数值：条目太少，说明不了其他条目。</translation>
    </message>
    <message>
        <source>There is no value: nobody gave a category at this level, only “not for this study”.</source>
        <translation>没有数值：没有人在这一层级给出类别，只有“不属于本研究”。</translation>
    </message>
    <message>
        <source>Annotators’ own code</source>
        <translation>标注者的自拟编码</translation>
    </message>
</context>
<context>
    <name>ChoiceText</name>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>sub-theme</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>Use when:</source>
        <translation>何时使用：</translation>
    </message>
    <message>
        <source>Not when:</source>
        <translation>何时不用：</translation>
    </message>
</context>
<context>
    <name>CodebookDifference</name>
    <message>
        <source>New in the codebook</source>
        <translation>编码手册中新增</translation>
    </message>
    <message>
        <source>Retired: it is not offered any more</source>
        <translation>已停用：不再供选用</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Merged into %1: its labels count as that</source>
        <translation>已并入 %1：其标签计入该类别</translation>
    </message>
    <message>
        <source>Split into %1: its labels are looked at again</source>
        <translation>已拆分为 %1：其标签需要复核</translation>
    </message>
    <message>
        <source>Code: %1 → %2</source>
        <translation>编号：%1 → %2</translation>
    </message>
    <message>
        <source>Moved from %1 to %2</source>
        <translation>从 %1 移到 %2</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>顶层</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It means something else now: labels that were given under the older words are looked at again</source>
        <translation>含义已改变：按原有文字给出的标签需要复核</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>2: a language</comment>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>CodebookEntry</name>
    <message>
        <source>Merged into %1: its labels count as that one.</source>
        <translation>已并入 %1：其标签计入该类别。</translation>
    </message>
    <message>
        <source>Retired: labels that have it keep it, and it is not offered any more.</source>
        <translation>已停用：已使用它的标签保持不变，不再供选用。</translation>
    </message>
    <message>
        <source>Split into %1: its labels are looked at again.</source>
        <translation>已拆分为 %1：其标签需要复核。</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>下级类别</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>同义词</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Intent: what the author wants to know</source>
        <translation>意图：作者想知道什么</translation>
    </message>
    <message>
        <source>Expectation: what the author wants to have</source>
        <translation>期望：作者想要什么</translation>
    </message>
    <message>
        <source>Symptom: what went wrong</source>
        <translation>症状：出了什么问题</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Counter-examples: look like it, and are not</source>
        <translation>反例：看似属于，其实不然</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing is written about it yet.</source>
        <translation>还没有任何说明。</translation>
    </message>
    <message>
        <source>Summary of a label</source>
        <translation>标签的摘要</translation>
    </message>
</context>
<context>
    <name>Collect</name>
    <message>
        <source>Gitea or Forgejo</source>
        <translation>Gitea 或 Forgejo</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>REST</source>
        <translation>REST</translation>
    </message>
    <message>
        <source>REST, in bulk</source>
        <translation>REST，批量</translation>
    </message>
    <message>
        <source>REST, per issue</source>
        <translation>REST，逐个议题</translation>
    </message>
    <message>
        <source>GraphQL</source>
        <translation>GraphQL</translation>
    </message>
    <message>
        <source>GraphQL where there is a token for it, otherwise REST with the fewest requests.</source>
        <translation>有访问令牌时使用 GraphQL，否则使用 REST 并尽量减少请求次数。</translation>
    </message>
    <message>
        <source>Issues page by page, discussions in bulk or per issue, whichever needs fewer requests.</source>
        <translation>议题逐页抓取；讨论批量抓取或按议题逐个抓取，取请求次数较少的方式。</translation>
    </message>
    <message>
        <source>All comments of the repository page by page, also those of issues that nobody selects.</source>
        <translation>逐页抓取仓库的所有评论，包括未被选取的议题的评论。</translation>
    </message>
    <message>
        <source>One request more for every issue that has comments.</source>
        <translation>每个有评论的议题多一次请求。</translation>
    </message>
    <message>
        <source>Issues with their discussion in one request; GitHub only, and only with a token.</source>
        <translation>一次请求同时取得议题及其讨论；仅限 GitHub，且需要访问令牌。</translation>
    </message>
    <message>
        <source>open and closed</source>
        <translation>开放和已关闭</translation>
    </message>
    <message>
        <source>open only</source>
        <translation>仅开放</translation>
    </message>
    <message>
        <source>closed only</source>
        <translation>仅已关闭</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>created since %1</source>
        <translation>创建时间：%1 起</translation>
    </message>
    <message>
        <source>changed since %1</source>
        <translation>更改时间：%1 起</translation>
    </message>
    <message>
        <source>created until %1</source>
        <translation>创建时间：截至 %1</translation>
    </message>
    <message>
        <source>changed until %1</source>
        <translation>更改时间：截至 %1</translation>
    </message>
    <message>
        <source>created %1 to %2</source>
        <translation>创建时间：%1 至 %2</translation>
    </message>
    <message>
        <source>changed %1 to %2</source>
        <translation>更改时间：%1 至 %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Of no class</source>
        <translation>未说明类别</translation>
    </message>
    <message numerus="yes">
        <source>%n keywords</source>
        <translation>
            <numerusform>%n 个关键词</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ignoring case %2</source>
        <translation>%1，不区分大小写为 %2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，来自%2</translation>
    </message>
</context>
<context>
    <name>CollectActions</name>
    <message>
        <source>Add Source…</source>
        <translation>添加来源…</translation>
    </message>
    <message>
        <source>Add Sources From Links…</source>
        <translation>从链接添加来源…</translation>
    </message>
    <message>
        <source>Edit Source…</source>
        <translation>编辑来源…</translation>
    </message>
    <message>
        <source>Remove Source…</source>
        <translation>移除来源…</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>抓取</translation>
    </message>
    <message>
        <source>Fetch All</source>
        <translation>全部抓取</translation>
    </message>
    <message>
        <source>Stop Fetching</source>
        <translation>停止抓取</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>Access Tokens…</source>
        <translation>访问令牌…</translation>
    </message>
    <message>
        <source>Bring In…</source>
        <translation>纳入…</translation>
    </message>
    <message>
        <source>Draw a Sample</source>
        <translation>抽取样本</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>False Positive</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>Not Said</source>
        <translation>未判断</translation>
    </message>
    <message>
        <source>Whole Issue</source>
        <translation>完整议题</translation>
    </message>
    <message>
        <source>Count a List…</source>
        <translation>统计关键词列表…</translation>
    </message>
    <message>
        <source>Look for Duplicates</source>
        <translation>查找重复议题</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1 took part</source>
        <translation>%1 人参加</translation>
    </message>
    <message>
        <source>No cause given</source>
        <translation>未注明原因</translation>
    </message>
    <message>
        <source>Ambiguous issue</source>
        <translation>议题含糊</translation>
    </message>
    <message>
        <source>Gap in the codebook</source>
        <translation>编码手册有缺漏</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>疏忽</translation>
    </message>
    <message>
        <source>Two topics</source>
        <translation>涉及两件事</translation>
    </message>
    <message>
        <source>Needs an expert</source>
        <translation>需要专家</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>达成共识</translation>
    </message>
    <message>
        <source>Majority of first labels</source>
        <translation>首次标签的多数</translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation>二次投票</translation>
    </message>
    <message>
        <source>One decides for all</source>
        <translation>由一人决定</translation>
    </message>
    <message>
        <source>Put off for later</source>
        <translation>已推迟</translation>
    </message>
    <message>
        <source>Opened again</source>
        <translation>已重新打开</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>at least %1 alike</source>
        <translation>至少 %1 人相同</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>by rule: %1, %2</source>
        <translation>由规则作出：%1，%2</translation>
    </message>
    <message>
        <source>from a file, %1</source>
        <translation>来自文件，%1</translation>
    </message>
    <message>
        <source>in person, %1</source>
        <translation>由成员作出，%1</translation>
    </message>
    <message>
        <source>by %1, %2</source>
        <translation>由 %1 作出，%2</translation>
    </message>
    <message>
        <source>Codebook needs a change</source>
        <translation>编码手册需要修改</translation>
    </message>
    <message>
        <source>%1, of chosen conflicts</source>
        <translation>%1，限于选定的冲突</translation>
    </message>
    <message>
        <source>one person’s label</source>
        <translation>一位成员的标签</translation>
    </message>
    <message>
        <source>all not for this study</source>
        <translation>全部不属于本研究</translation>
    </message>
    <message>
        <source>all as %1</source>
        <translation>全部作为 %1</translation>
    </message>
    <message>
        <source>plurality</source>
        <translation>相对多数</translation>
    </message>
    <message>
        <source>same theme</source>
        <translation>主题相同</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>%1, %2: %3 (first label)</source>
        <translation>%1，%2：%3（首次标签）</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>How: not said</source>
        <translation>方式：未说明</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>无：%1</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Sub-theme</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>sub-theme</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>three or more categories</source>
        <translation>三个或更多类别</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or not for this study</source>
        <translation>%1 或不属于本研究</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (occurrence %2)</source>
        <translation>%1（第 %2 次出现）</translation>
    </message>
    <message>
        <source>the issue is ambiguous</source>
        <translation>议题含糊</translation>
    </message>
    <message>
        <source>the codebook has a gap</source>
        <translation>编码手册有缺漏</translation>
    </message>
    <message>
        <source>a slip</source>
        <translation>疏忽</translation>
    </message>
    <message>
        <source>two topics in one issue</source>
        <translation>一个议题涉及两件事</translation>
    </message>
    <message>
        <source>an expert is needed</source>
        <translation>需要专家</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明理由</translation>
    </message>
    <message>
        <source>another subject</source>
        <translation>讨论的是其他内容</translation>
    </message>
    <message>
        <source>not an issue</source>
        <translation>不是议题</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>on the subject without anything that is studied</source>
        <translation>与主题有关，但不涉及所研究的内容</translation>
    </message>
    <message>
        <source>the keyword only in a name, a path or a commit</source>
        <translation>关键词只出现在名称、路径或提交中</translation>
    </message>
    <message>
        <source>named like it, but not it</source>
        <translation>名称相似但并非所指</translation>
    </message>
    <message>
        <source>reason %1</source>
        <translation>理由 %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>试标</translation>
    </message>
    <message>
        <source>main</source>
        <translation>正式</translation>
    </message>
    <message>
        <source>check</source>
        <translation>抽查</translation>
    </message>
    <message>
        <source>open</source>
        <translation>征询中</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已驳回</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>no item has two labels that can be compared</source>
        <translation>没有条目有两个可以比较的标签</translation>
    </message>
    <message>
        <source>all labels are in a single category, so that chance alone would agree as much</source>
        <translation>所有标签都属于同一个类别，仅凭偶然也会同样一致</translation>
    </message>
    <message>
        <source>the taxonomy has fewer than two categories here</source>
        <translation>分类体系在此处的类别少于两个</translation>
    </message>
    <message>
        <source>the two labelled no item both</source>
        <translation>没有两人都标注过的条目</translation>
    </message>
    <message>
        <source>no pair of annotators can be compared</source>
        <translation>没有可以比较的标注者对</translation>
    </message>
    <message>
        <source>no item was labelled by everybody</source>
        <translation>没有由所有人标注的条目</translation>
    </message>
    <message>
        <source>nobody used the category</source>
        <translation>没有人使用该类别</translation>
    </message>
    <message>
        <source>so few items have no coefficient</source>
        <translation>条目太少，没有系数</translation>
    </message>
    <message>
        <source>nobody gave a category here, only &quot;not for this study&quot;</source>
        <translation>此处没有人给出类别，只有“不属于本研究”</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 of %2 alike</source>
        <translation>%2 个中 %1 个相同</translation>
    </message>
    <message>
        <source>Never blind; closed %1 UTC, by %2</source>
        <translation>从未盲标；%1 UTC 由 %2 结束</translation>
    </message>
    <message>
        <source>Blind until %1 UTC, closed by %2</source>
        <translation>盲标至 %1 UTC，由 %2 结束轮次</translation>
    </message>
    <message>
        <source>Blind until %1 UTC, lifted by %2</source>
        <translation>盲标至 %1 UTC，由 %2 解除盲标</translation>
    </message>
    <message>
        <source>Blind until %1 UTC, lifted by %2: %3</source>
        <translation>盲标至 %1 UTC，由 %2 解除盲标：%3</translation>
    </message>
    <message>
        <source>under version %1 of the codebook, counted under %2</source>
        <translation>按编码手册版本 %1 给出，按版本 %2 计算</translation>
    </message>
    <message>
        <source>under versions %1 of the codebook, counted under %2</source>
        <translation>按编码手册版本 %1 给出，按版本 %2 计算</translation>
    </message>
    <message>
        <source>labels given %1</source>
        <translation>标签%1</translation>
    </message>
    <message>
        <source>labels given %1; as given %2</source>
        <translation>标签%1；按给出时为 %2</translation>
    </message>
    <message>
        <source>labels given %1; given under several, they have no figure as given</source>
        <translation>标签%1；在多个版本下给出，因此没有按给出时计的数值</translation>
    </message>
    <message numerus="yes">
        <source>%n labels were changed afterwards</source>
        <translation>
            <numerusform>%n 个标签在之后更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels were given only afterwards</source>
        <translation>
            <numerusform>%n 个标签在之后才给出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels were changed afterwards and %1 given only then</source>
        <translation>
            <numerusform>%n 个标签在之后更改，%1 个在之后才给出</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels are taken as they are now; %1 (after the blind was lifted or the round closed)</source>
        <translation>标签按现在的状态计入；%1（在解除盲标或关闭轮次之后）</translation>
    </message>
    <message>
        <source>%1; with them %2</source>
        <translation>%1；计入它们为 %2</translation>
    </message>
    <message>
        <source>pending conflicts</source>
        <translation>待决定的冲突</translation>
    </message>
    <message>
        <source>deferred conflicts</source>
        <translation>已推迟的冲突</translation>
    </message>
    <message>
        <source>decided conflicts</source>
        <translation>已决定的冲突</translation>
    </message>
    <message>
        <source>all conflicts</source>
        <translation>全部冲突</translation>
    </message>
    <message>
        <source>pending items</source>
        <translation>待决定的条目</translation>
    </message>
    <message>
        <source>deferred items</source>
        <translation>已推迟的条目</translation>
    </message>
    <message>
        <source>decided items</source>
        <translation>已决定的条目</translation>
    </message>
    <message>
        <source>all items</source>
        <translation>全部条目</translation>
    </message>
    <message>
        <source>%1 that somebody flagged</source>
        <translation>%1，有人插了旗标</translation>
    </message>
    <message>
        <source>%1, where labels differ on %2</source>
        <translation>%1，标签的分歧在于%2</translation>
    </message>
    <message>
        <source>the type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>the theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>the sub-theme</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>%1, where %2 and %3 differ</source>
        <translation>%1，%2 与 %3 有分歧</translation>
    </message>
    <message>
        <source>%1, between %2</source>
        <translation>%1，在 %2 之间</translation>
    </message>
    <message>
        <source>%1, with votes for %2</source>
        <translation>%1，有投给 %2 的票</translation>
    </message>
    <message>
        <source>%1, with votes for %2 and %3</source>
        <translation>%1，有投给 %2 和 %3 的票</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1，在 %2 中</translation>
    </message>
    <message>
        <source>%1, with at most %2 votes between the first choice and the second</source>
        <translation>%1，第一选择与第二选择最多相差 %2 票</translation>
    </message>
    <message>
        <source>%1, where %2 leads</source>
        <translation>%1，%2 领先</translation>
    </message>
    <message>
        <source>%1, at most %2 of a block</source>
        <translation>%1，同一冲突组最多 %2 个</translation>
    </message>
    <message>
        <source>%1, %2 drawn by chance</source>
        <translation>%1，随机抽取 %2 个</translation>
    </message>
    <message>
        <source>%1, the worst %2</source>
        <translation>%1，最严重的 %2 个</translation>
    </message>
    <message>
        <source>the issues that were put on it</source>
        <translation>列入议程的议题</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>at-least=%1</source>
        <translation>至少 %1 人相同</translation>
    </message>
    <message>
        <source>plurality</source>
        <translation>相对多数</translation>
    </message>
    <message>
        <source>same-theme</source>
        <translation>主题相同</translation>
    </message>
    <message>
        <source>person=%1</source>
        <translation>%1 的标签</translation>
    </message>
    <message>
        <source>category=%1</source>
        <translation>全部作为 %1</translation>
    </message>
    <message>
        <source>category=-</source>
        <translation>全部不属于本研究</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <translation>%1，限于 %2</translation>
    </message>
    <message>
        <source>Cited from the text:</source>
        <translation>引自原文：</translation>
    </message>
    <message>
        <source>, %1: </source>
        <translation>，%1：</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>comment %1</source>
        <translation>评论 %1</translation>
    </message>
    <message>
        <source> (not found any more)</source>
        <translation>（已找不到）</translation>
    </message>
    <message>
        <source> (moved)</source>
        <translation>（已移动）</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>会议记录：%1</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1，轮次 %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>From the beginning until now, %1 UTC</source>
        <translation>从开始至今，%1 UTC</translation>
    </message>
    <message>
        <source>From %1 until now, %2 UTC</source>
        <translation>从 %1 至今，%2 UTC</translation>
    </message>
    <message>
        <source>From the beginning to %1 UTC</source>
        <translation>从开始至 %1 UTC</translation>
    </message>
    <message>
        <source>From %1 to %2 UTC</source>
        <translation>从 %1 至 %2 UTC</translation>
    </message>
    <message>
        <source>Took part</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>议程</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>用时</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes so far</source>
        <translation>
            <numerusform>至今 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minutes</source>
        <translation>
            <numerusform>%1 / %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minutes so far</source>
        <translation>
            <numerusform>至今 %1 / %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n 项决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second votes</source>
        <translation>
            <numerusform>%n 次二次投票</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by people, %2 by rule, %3 deferred, %4 opened again; %5 revealed</source>
        <translation>由成员作出 %1，由规则作出 %2 项，推迟 %3 项，重新打开 %4 项；揭晓 %5</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>；%1</translation>
    </message>
    <message>
        <source>by consensus</source>
        <translation>达成共识</translation>
    </message>
    <message>
        <source>by majority of the first labels</source>
        <translation>按首次标签的多数</translation>
    </message>
    <message>
        <source>by second vote</source>
        <translation>按二次投票</translation>
    </message>
    <message>
        <source>one decided for all</source>
        <translation>由一人决定</translation>
    </message>
    <message>
        <source>by the rule %1</source>
        <translation>按规则“%1”</translation>
    </message>
    <message>
        <source>how people came to it was not said</source>
        <translation>未说明如何作出</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <translation>%1，%2 UTC</translation>
    </message>
    <message>
        <source>%1, %2, %3 UTC</source>
        <translation>%1，%2，%3 UTC</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>已推迟</translation>
    </message>
    <message>
        <source>Opened again</source>
        <translation>已重新打开</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cause of the conflict</source>
        <translation>冲突的原因</translation>
    </message>
    <message>
        <source>First labels</source>
        <translation>首次标签</translation>
    </message>
    <message>
        <source>Second votes</source>
        <translation>二次投票</translation>
    </message>
    <message>
        <source>The codebook needs a change.</source>
        <translation>编码手册需要修改。</translation>
    </message>
    <message>
        <source>This was changed later.</source>
        <translation>此决定后来被更改。</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Decided by rule</source>
        <translation>由规则决定</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message numerus="yes">
        <source>%n items were decided by a rule and opened again, as before.</source>
        <translation>
            <numerusform>%n 个条目曾由规则决定，后又重新打开，与之前相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions were imported from files.</source>
        <translation>
            <numerusform>%n 项决定从文件导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>By pair of categories</source>
        <translation>按类别对</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Decided as</source>
        <translation>决定为</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>剩余</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 conflicts are not decided; %n items are deferred.</source>
        <translation>
            <numerusform>%2 个冲突中还有 %1 个没有决定；已推迟 %n 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of the codebook</source>
        <translation>编码手册的修改</translation>
    </message>
    <message>
        <source>New category: %1</source>
        <translation>新类别：%1</translation>
    </message>
    <message>
        <source>New category below %1: %2</source>
        <translation>%1 之下的新类别：%2</translation>
    </message>
    <message>
        <source>Change of %1, %2</source>
        <translation>修改 %1，%2</translation>
    </message>
    <message>
        <source>Change of a category, %1</source>
        <translation>修改一个类别，%1</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>&quot;use when&quot;</source>
        <translation>“适用于”</translation>
    </message>
    <message>
        <source>&quot;not when&quot;</source>
        <translation>“不适用于”</translation>
    </message>
    <message>
        <source>one more example</source>
        <translation>补充的示例</translation>
    </message>
    <message>
        <source>wish</source>
        <translation>自由描述</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>提议者</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>accepted, %1</source>
        <translation>已接受，%1</translation>
    </message>
    <message>
        <source>rejected, %1</source>
        <translation>已驳回，%1</translation>
    </message>
    <message>
        <source>withdrawn, %1</source>
        <translation>已撤回，%1</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>意见</translation>
    </message>
    <message>
        <source>%1 given; told when it is settled</source>
        <translation>已有 %1 份；有结果后公布</translation>
    </message>
    <message>
        <source>For</source>
        <translation>赞成</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>反对</translation>
    </message>
    <message>
        <source>Raised by issues</source>
        <translation>引发提案的议题数</translation>
    </message>
    <message>
        <source>Decisions that say that the codebook needs a change:</source>
        <translation>指出编码手册需要修改的决定：</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Kappa before is computed from the first labels, which people gave apart from each other; decisions do not change it, and it is the one to report as inter-rater agreement. Second votes were given after discussion: how well they agree says what talking did, and is not inter-rater agreement.</source>
        <translation>“之前”的 κ 由各自独立给出的首次标签计算；决定不会改变它，应作为标注者间一致性报告的是这个值。二次投票在讨论之后进行：其一致程度说明讨论带来了什么，不是标注者间一致性。</translation>
    </message>
    <message numerus="yes">
        <source>Fleiss&apos; kappa with its 95 % interval. %n items have a second vote that is revealed.</source>
        <translation>
            <numerusform>Fleiss κ 及其 95% 置信区间。%n 个条目的二次投票已揭晓。</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Before: first labels, all items (inter-rater agreement)</source>
        <translation>之前：首次标签，全部条目（标注者间一致性）</translation>
    </message>
    <message>
        <source>First labels, items voted on again</source>
        <translation>首次标签，再次投票的条目</translation>
    </message>
    <message>
        <source>Second votes, same items (after discussion; not inter-rater agreement)</source>
        <translation>二次投票，相同条目（讨论之后；不是标注者间一致性）</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Decided: %1 of the conflicts at the beginning, %2 (%3 of %4) now; %5 of all items at the beginning, %6 (%7 of %8) now.</source>
        <translation>已决定：开始时占冲突的 %1，现在为 %2（%4 个中的 %3 个）；开始时占全部条目的 %5，现在为 %6（%8 个中的 %7 个）。</translation>
    </message>
    <message>
        <source>Decided: %1 of the conflicts at the beginning, %2 (%3 of %4) at the end; %5 of all items at the beginning, %6 (%7 of %8) at the end.</source>
        <translation>已决定：开始时占冲突的 %1，结束时为 %2（%4 个中的 %3 个）；开始时占全部条目的 %5，结束时为 %6（%8 个中的 %7 个）。</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of each annotator&apos;s first labels with the decisions. The decisions were made by people who knew these labels, and those of a rule were made from them: this is not inter-rater agreement either.</source>
        <translation>每位标注者的首次标签与决定之间的 Cohen κ。作出决定的成员已知道这些标签，由规则作出的决定更是根据它们得出：这同样不是标注者间一致性。</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>With the decisions, at the beginning</source>
        <translation>与决定，开始时</translation>
    </message>
    <message>
        <source>With the decisions, now</source>
        <translation>与决定，现在</translation>
    </message>
    <message>
        <source>With the decisions, at the end</source>
        <translation>与决定，结束时</translation>
    </message>
    <message>
        <source>Without those of rules</source>
        <translation>不含规则的决定</translation>
    </message>
    <message>
        <source>Left out of the figures:</source>
        <translation>未计入数值：</translation>
    </message>
    <message>
        <source>%1 decided as &quot;none of these&quot;, which is no category</source>
        <translation>%1 个决定为“均不符合”，它不是类别</translation>
    </message>
    <message>
        <source>of the second votes %1 for &quot;none of these&quot; and %2 for &quot;cannot tell&quot;</source>
        <translation>二次投票中“均不符合” %1 票，“无法判断” %2 票</translation>
    </message>
    <message>
        <source>To read before %1</source>
        <translation>会前阅读：%1</translation>
    </message>
    <message>
        <source>To read before the meeting on %1</source>
        <translation>会前阅读：关于 %1 的会议</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>%1; %2 more of the agenda are not on this list</source>
        <translation>%1；议程中另有 %2 个不在此列表中</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>, %1 of %2: %3</source>
        <translation>，%2 人中 %1 人：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n more characters</source>
        <translation>
            <numerusform>另有 %n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comments</source>
        <translation>
            <numerusform>%n 条评论</numerusform>
        </translation>
    </message>
    <message>
        <source>Not printed here: %1.</source>
        <translation>此处未列出：%1。</translation>
    </message>
    <message>
        <source>A second vote is going on. The first labels are not shown before it is revealed.</source>
        <translation>二次投票正在进行。揭晓之前不显示首次标签。</translation>
    </message>
    <message>
        <source>Nobody has labelled it.</source>
        <translation>尚无人标注。</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>%1: report on round %2</source>
        <translation>%1：轮次 %2 的报告</translation>
    </message>
    <message>
        <source>Report on the round %1</source>
        <translation>轮次 %1 的报告</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>%1 UTC, with version %2 of the codebook</source>
        <translation>%1 UTC，使用编码手册版本 %2</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>%1 items, %2 labels, %3 &quot;cannot tell&quot;, %4 flagged</source>
        <translation>%1 个条目，%2 个标签，“无法判断” %3 个，插旗标 %4 个</translation>
    </message>
    <message>
        <source>%1 items (of them %5 repeats, which are left out of agreement and screening), %2 labels, %3 &quot;cannot tell&quot;, %4 flagged</source>
        <translation>%1 个条目（其中 %5 个为重复条目，不计入一致性和筛查），%2 个标签，“无法判断” %3 个，插旗标 %4 个</translation>
    </message>
    <message>
        <source>People</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>验收标准</translation>
    </message>
    <message>
        <source>The study set no gate for this round.</source>
        <translation>研究没有为此轮次设置验收标准。</translation>
    </message>
    <message>
        <source>The study asks for </source>
        <translation>本研究要求 </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已达到</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未达到</translation>
    </message>
    <message>
        <source>It is not passed while labels wait to be looked at again: %1.</source>
        <translation>有标签等待重新查看时不算达到：%1 个。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>放行</translation>
    </message>
    <message>
        <source>No-go</source>
        <translation>不放行</translation>
    </message>
    <message>
        <source>, %1, %2 UTC</source>
        <translation>，%1，%2 UTC</translation>
    </message>
    <message>
        <source>; the gate was passed</source>
        <translation>；当时达到验收标准</translation>
    </message>
    <message>
        <source>; the gate was failed</source>
        <translation>；当时未达到验收标准</translation>
    </message>
    <message>
        <source>. %1</source>
        <translation>。%1</translation>
    </message>
    <message>
        <source>Nobody has decided yet whether to go on.</source>
        <translation>尚无人决定是否继续。</translation>
    </message>
    <message>
        <source>Decided:</source>
        <translation>决定：</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa of the first labels with its 95 % interval, linearised over items.</source>
        <translation>首次标签的 Fleiss κ 及其 95% 置信区间，按条目线性化。</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Agreement in percent</source>
        <translation>一致率（百分比）</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>使用的条目</translation>
    </message>
    <message>
        <source>Labels that stop above the level</source>
        <translation>止于更高层级的标签</translation>
    </message>
    <message>
        <source>Categories: %1</source>
        <translation>类别：%1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>κ</translation>
    </message>
    <message>
        <source>Specific agreement</source>
        <translation>特定一致率</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>used, but never agreed</source>
        <translation>有人使用，从未一致</translation>
    </message>
    <message>
        <source>Taken for each other most often, as far as half of the disagreement:</source>
        <translation>最常相互混淆的类别，直至占全部分歧的一半：</translation>
    </message>
    <message>
        <source>One</source>
        <translation>其一</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其二</translation>
    </message>
    <message>
        <source>Pairs of labels</source>
        <translation>标签对</translation>
    </message>
    <message>
        <source>Of all that differ</source>
        <translation>占全部分歧</translation>
    </message>
    <message>
        <source>Proposals for the codebook</source>
        <translation>编码手册的提案</translation>
    </message>
    <message>
        <source>None was raised by an issue of this round.</source>
        <translation>此轮次中没有议题引发提案。</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>By</source>
        <translation>提议者</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>引发提案的议题</translation>
    </message>
    <message>
        <source>new category: %1</source>
        <translation>新类别：%1</translation>
    </message>
    <message>
        <source>new category under %1: %2</source>
        <translation>%1 之下的新类别：%2</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>修改 %1</translation>
    </message>
    <message>
        <source>change of a category</source>
        <translation>修改一个类别</translation>
    </message>
    <message>
        <source>Open codes</source>
        <translation>开放编码</translation>
    </message>
    <message>
        <source>The round takes codes of annotators&apos; own; nobody gave one.</source>
        <translation>此轮次接受标注者的自拟编码；没有人给出。</translation>
    </message>
    <message>
        <source>Labels that are a code of the annotator&apos;s own: %1</source>
        <translation>采用自拟编码的标签：%1</translation>
    </message>
    <message>
        <source>Codes: %1</source>
        <translation>编码：%1</translation>
    </message>
    <message>
        <source>People who gave them: %1</source>
        <translation>给出编码的成员：%1</translation>
    </message>
    <message>
        <source>Codes that are a category already: %1</source>
        <translation>已成为类别的编码：%1</translation>
    </message>
    <message>
        <source>Codes that are proposed as a category: %1</source>
        <translation>已提议为类别的编码：%1</translation>
    </message>
    <message>
        <source>Codes for which nothing is proposed: %1</source>
        <translation>没有相关提案的编码：%1</translation>
    </message>
    <message>
        <source>Time per issue</source>
        <translation>每个议题的用时</translation>
    </message>
    <message>
        <source>It is not known how long issues were in view.</source>
        <translation>不知道议题显示了多长时间。</translation>
    </message>
    <message>
        <source>Median %1 minutes, half of all between %2 and %3; known of %4 labels.</source>
        <translation>中位数 %1 分钟，一半在 %2 到 %3 之间；%4 个标签有用时记录。</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>饱和度</translation>
    </message>
    <message>
        <source>Not known: %1 issues were labelled in a file that does not say when, and the order of a file is not that in which people labelled.</source>
        <translation>未知：%1 个议题的标注来自没有说明时间的文件，而文件中的顺序并不是标注的顺序。</translation>
    </message>
    <message>
        <source>Categories used and proposals raised for the first time, in the order in which issues were first labelled.</source>
        <translation>按议题首次被标注的顺序，首次使用的类别和首次引发的提案。</translation>
    </message>
    <message>
        <source>New categories</source>
        <translation>新类别</translation>
    </message>
    <message>
        <source>Per 100 issues</source>
        <translation>每 100 个议题</translation>
    </message>
    <message>
        <source>New proposals</source>
        <translation>新提案</translation>
    </message>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>已采集</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>To reconcile</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Not labelled by all</source>
        <translation>尚未全部标注</translation>
    </message>
    <message>
        <source>not screened</source>
        <translation>未筛查</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Kappa by round</source>
        <translation>各轮次的 κ</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>These rounds were for different purposes, or their labels were given under different versions of the codebook, so that their figures say different things:</source>
        <translation>这些轮次目的不同，或其标签按编码手册的不同版本给出，因此它们的数值说明的是不同的事情：</translation>
    </message>
    <message>
        <source>%1; labels given %2</source>
        <translation>%1；标签%2</translation>
    </message>
    <message>
        <source>Codebook: %1</source>
        <translation>编码手册：%1</translation>
    </message>
    <message>
        <source>Version %1 of %2, by %3. %4 types, %5 themes, %6 sub-themes.</source>
        <translation>版本 %1，%2，由 %3 编写。%4 个类型，%5 个主题，%6 个子主题。</translation>
    </message>
    <message>
        <source>Version %1 of %2. %3 types, %4 themes, %5 sub-themes.</source>
        <translation>版本 %1，%2。%3 个类型，%4 个主题，%5 个子主题。</translation>
    </message>
    <message>
        <source>New in it: %1</source>
        <translation>新内容：%1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Counter-examples</source>
        <translation>反例</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>又称</translation>
    </message>
    <message>
        <source>The summary says</source>
        <translation>摘要说明</translation>
    </message>
    <message>
        <source>what the author wants to know</source>
        <translation>作者想知道什么</translation>
    </message>
    <message>
        <source>what the author wants to have</source>
        <translation>作者想要什么</translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation>出了什么问题</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>merged into %1</source>
        <translation>已并入 %1</translation>
    </message>
    <message>
        <source>split into %1</source>
        <translation>已拆分为 %1</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>No longer offered</source>
        <translation>不再供选用</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>去向</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>下级类别</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln 项决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels to look at again</source>
        <translation>
            <numerusform>%Ln 个标签待复核</numerusform>
        </translation>
    </message>
    <message>
        <source>kappa at %1 level from %2 to %3</source>
        <translation>%1层级的 κ 从 %2 变为 %3</translation>
    </message>
    <message>
        <source>kappa at %1 level from %2 to %3, and unknown until they are</source>
        <translation>%1层级的 κ 从 %2 变为 %3，在复核之前未知</translation>
    </message>
    <message>
        <source>kappa at %1 level stays %2</source>
        <translation>%1层级的 κ 保持 %2</translation>
    </message>
    <message>
        <source>kappa at %1 level unknown until they are (now %2)</source>
        <translation>%1层级的 κ 在复核之前未知（现为 %2）</translation>
    </message>
    <message>
        <source>%1; of blind rounds only your own labels are counted</source>
        <translation>%1；盲标轮次中只计入您自己的标签</translation>
    </message>
    <message>
        <source>Conflicts left open for good</source>
        <translation>不再决定的冲突</translation>
    </message>
    <message>
        <source>Collected with %1 different keywords, which are %2 when case is ignored.</source>
        <translation>用 %1 个不同写法的关键词收集，不区分大小写为 %2 个。</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>不同写法</translation>
    </message>
    <message>
        <source>Ignoring case</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>By them alone</source>
        <translation>独有</translation>
    </message>
    <message>
        <source>of no class</source>
        <translation>未说明类别</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 个中的 %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Please close the project, look what is there now, and open it again.</source>
        <translation>请关闭项目，查看现在的内容，然后重新打开。</translation>
    </message>
    <message>
        <source>Please copy it to a new file, use that one, and remove the others.</source>
        <translation>请将它复制为新文件，使用新文件，并移除其他文件。</translation>
    </message>
    <message>
        <source>Please close the project where it is open. If it is open nowhere, move %1-wal and %1-shm to another folder and try again.</source>
        <translation>请在打开项目的地方将其关闭。如果没有在任何地方打开，请将 %1-wal 和 %1-shm 移到其他文件夹，然后重试。</translation>
    </message>
    <message>
        <source>Please check where it is.</source>
        <translation>请检查它的位置。</translation>
    </message>
    <message>
        <source>Lift the blind of the round first, if the study is that far.</source>
        <translation>如果研究已进行到这一步，请先解除该轮次的盲标。</translation>
    </message>
    <message>
        <source>Please say it by what stands in brackets.</source>
        <translation>请用括号中的内容来指明。</translation>
    </message>
    <message>
        <source>Please choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Please change what it asks for instead.</source>
        <translation>请改为更改该来源的抓取内容。</translation>
    </message>
    <message>
        <source>Please look at it, and confirm it.</source>
        <translation>请查看并确认。</translation>
    </message>
    <message>
        <source>Please end it first.</source>
        <translation>请先结束它。</translation>
    </message>
    <message>
        <source>Please give a token that is valid there.</source>
        <translation>请提供在该平台有效的访问令牌。</translation>
    </message>
    <message>
        <source>Please give a token that may read it.</source>
        <translation>请提供有读取权限的访问令牌。</translation>
    </message>
    <message>
        <source>What came before is kept; please fetch again then.</source>
        <translation>已取得的内容予以保留；请到时再次抓取。</translation>
    </message>
    <message>
        <source>What was finished before is kept, the rest is as it was.</source>
        <translation>已完成的部分予以保留，其余保持原样。</translation>
    </message>
    <message>
        <source>Please say it in full.</source>
        <translation>请写完整。</translation>
    </message>
    <message>
        <source>Please choose one that exists.</source>
        <translation>请选择一个存在的类别。</translation>
    </message>
    <message>
        <source>Please correct it and try again.</source>
        <translation>请更正后重试。</translation>
    </message>
    <message>
        <source>Please check that it exists and that you may read it.</source>
        <translation>请检查它是否存在，以及是否有读取权限。</translation>
    </message>
    <message>
        <source>Please check that the folder exists and that you may write there.</source>
        <translation>请检查文件夹是否存在，以及是否有写入权限。</translation>
    </message>
    <message>
        <source>Nothing that was saved before is lost; please make room and try again.</source>
        <translation>已保存的内容没有丢失；请腾出空间后重试。</translation>
    </message>
    <message>
        <source>Please choose a file that ends in .accord.</source>
        <translation>请选择以 .accord 结尾的文件。</translation>
    </message>
    <message>
        <source>It was left as it is.</source>
        <translation>它保持原样。</translation>
    </message>
    <message>
        <source>Please update Accord on this machine; the file was left as it is.</source>
        <translation>请更新这台计算机上的 Accord；文件保持原样。</translation>
    </message>
    <message>
        <source>Please keep a copy of it and go back to a backup.</source>
        <translation>请保留它的一份副本，然后恢复到某个备份。</translation>
    </message>
    <message>
        <source>Please check its permissions and those of its folder.</source>
        <translation>请检查它及其所在文件夹的权限。</translation>
    </message>
    <message>
        <source>Please try again in a few seconds.</source>
        <translation>请过几秒钟再试。</translation>
    </message>
    <message>
        <source>Please save the file as UTF-8 and import it again.</source>
        <translation>请将文件保存为 UTF-8，然后重新导入。</translation>
    </message>
    <message>
        <source>Please correct the file and import it again.</source>
        <translation>请更正文件，然后重新导入。</translation>
    </message>
    <message>
        <source>The taxonomy was not taken over. Please correct it and import it again.</source>
        <translation>分类体系未导入。请更正后重新导入。</translation>
    </message>
    <message>
        <source>Please look at it again, and repeat what is still to be done.</source>
        <translation>请重新查看，并重做尚需完成的部分。</translation>
    </message>
    <message>
        <source>Please check the connection and try again.</source>
        <translation>请检查网络连接，然后重试。</translation>
    </message>
    <message>
        <source>Your labels are safe; please report this.</source>
        <translation>您的标签没有丢失；请报告此问题。</translation>
    </message>
    <message>
        <source>Please move %2 to another folder, or give it another name, and try again.</source>
        <translation>请把 %2 移到其他文件夹，或者给它改名，然后重试。</translation>
    </message>
    <message>
        <source>If these are another person&apos;s labels, choose whose they are.</source>
        <translation>如果这些是另一个人的标签，请指明是谁的。</translation>
    </message>
</context>
<context>
    <name>FeedbackText</name>
    <message>
        <source>not for this study (%1)</source>
        <translation>不属于本研究（%1）</translation>
    </message>
    <message>
        <source>a category that this codebook does not have</source>
        <translation>此编码手册中没有的类别</translation>
    </message>
    <message>
        <source>It differs from the reference, in the type.</source>
        <translation>与参考标签不同：类型不同。</translation>
    </message>
    <message>
        <source>Right in the type; the reference has another theme.</source>
        <translation>类型正确；参考标签是另一个主题。</translation>
    </message>
    <message>
        <source>It differs from the reference, in the theme.</source>
        <translation>与参考标签不同：主题不同。</translation>
    </message>
    <message>
        <source>Right in the theme; the reference has another sub-theme.</source>
        <translation>主题正确；参考标签是另一个子主题。</translation>
    </message>
    <message>
        <source>It differs from the reference, in the sub-theme.</source>
        <translation>与参考标签不同：子主题不同。</translation>
    </message>
    <message>
        <source>Like the reference:</source>
        <translation>与参考标签相同：</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>参考标签：%1</translation>
    </message>
    <message>
        <source>Your first label: %1</source>
        <translation>您的首次标签：%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Nothing labelled yet</source>
        <translation>尚未标注</translation>
    </message>
    <message>
        <source>%1 of %2 right so far (%3)</source>
        <translation>目前 %2 个中有 %1 个正确（%3）</translation>
    </message>
    <message>
        <source>%1: you are ready.</source>
        <translation>%1：已就绪。</translation>
    </message>
    <message>
        <source>%1. Ready with %2 of at least %3.</source>
        <translation>%1。至少标注 %3 个且其中 %2 正确即为就绪。</translation>
    </message>
</context>
<context>
    <name>FetchLog</name>
    <message>
        <source>%1 The reason: %2.</source>
        <translation>%1原因：%2。</translation>
    </message>
    <message>
        <source>Fetching %1 began, by %2.</source>
        <translation>%2 开始抓取 %1。</translation>
    </message>
    <message>
        <source>Fetching what changed in %1 since %2 began, by %3.</source>
        <translation>%3 开始抓取 %1 自 %2 以来的更改。</translation>
    </message>
    <message>
        <source>%1 is complete. New issues: %2, changed: %3, requests: %4.</source>
        <translation>%1 已完成。新议题：%2，已更改：%3，请求：%4。</translation>
    </message>
    <message>
        <source>Fetching %1 was stopped. It goes on from there.</source>
        <translation>%1 的抓取已停止。将从停止处继续。</translation>
    </message>
    <message>
        <source>Fetching %1 failed. %2</source>
        <translation>%1 的抓取失败。%2</translation>
    </message>
    <message>
        <source>Fetching %1 failed at %2.</source>
        <translation>%1 的抓取失败，位置：%2。</translation>
    </message>
    <message>
        <source>Waited %1 for %2.</source>
        <translation>为 %2 等待了 %1。</translation>
    </message>
    <message>
        <source>Asked again for %1.</source>
        <translation>再次请求了 %1。</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 现名为 %2。</translation>
    </message>
    <message>
        <source>%1 is not there any more; it was passed over.</source>
        <translation>%1 已不存在；已跳过。</translation>
    </message>
    <message>
        <source>Something of %1 cannot be read; it was left out.</source>
        <translation>%1 中有内容无法读取；已略过。</translation>
    </message>
    <message>
        <source>Nothing changed in %1 since the last time.</source>
        <translation>%1 自上次以来没有更改。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>Fetching</name>
    <message>
        <source>beginning</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>issues, page %1 of %2</source>
        <translation>议题，第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>issues, page %1</source>
        <translation>议题，第 %1 页</translation>
    </message>
    <message>
        <source>comments, page %1 of %2</source>
        <translation>评论，第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>comments, page %1</source>
        <translation>评论，第 %1 页</translation>
    </message>
    <message>
        <source>discussions, %1 of %2</source>
        <translation>讨论，%1 / %2</translation>
    </message>
    <message>
        <source>discussions</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>discussions, %1</source>
        <translation>讨论，%1</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>停在：%1</translation>
    </message>
    <message>
        <source>never fetched</source>
        <translation>从未抓取</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>抓取于 %1</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln requests</source>
        <translation>
            <numerusform>约 %Ln 次请求</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; the host does not tell its limit.</source>
        <translation>%1，%2；平台未告知其限额。</translation>
    </message>
    <message>
        <source>%1, %2, %3 % of the hourly limit (%4 are left).</source>
        <translation>%1，%2，占每小时限额的 %3%（剩余 %4）。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pull requests</source>
        <translation>
            <numerusform>%Ln 个拉取请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues that cannot be read</source>
        <translation>
            <numerusform>%Ln 个无法读取的议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments that cannot be read</source>
        <translation>
            <numerusform>%Ln 条无法读取的评论</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments whose issues are not in the list</source>
        <translation>
            <numerusform>%Ln 条所属议题不在列表中的评论</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues that the host no longer has there</source>
        <translation>
            <numerusform>%Ln 个在平台原处已不存在的议题</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>略过：%1。</translation>
    </message>
    <message>
        <source>Nothing new.</source>
        <translation>没有新内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n sources could not be finished; Fetch goes on there.</source>
        <translation>
            <numerusform>有 %n 个来源未能完成；再次“抓取”会从该处继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new issues, %1 changed.</source>
        <translation>
            <numerusform>新议题 %Ln 条，有变化 %1 条。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresText</name>
    <message>
        <source>Agreement of second votes (after discussion; not inter-rater agreement)</source>
        <translation>二次投票的一致性（讨论之后；不是标注者间一致性）</translation>
    </message>
    <message>
        <source>Kappa of the first labels says how well people agree who worked apart; report that one. Second votes come after discussion, and decisions are made from the labels themselves: what they agree with is no measure of inter-rater agreement.</source>
        <translation>首次标签的 κ 表示各自独立工作的成员之间的一致程度；应报告的是这个值。二次投票在讨论之后进行，决定则依据标签本身作出：与它们的一致程度不能衡量标注者间一致性。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>There is no value: no item has two votes at this level.</source>
        <translation>没有数值：在此层级上，没有条目有两票。</translation>
    </message>
    <message>
        <source>There is no value: a single category is in use, and so nothing shows that anybody tells categories apart.</source>
        <translation>没有数值：只使用了一个类别，因此无法表明有人能区分不同的类别。</translation>
    </message>
    <message>
        <source>There is no value: nothing that this person labelled is decided at this level.</source>
        <translation>没有数值：在此层级上，该成员标注的条目都还没有决定。</translation>
    </message>
    <message>
        <source>There is no value for these votes.</source>
        <translation>这些投票没有数值。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Left out: %1 decided as “none of these”, which is no category.</source>
        <translation>未计入：%1 个决定为“均不符合”，它不是类别。</translation>
    </message>
    <message>
        <source>Left out of the second votes: %1 for “none of these” and %2 for “cannot tell”.</source>
        <translation>二次投票中未计入：“均不符合” %1 票，“无法判断” %2 票。</translation>
    </message>
    <message>
        <source>On %1 of %2 items whose second vote is revealed all votes are alike; of the first labels of the same items by the same people: %3. Fewer than ten items have no coefficient.</source>
        <translation>在已揭晓二次投票的 %2 个条目中，有 %1 个的投票全部相同；相同成员对相同条目的首次标签：%3。条目少于十个时不计算系数。</translation>
    </message>
    <message>
        <source>No second vote was revealed yet.</source>
        <translation>尚未揭晓任何二次投票。</translation>
    </message>
    <message>
        <source>Fleiss’ kappa %1 (%2) over %3 items whose second vote is revealed; the first labels of the same items by the same people: %4 (%5).</source>
        <translation>已揭晓二次投票的 %3 个条目的 Fleiss κ 为 %1（%2）；相同成员对相同条目的首次标签：%4（%5）。</translation>
    </message>
    <message numerus="yes">
        <source>On %1 of %n items all are alike. Fewer than ten items have no coefficient.</source>
        <translation>
            <numerusform>%n 个条目中有 %1 个完全相同。少于十个条目时没有系数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions were made by a rule from these very labels and agree with them by construction; the column “without rules” leaves them out.</source>
        <translation>
            <numerusform>有 %Ln 项决定由规则根据这些标签得出，必然与之一致；“不含规则”一列将其排除。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstLabels</name>
    <message>
        <source>Never blind; closed %1 by %2.</source>
        <translation>从未盲标；%1 由 %2 结束。</translation>
    </message>
    <message>
        <source>Blind until %1, when %2 closed it.</source>
        <translation>盲标至 %1，由 %2 结束轮次。</translation>
    </message>
    <message>
        <source>Blind until %1, when %2 lifted the blind.</source>
        <translation>盲标至 %1，由 %2 解除盲标。</translation>
    </message>
    <message>
        <source>Blind until %1, when %2 lifted the blind: “%3”.</source>
        <translation>盲标至 %1，由 %2 解除盲标：“%3”。</translation>
    </message>
    <message>
        <source>Version of the codebook by which labels were given: %1; by which they are counted: %2.</source>
        <translation>给出标签时的编码手册版本：%1；计算所用的版本：%2。</translation>
    </message>
    <message>
        <source>As given: %1.</source>
        <translation>按给出时：%1。</translation>
    </message>
    <message>
        <source>Labels changed afterwards: %1, given only afterwards: %2; with them %3.</source>
        <translation>之后更改的标签：%1，之后才给出的：%2；计入它们为 %3。</translation>
    </message>
    <message>
        <source>Given under several versions, they have no figure as given.</source>
        <translation>这些标签是在多个版本下给出的，因此没有按当时版本计的数值。</translation>
    </message>
    <message>
        <source>Labels are taken as they are now. After the blind was lifted or the round was closed, changed: %1, given only then: %2.</source>
        <translation>标签采用现在的样子。解除盲标或关闭轮次之后，更改的：%1，那时才给出的：%2。</translation>
    </message>
</context>
<context>
    <name>GateReport</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1，%2层级</translation>
    </message>
    <message>
        <source>%1, level %2, lower bound</source>
        <translation>%1，%2层级，下界</translation>
    </message>
    <message>
        <source>New categories in the last 100 issues</source>
        <translation>最近 100 个议题中的新类别</translation>
    </message>
    <message>
        <source>Proposals in the last 100 issues</source>
        <translation>最近 100 个议题中的提案</translation>
    </message>
    <message>
        <source>Median time per issue</source>
        <translation>每个议题用时的中位数</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ 满足</translation>
    </message>
    <message>
        <source>✗ not met</source>
        <translation>✗ 不满足</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Fleiss’ kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Pairs that agree</source>
        <translation>一致的标签对</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>使用的条目</translation>
    </message>
    <message>
        <source>used, never agreed on</source>
        <translation>有人使用，从未一致</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2：%3（%4）</translation>
    </message>
    <message>
        <source>Taken for each other</source>
        <translation>相互混淆的类别</translation>
    </message>
    <message>
        <source>Pairs of labels</source>
        <translation>标签对</translation>
    </message>
    <message>
        <source>Of all that differ</source>
        <translation>占全部分歧</translation>
    </message>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>New categories</source>
        <translation>新类别</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>Time per issue: %1 in the middle, half of them between %2 and %3; known for %4 labels.</source>
        <translation>每个议题的用时：中位数为 %1，一半的议题在 %2 到 %3 之间；%4 个标签有用时记录。</translation>
    </message>
    <message>
        <source>No time per issue is known.</source>
        <translation>没有每个议题的用时记录。</translation>
    </message>
    <message>
        <source>Cannot tell: %1. Flagged: %2. Not for this study: %3 of %4 issues.</source>
        <translation>无法判断：%1。已插旗标：%2。不属于本研究：%4 个议题中的 %3 个。</translation>
    </message>
    <message>
        <source>%1, raised by %2</source>
        <translation>%1，由 %2 引发</translation>
    </message>
    <message>
        <source>No issue of the round raised one.</source>
        <translation>此轮次中没有议题引发提案。</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>放行</translation>
    </message>
    <message>
        <source>No-go</source>
        <translation>不放行</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>, against the conditions</source>
        <translation>，与条件不符</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3.</source>
        <translation>%1，%3 给出的 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln 条议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels with a code of the annotator’s own: %1. Codes: %2, people: %3; already categories: %4, proposed: %5.</source>
        <translation>采用自拟编码的标签：%1 个。编码：%2 个，使用者：%3 人；已成为类别：%4 个，已提议：%5 个。</translation>
    </message>
    <message>
        <source>Not known: labels came in a file that does not say when they were given.</source>
        <translation>未知：标注来自文件，而文件没有说明标注的时间。</translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message>
        <source>All groups</source>
        <translation>所有组</translation>
    </message>
    <message>
        <source>All repositories</source>
        <translation>所有仓库</translation>
    </message>
</context>
<context>
    <name>Happened</name>
    <message>
        <source>%1 is flagged for discussion</source>
        <translation>%1 已插旗标，留待讨论</translation>
    </message>
    <message>
        <source>%1 is not flagged any more</source>
        <translation>%1 已取消旗标</translation>
    </message>
    <message>
        <source>%1 is labelled %2, no sub-theme</source>
        <translation>%1 已标为 %2，无子主题</translation>
    </message>
    <message>
        <source>%1 is labelled %2</source>
        <translation>%1 已标为 %2</translation>
    </message>
    <message>
        <source>%1 is left out of the study</source>
        <translation>%1 已排除在研究之外</translation>
    </message>
    <message>
        <source>The label of %1 is withdrawn</source>
        <translation>%1 的标签已撤回</translation>
    </message>
    <message>
        <source>%1 is labelled</source>
        <translation>%1 已标注</translation>
    </message>
    <message>
        <source>%1 is put off to the end of your queue, still to do</source>
        <translation>%1 已移到您的队列末尾，仍算待办</translation>
    </message>
</context>
<context>
    <name>IconsByName</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1 文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>New issues: %1</source>
        <translation>新议题：%1</translation>
    </message>
    <message>
        <source>Issues that have a text now: %1</source>
        <translation>新补上正文的议题：%1</translation>
    </message>
    <message>
        <source>Issues with a newer text: %1</source>
        <translation>正文有更新的议题：%1</translation>
    </message>
    <message>
        <source>Left out, because the project has a newer text: %1</source>
        <translation>因项目中的正文较新而略过：%1</translation>
    </message>
    <message>
        <source>Issues whose comments are not in the files: %1</source>
        <translation>文件中没有评论的议题：%1</translation>
    </message>
    <message>
        <source>Comments left out, because no file has their issues: %1</source>
        <translation>因文件中没有相应议题而略过的评论：%1</translation>
    </message>
    <message>
        <source>Issues that were there already: %1</source>
        <translation>已有的议题：%1</translation>
    </message>
    <message>
        <source>Comments: %1</source>
        <translation>评论：%1</translation>
    </message>
    <message>
        <source>New items of the round: %1</source>
        <translation>轮次的新条目：%1</translation>
    </message>
    <message>
        <source>New people: %1</source>
        <translation>新成员：%1</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Decisions: %1</source>
        <translation>决定：%1</translation>
    </message>
    <message>
        <source>Left out, because they are pull requests: %1</source>
        <translation>因属于拉取请求而略过：%1</translation>
    </message>
    <message>
        <source>Left out, because they cannot be understood: %1</source>
        <translation>因无法识别而略过：%1</translation>
    </message>
    <message>
        <source>The decisions are what the column “%1” says.</source>
        <translation>决定取自“%1”列。</translation>
    </message>
    <message>
        <source>There was nothing new in it.</source>
        <translation>其中没有新内容。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>New texts of other kinds: %1</source>
        <translation>新增其他种类的文本：%1</translation>
    </message>
    <message>
        <source>Labels that replace others: %1</source>
        <translation>替换其他标签的标签：%1</translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>false positive</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1%（共 %2 个）</translation>
    </message>
</context>
<context>
    <name>LabelCommand</name>
    <message>
        <source>Label %1 as %2</source>
        <translation>将 %1 标注为 %2</translation>
    </message>
    <message>
        <source>Leave %1 out of the Study</source>
        <translation>将 %1 排除在研究之外</translation>
    </message>
    <message>
        <source>Put %1 off</source>
        <translation>搁置 %1</translation>
    </message>
    <message>
        <source>Withdraw the Label of %1</source>
        <translation>撤回 %1 的标签</translation>
    </message>
    <message>
        <source>Flag %1</source>
        <translation>为 %1 插旗标</translation>
    </message>
    <message>
        <source>Unflag %1</source>
        <translation>取消 %1 的旗标</translation>
    </message>
    <message>
        <source>Edit the Summary of %1</source>
        <translation>编辑 %1 的摘要</translation>
    </message>
    <message>
        <source>Edit the Note on %1</source>
        <translation>编辑 %1 的备注</translation>
    </message>
    <message>
        <source>Change the Confidence in %1</source>
        <translation>更改 %1 的把握程度</translation>
    </message>
    <message>
        <source>Code %1 as “%2”</source>
        <translation>将 %1 编码为“%2”</translation>
    </message>
    <message>
        <source>Cite a Passage of %1</source>
        <translation>引用 %1 的段落</translation>
    </message>
    <message>
        <source>Take Back Evidence of %1</source>
        <translation>取消 %1 的依据</translation>
    </message>
</context>
<context>
    <name>LabelPage</name>
    <message>
        <source>Accept and Go On</source>
        <translation>接受并继续</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Next Issue</source>
        <translation>下一个议题</translation>
    </message>
    <message>
        <source>Previous Issue</source>
        <translation>上一个议题</translation>
    </message>
    <message>
        <source>First Issue</source>
        <translation>第一个议题</translation>
    </message>
    <message>
        <source>Last Issue</source>
        <translation>最后一个议题</translation>
    </message>
    <message>
        <source>Not for This Study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Flag for Discussion</source>
        <translation>插旗标留待讨论</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>旗标</translation>
    </message>
    <message>
        <source>Write a Note</source>
        <translation>填写备注</translation>
    </message>
    <message>
        <source>Write the Summary</source>
        <translation>填写摘要</translation>
    </message>
    <message>
        <source>Withdraw My Label</source>
        <translation>撤回我的标签</translation>
    </message>
    <message>
        <source>Propose a New Category…</source>
        <translation>提议新类别…</translation>
    </message>
    <message>
        <source>No category fits? Propose one</source>
        <translation>没有合适的类别？提议一个</translation>
    </message>
    <message>
        <source>Filter Categories</source>
        <translation>筛选类别</translation>
    </message>
    <message>
        <source>One Level Up</source>
        <translation>返回上一级</translation>
    </message>
    <message>
        <source>Search Issues</source>
        <translation>搜索议题</translation>
    </message>
    <message>
        <source>Open in the Browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>My Progress</source>
        <translation>我的进度</translation>
    </message>
    <message>
        <source>Show the Queue</source>
        <translation>显示队列</translation>
    </message>
    <message>
        <source>List What Is to Do</source>
        <translation>列出待办条目</translation>
    </message>
    <message>
        <source>List What Is Done</source>
        <translation>列出已完成条目</translation>
    </message>
    <message>
        <source>List What Is Flagged</source>
        <translation>列出已插旗标条目</translation>
    </message>
    <message>
        <source>List All</source>
        <translation>列出全部条目</translation>
    </message>
    <message>
        <source>List What to Look at Again</source>
        <translation>列出待复核条目</translation>
    </message>
    <message>
        <source>Not Sure</source>
        <translation>把握不大</translation>
    </message>
    <message>
        <source>Fairly Sure</source>
        <translation>较有把握</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>很有把握</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Walk to %1 %2</source>
        <translation>转到 %1 %2</translation>
    </message>
    <message>
        <source>There is no taxonomy yet</source>
        <translation>还没有分类体系</translation>
    </message>
    <message>
        <source>Labels are categories of a taxonomy. Import one to begin.</source>
        <translation>标签是分类体系中的类别。请先导入一个分类体系。</translation>
    </message>
    <message>
        <source>There are no issues yet</source>
        <translation>还没有议题</translation>
    </message>
    <message>
        <source>Import issues with their text, or lists of links.</source>
        <translation>导入带正文的议题，或导入链接列表。</translation>
    </message>
    <message>
        <source>No round has been started</source>
        <translation>尚未开始任何轮次</translation>
    </message>
    <message>
        <source>A round is the set of issues that everybody labels, each for themselves.</source>
        <translation>轮次是由所有人各自独立标注的一组议题。</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>请选择身份</translation>
    </message>
    <message>
        <source>Every label has a name. Choose yours, or add it to the project.</source>
        <translation>每个标签都有署名。请选择自己的姓名，或将其添加到项目中。</translation>
    </message>
    <message>
        <source>This round has not been started: you can read its issues, and not label them yet. A lead starts it on the Study page.</source>
        <translation>此轮次尚未开始：可以阅读其中的议题，但还不能标注。由负责人在“研究”页面上开始。</translation>
    </message>
    <message>
        <source>This round is reconciled: first labels and decisions stay as they are.</source>
        <translation>此轮次已协商完成：首次标签和决定保持不变。</translation>
    </message>
    <message>
        <source>This round is closed: first labels stay as they were given. What people disagree on is settled on the Reconcile page.</source>
        <translation>此轮次已关闭：首次标签保持不变。有分歧的地方在“协商”页面上解决。</translation>
    </message>
    <message>
        <source>You are an observer of this study: you can read, and do not label. A lead can give you another role on the Study page.</source>
        <translation>您是本研究的观察者：可以阅读，不作标注。负责人可以在“研究”页面上更改您的角色。</translation>
    </message>
    <message>
        <source>You have left this study. A lead can take you in again on the Study page.</source>
        <translation>您已退出本研究。负责人可以在“研究”页面上让您重新加入。</translation>
    </message>
    <message>
        <source>Others label in this round. Choose another one at the foot of the window.</source>
        <translation>此轮次由其他成员标注。请在窗口底部选择另一个轮次。</translation>
    </message>
    <message>
        <source>You lead this study and do not label. You can change that on the Study page.</source>
        <translation>您负责本研究，不参与标注。可以在“研究”页面上更改。</translation>
    </message>
    <message>
        <source>Nothing of “%1” is for you</source>
        <translation>“%1”中没有您的条目</translation>
    </message>
    <message>
        <source>No issue of this round is handed to you. A lead hands issues out on the Study page; until then you can choose another round.</source>
        <translation>此轮次没有分发给您的议题。议题由负责人在“研究”页面上分发；在此之前可以选择另一个轮次。</translation>
    </message>
    <message>
        <source>This round has no issues yet. Choose another one.</source>
        <translation>此轮次还没有议题。请选择另一个轮次。</translation>
    </message>
    <message>
        <source>Cite a Passage as Evidence</source>
        <translation>引用段落作为依据</translation>
    </message>
    <message>
        <source>Give a Code of My Own</source>
        <translation>给出自拟编码</translation>
    </message>
    <message>
        <source>Codebook Card</source>
        <translation>编码手册卡片</translation>
    </message>
    <message>
        <source>Go to an Issue…</source>
        <translation>转到议题…</translation>
    </message>
    <message>
        <source>List Labels Without Evidence</source>
        <translation>列出没有依据的标签</translation>
    </message>
    <message>
        <source>Cannot Tell Yet: Ask Me Later</source>
        <translation>暂时无法判断：稍后再问我</translation>
    </message>
    <message>
        <source>Cannot tell: later</source>
        <translation>无法判断：稍后</translation>
    </message>
    <message>
        <source>I cannot tell yet: the issue goes to the end of my queue, is still to do, and is no label that counts</source>
        <translation>我暂时无法判断：该议题移到我的队列末尾，仍算待办，不计为标签</translation>
    </message>
    <message>
        <source>Take a Pause, or Go On</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>Walk by the Digit %1</source>
        <translation>按数字 %1 移动</translation>
    </message>
    <message>
        <source>Who labels?</source>
        <translation>由谁标注？</translation>
    </message>
    <message>
        <source>Agreement is between two people at least. Add them, or begin with a round.</source>
        <translation>一致性至少需要两个人。请添加成员，或直接开始一个轮次。</translation>
    </message>
</context>
<context>
    <name>LevelName</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Sub-theme</source>
        <translation>子主题</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>LookGroups</name>
    <message>
        <source>%1 is not known here, but another person of that name is. New labels and decisions: %2.</source>
        <translation>本项目中没有 %1，但有另一位同名的成员。新的标签和决定：%2。</translation>
    </message>
    <message>
        <source>The package is somebody else&apos;s, but %1 labelled in it, too. New labels and decisions: %2.</source>
        <translation>该分包属于别人，但 %1 也在其中作了标注。新的标签和决定：%2。</translation>
    </message>
    <message>
        <source>In the file, %1 and %2 are one person.</source>
        <translation>在文件中，%1 和 %2 是同一人。</translation>
    </message>
    <message>
        <source>%1 is not known here. New labels and decisions: %2.</source>
        <translation>本项目中没有 %1。新的标签和决定：%2。</translation>
    </message>
    <message>
        <source>Decisions and steps of meetings in a package: %1.</source>
        <translation>分包中的决定和会议步骤：%1。</translation>
    </message>
    <message>
        <source>A package holds what was said in the name of somebody for whom it was not made: %1 (%2).</source>
        <translation>分包中含有以他人名义（而非分包所属成员）给出的内容：%1（%2）。</translation>
    </message>
    <message>
        <source>Changes of people and of what they may do: %1 (%2).</source>
        <translation>成员及其权限的更改：%1（%2）。</translation>
    </message>
    <message>
        <source>Lead there and not here: %1.</source>
        <translation>在文件中是负责人而在此处不是：%1。</translation>
    </message>
    <message>
        <source>Changes of rounds: %1 (%2).</source>
        <translation>轮次的更改：%1（%2）。</translation>
    </message>
    <message>
        <source>Items and texts in a package that are not known here: %1.</source>
        <translation>分包中本项目没有的条目和正文：%1。</translation>
    </message>
    <message>
        <source>Versions of the codebook, and labels that need them: %1.</source>
        <translation>编码手册的版本，以及需要这些版本的标签：%1。</translation>
    </message>
    <message>
        <source>Conclusions on a round, go or no-go: %1.</source>
        <translation>对轮次的结论（放行或不放行）：%1。</translation>
    </message>
    <message>
        <source>Changes of the study’s settings, acceptance criteria or sources: %1.</source>
        <translation>研究设置、验收标准或来源的更改：%1。</translation>
    </message>
    <message>
        <source>The category %1 in the file will be called %2.</source>
        <translation>文件中的类别 %1 将改名为 %2。</translation>
    </message>
    <message>
        <source>The category %1 will have another place.</source>
        <translation>类别 %1 将改变位置。</translation>
    </message>
    <message>
        <source>The category %1 will have its place below %2.</source>
        <translation>类别 %1 将移到 %2 之下。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 和另外 %2 个</translation>
    </message>
    <message>
        <source>Labelled in both copies, and differently: %1.</source>
        <translation>两份副本中都已标注，且标签不同：%1。</translation>
    </message>
    <message>
        <source>Labelled in both copies: %1. In a blind round it is not told whether differently.</source>
        <translation>两份副本中都已标注：%1。盲标轮次中不显示标签是否不同。</translation>
    </message>
    <message>
        <source>Issues with another text in the file: %1. Both texts are kept.</source>
        <translation>文件中正文不同的议题：%1。两份正文都会保留。</translation>
    </message>
    <message>
        <source>The codebook was changed both here and in the file. All versions are kept.</source>
        <translation>此处和文件中都修改了编码手册。所有版本都会保留。</translation>
    </message>
    <message>
        <source>The codebook was changed in the file. All versions are kept.</source>
        <translation>文件中修改了编码手册。所有版本都会保留。</translation>
    </message>
    <message>
        <source>New labels with a category that is retired: %1.</source>
        <translation>使用已停用类别的新标签：%1。</translation>
    </message>
    <message>
        <source>Rounds that are not known here: %1.</source>
        <translation>本项目中没有的轮次：%1。</translation>
    </message>
    <message>
        <source>Items that are not known here, of rounds that are: %1.</source>
        <translation>已有轮次中本项目没有的条目：%1。</translation>
    </message>
    <message>
        <source>Blind here, but not any longer in the file: %1.</source>
        <translation>此处为盲标，而文件中已解除：%1。</translation>
    </message>
    <message>
        <source>Categories in the file that are retired: %1. Labels keep them, but they are not offered.</source>
        <translation>文件中已停用的类别：%1。已有的标签保留这些类别，但不再供选用。</translation>
    </message>
    <message>
        <source>%1 %2×</source>
        <translation>%1 %2×</translation>
    </message>
    <message>
        <source>Is %1</source>
        <translation>是 %1</translation>
    </message>
    <message>
        <source>Both are one person: what they did counts as what %1 did.</source>
        <translation>两者是同一人：其所做的一切都算作 %1 所做。</translation>
    </message>
    <message>
        <source>Only a lead takes it over: %1.</source>
        <translation>只有负责人可以接收：%1。</translation>
    </message>
    <message>
        <source>Only a lead may choose otherwise: %1.</source>
        <translation>只有负责人可以另作选择：%1。</translation>
    </message>
    <message>
        <source>%1 was left out when this was merged before.</source>
        <translation>以前合并此内容时略过了 %1。</translation>
    </message>
    <message>
        <source>Labels that would change first labels of a round that is closed or whose blind was lifted: %1 (%2; %3).</source>
        <translation>会改动已结束或已解除盲标的轮次之首次标签的标签：%1（%2；%3）。</translation>
    </message>
    <message>
        <source>This project knows nothing of the package in which this was said: %1 (%2). Where a copy of the project handed it out, merge that copy first.</source>
        <translation>本项目不知道含有这些内容的分包：%1（%2）。如果它是由项目的某份副本发放的，请先合并那份副本。</translation>
    </message>
    <message>
        <source>The package was handed out to somebody else than you: %1 (%2).</source>
        <translation>这个分包是发给别人的，不是发给您的：%1（%2）。</translation>
    </message>
</context>
<context>
    <name>LookOptions</name>
    <message>
        <source>What they did is not taken over, now or when the file is merged again.</source>
        <translation>现在以及以后再次合并此文件时，都不接收该成员所做的内容。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>Their labels are merged as if they had sent them.</source>
        <translation>该成员的标签会像由本人发来一样合并。</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>Add as another person</source>
        <translation>添加为另一位成员</translation>
    </message>
    <message>
        <source>Add to the project</source>
        <translation>添加到项目</translation>
    </message>
    <message>
        <source>They and what they did are new here.</source>
        <translation>该成员及其所做的内容在本项目中是新增的。</translation>
    </message>
    <message>
        <source>The later label</source>
        <translation>较晚的标签</translation>
    </message>
    <message>
        <source>By the order of what led to what, not by the clocks of the computers. The history keeps both.</source>
        <translation>以操作之间的先后因果为准，而不是计算机的时钟。两者都保留在历史中。</translation>
    </message>
    <message>
        <source>The label here</source>
        <translation>此处的标签</translation>
    </message>
    <message>
        <source>The label in this project holds. The history keeps both.</source>
        <translation>以本项目中的标签为准。两者都保留在历史中。</translation>
    </message>
    <message>
        <source>The label in the file</source>
        <translation>文件中的标签</translation>
    </message>
    <message>
        <source>The label in the file holds. The history keeps both.</source>
        <translation>以文件中的标签为准。两者都保留在历史中。</translation>
    </message>
    <message>
        <source>The newer text</source>
        <translation>较新的正文</translation>
    </message>
    <message>
        <source>The text that was renewed more often is shown.</source>
        <translation>显示更新次数较多的正文。</translation>
    </message>
    <message>
        <source>The text here</source>
        <translation>此处的正文</translation>
    </message>
    <message>
        <source>The text in this project is shown.</source>
        <translation>显示本项目中的正文。</translation>
    </message>
    <message>
        <source>The text in the file</source>
        <translation>文件中的正文</translation>
    </message>
    <message>
        <source>The text in the file is shown.</source>
        <translation>显示文件中的正文。</translation>
    </message>
    <message>
        <source>Categories that only the other one has are retired: labels keep them.</source>
        <translation>只有另一方才有的类别会被停用：已用这些类别的标签保持不变。</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>最新版本</translation>
    </message>
    <message>
        <source>The version that was made last holds.</source>
        <translation>以最后创建的版本为准。</translation>
    </message>
    <message>
        <source>The codebook here</source>
        <translation>此处的编码手册</translation>
    </message>
    <message>
        <source>The codebook in the file</source>
        <translation>文件中的编码手册</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The labels stay as they are, and agreement counts them.</source>
        <translation>标签保持不变，并计入一致性。</translation>
    </message>
    <message>
        <source>Flag them</source>
        <translation>插旗标</translation>
    </message>
    <message>
        <source>They are flagged for discussion.</source>
        <translation>为这些标签插旗标，留待讨论。</translation>
    </message>
    <message>
        <source>Label again</source>
        <translation>重新标注</translation>
    </message>
    <message>
        <source>They are withdrawn, and the items are back in the queue of their person.</source>
        <translation>撤回这些标签，条目回到相应成员的队列中。</translation>
    </message>
    <message>
        <source>They are new here, with the labels for them.</source>
        <translation>它们在本项目中是新增的，连同其标签一并添加。</translation>
    </message>
    <message>
        <source>Neither they nor the labels for them are taken over.</source>
        <translation>它们及其标签都不接收。</translation>
    </message>
    <message>
        <source>It is not taken over now.</source>
        <translation>此次不接收。</translation>
    </message>
    <message>
        <source>It is taken over with the merge.</source>
        <translation>随合并一起接收。</translation>
    </message>
    <message>
        <source>Lift the blind</source>
        <translation>解除盲标</translation>
    </message>
    <message>
        <source>From then on everybody sees everybody&apos;s labels.</source>
        <translation>此后所有人都能看到所有人的标签。</translation>
    </message>
    <message>
        <source>Keep it blind</source>
        <translation>保持盲标</translation>
    </message>
    <message>
        <source>Nobody sees the labels of others here.</source>
        <translation>在本项目中，没有人能看到他人的标签。</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Agreement beyond chance among any number of people; chance is that everybody draws from the shares that the categories have over all (Fleiss 1971; with missing labels Gwet 2014).</source>
        <translation>任意人数之间超出随机水平的一致性；随机水平假定所有人都按各类别的总体占比选取类别（Fleiss 1971；含缺失标签的情形见 Gwet 2014）。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>One minus observed over expected disagreement, over all labels that can be paired; close to Fleiss&apos; kappa for many items, fair to few (Krippendorff 1970).</source>
        <translation>1 减去观测分歧与期望分歧之比，基于所有可以配对的标签计算；条目多时接近 Fleiss κ，条目少时也不偏颇（Krippendorff 1970）。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha along the taxonomy path</source>
        <translation>沿分类体系路径的 Krippendorff α</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha in which two labels differ the more, the higher up in the taxonomy they part; one number for all levels, each of which weighs the same.</source>
        <translation>一种 Krippendorff α：两个标签在分类体系中分岔的位置越靠上，差异就越大；所有层级合为一个数值，各层级权重相同。</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Agreement beyond chance; chance is taken to happen only where people cannot decide, which keeps the value high when one category dominates (Gwet 2008).</source>
        <translation>超出随机水平的一致性；假定只有在人们无法判断时才会随机选取，因此某一类别占主导时数值仍然较高（Gwet 2008）。</translation>
    </message>
    <message>
        <source>Brennan-Prediger kappa</source>
        <translation>Brennan-Prediger κ</translation>
    </message>
    <message>
        <source>Agreement beyond chance; chance is that everybody picks among all categories of the codebook alike (Brennan and Prediger 1981).</source>
        <translation>超出随机水平的一致性；随机水平假定所有人以相同的概率选取编码手册中的每个类别（Brennan 和 Prediger 1981）。</translation>
    </message>
    <message>
        <source>Conger&apos;s kappa</source>
        <translation>Conger κ</translation>
    </message>
    <message>
        <source>Agreement beyond chance; chance is that each person draws from the shares of their own labels, averaged over all pairs of people (Conger 1980).</source>
        <translation>超出随机水平的一致性；随机水平假定每个人按自己标签的占比选取类别，再对所有成员对取平均（Conger 1980）。</translation>
    </message>
    <message>
        <source>Light&apos;s kappa</source>
        <translation>Light κ</translation>
    </message>
    <message>
        <source>The mean of Cohen&apos;s kappa over all pairs of people for whom it is defined (Light 1971).</source>
        <translation>在有定义的所有成员对上，Cohen κ 的平均值（Light 1971）。</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>百分比一致率</translation>
    </message>
    <message>
        <source>The share of pairs of labels on the same item that are alike. Chance is not taken out.</source>
        <translation>同一条目的标签对中，两个标签相同的比例。未扣除随机一致。</translation>
    </message>
    <message>
        <source>Full agreement</source>
        <translation>完全一致率</translation>
    </message>
    <message>
        <source>The share of items on which all labels are alike. Chance is not taken out; the more people, the lower.</source>
        <translation>所有标签都相同的条目所占的比例。未扣除随机一致；人越多，该值越低。</translation>
    </message>
</context>
<context>
    <name>MeetingKeys</name>
    <message>
        <source>Start a Meeting…</source>
        <translation>开始会议…</translation>
    </message>
    <message>
        <source>Change the Meeting…</source>
        <translation>更改会议…</translation>
    </message>
    <message>
        <source>End the Meeting</source>
        <translation>结束会议</translation>
    </message>
    <message>
        <source>Show the Agenda</source>
        <translation>显示议程</translation>
    </message>
    <message>
        <source>Meeting View</source>
        <translation>会议视图</translation>
    </message>
    <message>
        <source>Leave the Meeting View</source>
        <translation>离开会议视图</translation>
    </message>
    <message>
        <source>Clock for Each Issue</source>
        <translation>每个议题计时</translation>
    </message>
    <message>
        <source>Scroll the Votes Up</source>
        <translation>向上滚动投票区</translation>
    </message>
    <message>
        <source>Scroll the Votes Down</source>
        <translation>向下滚动投票区</translation>
    </message>
    <message>
        <source>Save a Reading List…</source>
        <translation>保存阅读清单…</translation>
    </message>
</context>
<context>
    <name>MeetingText</name>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (%2 by people, %3 by a rule)</source>
        <translation>%1（成员作出 %2，规则作出 %3）</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>%1 over the time</source>
        <translation>超时 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 / %2 分钟</translation>
    </message>
    <message>
        <source>All are done.</source>
        <translation>已全部完成。</translation>
    </message>
    <message>
        <source>At this pace all are done in time.</source>
        <translation>按目前的速度，可以按时全部完成。</translation>
    </message>
    <message numerus="yes">
        <source>At this pace %Ln of %1 are left at the end.</source>
        <translation>
            <numerusform>按此速度，结束时 %1 条中还剩 %Ln 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln put off</source>
        <translation>
            <numerusform>%1，推迟 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>All are decided or put off.</source>
        <translation>全部已裁定或推迟。</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>Everything in there is in the project already. Nothing was written.</source>
        <translation>其中的所有内容项目中都已有。未写入任何内容。</translation>
    </message>
    <message>
        <source>Merged as you chose; nothing else was new.</source>
        <translation>已按所作的选择合并；没有其他新内容。</translation>
    </message>
    <message>
        <source>Merged: %1.</source>
        <translation>已合并：%1。</translation>
    </message>
    <message>
        <source>The project as it was before is kept among its backups as %1.</source>
        <translation>合并前的项目已保存在备份中，名为 %1。</translation>
    </message>
    <message>
        <source>%1 belongs to another project, so it cannot be merged with this one. Nothing was changed. Please choose a package or a copy of this project.</source>
        <translation>%1 属于另一个项目，因此无法与本项目合并。未作任何更改。请选择本项目的分包或副本。</translation>
    </message>
    <message>
        <source>%1 is the project that is open here. Please choose a package or another copy of it.</source>
        <translation>%1 就是此处打开的项目。请选择它的分包或另一份副本。</translation>
    </message>
    <message>
        <source>Up to nine files can be merged at a time, and these are more. Please merge some of them, then the others.</source>
        <translation>一次最多可以合并九个文件，所选文件超过了此数。请先合并其中一部分，再合并其余部分。</translation>
    </message>
    <message>
        <source>The merge was cancelled. The project is as it was.</source>
        <translation>合并已取消，项目保持原样。</translation>
    </message>
    <message>
        <source>%1 is damaged or holds what Accord never writes, so nothing of it was taken. Please ask for the file once more. %2</source>
        <translation>%1 已损坏，或含有 Accord 从不写入的内容，因此未接收其中的任何内容。请让对方重新发送该文件。%2</translation>
    </message>
    <message>
        <source>%1 is not an Accord project, so there is nothing to merge. Please choose a file that ends in .accord.</source>
        <translation>%1 不是 Accord 项目，因此没有可合并的内容。请选择以 .accord 结尾的文件。</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>项目保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln 项决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>%Ln 张投票</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln meeting steps</source>
        <translation>
            <numerusform>%Ln 个会议步骤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln 条议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln 篇正文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln codebook versions</source>
        <translation>
            <numerusform>%Ln 个编码手册版本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round changes</source>
        <translation>
            <numerusform>%Ln 处轮次变更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln assignments</source>
        <translation>
            <numerusform>%Ln 次分配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gate outcomes</source>
        <translation>
            <numerusform>%Ln 个验收结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln person changes</source>
        <translation>
            <numerusform>%Ln 处成员变更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings changes</source>
        <translation>
            <numerusform>%Ln 处设置变更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source changes</source>
        <translation>
            <numerusform>%Ln 处来源变更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln 条判断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln newer issue facts</source>
        <translation>
            <numerusform>%Ln 条较新的议题信息</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels were given anew, as you chose.</source>
        <translation>
            <numerusform>已按您的选择重新给出 %Ln 个标签。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the reply is larger than %1 MB</source>
        <translation>应答超过 %1 MB</translation>
    </message>
    <message>
        <source>%1 could not be fetched: %2.</source>
        <translation>无法抓取 %1：%2。</translation>
    </message>
    <message>
        <source>Nothing was fetched from %1: %2.</source>
        <translation>未从 %1 抓取任何内容：%2。</translation>
    </message>
    <message>
        <source>%1 was not given out: %2.</source>
        <translation>平台未提供 %1：%2。</translation>
    </message>
    <message>
        <source>There is no repository &quot;%1&quot; on %2: %3.</source>
        <translation>%2 上没有仓库“%1”：%3。</translation>
    </message>
    <message>
        <source>The host does not give out repository &quot;%1&quot; on %2 any more: %3.</source>
        <translation>平台不再提供 %2 上的仓库“%1”：%3。</translation>
    </message>
    <message>
        <source>The host does not give out %1 any more: %2.</source>
        <translation>平台不再提供 %1：%2。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: the host asks to be left alone until %2.</source>
        <translation>无法抓取 %1：平台要求在 %2 之前不再发送请求。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: the host asks to be left alone until %2 (%3).</source>
        <translation>无法抓取 %1：平台要求在 %2 之前不再发送请求（%3）。</translation>
    </message>
    <message>
        <source>There is no such source in the project.</source>
        <translation>项目中没有这个来源。</translation>
    </message>
    <message>
        <source>There is no source &quot;%1&quot; in the project. Sources are: %2.</source>
        <translation>项目中没有来源“%1”。现有来源：%2。</translation>
    </message>
    <message>
        <source>The project collects from nowhere yet.</source>
        <translation>该项目尚未设置采集来源。</translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; can mean several: %2.</source>
        <translation>来源“%1”可能指多个：%2。</translation>
    </message>
    <message>
        <source>%1 does not fit: a token and headers of one line each.</source>
        <translation>%1 无效：访问令牌和请求头都应各为一行。</translation>
    </message>
    <message>
        <source>Nothing was fetched from %1: a token is sent over https only.</source>
        <translation>未从 %1 抓取任何内容：访问令牌只通过 https 发送。</translation>
    </message>
    <message>
        <source>libcurl could not be started.</source>
        <translation>无法启动 libcurl。</translation>
    </message>
    <message>
        <source>%1 met a mistake in Accord itself: no method that is used here.</source>
        <translation>%1 遇到 Accord 自身的错误：此处不使用该请求方法。</translation>
    </message>
    <message>
        <source>The confirmed sources cannot be written: there is no home folder.</source>
        <translation>无法写入已确认的来源：没有主目录。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it cannot be written to.</source>
        <translation>无法写入 %1：该文件不可写。</translation>
    </message>
    <message>
        <source>The source %1/%2 came with a copy of the project, and nobody agreed yet on this machine to ask %3.</source>
        <translation>来源 %1/%2 是随项目副本带来的，这台计算机上还没有人同意向 %3 发送请求。</translation>
    </message>
    <message>
        <source>%1 does not fit: more than 0 and at most 1.</source>
        <translation>%1 无效：应大于 0 且不超过 1。</translation>
    </message>
    <message>
        <source>The pair does not fit: two issues.</source>
        <translation>议题对无效：应为两个不同的议题。</translation>
    </message>
    <message>
        <source>Source %1 is locked: it was changed while it was fetched from.</source>
        <translation>来源 %1 已锁定：抓取期间它被更改。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: the host says that this page follows after itself.</source>
        <translation>无法抓取 %1：平台称该页的下一页就是它自己。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: the host hands out the same page again.</source>
        <translation>无法抓取 %1：平台再次返回了同一页。</translation>
    </message>
    <message>
        <source>%1 met a mistake in Accord itself: an answer without a page.</source>
        <translation>%1 遇到 Accord 自身的错误：应答中没有页面。</translation>
    </message>
    <message>
        <source>%1 does not fit: an address at %2.</source>
        <translation>%1 无效：应为 %2 上的地址。</translation>
    </message>
    <message>
        <source>The host does not have %1: %2.</source>
        <translation>平台上没有 %1：%2。</translation>
    </message>
    <message>
        <source>%1 refuses: %2.</source>
        <translation>%1 拒绝了请求：%2。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: HTTP %2, a redirect that leads nowhere.</source>
        <translation>无法抓取 %1：HTTP %2，重定向没有有效目标。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: redirected to another host: %2.</source>
        <translation>无法抓取 %1：被重定向到其他平台：%2。</translation>
    </message>
    <message>
        <source>The token file %1 was not used: others than its owner may read or write it; &quot;chmod 600&quot; keeps the token to you.</source>
        <translation>未使用令牌文件 %1：所有者以外的人可以读取或写入该文件；运行“chmod 600”可使令牌仅限本人访问。</translation>
    </message>
    <message>
        <source>%1: a line is &quot;host token&quot;.</source>
        <translation>%1：每行的格式应为“主机 令牌”。</translation>
    </message>
    <message>
        <source>%1: a line is &quot;host token&quot;; for a token alone --token-host says which host it is for.</source>
        <translation>%1：每行的格式应为“主机 令牌”；若只有令牌，请用 --token-host 指明它用于哪个主机。</translation>
    </message>
    <message>
        <source>There is no keyword in %1.</source>
        <translation>%1 中没有关键词。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2.</source>
        <translation>“%1”不是正则表达式：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: found bytes that are not UTF-8.</source>
        <translation>“%1”无效：含有非 UTF-8 字节。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: too large together with the others.</source>
        <translation>“%1”无效：与其他关键词合在一起过大。</translation>
    </message>
    <message>
        <source>%1 cannot be read: reading stopped in the middle.</source>
        <translation>无法读取 %1：读取中途停止。</translation>
    </message>
    <message>
        <source>There is no link in %1.</source>
        <translation>%1 中没有链接。</translation>
    </message>
    <message>
        <source>Link %1 does not fit: it is like https://github.com/vllm-project/vllm/issues/12.</source>
        <translation>链接 %1 无效：应形如 https://github.com/vllm-project/vllm/issues/12。</translation>
    </message>
    <message>
        <source>Address &quot;%1&quot; does not fit: it is like https://api.github.com or https://gitee.com/api/v5, without a password.</source>
        <translation>地址“%1”无效：应形如 https://api.github.com 或 https://gitee.com/api/v5，且不含密码。</translation>
    </message>
    <message>
        <source>Repository &quot;%1/%2&quot; does not fit: it is like vllm-project/vllm, or the web address of a repository.</source>
        <translation>仓库“%1/%2”无效：应形如 vllm-project/vllm，或为仓库的网址。</translation>
    </message>
    <message>
        <source>Issue &quot;%1&quot; does not fit: no issue of %2 has such a number.</source>
        <translation>议题“%1”无效：%2 上的议题没有这样的编号。</translation>
    </message>
    <message>
        <source>Day &quot;%1&quot; does not fit: it is like 2023-01-31.</source>
        <translation>日期“%1”无效：应形如 2023-01-31。</translation>
    </message>
    <message>
        <source>Period %1 to %2 does not fit: it ends before it begins.</source>
        <translation>时间段 %1 至 %2 无效：结束早于开始。</translation>
    </message>
    <message>
        <source>Label &quot;%1&quot; does not fit: it is one line of text.</source>
        <translation>平台标签“%1”无效：应为一行文本。</translation>
    </message>
    <message>
        <source>Keyword &quot;%1&quot; does not fit: it is a word, a phrase or one expression.</source>
        <translation>关键词“%1”无效：应为一个词、一个短语或一个表达式。</translation>
    </message>
    <message>
        <source>GraphQL does not fit: only GitHub understands it.</source>
        <translation>GraphQL 无效：只有 GitHub 支持它。</translation>
    </message>
    <message>
        <source>GraphQL does not fit: it lists no pull requests among the issues: ask by REST.</source>
        <translation>GraphQL 无效：它不会在议题中列出拉取请求；请改用 REST 抓取。</translation>
    </message>
    <message>
        <source>Source %1 does not fit: issues were fetched from %2 already: add another source instead.</source>
        <translation>来源 %1 无效：已从 %2 抓取过议题；请另外添加一个来源。</translation>
    </message>
    <message>
        <source>Source %1 does not fit: issues were fetched already: further ones can be named, but none be left out.</source>
        <translation>来源 %1 无效：已抓取过议题；可以追加议题，但不能去掉已有的议题。</translation>
    </message>
    <message>
        <source>The source %1 is collected from already.</source>
        <translation>来源 %1 已在采集之列。</translation>
    </message>
    <message>
        <source>%1 does not fit: an address with http or https.</source>
        <translation>%1 无效：应为 http 或 https 地址。</translation>
    </message>
    <message>
        <source>%1 does not fit: an address without user and password.</source>
        <translation>%1 无效：地址中不应含有用户名和密码。</translation>
    </message>
    <message>
        <source>The source %1 does not fit: it is like vllm-project/vllm, or the web address of a repository.</source>
        <translation>来源 %1 无效：应形如 vllm-project/vllm，或为仓库的网址。</translation>
    </message>
    <message>
        <source>--coefficient %1 does not fit: parts are compared by %2.</source>
        <translation>--coefficient %1 无效：各部分只能用以下系数比较：%2。</translation>
    </message>
    <message>
        <source>--explain %1 does not fit: coefficients are: %2.</source>
        <translation>--explain %1 无效：可用的系数：%2。</translation>
    </message>
    <message>
        <source>--matrix %1 does not fit: say --level, or --whole-path for labels as they stand.</source>
        <translation>--matrix %1 无效：请指定 --level，或用 --whole-path 保留标签原样。</translation>
    </message>
    <message>
        <source>--annotators %1 does not fit: this person has no label in the round.</source>
        <translation>--annotators %1 无效：此成员在该轮次中没有标签。</translation>
    </message>
    <message>
        <source>--final-type %1 does not fit: it is no type but below one.</source>
        <translation>--final-type %1 无效：它不是类型，而是类型之下的类别。</translation>
    </message>
    <message>
        <source>--coefficient %1 does not fit: coefficients are: %2.</source>
        <translation>--coefficient %1 无效：可用的系数：%2。</translation>
    </message>
    <message>
        <source>What others are to look at again is not allowed: only those who lead the study see it.</source>
        <translation>不允许查看他人需要复核的内容：只有研究负责人可以看到。</translation>
    </message>
    <message>
        <source>%1 does not fit: who says it? give --as PERSON.</source>
        <translation>%1 无效：未指明由谁判断；请给出 --as PERSON。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: what is said is relevant, false-positive or not-said.</source>
        <translation>“%1”无效：判断应为 relevant、false-positive 或 not-said。</translation>
    </message>
    <message>
        <source>The source does not fit: give a repository, or a list of links with --links FILE.</source>
        <translation>来源无效：请给出一个仓库，或用 --links FILE 给出链接列表。</translation>
    </message>
    <message>
        <source>Host %1 does not fit: it is not known what it speaks; say it with --dialect github, gitee or gitea.</source>
        <translation>平台 %1 无效：不知道它的接口类型；请用 --dialect github、gitee 或 gitea 指明。</translation>
    </message>
    <message>
        <source>There is no keyword list &quot;%1&quot; in %2. Its lists are: %3.</source>
        <translation>%2 中没有关键词列表“%1”。其中的列表：%3。</translation>
    </message>
    <message>
        <source>Which keyword list of %1 is meant? There are: %2.</source>
        <translation>指的是 %1 中的哪个关键词列表？现有列表：%2。</translation>
    </message>
    <message>
        <source>Say who does this, with --as NAME or in the variable ACCORD_AS. People are: %1.</source>
        <translation>请用 --as NAME 或变量 ACCORD_AS 指明由谁操作。现有成员：%1。</translation>
    </message>
    <message>
        <source>The project has several rounds: %1. Say which one with --round NAME.</source>
        <translation>项目有多个轮次：%1。请用 --round NAME 指明是哪一个。</translation>
    </message>
    <message>
        <source>Taxonomy &quot;%1&quot; does not fit: %2 of its categories have the code and the name of one here, and another identifier; say --same-by code if they are the same, or --same-by uuid if they are others.</source>
        <translation>分类体系“%1”无效：其中 %2 个类别与本项目中的类别编号和名称相同，标识符却不同；如果它们是同一类别，请指定 --same-by code；如果不是，请指定 --same-by uuid。</translation>
    </message>
    <message>
        <source>--annotator-is %1 does not fit: write it as NAME=PERSON, such as A1=&quot;Mira Okafor&quot;.</source>
        <translation>--annotator-is %1 无效：请写成 NAME=PERSON，例如 A1=&quot;Mira Okafor&quot;。</translation>
    </message>
    <message>
        <source>%1 does not fit: its columns are others than those of %2; import files with different columns one by one.</source>
        <translation>%1 无效：其列与 %2 的列不同；列不同的文件请逐个导入。</translation>
    </message>
    <message>
        <source>The label does not fit: nothing is said about the issue yet; give --category, --not-for-study or --cannot-tell.</source>
        <translation>标签不完整：尚未对该议题作出任何判定；请给出 --category、--not-for-study 或 --cannot-tell。</translation>
    </message>
    <message>
        <source>The project does not fit: say who makes it, and leads it, with --as NAME.</source>
        <translation>无法创建项目：请用 --as NAME 指明由谁创建并负责该项目。</translation>
    </message>
    <message>
        <source>The decision does not fit: say which issue with --item, or which rule with --rule.</source>
        <translation>决定不完整：请用 --item 指明议题，或用 --rule 指明规则。</translation>
    </message>
    <message>
        <source>The decision does not fit: say what it is with --category, --none-of-these or --not-for-study, or use --defer or --open-again.</source>
        <translation>决定不完整：请用 --category、--none-of-these 或 --not-for-study 指明内容，或使用 --defer 或 --open-again。</translation>
    </message>
    <message>
        <source>--open-again does not fit: the issue is neither decided nor deferred.</source>
        <translation>--open-again 无效：该议题既未决定也未推迟。</translation>
    </message>
    <message>
        <source>No meeting goes on in the round &quot;%1&quot;.</source>
        <translation>轮次“%1”中没有正在进行的会议。</translation>
    </message>
    <message>
        <source>The second vote does not fit: there is none on this issue; open one with: accord-cli reconcile vote open.</source>
        <translation>没有可用的二次投票：该议题没有进行二次投票；请用以下命令发起：accord-cli reconcile vote open。</translation>
    </message>
    <message>
        <source>There is no issue %1: it occurs %2 times in the round.</source>
        <translation>议题 %1 的出现序号无效：它在该轮次中共出现 %2 次。</translation>
    </message>
    <message>
        <source>--person %1 does not fit: it looks like &quot;NAME=add&quot;, &quot;NAME=skip&quot; or &quot;NAME=SOMEBODY HERE&quot;.</source>
        <translation>--person %1 无效：应形如“NAME=add”、“NAME=skip”或“NAME=SOMEBODY HERE”。</translation>
    </message>
    <message>
        <source>Person &quot;%1&quot; does not fit: the files know only %2.</source>
        <translation>成员“%1”无效：这些文件只涉及 %2。</translation>
    </message>
    <message>
        <source>%1 %2 does not fit: the files bring nobody of that name who is unknown here.</source>
        <translation>%1 %2 无效：这些文件没有带来以此为名且本项目中没有的成员。</translation>
    </message>
    <message>
        <source>--take none does not fit: it stands alone.</source>
        <translation>--take none 无效：它只能单独使用。</translation>
    </message>
    <message>
        <source>%1 does not fit: write the weight as NAME=2 or NAME=0.5.</source>
        <translation>%1 无效：权重请写成 NAME=2 或 NAME=0.5。</translation>
    </message>
    <message>
        <source>The progress does not fit: whose? give --as PERSON, or --everybody as a lead.</source>
        <translation>无法显示进度：未指明是谁的进度；请给出 --as PERSON，负责人也可使用 --everybody。</translation>
    </message>
    <message>
        <source>The round does not fit: name the draft that is to go with --round.</source>
        <translation>未指明轮次：请用 --round 指明要删除的草稿。</translation>
    </message>
    <message>
        <source>Purpose &quot;%1&quot; does not fit: training, pilot, main or check.</source>
        <translation>用途“%1”无效：应为 training、pilot、main 或 check。</translation>
    </message>
    <message>
        <source>--quota %1 does not fit: write it as VALUE[,VALUE]=N, such as vllm,2024=50.</source>
        <translation>--quota %1 无效：请写成 VALUE[,VALUE]=N，例如 vllm,2024=50。</translation>
    </message>
    <message>
        <source>--is &quot;%1&quot; does not fit: a category&apos;s code or not_for_study:REASON is expected.</source>
        <translation>--is “%1”无效：应为类别编号或 not_for_study:REASON。</translation>
    </message>
    <message>
        <source>The training does not fit: whose? give --as PERSON.</source>
        <translation>无法显示培训情况：未指明是谁的培训；请给出 --as PERSON。</translation>
    </message>
    <message>
        <source>--support does not fit: say with --issue which issue raises the proposal too.</source>
        <translation>--support 无效：请用 --issue 指明还有哪个议题引发了该提案。</translation>
    </message>
    <message>
        <source>%1: this is a table of summaries, which says what people wrote about the issues of each category; it names no issues and holds no labels.</source>
        <translation>%1：这是摘要表，记录的是对各类别议题的文字说明；其中没有列出议题，也不含标签。</translation>
    </message>
    <message>
        <source>%1: several columns look like final labels: %2; say which is, and which are annotators.</source>
        <translation>%1：有多列像是最终标签：%2；请指明哪一列是最终标签，哪些列是标注者。</translation>
    </message>
    <message>
        <source>%1: the project has no taxonomy, so no column can be recognised as labels.</source>
        <translation>%1：项目没有分类体系，因此无法识别标签列。</translation>
    </message>
    <message>
        <source>%1: no column holds codes of the taxonomy.</source>
        <translation>%1：没有任何列包含分类体系的编号。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in column &quot;%3&quot;.</source>
        <translation>%1：列“%3”中的“%2”无效。</translation>
    </message>
    <message>
        <source>%1: unknown code &quot;%2&quot; in column &quot;%3&quot;.</source>
        <translation>%1：列“%3”中的编号“%2”未知。</translation>
    </message>
    <message>
        <source>%1: unknown code &quot;%2&quot; in column &quot;%3&quot;; near to it: %4.</source>
        <translation>%1：列“%3”中的编号“%2”未知；相近的编号：%4。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; holds neither links nor labels.</source>
        <translation>%1：列“%2”既不含链接也不含标签。</translation>
    </message>
    <message>
        <source>%1: column %2 holds labels, but names nobody.</source>
        <translation>%1：第 %2 列含有标签，但没有写明是谁的标签。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; is there twice.</source>
        <translation>%1：列“%2”出现了两次。</translation>
    </message>
    <message>
        <source>%1 met a mistake in Accord itself: is not embedded.</source>
        <translation>%1 遇到 Accord 自身的错误：未嵌入程序。</translation>
    </message>
    <message>
        <source>%1: the category &quot;%2&quot; is retired, and takes no labels.</source>
        <translation>%1：类别“%2”已停用，不再接受标签。</translation>
    </message>
    <message>
        <source>There is no annotator &quot;%1&quot; in the file. Annotators are: %2.</source>
        <translation>文件中没有标注者“%1”。现有标注者：%2。</translation>
    </message>
    <message>
        <source>%1: the file is empty; expected a line of column names.</source>
        <translation>%1：文件为空；应有一行列名。</translation>
    </message>
    <message>
        <source>%1: there is no column &quot;%2&quot;.</source>
        <translation>%1：没有列“%2”。</translation>
    </message>
    <message>
        <source>Person &quot;%1&quot; does not fit: a name has at most %2 bytes.</source>
        <translation>成员“%1”无效：姓名最多 %2 字节。</translation>
    </message>
    <message>
        <source>%1: the category is retired.</source>
        <translation>%1：该类别已停用。</translation>
    </message>
    <message>
        <source>The files bring another person called &quot;%1&quot;, and here is %2.</source>
        <translation>这些文件带来了另一位名为“%1”的成员，而本项目中已有 %2。</translation>
    </message>
    <message>
        <source>Taking over more than labels is not allowed: only a lead of the study may do that.</source>
        <translation>不允许接收标签以外的内容：只有研究负责人可以这样做。</translation>
    </message>
    <message>
        <source>%1 files do not fit: from one to %2 at a time can be merged.</source>
        <translation>%1 个文件无效：一次可以合并 1 至 %2 个文件。</translation>
    </message>
    <message>
        <source>There are no issues for %1.</source>
        <translation>没有属于 %1 的议题。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is this project itself, and nothing is written over it; choose another name.</source>
        <translation>无法写入 %1：它就是当前项目本身，不能被覆盖；请另选名称。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is called like a project, and nothing is written over one; choose another name.</source>
        <translation>无法写入 %1：该名称用于项目文件，而项目文件不能被覆盖；请另选名称。</translation>
    </message>
    <message>
        <source>%1: it holds no categories, and would retire all that the project has.</source>
        <translation>%1：其中没有类别，导入会停用项目的全部类别。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>%1 exists already and was left as it is.</source>
        <translation>%1 已存在，未作改动。</translation>
    </message>
    <message>
        <source>%1 is locked: another program is writing to it.</source>
        <translation>%1 已锁定：另一程序正在写入。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1: %2.</source>
        <translation>%1 所在磁盘的空间不足：%2。</translation>
    </message>
    <message>
        <source>%1 is damaged: %2.</source>
        <translation>%1 已损坏：%2。</translation>
    </message>
    <message>
        <source>%1 is write-protected, so nothing can be saved in it.</source>
        <translation>%1 有写保护，无法在其中保存任何内容。</translation>
    </message>
    <message>
        <source>%1 can only be read, so nothing can be saved in it: %2.</source>
        <translation>%1 只能读取，无法在其中保存任何内容：%2。</translation>
    </message>
    <message>
        <source>%1 met a mistake in Accord itself: %2.</source>
        <translation>%1 遇到 Accord 自身的错误：%2。</translation>
    </message>
    <message>
        <source>%1 can only be read, so nothing can be saved in it: it lies in a folder that %2 copies elsewhere.</source>
        <translation>%1 只能读取，无法在其中保存任何内容：它所在的文件夹会被 %2 复制到别处。</translation>
    </message>
    <message>
        <source>%1 can only be read, so nothing can be saved in it: there was no room left on its disk when it was opened; make room there and open it again.</source>
        <translation>%1 只能读取，无法在其中保存任何内容：打开时其磁盘已没有空间；请腾出空间后重新打开。</translation>
    </message>
    <message>
        <source>%1 is locked: another import is running.</source>
        <translation>%1 已锁定：另一项导入正在进行。</translation>
    </message>
    <message>
        <source>%1 is locked: many decisions are being made, or a round is being started.</source>
        <translation>%1 已锁定：正在批量作出决定，或正在开始轮次。</translation>
    </message>
    <message>
        <source>%1 is locked: issues are being fetched already.</source>
        <translation>%1 已锁定：已有议题抓取正在进行。</translation>
    </message>
    <message>
        <source>%1 can only be read, so nothing can be saved in it: its schema is older and would have to be brought up to date.</source>
        <translation>%1 只能读取，无法在其中保存任何内容：其数据库结构版本较旧，需要先升级。</translation>
    </message>
    <message>
        <source>%1 can only be read, so nothing can be saved in it: its schema is older and would have to be brought up to date, and it lies in a folder that is copied elsewhere.</source>
        <translation>%1 只能读取，无法在其中保存任何内容：其数据库结构版本较旧，需要先升级，而它所在的文件夹会被复制到别处。</translation>
    </message>
    <message>
        <source>%1 is damaged: a label has a category that no version of its codebook has.</source>
        <translation>%1 已损坏：有一个标签的类别不在其编码手册的任何版本中。</translation>
    </message>
    <message>
        <source>%1 is damaged: a text in it is not UTF-8.</source>
        <translation>%1 已损坏：其中有文本不是 UTF-8。</translation>
    </message>
    <message>
        <source>%1 is damaged: a reference leads nowhere: %2.</source>
        <translation>%1 已损坏：有引用指向不存在的内容：%2。</translation>
    </message>
    <message>
        <source>%1 is damaged: its items contradict those of the project.</source>
        <translation>%1 已损坏：其条目与项目的条目相矛盾。</translation>
    </message>
    <message>
        <source>%1 is damaged: an issue has the identifier of another.</source>
        <translation>%1 已损坏：有一个议题使用了另一个议题的标识符。</translation>
    </message>
    <message>
        <source>%1, or a file that belongs to it, was replaced or removed while it was open. Nothing more was written, so that nothing is lost in a file that nobody looks into; what is in its place was not touched.</source>
        <translation>%1 或其附属文件在打开期间被替换或删除。此后未再写入任何内容，以免数据丢失在无人查看的文件里；现在位于该处的文件未被改动。</translation>
    </message>
    <message>
        <source>%1 has a second name (a hard link), and programs that open it under the two names would overwrite each other&apos;s work.</source>
        <translation>%1 有第二个名称（硬链接），以这两个名称打开它的程序会互相覆盖对方的工作。</translation>
    </message>
    <message>
        <source>%1 was moved into the place of a file that is still open or was not closed: %1-wal beside it holds work that belongs to that one, and fits no other.</source>
        <translation>%1 被移到了另一个文件的位置，而那个文件仍处于打开状态或未正常关闭：旁边的 %1-wal 保存着那个文件的内容，不适用于其他文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: it has more than %2 MB.</source>
        <translation>无法读取 %1：它超过 %2 MB。</translation>
    </message>
    <message>
        <source>%1 is locked: others write too often for a copy now.</source>
        <translation>%1 已锁定：其他程序写入过于频繁，目前无法复制。</translation>
    </message>
    <message>
        <source>%1 cannot be read: what it holds cannot be looked into.</source>
        <translation>无法读取 %1：无法查看其内容。</translation>
    </message>
    <message>
        <source>%1 is locked: it was written to while it was read.</source>
        <translation>%1 已锁定：读取期间有程序写入了它。</translation>
    </message>
    <message>
        <source>%1 cannot be read: its file system gives no locks (%2).</source>
        <translation>无法读取 %1：其文件系统不支持文件锁（%2）。</translation>
    </message>
    <message>
        <source>%1 is damaged: its logical clock stands at %2, where nobody&apos;s work can have put it.</source>
        <translation>%1 已损坏：其逻辑时钟为 %2，任何人的操作都不可能使它达到该值。</translation>
    </message>
    <message>
        <source>%1 cannot be written: its folder has no locks (%2), without which work that goes on cannot be told from work that was cut off.</source>
        <translation>无法写入 %1：其所在文件夹不支持文件锁（%2），而没有文件锁就无法区分进行中的工作与被中断的工作。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2 beside it does not stay.</source>
        <translation>无法写入 %1：旁边的 %2 未能保留。</translation>
    </message>
    <message>
        <source>%1 is locked: another program took what was written here for work that was cut off, and has undone all of it.</source>
        <translation>%1 已锁定：另一程序把此处写入的内容当作被中断的工作，并已全部撤销。</translation>
    </message>
    <message>
        <source>%1 is locked: it is open on the machine that has its disk, in a way that works on that machine alone.</source>
        <translation>%1 已锁定：它在其磁盘所在的计算机上被打开，而且打开方式只在那台计算机上有效。</translation>
    </message>
    <message>
        <source>%1 was made by a newer Accord: its format is %2, this program knows up to %3.</source>
        <translation>%1 由更新版本的 Accord 创建：其格式版本为 %2，本程序最高支持 %3。</translation>
    </message>
    <message>
        <source>%1 does not fit: it is the project itself.</source>
        <translation>%1 无效：它就是当前项目本身。</translation>
    </message>
    <message>
        <source>%1 does not fit: it belongs to another project, &quot;%2&quot;.</source>
        <translation>%1 无效：它属于另一个项目“%2”。</translation>
    </message>
    <message>
        <source>The merge met a mistake in Accord itself: an event is gone.</source>
        <translation>合并遇到 Accord 自身的错误：有一个事件丢失。</translation>
    </message>
    <message>
        <source>The table %1 met a mistake in Accord itself: it has no columns.</source>
        <translation>表 %1 遇到 Accord 自身的错误：它没有列。</translation>
    </message>
    <message>
        <source>%1 is damaged: %2 of %3 bytes are there.</source>
        <translation>%1 已损坏：%3 字节中只有 %2 字节。</translation>
    </message>
    <message>
        <source>%1 is damaged: only %2 bytes are there.</source>
        <translation>%1 已损坏：只有 %2 字节。</translation>
    </message>
    <message>
        <source>%1 is not a project as Accord makes them: it holds the %2, which no project has.</source>
        <translation>%1 不符合 Accord 项目的结构：其中含有 %2，而项目中不应有此项。</translation>
    </message>
    <message>
        <source>%1 is not a project as Accord makes them: its %2 is not as projects have it.</source>
        <translation>%1 不符合 Accord 项目的结构：其中的 %2 与项目应有的不同。</translation>
    </message>
    <message>
        <source>%1 is not a project as Accord makes them: it lacks the %2.</source>
        <translation>%1 不符合 Accord 项目的结构：缺少 %2。</translation>
    </message>
    <message>
        <source>No backup of %1 was made: of a project that cannot change no backups are made.</source>
        <translation>未备份 %1：不能更改的项目不做备份。</translation>
    </message>
    <message>
        <source>No backup was made in %1: no backups are made where nothing may be written.</source>
        <translation>未在 %1 中做备份：不可写入的位置不做备份。</translation>
    </message>
    <message>
        <source>%1 is damaged: nothing in it can be read.</source>
        <translation>%1 已损坏：其中没有任何内容可以读取。</translation>
    </message>
    <message>
        <source>%1 is damaged: it holds %2.</source>
        <translation>%1 已损坏：其中含有%2。</translation>
    </message>
    <message>
        <source>%1 is damaged: %2 stands at %3, and here at %4: nobody&apos;s work can have put it there.</source>
        <translation>%1 已损坏：%2为 %3，而此处为 %4：任何人的操作都不可能使它达到该值。</translation>
    </message>
    <message>
        <source>%1 is locked: it is open elsewhere (%2).</source>
        <translation>%1 已锁定：它正在别处打开（%2）。</translation>
    </message>
    <message>
        <source>the taxonomy in entry %1 of the log cannot be read: %2</source>
        <translation>日志第 %1 条记录中的分类体系无法读取：%2</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 pages cannot be read</source>
        <translation>%1 个页面无法读取</translation>
    </message>
    <message>
        <source>%1 rows cannot be read</source>
        <translation>%1 行无法读取</translation>
    </message>
    <message>
        <source>%1 entries of the log are missing</source>
        <translation>日志中缺少 %1 条记录</translation>
    </message>
    <message>
        <source>the project&apos;s name and identifier; it has new ones</source>
        <translation>项目的名称和标识符；已换成新的</translation>
    </message>
    <message>
        <source>the file is damaged; SQLite says: %1</source>
        <translation>文件已损坏；SQLite 报告：%1</translation>
    </message>
    <message>
        <source>a reference leads nowhere: row %2 of the table %1 names a row of %3 that is gone</source>
        <translation>有引用指向不存在的内容：表 %1 的第 %2 行引用了表 %3 中不存在的行</translation>
    </message>
    <message>
        <source>a reference leads nowhere: a row of the table %1 names a row of %2 that is gone</source>
        <translation>有引用指向不存在的内容：表 %1 中有一行引用了表 %2 中不存在的行</translation>
    </message>
    <message>
        <source>an item is handed out by entry %1 of the log, which is no assignment</source>
        <translation>有条目由日志的第 %1 条记录分配，而该记录并非分配</translation>
    </message>
    <message>
        <source>an item is handed out by entry %1 of the log, which is about another round</source>
        <translation>有条目由日志的第 %1 条记录分配，而该记录属于另一轮次</translation>
    </message>
    <message>
        <source>the logical clock of an entry of the log stands at %1, where nobody&apos;s work can have put it; go back to a backup from before the file was merged that brought it</source>
        <translation>日志中一条记录的逻辑时钟为 %1，任何人的操作都不可能使它达到该值；请恢复到合并引入它的文件之前的备份</translation>
    </message>
    <message>
        <source>the logical clock of an entry of the log stands below zero, at %1, where nobody&apos;s work can have put it; go back to a backup from before the file was merged that brought it</source>
        <translation>日志中一条记录的逻辑时钟为负，即 %1，任何人的操作都不可能使它达到该值；请恢复到合并引入它的文件之前的备份</translation>
    </message>
    <message>
        <source>the logical clock of the project stands at %1, where nobody&apos;s work can have put it; go back to a backup from before the file was merged that brought it</source>
        <translation>项目的逻辑时钟为 %1，任何人的操作都不可能使它达到该值；请恢复到合并引入它的文件之前的备份</translation>
    </message>
    <message>
        <source>the place of an item in its round is number %1, where nobody&apos;s work can have put it; go back to a backup from before the file was merged that brought it</source>
        <translation>一个条目在其轮次中的位置为 %1，任何人的操作都不可能使它达到该值；请恢复到合并引入它的文件之前的备份</translation>
    </message>
    <message>
        <source>%1 cannot be written: the picture cannot be drawn.</source>
        <translation>无法写入 %1：无法绘制图片。</translation>
    </message>
    <message>
        <source>%1: found a quote that is never closed, expected a closing quote.</source>
        <translation>%1：发现未闭合的引号，应有右引号。</translation>
    </message>
    <message>
        <source>%1: found a quote that is not closed within 8 MB, expected a closing quote; what is behind it was not read.</source>
        <translation>%1：发现 8 MB 内仍未闭合的引号，应有右引号；其后的内容未读取。</translation>
    </message>
    <message>
        <source>%1: found text after a closing quote, expected a separator or the end of the line.</source>
        <translation>%1：右引号之后发现文本，应为分隔符或行尾。</translation>
    </message>
    <message>
        <source>%1: found a line of more than 64 MB, expected a record.</source>
        <translation>%1：发现超过 64 MB 的行，应为一条记录。</translation>
    </message>
    <message>
        <source>%1: found more than %2 columns.</source>
        <translation>%1：发现超过 %2 列。</translation>
    </message>
    <message>
        <source>%1: found bytes that are not UTF-8 at byte %2 of the line.</source>
        <translation>%1：该行第 %2 字节处发现非 UTF-8 字节。</translation>
    </message>
    <message>
        <source>%1: found %2 columns, expected %3.</source>
        <translation>%1：发现 %2 列，应为 %3 列。</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1：发现%2，应为%3。</translation>
    </message>
    <message>
        <source>%1: found %2 in &quot;%3&quot;, expected %4.</source>
        <translation>%1：“%3”中发现%2，应为%4。</translation>
    </message>
    <message>
        <source>%1: found the key %2, which is not known.</source>
        <translation>%1：发现未知的键：%2。</translation>
    </message>
    <message>
        <source>%1: found a line of more than 64 KB, expected the link of an issue.</source>
        <translation>%1：发现超过 64 KB 的行，应为议题链接。</translation>
    </message>
    <message>
        <source>%1: found bytes that are not UTF-8 at byte %2.</source>
        <translation>%1：第 %2 字节处发现非 UTF-8 字节。</translation>
    </message>
    <message>
        <source>%1: found bytes that are not UTF-8.</source>
        <translation>%1：发现非 UTF-8 字节。</translation>
    </message>
    <message>
        <source>%1 (And so in %2 more.)</source>
        <translation>%1（另有 %2 处同样如此。）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: found no text, expected a keyword.</source>
        <translation>“%1”无效：没有文本，应为关键词。</translation>
    </message>
    <message>
        <source>%1: found no text, expected a keyword.</source>
        <translation>%1：没有文本，应为关键词。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no verdict or reason.</source>
        <translation>%1：“%2”既不是判定，也不是理由。</translation>
    </message>
    <message>
        <source>%1: only what is not for this study has a reason for it.</source>
        <translation>%1：只有“不属于本研究”才有理由。</translation>
    </message>
    <message>
        <source>%1: unknown category &quot;%2&quot;.</source>
        <translation>%1：未知类别“%2”。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in &quot;category&quot;, but the verdict is not &quot;category&quot;.</source>
        <translation>%1：“category”中是“%2”，但判定不是“category”。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no time.</source>
        <translation>%1：“%2”不是时间。</translation>
    </message>
    <message>
        <source>%1: a label that says not for this study needs a reason.</source>
        <translation>%1：判定为“不属于本研究”的标签需要理由。</translation>
    </message>
    <message>
        <source>%1: a label needs an annotator, and a confidence of low, medium or high if any.</source>
        <translation>%1：标签需要标注者；如有把握程度，应为 low、medium 或 high。</translation>
    </message>
    <message>
        <source>%1: who took part is told by name.</source>
        <translation>%1：参加者应以姓名给出。</translation>
    </message>
    <message>
        <source>%1: a decision needs its state, its source, and the person who made it.</source>
        <translation>%1：决定需要状态、来源以及作出决定的人。</translation>
    </message>
    <message>
        <source>%1: what is decided, and only that, has a category, or none of them, or is not for this study.</source>
        <translation>%1：已决定的内容（且仅限已决定的内容）应有类别，或为“均不符合”，或为“不属于本研究”。</translation>
    </message>
    <message>
        <source>%1: an occurrence is counted from 1.</source>
        <translation>%1：出现序号从 1 开始。</translation>
    </message>
    <message>
        <source>%1: this is no item.</source>
        <translation>%1：这不是条目。</translation>
    </message>
    <message>
        <source>%1: the key &quot;%2&quot; is there twice.</source>
        <translation>%1：键“%2”出现了两次。</translation>
    </message>
    <message>
        <source>%1: this is too large for an item.</source>
        <translation>%1：内容过大，不能作为条目。</translation>
    </message>
    <message>
        <source>%1: found more than %2 objects and arrays within each other.</source>
        <translation>%1：对象和数组的嵌套超过 %2 层。</translation>
    </message>
    <message>
        <source>found more than %1 objects and arrays within each other at byte %2</source>
        <translation>第 %2 字节处对象和数组的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>%1: found more than 16 MB, expected a taxonomy.</source>
        <translation>%1：发现超过 16 MB 的内容，应为分类体系。</translation>
    </message>
    <message>
        <source>%1: found the end of the file, expected the rest of the taxonomy.</source>
        <translation>%1：文件到此结束，应有分类体系的其余部分。</translation>
    </message>
    <message>
        <source>%1: found text that is no JSON at byte %2, expected JSON.</source>
        <translation>%1：第 %2 字节处发现不是 JSON 的文本，应为 JSON。</translation>
    </message>
    <message>
        <source>%1: found a number that is too large, expected a taxonomy.</source>
        <translation>%1：发现过大的数字，应为分类体系。</translation>
    </message>
    <message>
        <source>%1: has the property &quot;%2&quot;, which the schema does not know.</source>
        <translation>%1：含有模式中没有的属性“%2”。</translation>
    </message>
    <message>
        <source>%1: needs &quot;%2&quot;.</source>
        <translation>%1：需要“%2”。</translation>
    </message>
    <message>
        <source>%1: needs &quot;format&quot;: &quot;%2&quot;.</source>
        <translation>%1：需要 &quot;format&quot;: &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1: needs &quot;version&quot;: %2.</source>
        <translation>%1：需要 &quot;version&quot;: %2。</translation>
    </message>
    <message>
        <source>%1: needs an array &quot;categories&quot;.</source>
        <translation>%1：需要数组“categories”。</translation>
    </message>
    <message>
        <source>%1: has a &quot;summary&quot;, which only types have.</source>
        <translation>%1：含有“summary”，而只有类型才有它。</translation>
    </message>
    <message>
        <source>%1: its id is that of %2 on %3.</source>
        <translation>%1：其标识符与 %3 处的 %2 相同。</translation>
    </message>
    <message>
        <source>%1: the code occurs twice, first on %2.</source>
        <translation>%1：编号出现了两次，首次在 %2。</translation>
    </message>
    <message>
        <source>%1: its parent %2 is not in the taxonomy.</source>
        <translation>%1：其上级类别 %2 不在分类体系中。</translation>
    </message>
    <message>
        <source>%1: is its own ancestor: %2.</source>
        <translation>%1：是自身的上级：%2。</translation>
    </message>
    <message>
        <source>%1: is deeper than three levels: %2.</source>
        <translation>%1：超过三层：%2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>found an HTML page, expected JSON</source>
        <translation>发现 HTML 页面，应为 JSON</translation>
    </message>
    <message>
        <source>found nothing, expected JSON</source>
        <translation>没有内容，应为 JSON</translation>
    </message>
    <message>
        <source>found the end of the reply in its middle</source>
        <translation>应答在中途结束</translation>
    </message>
    <message>
        <source>found no JSON at byte %1</source>
        <translation>第 %1 字节处不是 JSON</translation>
    </message>
    <message>
        <source>%1 cannot be read: it became shorter while it was read.</source>
        <translation>无法读取 %1：读取期间文件变短了。</translation>
    </message>
    <message>
        <source>%1: found a comment, expected an issue; comments belong in a file of their own whose name ends in &quot;comments&quot;, such as issues-comments.jsonl.</source>
        <translation>%1：发现评论，应为议题；评论应放在单独的文件中，文件名以“comments”结尾，例如 issues-comments.jsonl。</translation>
    </message>
    <message>
        <source>%1: %2: %3.</source>
        <translation>%1：%2：%3。</translation>
    </message>
    <message>
        <source>%1: found the end of the object in its middle, expected the rest of it.</source>
        <translation>%1：对象在中途结束，应有其余部分。</translation>
    </message>
    <message>
        <source>there is no such issue</source>
        <translation>没有这样的议题</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>There is no issue %1: the round &quot;%2&quot; does not have this issue.</source>
        <translation>没有议题 %1：轮次“%2”不含该议题。</translation>
    </message>
    <message>
        <source>There is no issue %1: the project does not have this issue.</source>
        <translation>没有议题 %1：项目不含该议题。</translation>
    </message>
    <message>
        <source>The label does not fit: a category goes with the verdict &quot;category&quot; and with no other.</source>
        <translation>标签无效：类别只能与判定“category”一起使用。</translation>
    </message>
    <message>
        <source>The label does not fit: &quot;not for this study&quot; needs a reason, and nothing else has one.</source>
        <translation>标签无效：“不属于本研究”需要理由，其他判定不能有理由。</translation>
    </message>
    <message>
        <source>The label does not fit: &quot;%1&quot; is none of the study&apos;s reasons.</source>
        <translation>标签无效：“%1”不是本研究设定的理由。</translation>
    </message>
    <message>
        <source>The label does not fit: the summary or the note is not UTF-8.</source>
        <translation>标签无效：摘要或备注不是 UTF-8。</translation>
    </message>
    <message>
        <source>There is no such item.</source>
        <translation>没有这个条目。</translation>
    </message>
    <message>
        <source>%1 is damaged: what can still be read does not fit together.</source>
        <translation>%1 已损坏：仍可读取的内容互不相符。</translation>
    </message>
    <message>
        <source>There is no person &quot;%1&quot; in the project. People are: %2.</source>
        <translation>项目中没有成员“%1”。现有成员：%2。</translation>
    </message>
    <message>
        <source>There is no person &quot;%1&quot; in the project: it has no people yet.</source>
        <translation>项目中没有成员“%1”：尚无任何成员。</translation>
    </message>
    <message>
        <source>There is no round &quot;%1&quot; in the project. Rounds are: %2.</source>
        <translation>项目中没有轮次“%1”。现有轮次：%2。</translation>
    </message>
    <message>
        <source>There is no round &quot;%1&quot; in the project: it has no rounds yet.</source>
        <translation>项目中没有轮次“%1”：尚无任何轮次。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; can mean several: %2.</source>
        <translation>轮次“%1”可能指多个：%2。</translation>
    </message>
    <message>
        <source>There is no category %1 that could be used. Near to it: %2.</source>
        <translation>没有可用的类别 %1。相近的类别：%2。</translation>
    </message>
    <message>
        <source>There is no category %1 that could be used.</source>
        <translation>没有可用的类别 %1。</translation>
    </message>
    <message>
        <source>The round has no issue of repository &quot;%1&quot;. Repositories are: %2.</source>
        <translation>该轮次没有仓库“%1”的议题。现有仓库：%2。</translation>
    </message>
    <message>
        <source>The repository &quot;%1&quot; can mean several: %2.</source>
        <translation>仓库“%1”可能指多个：%2。</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 meanwhile: %2.</source>
        <translation>在此期间其他人更改了%1：%2。</translation>
    </message>
    <message>
        <source>It is not said who does this.</source>
        <translation>未说明由谁操作。</translation>
    </message>
    <message>
        <source>This person has left the study.</source>
        <translation>此成员已退出研究。</translation>
    </message>
    <message>
        <source>Observers look and do not label.</source>
        <translation>观察者只查看，不标注。</translation>
    </message>
    <message>
        <source>Observers look and change nothing.</source>
        <translation>观察者只查看，不作更改。</translation>
    </message>
    <message>
        <source>This is the package of one person, for their own work; anything else is done in the study&apos;s project.</source>
        <translation>这是某位成员的分包，只供其完成自己的工作；其他操作须在研究的项目中进行。</translation>
    </message>
    <message>
        <source>Only a lead can do this. Leads are: %1.</source>
        <translation>只有负责人可以执行此操作。负责人：%1。</translation>
    </message>
    <message>
        <source>Only a lead can do this.</source>
        <translation>只有负责人可以执行此操作。</translation>
    </message>
    <message>
        <source>Others label in the round &quot;%1&quot;.</source>
        <translation>轮次“%1”由其他人标注。</translation>
    </message>
    <message>
        <source>This lead leads and does not label.</source>
        <translation>这位负责人只负责管理，不参与标注。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; has not been started.</source>
        <translation>轮次“%1”尚未开始。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: it has started already.</source>
        <translation>轮次“%1”不允许此操作：它已经开始。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: only a round that runs can be closed.</source>
        <translation>轮次“%1”不允许此操作：只有进行中的轮次才能关闭。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: only a round that runs can go on by another codebook version.</source>
        <translation>轮次“%1”不允许此操作：只有进行中的轮次才能改用其他编码手册版本。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: the round is over.</source>
        <translation>轮次“%1”不允许此操作：该轮次已结束。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: only a round that is closed can be reconciled.</source>
        <translation>轮次“%1”不允许此操作：只有已关闭的轮次才能标为已协商完成。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: the round is not reconciled.</source>
        <translation>轮次“%1”不允许此操作：该轮次尚未协商完成。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; is closed, and first labels stay as they were given.</source>
        <translation>轮次“%1”已关闭，首次标签保持原样。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; is reconciled, and what was decided stays unless a lead opens it again.</source>
        <translation>轮次“%1”已协商完成，除非负责人重新打开，否则决定保持不变。</translation>
    </message>
    <message>
        <source>This issue is handed to others.</source>
        <translation>该议题已分发给其他人。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; is blind: what others say in it is not shown before it is over.</source>
        <translation>轮次“%1”为盲标：结束之前不显示其他人的标注。</translation>
    </message>
    <message>
        <source>There is no issue %1.</source>
        <translation>没有议题 %1。</translation>
    </message>
    <message>
        <source>There is no text %1.</source>
        <translation>没有正文 %1。</translation>
    </message>
    <message>
        <source>There is no such round in the project.</source>
        <translation>项目中没有这个轮次。</translation>
    </message>
    <message>
        <source>There is no proposal %1.</source>
        <translation>没有提案 %1。</translation>
    </message>
    <message>
        <source>There is no second vote %1.</source>
        <translation>没有二次投票 %1。</translation>
    </message>
    <message>
        <source>The person &quot;%1&quot; can mean several: %2.</source>
        <translation>成员“%1”可能指多个：%2。</translation>
    </message>
    <message>
        <source>The project has no people yet.</source>
        <translation>项目尚无成员。</translation>
    </message>
    <message>
        <source>The project has no rounds yet.</source>
        <translation>项目尚无轮次。</translation>
    </message>
    <message>
        <source>There is no category %1 that could be used. Types are: %2.</source>
        <translation>没有可用的类别 %1。现有类型：%2。</translation>
    </message>
    <message>
        <source>There is no category %1 that could be used. Categories are: %2.</source>
        <translation>没有可用的类别 %1。现有类别：%2。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number; expected one such as 2 or -0.5 for --scale numeric.</source>
        <translation>%1：“%2”不是数字；--scale numeric 要求形如 2 或 -0.5 的数字。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no path; expected one such as A.1.i, without an empty part, for --scale hierarchical.</source>
        <translation>%1：“%2”不是路径；--scale hierarchical 要求形如 A.1.i 且各部分均不为空的路径。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no set; expected codes such as P|Q, without an empty one, or {} for --scale sets.</source>
        <translation>%1：“%2”不是集合；--scale sets 要求形如 P|Q 且不含空编号的集合，或 {}。</translation>
    </message>
    <message>
        <source>%1: the first column is &quot;%2&quot;; expected &quot;item&quot;. Say --item NAME where the items have another column, or --no-item where every column is a rater.</source>
        <translation>%1：第一列是“%2”，应为“item”。如果条目在其他列，请用 --item NAME 指明；如果每一列都是评定者，请用 --no-item。</translation>
    </message>
    <message>
        <source>%1: column %2 has no name; expected that of a rater.</source>
        <translation>%1：第 %2 列没有名称，应为评定者的名称。</translation>
    </message>
    <message>
        <source>%1: column %2 is &quot;%3&quot;; a rater&apos;s name has no |, which stands between two.</source>
        <translation>%1：第 %2 列是“%3”；评定者的名称中不能有 |，它用于分隔两个名称。</translation>
    </message>
    <message>
        <source>%1: column %2 is &quot;%3&quot; once more; expected another name for each rater.</source>
        <translation>%1：第 %2 列又是“%3”；每位评定者的名称应各不相同。</translation>
    </message>
    <message>
        <source>%1: there are more than %2 different labels: free text, or a column that is no rater&apos;s.</source>
        <translation>%1：不同的标签超过 %2 个：可能是自由文本，或者某一列不属于评定者。</translation>
    </message>
    <message>
        <source>%1 does not fit: &quot;%2&quot; stands there twice.</source>
        <translation>%1 无效：其中“%2”出现了两次。</translation>
    </message>
    <message>
        <source>%1 does not fit: there are more than %2 codes.</source>
        <translation>%1 无效：编号超过 %2 个。</translation>
    </message>
    <message>
        <source>--scale ordinal does not fit: &quot;%1&quot; and &quot;%2&quot; are the same number; say --order LOWEST,...,HIGHEST.</source>
        <translation>--scale ordinal 无效：“%1”与“%2”是同一个数；请指定 --order LOWEST,...,HIGHEST。</translation>
    </message>
    <message>
        <source>--order does not fit: it lacks &quot;%1&quot; of --codebook.</source>
        <translation>--order 无效：缺少 --codebook 中的“%1”。</translation>
    </message>
    <message>
        <source>--order does not fit: it has &quot;%1&quot;, which --codebook lacks.</source>
        <translation>--order 无效：其中的“%1”不在 --codebook 中。</translation>
    </message>
    <message>
        <source>--scale ordinal does not fit: words have no order of their own; say --order LOWEST,...,HIGHEST. Labels are: %1.</source>
        <translation>--scale ordinal 无效：文字本身没有顺序；请指定 --order LOWEST,...,HIGHEST。现有标签：%1。</translation>
    </message>
    <message>
        <source>--order does not fit: it goes with --scale ordinal only.</source>
        <translation>--order 无效：它只能与 --scale ordinal 一起使用。</translation>
    </message>
    <message>
        <source>%1 does not fit: it is empty; expected codes between commas.</source>
        <translation>%1 无效：内容为空；应为以逗号分隔的编号。</translation>
    </message>
    <message>
        <source>%1 does not fit: a code is empty; expected codes between commas.</source>
        <translation>%1 无效：有一个编号为空；应为以逗号分隔的编号。</translation>
    </message>
    <message>
        <source>%1 does not fit: it goes on in another line; expected codes between commas.</source>
        <translation>%1 无效：内容跨到了另一行；应为以逗号分隔的编号。</translation>
    </message>
    <message>
        <source>--group does not fit: there is no rater &quot;%1&quot;; raters are: %2.</source>
        <translation>--group 无效：没有评定者“%1”；现有评定者：%2。</translation>
    </message>
    <message>
        <source>--group does not fit: two groups can be compared; say it twice.</source>
        <translation>--group 无效：比较在两个组之间进行；请指定两次。</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;. Columns are: %2.</source>
        <translation>文件没有列“%1”。现有的列：%2。</translation>
    </message>
    <message>
        <source>The cells are not full rows.</source>
        <translation>单元格未构成完整的行。</translation>
    </message>
    <message>
        <source>Item %1, rater %2 does not fit: category %3 of %4.</source>
        <translation>条目 %1、评定者 %2 的值无效：类别为 %3，而类别共有 %4 个。</translation>
    </message>
    <message>
        <source>Kappa does not fit: from 0 to below 1.</source>
        <translation>κ 无效：应不小于 0 且小于 1。</translation>
    </message>
    <message>
        <source>The raters do not fit: at least 2.</source>
        <translation>评定者人数无效：至少为 2。</translation>
    </message>
    <message>
        <source>The shares do not fit: at least two, all above 0.</source>
        <translation>占比无效：至少应有两个，且都大于 0。</translation>
    </message>
    <message>
        <source>The half-width does not fit: above 0.</source>
        <translation>半宽无效：应大于 0。</translation>
    </message>
    <message>
        <source>The half-width does not fit: it cannot be reached with a thousand million items.</source>
        <translation>半宽无效：即使有十亿个条目也无法达到。</translation>
    </message>
    <message>
        <source>%1: found no column of a rater; expected item,RATER,RATER,... between commas.</source>
        <translation>%1：没有评定者的列；应为以逗号分隔的 item,RATER,RATER,...。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not in %3, which names every code, also those in use.</source>
        <translation>%1：“%2”不在 %3 中，而后者应列出所有编号，包括正在使用的编号。</translation>
    </message>
    <message>
        <source>The second vote does not fit: it was not revealed yet.</source>
        <translation>二次投票不可用：尚未揭晓。</translation>
    </message>
    <message>
        <source>The round has no meeting called &quot;%1&quot;. Its meetings are: %2.</source>
        <translation>该轮次没有名为“%1”的会议。现有会议：%2。</translation>
    </message>
    <message>
        <source>The round has no meeting called &quot;%1&quot;. Nobody has begun one.</source>
        <translation>该轮次没有名为“%1”的会议。尚未开始过任何会议。</translation>
    </message>
    <message>
        <source>The project keeps no saved filter &quot;%1&quot;. It keeps: %2.</source>
        <translation>项目中没有已保存的筛选“%1”。现有的筛选：%2。</translation>
    </message>
    <message>
        <source>The project keeps no saved filter &quot;%1&quot;.</source>
        <translation>项目中没有已保存的筛选“%1”。</translation>
    </message>
    <message>
        <source>Method &quot;majority&quot; does not fit: the first labels of this issue have no majority.</source>
        <translation>方式“多数”无效：该议题的首次标签没有多数意见。</translation>
    </message>
    <message>
        <source>Method &quot;majority&quot; does not fit: the majority of the first labels says %1.</source>
        <translation>方式“多数”无效：首次标签的多数意见是 %1。</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1（%3 票中的 %2 票）</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Method &quot;second vote&quot; does not fit: no second vote on this issue was revealed; open one, vote and reveal it first.</source>
        <translation>方式“二次投票”无效：该议题没有已揭晓的二次投票；请先发起投票、完成投票并揭晓。</translation>
    </message>
    <message>
        <source>The second vote does not fit: it was about another issue.</source>
        <translation>二次投票不可用：它针对的是另一个议题。</translation>
    </message>
    <message>
        <source>Method &quot;second vote&quot; does not fit: no choice leads in it; vote again, or say how else you came to the decision.</source>
        <translation>方式“二次投票”无效：没有领先的选项；请重新投票，或说明决定是以其他什么方式得出的。</translation>
    </message>
    <message>
        <source>Method &quot;second vote&quot; does not fit: it leads to %1; say how else you came to the decision.</source>
        <translation>方式“二次投票”无效：投票得出的是 %1；请说明决定是以其他什么方式得出的。</translation>
    </message>
    <message>
        <source>The decision does not fit: there is no such meeting on this round.</source>
        <translation>决定无效：该轮次没有这个会议。</translation>
    </message>
    <message>
        <source>The decision does not fit: a decision names a category, or says that none of them fits or that the issue is not for this study.</source>
        <translation>决定无效：决定应指明一个类别，或说明所有类别均不符合，或说明该议题不属于本研究。</translation>
    </message>
    <message>
        <source>The decision does not fit: the reason is not UTF-8.</source>
        <translation>决定无效：理由不是 UTF-8。</translation>
    </message>
    <message>
        <source>The decision does not fit: how people came to it is said of people&apos;s decisions only.</source>
        <translation>决定无效：只有由人作出的决定才说明得出方式。</translation>
    </message>
    <message>
        <source>The decision does not fit: somebody who took part is not in the project.</source>
        <translation>决定无效：有参加者不在项目中。</translation>
    </message>
    <message>
        <source>A decision without a reason does not fit: it goes against the majority of the first labels, %1, so say why.</source>
        <translation>没有理由的决定无效：它与首次标签的多数意见 %1 相反，因此请说明理由。</translation>
    </message>
    <message>
        <source>Filter &quot;%1&quot; does not fit: %2</source>
        <translation>筛选“%1”无效：%2</translation>
    </message>
    <message>
        <source>Saved filter &quot;%1&quot; does not fit: a name in UTF-8 that is not empty.</source>
        <translation>已保存的筛选“%1”无效：名称应为非空的 UTF-8 文本。</translation>
    </message>
    <message>
        <source>No meeting &quot;%1&quot; goes on any more.</source>
        <translation>会议“%1”已不在进行。</translation>
    </message>
    <message>
        <source>Meeting &quot;%1&quot; does not fit: a name in UTF-8 that is not empty.</source>
        <translation>会议“%1”无效：名称应为非空的 UTF-8 文本。</translation>
    </message>
    <message>
        <source>Time budget of %1 minutes does not fit: 0 (none) to %2 minutes.</source>
        <translation>时间预算 %1 分钟无效：应为 0（不限）至 %2 分钟。</translation>
    </message>
    <message>
        <source>The people do not fit: at least one person of the project takes part.</source>
        <translation>参加者无效：至少应有一位项目成员参加。</translation>
    </message>
    <message>
        <source>The meeting &quot;%1&quot; goes on in this round, and there is one at a time.</source>
        <translation>会议“%1”正在该轮次中进行，同一时间只能有一个会议。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no rule; rules are: unanimous, majority, plurality, at-least=K with K of at least 2, same-theme, person=NAME.</source>
        <translation>“%1”不是规则；可用的规则：unanimous、majority、plurality、at-least=K（K 至少为 2）、same-theme、person=NAME。</translation>
    </message>
    <message>
        <source>The second vote does not fit: it was revealed already; to vote again, open a new one.</source>
        <translation>二次投票不可用：结果已揭晓；如需重新投票，请发起新的投票。</translation>
    </message>
    <message>
        <source>The second vote does not fit: it was called off; to vote again, open a new one.</source>
        <translation>二次投票不可用：已中止；如需重新投票，请发起新的投票。</translation>
    </message>
    <message>
        <source>The vote does not fit: it names a category, or says that none fits, that the issue is not for this study, or that you cannot tell.</source>
        <translation>投票无效：应指明一个类别，或说明均不符合、该议题不属于本研究或无法判断。</translation>
    </message>
    <message>
        <source>The vote does not fit: the note is not UTF-8.</source>
        <translation>投票无效：备注不是 UTF-8。</translation>
    </message>
    <message>
        <source>The second vote does not fit: nobody labels in this round, so say who takes part.</source>
        <translation>无法发起二次投票：该轮次没有人标注，因此请指明参加者。</translation>
    </message>
    <message>
        <source>There is no meeting %1.</source>
        <translation>没有会议 %1。</translation>
    </message>
    <message>
        <source>There is no such issue in this round.</source>
        <translation>该轮次中没有这个议题。</translation>
    </message>
    <message>
        <source>A vote of %1 is not allowed: those who take part are %2.</source>
        <translation>不允许 %1 投票：参加者为 %2。</translation>
    </message>
    <message>
        <source>The second vote does not fit: nobody has voted yet, so there is nothing to reveal.</source>
        <translation>无法揭晓二次投票：尚无人投票，没有可揭晓的内容。</translation>
    </message>
    <message>
        <source>The second vote does not fit: not everybody has voted: %1 still can; wait for them, or reveal it without them.</source>
        <translation>无法揭晓二次投票：并非所有人都已投票，%1 仍可投票；请等待，或不等他们直接揭晓。</translation>
    </message>
    <message>
        <source>The weight does not fit: a weight is 0 or more, of somebody who is in the project.</source>
        <translation>权重无效：权重应不小于 0，且属于项目中的成员。</translation>
    </message>
    <message>
        <source>Person &quot;%1&quot; does not fit: named twice.</source>
        <translation>成员“%1”无效：被指定了两次。</translation>
    </message>
    <message>
        <source>The reason does not fit: there is no gate to follow: say why.</source>
        <translation>缺少理由：没有可依据的验收标准，因此请说明理由。</translation>
    </message>
    <message>
        <source>The reason does not fit: it goes against the gate: say why.</source>
        <translation>缺少理由：结论与验收标准不符，因此请说明理由。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: only a draft can be changed; of a round that has started only its name and its gate can.</source>
        <translation>轮次“%1”不允许此操作：只有草稿可以更改；已开始的轮次只能更改名称和验收标准。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: its items are not handed out: all of them are for all who label.</source>
        <translation>轮次“%1”不允许此操作：其条目未作分发，所有标注者都标注全部条目。</translation>
    </message>
    <message>
        <source>Round &quot;%1&quot; does not fit: nobody would be left who labels.</source>
        <translation>轮次“%1”无效：这样就没有标注者了。</translation>
    </message>
    <message>
        <source>The block does not fit: a block has at least 1 item.</source>
        <translation>分块无效：每块至少应有 1 个条目。</translation>
    </message>
    <message>
        <source>Overlap %1 does not fit: each item is labelled by at least one and at most all of %2 people.</source>
        <translation>重叠数 %1 无效：每个条目至少由一人、至多由全部 %2 人标注。</translation>
    </message>
    <message>
        <source>The stratum does not fit: a number of items is 0 or more.</source>
        <translation>层无效：条目数应不小于 0。</translation>
    </message>
    <message>
        <source>Stratum %1 does not fit: there is no such stratum.</source>
        <translation>层 %1 无效：没有这个层。</translation>
    </message>
    <message>
        <source>The strata do not fit: they have other sizes.</source>
        <translation>层无效：各层的大小不符。</translation>
    </message>
    <message>
        <source>There are no people who label.</source>
        <translation>没有标注者。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: what the plan was made from has changed in the meantime.</source>
        <translation>轮次“%1”不允许此操作：计划所依据的内容在此期间已更改。</translation>
    </message>
    <message>
        <source>The way to share out &quot;%1&quot; does not fit: all, k-of-n, blocks or repository.</source>
        <translation>分配方式“%1”无效：应为 all、k-of-n、blocks 或 repository。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: somebody has labelled in it already.</source>
        <translation>轮次“%1”不允许此操作：已有人在其中标注。</translation>
    </message>
    <message>
        <source>The reason does not fit: it is a short text in UTF-8.</source>
        <translation>理由无效：应为简短的 UTF-8 文本。</translation>
    </message>
    <message>
        <source>The gate does not fit: it has at most %1 conditions.</source>
        <translation>验收标准无效：最多可有 %1 个条件。</translation>
    </message>
    <message>
        <source>The gate does not fit: it is one line such as &quot;theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6&quot;.</source>
        <translation>验收标准无效：应为一行，例如“theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6”。</translation>
    </message>
    <message>
        <source>There are no issues for round &quot;%1&quot;.</source>
        <translation>没有可用于轮次“%1”的议题。</translation>
    </message>
    <message>
        <source>The project has no taxonomy yet.</source>
        <translation>项目尚无分类体系。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: %2 items wait to be handed out.</source>
        <translation>轮次“%1”不允许此操作：还有 %2 个条目等待分发。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not allow it: %2 conflicts have no decision.</source>
        <translation>轮次“%1”不允许此操作：还有 %2 个冲突没有决定。</translation>
    </message>
    <message>
        <source>Initials &quot;%1&quot; do not fit: they are a few letters.</source>
        <translation>姓名缩写“%1”无效：应为几个字母。</translation>
    </message>
    <message>
        <source>Colour %1 does not fit: it is a number from 0 to %2.</source>
        <translation>颜色 %1 无效：应为 0 至 %2 的数字。</translation>
    </message>
    <message>
        <source>Pseudonym &quot;%1&quot; does not fit: it is a short word such as A3.</source>
        <translation>代号“%1”无效：应为简短的词，例如 A3。</translation>
    </message>
    <message>
        <source>There is a person &quot;%1&quot; already.</source>
        <translation>已有成员“%1”。</translation>
    </message>
    <message>
        <source>Pseudonym &quot;%1&quot; exists already: it is that of somebody else.</source>
        <translation>代号“%1”已存在：它属于其他成员。</translation>
    </message>
    <message>
        <source>Pseudonym &quot;%1&quot; exists already: it is the name of somebody.</source>
        <translation>代号“%1”已存在：它是某位成员的姓名。</translation>
    </message>
    <message>
        <source>Changing person &quot;%1&quot; is not allowed: they are the only lead of the study; make somebody else a lead first.</source>
        <translation>不允许更改成员“%1”：此人是研究唯一的负责人；请先指定另一位负责人。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one person already.</source>
        <translation>“%1”本来就是同一个人。</translation>
    </message>
    <message>
        <source>Nobody has said that these two are one person.</source>
        <translation>没有人说过这两人是同一人。</translation>
    </message>
    <message>
        <source>There is no such person in the project.</source>
        <translation>项目中没有这位成员。</translation>
    </message>
    <message>
        <source>The first lead is not needed: the project has people already.</source>
        <translation>不需要首位负责人：项目已有成员。</translation>
    </message>
    <message>
        <source>Person &quot;%1&quot; does not fit: a project has at most %2 people.</source>
        <translation>成员“%1”无效：一个项目最多有 %2 位成员。</translation>
    </message>
    <message>
        <source>Role &quot;%1&quot; does not fit: it is one of annotator, lead, observer.</source>
        <translation>角色“%1”无效：应为 annotator、lead、observer 之一。</translation>
    </message>
    <message>
        <source>There is a round &quot;%1&quot; already.</source>
        <translation>已有轮次“%1”。</translation>
    </message>
    <message>
        <source>The reason does not fit: lifting the blind needs one: everybody sees everybody&apos;s labels then.</source>
        <translation>理由无效：解除盲标需要理由，因为此后所有人都能看到所有人的标签。</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; does not fit: such as 2024, 2024-03 or 2024-03-15.</source>
        <translation>%1“%2”无效：应形如 2024、2024-03 或 2024-03-15。</translation>
    </message>
    <message>
        <source>Strata by keyword do not fit: they need a list of keywords.</source>
        <translation>按关键词分层无效：需要关键词列表。</translation>
    </message>
    <message>
        <source>Strata by %1 do not fit: each can be named once.</source>
        <translation>按 %1 分层无效：每项只能指定一次。</translation>
    </message>
    <message>
        <source>Keyword &quot;%1&quot; does not fit: a keyword has at least one letter or digit.</source>
        <translation>关键词“%1”无效：关键词至少应含一个字母、汉字或数字。</translation>
    </message>
    <message>
        <source>Strata by category do not fit: they need the name of the round whose decisions count.</source>
        <translation>按类别分层无效：需要指明以哪个轮次的决定为准。</translation>
    </message>
    <message>
        <source>The quotas do not fit: there are %1 strata.</source>
        <translation>配额无效：共有 %1 个层。</translation>
    </message>
    <message>
        <source>Quota %1 does not fit: the stratum has %2 items.</source>
        <translation>配额 %1 无效：该层有 %2 个条目。</translation>
    </message>
    <message>
        <source>Size %1 does not fit: a sample has 0 items or more.</source>
        <translation>样本量 %1 无效：样本的条目数应不小于 0。</translation>
    </message>
    <message>
        <source>The frame has no stratum &quot;%1&quot;. Strata are: %2.</source>
        <translation>抽样框中没有层“%1”。现有的层：%2。</translation>
    </message>
    <message>
        <source>The repeats do not fit: a share from 0 to 1, such as 0.05.</source>
        <translation>重复条目无效：应为 0 至 1 的比例，例如 0.05。</translation>
    </message>
    <message>
        <source>There are no issues to draw from: none is left by what was asked for.</source>
        <translation>没有可供抽取的议题：没有议题符合所给的条件。</translation>
    </message>
    <message>
        <source>There is no sample of round &quot;%1&quot;: its items were not drawn.</source>
        <translation>轮次“%1”没有样本：其条目不是抽取得到的。</translation>
    </message>
    <message>
        <source>The sample of a round is damaged: %1.</source>
        <translation>某个轮次的样本已损坏：%1。</translation>
    </message>
    <message>
        <source>The confidence does not fit: above 0 and below 1, such as 0.95.</source>
        <translation>置信水平无效：应大于 0 且小于 1，例如 0.95。</translation>
    </message>
    <message>
        <source>The margin does not fit: above 0 and below 1, such as 0.05.</source>
        <translation>误差范围无效：应大于 0 且小于 1，例如 0.05。</translation>
    </message>
    <message>
        <source>The expected proportion does not fit: above 0 and below 1; 0.5 where nothing is known.</source>
        <translation>期望比例无效：应大于 0 且小于 1；若一无所知，可用 0.5。</translation>
    </message>
    <message>
        <source>The population does not fit: at least 1.</source>
        <translation>总体无效：至少为 1。</translation>
    </message>
    <message>
        <source>The margin does not fit: it cannot be reached with a million million items.</source>
        <translation>误差范围无效：即使有一万亿个条目也无法达到。</translation>
    </message>
    <message>
        <source>The items do not fit: at least 1.</source>
        <translation>条目数无效：至少为 1。</translation>
    </message>
    <message>
        <source>The quota does not fit: at least 1.</source>
        <translation>配额无效：至少为 1。</translation>
    </message>
    <message>
        <source>The codebook does not have this category any more.</source>
        <translation>编码手册中已没有该类别。</translation>
    </message>
    <message>
        <source>Round &quot;%1&quot; does not fit: it is not for training.</source>
        <translation>轮次“%1”无效：它不用于培训。</translation>
    </message>
    <message>
        <source>References are not allowed: the round &quot;%1&quot; is not blind, so that people could read them before they label.</source>
        <translation>不允许设置参考标签：轮次“%1”不是盲标，成员在标注之前就能读到它们。</translation>
    </message>
    <message>
        <source>The reference does not fit: it is a category, or &quot;not for this study&quot; with a reason.</source>
        <translation>参考标签无效：应为一个类别，或带理由的“不属于本研究”。</translation>
    </message>
    <message>
        <source>The reference does not fit: the explanation is not UTF-8.</source>
        <translation>参考标签无效：说明不是 UTF-8。</translation>
    </message>
    <message>
        <source>The reference does not fit: people learn from its explanation, and it has none.</source>
        <translation>参考标签无效：成员要从说明中学习，而它没有说明。</translation>
    </message>
    <message>
        <source>There is no such item: the round &quot;%1&quot; does not have it.</source>
        <translation>没有这个条目：轮次“%1”不含它。</translation>
    </message>
    <message>
        <source>The round does not fit: the references come from another round.</source>
        <translation>轮次无效：参考标签来自另一轮次。</translation>
    </message>
    <message>
        <source>Gate: %1 does not fit: here stands %2, as in &quot;theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6&quot;.</source>
        <translation>验收标准：%1无效：此处应为%2，例如“theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6”。</translation>
    </message>
    <message>
        <source>Reason %1 does not fit: its number is 1 to 6, or 16 to 99 for one of the study&apos;s own.</source>
        <translation>理由 %1 无效：序号应为 1 至 6，本研究自定的理由为 16 至 99。</translation>
    </message>
    <message>
        <source>Reason %1 does not fit: it needs words.</source>
        <translation>理由 %1 无效：需要文字。</translation>
    </message>
    <message>
        <source>Reason %1 does not fit: it is one short line.</source>
        <translation>理由 %1 无效：应为简短的一行。</translation>
    </message>
    <message>
        <source>Reasons for &quot;not for this study&quot; do not fit: a study has 1 to %1 of them.</source>
        <translation>“不属于本研究”的理由无效：一项研究应有 1 至 %1 个理由。</translation>
    </message>
    <message>
        <source>Reason &quot;%1&quot; does not fit: it is there twice.</source>
        <translation>理由“%1”无效：出现了两次。</translation>
    </message>
    <message>
        <source>The training threshold does not fit: the share of right labels is between 0 and 1.</source>
        <translation>培训阈值无效：正确标签的比例应在 0 至 1 之间。</translation>
    </message>
    <message>
        <source>The training threshold does not fit: at least one item has to be labelled.</source>
        <translation>培训阈值无效：至少要标注一个条目。</translation>
    </message>
    <message>
        <source>%1: has no parent but is not a type.</source>
        <translation>%1：没有上级类别，但不是类型。</translation>
    </message>
    <message>
        <source>%1: its parent is not in the taxonomy.</source>
        <translation>%1：其上级类别不在分类体系中。</translation>
    </message>
    <message>
        <source>%1: is not one level below its parent %2.</source>
        <translation>%1：不在上级类别 %2 的下一层。</translation>
    </message>
    <message>
        <source>%1: is merged or split, and so must be retired.</source>
        <translation>%1：已被合并或拆分，因此必须停用。</translation>
    </message>
    <message>
        <source>%1: is merged into a category that is not in the taxonomy.</source>
        <translation>%1：所并入的类别不在分类体系中。</translation>
    </message>
    <message>
        <source>%1: is split into a category that is not in the taxonomy.</source>
        <translation>%1：拆分成的类别不在分类体系中。</translation>
    </message>
    <message>
        <source>%1: is merged in a circle.</source>
        <translation>%1：合并形成了循环。</translation>
    </message>
    <message>
        <source>%1: needs an id, a code and a name.</source>
        <translation>%1：需要标识符、编号和名称。</translation>
    </message>
    <message>
        <source>%1: its id occurs twice: %2.</source>
        <translation>%1：其标识符出现了两次：%2。</translation>
    </message>
    <message>
        <source>%1: the code occurs twice.</source>
        <translation>%1：编号出现了两次。</translation>
    </message>
    <message>
        <source>%1 is damaged: a version of its codebook breaks a rule: %2.</source>
        <translation>%1 已损坏：其编码手册的一个版本违反了规则：%2。</translation>
    </message>
    <message>
        <source>There is no such version of the codebook: there are %1 of them.</source>
        <translation>编码手册没有这个版本：共有 %1 个版本。</translation>
    </message>
    <message>
        <source>%1 is no code: that is letters or digits such as C.10, no address, and no word that a label has.</source>
        <translation>%1 不是编号：编号由字母或数字组成，例如 C.10，不能是网址，也不能是标签中使用的词。</translation>
    </message>
    <message>
        <source>%1 was the code of &quot;%2&quot;, and codes are not used again.</source>
        <translation>%1 曾是“%2”的编号，而编号不会重复使用。</translation>
    </message>
    <message>
        <source>%1 is retired and would not be one level below its parent any more.</source>
        <translation>%1 已停用，并且将不再位于其上级类别的下一层。</translation>
    </message>
    <message>
        <source>The note does not fit: it is not UTF-8.</source>
        <translation>备注无效：不是 UTF-8。</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;; the fields are %2.</source>
        <translation>没有字段“%1”；可用的字段为 %2。</translation>
    </message>
    <message>
        <source>%1 does not fit: found %2, expected %3.</source>
        <translation>%1 无效：发现%2，应为%3。</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation>%1 无效：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>there is no category %1.</source>
        <translation>没有类别 %1。</translation>
    </message>
    <message>
        <source>there is no category %1; there is %2.</source>
        <translation>没有类别 %1；相近的有 %2。</translation>
    </message>
    <message>
        <source>%1 is retired.</source>
        <translation>%1 已停用。</translation>
    </message>
    <message>
        <source>a category needs a name of one line.</source>
        <translation>类别需要一行的名称。</translation>
    </message>
    <message>
        <source>%1 beside it has this name.</source>
        <translation>同级的 %1 已使用该名称。</translation>
    </message>
    <message>
        <source>the code %1 is that of %2.</source>
        <translation>编号 %1 属于 %2。</translation>
    </message>
    <message>
        <source>the code %1 is that of %2, which is retired; codes are not used again.</source>
        <translation>编号 %1 属于已停用的 %2；编号不会重复使用。</translation>
    </message>
    <message>
        <source>the code %1 was that of %2; codes are not used again.</source>
        <translation>编号 %1 曾属于 %2；编号不会重复使用。</translation>
    </message>
    <message>
        <source>%1 would lie on a fourth level.</source>
        <translation>%1 将位于第四层。</translation>
    </message>
    <message>
        <source>the summary of a type is intent, expectation, symptom or nothing.</source>
        <translation>类型的摘要应为 intent、expectation、symptom，或留空。</translation>
    </message>
    <message>
        <source>%1 is no type; only types say what the summary is about.</source>
        <translation>%1 不是类型；只有类型才规定摘要写什么。</translation>
    </message>
    <message>
        <source>%1 is not one level above.</source>
        <translation>%1 不在上一层。</translation>
    </message>
    <message>
        <source>%1 is called that already.</source>
        <translation>%1 已是这个名称。</translation>
    </message>
    <message>
        <source>that is its code already.</source>
        <translation>它已是这个编号。</translation>
    </message>
    <message>
        <source>%1 says that already.</source>
        <translation>%1 已是这样的内容。</translation>
    </message>
    <message>
        <source>%1 is %2 itself or lies below it.</source>
        <translation>%1 就是 %2 本身，或位于它之下。</translation>
    </message>
    <message>
        <source>%1 is there already; recode gives it another code.</source>
        <translation>%1 已在该处；要更改编号请用 recode。</translation>
    </message>
    <message>
        <source>%1 cannot be merged into itself.</source>
        <translation>%1 不能并入自身。</translation>
    </message>
    <message>
        <source>there are categories below %1, and %2 is on another level: move or retire them first.</source>
        <translation>%1 之下还有类别，而 %2 在另一层级：请先移动或停用它们。</translation>
    </message>
    <message>
        <source>%1 is not retired; where another one has the code now, name it by its identifier.</source>
        <translation>%1 未停用；如果该编号现已属于另一类别，请用标识符指明。</translation>
    </message>
    <message>
        <source>the category above it is retired: restore %1 first.</source>
        <translation>其上级类别已停用：请先恢复 %1。</translation>
    </message>
    <message>
        <source>There is no proposal &quot;%1&quot; in the project. Proposals are: %2.</source>
        <translation>项目中没有提案“%1”。现有提案：%2。</translation>
    </message>
    <message>
        <source>There is no proposal &quot;%1&quot; in the project: it has no proposals yet.</source>
        <translation>项目中没有提案“%1”：尚无任何提案。</translation>
    </message>
    <message>
        <source>The proposal &quot;%1&quot; can mean several: %2.</source>
        <translation>提案“%1”可能指多个：%2。</translation>
    </message>
    <message>
        <source>Code %1 does not fit: it is that of %2.</source>
        <translation>编号 %1 无效：它属于 %2。</translation>
    </message>
    <message>
        <source>Code %1 does not fit: it is that of %2, which is retired; codes are not used again.</source>
        <translation>编号 %1 无效：它属于已停用的 %2；编号不会重复使用。</translation>
    </message>
    <message>
        <source>The proposal does not fit: a new category needs a name of one line.</source>
        <translation>提案无效：新类别需要一行的名称。</translation>
    </message>
    <message>
        <source>The proposal does not fit: a new category needs a definition.</source>
        <translation>提案无效：新类别需要定义。</translation>
    </message>
    <message>
        <source>The proposal does not fit: nothing stands below a sub-theme.</source>
        <translation>提案无效：子主题之下不能再有类别。</translation>
    </message>
    <message>
        <source>The proposal does not fit: a change says what the codebook is to say.</source>
        <translation>提案无效：更改应写明编码手册的新内容。</translation>
    </message>
    <message>
        <source>The proposal does not fit: the text is not UTF-8.</source>
        <translation>提案无效：文本不是 UTF-8。</translation>
    </message>
    <message>
        <source>The proposal does not fit: the text is too long.</source>
        <translation>提案无效：文本过长。</translation>
    </message>
    <message>
        <source>The proposal does not fit: there are too many examples.</source>
        <translation>提案无效：示例过多。</translation>
    </message>
    <message>
        <source>There is no version %1 of the codebook: there are none.</source>
        <translation>编码手册没有版本 %1：尚无任何版本。</translation>
    </message>
    <message>
        <source>There is no version %1 of the codebook: there are 1 to %2.</source>
        <translation>编码手册没有版本 %1：现有版本 1 至 %2。</translation>
    </message>
    <message>
        <source>The note does not fit: it is longer than 10,000 bytes.</source>
        <translation>备注无效：超过 10,000 字节。</translation>
    </message>
    <message>
        <source>Edits of the codebook do not fit: more than 1 MB of them cannot be kept.</source>
        <translation>对编码手册的修改无效：无法保存超过 1 MB 的修改。</translation>
    </message>
    <message>
        <source>There are no edits of the codebook.</source>
        <translation>没有对编码手册的修改。</translation>
    </message>
    <message>
        <source>%1 does not fit: a backslash stands before a quote, another backslash, n (new line) or t (tab).</source>
        <translation>%1 无效：反斜杠只能位于引号、另一个反斜杠、n（换行）或 t（制表符）之前。</translation>
    </message>
    <message>
        <source>%1 does not fit: a text does not end: a double quote is missing.</source>
        <translation>%1 无效：文本没有结束：缺少双引号。</translation>
    </message>
    <message>
        <source>The edit does not fit: it is not UTF-8.</source>
        <translation>修改无效：不是 UTF-8。</translation>
    </message>
    <message>
        <source>The proposal has come to its end already.</source>
        <translation>该提案已经结束。</translation>
    </message>
    <message>
        <source>The opinion does not fit: being against a proposal needs a reason.</source>
        <translation>意见无效：反对提案需要理由。</translation>
    </message>
    <message>
        <source>The rejection does not fit: rejecting a proposal needs a reason.</source>
        <translation>驳回无效：驳回提案需要理由。</translation>
    </message>
    <message>
        <source>Rejecting the proposal is not allowed: it could still be accepted: %1.</source>
        <translation>不允许驳回该提案：它仍可能被接受：%1。</translation>
    </message>
    <message>
        <source>Withdrawing the proposal is not allowed: only who made it can withdraw it.</source>
        <translation>不允许撤回该提案：只有提出者可以撤回。</translation>
    </message>
    <message>
        <source>Accepting the proposal is not allowed: the category above it is not in the codebook any more.</source>
        <translation>不允许接受该提案：其上级类别已不在编码手册中。</translation>
    </message>
    <message>
        <source>Accepting the proposal is not allowed: the category is not in the codebook any more.</source>
        <translation>不允许接受该提案：该类别已不在编码手册中。</translation>
    </message>
    <message>
        <source>The proposal does not fit: it is a wish in free words: say what changes, and how it reads then.</source>
        <translation>提案无效：它只是用文字描述的愿望；请写明更改什么，以及更改后的内容。</translation>
    </message>
    <message>
        <source>Accepting the proposal is not allowed: the study asks for &quot;%1&quot;; %2.</source>
        <translation>不允许接受该提案：研究要求“%1”；%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no rule: it is one of unanimous, majority, at-least=K, lead.</source>
        <translation>“%1”不是规则：应为 unanimous、majority、at-least=K、lead 之一。</translation>
    </message>
    <message>
        <source>The codebook has the category %1 %2 there already.</source>
        <translation>编码手册在该处已有类别 %1 %2。</translation>
    </message>
    <message>
        <source>Ending the proposal is not allowed: say first whether you are for or against it; %1 of %2 have not given their opinion yet.</source>
        <translation>不允许结束该提案：请先表明赞成还是反对；%2 人中有 %1 人尚未给出意见。</translation>
    </message>
    <message>
        <source>Undoing version %1 of the codebook is not allowed: version %2 is the newest: undo the later ones first, or return to an earlier version, which takes back all that came after it.</source>
        <translation>不允许撤销编码手册版本 %1：版本 %2 是最新版本；请先撤销较新的版本，或回到更早的版本，这会收回其后的所有版本。</translation>
    </message>
    <message>
        <source>Undoing version %1 of the codebook is not allowed: there is none before it.</source>
        <translation>不允许撤销编码手册版本 %1：它之前没有版本。</translation>
    </message>
    <message>
        <source>Returning to version %1 of the codebook is not allowed: it is the newest.</source>
        <translation>不允许回到编码手册版本 %1：它就是最新版本。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 changed its %2</source>
        <translation>%1 更改了其%2</translation>
    </message>
    <message>
        <source>more people than a project has</source>
        <translation>数量超出项目上限的成员</translation>
    </message>
    <message>
        <source>more rounds than a project has</source>
        <translation>数量超出项目上限的轮次</translation>
    </message>
    <message>
        <source>more codebooks than a project has</source>
        <translation>数量超出项目上限的编码手册</translation>
    </message>
    <message>
        <source>more categories than a project has</source>
        <translation>数量超出项目上限的类别</translation>
    </message>
    <message>
        <source>more filters than a project has</source>
        <translation>数量超出项目上限的筛选</translation>
    </message>
    <message>
        <source>more changes of the study than anybody makes</source>
        <translation>数量多到不可能由人作出的研究更改</translation>
    </message>
    <message>
        <source>a name without end</source>
        <translation>过长的名称</translation>
    </message>
    <message>
        <source>a filter without end</source>
        <translation>过长的筛选</translation>
    </message>
    <message>
        <source>an event that is none</source>
        <translation>无效的事件</translation>
    </message>
    <message>
        <source>an event that is about nothing</source>
        <translation>没有对象的事件</translation>
    </message>
    <message>
        <source>a label that is none</source>
        <translation>无效的标签</translation>
    </message>
    <message>
        <source>a reason that is none</source>
        <translation>无效的理由</translation>
    </message>
    <message>
        <source>a decision that is none</source>
        <translation>无效的决定</translation>
    </message>
    <message>
        <source>somebody who is no colour</source>
        <translation>颜色无效的成员</translation>
    </message>
    <message>
        <source>more people said to be the same than a project has</source>
        <translation>数量超出项目上限的同一人认定</translation>
    </message>
    <message>
        <source>somebody for whom nobody can stand</source>
        <translation>无人能够代表的成员</translation>
    </message>
    <message>
        <source>an item that is none</source>
        <translation>无效的条目</translation>
    </message>
    <message>
        <source>an assignment that is none</source>
        <translation>无效的分配</translation>
    </message>
    <message>
        <source>a time in the far future</source>
        <translation>遥远未来的时间</translation>
    </message>
    <message>
        <source>a keyword that is none</source>
        <translation>无效的关键词</translation>
    </message>
    <message>
        <source>a fact without end</source>
        <translation>过长的议题信息</translation>
    </message>
    <message>
        <source>a title, a name or labels without end</source>
        <translation>过长的标题、名称或标签</translation>
    </message>
    <message>
        <source>its logical clock</source>
        <translation>其逻辑时钟</translation>
    </message>
    <message>
        <source>a place in one of its rounds</source>
        <translation>其某个轮次中的位置</translation>
    </message>
    <message>
        <source>the version of one of its texts</source>
        <translation>其某份正文的版本</translation>
    </message>
    <message>
        <source>an import or other long work</source>
        <translation>导入或其他耗时的操作</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>另一程序</translation>
    </message>
    <message>
        <source>a window whose user has not said who they are</source>
        <translation>用户尚未表明身份的窗口</translation>
    </message>
    <message>
        <source>waits for the opinion of %1</source>
        <translation>等待 %1 的意见</translation>
    </message>
    <message>
        <source>against it: %1</source>
        <translation>反对者：%1</translation>
    </message>
    <message>
        <source>waits for the opinion of %1; against it: %2</source>
        <translation>等待 %1 的意见；反对者：%2</translation>
    </message>
    <message>
        <source>%1 made version %2 of the codebook</source>
        <translation>%1 创建了编码手册版本 %2</translation>
    </message>
    <message>
        <source>the codebook</source>
        <translation>编码手册</translation>
    </message>
    <message>
        <source>category %1</source>
        <translation>类别 %1</translation>
    </message>
    <message>
        <source>round &quot;%1&quot;</source>
        <translation>轮次“%1”</translation>
    </message>
    <message>
        <source>person &quot;%1&quot;</source>
        <translation>成员“%1”</translation>
    </message>
    <message>
        <source>the settings of the study</source>
        <translation>研究设置</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the code of a category</source>
        <translation>类别编号</translation>
    </message>
    <message>
        <source>a name in double quotes</source>
        <translation>双引号中的名称</translation>
    </message>
    <message>
        <source>type, theme or subtheme</source>
        <translation>type、theme 或 subtheme</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>one text in double quotes; this field is no list</source>
        <translation>双引号中的一段文本；该字段不是列表</translation>
    </message>
    <message>
        <source>the names of two or more parts, each in double quotes</source>
        <translation>两个或更多部分的名称，每个都放在双引号中</translation>
    </message>
    <message>
        <source>add, rename, recode, define, move, merge, split, retire or restore</source>
        <translation>add、rename、recode、define、move、merge、split、retire 或 restore</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>blindness</source>
        <translation>盲标设置</translation>
    </message>
    <message>
        <source>people</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>验收标准</translation>
    </message>
    <message>
        <source>initials</source>
        <translation>姓名缩写</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>pseudonym</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>level of training</source>
        <translation>培训层级</translation>
    </message>
    <message>
        <source>share of right labels after training</source>
        <translation>培训后正确标签的比例</translation>
    </message>
    <message>
        <source>number of labels in training</source>
        <translation>培训中的标签数</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>标注设置</translation>
    </message>
    <message>
        <source>across=type, across=theme or across=sub-theme, or several with commas between.</source>
        <translation>应为 across=type、across=theme 或 across=sub-theme，或以逗号分隔的多个。</translation>
    </message>
    <message>
        <source>two people with a comma between, such as pair=A1,A2.</source>
        <translation>应为以逗号分隔的两位成员，例如 pair=A1,A2。</translation>
    </message>
    <message>
        <source>one category, or two with a comma between, such as categories=B.1,B.2.</source>
        <translation>应为一个类别，或以逗号分隔的两个类别，例如 categories=B.1,B.2。</translation>
    </message>
    <message>
        <source>two categories with a comma between, such as block=B.1,B.2, or block=several.</source>
        <translation>应为以逗号分隔的两个类别，例如 block=B.1,B.2，或 block=several。</translation>
    </message>
    <message>
        <source>one repository, such as repo=vllm.</source>
        <translation>应为一个仓库，例如 repo=vllm。</translation>
    </message>
    <message>
        <source>each condition only once.</source>
        <translation>每个条件只能出现一次。</translation>
    </message>
    <message>
        <source>a value behind = and between commas.</source>
        <translation>“=”之后以及逗号之间都应有值。</translation>
    </message>
    <message>
        <source>text in UTF-8.</source>
        <translation>应为 UTF-8 文本。</translation>
    </message>
    <message>
        <source>a quote that is closed.</source>
        <translation>引号应闭合。</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <source>the name of a list</source>
        <translation>列表名称</translation>
    </message>
    <message>
        <source>&apos;= [&apos; after the name of a list</source>
        <translation>列表名称后的“= [”</translation>
    </message>
    <message>
        <source>a keyword that is not empty</source>
        <translation>非空的关键词</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos; after a keyword</source>
        <translation>关键词后的“,”或“]”</translation>
    </message>
    <message>
        <source>a keyword in quotes, or &apos;]&apos;</source>
        <translation>引号中的关键词，或“]”</translation>
    </message>
    <message>
        <source>the closing quote of a keyword</source>
        <translation>关键词的右引号</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>an array of texts</source>
        <translation>文本数组</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>intent, expectation or symptom</source>
        <translation>intent、expectation 或 symptom</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 至 %1 的整数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number of at least 0</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>a text of %1 bytes</source>
        <translation>一段 %1 字节的文本</translation>
    </message>
    <message>
        <source>of %1 bytes</source>
        <translation>长 %1 字节的文本</translation>
    </message>
    <message>
        <source>the source %1</source>
        <translation>来源 %1</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>host</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>address of the API</source>
        <translation>API 地址</translation>
    </message>
    <message>
        <source>repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>list of issues</source>
        <translation>议题列表</translation>
    </message>
    <message>
        <source>way of asking</source>
        <translation>抓取方式</translation>
    </message>
    <message>
        <source>kind of period</source>
        <translation>时间段类型</translation>
    </message>
    <message>
        <source>first day</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>last day</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>state of issues</source>
        <translation>议题状态</translation>
    </message>
    <message>
        <source>labels of the host</source>
        <translation>平台标签</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>places of keywords</source>
        <translation>关键词的查找位置</translation>
    </message>
    <message>
        <source>pull requests</source>
        <translation>拉取请求</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>HTTP %1: %2</source>
        <translation>HTTP %1：%2</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>an HTML page: %1</source>
        <translation>HTML 页面：%1</translation>
    </message>
    <message>
        <source>an empty reply</source>
        <translation>空的应答</translation>
    </message>
    <message>
        <source>a torn reply</source>
        <translation>不完整的应答</translation>
    </message>
    <message>
        <source>the limit of requests</source>
        <translation>请求次数限制</translation>
    </message>
    <message>
        <source>it is %1 now</source>
        <translation>它现在是 %1</translation>
    </message>
    <message>
        <source>found bytes that are not UTF-8 at byte %1</source>
        <translation>第 %1 字节处发现非 UTF-8 字节</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>found %1 in %2, expected %3</source>
        <translation>在 %2 中发现%1，应为%3</translation>
    </message>
    <message>
        <source>found %1 in &quot;%2&quot; of %3, expected %4</source>
        <translation>在 %3 的“%2”中发现%1，应为%4</translation>
    </message>
    <message>
        <source>%1: found no issue that it is of</source>
        <translation>%1：没有找到它所属的议题</translation>
    </message>
    <message>
        <source>the reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>the issue</source>
        <translation>该议题</translation>
    </message>
    <message>
        <source>the issues</source>
        <translation>议题列表</translation>
    </message>
    <message>
        <source>the repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>a discussion</source>
        <translation>一个讨论</translation>
    </message>
    <message>
        <source>issue %1</source>
        <translation>第 %1 个议题</translation>
    </message>
    <message>
        <source>issue %1 (#%2)</source>
        <translation>第 %1 个议题（#%2）</translation>
    </message>
    <message>
        <source>comment %1</source>
        <translation>第 %1 条评论</translation>
    </message>
    <message>
        <source>a comment on issue %1</source>
        <translation>议题 %1 的一条评论</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无内容</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>其他文本</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>多个对象</translation>
    </message>
    <message>
        <source>text or a whole number</source>
        <translation>文本或整数</translation>
    </message>
    <message>
        <source>a count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the link of an issue</source>
        <translation>议题链接</translation>
    </message>
    <message>
        <source>the link of a comment</source>
        <translation>评论链接</translation>
    </message>
    <message>
        <source>an array of issues</source>
        <translation>议题数组</translation>
    </message>
    <message>
        <source>an array of comments</source>
        <translation>评论数组</translation>
    </message>
    <message>
        <source>where it goes on</source>
        <translation>后续内容的位置</translation>
    </message>
    <message>
        <source>a byte that is no JSON</source>
        <translation>不属于 JSON 的字节</translation>
    </message>
    <message>
        <source>a line of less than 128 MB</source>
        <translation>小于 128 MB 的行</translation>
    </message>
    <message>
        <source>an object of less than 128 MB</source>
        <translation>小于 128 MB 的对象</translation>
    </message>
    <message>
        <source>the rest of the object that starts on line %1</source>
        <translation>从第 %1 行开始的对象的其余部分</translation>
    </message>
    <message>
        <source>the rest of the array</source>
        <translation>数组的其余部分</translation>
    </message>
    <message>
        <source>an object or an array of objects</source>
        <translation>对象或对象数组</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>“,”或“]”</translation>
    </message>
    <message>
        <source>its end</source>
        <translation>结尾处</translation>
    </message>
    <message>
        <source>&quot;and&quot; before a further condition</source>
        <translation>下一个条件之前的“and”</translation>
    </message>
    <message>
        <source>a level (type, theme, subtheme), a coefficient, &quot;lower&quot;, new-categories, proposals or seconds</source>
        <translation>层级（type、theme、subtheme）、系数、“lower”、new-categories、proposals 或 seconds</translation>
    </message>
    <message>
        <source>a comparison (&gt;=, &gt;, &lt;=, &lt;)</source>
        <translation>比较符（&gt;=、&gt;、&lt;=、&lt;）</translation>
    </message>
    <message>
        <source>a number from -1 to 1</source>
        <translation>-1 至 1 的数</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>%1 does not fit: it is not a web address such as https://host/path.</source>
        <translation>%1 无效：不是形如 https://host/path 的网址。</translation>
    </message>
    <message>
        <source>%1 is not an Accord project: it is not a database.</source>
        <translation>%1 不是 Accord 项目：它不是数据库。</translation>
    </message>
    <message>
        <source>%1 is not an Accord project: it is shorter than the header of a database.</source>
        <translation>%1 不是 Accord 项目：它比数据库的文件头还短。</translation>
    </message>
    <message>
        <source>%1 is not an Accord project: it is a database of another program.</source>
        <translation>%1 不是 Accord 项目：它是其他程序的数据库。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the same in every language: it has no translation.</source>
        <translation>“%1”在各种语言中都一样：它没有译文。</translation>
    </message>
    <message>
        <source>a language, such as zh-CN</source>
        <translation>语言，例如 zh-CN</translation>
    </message>
    <message>
        <source>text or an object</source>
        <translation>文本或对象</translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 bytes, at most %3 are taken</source>
        <translation>“%1”有 %2 字节，最多接受 %3 字节</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 entries, at most %3 are taken</source>
        <translation>“%1”有 %2 项，最多接受 %3 项</translation>
    </message>
    <message>
        <source>a time such as 2024-03-15T10:30:00Z</source>
        <translation>形如 2024-03-15T10:30:00Z 的时间</translation>
    </message>
    <message>
        <source>Rows that list an item again: %1 of %2; with other labels than the first one: %3. They are: %4.</source>
        <translation>再次列出同一条目的行：共 %2 行中有 %1 行，其中 %3 行的标签与第一次不同。它们是：%4。</translation>
    </message>
    <message>
        <source>The labels of %1 rows in a row, from %2 on, stand once more in the rows from %3 on.</source>
        <translation>从 %2 起连续 %1 行的标签，又原样出现在从 %3 起的行中。</translation>
    </message>
    <message>
        <source>Labels with a code that the codebook does not have, or has retired: %1. The codes are: %2.</source>
        <translation>所用编码不在编码手册中或已停用的标签：%1 个。这些编码是：%2。</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot; in an earlier version of the codebook and is &quot;%3&quot; now; labels with this code: %4.</source>
        <translation>%1 在编码手册的较早版本中是“%2”，现在是“%3”；带有此编码的标签：%4 个。</translation>
    </message>
    <message>
        <source>Categories that nobody used: %1. They are: %2.</source>
        <translation>无人使用的类别：%1 个。它们是：%2。</translation>
    </message>
    <message>
        <source>%1 was given %2 times. Items on which more than half of the annotators gave it: %3; items of which it is the final label: %4.</source>
        <translation>%1 被给出 %2 次。超过一半标注者给出它的条目：%3 个；以它为最终标签的条目：%4 个。</translation>
    </message>
    <message>
        <source>%1 was given %2 times. Items on which more than half of the annotators gave it: %3.</source>
        <translation>%1 被给出 %2 次。超过一半标注者给出它的条目：%3 个。</translation>
    </message>
    <message>
        <source>The final label is what most annotators gave on %1 of %2 items, on all %3 that they disagree on as well: no discussion is seen in it, and agreement with it says nothing new.</source>
        <translation>在 %2 个条目中，有 %1 个的最终标签就是多数标注者给出的标签，标注者意见不一致的全部 %3 个条目也是如此：从中看不到任何讨论，与它的一致性也不说明新的东西。</translation>
    </message>
    <message>
        <source>Agreement falls with every annotator from %1 to %2: the mean kappa with the others is %3 for the first and %4 for the last of %5.</source>
        <translation>从 %1 到 %2，一致性随每位标注者逐个下降：%5 人中，第一位与其他人的平均 kappa 为 %3，最后一位为 %4。</translation>
    </message>
    <message>
        <source>Kappa is %1 over all items, and the mean over %2 repositories is %3: a report has to say which of them it gives.</source>
        <translation>在全部条目上 kappa 为 %1，而 %2 个仓库的平均值为 %3：报告须说明给出的是哪一个。</translation>
    </message>
    <message>
        <source>%1 gave %2 of %3 timed labels faster than one can read the issue, or its first %4 characters at %5 a second.</source>
        <translation>%1 的 %3 个有计时的标签中，有 %2 个给出得比阅读该议题（或以每秒 %5 个字符阅读其前 %4 个字符）还快。</translation>
    </message>
    <message>
        <source>%1 does not fit: an audit looks at tables of labels (CSV), or at one project.</source>
        <translation>%1 不合适：审计查看标签表格（CSV），或查看一个项目。</translation>
    </message>
    <message>
        <source>%1: a label that says that no category fits needs a code on one line, and no other label has one.</source>
        <translation>%1：表示没有合适类别的标签需要一行文字的编码，其他标签不能有编码。</translation>
    </message>
    <message>
        <source>%1: &quot;citations&quot; are %2 at most, each with a &quot;part&quot;, a &quot;start&quot; and a &quot;quote&quot; of up to %3 bytes.</source>
        <translation>%1：“citations”最多 %2 项，每项含“part”、“start”和不超过 %3 字节的“quote”。</translation>
    </message>
    <message>
        <source>The label does not fit: it cites %1 passages, and %2 are as many as it can.</source>
        <translation>标签不合适：它引用了 %1 个段落，最多只能引用 %2 个。</translation>
    </message>
    <message>
        <source>The label does not fit: passage %1 that it cites has no place, no words, or more than %2 bytes.</source>
        <translation>标签不合适：它引用的第 %1 个段落没有位置、没有词句，或超过 %2 字节。</translation>
    </message>
    <message>
        <source>The text of the issue does not have the passage &quot;%1&quot;, so it cannot be cited.</source>
        <translation>议题的文本中没有段落“%1”，因此无法引用。</translation>
    </message>
    <message>
        <source>The label does not fit: a code of one&apos;s own goes with &quot;none of these&quot;, and only there.</source>
        <translation>标签不成立：自拟编码只能与“均不合适”一起使用，也必须与它一起使用。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a code: it has to be a text on one line, of at most %2 bytes.</source>
        <translation>“%1”不能作为编码：必须是一行文字，最多 %2 字节。</translation>
    </message>
    <message>
        <source>The round &quot;%1&quot; does not take codes of one&apos;s own.</source>
        <translation>轮次“%1”不接受自拟编码。</translation>
    </message>
    <message>
        <source>There is no code &quot;%1&quot; in rounds that are open to all eyes.</source>
        <translation>在对所有人公开的轮次中没有编码“%1”。</translation>
    </message>
    <message>
        <source>open codes</source>
        <translation>开放编码</translation>
    </message>
    <message>
        <source>pending, deferred, decided, all, across=LEVEL, repo=NAME, flagged, pair=ONE,OTHER, categories=ONE,OTHER, block=ONE,OTHER, margin=N, leading=CATEGORY, every-item, per-block=N, sample=N, limit=N, seed=N.</source>
        <translation>pending、deferred、decided、all、across=LEVEL、repo=NAME、flagged、pair=ONE,OTHER、categories=ONE,OTHER、block=ONE,OTHER、margin=N、leading=CATEGORY、every-item、per-block=N、sample=N、limit=N、seed=N。</translation>
    </message>
    <message>
        <source>%1 is no package: what is returned is what somebody said in a package.</source>
        <translation>%1 不是分包：交回的是某个人在分包中给出的判断。</translation>
    </message>
    <message>
        <source>%1 does not tell a year: a list of the links of a year is called after it.</source>
        <translation>%1 没有指明年份：某一年的链接列表以该年份命名。</translation>
    </message>
    <message>
        <source>The share of false positives of %1 does not fit: from 0 to below 1.</source>
        <translation>%1 的误报比例无效：应不小于 0 且小于 1。</translation>
    </message>
    <message>
        <source>%1 and %2 gave the same labels on %3 items in a row, from %4 to %5; on such items they are otherwise alike %6 times of 100.</source>
        <translation>%1 和 %2 在连续 %3 个条目上给出了相同的标签，从 %4 到 %5；在其他这类条目上，每 100 个中有 %6 个相同。</translation>
    </message>
    <message>
        <source>pictures are loaded over https and from other machines only</source>
        <translation>图片只通过 https 从其他计算机加载</translation>
    </message>
    <message>
        <source>it is redirected to %1, and pictures are loaded over https and from other machines only</source>
        <translation>它被重定向到 %1，而图片只通过 https 从其他计算机加载</translation>
    </message>
    <message>
        <source>it is redirected too often</source>
        <translation>重定向次数过多</translation>
    </message>
    <message>
        <source>an SVG picture is not shown, as it could load something else</source>
        <translation>不显示 SVG 图片，因为它可能加载其他内容</translation>
    </message>
    <message>
        <source>what came is no picture that is PNG, JPEG, GIF or WebP</source>
        <translation>收到的内容不是 PNG、JPEG、GIF 或 WebP 图片</translation>
    </message>
    <message>
        <source>%1 was given %2 times. Items on which more than half of the annotators gave it: %3; items of which it is the final label: %4 of the %5 that are decided so far.</source>
        <translation>%1 被给出 %2 次。超过一半标注者给出它的条目：%3 个；以它为最终标签的条目：%4 个（目前已决定 %5 个）。</translation>
    </message>
    <message>
        <source>%1 is damaged: something of it is missing, or was changed on its way.</source>
        <translation>%1 已损坏：其中有内容缺失，或在传递途中被改动。</translation>
    </message>
    <message>
        <source>%1 is damaged: unpacked it has more than %2 MB, which nothing has that is returned.</source>
        <translation>%1 已损坏：解压后超过 %2 MB，交回的文件不会有这么大。</translation>
    </message>
    <message>
        <source>%1 cannot be written: what was said in the package has more than %2 MB. The package itself can be sent back and merged.</source>
        <translation>无法写入 %1：分包中给出的判断超过 %2 MB。可以直接交回分包本身并合并。</translation>
    </message>
    <message>
        <source>%1 is what somebody sent back of a package, and no project to be opened: it is merged into the project that the package is of.</source>
        <translation>%1 是他人交回的分包内容，不是可以打开的项目：应将其合并到该分包所属的项目中。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: after %2 pages the list still goes on.</source>
        <translation>无法抓取 %1：读了 %2 页之后，列表仍未结束。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; is not known.</source>
        <translation>%1：列“%2”无法识别。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; holds codes and is called like no person, but like a count, a majority or labels in general; say whose labels they are, or leave it out.</source>
        <translation>%1：列“%2”含有编号，但名称不像人名，而像计数、多数意见或泛指的标签；请说明是谁的标签，或略过该列。</translation>
    </message>
    <message>
        <source>%1 has labels in the round &quot;%2&quot; that these files would replace, the first one of %3; nothing was imported.</source>
        <translation>%1 在轮次“%2”中已有标签，会被这些文件替换，第一个属于 %3；没有导入任何内容。</translation>
    </message>
    <message>
        <source>After first labels ended %1 were changed and %2 given for the first time, in sight of what others say; Fleiss&apos; kappa is %3 without them and %4 with them.</source>
        <translation>首次标签截止之后，在能看到他人标签的情况下更改了 %1 个，首次给出了 %2 个；不计入它们时 Fleiss κ 为 %3，计入时为 %4。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2 beside it has the name of a file that belongs to it, and is none. It would be lost.</source>
        <translation>无法打开 %1：它旁边的 %2 使用了属于它的文件的名称，但并不是这样的文件。打开会使其丢失。</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is no regular file.</source>
        <translation>无法读取 %1：它不是普通文件。</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1: no backup was made, as one takes %2 MB and is only made where %3 MB are free, so that the work can go on; on that disk %4 MB are free.</source>
        <translation>%1 所在磁盘的空间不足：未做备份，因为备份需要 %2 MB，且只有在可用空间达到 %3 MB 时才会进行，以便工作能够继续；该磁盘的可用空间为 %4 MB。</translation>
    </message>
    <message>
        <source>%1: this is a workbook of a spreadsheet program; save the sheet as CSV there, and take that file.</source>
        <translation>%1：这是电子表格程序的工作簿；请在该程序中将工作表另存为 CSV，再使用那个文件。</translation>
    </message>
    <message>
        <source>%1: a category needs a code or a name.</source>
        <translation>%1：类别需要编号或名称。</translation>
    </message>
    <message>
        <source>%1: this is no code: expected letters or digits such as C.10, no address, and no word that a label has.</source>
        <translation>%1：这不是编号：应为字母或数字，例如 C.10，不能是地址，也不能是标签中使用的词。</translation>
    </message>
    <message>
        <source>%1: a code or a name has at most %2 bytes.</source>
        <translation>%1：编号或名称最多 %2 字节。</translation>
    </message>
    <message>
        <source>%1: the name occurs twice in one place, first on %2; give both a code.</source>
        <translation>%1：该名称在同一位置出现两次，第一次在 %2；请为两者都给出编号。</translation>
    </message>
    <message>
        <source>%1: no category has the code or the name &quot;%2&quot;.</source>
        <translation>%1：没有编号或名称为“%2”的类别。</translation>
    </message>
    <message>
        <source>%1: no category has the code or the name &quot;%2&quot;; near to it: %3.</source>
        <translation>%1：没有编号或名称为“%2”的类别；相近的有：%3。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; can be %3 or %4; name the parent by its code.</source>
        <translation>%1：“%2”可能是 %3 或 %4；请用编号指明上级。</translation>
    </message>
    <message>
        <source>%1: the heading &quot;%2&quot; is not known; headings are: %3.</source>
        <translation>%1：表头“%2”无法识别；可用的表头：%3。</translation>
    </message>
    <message>
        <source>%1: the heading &quot;%2&quot; is there twice.</source>
        <translation>%1：表头“%2”出现两次。</translation>
    </message>
    <message>
        <source>%1: the first line has to name the columns, at least code or name. Headings are: %2.</source>
        <translation>%1：第一行必须给出各列的名称，至少要有 code 或 name。可用的表头：%2。</translation>
    </message>
    <message>
        <source>%1: found text in a column without a heading.</source>
        <translation>%1：没有表头的列中有文字。</translation>
    </message>
    <message>
        <source>%1: this line begins neither where one above it begins, nor further to the right than the line before.</source>
        <translation>%1：这一行既没有与上面某一行对齐，也没有比前一行更靠右。</translation>
    </message>
    <message>
        <source>%1: found text that is no JSON, expected JSON.</source>
        <translation>%1：发现不是 JSON 的文字，应为 JSON。</translation>
    </message>
    <message>
        <source>%1: found no category.</source>
        <translation>%1：没有找到类别。</translation>
    </message>
    <message>
        <source>%1: found %2 categories or more.</source>
        <translation>%1：类别达到 %2 个或更多。</translation>
    </message>
    <message>
        <source>%1 has %2 faults:
%3</source>
        <translation>%1 有 %2 处错误：
%3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no form of a taxonomy file. Forms are: %2.</source>
        <translation>“%1”不是分类体系文件的格式。可用的格式：%2。</translation>
    </message>
    <message>
        <source>A text of %1 bytes does not fit: a note, a summary or a reason has at most %2.</source>
        <translation>%1 字节的文字不合适：备注、摘要或理由最多 %2 字节。</translation>
    </message>
    <message>
        <source>Project name &quot;%1&quot; does not fit: it stands on one line.</source>
        <translation>项目名称“%1”不合适：名称必须在一行之内。</translation>
    </message>
    <message>
        <source>%1: column %2 is &quot;%3&quot;, so a row seems to be one rating; expected a row per item and a column per rater. Bring the table into that form, or say --raters A,B,C.</source>
        <translation>%1：第 %2 列为“%3”，看来每行是一个评定；应为每个条目一行，每位评定者一列。请将表格改成这种形式，或给出 --raters A,B,C。</translation>
    </message>
    <message>
        <source>%1: %2 rows have %3 items, so a row seems to be one rating; expected a row per item and a column per rater. Bring the table into that form, or say --no-item.</source>
        <translation>%1：%2 行只有 %3 个条目，看来每行是一个评定；应为每个条目一行，每位评定者一列。请将表格改成这种形式，或给出 --no-item。</translation>
    </message>
    <message>
        <source>%1: column %2 is &quot;%3&quot;, which is no rater&apos;s name; say --raters A,B,C for the columns of raters, and --final COLUMN for decided labels.</source>
        <translation>%1：第 %2 列为“%3”，不是评定者的名称；请用 --raters A,B,C 指明评定者的各列，用 --final COLUMN 指明决定的标签。</translation>
    </message>
    <message>
        <source>%1: no label of column &quot;%2&quot; is in any other column, so it seems to be no rater&apos;s; say --raters A,B,C for the columns of raters.</source>
        <translation>%1：列“%2”的标签在其他列中都没有出现，看来不属于评定者；请用 --raters A,B,C 指明评定者的各列。</translation>
    </message>
    <message>
        <source>%1: the only label is &quot;%2&quot;, and %3 cells are empty. Say --blank LABEL if an empty cell is a label, such as no, or --blank missing if nobody rated there.</source>
        <translation>%1：唯一的标签是“%2”，另有 %3 个空单元格。如果空单元格表示某个标签（例如 no），请给出 --blank LABEL；如果那里没有人评定，请给出 --blank missing。</translation>
    </message>
    <message>
        <source>The reason does not fit: labels were given by another version of the codebook than the one that counts them: say why the study goes on all the same.</source>
        <translation>理由不合适：给出标签时的编码手册版本与计算所用的版本不同，请说明为何研究仍要继续。</translation>
    </message>
    <message>
        <source>Name &quot;%1&quot; does not fit: a name has at least one letter, and stands on one line.</source>
        <translation>姓名“%1”不合适：姓名至少有一个字母，并且在一行之内。</translation>
    </message>
    <message>
        <source>A codebook has at most %1 categories, retired ones included; here are %2.</source>
        <translation>一本编码手册最多有 %1 个类别（包括已停用的）；这里有 %2 个。</translation>
    </message>
    <message>
        <source>Category %1: its name does not stand on one line without control characters.</source>
        <translation>类别 %1：其名称必须在一行之内，且不含控制字符。</translation>
    </message>
    <message>
        <source>a name of several lines, or with control characters</source>
        <translation>多行的名称，或含有控制字符的名称</translation>
    </message>
    <message>
        <source>a time that is none</source>
        <translation>一个不成立的时间</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1 cannot be written: what ends in -wal, -shm, -journal, -owner, -guard or .accord-part lies beside another file, belongs to it and is removed with it.</source>
        <translation>无法写入 %1：以 -wal、-shm、-journal、-owner、-guard 或 .accord-part 结尾的文件位于另一个文件旁边，属于该文件，并随之删除。</translation>
    </message>
    <message>
        <source>Round &quot;%1&quot; does not fit: a round needs a name, which stands on one line.</source>
        <translation>轮次“%1”不合适：轮次需要名称，并且在一行之内。</translation>
    </message>
    <message>
        <source>%1: no column holds links to issues or other texts; the columns are: %2.</source>
        <translation>%1：没有含有议题或其他文本链接的列；各列为：%2。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no link to an issue or another text.</source>
        <translation>%1：“%2”不是议题或其他文本的链接。</translation>
    </message>
    <message>
        <source>%1 does not fit: a link to an issue looks like https://github.com/OWNER/NAME/issues/NUMBER, the address of a text without a link like text:GROUP/NAME.</source>
        <translation>%1 不合适：议题的链接形如 https://github.com/OWNER/NAME/issues/NUMBER，没有链接的文本的地址形如 text:GROUP/NAME。</translation>
    </message>
    <message>
        <source>Strata by &quot;%1&quot; do not fit: repository or group, kind, year, state, keyword or category.</source>
        <translation>不能按“%1”分层：可以按 repository 或 group、kind、year、state、keyword 或 category。</translation>
    </message>
    <message>
        <source>the link of an issue or another text</source>
        <translation>议题或其他文本的链接</translation>
    </message>
    <message>
        <source>issue, post, commit, pull_request, review_comment, transcript or document</source>
        <translation>issue、post、commit、pull_request、review_comment、transcript 或 document</translation>
    </message>
    <message>
        <source>a name of at most 200 bytes on one line</source>
        <translation>一行、不超过 200 字节的名称</translation>
    </message>
    <message>
        <source>the code of a language, such as en or zh-Hans</source>
        <translation>语言代码，如 en 或 zh-Hans</translation>
    </message>
    <message>
        <source>a place in a recording, such as 1:02:03</source>
        <translation>录音中的位置，如 1:02:03</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; is the sum of the others in every row, so it seems to be no rater&apos;s; say --raters A,B,C for the columns of raters.</source>
        <translation>%1：列“%2”在每一行中都是其他各列之和，看来不属于评定者；请用 --raters A,B,C 指明评定者的列。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; has what most of the others have in every row, so it seems to be decided from them; say --final COLUMN to take it so, or --raters A,B,C for the columns of raters.</source>
        <translation>%1：列“%2”在每一行中都与其他各列的多数相同，看来是由它们决定的；请用 --final COLUMN 把它作为决定的标签，或用 --raters A,B,C 指明评定者的列。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; has more than %3 different labels, so it seems to be text or a name; say --raters A,B,C for the columns of raters.</source>
        <translation>%1：列“%2”有超过 %3 种不同的标签，看来是文本或名称；请用 --raters A,B,C 指明评定者的列。</translation>
    </message>
    <message>
        <source>%1: this is %2; expected a table: text such as CSV, or a workbook (xlsx, ods).</source>
        <extracomment>%2 is what it is, &quot;a PDF file&quot;.</extracomment>
        <translation>%1：这是%2；应为表格：文本（例如 CSV）或工作簿（xlsx、ods）。</translation>
    </message>
    <message>
        <source>%1: this is %2 with the sheets %3; say which one with --sheet NAME.</source>
        <extracomment>%2 is &quot;an Excel workbook&quot;.</extracomment>
        <translation>%1：这是%2，含有工作表 %3；请用 --sheet NAME 指明其中一个。</translation>
    </message>
    <message>
        <source>%1: there is no sheet &quot;%2&quot;; the sheets of this workbook are %3.</source>
        <translation>%1：没有工作表“%2”；这个工作簿的工作表为 %3。</translation>
    </message>
    <message>
        <source>%1: this is %2, which has no sheets.</source>
        <extracomment>%2 is &quot;a table separated by commas, in UTF-8&quot;.</extracomment>
        <translation>%1：这是%2，没有工作表。</translation>
    </message>
    <message>
        <source>%1: this is a workbook or another archive, which has neither an encoding nor a separator to choose.</source>
        <translation>%1：这是工作簿或其他归档文件，没有编码或分隔符可选。</translation>
    </message>
    <message>
        <source>%1: no sheet of this workbook has a value in it.</source>
        <translation>%1：这个工作簿的所有工作表都没有值。</translation>
    </message>
    <message>
        <source>%1: a workbook of more than %2 MB is not read; save the sheet as CSV.</source>
        <translation>%1：不读取超过 %2 MB 的工作簿；请把工作表另存为 CSV。</translation>
    </message>
    <message>
        <source>%1: this begins like a workbook, but is damaged or cut off.</source>
        <translation>%1：开头像工作簿，但已损坏或被截断。</translation>
    </message>
    <message>
        <source>%1: the workbook is damaged: its part &quot;%2&quot; is not as it has to be.</source>
        <translation>%1：工作簿已损坏：其中的“%2”不符合要求。</translation>
    </message>
    <message>
        <source>%1: the workbook is locked with a password; save it without one.</source>
        <translation>%1：工作簿设有密码；请去掉密码后另存。</translation>
    </message>
    <message>
        <source>%1: the part &quot;%2&quot; of the workbook is not read, as unpacked it has more than %3 MB.</source>
        <translation>%1：不读取工作簿中的“%2”，它解压后超过 %3 MB。</translation>
    </message>
    <message>
        <source>%1: the part &quot;%2&quot; of the workbook declares a document type or entities, which no workbook does; it is not read.</source>
        <translation>%1：工作簿中的“%2”声明了文档类型或实体，正常的工作簿不会这样；不予读取。</translation>
    </message>
    <message>
        <source>%1: elements of the part &quot;%2&quot; nest deeper than in any workbook; it is not read.</source>
        <translation>%1：“%2”中的元素嵌套得比任何工作簿都深；不予读取。</translation>
    </message>
    <message>
        <source>%1: the sheet has more than %2 cells.</source>
        <translation>%1：工作表超过 %2 个单元格。</translation>
    </message>
    <message>
        <source>%1: cell %2 has a formula without its value, and formulas are not worked out here; save the workbook in a spreadsheet program, which stores the value.</source>
        <extracomment>%2 is the name of a cell, &quot;C7&quot;.</extracomment>
        <translation>%1：单元格 %2 有公式而没有它的值，这里不计算公式；请在电子表格程序中保存工作簿，它会存储该值。</translation>
    </message>
    <message>
        <source>%1: cell %2 has a value, but its column has no heading.</source>
        <translation>%1：单元格 %2 有值，但所在的列没有标题。</translation>
    </message>
    <message>
        <source>%1: found bytes that are not UTF-8, and what they are is not certain; say --encoding with one of %2.</source>
        <translation>%1：发现不是 UTF-8 的字节，无法确定是什么编码；请用 --encoding 指明 %2 之一。</translation>
    </message>
    <message>
        <source>%1: found bytes that are not %2, as which the file is read; say another one with --encoding.</source>
        <translation>%1：文件按 %2 读取，但发现不符合该编码的字节；请用 --encoding 指明其他编码。</translation>
    </message>
    <message>
        <source>%1: columns are separated by %2, not by %3.</source>
        <extracomment>&quot;columns are separated by semicolons, not by commas&quot;</extracomment>
        <translation>%1：各列以%2分隔，而不是%3。</translation>
    </message>
    <message>
        <source>a table separated by %1, in %2</source>
        <extracomment>How a file was read: &quot;a table separated by commas, in UTF-8&quot;</extracomment>
        <translation>以%1分隔的表格，编码为 %2</translation>
    </message>
    <message>
        <source>the sheet &quot;%1&quot; of %2</source>
        <extracomment>How a file was read; %2 is &quot;an Excel workbook&quot;.</extracomment>
        <translation>%2的工作表“%1”</translation>
    </message>
    <message>
        <source>an Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>an OpenDocument spreadsheet</source>
        <translation>OpenDocument 电子表格</translation>
    </message>
    <message>
        <source>a workbook in the old format of Excel (.xls), or one with a password: save it as .xlsx, without a password</source>
        <extracomment>&quot;this is ...&quot;</extracomment>
        <translation>旧格式的 Excel 工作簿（.xls），或设有密码的工作簿（请另存为 .xlsx，不设密码）</translation>
    </message>
    <message>
        <source>a binary workbook of Excel (.xlsb): save it as .xlsx</source>
        <translation>二进制的 Excel 工作簿（.xlsb，请另存为 .xlsx）</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>an XML file</source>
        <translation>XML 文件</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>a document of a word processor or slides</source>
        <translation>文字处理或演示文稿文档</translation>
    </message>
    <message>
        <source>an archive of files (zip) and no workbook</source>
        <translation>文件归档（zip），不是工作簿</translation>
    </message>
    <message>
        <source>a compressed file: unpack it first</source>
        <translation>压缩文件（请先解压）</translation>
    </message>
    <message>
        <source>a database, such as a project of Accord</source>
        <translation>数据库，例如 Accord 的项目</translation>
    </message>
    <message>
        <source>commas</source>
        <extracomment>&quot;columns are separated by ...&quot;</extracomment>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>the character &quot;%1&quot;</source>
        <translation>字符“%1”</translation>
    </message>
    <message>
        <source>%1: the table has one row per label, in the column &quot;%2&quot;; say which column names the person, or that each file is of one person.</source>
        <translation>%1：该表格每个标签一行，标签在“%2”列；请说明哪一列写有人名，或者每个文件属于一个人。</translation>
    </message>
    <message>
        <source>%1: %2 has a label for &quot;%3&quot; in a row above already.</source>
        <translation>%1：%2 在前面的行中已有“%3”的标签。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: expected HEADER=ROLE, with one of the roles %2.</source>
        <translation>“%1”不合适：应为 HEADER=ROLE，角色为 %2 之一。</translation>
    </message>
    <message>
        <source>%1: labels differ only in case or spaces: %2. Say which are one.</source>
        <translation>%1：这些标签只有大小写或空格不同：%2。请说明哪些是同一个。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; names people, and no column with their labels stands beside it.</source>
        <translation>%1：“%2”列写有人名，但旁边没有含有其标签的列。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; is the sum of the others in every row, so it seems to be of nobody; say whose labels they are, or leave it out.</source>
        <translation>%1：“%2”列在每一行都是其他列之和，似乎不属于任何人；请说明是谁的标签，或略去该列。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; has what most of the others have in every row, so it seems to be decided from them; say whose labels they are, or that they are the final ones.</source>
        <translation>%1：“%2”列在每一行都与其他列的多数相同，似乎是由它们决定的；请说明是谁的标签，或者它们是最终标签。</translation>
    </message>
    <message>
        <source>%1: column &quot;%2&quot; has more than %3 different labels, so it seems to be text or a name; say whose labels they are, or leave it out.</source>
        <translation>%1：“%2”列有 %3 个以上不同的标签，似乎是文本或名称；请说明是谁的标签，或略去该列。</translation>
    </message>
    <message>
        <source>%1: no label of column &quot;%2&quot; is in any other column, so it seems to be of nobody; say whose labels they are, or leave it out.</source>
        <translation>%1：“%2”列的标签都不在其他列中，似乎不属于任何人；请说明是谁的标签，或略去该列。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in column &quot;%3&quot; does not say whether the item was a conflict; expected 1, yes or true, or 0, no, false or nothing.</source>
        <translation>%1：“%3”列中的“%2”没有说明该条目是否有冲突；应为 1、yes 或 true，或者 0、no、false 或空。</translation>
    </message>
    <message>
        <source>%1 does not say how a table is read: %2.</source>
        <translation>%1 没有说明如何读取表格：%2。</translation>
    </message>
    <message>
        <source>%1: no row is of the round &quot;%2&quot;; its column has: %3.</source>
        <translation>%1：没有属于轮次“%2”的行；该列中有：%3。</translation>
    </message>
    <message>
        <source>%1: several columns have labels of the person in column &quot;%2&quot;: %3; say which one is taken, and import each other one as a round of its own.</source>
        <translation>%1：有几列含有“%2”列所写的人的标签：%3；请说明取哪一列，其余各列分别作为单独的轮次导入。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: the class or origin of a keyword is one line of up to %2 bytes.</source>
        <translation>“%1”不符合要求：关键词的类别或来源是不超过 %2 字节的一行文字。</translation>
    </message>
    <message>
        <source>Initials &quot;%1&quot; exist already: they are those of somebody else.</source>
        <translation>姓名缩写“%1”已存在：是另一位成员的。</translation>
    </message>
    <message>
        <source>Why conflicts are left open does not fit: it is a text of up to %1 bytes.</source>
        <translation>冲突不再决定的理由不符合要求：应为不超过 %1 字节的文字。</translation>
    </message>
    <message>
        <source>%1: there is no text of a document in this archive: %2 is missing.</source>
        <translation>%1：这个压缩包中没有文档的正文：缺少 %2。</translation>
    </message>
    <message>
        <source>%1: nobody sorted two cards; expected a row for each card and a column for each person with the card&apos;s pile, or the columns card, person and pile.</source>
        <translation>%1：没有人分过两张卡片；应为每张卡片一行，每人一列写该卡片所在的堆，或者有 card、person 和 pile 三列。</translation>
    </message>
    <message>
        <source>%1: the card has no name.</source>
        <translation>%1：这张卡片没有名称。</translation>
    </message>
    <message>
        <source>%1: there is a card &quot;%2&quot; above already; expected another name for each card.</source>
        <translation>%1：前面已有卡片“%2”；每张卡片应有不同的名称。</translation>
    </message>
    <message>
        <source>%1: %3 has card &quot;%2&quot; in a pile already; expected one pile for each card.</source>
        <translation>%1：%3 已把卡片“%2”放进一堆；每张卡片应只在一堆中。</translation>
    </message>
    <message>
        <source>%1: more than %2 cards are not compared.</source>
        <translation>%1：不比较超过 %2 张的卡片。</translation>
    </message>
    <message>
        <source>Cards are shared out among %1 to %2 people; these are %3.</source>
        <translation>卡片可分给 %1 至 %2 人；这里是 %3 人。</translation>
    </message>
    <message>
        <source>There is no card to share out.</source>
        <translation>没有可分配的卡片。</translation>
    </message>
    <message>
        <source>%1: there is no level %2 of piles; this table has %3 levels, 1 is the coarsest.</source>
        <translation>%1：没有第 %2 层的堆；此表格有 %3 层，1 最粗。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no rank; expected a number such as 1 or 2.5, or nothing where there is none.</source>
        <translation>%1：“%2”不是名次；应为 1 或 2.5 这样的数，没有名次时为空。</translation>
    </message>
    <message>
        <source>%1: nobody ranked anything; expected a row for each judge, a column for each object and ranks in the cells, or --judges columns.</source>
        <translation>%1：没有人排过名次；应为每位排序者一行、每个对象一列，单元格中是名次，或使用 --judges columns。</translation>
    </message>
    <message>
        <source>%1: more than %2 objects are not compared.</source>
        <translation>%1：不比较超过 %2 个的对象。</translation>
    </message>
</context>
<context>
    <name>NoConflicts</name>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>Conflicts come from a round in which several people label the same issues. Import labels, or start a round.</source>
        <translation>冲突来自多人标注相同议题的轮次。请导入标签，或开始一个轮次。</translation>
    </message>
    <message>
        <source>This round is blind</source>
        <translation>该轮次为盲标</translation>
    </message>
    <message>
        <source>Nobody sees the labels of others before the round is over, and so there are no conflicts to look at. When everybody is done, a lead lifts the blind; that cannot be taken back.</source>
        <translation>轮次结束之前，没有人能看到他人的标签，因此没有可查看的冲突。所有人都完成后，由负责人解除盲标；此操作无法撤回。</translation>
    </message>
    <message>
        <source>Reading the round</source>
        <translation>正在读取轮次</translation>
    </message>
    <message>
        <source>The votes are being counted.</source>
        <translation>正在统计投票。</translation>
    </message>
</context>
<context>
    <name>PackageText</name>
    <message>
        <source>The file holds the items that %1 is to label, the texts of their issues, the codebook and the labels that %1 has given so far, and nothing of the others: no labels, votes or decisions, not even names.</source>
        <translation>文件包含要由 %1 标注的条目、相应议题的正文、编码手册以及 %1 已给出的标签，不含其他成员的任何内容：没有标签、投票或决定，甚至没有姓名。</translation>
    </message>
    <message>
        <source>There is nothing of this kind that %1 is to label. Please choose another round or repository.</source>
        <translation>此范围内没有要由 %1 标注的内容。请选择其他轮次或仓库。</translation>
    </message>
    <message>
        <source>%1 exists already, and somebody may have worked in it. Please choose another name.</source>
        <translation>%1 已存在，并且可能有人在其中工作过。请选择其他名称。</translation>
    </message>
    <message>
        <source>The package was cancelled, and no file was written.</source>
        <translation>分包制作已取消，未写入任何文件。</translation>
    </message>
    <message>
        <source>%1 is ready (%2):
%3.

Send it to %4. When it comes back, drop it onto this window to merge it.</source>
        <translation>%1 已就绪（%2）：
%3。

请将它发送给 %4。收回后，把它拖放到此窗口即可合并。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln 篇正文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels so far</source>
        <translation>
            <numerusform>目前 %Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln codebook versions</source>
        <translation>
            <numerusform>%Ln 个编码手册版本</numerusform>
        </translation>
    </message>
    <message>
        <source>This project can only be read, so that it does not know of the package: when it is merged, a lead says whether it is by %1.</source>
        <translation>本项目只能读取，因此不知道这个分包：合并它时，由负责人说明它是否出自 %1。</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>The rule has an answer for %1 of %2 items: %3 unanimous and %4 of the %5 conflicts.</source>
        <translation>该规则可以决定 %2 个条目中的 %1 个：%3 个一致的条目，以及 %5 个冲突中的 %4 个。</translation>
    </message>
    <message>
        <source>%1 of them a person or a file has decided already: they are left alone. The rule says the same for %2 of these, something else for %3.</source>
        <translation>其中 %1 个已由成员或文件决定，保持不变。对于这些条目，规则的结果有 %2 个与之相同，%3 个不同。</translation>
    </message>
    <message>
        <source>%1 a rule has decided the same way before.</source>
        <translation>%1 个此前已由规则作出同样的决定。</translation>
    </message>
    <message>
        <source>There is nothing left to decide by this rule.</source>
        <translation>按此规则没有可决定的内容了。</translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Unanimous Items</source>
        <translation>
            <numerusform>决定 %Ln 个一致的条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by Majority</source>
        <translation>
            <numerusform>按多数决定 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by Plurality</source>
        <translation>
            <numerusform>按相对多数决定 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide the Theme of %Ln Items</source>
        <translation>
            <numerusform>决定 %Ln 个条目的主题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by One Person’s Label</source>
        <translation>
            <numerusform>按一人的标签决定 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items by at Least %1 Alike</source>
        <translation>
            <numerusform>按至少 %1 个相同决定 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%Ln&lt;/b&gt; issues that the round shows more than once are decided differently from one time to the other: %1</source>
        <translation>
            <numerusform>本轮中多次出现的 &lt;b&gt;%Ln&lt;/b&gt; 条议题，各次的决定不同：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%Ln&lt;/b&gt; items get a decision that is marked as the rule’s. One undo takes all of them back.</source>
        <translation>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; 个条目将得到标明由规则作出的决定。撤销一次即可全部收回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2%）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>Across types</source>
        <translation>跨类型</translation>
    </message>
    <message>
        <source>Across themes</source>
        <translation>跨主题</translation>
    </message>
    <message>
        <source>Across sub-themes</source>
        <translation>跨子主题</translation>
    </message>
    <message>
        <source>Labels differ</source>
        <translation>标签有分歧</translation>
    </message>
    <message>
        <source>Items decided</source>
        <translation>已决定的条目</translation>
    </message>
    <message>
        <source>Conflicts decided</source>
        <translation>已决定的冲突</translation>
    </message>
    <message>
        <source>Decided as not for this study</source>
        <translation>决定为不属于本研究</translation>
    </message>
    <message>
        <source>Decided as none of these</source>
        <translation>决定为均不符合</translation>
    </message>
    <message>
        <source>Decided as %1</source>
        <translation>决定为 %1</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>With the decisions</source>
        <translation>与决定的一致性</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Would be decided as</source>
        <translation>将决定为</translation>
    </message>
    <message numerus="yes">
        <source>Decide %Ln Items as %1</source>
        <translation>
            <numerusform>将 %Ln 个条目决定为 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide That %Ln Items Are Not for This Study</source>
        <translation>
            <numerusform>决定 %Ln 个条目不属于本研究</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已插旗标</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Last 14 days</source>
        <translation>最近 14 天</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Time per issue</source>
        <translation>每个议题的用时</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>预计完成</translation>
    </message>
    <message numerus="yes">
        <source>The mean of the last %n days on which something was finished.</source>
        <translation>
            <numerusform>最近 %n 个有完成条目的日子的平均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was finished lately, so that there is nothing to go by.</source>
        <translation>最近没有完成任何条目，因此无从估计。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message numerus="yes">
        <source>Half of the %Ln issues whose time is known were in view for less, half for more.</source>
        <translation>
            <numerusform>在已知用时的 %Ln 条议题中，一半的查看时间更短，一半更长。</numerusform>
        </translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>M月d日 ddd</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>a category that is gone</source>
        <translation>已不存在的类别</translation>
    </message>
    <message>
        <source>It says now</source>
        <translation>目前的文字</translation>
    </message>
    <message>
        <source>What is wished</source>
        <translation>期望的修改</translation>
    </message>
    <message>
        <source>A further example</source>
        <translation>补充的示例</translation>
    </message>
    <message>
        <source>%1 shall say</source>
        <translation>“%1”应改为</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>引发提案的议题</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>意见</translation>
    </message>
    <message>
        <source>%1 of %2 who are asked have given theirs. You see which after you have given yours.</source>
        <translation>被征询的 %2 人中有 %1 人已发表意见。您发表意见之后即可看到他们的意见。</translation>
    </message>
    <message>
        <source>for</source>
        <translation>赞成</translation>
    </message>
    <message>
        <source>against</source>
        <translation>反对</translation>
    </message>
    <message>
        <source>Still asked: %1</source>
        <translation>仍待征询：%1</translation>
    </message>
    <message>
        <source>Opinions: %1 of %2</source>
        <translation>意见：%1 / %2</translation>
    </message>
    <message>
        <source>%1. By %2, %3.</source>
        <translation>%1。由 %2 作出，%3。</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>In free words</source>
        <translation>自由描述</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A category without a name</source>
        <translation>未命名的类别</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>修改 %1</translation>
    </message>
    <message>
        <source>New type</source>
        <translation>新类型</translation>
    </message>
    <message>
        <source>New sub-theme under %1</source>
        <translation>%1 之下的新子主题</translation>
    </message>
    <message>
        <source>New theme under %1</source>
        <translation>%1 之下的新主题</translation>
    </message>
    <message>
        <source>Open, %1 of %2 opinions</source>
        <translation>征询中，已有 %1 份意见，共 %2 份</translation>
    </message>
    <message>
        <source>%1, waits for yours</source>
        <translation>%1，等待您的意见</translation>
    </message>
    <message>
        <source>%1, can be accepted</source>
        <translation>%1，可以接受</translation>
    </message>
    <message>
        <source>Accepted, and taken out again by a later version of the codebook</source>
        <translation>已接受，后又被编码手册的较新版本删去</translation>
    </message>
    <message>
        <source>Accepted as %1 in version %2 of the codebook</source>
        <translation>已接受，在编码手册版本 %2 中为 %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已驳回</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>%1, proposed by %2, %3</source>
        <translation>%1，由 %2 提议，%3</translation>
    </message>
    <message>
        <source>everybody who is asked is for it</source>
        <translation>所有被征询的成员都赞成</translation>
    </message>
    <message>
        <source>more than half of those who are asked are for it</source>
        <translation>过半数被征询的成员赞成</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of those who are asked are for it</source>
        <translation>
            <numerusform>至少 %n 位被征询的成员赞成</numerusform>
        </translation>
    </message>
    <message>
        <source>whoever leads the study accepts it</source>
        <translation>由研究负责人接受</translation>
    </message>
    <message>
        <source>Say first what you think.</source>
        <translation>请先发表您的意见。</translation>
    </message>
    <message>
        <source>It can be accepted when %1.</source>
        <translation>接受的条件：%1。</translation>
    </message>
    <message>
        <source>It waits for %1.</source>
        <translation>等待 %1 的意见。</translation>
    </message>
    <message>
        <source>Against it: %1.</source>
        <translation>反对者：%1。</translation>
    </message>
    <message>
        <source>an issue that is gone</source>
        <translation>已不存在的议题</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Closed as completed</source>
        <translation>已关闭（已完成）</translation>
    </message>
    <message>
        <source>Closed as not planned</source>
        <translation>已关闭（不在计划内）</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>by &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>作者 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>by &lt;b&gt;%1&lt;/b&gt; (%2)</source>
        <translation>作者 &lt;b&gt;%1&lt;/b&gt;（%2）</translation>
    </message>
    <message>
        <source>opened %1</source>
        <translation>创建于 %1</translation>
    </message>
    <message>
        <source>closed %1</source>
        <translation>关闭于 %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>更改于 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n comments</source>
        <translation>
            <numerusform>%n 条评论</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not in this project</source>
        <translation>%1，不在此项目中</translation>
    </message>
    <message>
        <source>This is an earlier text of the issue.</source>
        <translation>这是议题以前的正文。</translation>
    </message>
    <message>
        <source>the present text</source>
        <translation>当前的正文</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Changed after you labelled it, %1: %2</source>
        <translation>标注之后于 %1 有更改：%2</translation>
    </message>
    <message>
        <source>Another text since %1: %2</source>
        <translation>自 %1 起内容有变化：%2</translation>
    </message>
    <message>
        <source>the text that you labelled</source>
        <translation>标注时的正文</translation>
    </message>
    <message>
        <source>the former text</source>
        <translation>原来的正文</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>The text of this issue is not in the project yet. The link above leads to it.</source>
        <translation>此议题的正文尚未加入项目。上方的链接指向它。</translation>
    </message>
    <message>
        <source>This issue has no description.</source>
        <translation>此议题没有描述。</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>（未知）</translation>
    </message>
    <message numerus="yes">
        <source>show %Ln more lines</source>
        <translation>
            <numerusform>再显示 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show %Ln more characters</source>
        <translation>
            <numerusform>再显示 %Ln 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>collaborator</source>
        <translation>协作者</translation>
    </message>
    <message>
        <source>contributor</source>
        <translation>贡献者</translation>
    </message>
    <message>
        <source>first timer</source>
        <translation>首次参与者</translation>
    </message>
    <message>
        <source>first time contributor</source>
        <translation>首次贡献者</translation>
    </message>
    <message numerus="yes">
        <source>%Ln short comments: %1</source>
        <translation>
            <numerusform>%Ln 条简短评论：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>post</source>
        <translation>帖子</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>pull request</source>
        <translation>拉取请求</translation>
    </message>
    <message>
        <source>review comment</source>
        <translation>审查评论</translation>
    </message>
    <message>
        <source>transcript</source>
        <translation>转录</translation>
    </message>
    <message>
        <source>issue</source>
        <translation>议题</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n 个部分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Off topic: its subject is another</source>
        <translation>离题：讨论的是其他内容</translation>
    </message>
    <message>
        <source>Not an issue: announcement, test, spam</source>
        <translation>不是议题：公告、测试、垃圾信息</translation>
    </message>
    <message>
        <source>Unusable: too little to judge</source>
        <translation>不可用：信息太少，无法判断</translation>
    </message>
    <message>
        <source>On the subject, without anything that is studied</source>
        <translation>与主题有关，但不涉及所研究的内容</translation>
    </message>
    <message>
        <source>Keyword only in a name, path or commit</source>
        <translation>关键词只出现在名称、路径或提交中</translation>
    </message>
    <message>
        <source>Named like it, but not it</source>
        <translation>名称相似但并非所指</translation>
    </message>
    <message>
        <source>A reason of this study, number %1</source>
        <translation>本研究的理由，编号 %1</translation>
    </message>
</context>
<context>
    <name>ReconcileKeys</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>作出决定</translation>
    </message>
    <message>
        <source>Decide from the Reason</source>
        <translation>从理由栏作出决定</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>Open Again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Another Category…</source>
        <translation>其他类别…</translation>
    </message>
    <message>
        <source>Not for This Study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Not for Study</source>
        <translation>不属于研究</translation>
    </message>
    <message>
        <source>Give a Reason</source>
        <translation>填写理由</translation>
    </message>
    <message>
        <source>Choose the Cause</source>
        <translation>选择原因</translation>
    </message>
    <message>
        <source>Codebook Needs a Change</source>
        <translation>编码手册需要修改</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Next Conflict</source>
        <translation>下一个冲突</translation>
    </message>
    <message>
        <source>Previous Conflict</source>
        <translation>上一个冲突</translation>
    </message>
    <message>
        <source>First Conflict</source>
        <translation>第一个冲突</translation>
    </message>
    <message>
        <source>Last Conflict</source>
        <translation>最后一个冲突</translation>
    </message>
    <message>
        <source>Sort the Queue Again</source>
        <translation>重新排序队列</translation>
    </message>
    <message>
        <source>Show the Queue</source>
        <translation>显示队列</translation>
    </message>
    <message>
        <source>Propose a New Category…</source>
        <translation>提议新类别…</translation>
    </message>
    <message>
        <source>Propose One</source>
        <translation>提议一个</translation>
    </message>
    <message>
        <source>Decide by Rule…</source>
        <translation>按规则决定…</translation>
    </message>
    <message>
        <source>Figures of the Meeting…</source>
        <translation>会议指标…</translation>
    </message>
    <message>
        <source>Hide Who Is Who</source>
        <translation>隐藏姓名</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>冲突组</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Saved Filters</source>
        <translation>已保存的筛选</translation>
    </message>
    <message>
        <source>None of These</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>How You Came to It</source>
        <translation>如何得出</translation>
    </message>
    <message>
        <source>Who Took Part</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Second Vote…</source>
        <translation>二次投票…</translation>
    </message>
    <message>
        <source>Pass the Keyboard</source>
        <translation>传递键盘</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Call Off</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Cannot Tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>转到该议题</translation>
    </message>
    <message>
        <source>Choose Category %1</source>
        <translation>选择第 %1 个类别</translation>
    </message>
    <message>
        <source>Decide the Block by Rule…</source>
        <translation>按规则决定该冲突组…</translation>
    </message>
</context>
<context>
    <name>ReportFeedback</name>
    <message>
        <source>from a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>There are no labels of this person in the round.</source>
        <translation>该成员在此轮次中没有标签。</translation>
    </message>
    <message>
        <source>Labels: %1; on issues that are decided: %2; decided otherwise: %3.</source>
        <translation>标签：%1；所在议题已有决定：%2；决定与之不同：%3。</translation>
    </message>
    <message>
        <source>Second votes: %1; otherwise than labelled: %2.</source>
        <translation>二次投票：%1；与标签不同：%2。</translation>
    </message>
    <message>
        <source>%1; vote: %2</source>
        <translation>%1；投票：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>决定：%1</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未决定</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>Only a lead can do this.</source>
        <translation>只有负责人可以执行此操作。</translation>
    </message>
    <message>
        <source>Only a lead can do this: %1.</source>
        <translation>只有负责人可以执行此操作：%1。</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>此项目只能读取。</translation>
    </message>
    <message>
        <source>Say who you are first: at the left end of the status bar.</source>
        <translation>请先选择身份：在状态栏左端。</translation>
    </message>
    <message>
        <source>You have left this study. A lead can take you in again on the Study page.</source>
        <translation>您已退出本研究。负责人可以在“研究”页面上让您重新加入。</translation>
    </message>
    <message>
        <source>You are an observer of this study: you look, and change nothing.</source>
        <translation>您是本研究的观察者：只能查看，不能更改任何内容。</translation>
    </message>
    <message>
        <source>This is the package of one person, for their own work. This is done in the study’s project.</source>
        <translation>这是某位成员的分包，供其本人工作使用。此操作须在研究的项目中进行。</translation>
    </message>
    <message>
        <source>Others do this in this round.</source>
        <translation>在此轮次中，此操作由其他人执行。</translation>
    </message>
    <message>
        <source>You lead this study and do not label. You can change that on the Study page.</source>
        <translation>您负责本研究，不参与标注。可以在“研究”页面上更改。</translation>
    </message>
    <message>
        <source>The round has not been started.</source>
        <translation>此轮次尚未开始。</translation>
    </message>
    <message>
        <source>The round has been started already.</source>
        <translation>此轮次已经开始。</translation>
    </message>
    <message>
        <source>The round is not running.</source>
        <translation>此轮次不在进行中。</translation>
    </message>
    <message>
        <source>The round is not closed, or it is reconciled already.</source>
        <translation>此轮次尚未关闭，或已经协商完成。</translation>
    </message>
    <message>
        <source>The round is closed.</source>
        <translation>此轮次已关闭。</translation>
    </message>
    <message>
        <source>The round is reconciled: what was decided stays, unless a lead opens it again.</source>
        <translation>此轮次已协商完成：已作出的决定保持不变，除非负责人重新打开它。</translation>
    </message>
    <message>
        <source>The round is blind.</source>
        <translation>此轮次为盲标。</translation>
    </message>
    <message>
        <source>This issue is handed to others.</source>
        <translation>该议题已分发给其他人。</translation>
    </message>
</context>
<context>
    <name>RoundFacts</name>
    <message>
        <source>%1 of %2 labels are given.</source>
        <translation>已给出 %2 个标签中的 %1 个。</translation>
    </message>
    <message>
        <source>%1 Left to do: %2.</source>
        <translation>%1待完成：%2。</translation>
    </message>
    <message>
        <source>Everybody labels in it</source>
        <translation>所有人都在其中标注</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>由 %1 标注</translation>
    </message>
    <message>
        <source>%1; each issue goes to all of them.</source>
        <translation>%1；每个议题分配给其中所有人。</translation>
    </message>
    <message>
        <source>%1; each issue goes to %2 of them.</source>
        <translation>%1；每个议题分配给其中 %2 人。</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1（%3 个中的 %2 个）</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>随机抽取</translation>
    </message>
    <message>
        <source>drawn %1 by %2</source>
        <translation>按%2分层、%1抽取</translation>
    </message>
    <message>
        <source>%1 of %2 issues, %3, seed %4</source>
        <translation>%2 个议题中的 %1 个，%3，随机种子 %4</translation>
    </message>
    <message>
        <source>Blind: nobody sees another’s labels before it is closed.</source>
        <translation>盲标：关闭之前，没有人能看到他人的标签。</translation>
    </message>
    <message>
        <source>Open: everybody sees everybody’s labels.</source>
        <translation>开放：所有人都能看到所有人的标签。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %Ln of them come twice</source>
        <translation>
            <numerusform>%1；其中 %Ln 条出现两次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %Ln were added later</source>
        <translation>
            <numerusform>%1；%Ln 条为后来增加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items.</source>
        <translation>
            <numerusform>%Ln 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items wait to be handed out.</source>
        <translation>
            <numerusform>%Ln 个条目等待分配。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open codes: where no category fits, people type codes of their own.</source>
        <translation>开放编码：没有合适的类别时，标注者输入自拟编码。</translation>
    </message>
    <message>
        <source>You gave %1 of your %2 labels.</source>
        <translation>您的 %2 个标注中已给出 %1 个。</translation>
    </message>
    <message>
        <source>Left open for good, where there is no decision: %1</source>
        <translation>没有决定的冲突不再决定：%1</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>%1 (blind)</source>
        <translation>%1（盲标）</translation>
    </message>
    <message>
        <source>Choose Round</source>
        <translation>选择轮次</translation>
    </message>
    <message>
        <source>The pages show this round.</source>
        <translation>各页面显示此轮次。</translation>
    </message>
    <message>
        <source>Lift the Blind</source>
        <translation>解除盲标</translation>
    </message>
    <message>
        <source>From now on everybody sees everybody’s labels of the round “%1”. This cannot be taken back, because what was seen was seen. Do it when everybody has finished.

Why is it lifted now? The reason is kept with your name.</source>
        <translation>此后所有人都能看到所有人在轮次“%1”中的标签。此操作无法撤回，因为看到了就是看到了。请在所有人都完成之后再解除。

为什么现在解除？理由将与您的姓名一起保存。</translation>
    </message>
    <message>
        <source>Nothing was lifted: say why, in a few words.</source>
        <translation>未解除盲标：请简要说明理由。</translation>
    </message>
    <message>
        <source>Use the Newest Codebook</source>
        <translation>使用最新的编码手册</translation>
    </message>
    <message>
        <source>People label in “%1” by version %2 of the codebook from now on; so far it was version %3. Labels that were given stay as they are, and say by which version they were given.</source>
        <translation>从现在起，大家在“%1”中按编码手册的版本 %2 标注；此前是版本 %3。已给出的标签保持不变，并记着给出时所用的版本。</translation>
    </message>
</context>
<context>
    <name>SaveCodebook</name>
    <message>
        <source>Save the Codebook</source>
        <translation>保存编码手册</translation>
    </message>
    <message>
        <source>Web page (*.html);;PDF (*.pdf);;Markdown (*.md)</source>
        <translation>网页 (*.html);;PDF (*.pdf);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Saving the codebook</source>
        <translation>正在保存编码手册</translation>
    </message>
    <message>
        <source>The codebook is in %1.</source>
        <translation>编码手册已保存到 %1。</translation>
    </message>
    <message>
        <source>%1 codebook.html</source>
        <translation>%1 编码手册.html</translation>
    </message>
</context>
<context>
    <name>Selection</name>
    <message>
        <source>All of them are in the project already.</source>
        <translation>它们都已在项目中。</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>出现于</translation>
    </message>
    <message>
        <source>Alone brings</source>
        <translation>独有</translation>
    </message>
    <message>
        <source>Issues that would not be selected without “%1”: %2</source>
        <translation>没有“%1”就不会选中的议题：%2</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>已抓取</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln fetched issues are selected.</source>
        <translation>
            <numerusform>已抓取的 %Ln 条议题中选中了 %1 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are not in the project yet.</source>
        <translation>
            <numerusform>其中 %Ln 条还不在项目中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>No year</source>
        <translation>年份未知</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未决定</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>All repositories</source>
        <translation>所有仓库</translation>
    </message>
    <message>
        <source>Nobody said of an issue that it is not for the study.</source>
        <translation>没有人说过有议题不属于本研究。</translation>
    </message>
    <message>
        <source>Issues by repository, year and type</source>
        <translation>按仓库、年份和类型统计的议题</translation>
    </message>
    <message>
        <source>Round %1, n = %2 items</source>
        <translation>轮次 %1，n = %2 个条目</translation>
    </message>
    <message>
        <source>False positives: %1 of all that was collected, %2 as the mean of the repositories.</source>
        <translation>误报：占全部已采集内容的 %1，各仓库的平均值为 %2。</translation>
    </message>
    <message>
        <source>False positives are not known: nobody said of an issue that it is not for the study.</source>
        <translation>误报未知：没有人说过有议题不属于本研究。</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Shares of categories</source>
        <translation>各类别的占比</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>95% low</source>
        <translation>95% 下界</translation>
    </message>
    <message>
        <source>95% high</source>
        <translation>95% 上界</translation>
    </message>
    <message numerus="yes">
        <source>The items were drawn: the shares are those of all %Ln issues they were drawn from, and each item counts as many as it stands for in its stratum.</source>
        <translation>
            <numerusform>条目是抽取的：占比针对从中抽取的全部 %Ln 个议题，每个条目按它在其层中所代表的议题数计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each decided item counts the same.</source>
        <translation>每个已决定的条目权重相同。</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln strata.</source>
        <translation>
            <numerusform>共有 %Ln 层。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the issues are in strata without a decided item.</source>
        <translation>
            <numerusform>其中 %Ln 个议题所在的层没有已决定的条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are not for the study.</source>
        <translation>
            <numerusform>%Ln 个条目不属于本研究。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are left out: in no stratum of the sample any more.</source>
        <translation>
            <numerusform>%Ln 个条目未计入：已不在样本的任何一层中。</numerusform>
        </translation>
    </message>
    <message>
        <source>by rule %1</source>
        <translation>按规则 %1</translation>
    </message>
    <message>
        <source>by a file that was brought in</source>
        <translation>来自导入的文件</translation>
    </message>
    <message>
        <source>by people</source>
        <translation>由人裁定</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 items decided</source>
        <translation>%2 个条目中已裁定 %1 个</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>at least and at most as the others may be of any category or of none</source>
        <translation>其余条目可能属于任何类别或都不属于，因此给出至少和至多</translation>
    </message>
    <message>
        <source>%1 added until a category had enough, so without intervals</source>
        <translation>为使某个类别足够而增加了 %1 个，因此没有区间</translation>
    </message>
    <message>
        <source>all there is, so without intervals of sampling</source>
        <translation>已是全部，因此没有抽样区间</translation>
    </message>
    <message>
        <source>with 95% intervals</source>
        <translation>附 95% 区间</translation>
    </message>
    <message>
        <source>At least to at most</source>
        <translation>至少到至多</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>weighted for the sample</source>
        <translation>按样本加权</translation>
    </message>
    <message>
        <source>each item counts the same</source>
        <translation>每个条目权重相同</translation>
    </message>
    <message>
        <source>Round %1, %2, %3, %4</source>
        <translation>轮次 %1，%2，%3，%4</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Which ones are decided is no chance: the shares are those of the decided items, without an interval. Each of the others may be of any category or of none, which gives the bounds.</source>
        <translation>哪些条目已裁定并非偶然：占比是已裁定条目的占比，没有区间。其余每个条目可能属于任何类别或都不属于，由此得出界限。</translation>
    </message>
    <message>
        <source>These are all there are, so there is no interval of sampling.</source>
        <translation>这些已是全部，因此没有抽样区间。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were added until a category had enough, so there is no interval: how many there are depends on what was found.</source>
        <translation>
            <numerusform>为使某个类别足够而增加了 %Ln 个条目，因此没有区间：数量取决于找到了什么。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were added until a category had enough.</source>
        <translation>
            <numerusform>为使某个类别足够而增加了 %Ln 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, n = %2 items, %3</source>
        <translation>轮次 %1，n = %2 个条目，%3</translation>
    </message>
    <message>
        <source>not drawn at random, so without intervals</source>
        <translation>并非随机抽取，因此没有区间</translation>
    </message>
    <message>
        <source>The items were not drawn at random, so there is no interval: it would say how far a sample may lie from what it was drawn from.</source>
        <translation>条目并非随机抽取，因此没有区间：区间说明的是样本与其抽取来源可能相差多少。</translation>
    </message>
</context>
<context>
    <name>SharingText</name>
    <message>
        <source>This project is on a network drive (%1): several people can work in it, one save at a time, and it is as safe as the locks of that drive; for work apart, use packages.</source>
        <translation>此项目位于网络驱动器（%1）上：可以多人同时在其中工作，但同一时刻只能有一人保存，其安全程度取决于该驱动器的文件锁；如需分头工作，请使用分包。</translation>
    </message>
    <message>
        <source>This project is in a folder that %1 copies elsewhere behind its back, so it can only be read here: move it to a local or network drive, or hand out packages, which may lie in such a folder.</source>
        <translation>此项目所在的文件夹会由 %1 在后台复制到别处，因此在此处只能读取：请将项目移到本地驱动器或网络驱动器，或者发放分包，分包可以放在这样的文件夹中。</translation>
    </message>
    <message>
        <source>There is no room left on the disk that this project lies on, so it can only be read, and nobody else can open it meanwhile. Make room there, then open it again.</source>
        <translation>此项目所在的磁盘已没有剩余空间，因此只能读取，其间其他人也无法打开。请腾出空间，然后重新打开。</translation>
    </message>
    <message>
        <source>Network drive</source>
        <translation>网络驱动器</translation>
    </message>
    <message>
        <source>Cloud folder</source>
        <translation>云端文件夹</translation>
    </message>
    <message numerus="yes">
        <source>A program that had this project open ended abruptly. All that it had saved is here; pages recovered: %n.</source>
        <translation>
            <numerusform>曾有打开此项目的程序意外终止。它已保存的内容都在；已恢复的页数：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A program that had this project open ended abruptly. What it had not finished saving was undone; pages put back: %n.</source>
        <translation>
            <numerusform>曾有打开此项目的程序意外终止。它未保存完的内容已撤销；已还原的页数：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody who has not said who they are</source>
        <translation>尚未选择身份的人</translation>
    </message>
    <message>
        <source>%1 (you, in another window)</source>
        <translation>%1（您自己，在另一个窗口中）</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n windows</source>
        <translation>
            <numerusform>%1，在 %n 个窗口中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Also here now:</source>
        <translation>同时打开此项目的还有：</translation>
    </message>
</context>
<context>
    <name>SourceText</name>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>%1, … (%2 in all)</source>
        <translation>%1，…（共 %2 个）</translation>
    </message>
    <message>
        <source>State: %1.</source>
        <translation>状态：%1。</translation>
    </message>
    <message>
        <source>Host’s labels: %1.</source>
        <translation>平台标签：%1。</translation>
    </message>
    <message>
        <source>Pull requests as well.</source>
        <translation>包括拉取请求。</translation>
    </message>
    <message>
        <source>No keywords: every issue of the period.</source>
        <translation>没有关键词：该时间段内的所有议题。</translation>
    </message>
    <message>
        <source>Keywords in %1: %2</source>
        <translation>关键词（查找位置：%1）：%2</translation>
    </message>
    <message>
        <source>%1 at %2, way: %3.</source>
        <translation>%1，地址 %2，抓取方式：%3。</translation>
    </message>
    <message>
        <source>Fetch goes on where it stopped.</source>
        <translation>“抓取”会从停止处继续。</translation>
    </message>
    <message>
        <source>Nothing is fetched yet. Forecast tells what it would cost, and Fetch begins.</source>
        <translation>尚未抓取任何内容。“预估”给出所需的开销，“抓取”则开始抓取。</translation>
    </message>
    <message>
        <source>Fetch asks for what changed since. What is selected of it is counted on Selection and brought in there.</source>
        <translation>“抓取”只请求此后更改的内容。其中选中的部分在“选取”中统计，并在那里纳入。</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message numerus="yes">
        <source>%n issues of it</source>
        <translation>
            <numerusform>其中 %n 个议题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The repository is called %1 now.</source>
        <translation>该仓库现名为 %1。</translation>
    </message>
    <message>
        <source>failed, %1</source>
        <translation>失败，%1</translation>
    </message>
    <message>
        <source>%1 new, %2 changed in the last fetch</source>
        <translation>上次抓取：新增 %1 个，更改 %2 个</translation>
    </message>
    <message>
        <source>Known after a forecast, where the host tells</source>
        <translation>预估后可知，前提是平台告知</translation>
    </message>
    <message>
        <source>Requests that are left until %1</source>
        <translation>%1 之前剩余的请求次数</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时间段</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Limit left</source>
        <translation>剩余限额</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Decided</source>
        <translation>已决定</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>已推迟</translation>
    </message>
    <message>
        <source>Unanimous</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
</context>
<context>
    <name>Strata</name>
    <message>
        <source>repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>proportionally</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>等量</translation>
    </message>
    <message>
        <source>in own numbers</source>
        <translation>按自定数量</translation>
    </message>
    <message>
        <source>Everybody labels all</source>
        <translation>所有人标注全部</translation>
    </message>
    <message>
        <source>Some label each, balanced</source>
        <translation>每个由若干人标注，均衡分配</translation>
    </message>
    <message>
        <source>Blocks of issues</source>
        <translation>议题分块</translation>
    </message>
    <message>
        <source>Whole repositories</source>
        <translation>整个仓库</translation>
    </message>
    <message>
        <source>Nothing is handed out. Who joins later finds every issue too.</source>
        <translation>不进行分发。以后加入的成员也会看到每个议题。</translation>
    </message>
    <message>
        <source>Balanced by person, stratum and pair: everybody’s share and every pair’s common issues differ as little as can be.</source>
        <translation>按成员、层和成员对均衡分配：各人的份额以及每两人的共同议题数尽可能接近。</translation>
    </message>
    <message>
        <source>Each block of issues in a row goes to the same %1 people.</source>
        <translation>每个由连续议题组成的分块分配给相同的 %1 人。</translation>
    </message>
    <message>
        <source>All issues of a repository go to the same %1 people, the largest repository first.</source>
        <translation>同一仓库的所有议题分配给相同的 %1 人，从最大的仓库开始。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>试标</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>正式</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>抽查</translation>
    </message>
    <message>
        <source>Everybody labels issues whose label is known, and sees at once where and why they differ.</source>
        <translation>所有人标注标签已知的议题，并立即看到自己的标签在何处、为何与之不同。</translation>
    </message>
    <message>
        <source>A first sample, to see whether the codebook can be told apart before the long work begins.</source>
        <translation>第一份样本，用来在大规模标注开始之前检验编码手册中的类别能否区分开。</translation>
    </message>
    <message>
        <source>The labels that the study reports.</source>
        <translation>研究所报告的标签。</translation>
    </message>
    <message>
        <source>A later look at a share of the issues, to see whether people still label as before.</source>
        <translation>日后对一部分议题再次标注，用来检验成员的标注是否仍与之前一致。</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>reconciled</source>
        <translation>已协商完成</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Observer</source>
        <translation>观察者</translation>
    </message>
    <message>
        <source>labels, votes and decides with the others</source>
        <translation>与其他人一起标注、投票和作出决定</translation>
    </message>
    <message>
        <source>runs the study: rounds, people, settings; sees everybody’s progress</source>
        <translation>管理研究：轮次、成员、设置；可以看到所有人的进度</translation>
    </message>
    <message>
        <source>looks on and labels nothing</source>
        <translation>旁观，不作标注</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more people</source>
        <translation>
            <numerusform>%1 以及另外 %Ln 位成员</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyActions</name>
    <message>
        <source>New Round…</source>
        <translation>新建轮次…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>分配…</translation>
    </message>
    <message>
        <source>Top Up…</source>
        <translation>补抽…</translation>
    </message>
    <message>
        <source>Delete Draft…</source>
        <translation>删除草稿…</translation>
    </message>
    <message>
        <source>Start Round…</source>
        <translation>开始轮次…</translation>
    </message>
    <message>
        <source>Close Round…</source>
        <translation>关闭轮次…</translation>
    </message>
    <message>
        <source>Report and Gate</source>
        <translation>报告与验收标准</translation>
    </message>
    <message>
        <source>Mark Reconciled…</source>
        <translation>标为已协商完成…</translation>
    </message>
    <message>
        <source>Work in This Round</source>
        <translation>在此轮次中工作</translation>
    </message>
    <message>
        <source>Add Person…</source>
        <translation>添加成员…</translation>
    </message>
    <message>
        <source>Has Left…</source>
        <translation>标为已退出…</translation>
    </message>
    <message>
        <source>Use My Labels as References…</source>
        <translation>将我的标签用作参考标签…</translation>
    </message>
    <message>
        <source>Go…</source>
        <translation>放行…</translation>
    </message>
    <message>
        <source>No-Go…</source>
        <translation>不放行…</translation>
    </message>
    <message>
        <source>Save Report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Settings of the Study…</source>
        <translation>研究设置…</translation>
    </message>
</context>
<context>
    <name>TaxonomyEdits</name>
    <message>
        <source>Version %1 of the Codebook</source>
        <translation>编码手册的版本 %1</translation>
    </message>
    <message>
        <source>The codebook is as it was; that is version %1.</source>
        <translation>编码手册已恢复原样，即版本 %1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1，编号为 %2</translation>
    </message>
    <message>
        <source>Add %1 %2</source>
        <translation>新增%1%2</translation>
    </message>
    <message>
        <source>Add %1 %2 under %3</source>
        <translation>在 %3 下新增%1%2</translation>
    </message>
    <message>
        <source>kappa at %1 level from %2 to %3</source>
        <translation>%1层级的 κ 从 %2 变为 %3</translation>
    </message>
    <message>
        <source>kappa at %1 level stays %2</source>
        <translation>%1层级的 κ 保持 %2</translation>
    </message>
    <message>
        <source>kappa at %1 level (now %2) unknown until the labels are looked at again</source>
        <translation>%1层级的 κ（现为 %2）在标签复核之前未知</translation>
    </message>
    <message>
        <source> (round %1)</source>
        <translation> (轮次 %1)</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>%1 → unknown</source>
        <translation>%1 → 未知</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Counter-examples</source>
        <translation>反例</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>同义词</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Summary of a label</source>
        <translation>标签的摘要</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为%2</translation>
    </message>
    <message>
        <source>Give %1 the code %2</source>
        <translation>将 %1 的编号改为 %2</translation>
    </message>
    <message>
        <source>%1: %2, a change of meaning</source>
        <translation>%1：%2，含义变更</translation>
    </message>
    <message>
        <source>%1: %2, a minor edit</source>
        <translation>%1：%2，小修改</translation>
    </message>
    <message>
        <source>Move %1 to the top</source>
        <translation>将 %1 移到顶层</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2 之下</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>将 %1 并入 %2</translation>
    </message>
    <message>
        <source>Split %1 into %2</source>
        <translation>将 %1 拆分为%2</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>停用 %1</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>no label and no decision changes</source>
        <translation>没有标签或决定发生变化</translation>
    </message>
    <message>
        <source>%1 to look at again</source>
        <translation>%1 个待复核</translation>
    </message>
    <message>
        <source>in blind rounds only your own labels are counted</source>
        <translation>盲标轮次中只计入自己的标签</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Kappa of types</source>
        <translation>类型的 κ</translation>
    </message>
    <message>
        <source>of themes</source>
        <translation>主题的 κ</translation>
    </message>
    <message>
        <source>of sub-themes</source>
        <translation>子主题的 κ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln 项决定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>2: a language</comment>
        <translation>%1 [%2]</translation>
    </message>
</context>
<context>
    <name>TaxonomyPage</name>
    <message>
        <source>Codebook</source>
        <translation>编码手册</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>To Look at Again</source>
        <translation>待复核</translation>
    </message>
    <message>
        <source>Filter Categories</source>
        <translation>筛选类别</translation>
    </message>
    <message>
        <source>Show Retired Categories</source>
        <translation>显示已停用的类别</translation>
    </message>
    <message>
        <source>Show retired</source>
        <translation>显示已停用</translation>
    </message>
    <message>
        <source>Edit the Words</source>
        <translation>编辑文字</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>New Category…</source>
        <translation>新建类别…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>移动…</translation>
    </message>
    <message>
        <source>Merge into Another…</source>
        <translation>并入其他类别…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>拆分…</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>To the Pending Edits</source>
        <translation>转到待应用的修改</translation>
    </message>
    <message>
        <source>Remove the Pending Edit</source>
        <translation>移除待应用的修改</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Review and Apply…</source>
        <translation>检查并应用…</translation>
    </message>
    <message>
        <source>Review and apply…</source>
        <translation>检查并应用…</translation>
    </message>
    <message>
        <source>Discard All Pending Edits</source>
        <translation>放弃所有待应用的修改</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部放弃</translation>
    </message>
    <message>
        <source>Take Back the Newest Version…</source>
        <translation>收回最新版本…</translation>
    </message>
    <message>
        <source>Take back the newest…</source>
        <translation>收回最新版本…</translation>
    </message>
    <message>
        <source>Return to the Chosen Version…</source>
        <translation>回到选中的版本…</translation>
    </message>
    <message>
        <source>Return to this one…</source>
        <translation>回到此版本…</translation>
    </message>
    <message>
        <source>Propose a New Category Here…</source>
        <translation>在此处提议新类别…</translation>
    </message>
    <message>
        <source>Propose a category…</source>
        <translation>提议类别…</translation>
    </message>
    <message>
        <source>Propose a Change of This Category…</source>
        <translation>提议修改此类别…</translation>
    </message>
    <message>
        <source>Propose a change…</source>
        <translation>提议修改…</translation>
    </message>
    <message>
        <source>Save the Codebook as HTML, PDF or Markdown…</source>
        <translation>将编码手册保存为 HTML、PDF 或 Markdown…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Keep the Edited Words</source>
        <translation>保留编辑的文字</translation>
    </message>
    <message>
        <source>Keep as pending edit</source>
        <translation>保留为待应用的修改</translation>
    </message>
    <message>
        <source>Look at Them Again on the Label Page</source>
        <translation>在“标注”页面上复核</translation>
    </message>
    <message>
        <source>Open on the Label page</source>
        <translation>在“标注”页面上打开</translation>
    </message>
    <message>
        <source>Open Codes</source>
        <translation>开放编码</translation>
    </message>
    <message>
        <source>Propose a Category for the Chosen Codes…</source>
        <translation>为选中的编码提议类别…</translation>
    </message>
    <message>
        <source>Propose a category for these…</source>
        <translation>为这些编码提议类别…</translation>
    </message>
</context>
<context>
    <name>TypeKeys</name>
    <message>
        <source>%1 %2 has no key on the Label page.</source>
        <translation>%1 %2 在“标注”页面没有键。</translation>
    </message>
    <message>
        <source>The key of %1 %2 on the Label page is %3: %4 is the key of “%5”.</source>
        <translation>%1 %2 在“标注”页面的键是 %3：%4 是“%5”的键。</translation>
    </message>
    <message>
        <source>The key of %1 %2 on the Label page is %3.</source>
        <translation>%1 %2 在“标注”页面的键是 %3。</translation>
    </message>
    <message>
        <source>You can choose other keys in the settings, under Shortcuts.</source>
        <translation>可以在设置的“快捷键”中选择其他键。</translation>
    </message>
</context>
<context>
    <name>VoteRow</name>
    <message>
        <source>flagged</source>
        <translation>已插旗标</translation>
    </message>
    <message>
        <source>cites “%1”</source>
        <translation>引用“%1”</translation>
    </message>
</context>
<context>
    <name>VoteSheet</name>
    <message>
        <source>unsure</source>
        <translation>把握不大</translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation>较有把握</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>很有把握</translation>
    </message>
</context>
<context>
    <name>accord::ui::AcceptDialog</name>
    <message>
        <source>Accept the Proposal</source>
        <translation>接受提案</translation>
    </message>
    <message>
        <source>“%1” becomes part of version %2 of the codebook.</source>
        <translation>“%1”将成为编码手册版本 %2 的一部分。</translation>
    </message>
    <message>
        <source>For the history; may stay empty</source>
        <translation>供历史记录；可以留空</translation>
    </message>
    <message>
        <source>C&amp;ode</source>
        <translation>编号(&amp;O)</translation>
    </message>
    <message>
        <source>The wish</source>
        <translation>期望的修改</translation>
    </message>
    <message>
        <source>What &amp;changes</source>
        <translation>修改的内容(&amp;C)</translation>
    </message>
    <message>
        <source>It &amp;says then</source>
        <translation>修改后的文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>理由(&amp;R)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
</context>
<context>
    <name>accord::ui::AgainPanel</name>
    <message>
        <source>To look at again</source>
        <translation>待复核</translation>
    </message>
    <message>
        <source>%1 was split</source>
        <translation>%1 已拆分</translation>
    </message>
    <message>
        <source>%1 means something else now</source>
        <translation>%1 的含义已改变</translation>
    </message>
    <message>
        <source>Nothing to look at again</source>
        <translation>没有待复核的标签</translation>
    </message>
    <message>
        <source>When the meaning of a category changes, or it is split, your labels that were given before are listed here until you have given them once more.</source>
        <translation>当类别的含义变更或类别被拆分时，您之前给出的标签会列在此处，直到再次给出为止。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your labels are to be looked at again. Giving them once more, also the same, is enough.</source>
        <translation>
            <numerusform>您有 %Ln 个标签需要重新查看。再次给出即可，与原来相同也可以。</numerusform>
        </translation>
    </message>
    <message>
        <source>your code became %1</source>
        <translation>您的编码已成为 %1</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>accord::ui::AgreementPage</name>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 against themselves</source>
        <translation>%1 与自身的对比</translation>
    </message>
    <message>
        <source>Explain This Number</source>
        <translation>解释此数值</translation>
    </message>
    <message>
        <source>Sort Again</source>
        <translation>重新排序</translation>
    </message>
    <message>
        <source>Copy All Tables</source>
        <translation>复制全部表格</translation>
    </message>
    <message>
        <source>Save Rating Matrix…</source>
        <translation>保存评定矩阵…</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>Agreement is measured on a round in which several people label the same issues. Import labels, or start a round.</source>
        <translation>衡量一致性需要有多人标注相同议题的轮次。请导入标签，或开始一个轮次。</translation>
    </message>
    <message>
        <source>This round is blind</source>
        <translation>该轮次为盲标</translation>
    </message>
    <message>
        <source>Nobody sees how the labels compare before the round is over. When everybody is done, a lead lifts the blind; that cannot be taken back.</source>
        <translation>轮次结束之前，没有人能看到标签的对比情况。所有人都完成后，由负责人解除盲标；此操作无法撤回。</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>尚无可比较的内容</translation>
    </message>
    <message>
        <source>Reading the round</source>
        <translation>正在读取轮次</translation>
    </message>
    <message>
        <source>The labels are being counted.</source>
        <translation>正在统计标签。</translation>
    </message>
    <message>
        <source>Only one person has labelled in this round so far, or nobody. Numbers come with the second.</source>
        <translation>到目前为止，该轮次只有一人标注，或无人标注。有第二个人标注后才会有数值。</translation>
    </message>
    <message>
        <source>The numbers cannot be computed</source>
        <translation>无法计算数值</translation>
    </message>
    <message>
        <source>The numbers below may be older than the labels. %1</source>
        <translation>以下数值可能早于当前的标签。%1</translation>
    </message>
    <message>
        <source>The numbers of this selection cannot be computed. Those below are of what stood here before: %1. %2</source>
        <translation>无法计算当前选择的数值。以下是此前所选内容的数值：%1。%2</translation>
    </message>
    <message>
        <source>No issue: %1</source>
        <translation>没有议题：%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>所有层级</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>层级：%1</translation>
    </message>
    <message>
        <source>all repositories</source>
        <translation>所有仓库</translation>
    </message>
    <message>
        <source>decided as %1</source>
        <translation>决定为 %1</translation>
    </message>
    <message>
        <source>repeats count</source>
        <translation>计入重复条目</translation>
    </message>
    <message>
        <source>repeats left out</source>
        <translation>不计重复条目</translation>
    </message>
    <message>
        <source>Save Rating Matrix</source>
        <translation>保存评定矩阵</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Saving the rating matrix</source>
        <translation>正在保存评定矩阵</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Simulating studies</source>
        <translation>正在模拟研究</translation>
    </message>
    <message>
        <source>Planning the next hour</source>
        <translation>正在规划下一个小时</translation>
    </message>
    <message>
        <source>%1 of %2 annotators: %3</source>
        <translation>%2 位标注者中的 %1 位：%3</translation>
    </message>
    <message>
        <source>open codes counted as categories</source>
        <translation>自拟编码计为类别</translation>
    </message>
</context>
<context>
    <name>accord::ui::AskedChoice</name>
    <message>
        <source>Everybody in the project</source>
        <translation>项目中的所有人</translation>
    </message>
</context>
<context>
    <name>accord::ui::AssignDialog</name>
    <message>
        <source>Assign “%1”</source>
        <translation>分配“%1”</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>要执行的操作</translation>
    </message>
    <message>
        <source>Share out anew</source>
        <translation>重新分配</translation>
    </message>
    <message>
        <source>Hand over what somebody has not begun</source>
        <translation>转交某位成员尚未开始的条目</translation>
    </message>
    <message>
        <source>Take back what somebody has not labelled</source>
        <translation>收回某位成员尚未标注的条目</translation>
    </message>
    <message>
        <source>Give somebody who joins their part</source>
        <translation>为新加入的成员分配条目</translation>
    </message>
    <message>
        <source>Hand out what waits</source>
        <translation>分发等待分发的条目</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>%1 (has left)</source>
        <translation>%1（已退出）</translation>
    </message>
    <message>
        <source>Who joins</source>
        <translation>新成员</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 得到 %2 个</translation>
    </message>
    <message>
        <source>%1 gives up %2</source>
        <translation>%1 交出 %2 个</translation>
    </message>
    <message>
        <source>%1 gets %2 and gives up %3</source>
        <translation>%1 得到 %2 个并交出 %3 个</translation>
    </message>
    <message>
        <source>All of them label everything.</source>
        <translation>所有人标注全部条目。</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>没有变化。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>For %Ln labels nobody is there.</source>
        <translation>
            <numerusform>%Ln 个标签无人可分配。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::AssignForm</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>People per issue</source>
        <translation>每个议题的人数</translation>
    </message>
    <message>
        <source>Issues in a block</source>
        <translation>每个分块的议题数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Nobody is ticked.</source>
        <translation>没有勾选任何人。</translation>
    </message>
    <message numerus="yes">
        <source>Each issue is to go to %1 people, and %n are ticked.</source>
        <translation>
            <numerusform>每个议题要分配给 %1 人，而勾选了 %n 人。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::AuditTab</name>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Serious</source>
        <translation>严重</translation>
    </message>
    <message>
        <source>Repeated items</source>
        <translation>重复列出的条目</translation>
    </message>
    <message>
        <source>Two people alike</source>
        <translation>两人标签相同</translation>
    </message>
    <message>
        <source>Repeated block</source>
        <translation>重复的标签块</translation>
    </message>
    <message>
        <source>Codes outside of the codebook</source>
        <translation>编码手册之外的编码</translation>
    </message>
    <message>
        <source>Renumbered code</source>
        <translation>改变含义的编码</translation>
    </message>
    <message>
        <source>Categories never used</source>
        <translation>无人使用的类别</translation>
    </message>
    <message>
        <source>Category never agreed on or never final</source>
        <translation>从未达成一致或从未成为最终标签的类别</translation>
    </message>
    <message>
        <source>Final labels all as most said</source>
        <translation>最终标签全都与多数相同</translation>
    </message>
    <message>
        <source>Agreement falls from person to person</source>
        <translation>一致性逐人下降</translation>
    </message>
    <message>
        <source>Averages that differ</source>
        <translation>彼此不同的平均值</translation>
    </message>
    <message>
        <source>Faster than one can read</source>
        <translation>比阅读还快</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>A finding is to be looked at, and proves nothing.</source>
        <translation>发现的问题需要查看，并不证明什么。</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>The labels of a round are looked at.</source>
        <translation>审计查看一个轮次的标签。</translation>
    </message>
    <message>
        <source>This round is blind</source>
        <translation>该轮次为盲标</translation>
    </message>
    <message>
        <source>Its labels are looked at when the round is closed.</source>
        <translation>轮次关闭后才查看其标签。</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>没有发现问题</translation>
    </message>
    <message>
        <source>No labels are copied, repeated or outside of the codebook, and nothing else of what is looked for is there.</source>
        <translation>没有抄来的、重复的或编码手册之外的标签，也没有审计所查找的其他问题。</translation>
    </message>
    <message>
        <source>Looking at the labels of “%1”</source>
        <translation>正在查看“%1”的标签</translation>
    </message>
    <message>
        <source>The audit was stopped</source>
        <translation>审计已停止</translation>
    </message>
    <message>
        <source>It begins anew when this tab is opened again.</source>
        <translation>再次打开此标签页时重新开始。</translation>
    </message>
    <message>
        <source>Changed after first labels ended</source>
        <translation>首次标签截止后的更改</translation>
    </message>
</context>
<context>
    <name>accord::ui::BackupsDialog</name>
    <message>
        <source>when it was opened</source>
        <translation>打开项目时</translation>
    </message>
    <message>
        <source>while working</source>
        <translation>工作期间</translation>
    </message>
    <message>
        <source>somebody asked for it</source>
        <translation>有人要求备份</translation>
    </message>
    <message>
        <source>before many changes at once</source>
        <translation>批量更改之前</translation>
    </message>
    <message>
        <source>before a merge</source>
        <translation>合并之前</translation>
    </message>
    <message>
        <source>before a repair</source>
        <translation>修复之前</translation>
    </message>
    <message>
        <source>before another was restored</source>
        <translation>恢复另一备份之前</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>其他项目…</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Restore as a Copy…</source>
        <translation>恢复为副本…</translation>
    </message>
    <message>
        <source>Put in Place…</source>
        <translation>替换现有项目…</translation>
    </message>
    <message>
        <source>Backups of a Project</source>
        <translation>项目的备份</translation>
    </message>
    <message>
        <source>Accord projects (*.accord)</source>
        <translation>Accord 项目 (*.accord)</translation>
    </message>
    <message>
        <source>There are no backups of this project. They are made while it is open, when something changed, in a folder beside it.</source>
        <translation>此项目没有备份。备份在项目打开期间、内容有更改时创建，存放在项目旁边的文件夹中。</translation>
    </message>
    <message>
        <source>They are in %1. The newest 24 are kept, then one a day for 14 days and one a week for 13 weeks on which any was made, up to 4 GB together. Those that somebody asked for stay until you remove them.</source>
        <translation>备份位于 %1。保留最新的 24 个；此外，在有备份的日子里每天保留一个，共 14 天，在有备份的星期里每周保留一个，共 13 周；总计不超过 4 GB。应要求创建的备份会一直保留，直到手动删除。</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 of %2.accord</source>
        <translation>%1 %2.accord</translation>
    </message>
    <message>
        <source>Restore as a Copy</source>
        <translation>恢复为副本</translation>
    </message>
    <message>
        <source>%1 is what the backup held.</source>
        <translation>%1 即为备份中的内容。</translation>
    </message>
    <message>
        <source>Put in Place</source>
        <translation>替换现有项目</translation>
    </message>
    <message>
        <source>%1 will be again as it was on %2. What is there now is kept as a backup first, so that this can be taken back.</source>
        <translation>%1 将恢复到 %2 时的状态。现有内容会先保存为备份，因此此操作可以撤回。</translation>
    </message>
    <message>
        <source>%1 is again as it was on %2. What was there before is among the backups.</source>
        <translation>%1 已恢复到 %2 时的状态。之前的内容已保存在备份中。</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在恢复…</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Nothing was restored; %1 is as it was.</source>
        <translation>未恢复任何内容；%1 保持原样。</translation>
    </message>
</context>
<context>
    <name>accord::ui::BallotPanel</name>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Show what I choose</source>
        <translation>显示我的选择</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why (%1); shown when it is revealed</source>
        <translation>理由（%1）；揭晓时显示</translation>
    </message>
    <message>
        <source>all %1 have voted</source>
        <translation>%1 人均已投票</translation>
    </message>
    <message>
        <source>%1 of %2 have voted</source>
        <translation>%2 人中有 %1 人已投票</translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation>二次投票</translation>
    </message>
    <message>
        <source>Missing:</source>
        <translation>未投票：</translation>
    </message>
    <message>
        <source>Nobody sees your vote before it is revealed.</source>
        <translation>揭晓之前，没有人能看到您的投票。</translation>
    </message>
    <message>
        <source>You have voted. To change it, choose again.</source>
        <translation>您已投票。如需更改，请重新选择。</translation>
    </message>
    <message>
        <source>You voted: %1. To change it, choose again.</source>
        <translation>您已投票：%1。如需更改，请重新选择。</translation>
    </message>
    <message>
        <source>Vote: choose a category above, with its number key.</source>
        <translation>投票：用数字键选择上方的类别。</translation>
    </message>
    <message>
        <source>Vote with a number key. The screen does not show which one.</source>
        <translation>用数字键投票。屏幕上不显示所选的类别。</translation>
    </message>
    <message>
        <source>Chosen, and not shown. Another key chooses anew.</source>
        <translation>已选择，不予显示。按其他键重新选择。</translation>
    </message>
    <message>
        <source>Vote: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>投票：&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose a category first: a number key, or a click.</source>
        <translation>请先选择类别：按数字键或单击。</translation>
    </message>
    <message>
        <source>You do not take part in this vote. Whoever does can vote at this keyboard.</source>
        <translation>您不参加此次投票。参加者可以在此键盘上投票。</translation>
    </message>
    <message>
        <source>Pass the keyboard to:</source>
        <translation>将键盘交给：</translation>
    </message>
    <message>
        <source>%1 (has voted)</source>
        <translation>%1（已投票）</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, your vote</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;，请投票</translation>
    </message>
    <message>
        <source>%1 has voted.</source>
        <translation>%1 已投票。</translation>
    </message>
    <message>
        <source>A number key votes. The screen does not show which one.</source>
        <translation>按数字键即投出。屏幕不显示所选内容。</translation>
    </message>
    <message>
        <source>All have voted. %1 reveals the votes; or one is changed:</source>
        <translation>所有人都已投票。按 %1 揭晓；或更改其中一票：</translation>
    </message>
</context>
<context>
    <name>accord::ui::BlockModel</name>
    <message>
        <source>%1 left of %2</source>
        <translation>剩余 %1，共 %2</translation>
    </message>
    <message>
        <source>All conflicts</source>
        <translation>全部冲突</translation>
    </message>
    <message>
        <source>Worst first, whatever they are about</source>
        <translation>最严重的在前，不论涉及哪些类别</translation>
    </message>
    <message>
        <source>No two categories alone</source>
        <translation>不止涉及两个类别</translation>
    </message>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>%1, %2 left of %3</source>
        <translation>%1，剩余 %2，共 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln 条议题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::CategoryBox</name>
    <message>
        <source>Filter categories (/)</source>
        <translation>筛选类别（/）</translation>
    </message>
    <message>
        <source>Words of a code, name, definition or synonym. Arrows choose, Enter takes, Esc leaves.</source>
        <translation>输入编号、名称、定义或同义词中的词语。用方向键选择，按 Enter 选定，按 Esc 离开。</translation>
    </message>
</context>
<context>
    <name>accord::ui::CategoryChooser</name>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Search the codebook</source>
        <translation>搜索编码手册</translation>
    </message>
</context>
<context>
    <name>accord::ui::CategoryTree</name>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
</context>
<context>
    <name>accord::ui::CauseLine</name>
    <message>
        <source>What the disagreement came from (%1)</source>
        <translation>分歧的原因（%1）</translation>
    </message>
    <message>
        <source>Codebook needs a change</source>
        <translation>编码手册需要修改</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>按键：%1</translation>
    </message>
    <message>
        <source>What should it say? (%1) Becomes a proposal.</source>
        <translation>应该怎么写？（%1）将成为提案。</translation>
    </message>
    <message>
        <source>The change of the codebook</source>
        <translation>对编码手册的修改</translation>
    </message>
</context>
<context>
    <name>accord::ui::ChangeDialog</name>
    <message>
        <source>Propose a Change of the Codebook</source>
        <translation>提议修改编码手册</translation>
    </message>
    <message>
        <source>&amp;Category</source>
        <translation>类别(&amp;C)</translation>
    </message>
    <message>
        <source>What &amp;changes</source>
        <translation>修改的内容(&amp;C)</translation>
    </message>
    <message>
        <source>It &amp;shall say</source>
        <translation>应改为(&amp;S)</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>引发提案的议题</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>The change is proposed. Everybody who is asked can say what they think.</source>
        <translation>已提议此修改。所有被征询的成员都可以发表意见。</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodeField</name>
    <message>
        <source>A code of my own</source>
        <translation>自拟编码</translation>
    </message>
    <message>
        <source>No category fits: a code of my own</source>
        <translation>没有合适的类别：自拟编码</translation>
    </message>
    <message>
        <source>No category fits: a code of my own (%1)</source>
        <translation>没有合适的类别：自拟编码（%1）</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookCard</name>
    <message>
        <source>Codebook Card</source>
        <translation>编码手册卡片</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Often given instead of it</source>
        <translation>他人常用它代替</translation>
    </message>
    <message>
        <source>In focus</source>
        <translation>当前类别</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookDraft</name>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Discard the Pending Edits</source>
        <translation>放弃待应用的修改</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookModel</name>
    <message>
        <source>%1, retired</source>
        <translation>%1，已停用</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln labels</source>
        <translation>
            <numerusform>%1，%Ln 个标签</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookPane</name>
    <message>
        <source>Changing the codebook: %1 You can propose what it should say.</source>
        <translation>修改编码手册：%1可以提议应如何修改。</translation>
    </message>
    <message>
        <source>Edit the codebook</source>
        <translation>编辑编码手册</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookPanel</name>
    <message>
        <source>Edit the Words</source>
        <translation>编辑文字</translation>
    </message>
    <message>
        <source>What you were editing is kept as a pending minor edit.</source>
        <translation>正在编辑的内容已保留为待应用的小修改。</translation>
    </message>
    <message>
        <source>What you were editing is kept as a pending edit.</source>
        <translation>正在编辑的内容已保留为待应用的修改。</translation>
    </message>
    <message>
        <source>What you have written here has not been kept.</source>
        <translation>此处所写的内容尚未保留。</translation>
    </message>
    <message>
        <source>Leave Without Keeping It</source>
        <translation>不保留并离开</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodebookTree</name>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
</context>
<context>
    <name>accord::ui::CodesPanel</name>
    <message>
        <source>Open codes</source>
        <translation>开放编码</translation>
    </message>
    <message>
        <source>Labels with the chosen codes</source>
        <translation>带有选中编码的标签</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>已提议</translation>
    </message>
    <message>
        <source>Codes of rounds that are still blind are not shown: %1.</source>
        <translation>仍为盲标的轮次的编码不显示：%1。</translation>
    </message>
    <message>
        <source>Where no category fitted, people gave these codes. Choose those that mean the same, and propose a category that stands for them.</source>
        <translation>在没有合适类别的地方，标注者给出了这些编码。请选中含义相同的编码，并提议一个代表它们的类别。</translation>
    </message>
    <message>
        <source>No open codes</source>
        <translation>没有开放编码</translation>
    </message>
    <message>
        <source>A round can let people type codes of their own where no category fits. They are listed here as soon as the round is no longer blind.</source>
        <translation>轮次可以让标注者在没有合适类别时输入自拟编码。轮次不再盲标时，它们就会列在这里。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>People</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>accord::ui::ColourChoice</name>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
</context>
<context>
    <name>accord::ui::ColumnModelBase</name>
    <message>
        <source>%1, sorted upwards</source>
        <translation>%1，升序</translation>
    </message>
    <message>
        <source>%1, sorted downwards</source>
        <translation>%1，降序</translation>
    </message>
</context>
<context>
    <name>accord::ui::Commands</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Command Palette…</source>
        <translation>命令面板…</translation>
    </message>
    <message>
        <source>A taxonomy, a file, and your name</source>
        <translation>一个分类体系、一个文件和您的姓名</translation>
    </message>
    <message>
        <source>A file that ends in .accord; or drop it here</source>
        <translation>以 .accord 结尾的文件；也可以拖放到此处</translation>
    </message>
    <message>
        <source>74 issues, five annotators, nothing to break</source>
        <translation>74 个议题，五位标注者，可以随意操作</translation>
    </message>
    <message>
        <source>What a project was an hour, a day, a week ago</source>
        <translation>项目在一小时前、一天前、一周前的样子</translation>
    </message>
</context>
<context>
    <name>accord::ui::CompositionView</name>
    <message>
        <source>Composition by</source>
        <translation>构成依据</translation>
    </message>
    <message>
        <source>Frame and sample</source>
        <translation>抽样框和样本</translation>
    </message>
    <message>
        <source>No issue is left to draw from.</source>
        <translation>没有可抽取的议题。</translation>
    </message>
    <message>
        <source>Strata: %1</source>
        <translation>层：%1</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues, and %2 of them twice</source>
        <translation>
            <numerusform>%Ln 条议题中的 %1 条，其中 %2 条出现两次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues</source>
        <translation>
            <numerusform>%Ln 条议题中的 %1 条</numerusform>
        </translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>输入数字</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>抽样框</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Own number</source>
        <translation>自定数量</translation>
    </message>
</context>
<context>
    <name>accord::ui::ConflictFilter</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>anybody else</source>
        <translation>其他任何人</translation>
    </message>
    <message>
        <source>Any category</source>
        <translation>任何类别</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>其他任何类别</translation>
    </message>
    <message>
        <source>All repositories</source>
        <translation>所有仓库</translation>
    </message>
    <message>
        <source>Only flagged</source>
        <translation>仅已插旗标</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>跨</translation>
    </message>
    <message>
        <source>types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>sub-themes</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>Labels differ across %1</source>
        <translation>标签跨%1存在差异</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待决定</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>已推迟</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已决定</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filters: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>button and key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Any margin</source>
        <translation>不限票差</translation>
    </message>
    <message>
        <source>Margin at most </source>
        <translation>票差最多 </translation>
    </message>
    <message>
        <source>Votes between the first choice and the second</source>
        <translation>第一与第二选项之间相差的票数</translation>
    </message>
</context>
<context>
    <name>accord::ui::ConflictModel</name>
    <message>
        <source>%1 (repeat %2)</source>
        <translation>%1（第 %2 次出现）</translation>
    </message>
    <message>
        <source>Text not collected yet</source>
        <translation>尚未采集正文</translation>
    </message>
    <message>
        <source>being voted on</source>
        <translation>正在投票</translation>
    </message>
</context>
<context>
    <name>accord::ui::ConflictPanel</name>
    <message>
        <source>Sort the queue again (%1)</source>
        <translation>重新排序队列（%1）</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Blocks of conflicts between the same two categories</source>
        <translation>相同两个类别之间的冲突组</translation>
    </message>
    <message>
        <source>The same two categories</source>
        <translation>相同的两个类别</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 left of %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：剩余 %2，共 %3</translation>
    </message>
    <message>
        <source>Nothing of the block is here</source>
        <translation>此冲突组不在其中</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>最严重的在前</translation>
    </message>
    <message>
        <source>%1 conflicts, %2 across types, %3 decided, %4 deferred</source>
        <translation>%1 个冲突，其中 %2 个跨类型，%3 个已决定，%4 个已推迟</translation>
    </message>
    <message>
        <source>There are no conflicts in this round.</source>
        <translation>此轮次没有冲突。</translation>
    </message>
    <message>
        <source>Nothing is pending. Choose “Deferred” above to go on with what was put off.</source>
        <translation>没有待决定的冲突。选择上方的“已推迟”可以继续处理推迟的冲突。</translation>
    </message>
    <message>
        <source>Every conflict is decided. Choose “Decided” above to look at them.</source>
        <translation>所有冲突都已决定。选择上方的“已决定”可以查看。</translation>
    </message>
    <message>
        <source>No conflict matches. Choose another state above, or clear the filters.</source>
        <translation>没有符合条件的冲突。请在上方选择其他状态，或清除筛选。</translation>
    </message>
    <message>
        <source>Much has changed · Sort Again</source>
        <translation>变化较多 · 重新排序</translation>
    </message>
    <message>
        <source>%1 changed · Sort Again</source>
        <translation>%1 个有变化 · 重新排序</translation>
    </message>
</context>
<context>
    <name>accord::ui::CriteriaTab</name>
    <message>
        <source>Report and Gate</source>
        <translation>报告与验收标准</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>The report tells of a round in which people labelled.</source>
        <translation>报告针对有人标注的轮次。</translation>
    </message>
    <message>
        <source>“%1” is blind</source>
        <translation>“%1”为盲标</translation>
    </message>
    <message>
        <source>Nobody sees how its labels compare before it is closed.</source>
        <translation>轮次关闭之前，没有人能看到其中标签的比较结果。</translation>
    </message>
    <message>
        <source>No report yet</source>
        <translation>还没有报告</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>放行</translation>
    </message>
    <message>
        <source>No-Go</source>
        <translation>不放行</translation>
    </message>
    <message>
        <source>Why? The reason is kept with the figures of now.</source>
        <translation>为什么？理由将与当前的指标一起保存。</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Report of %1.html</source>
        <translation>%1 的报告.html</translation>
    </message>
    <message>
        <source>Web page (*.html);;Markdown (*.md);;PDF (*.pdf)</source>
        <translation>网页 (*.html);;Markdown (*.md);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Why? It goes against the conditions, there are none, or labels were given by another version of the codebook: a reason is needed.</source>
        <translation>为什么？它与条件不符、没有条件，或标签是按另一版本的编码手册给出的：需要理由。</translation>
    </message>
</context>
<context>
    <name>accord::ui::DecisionPanel</name>
    <message>
        <source>%1 to write, Down for earlier reasons, %2 to decide from here</source>
        <translation>按 %1 填写，按 Down 列出以前的理由，按 %2 直接作出决定</translation>
    </message>
    <message>
        <source>From the reason: %1</source>
        <translation>在理由栏中：%1</translation>
    </message>
    <message>
        <source>Before that</source>
        <translation>在此之前</translation>
    </message>
    <message>
        <source>Nothing was decided before that.</source>
        <translation>在此之前没有作出过决定。</translation>
    </message>
    <message>
        <source>Decision: choose a category above.</source>
        <translation>决定：请在上方选择类别。</translation>
    </message>
    <message>
        <source>Decision: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>决定：&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>there is no majority to follow</source>
        <translation>没有可依从的多数</translation>
    </message>
    <message>
        <source>not the majority’s choice</source>
        <translation>不是多数人的选择</translation>
    </message>
    <message>
        <source>Say why: %1.</source>
        <translation>请说明理由：%1。</translation>
    </message>
    <message>
        <source>Reason * (needed: %1)</source>
        <translation>理由 *（必填：%1）</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Choose a category first: a number key, or a click.</source>
        <translation>请先选择类别：按数字键或单击。</translation>
    </message>
    <message>
        <source>Labels, oldest first</source>
        <translation>标签，最早的在前</translation>
    </message>
</context>
<context>
    <name>accord::ui::DecisionWriter</name>
    <message>
        <source>an item</source>
        <translation>某个条目</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>Decide %1 as %2</source>
        <translation>将 %1 决定为“%2”</translation>
    </message>
    <message>
        <source>Defer %1</source>
        <translation>推迟 %1</translation>
    </message>
    <message>
        <source>Open %1 Again</source>
        <translation>重新打开 %1</translation>
    </message>
    <message>
        <source>Not Changed</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>Somebody else has decided this item since. Their decision stays.</source>
        <translation>其间已有其他人对此条目作出决定。该决定保持不变。</translation>
    </message>
</context>
<context>
    <name>accord::ui::DefinitionView</name>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Use when</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Not when</source>
        <translation>不适用于</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Counter-examples: look like it, and are not</source>
        <translation>反例：看似属于，其实不然</translation>
    </message>
    <message>
        <source>The definition of the category in focus is shown here.</source>
        <translation>此处显示焦点所在类别的定义。</translation>
    </message>
    <message>
        <source>Press the keys beside the categories, such as %1, or %2 and a word. The definition of the category in focus is shown here.</source>
        <translation>按类别旁显示的键，例如 %1，或按 %2 并输入词语。这里显示当前类别的定义。</translation>
    </message>
</context>
<context>
    <name>accord::ui::DuplicatesTab</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复议题</translation>
    </message>
    <message>
        <source>Issues that are alike</source>
        <translation>相似的议题</translation>
    </message>
    <message>
        <source>Similarity at least</source>
        <translation>相似度不低于</translation>
    </message>
    <message>
        <source>The Same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Not looked for yet</source>
        <translation>尚未查找</translation>
    </message>
    <message>
        <source>Issues of the project whose texts are alike are put beside each other, for you to say whether they are the same. Nothing is ever merged.</source>
        <translation>项目中内容相似的议题会并排列出，以便判断它们是否相同。任何内容都不会合并。</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>正在查找重复议题</translation>
    </message>
    <message>
        <source>No two texts are so much alike. A lower similarity finds more.</source>
        <translation>没有如此相似的议题。降低相似度可以找到更多。</translation>
    </message>
    <message>
        <source>Pairs: %1</source>
        <translation>议题对：%1</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一次</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二次</translation>
    </message>
</context>
<context>
    <name>accord::ui::EditActions</name>
    <message>
        <source>Bring Back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Edit the Codebook</source>
        <translation>编辑编码手册</translation>
    </message>
</context>
<context>
    <name>accord::ui::EditDialog</name>
    <message>
        <source>New Category</source>
        <translation>新建类别</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Merge %1 into Another</source>
        <translation>将 %1 并入其他类别</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>拆分 %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Parts, a name on each line</source>
        <translation>各部分，每行一个名称(&amp;P)</translation>
    </message>
    <message>
        <source>Keep as Pending Edit</source>
        <translation>保留为待应用的修改</translation>
    </message>
    <message>
        <source>At the top: a new type</source>
        <translation>顶层：新类型</translation>
    </message>
    <message>
        <source>&amp;Under</source>
        <translation>上级类别(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>编号(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation>定义(&amp;D)</translation>
    </message>
    <message>
        <source>Below which category does it belong?</source>
        <translation>它属于哪个类别之下？</translation>
    </message>
    <message>
        <source>Which category stays? Its labels keep theirs; those of %1 count as that one from then on.</source>
        <translation>保留哪个类别？它的标签保持不变；%1 的标签此后计入该类别。</translation>
    </message>
    <message>
        <source>Not there: choose another one.</source>
        <translation>不能放在此处：请选择其他类别。</translation>
    </message>
    <message>
        <source>Working out what it does …</source>
        <translation>正在计算其影响…</translation>
    </message>
</context>
<context>
    <name>accord::ui::EditList</name>
    <message>
        <source>Pending edits</source>
        <translation>待应用的修改</translation>
    </message>
    <message>
        <source>working out what it does …</source>
        <translation>正在计算其影响…</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>合计：%1</translation>
    </message>
    <message>
        <source>Together: working out what they do …</source>
        <translation>合计：正在计算其影响…</translation>
    </message>
    <message>
        <source>What does not fit must go before the others can be applied.</source>
        <translation>必须先移除不适用的修改，才能应用其他修改。</translation>
    </message>
    <message numerus="yes">
        <source>%n pending edits</source>
        <translation>
            <numerusform>%n 项待应用的修改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::EditRoundDialog</name>
    <message>
        <source>Edit Draft</source>
        <translation>编辑草稿</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Nobody is ticked.</source>
        <translation>没有勾选任何人。</translation>
    </message>
    <message>
        <source>Edit Round</source>
        <translation>编辑轮次</translation>
    </message>
    <message>
        <source>“%1” runs: its name, its gate and whether it takes open codes can still be changed. Without open codes, those that were given stay.</source>
        <translation>“%1”正在进行：仍可更改其名称、验收标准以及是否接受开放编码。不再接受开放编码后，已有的编码保留。</translation>
    </message>
    <message>
        <source>More: gate, blind, order, open codes</source>
        <translation>更多：验收标准、盲标、顺序、开放编码</translation>
    </message>
</context>
<context>
    <name>accord::ui::EntryEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Does it still mean the same?</source>
        <translation>含义是否仍然相同？</translation>
    </message>
    <message>
        <source>&amp;Minor edit: the same is meant, labels stay as they are</source>
        <translation>小修改：含义相同，标签保持不变(&amp;M)</translation>
    </message>
    <message>
        <source>Change of m&amp;eaning: labels that were given under the old words are to be looked at again</source>
        <translation>含义变更：按原有文字给出的标签需要复核(&amp;E)</translation>
    </message>
    <message>
        <source>Esc leaves without keeping anything. In lists each line is one entry.</source>
        <translation>按 Esc 离开，不保留任何内容。列表中每行一项。</translation>
    </message>
    <message>
        <source>Does it still mean the same? Please choose.</source>
        <translation>含义是否仍然相同？请选择。</translation>
    </message>
</context>
<context>
    <name>accord::ui::EntryView</name>
    <message>
        <source>What the codebook says</source>
        <translation>编码手册的说明</translation>
    </message>
</context>
<context>
    <name>accord::ui::EvidenceList</name>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>not in the text any more</source>
        <translation>文本中已没有</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Do not cite it</source>
        <translation>取消引用</translation>
    </message>
</context>
<context>
    <name>accord::ui::ExclusionBox</name>
    <message>
        <source>Why is not said</source>
        <translation>未说明理由</translation>
    </message>
</context>
<context>
    <name>accord::ui::ExplainDialog</name>
    <message>
        <source>Explain This Number</source>
        <translation>解释此数值</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Save Rating Matrix…</source>
        <translation>保存评定矩阵…</translation>
    </message>
    <message>
        <source>A row per item, a column per person, as CSV: what this number was computed from</source>
        <translation>每个条目一行，每位成员一列，CSV 格式：该数值即由此计算</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the explanation as text</source>
        <translation>以文本形式复制解释</translation>
    </message>
    <message>
        <source>The number cannot be explained now. %1</source>
        <translation>目前无法解释该数值。%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::ExportDialog</name>
    <message>
        <source>Write texts that look like formulas exactly</source>
        <translation>原样写入看起来像公式的文本</translation>
    </message>
    <message>
        <source>Export Labels</source>
        <translation>导出标签</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Wide CSV: a row per issue, a column per person, the decision last</source>
        <translation>宽格式 CSV：每个议题一行，每位成员一列，决定在最后</translation>
    </message>
    <message>
        <source>Long CSV: a row per label, with summary, note, confidence and time</source>
        <translation>长格式 CSV：每个标签一行，含摘要、备注、把握程度和时间</translation>
    </message>
    <message>
        <source>JSON: everything, labels and decisions</source>
        <translation>JSON：全部内容，包括标签和决定</translation>
    </message>
    <message>
        <source>Otherwise they get an apostrophe in front, so that a spreadsheet shows them instead of running them. Importing the file takes it off again.</source>
        <translation>否则会在前面加上撇号，使电子表格显示这些文本而不是执行它们。导入该文件时会去掉撇号。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message>
        <source>%1 has %2 with %3 and %4.</source>
        <translation>%1 含 %2、%3 和 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln 项决定</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FeedbackDialog</name>
    <message>
        <source>What Did the Meeting Change for Me?</source>
        <translation>会议改动了我的哪些标签？</translation>
    </message>
    <message>
        <source>Whose labels</source>
        <translation>谁的标签</translation>
    </message>
    <message>
        <source>My labels (%1)</source>
        <translation>我的标签（%1）</translation>
    </message>
    <message>
        <source>From, to and issue</source>
        <translation>原标签、决定和议题</translation>
    </message>
    <message>
        <source>How it was decided</source>
        <translation>如何决定</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the issue.</source>
        <translation>按 Enter 或双击转到议题。</translation>
    </message>
    <message>
        <source>Decided otherwise</source>
        <translation>决定与标签不同</translation>
    </message>
    <message>
        <source>Voted otherwise than labelled</source>
        <translation>投票与标签不同</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln 条议题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FetchController</name>
    <message>
        <source>Asking how much there is of %1</source>
        <translation>正在查询 %1 的内容数量</translation>
    </message>
    <message>
        <source>Asking how much there is</source>
        <translation>正在查询内容数量</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>正在抓取 %1</translation>
    </message>
    <message numerus="yes">
        <source>Fetching %n sources</source>
        <translation>
            <numerusform>正在抓取 %n 个来源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FigureTiles</name>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Second votes (after discussion)</source>
        <translation>二次投票（讨论之后）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Conflicts decided</source>
        <translation>已决定的冲突</translation>
    </message>
    <message>
        <source>With decisions</source>
        <translation>与决定的一致性</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of the conflicts and %2 of all items are decided; %3 items are deferred.</source>
        <translation>已决定冲突的 %1 和全部条目的 %2；%3 个条目已推迟。</translation>
    </message>
    <message>
        <source>Second votes, %1 (after discussion)</source>
        <translation>%1层级的二次投票（讨论之后）</translation>
    </message>
    <message>
        <source>With decisions, %1</source>
        <translation>%1层级与决定的一致性</translation>
    </message>
    <message>
        <source>%1, level: %2. %3</source>
        <translation>%1，层级：%2。%3</translation>
    </message>
    <message>
        <source>Cohen’s kappa of each annotator’s first labels with the decisions, lowest to highest, level: %1. The decisions were made from these labels; this is not inter-rater agreement. Of fewer than ten items it is how many are alike. Where more than %2 people label it is not worked out.</source>
        <translation>各标注者的首次标签与决定之间的 Cohen κ，从最低到最高，层级：%1。决定是依据这些标签作出的；这不是标注者间一致性。条目少于十个时，显示相同的个数。标注者超过 %2 人时不计算。</translation>
    </message>
</context>
<context>
    <name>accord::ui::FiguresDialog</name>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Before: first labels,
all items</source>
        <translation>之前：首次标签，
全部条目</translation>
    </message>
    <message>
        <source>First labels,
items voted on again</source>
        <translation>首次标签，
再次投票的条目</translation>
    </message>
    <message>
        <source>Second votes, same items
(after discussion)</source>
        <translation>二次投票，相同条目
（讨论之后）</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>With the decisions</source>
        <translation>与决定的一致性</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Without rules</source>
        <translation>不含规则的决定</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间的变化</translation>
    </message>
    <message>
        <source>Figures of the Meeting</source>
        <translation>会议指标</translation>
    </message>
    <message>
        <source>Each annotator’s first labels with the decisions (not inter-rater agreement)</source>
        <translation>各标注者的首次标签与决定的一致性（不是标注者间一致性）</translation>
    </message>
    <message>
        <source>Each annotator’s first labels with the decisions</source>
        <translation>各标注者的首次标签与决定的一致性</translation>
    </message>
    <message>
        <source>Second votes (after discussion)</source>
        <translation>二次投票（讨论之后）</translation>
    </message>
    <message>
        <source>Share of conflicts decided</source>
        <translation>已决定的冲突占比</translation>
    </message>
    <message>
        <source>Annotators with the decisions</source>
        <translation>各标注者与决定的一致性</translation>
    </message>
    <message>
        <source>%1 with the decisions, over time</source>
        <translation>%1 与决定的一致性随时间的变化</translation>
    </message>
    <message>
        <source>The votes and decisions are being read.</source>
        <translation>正在读取投票和决定。</translation>
    </message>
    <message>
        <source>Nothing was decided and no second vote revealed yet.</source>
        <translation>尚未作出任何决定，也未揭晓任何二次投票。</translation>
    </message>
    <message>
        <source>Since the first decision, moment by moment: %1 to %2</source>
        <translation>自首次作出决定起逐时刻的变化：%1 至 %2</translation>
    </message>
    <message>
        <source>Since the meeting began: %1 to %2</source>
        <translation>自会议开始起：%1 至 %2</translation>
    </message>
</context>
<context>
    <name>accord::ui::FileCommands</name>
    <message>
        <source>New Project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open Project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Try the Demo</source>
        <translation>试用示例项目</translation>
    </message>
    <message>
        <source>Close Project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Import Issues…</source>
        <translation>导入议题…</translation>
    </message>
    <message>
        <source>Import Links…</source>
        <translation>导入链接…</translation>
    </message>
    <message>
        <source>Import Labels…</source>
        <translation>导入标签…</translation>
    </message>
    <message>
        <source>Import Taxonomy…</source>
        <translation>导入分类体系…</translation>
    </message>
    <message>
        <source>Export Labels…</source>
        <translation>导出标签…</translation>
    </message>
    <message>
        <source>Export Taxonomy…</source>
        <translation>导出分类体系…</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Open Project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>%1 is damaged. Accord can make it anew from everything in it that can be read; the file as it is now is kept. If there is a recent backup, that may be the better way: see &quot;Backups&quot; on the start page.</source>
        <translation>%1 已损坏。Accord 可以用其中所有可读取的内容重新生成它；当前的文件会予以保留。如果有较新的备份，使用备份可能更好：参见起始页上的“备份”。</translation>
    </message>
    <message>
        <source>Repair It</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Repairing…</source>
        <translation>正在修复…</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>The project opens again. What was there is kept as %1.</source>
        <translation>项目已可以打开。原来的内容保存为 %1。</translation>
    </message>
    <message>
        <source>Not repaired: %1</source>
        <translation>未修复：%1</translation>
    </message>
    <message>
        <source>Accord projects (*.accord)</source>
        <translation>Accord 项目 (*.accord)</translation>
    </message>
    <message>
        <source>New Project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>The demo is there from last time. Make it anew? What you did in it will be gone.</source>
        <translation>上次的示例项目仍在。是否重新生成？在其中所做的一切都将丢失。</translation>
    </message>
    <message>
        <source>Make It Anew</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Making the demo…</source>
        <translation>正在生成示例项目…</translation>
    </message>
    <message>
        <source>Please open a project first; then files can be dropped into it.</source>
        <translation>请先打开项目，然后即可拖放文件。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>None of these files can be imported. Accord takes issues and taxonomies as JSON, lists of links as text, and labels as CSV.</source>
        <translation>这些文件都无法导入。Accord 接受 JSON 格式的议题和分类体系、文本格式的链接列表，以及 CSV 格式的标签。</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Copy of %1.accord</source>
        <translation>%1 的副本.accord</translation>
    </message>
    <message>
        <source>Copying the project</source>
        <translation>正在复制项目</translation>
    </message>
    <message>
        <source>The copy is %1.</source>
        <translation>副本为 %1。</translation>
    </message>
    <message>
        <source>Export Taxonomy</source>
        <translation>导出分类体系</translation>
    </message>
    <message>
        <source>The taxonomy is in %1 now.</source>
        <translation>分类体系已保存到 %1。</translation>
    </message>
    <message>
        <source>Save a Taxonomy Template…</source>
        <translation>保存分类体系模板…</translation>
    </message>
    <message>
        <source>Save a Taxonomy Template</source>
        <translation>保存分类体系模板</translation>
    </message>
    <message>
        <source>The template is in %1 now: change it, and import it.</source>
        <translation>模板已保存在 %1 中：修改后即可导入。</translation>
    </message>
    <message>
        <source>JSON with identifiers (*.json);;Tables (*.csv);;Text by indentation (*.txt);;Markdown (*.md)</source>
        <translation>带标识符的 JSON (*.json);;表格 (*.csv);;缩进文本 (*.txt);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Import Other Texts…</source>
        <translation>导入其他文本…</translation>
    </message>
</context>
<context>
    <name>accord::ui::FilterChoice</name>
    <message numerus="yes">
        <source>at most %Ln of a block</source>
        <translation>
            <numerusform>同一冲突组最多 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawn by chance</source>
        <translation>
            <numerusform>随机抽取 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the worst %Ln</source>
        <translation>
            <numerusform>最严重的 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln 个议题</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter “%1”</source>
        <translation>筛选“%1”</translation>
    </message>
</context>
<context>
    <name>accord::ui::FindBar</name>
    <message>
        <source>Find in this issue</source>
        <translation>在此议题中查找</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>上一个（Shift+Enter）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个（Enter）</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more in folded parts</source>
        <translation>
            <numerusform>折叠部分中还有 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::FramePart</name>
    <message>
        <source>Which issues can be drawn? What is left empty leaves nothing out.</source>
        <translation>可以抽取哪些议题？留空的项目不作限制。</translation>
    </message>
    <message>
        <source>all issues of the project</source>
        <translation>项目的所有议题</translation>
    </message>
    <message>
        <source>the issues of “%1”</source>
        <translation>“%1”的议题</translation>
    </message>
    <message>
        <source>all; names between commas</source>
        <translation>全部；名称之间用英文逗号分隔</translation>
    </message>
    <message>
        <source>2024, 2024-03 or 2024-03-15</source>
        <translation>2024、2024-03 或 2024-03-15</translation>
    </message>
    <message>
        <source>likewise</source>
        <translation>格式同上</translation>
    </message>
    <message>
        <source>words between commas</source>
        <translation>词语之间用英文逗号分隔</translation>
    </message>
    <message>
        <source>open or closed</source>
        <translation>开放或已关闭</translation>
    </message>
    <message>
        <source>open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Leave out what earlier rounds had</source>
        <translation>排除以前的轮次中已有的议题</translation>
    </message>
    <message>
        <source>Leave out issues without text</source>
        <translation>排除没有正文的议题</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>抽取自</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Created from</source>
        <translation>创建时间自</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>The issues are being read.</source>
        <translation>正在读取议题。</translation>
    </message>
    <message>
        <source>No issue is left to draw from.</source>
        <translation>没有可抽取的议题。</translation>
    </message>
    <message>
        <source>No issue is left to draw from: what earlier rounds had is left out, as is said under More.</source>
        <translation>没有可供抽取的议题：较早轮次已有的议题被排除，见“更多”。</translation>
    </message>
</context>
<context>
    <name>accord::ui::Happened</name>
    <message>
        <source>What just happened</source>
        <translation>刚才的操作</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <translation>撤销（%1）</translation>
    </message>
</context>
<context>
    <name>accord::ui::Headline</name>
    <message>
        <source>No interval: a single item says nothing about how others would fall out.</source>
        <translation>没有区间：只有一个条目，无法推断其他条目的情况。</translation>
    </message>
    <message>
        <source>No interval: the pairs share people. They lie between %1 and %2.</source>
        <translation>没有区间：各对之间有相同的成员。各对的值在 %1 至 %2 之间。</translation>
    </message>
    <message>
        <source>%1 at the level of the %2</source>
        <translation>%1（%2层级）</translation>
    </message>
    <message>
        <source>Selected by the final label: nearly all labels are of one type, and kappa of types is near 0 however well people agree.</source>
        <translation>按最终标签选取：几乎所有标签都属于同一类型，因此无论一致程度多高，类型的 κ 都接近 0。</translation>
    </message>
    <message>
        <source>Selected by the final label, which follows from the labels: this is not the agreement on the round.</source>
        <translation>按最终标签选取，而最终标签由标签得出：这不是该轮次的一致性。</translation>
    </message>
    <message>
        <source>Observed disagreement is %1.</source>
        <translation>观测分歧为 %1。</translation>
    </message>
    <message>
        <source>Percent agreement is %1.</source>
        <translation>百分比一致率为 %1。</translation>
    </message>
    <message>
        <source>95 % interval
%1</source>
        <translation>95% 置信区间
%1</translation>
    </message>
    <message>
        <source>Items with one label count for chance; without them it is %1.</source>
        <translation>只有一个标注的条目计入偶然一致；不计它们时为 %1。</translation>
    </message>
</context>
<context>
    <name>accord::ui::HelpCommands</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts…</source>
        <translation>键盘快捷键…</translation>
    </message>
    <message>
        <source>About Accord</source>
        <translation>关于 Accord</translation>
    </message>
    <message>
        <source>Accord %1, a workbench with which teams label issue reports, measure how well they agree, and settle what they disagree on.

Licensed under Apache-2.0.</source>
        <translation>Accord %1，供团队标注议题报告、衡量一致程度并解决分歧的工作台。

以 Apache-2.0 许可证授权。</translation>
    </message>
</context>
<context>
    <name>accord::ui::HelpViewer</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>accord::ui::HostBox</name>
    <message>
        <source>Another host: GitHub Enterprise, own Gitee, Gitea, Forgejo</source>
        <translation>其他平台：GitHub Enterprise、自建 Gitee、Gitea、Forgejo</translation>
    </message>
    <message>
        <source>Speaks</source>
        <translation>接口类型</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API 地址</translation>
    </message>
    <message>
        <source>What %1 speaks</source>
        <translation>%1 的接口类型</translation>
    </message>
</context>
<context>
    <name>accord::ui::ImportFlow</name>
    <message>
        <source>The project has this taxonomy already (codebook %1).</source>
        <translation>项目中已有这一分类体系（编码手册 %1）。</translation>
    </message>
    <message>
        <source>Import Taxonomy</source>
        <translation>导入分类体系</translation>
    </message>
    <message numerus="yes">
        <source>%n categories of the file have the code and the name of one of this project, but other identifiers: the file was made anew, or comes from elsewhere. Are they the same?</source>
        <translation>
            <numerusform>文件中有 %n 个类别与本项目中的某个类别编号和名称相同，但标识符不同：该文件是重新生成的，或来自别处。它们是相同的类别吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>They Are the Same</source>
        <translation>是相同的类别</translation>
    </message>
    <message>
        <source>Import Issues</source>
        <translation>导入议题</translation>
    </message>
    <message>
        <source>Issues (*.json *.jsonl *.ndjson)</source>
        <translation>议题 (*.json *.jsonl *.ndjson)</translation>
    </message>
    <message>
        <source>Import Links</source>
        <translation>导入链接</translation>
    </message>
    <message>
        <source>Lists of links (*.txt)</source>
        <translation>链接列表 (*.txt)</translation>
    </message>
    <message>
        <source>Import Labels</source>
        <translation>导入标签</translation>
    </message>
    <message>
        <source>Labels are codes of a taxonomy, and this project has none yet. Please import the taxonomy first.</source>
        <translation>标签是分类体系中的编号，而本项目还没有分类体系。请先导入分类体系。</translation>
    </message>
    <message>
        <source>The import was cancelled. The project is as it was before.</source>
        <translation>导入已取消，项目保持原样。</translation>
    </message>
    <message>
        <source>Some parts of the files cannot be understood, so nothing was imported yet:

%1

Leave them out and import the rest?</source>
        <translation>文件中有些部分无法识别，因此尚未导入任何内容：

%1

是否略过这些部分，导入其余内容？</translation>
    </message>
    <message>
        <source>Leave Them Out</source>
        <translation>略过</translation>
    </message>
    <message numerus="yes">
        <source>Codebook %1: %Ln new categories, %2 changed, %3 retired.</source>
        <translation>
            <numerusform>编码手册 %1：新增 %Ln 个类别，更改 %2 个，停用 %3 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace Them</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Import Other Texts</source>
        <translation>导入其他文本</translation>
    </message>
    <message>
        <source>Labels (*.csv *.tsv *.txt *.xlsx *.ods *.json)</source>
        <translation>标签 (*.csv *.tsv *.txt *.xlsx *.ods *.json)</translation>
    </message>
    <message>
        <source>Texts (*.json *.jsonl *.ndjson *.csv *.tsv *.xlsx *.ods *.txt *.md *.markdown *.docx *.odt *.html *.htm *.xhtml *.vtt *.srt)</source>
        <translation>文本 (*.json *.jsonl *.ndjson *.csv *.tsv *.xlsx *.ods *.txt *.md *.markdown *.docx *.odt *.html *.htm *.xhtml *.vtt *.srt)</translation>
    </message>
</context>
<context>
    <name>accord::ui::IssueClock</name>
    <message>
        <source>Time on this issue</source>
        <translation>此议题的用时</translation>
    </message>
</context>
<context>
    <name>accord::ui::ItemPane</name>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
</context>
<context>
    <name>accord::ui::JudgeBar</name>
    <message>
        <source>For</source>
        <translation>赞成</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>反对</translation>
    </message>
    <message>
        <source>Take My Opinion Back</source>
        <translation>收回我的意见</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>接受…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>驳回</translation>
    </message>
    <message>
        <source>Withdraw Proposal</source>
        <translation>撤回提案</translation>
    </message>
    <message>
        <source>Label Them Again</source>
        <translation>重新标注这些议题</translation>
    </message>
    <message>
        <source>Look at Them Together</source>
        <translation>一起查看这些议题</translation>
    </message>
    <message>
        <source>Label What Raised It Again (%1)</source>
        <translation>重新标注引发它的议题（%1）</translation>
    </message>
    <message>
        <source>Why are you against it? Enter keeps it</source>
        <translation>为什么反对？按 Enter 保存</translation>
    </message>
    <message>
        <source>Why is it rejected? Enter rejects it</source>
        <translation>为什么驳回？按 Enter 驳回</translation>
    </message>
    <message>
        <source>Why (required when you are against it)</source>
        <translation>理由（反对时必填）</translation>
    </message>
    <message>
        <source>This is the package of one person. Proposals are accepted in the study&apos;s project.</source>
        <translation>这是某位成员的分包。提案须在研究的项目中接受。</translation>
    </message>
    <message>
        <source>Say who you are first (Study &gt; Who Am I).</source>
        <translation>请先选择身份（研究 &gt; 选择身份）。</translation>
    </message>
    <message>
        <source>That cannot happen any more: it can be rejected, or people change their mind.</source>
        <translation>已不可能满足此条件：可以驳回提案，或由成员改变意见。</translation>
    </message>
    <message>
        <source>Your opinion is taken back.</source>
        <translation>您的意见已收回。</translation>
    </message>
    <message>
        <source>Your opinion is kept.</source>
        <translation>您的意见已保存。</translation>
    </message>
    <message>
        <source>It is in the codebook now.</source>
        <translation>它现已写入编码手册。</translation>
    </message>
    <message>
        <source>The proposal is rejected.</source>
        <translation>提案已驳回。</translation>
    </message>
    <message>
        <source>It stays in the list, and nobody can say more about it.</source>
        <translation>它仍保留在列表中，但不能再对它发表意见。</translation>
    </message>
    <message>
        <source>Withdraw It</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>The proposal is withdrawn.</source>
        <translation>提案已撤回。</translation>
    </message>
    <message>
        <source>Proposals for the Codebook</source>
        <translation>编码手册的提案</translation>
    </message>
</context>
<context>
    <name>accord::ui::KappaStrip</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Fleiss’ kappa before the meeting (first labels)</source>
        <translation>会议前的 Fleiss κ（首次标签）</translation>
    </message>
    <message>
        <source>How well people agree who labelled apart from each other, with the 95 % interval. Decisions and second votes do not change it.</source>
        <translation>各自独立标注的成员之间的一致程度，附 95% 置信区间。决定和二次投票不会改变它。</translation>
    </message>
    <message>
        <source>No value: too few labels say anything at this level.</source>
        <translation>没有数值：在此层级上有内容的标签太少。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>With labels given or changed afterwards (%1): %2</source>
        <translation>计入之后给出或更改的标签（%1）：%2</translation>
    </message>
    <message>
        <source>By the codebook of then: %1</source>
        <translation>按当时的编码手册：%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::KeywordBox</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Keywords, one per line</source>
        <translation>关键词，每行一个</translation>
    </message>
    <message>
        <source>Read a List…</source>
        <translation>读取列表…</translation>
    </message>
    <message>
        <source>&amp;Keywords</source>
        <translation>关键词(&amp;K)</translation>
    </message>
    <message>
        <source>Look in</source>
        <translation>查找位置</translation>
    </message>
    <message>
        <source>Keywords need at least one place to look in.</source>
        <translation>关键词至少需要一个查找位置。</translation>
    </message>
    <message>
        <source>Every issue of the period</source>
        <translation>该时间段内的所有议题</translation>
    </message>
    <message>
        <source>Read a List of Keywords</source>
        <translation>读取关键词列表</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Which of these lists?</source>
        <translation>使用其中哪个列表？</translation>
    </message>
    <message>
        <source>One word or phrase per line.
None: every issue.
“re:” before it: a regular expression, such as
re:flash[- ]?attn
What the words below it name, and where they are from:
# class: model names
# origin: HuggingFace</source>
        <translation>每行一个词或短语。
不填：所有议题。
以“re:”开头：正则表达式，例如
re:flash[- ]?attn
下方的关键词指什么、来自哪里：
# class: 模型名
# origin: HuggingFace</translation>
    </message>
    <message>
        <source>From a file such as the study’s filter_keywords, with one keyword per line, or a table with the columns keyword, class, origin</source>
        <translation>从文件读入，例如研究的 filter_keywords、每行一个关键词的文件，或含有 keyword、class、origin 列的表格</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1 (%2, ignoring case %3)</source>
        <translation>%1（%2，不区分大小写 %3）</translation>
    </message>
</context>
<context>
    <name>accord::ui::KeywordsTab</name>
    <message>
        <source>In title or description of %1 of %2 issues; of %3 no other keyword of the list</source>
        <translation>%2 个议题中有 %1 个的标题或描述含有它；其中 %3 个不含列表中的其他关键词</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Only what no other keyword brings</source>
        <translation>仅限其他关键词未带来的议题</translation>
    </message>
    <message>
        <source>Draw a sample, and read what “%1” brings: d.</source>
        <translation>按 d 抽取样本，并阅读“%1”带来的议题。</translation>
    </message>
    <message>
        <source>“%1” is counted only: no issue was fetched with it.</source>
        <translation>“%1”只作统计：没有用它抓取过议题。</translation>
    </message>
    <message>
        <source>The same seed draws the same issues</source>
        <translation>相同的随机种子抽取相同的议题</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>False Positive</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>No keyword in a text yet</source>
        <translation>正文中尚无关键词</translation>
    </message>
    <message>
        <source>Where the keywords of a source stand is known when its issues are brought in, on Selection. Then a sample of what each brings can be read here. In issues that were imported the keywords of any list can be counted.</source>
        <translation>在“选取”中纳入议题时，才会得知来源的关键词出现在何处。此后可以在这里阅读每个关键词所带来议题的样本。对于导入的议题，可以统计任意列表中的关键词。</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>在所有正文中</translation>
    </message>
    <message>
        <source>Only the Lines</source>
        <translation>仅关键词所在行</translation>
    </message>
    <message>
        <source>Whole Issue</source>
        <translation>完整议题</translation>
    </message>
    <message>
        <source>“%1” alone brings no issue: wherever it stands, another keyword stands too.</source>
        <translation>“%1”没有单独带来议题：凡是出现它的地方，也出现其他关键词。</translation>
    </message>
    <message numerus="yes">
        <source>%1 relevant, %Ln false positives</source>
        <translation>
            <numerusform>相关 %1 条，误报 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 issues, %2 of them by it alone</source>
        <translation>%1 个议题，其中独有 %2 个</translation>
    </message>
    <message>
        <source>false positives: %1</source>
        <translation>误报：%1</translation>
    </message>
    <message>
        <source>in all texts: %1, %2 of them by it alone</source>
        <translation>在所有正文中：%1，其中独有 %2</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>来自%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::LabelForm</name>
    <message>
        <source>Sure?</source>
        <translation>把握</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The issue in one line</source>
        <translation>用一行文字概括议题</translation>
    </message>
    <message>
        <source>Intent</source>
        <translation>意图</translation>
    </message>
    <message>
        <source>What the author wants to know</source>
        <translation>作者想知道什么</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>What the author wants to have</source>
        <translation>作者想要什么</translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation>症状</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>出了什么问题</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Ctrl+Enter or Esc leaves it</source>
        <translation>按 Ctrl+Enter 或 Esc 离开</translation>
    </message>
</context>
<context>
    <name>accord::ui::LabelImportDialog</name>
    <message>
        <source>Link to the issue</source>
        <translation>议题链接</translation>
    </message>
    <message>
        <source>Labels of a person</source>
        <translation>某位成员的标签</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>Take the final labels as decisions</source>
        <translation>将最终标签作为决定导入</translation>
    </message>
    <message>
        <source>Import Labels</source>
        <translation>导入标签</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入的标签</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Whose labels</source>
        <translation>谁的标签</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>新成员</translation>
    </message>
    <message>
        <source>People and the round are made if they do not exist.</source>
        <translation>不存在的成员和轮次会自动创建。</translation>
    </message>
    <message>
        <source>One column must be the link to the issue, and at least one the labels of a person.</source>
        <translation>必须有一列是议题链接，并且至少有一列是某位成员的标签。</translation>
    </message>
    <message>
        <source>Evidence of a person&apos;s labels</source>
        <translation>某位成员的标签的依据</translation>
    </message>
    <message>
        <source>Name of the item</source>
        <translation>条目的名称</translation>
    </message>
    <message>
        <source>Group of the item</source>
        <translation>条目所属的组</translation>
    </message>
    <message>
        <source>Person of the label beside it</source>
        <translation>旁边标签的标注者</translation>
    </message>
    <message>
        <source>Label of the person beside it</source>
        <translation>旁边标注者的标签</translation>
    </message>
    <message>
        <source>Whether it was a conflict</source>
        <translation>是否有冲突</translation>
    </message>
    <message>
        <source>Note on the label</source>
        <translation>标签的备注</translation>
    </message>
    <message>
        <source>When it was labelled</source>
        <translation>标注时间</translation>
    </message>
    <message>
        <source>Round of the row</source>
        <translation>该行的轮次</translation>
    </message>
</context>
<context>
    <name>accord::ui::LabelPage</name>
    <message>
        <source>The queue cannot be read</source>
        <translation>无法读取队列</translation>
    </message>
    <message>
        <source>This was the last one to do here.</source>
        <translation>这是此处的最后一个待办条目。</translation>
    </message>
    <message>
        <source>This is no passage of the issue: select words of its title, text or comments.</source>
        <translation>这不是议题中的段落：请选择其标题、正文或评论中的词句。</translation>
    </message>
    <message>
        <source>The arrows choose a sentence, with Shift several. %1 cites it, Esc leaves.</source>
        <translation>方向键选择一个句子，加 Shift 选择多个。%1 引用，Esc 离开。</translation>
    </message>
    <message>
        <source>Every label of yours cites something.</source>
        <translation>您的每个标签都引用了内容。</translation>
    </message>
    <message>
        <source>Labels without evidence</source>
        <translation>没有依据的标签</translation>
    </message>
</context>
<context>
    <name>accord::ui::LabelPane</name>
    <message>
        <source>Why to look at it again</source>
        <translation>为什么要复核</translation>
    </message>
    <message>
        <source>How your label compares with the reference</source>
        <translation>自己的标签与参考标签的比较</translation>
    </message>
    <message numerus="yes">
        <source>Not saved yet: %n of your labels. They are kept here and written as soon as the file can be written.</source>
        <translation>
            <numerusform>尚未保存：%n 个标签。它们暂存在此处，文件可以写入后会立即写入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not for this study. %1.</source>
        <translation>不属于本研究。%1。</translation>
    </message>
    <message>
        <source>Choose a category first.</source>
        <translation>请先选择类别。</translation>
    </message>
    <message>
        <source>%1 is a type: go on to one of its themes.</source>
        <translation>%1 是类型：请继续选择其下的主题。</translation>
    </message>
    <message>
        <source>Not kept. %1</source>
        <translation>未能保存。%1</translation>
    </message>
    <message numerus="yes">
        <source>A label cites %Ln passages at most, and no longer ones than a few pages.</source>
        <translation>
            <numerusform>一个标签最多引用 %Ln 个段落，且每段不超过几页。</numerusform>
        </translation>
    </message>
    <message>
        <source>No category fits. Your code: %1</source>
        <translation>没有合适的类别。您的编码：%1</translation>
    </message>
    <message>
        <source>Labelled %1, no sub-theme.</source>
        <translation>已标为 %1，无子主题。</translation>
    </message>
    <message>
        <source>You could not tell yet: it is at the end of your queue, still to do.</source>
        <translation>您暂时无法判断：它在您的队列末尾，仍算待办。</translation>
    </message>
    <message>
        <source>%1, and a second digit.</source>
        <translation>%1，然后按第二位数字。</translation>
    </message>
    <message>
        <source>%1, and a second digit. %2 takes it back.</source>
        <translation>%1，然后按第二位数字。%2 取消。</translation>
    </message>
</context>
<context>
    <name>accord::ui::ListView</name>
    <message>
        <source>Sort By</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Show Columns</source>
        <translation>显示的列</translation>
    </message>
    <message>
        <source>As They Were</source>
        <translation>恢复原样</translation>
    </message>
</context>
<context>
    <name>accord::ui::LogTab</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>所有来源</translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation>尚无记录</translation>
    </message>
    <message>
        <source>What Fetch does is written down here: what came, what was waited for, what failed.</source>
        <translation>抓取的过程记录在这里：取得了什么，等待了什么，什么失败了。</translation>
    </message>
</context>
<context>
    <name>accord::ui::MainWindow</name>
    <message>
        <source>No backups are made: %1</source>
        <translation>未创建备份：%1</translation>
    </message>
    <message>
        <source>%1 – Accord</source>
        <translation>%1 – Accord</translation>
    </message>
    <message>
        <source>%1, package for %2 – Accord</source>
        <translation>%1，%2 的分包 – Accord</translation>
    </message>
    <message>
        <source>What was in the project could not be kept beside it either. %1</source>
        <translation>项目中的内容也无法保存到它旁边。%1</translation>
    </message>
    <message>
        <source>What the project held here is kept in %1, with what was not saved yet: labels (%2), decisions, votes and other changes (%3). To bring it together with the file that is there now: open that one, and File &gt; Merge this one into it.</source>
        <translation>此处的项目内容已保存到 %1，其中包括尚未保存的内容：标签（%2），决定、投票和其他更改（%3）。如需与现在的文件合并：请打开现在的文件，然后用“文件 &gt; 合并”将此文件并入。</translation>
    </message>
    <message>
        <source>Not kept: %1</source>
        <translation>未保留：%1</translation>
    </message>
    <message>
        <source>The Project Was Replaced</source>
        <translation>项目已被替换</translation>
    </message>
    <message>
        <source>%1 has this project open in another window as well. Labels given in both are kept; of two for the same issue the later one holds.</source>
        <translation>%1 在另一个窗口中也打开了此项目。两处给出的标签都会保留；同一议题的两个标签以较晚的为准。</translation>
    </message>
    <message>
        <source>Not Everything Was Saved</source>
        <translation>部分内容未保存</translation>
    </message>
    <message>
        <source>Accord</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Close Project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <source>Something is still running in the background. If the project is closed now, it is cancelled: a fetch keeps what came so far and goes on from there next time, anything else leaves the project as it was.</source>
        <translation>后台仍有操作正在运行。如果现在关闭项目，这些操作将被取消：抓取会保留已取得的内容，下次从中断处继续；其他操作则使项目保持原样。</translation>
    </message>
    <message>
        <source>Cancel It and Close</source>
        <translation>取消操作并关闭</translation>
    </message>
</context>
<context>
    <name>accord::ui::MatrixTable</name>
    <message>
        <source>Who gets how many</source>
        <translation>各人分到的数量</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>accord::ui::MeetingBar</name>
    <message>
        <source>Agenda</source>
        <translation>议程</translation>
    </message>
    <message>
        <source>Meeting View</source>
        <translation>会议视图</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>%1 decided, %2 deferred since the meeting began</source>
        <translation>会议开始以来已决定 %1 个，推迟 %2 个</translation>
    </message>
    <message>
        <source>Agenda: %1</source>
        <translation>议程：%1</translation>
    </message>
    <message>
        <source>Taking part: %1</source>
        <translation>参加者：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 left</source>
        <translation>
            <numerusform>剩余 %Ln / %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::MeetingController</name>
    <message>
        <source>Previous</source>
        <translation>上一项</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Names Off</source>
        <translation>隐藏姓名</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Nothing Was Changed</source>
        <translation>未作任何更改</translation>
    </message>
    <message>
        <source>No Meeting Was Started</source>
        <translation>会议未开始</translation>
    </message>
    <message>
        <source>The Agenda Cannot Be Shown</source>
        <translation>无法显示议程</translation>
    </message>
    <message>
        <source>End the Meeting</source>
        <translation>结束会议</translation>
    </message>
    <message>
        <source>The Meeting Goes On</source>
        <translation>会议仍在进行</translation>
    </message>
    <message>
        <source>The Meeting Has Ended</source>
        <translation>会议已结束</translation>
    </message>
    <message>
        <source>Its minutes tell what was decided and why, and what it did to agreement.</source>
        <translation>会议记录说明作出了什么决定、理由是什么，以及对一致性的影响。</translation>
    </message>
    <message>
        <source>Save the Minutes…</source>
        <translation>保存会议记录…</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Somebody else has just started one. There is one meeting at a time in a round.</source>
        <translation>其他人刚刚开始了一个会议。一个轮次同时只能有一个会议。</translation>
    </message>
    <message>
        <source>Somebody else has ended it already.</source>
        <translation>其他人已经结束了会议。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>作出决定</translation>
    </message>
    <message>
        <source>Second Vote</source>
        <translation>二次投票</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1: %2 of the agenda are decided, after %3. It ends for everybody who takes part.</source>
        <translation>%1：议程已裁定 %2，用时 %3。会议将对所有参加者结束。</translation>
    </message>
</context>
<context>
    <name>accord::ui::MeetingDialog</name>
    <message>
        <source>Change the Meeting</source>
        <translation>更改会议</translation>
    </message>
    <message>
        <source>Start a Meeting</source>
        <translation>开始会议</translation>
    </message>
    <message>
        <source>Start the Meeting</source>
        <translation>开始会议</translation>
    </message>
    <message>
        <source>Meeting of %1</source>
        <translation>%1 的会议</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Agenda:</source>
        <translation>议程(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Time budget:</source>
        <translation>时间预算(&amp;T)：</translation>
    </message>
    <message>
        <source>Who takes &amp;part:</source>
        <translation>参加者(&amp;P)：</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>What the queue shows</source>
        <translation>队列中显示的内容</translation>
    </message>
    <message>
        <source>Everything that is pending</source>
        <translation>所有待决定的冲突</translation>
    </message>
    <message>
        <source>There is nothing on this agenda.</source>
        <translation>此议程中没有内容。</translation>
    </message>
    <message>
        <source>That is too little time to talk over each issue.</source>
        <translation>时间太少，不够讨论每个议题。</translation>
    </message>
    <message>
        <source>That is %1 s for each issue.</source>
        <translation>每个议题 %1 秒。</translation>
    </message>
    <message>
        <source>That is %1 min for each issue.</source>
        <translation>每个议题 %1 分钟。</translation>
    </message>
    <message>
        <source>Its &amp;size:</source>
        <translation>规模(&amp;S)：</translation>
    </message>
    <message>
        <source>All issues</source>
        <translation>全部议题</translation>
    </message>
    <message>
        <source>At most </source>
        <translation>最多 </translation>
    </message>
    <message>
        <source>How many issues</source>
        <translation>议题数量</translation>
    </message>
    <message>
        <source>by &amp;chance</source>
        <translation>随机抽取(&amp;C)</translation>
    </message>
    <message>
        <source>Drawn by chance; otherwise the worst</source>
        <translation>随机抽取；否则取最严重的</translation>
    </message>
    <message>
        <source>Any block</source>
        <translation>不限冲突组</translation>
    </message>
    <message>
        <source>Per block </source>
        <translation>每个冲突组 </translation>
    </message>
    <message>
        <source>How many of one block</source>
        <translation>同一冲突组的数量</translation>
    </message>
    <message>
        <source>Any margin</source>
        <translation>不限票差</translation>
    </message>
    <message>
        <source>Margin </source>
        <translation>票差 </translation>
    </message>
    <message>
        <source>Votes between the first choice and the second</source>
        <translation>第一与第二选项之间相差的票数</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>What the drawing starts from</source>
        <translation>抽取所用的种子</translation>
    </message>
    <message>
        <source>All Who &amp;Label in the Round</source>
        <translation>该轮次的所有标注者(&amp;L)</translation>
    </message>
    <message>
        <source>Say who takes part: it is in the minutes.</source>
        <translation>请说明谁参加：会议记录中会写明。</translation>
    </message>
</context>
<context>
    <name>accord::ui::MeetingHead</name>
    <message>
        <source>Time on this issue</source>
        <translation>此议题的用时</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>accord::ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的项目(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>队列(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Category</source>
        <translation>类别(&amp;C)</translation>
    </message>
    <message>
        <source>Con&amp;fidence</source>
        <translation>把握程度(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Text of the Issue</source>
        <translation>议题正文(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Second Vote</source>
        <translation>二次投票(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Meeting</source>
        <translation>会议(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Proposal</source>
        <translation>提案(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>轮次(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Gate</source>
        <translation>验收标准(&amp;G)</translation>
    </message>
    <message>
        <source>Parts of the Pa&amp;ge</source>
        <translation>页面的各部分(&amp;G)</translation>
    </message>
</context>
<context>
    <name>accord::ui::MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Nothing is written before you press Merge. Then the project as it is now is kept in %1, and everything is brought in at once or not at all.</source>
        <translation>按下“合并”之前不会写入任何内容。按下之后，先把项目的现状保存到 %1，然后要么一次性全部并入，要么完全不并入。</translation>
    </message>
    <message>
        <source>First choose whether the people of one name are one person.</source>
        <translation>请先选择同名的成员是否为同一人。</translation>
    </message>
    <message>
        <source>Nothing is new here.</source>
        <translation>没有新内容。</translation>
    </message>
    <message>
        <source>New here: %1.</source>
        <translation>新增：%1。</translation>
    </message>
    <message>
        <source>Nothing needs a look.</source>
        <translation>没有待确认的内容。</translation>
    </message>
    <message>
        <source>Needs a look</source>
        <translation>待确认</translation>
    </message>
    <message numerus="yes">
        <source>And %n more changes of categories.</source>
        <translation>
            <numerusform>以及另外 %n 处类别变更。</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy of the project</source>
        <translation>项目的副本</translation>
    </message>
    <message>
        <source>A package</source>
        <translation>分包</translation>
    </message>
    <message>
        <source>Package for %1</source>
        <translation>%1 的分包</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>New here</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Here already</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>A package that this project knows nothing of</source>
        <translation>本项目不知道的分包</translation>
    </message>
</context>
<context>
    <name>accord::ui::MergeFlow</name>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Packages and copies (*.accord)</source>
        <translation>分包和副本 (*.accord)</translation>
    </message>
    <message>
        <source>Looking through %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>%1 belongs to another project, so it cannot be merged with this one. It can be opened in place of this one.</source>
        <translation>%1 属于另一个项目，因此无法与本项目合并。可以打开它来代替本项目。</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>打开它</translation>
    </message>
    <message>
        <source>This is a package for %1 and holds nothing of the others, but %2 does. Please merge both into the whole project.</source>
        <translation>这是 %1 的分包，不含其他成员的任何内容，而 %2 含有。请将两者都合并到完整的项目中。</translation>
    </message>
    <message>
        <source>Merging %1</source>
        <translation>正在合并 %1</translation>
    </message>
    <message numerus="yes">
        <source>Looking through %n files</source>
        <translation>
            <numerusform>正在查看 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merging %n files</source>
        <translation>
            <numerusform>正在合并 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::MergeQuestionRow</name>
    <message>
        <source>Such as %1.</source>
        <translation>例如 %1。</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>位于 %1。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Take over: %1</source>
        <translation>接收：%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::MinutesDialog</name>
    <message>
        <source>Save the Minutes</source>
        <translation>保存会议记录</translation>
    </message>
    <message>
        <source>Who took part, what was decided, how and why, with the votes; what rules decided; the figures before and after; what is left.</source>
        <translation>谁参加了会议，决定了什么、如何决定、理由是什么，以及投票情况；规则作出的决定；前后的指标；剩余的内容。</translation>
    </message>
    <message>
        <source>Minutes of</source>
        <translation>会议记录范围</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the minutes. Decisions by people: %n</source>
        <translation>
            <numerusform>会议记录已保存到 %1。由成员作出的决定：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ModelReader</name>
    <message>
        <source>%1 %2 %</source>
        <comment>code and probability</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>How probable each category is, by the model of Dawid and Skene (1979), which takes into account how well each person labels. It is of the first labels of the round, and decides nothing.</source>
        <translation>按 Dawid 和 Skene（1979）的模型各类别的概率；该模型会考虑每个人标注得如何。它基于该轮次的首次标签，不作任何决定。</translation>
    </message>
    <message numerus="yes">
        <source>It converged after %Ln steps.</source>
        <translation>
            <numerusform>经 %Ln 步收敛。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not converged after %Ln steps.</source>
        <translation>
            <numerusform>%Ln 步后仍未收敛。</numerusform>
        </translation>
    </message>
    <message>
        <source>With fewer than three people it cannot tell whose errors are whose.</source>
        <translation>少于三个人时，它无法分辨错误是谁的。</translation>
    </message>
</context>
<context>
    <name>accord::ui::ModelView</name>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>%1 where it is %2: %3</source>
        <translation>应为 %2 而给出 %1：%3</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>应为 %2 而给出 %1</translation>
    </message>
    <message numerus="yes">
        <source>Fitted to the first labels of %Ln issues.</source>
        <translation>
            <numerusform>拟合自 %Ln 个议题的首次标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It converged after %Ln steps.</source>
        <translation>
            <numerusform>经 %Ln 步收敛。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not converged after %Ln steps.</source>
        <translation>
            <numerusform>%Ln 步后仍未收敛。</numerusform>
        </translation>
    </message>
    <message>
        <source>Log likelihood: %1.</source>
        <translation>对数似然：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues have another most probable category than the one with most labels.</source>
        <translation>
            <numerusform>%Ln 个议题最可能的类别不是标签最多的类别。</numerusform>
        </translation>
    </message>
    <message>
        <source>With fewer than three people it cannot tell whose errors are whose.</source>
        <translation>少于三个人时，它无法分辨错误是谁的。</translation>
    </message>
    <message>
        <source>Where It Differs</source>
        <translation>有出入的议题</translation>
    </message>
    <message>
        <source>Least Certain</source>
        <translation>最不确定的议题</translation>
    </message>
    <message>
        <source>How often each person is right</source>
        <translation>每个人有多少是对的</translation>
    </message>
    <message>
        <source>Opens in Reconcile the issues whose most probable category is not the one with most labels</source>
        <translation>在“协商”页面打开最可能的类别不是标签最多的类别的议题</translation>
    </message>
    <message>
        <source>Opens in Reconcile the issues whose most probable category is least probable</source>
        <translation>在“协商”页面打开最可能的类别概率最低的议题</translation>
    </message>
    <message>
        <source>Another category is most probable than most people say</source>
        <translation>最可能的类别与多数人所说的不同</translation>
    </message>
    <message>
        <source>The least certain labels, by the model</source>
        <translation>按模型最不确定的标签</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Most frequent mistake</source>
        <translation>最常见的错误</translation>
    </message>
    <message>
        <source>Of all issues</source>
        <translation>占所有议题</translation>
    </message>
    <message>
        <source>Uncertainty of labels</source>
        <translation>标签的不确定性</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>给出</translation>
    </message>
    <message>
        <source>Share of issues</source>
        <translation>占议题的比例</translation>
    </message>
    <message>
        <source>n = %1 items, log likelihood %2</source>
        <translation>n = %1 个条目，对数似然 %2</translation>
    </message>
</context>
<context>
    <name>accord::ui::MonthChart</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
</context>
<context>
    <name>accord::ui::NewProjectDialog</name>
    <message>
        <source>I also label</source>
        <translation>我也参与标注</translation>
    </message>
    <message>
        <source>New Project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件选择…</translation>
    </message>
    <message>
        <source>None for now</source>
        <translation>暂时没有</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>分类体系</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>You lead the study: who makes a project is its first lead</source>
        <translation>您将负责此研究：创建项目的人是其第一位负责人</translation>
    </message>
    <message>
        <source>Otherwise no issue goes to you. You can change it on the Study page.</source>
        <translation>否则不会有议题分配给您。可以在“研究”页面上更改。</translation>
    </message>
    <message>
        <source>Issues come next: import them once the project is open.</source>
        <translation>接下来是议题：打开项目后导入。</translation>
    </message>
    <message>
        <source>Accord projects (*.accord)</source>
        <translation>Accord 项目 (*.accord)</translation>
    </message>
    <message>
        <source>From the file %1</source>
        <translation>来自文件 %1</translation>
    </message>
    <message>
        <source>Save a Template…</source>
        <translation>保存模板…</translation>
    </message>
    <message>
        <source>A small taxonomy as a table, text, Markdown or JSON, to be changed into your own</source>
        <translation>一个小的分类体系（表格、文本、Markdown 或 JSON），可以改成自己的</translation>
    </message>
    <message>
        <source>Save a Template</source>
        <translation>保存模板</translation>
    </message>
</context>
<context>
    <name>accord::ui::NewRoundDialog</name>
    <message>
        <source>New Round</source>
        <translation>新建轮次</translation>
    </message>
    <message>
        <source>Create Draft</source>
        <translation>创建草稿</translation>
    </message>
    <message>
        <source>Making the round</source>
        <translation>正在创建轮次</translation>
    </message>
    <message>
        <source>More: gate, blind, which issues, strata, seed</source>
        <translation>更多：验收标准、盲标、哪些议题、层、随机种子</translation>
    </message>
    <message>
        <source>Who gets what follows from the order of the issues. Make the draft, then look at it with Assign before you start the round.</source>
        <translation>谁分到什么取决于议题的顺序。请先创建草稿，开始轮次之前用“分配”查看。</translation>
    </message>
    <message>
        <source>Nothing begins yet: the draft can be looked at and changed before it is started.</source>
        <translation>现在还不会开始：开始之前可以查看和更改草稿。</translation>
    </message>
    <message numerus="yes">
        <source>Create Draft of %Ln Issues</source>
        <translation>
            <numerusform>创建含 %Ln 个议题的草稿</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln issues</source>
        <translation>
            <numerusform>全部 %Ln 个议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues, seed %2</source>
        <translation>
            <numerusform>%Ln 个议题中的 %1 个，随机种子 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln issues, %2 by %3, seed %4</source>
        <translation>
            <numerusform>%Ln 个议题中的 %1 个，按%3%2，随机种子 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>from the issues of “%1”</source>
        <translation>取自“%1”的议题</translation>
    </message>
    <message>
        <source>none of them in an earlier round</source>
        <translation>都不在较早的轮次中</translation>
    </message>
    <message>
        <source>chosen as is said under More</source>
        <translation>按“更多”中所述选取</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them come twice</source>
        <translation>
            <numerusform>其中 %Ln 个出现两次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n labels for each issue, %1 in all</source>
        <translation>
            <numerusform>每个议题 %n 个标签，共 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>open to all eyes</source>
        <translation>对所有人公开</translation>
    </message>
    <message>
        <source>everybody in an order of their own</source>
        <translation>每人使用自己的顺序</translation>
    </message>
    <message>
        <source>everybody in the same order</source>
        <translation>所有人顺序相同</translation>
    </message>
    <message>
        <source>with open codes</source>
        <translation>可用开放编码</translation>
    </message>
    <message>
        <source>before the next round: %1</source>
        <translation>进入下一轮次之前：%1</translation>
    </message>
    <message>
        <source>%1, “%2”: %3.</source>
        <translation>%1，“%2”：%3。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>accord::ui::NextHourView</name>
    <message>
        <source>what comes next in each queue</source>
        <translation>各自队列中接下来的条目</translation>
    </message>
    <message>
        <source>items that others have labelled</source>
        <translation>他人已标注的条目</translation>
    </message>
    <message>
        <source>new items, labelled by all</source>
        <translation>由所有人标注的新条目</translation>
    </message>
    <message>
        <source>of these two what helps most</source>
        <translation>这两者中最有帮助的</translation>
    </message>
    <message numerus="yes">
        <source>Or talk first: %1 and %2 are taken for each other most, on %Ln items. That takes about as many minutes, at one minute each.</source>
        <translation>
            <numerusform>或先讨论：%1 和 %2 最常被混淆，涉及 %Ln 个条目。每个条目按一分钟计，大约需要同样多的分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Had all told the two apart alike, kappa would be %1 higher, with ± %2.</source>
        <translation>如果大家对两者的区分一致，κ 会高 %1，区间为 ± %2。</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln more labels would do for ± %1.</source>
        <translation>
            <numerusform>那样再有 %Ln 个标签就能达到 ± %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan the Hour</source>
        <translation>规划这一小时</translation>
    </message>
    <message>
        <source>Works out what narrows the interval most; nothing is changed by it</source>
        <translation>计算什么最能使区间变窄；不会因此更改任何内容</translation>
    </message>
    <message>
        <source>What people can label</source>
        <translation>大家可以标注什么</translation>
    </message>
    <message>
        <source>People</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Interval ± in the end</source>
        <translation>最终的区间 ±</translation>
    </message>
    <message>
        <source>Fleiss’ kappa is known to ± %1 now, to ± %2 with the error taken within repositories.</source>
        <translation>Fleiss κ 目前的区间为 ± %1；误差在仓库内计算时为 ± %2。</translation>
    </message>
    <message>
        <source>Fleiss’ kappa is known to ± %1 now.</source>
        <translation>Fleiss κ 目前的区间为 ± %1。</translation>
    </message>
    <message>
        <source>No two labels differ so far, so that there is no error to estimate from: the table assumes a kappa of %1.</source>
        <translation>至今没有两个标签不同，因此没有可供估计的误差：表格假定 κ 为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>There is not enough to estimate from yet: let two people or more label the same %Ln items first. Until then the table assumes a kappa of %1.</source>
        <translation>
            <numerusform>目前还没有足够的数据可供估计：请先让两个或更多人标注相同的 %Ln 个条目。在此之前，表格假定 κ 为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is as narrow as ± %1 already.</source>
        <translation>区间已经窄到 ± %1。</translation>
    </message>
    <message numerus="yes">
        <source>To ± %1 it takes about %Ln more labels, if all label the same new items.</source>
        <translation>
            <numerusform>如果所有人标注相同的新条目，大约还需要 %Ln 个标签才能达到 ± %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The round takes no labels now.</source>
        <translation>该轮次目前不接受标签。</translation>
    </message>
    <message>
        <source>Everybody has an order of their own in this round, so that queues meet on few items at first; the round can have one order for all (page Study).</source>
        <translation>在该轮次中，每个人都有自己的顺序，因此各队列起初只在少数条目上相遇；轮次可以对所有人使用同一顺序（“研究”页面）。</translation>
    </message>
    <message>
        <source>How long a label takes is not known yet: a minute is assumed.</source>
        <translation>还不知道标注一次需要多长时间：假定为一分钟。</translation>
    </message>
    <message>
        <source>What people label</source>
        <translation>标注什么</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>新条目</translation>
    </message>
    <message>
        <source>± then</source>
        <translation>届时 ±</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln minutes</source>
        <translation>
            <numerusform>接下来的 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>These people have nothing left to label in this round.</source>
        <translation>这些成员在此轮次中已没有要标注的条目。</translation>
    </message>
</context>
<context>
    <name>accord::ui::NotificationBar</name>
    <message>
        <source>Put this away</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>accord::ui::OriginLine</name>
    <message>
        <source>How you came to it (%1)</source>
        <translation>如何得出（%1）</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>参加者：%1</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>With: not said</source>
        <translation>参加者：未说明</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1，参加者 %2 人</translation>
    </message>
</context>
<context>
    <name>accord::ui::PackageDialog</name>
    <message>
        <source>Hand Out Package</source>
        <translation>发放分包</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>对象(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>轮次(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;pository</source>
        <translation>仓库(&amp;P)</translation>
    </message>
    <message>
        <source>Save Package…</source>
        <translation>保存分包…</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>所有轮次</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Accord projects (*.accord)</source>
        <translation>Accord 项目 (*.accord)</translation>
    </message>
    <message>
        <source>Making a package for %1</source>
        <translation>正在为 %1 制作分包</translation>
    </message>
</context>
<context>
    <name>accord::ui::Page</name>
    <message>
        <source>Label</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>协商</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>分类体系</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>采集</translation>
    </message>
</context>
<context>
    <name>accord::ui::PageBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>accord::ui::PairView</name>
    <message>
        <source>First issue</source>
        <translation>第一个议题</translation>
    </message>
    <message>
        <source>Second issue</source>
        <translation>第二个议题</translation>
    </message>
</context>
<context>
    <name>accord::ui::Palette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>输入命令</translation>
    </message>
    <message>
        <source>Type a command, or the number or words of an issue</source>
        <translation>输入命令，或议题的编号或词语</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>没有与“%1”匹配的命令。</translation>
    </message>
    <message>
        <source>Type the number of an issue, or words of its text.</source>
        <translation>输入议题的编号，或其文本中的词语。</translation>
    </message>
    <message>
        <source>Choose a round first: issues are looked for in it.</source>
        <translation>请先选择轮次：在其中查找议题。</translation>
    </message>
    <message>
        <source>No issue of yours in this round matches “%1”.</source>
        <translation>此轮次中您的议题没有与“%1”匹配的。</translation>
    </message>
    <message>
        <source>No issue of this round matches “%1”.</source>
        <translation>此轮次中没有与“%1”匹配的议题。</translation>
    </message>
    <message>
        <source>No command and no issue of yours in this round matches “%1”.</source>
        <translation>没有与“%1”匹配的命令，此轮次中您的议题也没有匹配的。</translation>
    </message>
    <message>
        <source>No command and no issue of this round matches “%1”.</source>
        <translation>没有与“%1”匹配的命令，此轮次中也没有匹配的议题。</translation>
    </message>
</context>
<context>
    <name>accord::ui::PanelBack</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>accord::ui::Pause</name>
    <message>
        <source>A pause: %1 of %2 are done</source>
        <translation>暂停：已完成 %1 / %2</translation>
    </message>
    <message>
        <source>The time of this issue stands still. Enter goes on where you were.</source>
        <translation>此议题的计时已停止。按 Enter 从原处继续。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>accord::ui::PeopleChoice</name>
    <message>
        <source>Who labels</source>
        <translation>谁来标注</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Twice the weight, twice the issues; F2 or a double click to change it</source>
        <translation>权重加倍，议题数也加倍；按 F2 或双击可以更改</translation>
    </message>
</context>
<context>
    <name>accord::ui::PeopleList</name>
    <message>
        <source>Who takes part</source>
        <translation>参加者</translation>
    </message>
</context>
<context>
    <name>accord::ui::PeoplePopup</name>
    <message>
        <source>Space: took part or not. Enter: done.</source>
        <translation>Space：是否参加。Enter：完成。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
</context>
<context>
    <name>accord::ui::PeopleTab</name>
    <message>
        <source>People</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Has Left…</source>
        <translation>标为已退出…</translation>
    </message>
    <message>
        <source>Is Back…</source>
        <translation>标为已回归…</translation>
    </message>
    <message>
        <source>Is Back</source>
        <translation>标为已回归</translation>
    </message>
    <message>
        <source>Has Left</source>
        <translation>标为已退出</translation>
    </message>
    <message>
        <source>%1 labels again, under the same pseudonym.</source>
        <translation>%1 将恢复标注，沿用相同的代号。</translation>
    </message>
    <message>
        <source>Nothing waits for %1 any more. What they labelled stays, and counts. What was handed to them and is not begun can be taken back with Assign.</source>
        <translation>不再有等待 %1 处理的内容。已作的标注予以保留并计入。已分发而尚未开始的条目可以用“分配”收回。</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（您）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>姓名缩写</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Pseudonym</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>accord::ui::PersonDialog</name>
    <message>
        <source>Labels as well</source>
        <translation>也参与标注</translation>
    </message>
    <message>
        <source>Add Person</source>
        <translation>添加成员</translation>
    </message>
    <message>
        <source>Edit Person</source>
        <translation>编辑成员</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>姓名缩写</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Pseudonym</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Stands for the name in exports that hide it.</source>
        <translation>在隐藏姓名的导出文件中代替姓名。</translation>
    </message>
    <message>
        <source>given by itself: A1, A2, …</source>
        <translation>自动给出：A1、A2…</translation>
    </message>
</context>
<context>
    <name>accord::ui::Planner</name>
    <message>
        <source>%1: no number of items can be named; the value lies too close to it, or has no error.</source>
        <translation>%1：无法给出条目数；当前值与它过于接近，或没有误差。</translation>
    </message>
    <message>
        <source>%1: the interval lies above it already.</source>
        <translation>%1：区间已高于它。</translation>
    </message>
    <message>
        <source>%1: the interval lies below it already.</source>
        <translation>%1：区间已低于它。</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Check by Simulation</source>
        <translation>用模拟检验</translation>
    </message>
    <message>
        <source>Draws studies of each size and computes their intervals</source>
        <translation>按每种规模抽取模拟研究，并计算其区间</translation>
    </message>
    <message>
        <source>as in this round</source>
        <translation>与该轮次相同</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>全部相等</translation>
    </message>
    <message>
        <source>Interval ±</source>
        <translation>区间 ±</translation>
    </message>
    <message>
        <source>Expected kappa</source>
        <translation>期望 κ</translation>
    </message>
    <message>
        <source>Shares of categories</source>
        <translation>类别占比</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>It takes at least two categories that are in use.</source>
        <translation>至少需要两个正在使用的类别。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Labels in all</source>
        <translation>标签总数</translation>
    </message>
    <message>
        <source>Simulated ±</source>
        <translation>模拟 ±</translation>
    </message>
    <message>
        <source>Intervals that hold</source>
        <translation>区间覆盖率</translation>
    </message>
    <message>
        <source>Of the intervals of simulated studies, how many hold the true kappa; 95 % is what they promise</source>
        <translation>模拟研究的区间中包含真实 κ 的比例；区间的名义水平为 95%</translation>
    </message>
    <message>
        <source>Items and labels for an interval of ± %1</source>
        <translation>区间 ± %1 所需的条目和标签</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Choose a coefficient that has a value and takes chance out to see how many more items it takes until its interval leaves 0.6 or 0.8.</source>
        <translation>选择一个有值且扣除随机一致的系数，即可查看还需多少条目，其区间才会不再包含 0.6 或 0.8。</translation>
    </message>
    <message numerus="yes">
        <source>%1: about %Ln more items like those so far until the interval lies above it.</source>
        <translation>
            <numerusform>%1：大约还需 %Ln 个与此前相似的条目，区间才会位于其上方。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %Ln more items like those so far until the interval lies below it.</source>
        <translation>
            <numerusform>%1：大约还需 %Ln 个与此前相似的条目，区间才会位于其下方。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the interval reaches it, and the project has no further items: it takes about %2.</source>
        <translation>%1：区间包含它，而项目中已没有其余的条目：大约需要 %2 个。</translation>
    </message>
    <message>
        <source>%1: the interval reaches it, and the %2 further items of the project would not change that: it takes about %3.</source>
        <translation>%1：区间包含它，项目中其余的 %2 个条目也改变不了：大约需要 %3 个。</translation>
    </message>
</context>
<context>
    <name>accord::ui::PreviewTabs</name>
    <message>
        <source>&amp;Categories</source>
        <translation>类别(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Repositories</source>
        <translation>仓库(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;evels</source>
        <translation>层级(&amp;E)</translation>
    </message>
    <message>
        <source>The highest level on which the labels of an item differ.</source>
        <translation>条目的标签出现差异的最高层级。</translation>
    </message>
    <message>
        <source>S&amp;hares</source>
        <translation>占比(&amp;H)</translation>
    </message>
    <message>
        <source>Of all items, of all conflicts, and of what is decided.</source>
        <translation>占所有条目、所有冲突以及已决定内容的比例。</translation>
    </message>
    <message>
        <source>&amp;Kappa</source>
        <translation>κ(&amp;K)</translation>
    </message>
    <message>
        <source>Cohen’s kappa of each annotator with the decisions, by themes. It says how often the decisions follow somebody, whose own label may be behind them: it is no agreement between independent annotators.</source>
        <translation>各标注者与决定之间在主题层级的 Cohen κ。它表示决定在多大程度上与某人相符，而决定可能正是依据此人的标签作出的：它不是独立标注者之间的一致性。</translation>
    </message>
</context>
<context>
    <name>accord::ui::ProgressPopup</name>
    <message>
        <source>You are done with this round.</source>
        <translation>此轮次的条目已全部完成。</translation>
    </message>
    <message>
        <source>When you will be done can be told after you have labelled some more.</source>
        <translation>再多标注一些之后，才能估计何时完成。</translation>
    </message>
    <message>
        <source>At this pace you are done on %1.</source>
        <translation>按目前的速度，预计完成日期为 %1。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待办</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you could not tell</source>
        <translation>
            <numerusform>其中 %n 个无法判断</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已插旗标</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>An issue</source>
        <translation>每个议题</translation>
    </message>
    <message>
        <source>half of them took less</source>
        <translation>一半的议题用时更短</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>How far I am</source>
        <translation>我的进展</translation>
    </message>
    <message>
        <source>Nothing of this round is for you.</source>
        <translation>此轮次中没有您的条目。</translation>
    </message>
    <message numerus="yes">
        <source>over the last %n working days</source>
        <translation>
            <numerusform>按最近 %n 个工作日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>accord::ui::ProgressTab</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>People and rounds</source>
        <translation>成员和轮次</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>在此轮次中</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>所有轮次</translation>
    </message>
    <message>
        <source>In “%1”</source>
        <translation>在“%1”中</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Your own work</source>
        <translation>自己的工作</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>There is nothing for you to label.</source>
        <translation>没有需要您标注的内容。</translation>
    </message>
    <message>
        <source>Only you and whoever leads the study see these numbers.</source>
        <translation>只有您和研究负责人能看到这些数字。</translation>
    </message>
    <message>
        <source>Numbers are no ranking: issues differ.</source>
        <translation>数字不代表排名：各议题有所不同。</translation>
    </message>
    <message>
        <source>When the round will be done cannot be said: %1 finished nothing lately. Numbers are no ranking: issues differ.</source>
        <translation>无法估计此轮次何时完成：%1 最近没有完成任何条目。数字不代表排名：各议题有所不同。</translation>
    </message>
</context>
<context>
    <name>accord::ui::ProposalsPanel</name>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>No proposals yet</source>
        <translation>还没有提案</translation>
    </message>
    <message>
        <source>Where no category fits an issue, or a definition leaves a question open, propose what the codebook should have instead. On the Label page P does it with the issue in front of you.</source>
        <translation>如果没有适合议题的类别，或者某个定义不够明确，请提议编码手册应如何修改。在“标注”页面上，按 P 即可针对当前议题提议。</translation>
    </message>
    <message>
        <source>The proposal</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>everybody who is asked is for it</source>
        <translation>所有被征询的成员都赞成</translation>
    </message>
    <message>
        <source>more than half are for it</source>
        <translation>过半数赞成</translation>
    </message>
    <message>
        <source>at least so many are for it:</source>
        <translation>赞成人数至少为：</translation>
    </message>
    <message>
        <source>the lead decides</source>
        <translation>由负责人决定</translation>
    </message>
    <message>
        <source>In this study a proposal is accepted &amp;when</source>
        <translation>本研究接受提案的条件(&amp;W)</translation>
    </message>
    <message>
        <source>Proposals for the Codebook</source>
        <translation>编码手册的提案</translation>
    </message>
    <message>
        <source>What raised “%1”</source>
        <translation>引发“%1”的议题</translation>
    </message>
</context>
<context>
    <name>accord::ui::ProposeDialog</name>
    <message>
        <source>Propose a New Category</source>
        <translation>提议新类别</translation>
    </message>
    <message>
        <source>A few words, as they shall stand in the tree</source>
        <translation>几个词，即在类别树中显示的名称</translation>
    </message>
    <message>
        <source>What an issue of this category is about</source>
        <translation>此类别的议题涉及什么</translation>
    </message>
    <message>
        <source>What decides for it</source>
        <translation>判定属于它的依据</translation>
    </message>
    <message>
        <source>What belongs elsewhere, and where</source>
        <translation>哪些属于别处，属于何处</translation>
    </message>
    <message>
        <source>One in each line</source>
        <translation>每行一个</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Under</source>
        <translation>上级类别(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation>定义(&amp;D)</translation>
    </message>
    <message>
        <source>Use &amp;when</source>
        <translation>适用于(&amp;W)</translation>
    </message>
    <message>
        <source>N&amp;ot when</source>
        <translation>不适用于(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>引发提案的议题</translation>
    </message>
    <message>
        <source>&amp;Asked is</source>
        <translation>征询对象(&amp;A)</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Somebody proposed something like it:</source>
        <translation>已有人提出过类似的提案：</translation>
    </message>
    <message>
        <source>Similar proposals</source>
        <translation>类似的提案</translation>
    </message>
    <message>
        <source>&amp;Support This One</source>
        <translation>支持此提案(&amp;S)</translation>
    </message>
    <message>
        <source>Adds this issue to it, and you are for it</source>
        <translation>将此议题加入该提案，并表示赞成</translation>
    </message>
    <message>
        <source>Nothing: a new type</source>
        <translation>无：新类型</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your issue is among those that raise “%1”.</source>
        <translation>您的议题已列入引发“%1”的议题。</translation>
    </message>
    <message>
        <source>“%1” is proposed. Everybody who is asked can say what they think.</source>
        <translation>已提议“%1”。所有被征询的成员都可以发表意见。</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>One in each line; empty: some of the issues with the codes</source>
        <translation>每行一个；留空：带有这些编码的若干议题</translation>
    </message>
</context>
<context>
    <name>accord::ui::PurposePart</name>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Blind: nobody sees another’s labels before the round is closed</source>
        <translation>盲标：轮次关闭之前，没有人能看到他人的标签</translation>
    </message>
    <message>
        <source>Everybody has an order of their own, so that not everybody is tired at the same issues</source>
        <translation>每个人的顺序各不相同，以免大家都在同一批议题上疲劳</translation>
    </message>
    <message>
        <source>such as: theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6</source>
        <translation>例如：theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6</translation>
    </message>
    <message>
        <source>as the study sets it: %1</source>
        <translation>按研究的设置：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>验收标准</translation>
    </message>
    <message>
        <source>The round has no name yet.</source>
        <translation>此轮次还没有名称。</translation>
    </message>
    <message>
        <source>There is a round “%1” already.</source>
        <translation>已有名为“%1”的轮次。</translation>
    </message>
    <message>
        <source>The gate is not understood.</source>
        <translation>无法识别此验收标准。</translation>
    </message>
    <message>
        <source>Open codes: where no category fits, people type codes of their own</source>
        <translation>开放编码：没有合适的类别时，标注者输入自拟编码</translation>
    </message>
</context>
<context>
    <name>accord::ui::QueueDelegate</name>
    <message>
        <source>(no title)</source>
        <translation>（无标题）</translation>
    </message>
</context>
<context>
    <name>accord::ui::QueueFilter</name>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in titles</source>
        <translation>
            <numerusform>标题中有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>searching texts…</source>
        <translation>正在搜索正文…</translation>
    </message>
    <message>
        <source>more at the end of the list</source>
        <translation>列表末尾还有更多</translation>
    </message>
    <message>
        <source>the index is still being built, there may be more</source>
        <translation>索引仍在建立中，可能还有更多</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>accord::ui::QueueModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>已标注为 %1</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>均不符合</translation>
    </message>
    <message>
        <source>not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>cannot tell yet</source>
        <translation>暂时无法判断</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>已插旗标</translation>
    </message>
    <message>
        <source>to look at again</source>
        <translation>待复查</translation>
    </message>
</context>
<context>
    <name>accord::ui::QueuePanel</name>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>How far I am, and how quick</source>
        <translation>我的进展和速度</translation>
    </message>
    <message>
        <source>Filter and search</source>
        <translation>筛选和搜索</translation>
    </message>
    <message>
        <source>Filters numbers and titles of all tabs. Enter searches bodies and discussions as well.
Words must all occur; quant* finds beginnings, &quot;out of memory&quot; finds a phrase.</source>
        <translation>筛选所有选项卡中的编号和标题。按 Enter 同时搜索正文和讨论。
多个词须全部出现；quant* 查找以此开头的词，&quot;out of memory&quot; 查找整个短语。</translation>
    </message>
    <message>
        <source>Part of the queue</source>
        <translation>队列的各部分</translation>
    </message>
    <message>
        <source>None here. The issue in view is another one.</source>
        <translation>此处没有条目。当前显示的议题不在其中。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已插旗标</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>To be looked at again: what their category means has changed since you labelled them, or it was split</source>
        <translation>待复核：标注之后，其类别的含义已改变，或类别已被拆分</translation>
    </message>
    <message>
        <source>%L1 of %L2, %L3 today</source>
        <translation>%L1 / %L2，今天 %L3</translation>
    </message>
</context>
<context>
    <name>accord::ui::QueueTabs</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>accord::ui::Reader</name>
    <message>
        <source>The text of this issue is not in the project yet.
%1</source>
        <translation>此议题的正文尚未加入项目。
%1</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Issue as it was written</source>
        <translation>议题原文</translation>
    </message>
    <message>
        <source>Find in Issue</source>
        <translation>在议题中查找</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Raw Text</source>
        <translation>原始文本</translation>
    </message>
    <message>
        <source>Unfold All</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Earlier Text</source>
        <translation>以前的正文</translation>
    </message>
    <message>
        <source>Open in the Browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Open the Link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>The link may not lead where it seems to. This is its whole address:
%1</source>
        <translation>该链接的实际去向可能与看上去的不同。完整地址如下：
%1</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>下一条评论</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>上一条评论</translation>
    </message>
    <message>
        <source>Top of the Issue</source>
        <translation>议题开头</translation>
    </message>
    <message>
        <source>End of the Issue</source>
        <translation>议题结尾</translation>
    </message>
    <message>
        <source>Wrap Code and Tables</source>
        <translation>代码和表格自动换行</translation>
    </message>
    <message>
        <source>Load Pictures</source>
        <translation>加载图片</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReaderMap</name>
    <message>
        <source>Map of the issue</source>
        <translation>议题缩略图</translation>
    </message>
    <message>
        <source>Where comments begin, where code stands, what is cited and what was found</source>
        <translation>评论的开头、代码、引用和查找结果所在的位置</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReaderPictures</name>
    <message>
        <source>Pictures of the format %1 cannot be shown on this machine.</source>
        <translation>这台计算机无法显示 %1 格式的图片。</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>图片已损坏。</translation>
    </message>
    <message>
        <source>The picture has %1 by %2 pixels, which is more than can be shown.</source>
        <translation>图片有 %1 × %2 像素，超出了可显示的范围。</translation>
    </message>
    <message>
        <source>Not loaded: %1 A click tries again.</source>
        <translation>未加载：%1单击可重试。</translation>
    </message>
    <message>
        <source>Pictures are not part of the project. Whoever loads one tells its host that somebody reads the issue, when, and from which address of the network. No name, token or cookie is sent. What is agreed to holds for the pictures of all issues that are shown, until the program is closed.</source>
        <translation>图片不在项目中。加载图片会让图片所在的主机知道有人在阅读议题，以及阅读的时间和网络地址。不会发送姓名、访问令牌或 Cookie。同意后，在关闭程序之前，对所显示的全部议题的图片都有效。</translation>
    </message>
    <message>
        <source>Pictures are not part of the project. Whoever loads one tells its host that somebody reads the issue, when, and from which address of the network. Hosts of this issue&apos;s pictures: %1. No name, token or cookie is sent. What is agreed to holds for the pictures of all issues that are shown, whatever their hosts are, until the program is closed.</source>
        <translation>图片不在项目中。加载图片会让图片所在的主机知道有人在阅读议题，以及阅读的时间和网络地址。此议题的图片所在的主机：%1。不会发送姓名、访问令牌或 Cookie。同意后，在关闭程序之前，对所显示的全部议题的图片都有效，无论图片在哪个主机上。</translation>
    </message>
    <message>
        <source>Load Pictures</source>
        <translation>加载图片</translation>
    </message>
    <message>
        <source>Load the pictures of all issues until the program is closed</source>
        <translation>加载所有议题的图片，直到关闭程序</translation>
    </message>
    <message>
        <source>Open only this one in the browser</source>
        <translation>只在浏览器中打开这一张</translation>
    </message>
    <message>
        <source>%1

This picture: %2</source>
        <translation>%1

这张图片：%2</translation>
    </message>
    <message>
        <source>Show the Picture</source>
        <translation>显示图片</translation>
    </message>
    <message>
        <source>The picture is not part of the project. Its host learns that somebody looks at it:
%1</source>
        <translation>图片不在项目中。打开它会让图片所在的主机知道有人在查看：
%1</translation>
    </message>
    <message>
        <source>Open in the Browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>图片：%1</translation>
    </message>
    <message>
        <source>Picture, being loaded: %1</source>
        <translation>图片，正在加载：%1</translation>
    </message>
    <message>
        <source>Picture, not loaded: %1</source>
        <translation>图片，未加载：%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReadingListDialog</name>
    <message>
        <source>Save a Reading List</source>
        <translation>保存阅读清单</translation>
    </message>
    <message>
        <source>What the queue shows</source>
        <translation>队列当前显示的内容</translation>
    </message>
    <message>
        <source>The agenda of %1</source>
        <translation>%1 的议程</translation>
    </message>
    <message>
        <source>What is to be read before the meeting: the issues in the order of the queue, who said what, and what the codebook says of those categories.</source>
        <translation>会前要读的内容：按队列顺序的议题、谁选择了什么，以及编码手册对这些类别的说明。</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>reading-list</source>
        <translation>阅读清单</translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues are in %1.</source>
        <translation>
            <numerusform>%1 中有 %Ln 个议题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReasonList</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Reasons for not for this study</source>
        <translation>“不属于本研究”的理由</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>新理由</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReconcilePage</name>
    <message>
        <source>The agenda of the meeting</source>
        <translation>会议的议程</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>button and key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>accord::ui::RepeatsBox</name>
    <message>
        <source>Repeats: issues that the round shows once more</source>
        <translation>重复条目：轮次中再次出现的议题</translation>
    </message>
    <message>
        <source>Repeats: drawn ones left out</source>
        <translation>重复条目：不计抽样产生的</translation>
    </message>
    <message>
        <source>Repeats: all count</source>
        <translation>重复条目：全部计入</translation>
    </message>
    <message>
        <source>Repeats: all left out</source>
        <translation>重复条目：全部不计</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReportCommands</name>
    <message>
        <source>What Did the Meeting Change for Me?</source>
        <translation>会议改动了我的哪些标签？</translation>
    </message>
    <message>
        <source>Save the Minutes…</source>
        <translation>保存会议记录…</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReportForm</name>
    <message>
        <source>Call people A1, A2, …</source>
        <translation>用 A1、A2… 称呼成员</translation>
    </message>
    <message>
        <source>PDF, to be printed</source>
        <translation>PDF，供打印</translation>
    </message>
    <message>
        <source>HTML, to be read and printed</source>
        <translation>HTML，供阅读和打印</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>What people wrote stays as it is, and may name somebody.</source>
        <translation>各人写的文字保持原样，其中可能提到某人的名字。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Printing %1</source>
        <translation>正在打印 %1</translation>
    </message>
    <message>
        <source>The printer did not take it. Save it as PDF, and print that.</source>
        <translation>打印机没有接收。请保存为 PDF，再打印该文件。</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReportSheet</name>
    <message>
        <source>Conditions of the gate</source>
        <translation>验收标准的条件</translation>
    </message>
    <message>
        <source>How well people agree</source>
        <translation>成员之间的一致程度</translation>
    </message>
    <message>
        <source>Kappa by round, level theme</source>
        <translation>各轮次的 κ，主题层级</translation>
    </message>
    <message>
        <source>The work</source>
        <translation>工作情况</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>层级：%1</translation>
    </message>
    <message>
        <source>Categories, worst first</source>
        <translation>类别，最差的在前</translation>
    </message>
    <message>
        <source>What is taken for each other</source>
        <translation>相互混淆的类别</translation>
    </message>
    <message>
        <source>Proposals for the codebook</source>
        <translation>编码手册的提案</translation>
    </message>
    <message>
        <source>Do new issues still bring something new?</source>
        <translation>新议题是否仍带来新内容？</translation>
    </message>
    <message>
        <source>No gate is set</source>
        <translation>未设置验收标准</translation>
    </message>
    <message>
        <source>✓ The gate is passed</source>
        <translation>✓ 已达到验收标准</translation>
    </message>
    <message>
        <source>✗ The gate is not passed</source>
        <translation>✗ 未达到验收标准</translation>
    </message>
    <message>
        <source>Say in the settings of the study, or of the round, what has to be reached before it goes on, such as: theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6</source>
        <translation>请在研究或轮次的设置中说明继续进行之前必须达到的条件，例如：theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels wait to be looked at again: until then the gate is not passed.</source>
        <translation>
            <numerusform>%Ln 个标签等待重新查看：在此之前不算达到验收标准。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as given: %2.</source>
        <translation>%1，按给出时：%2。</translation>
    </message>
    <message>
        <source>The rounds that are compared were for different purposes or labelled by different versions of the codebook: their figures say different things.</source>
        <translation>所比较的轮次目的不同，或按编码手册的不同版本标注：它们的数值说明的是不同的事情。</translation>
    </message>
</context>
<context>
    <name>accord::ui::ReportView</name>
    <message>
        <source>needs no attention any more.</source>
        <translation>不再需要关注。</translation>
    </message>
    <message>
        <source>Explain This Number…</source>
        <translation>解释此数值…</translation>
    </message>
    <message>
        <source>How well people agree</source>
        <translation>成员之间的一致程度</translation>
    </message>
    <message>
        <source>What needs attention</source>
        <translation>需要关注的内容</translation>
    </message>
    <message>
        <source>Categories, worst first</source>
        <translation>类别，最差的在前</translation>
    </message>
    <message>
        <source>Each annotator against all others</source>
        <translation>每位标注者与其他所有人的对比</translation>
    </message>
    <message>
        <source>Kappa between one person and all others taken together. A click opens the issues on which nobody else says the same.</source>
        <translation>每位成员与其余所有成员（作为整体）之间的 κ。单击可打开没有其他人给出相同标签的议题。</translation>
    </message>
    <message>
        <source>Each annotator against the final label</source>
        <translation>每位标注者与最终标签的对比</translation>
    </message>
    <message>
        <source>Planning: how many items and people</source>
        <translation>规划：需要多少条目和人员</translation>
    </message>
    <message>
        <source>Each annotator with themselves</source>
        <translation>每位标注者与自身的对比</translation>
    </message>
    <message>
        <source>Pairs of labels of one person that differ</source>
        <translation>同一成员前后不同的标签对</translation>
    </message>
    <message>
        <source>Levels side by side</source>
        <translation>各层级并列</translation>
    </message>
    <message>
        <source>Loss by level</source>
        <translation>各层级的一致性损失</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>逐轮次对比</translation>
    </message>
    <message>
        <source>Pairs of annotators</source>
        <translation>标注者对</translation>
    </message>
    <message>
        <source>Most often taken for each other</source>
        <translation>最常混淆的类别</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Selected by the final label, which follows from the labels: agreement on such a part is not that of the round, and kappa of types is near 0 however well people agree. Categories of other types are left out.</source>
        <translation>按最终标签选取，而最终标签由标签得出：这一部分的一致性不是该轮次的一致性，而且无论一致程度多高，类型的 κ 都接近 0。其他类型的类别不列出。</translation>
    </message>
    <message>
        <source>Nothing: no category in use is at chance level, and nobody lies clearly apart.</source>
        <translation>无：没有正在使用的类别处于随机水平，也没有人明显偏离。</translation>
    </message>
    <message>
        <source>Fleiss’ kappa of each category against all others, with its 95 % interval. A click opens the issues on which it is disputed.</source>
        <translation>每个类别对其他所有类别的 Fleiss κ 及其 95% 置信区间。单击可打开对该类别有争议的议题。</translation>
    </message>
    <message>
        <source>Where one person chose it: how often another did too. A click opens the issues on which it is disputed.</source>
        <translation>一人选择它时，另一人也选择它的频率。单击可打开对该类别有争议的议题。</translation>
    </message>
    <message>
        <source>No item has a final label at this level yet: decide some on the Reconcile page.</source>
        <translation>该层级尚无条目有最终标签：请先在“协商”页面作出一些决定。</translation>
    </message>
    <message>
        <source>A click opens the issues that were decided otherwise.</source>
        <translation>单击可打开决定与标签不同的议题。</translation>
    </message>
    <message>
        <source>%1 of each two. The colour runs from %2 (weakest) to %3 (strongest). A click opens the issues on which they differ.</source>
        <translation>每两人之间的 %1。颜色从 %2（最弱）到 %3（最强）。单击可打开两人有分歧的议题。</translation>
    </message>
    <message>
        <source>Pairs are not compared where more than %1 people label.</source>
        <translation>标注者超过 %1 人时，不作两两比较。</translation>
    </message>
    <message>
        <source>Nobody used: %1</source>
        <translation>无人使用：%1</translation>
    </message>
    <message>
        <source>The formula with this project’s numbers in it</source>
        <translation>代入本项目数字的公式</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What the fields of the matrix say</source>
        <translation>矩阵各格显示的内容</translation>
    </message>
    <message>
        <source>Next hour</source>
        <translation>下一个小时</translation>
    </message>
    <message>
        <source>What to label so that the interval of Fleiss’ kappa becomes narrowest. Items are chosen by who has labelled them, never by what anybody said.</source>
        <translation>标注什么才能使 Fleiss κ 的区间变得最窄。条目按谁标注过来选择，从不按任何人说了什么。</translation>
    </message>
    <message>
        <source>Agreement on cited passages</source>
        <translation>对所引用段落的一致性</translation>
    </message>
    <message>
        <source>Share of all disagreements between two labels, and what people say that its decided conflicts came from. A click opens the issues.</source>
        <translation>占两个标签之间全部分歧的比例，以及成员所说的已决定冲突的原因。单击可打开相应的议题。</translation>
    </message>
    <message>
        <source>Uncertainty of labels</source>
        <translation>标签的不确定性</translation>
    </message>
    <message>
        <source>How sure the labels are by the model of Dawid and Skene (1979), which takes into account how well each person labels. It stands beside what people say, and decides nothing.</source>
        <translation>按 Dawid 和 Skene（1979）的模型，标签有多可靠；该模型会考虑每个人标注得如何。它与大家所说的并列，不作任何决定。</translation>
    </message>
    <message>
        <source>%1, labels of %2</source>
        <translation>%1，标注来自 %2</translation>
    </message>
    <message>
        <source>%1 (selected by the final label, which follows from the labels: not the agreement of the round)</source>
        <translation>%1（按最终标注选取，而最终标注由标注得出：这不是整个轮次的一致性）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>accord::ui::ResultDialog</name>
    <message>
        <source>labelled; what was read then is kept</source>
        <translation>已标注；当时阅读的正文已保留</translation>
    </message>
    <message>
        <source>Issues added: %1</source>
        <translation>新增议题：%1</translation>
    </message>
    <message>
        <source>texts added to issues of which only the link was known: %1</source>
        <translation>为此前只有链接的议题补充正文：%1</translation>
    </message>
    <message>
        <source>texts changed: %1</source>
        <translation>有更改的正文：%1</translation>
    </message>
    <message>
        <source>unchanged: %1</source>
        <translation>未更改：%1</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>state or labels of the host</source>
        <translation>状态或平台标签</translation>
    </message>
    <message>
        <source>Brought In</source>
        <translation>已纳入</translation>
    </message>
    <message>
        <source>These texts changed at their host since the project had them. The new ones are shown from now on; labels stay as they are, and the text that was labelled can be read from the line of facts of the issue.</source>
        <translation>项目取得这些正文之后，它们在平台上又有更改。今后将显示新的正文；标签保持不变，标注时的正文可从议题的信息行中查看。</translation>
    </message>
    <message>
        <source>Changed texts</source>
        <translation>已更改的正文</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>accord::ui::RevealView</name>
    <message>
        <source>no choice leads</source>
        <translation>没有领先的选择</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; leads with %2 of %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 领先，%3 票中得 %2 票</translation>
    </message>
    <message>
        <source>nobody changed their mind</source>
        <translation>没有人改变选择</translation>
    </message>
    <message>
        <source>Second vote</source>
        <translation>二次投票</translation>
    </message>
    <message>
        <source>revealed at %1</source>
        <translation>%1 揭晓</translation>
    </message>
    <message>
        <source>Did not vote:</source>
        <translation>未投票：</translation>
    </message>
    <message>
        <source>Stayed with &lt;b&gt;%1&lt;/b&gt;:</source>
        <translation>维持 &lt;b&gt;%1&lt;/b&gt;：</translation>
    </message>
    <message>
        <source>Voted &lt;b&gt;%1&lt;/b&gt;:</source>
        <translation>投给 &lt;b&gt;%1&lt;/b&gt;：</translation>
    </message>
    <message>
        <source>First labels</source>
        <translation>首次标签</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed their minds</source>
        <translation>
            <numerusform>%Ln 人改变了看法</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ReviewDialog</name>
    <message>
        <source>Review and Apply</source>
        <translation>检查并应用</translation>
    </message>
    <message>
        <source>What will change</source>
        <translation>将发生的变化</translation>
    </message>
    <message>
        <source>What is new in this version, for its history</source>
        <translation>此版本有哪些新内容，供历史记录</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>Apply as Version %1</source>
        <translation>应用为版本 %1</translation>
    </message>
    <message>
        <source>Working out what they do …</source>
        <translation>正在计算其影响…</translation>
    </message>
    <message>
        <source>The edits</source>
        <translation>修改内容</translation>
    </message>
    <message>
        <source>What the codebook says then</source>
        <translation>修改后编码手册的说明</translation>
    </message>
    <message numerus="yes">
        <source>%n edits become one version of the codebook</source>
        <translation>
            <numerusform>%n 项修改将成为编码手册的一个版本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels will be to look at again: their people find them on this page and on the Label page.</source>
        <translation>
            <numerusform>将有 %Ln 个标签需要重新查看：相关成员会在本页和“标注”页看到它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::RoundCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>accord::ui::RoundsTab</name>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Start Round</source>
        <translation>开始轮次</translation>
    </message>
    <message>
        <source>From now on people label in “%1”. It uses version %2 of the codebook from here on, and who labels what is settled; both can be changed by hand later.</source>
        <translation>此后成员即可在“%1”中标注。该轮次从现在起使用编码手册的版本 %2，谁标注什么也就此确定；两者以后都可以手动更改。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Close Round</source>
        <translation>关闭轮次</translation>
    </message>
    <message>
        <source>Every label of “%1” is given.</source>
        <translation>“%1”的标签已全部给出。</translation>
    </message>
    <message>
        <source>From now on nobody can label in it or change a label: what is there are the first labels.</source>
        <translation>此后没有人能在其中标注或更改标签：现有的标签即为首次标签。</translation>
    </message>
    <message>
        <source>The blind is lifted: everybody sees everybody’s labels.</source>
        <translation>盲标随之解除：所有人都能看到所有人的标签。</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>此操作无法撤回。</translation>
    </message>
    <message>
        <source>Delete Draft</source>
        <translation>删除草稿</translation>
    </message>
    <message>
        <source>“%1” goes: who labels in it, how its issues were drawn and who was to have which. The issues themselves stay in the project. A round that somebody has started meanwhile stays. This cannot be undone.</source>
        <translation>将删除“%1”：由谁标注、议题如何抽取以及谁分到哪些议题。议题本身仍保留在项目中。如果其间已有人开始该轮次，则予以保留。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Mark Reconciled</source>
        <translation>标为已协商完成</translation>
    </message>
    <message>
        <source>The round “%1” is done with, and its decisions are final. Conflicts without one are asked about.</source>
        <translation>轮次“%1”到此结束，其决定不再改变。对没有决定的冲突会另行询问。</translation>
    </message>
    <message numerus="yes">
        <source>In “%1”, %2 of %Ln labels are missing: %3.</source>
        <translation>
            <numerusform>“%1”中 %Ln 个标签缺少 %2 个：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The pages show this round.</source>
        <translation>各页面显示此轮次。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠数</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>Codebook</source>
        <translation>编码手册</translation>
    </message>
    <message>
        <source>Labels given</source>
        <translation>已给出的标签</translation>
    </message>
    <message>
        <source>%1 of your %2</source>
        <translation>您的 %2 个中 %1 个</translation>
    </message>
    <message>
        <source>%1

They can be decided on the Reconcile page, or left open for good. Why are they left open? The reason is kept with your name, and told in the report on the round.</source>
        <translation>%1

可以在协商页面作出决定，也可以不再决定。为何不再决定？理由会随您的姓名保存，并写入轮次报告。</translation>
    </message>
    <message>
        <source>The round stays as it is: say why, in a few words.</source>
        <translation>轮次保持不变：请简单说明理由。</translation>
    </message>
</context>
<context>
    <name>accord::ui::RuleChoice</name>
    <message>
        <source>&amp;Unanimous: everybody in the round chose the same</source>
        <translation>一致：轮次中所有人的选择都相同(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Majority: more than half chose the same</source>
        <translation>多数：过半数的人选择相同(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Plurality: more than any other choice got, no tie</source>
        <translation>相对多数：比其他任何选择都多，且没有平票(&amp;P)</translation>
    </message>
    <message>
        <source>Same &amp;theme: only sub-themes differ, decide the theme</source>
        <translation>主题相同：只有子主题不同，决定主题(&amp;T)</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>至少(&amp;L)</translation>
    </message>
    <message>
        <source>How many chose the same</source>
        <translation>选择相同的人数</translation>
    </message>
    <message>
        <source>of %1 chose the same, and nothing else got as many</source>
        <translation>人（共 %1 人）选择相同，且其他选择都没有这么多</translation>
    </message>
    <message>
        <source>&amp;One person’s label:</source>
        <translation>一位成员的标签(&amp;O)：</translation>
    </message>
    <message>
        <source>Whose label</source>
        <translation>谁的标签</translation>
    </message>
    <message>
        <source>All a&amp;s:</source>
        <translation>全部作为(&amp;S)：</translation>
    </message>
    <message>
        <source>As which category</source>
        <translation>作为哪个类别</translation>
    </message>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
</context>
<context>
    <name>accord::ui::RuleDialog</name>
    <message>
        <source>Decide by Rule</source>
        <translation>按规则决定</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>作出决定</translation>
    </message>
    <message>
        <source>To read: drawn by chance, conflicts first. Enter or a double click opens one.</source>
        <translation>供阅读：随机抽取，冲突在前。按 Enter 或双击打开。</translation>
    </message>
    <message>
        <source>Draw &amp;Again</source>
        <translation>重新抽取(&amp;A)</translation>
    </message>
    <message>
        <source>The round is not open to everybody, so that nothing can be decided.</source>
        <translation>此轮次未向所有人开放，因此无法作出任何决定。</translation>
    </message>
    <message>
        <source>Nothing to Decide</source>
        <translation>没有可决定的内容</translation>
    </message>
    <message>
        <source>Deciding…</source>
        <translation>正在作出决定…</translation>
    </message>
    <message>
        <source>O&amp;f:</source>
        <translation>范围(&amp;F)：</translation>
    </message>
    <message>
        <source>What the queue shows</source>
        <translation>队列当前显示的内容</translation>
    </message>
    <message>
        <source>The whole round</source>
        <translation>整个轮次</translation>
    </message>
    <message>
        <source>The agenda of the meeting</source>
        <translation>会议的议程</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持不变</translation>
    </message>
</context>
<context>
    <name>accord::ui::SamplePart</name>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>words between commas</source>
        <translation>词语之间用英文逗号分隔</translation>
    </message>
    <message>
        <source>as in the frame</source>
        <translation>与抽样框的比例相同</translation>
    </message>
    <message>
        <source>as many from each</source>
        <translation>每层数量相同</translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation>自定数量</translation>
    </message>
    <message>
        <source>How Many?</source>
        <translation>需要多少？</translation>
    </message>
    <message>
        <source>The size that a margin of error, or an interval of kappa, asks for</source>
        <translation>由误差范围或 κ 的区间所要求的样本量</translation>
    </message>
    <message>
        <source> % come twice</source>
        <translation> % 重复出现</translation>
    </message>
    <message>
        <source>Shows whether a person agrees with themselves</source>
        <translation>显示一个人是否与自己一致</translation>
    </message>
    <message>
        <source>The same seed draws the same issues on every machine; it is kept with the round</source>
        <translation>相同的随机种子在任何计算机上都抽取相同的议题；它与轮次一起保存</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>各层份额</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复条目</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Nothing is ticked to tell strata apart by.</source>
        <translation>没有勾选任何分层依据。</translation>
    </message>
    <message>
        <source>The sample is being drawn.</source>
        <translation>正在抽取样本。</translation>
    </message>
    <message>
        <source>The sample has no issue yet.</source>
        <translation>样本中还没有议题。</translation>
    </message>
    <message>
        <source>A random sample of</source>
        <translation>随机样本，数量</translation>
    </message>
    <message>
        <source>A part of the sample from each stratum, by</source>
        <translation>从每个层各抽取样本的一部分，依据</translation>
    </message>
</context>
<context>
    <name>accord::ui::SampleView</name>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Lines with the keyword</source>
        <translation>含有关键词的行</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>accord::ui::SavedFilters</name>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saved (%1)</source>
        <translation>已保存（%1）</translation>
    </message>
    <message>
        <source>Filters that the project keeps for everybody</source>
        <translation>项目为所有人保存的筛选</translation>
    </message>
    <message>
        <source>No round is open</source>
        <translation>没有打开的轮次</translation>
    </message>
    <message>
        <source>None kept yet</source>
        <translation>尚未保存筛选</translation>
    </message>
    <message>
        <source>&amp;Keep This Filter…</source>
        <translation>保存此筛选(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>This Filter Does Not Fit</source>
        <translation>此筛选不适用</translation>
    </message>
    <message>
        <source>Keep This Filter</source>
        <translation>保存此筛选</translation>
    </message>
    <message>
        <source>Name, for everybody in the project:</source>
        <translation>名称（对项目中的所有人可见）：</translation>
    </message>
    <message>
        <source>Remove the Filter</source>
        <translation>移除筛选</translation>
    </message>
    <message>
        <source>The filter “%1” is removed for everybody in the project. What was decided with it stays.</source>
        <translation>将为项目中的所有人移除筛选“%1”。用它作出的决定保持不变。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>accord::ui::ScopeBox</name>
    <message>
        <source>Meeting</source>
        <translation>会议</translation>
    </message>
    <message>
        <source>The whole round %1</source>
        <translation>整个轮次 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>minutes-%1</source>
        <translation>会议记录-%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::ScreeningTab</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Some say “not for this study”, others do not: settle them in Reconcile</source>
        <translation>有人认为“不属于本研究”，有人不这样认为：请在“协商”中解决</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>筛查</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>An issue is out of the study when its decision says so or, while it has none, when everybody who is to label it said so. If some do and others do not, it is for Reconcile.</source>
        <translation>如果决定认为议题不属于本研究，或者尚无决定而所有应标注它的成员都这样认为，该议题即被排除在研究之外。如果意见不一，则留待“协商”解决。</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>Issues are screened in a round, while people label.</source>
        <translation>筛查在轮次中进行，与标注同时完成。</translation>
    </message>
    <message>
        <source>This round is blind</source>
        <translation>该轮次为盲标</translation>
    </message>
    <message>
        <source>What people say is not for this study is shown when the round is closed.</source>
        <translation>成员认为不属于本研究的议题在轮次关闭后显示。</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>已采集</translation>
    </message>
    <message>
        <source>Not for study</source>
        <translation>不属于研究</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Not all said</source>
        <translation>尚未全部判断</translation>
    </message>
    <message numerus="yes">
        <source>Of the collected, %Ln are repeats.</source>
        <translation>
            <numerusform>采集到的议题中有 %Ln 条为重复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeats are left out.</source>
        <translation>
            <numerusform>排除了 %Ln 个重复条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>not screened</source>
        <translation>未筛查</translation>
    </message>
    <message>
        <source>Nobody said of an issue of this round that it is not for the study: nothing is known of false positives.</source>
        <translation>没有人说过本轮次的某个问题不属于本研究：误报情况未知。</translation>
    </message>
</context>
<context>
    <name>accord::ui::SecondVoteController</name>
    <message>
        <source>Vote Again…</source>
        <translation>再次投票…</translation>
    </message>
    <message>
        <source>Second Vote…</source>
        <translation>二次投票…</translation>
    </message>
    <message>
        <source>Somebody Else</source>
        <translation>换一位</translation>
    </message>
    <message>
        <source>Keep the Keyboard</source>
        <translation>收回键盘</translation>
    </message>
    <message>
        <source>Pass the Keyboard</source>
        <translation>传递键盘</translation>
    </message>
    <message>
        <source>Reveal Without %1</source>
        <translation>不等 %1 人直接揭晓</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Reveal Without the Missing</source>
        <translation>不等未投票者直接揭晓</translation>
    </message>
    <message>
        <source>These have not voted yet: %1. When the votes are revealed, they cannot vote in this second vote any more.</source>
        <translation>以下成员尚未投票：%1。揭晓之后，他们将不能再参加此次二次投票。</translation>
    </message>
    <message>
        <source>Call Off the Second Vote</source>
        <translation>中止二次投票</translation>
    </message>
    <message>
        <source>Nobody will ever see what was voted.</source>
        <translation>任何人都不会看到所投的票。</translation>
    </message>
    <message>
        <source>Call Off</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>accord::ui::SecondVoteDialog</name>
    <message>
        <source>Your Second Vote</source>
        <translation>二次投票</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
</context>
<context>
    <name>accord::ui::Section</name>
    <message>
        <source>Copy or save “%1”</source>
        <translation>复制或保存“%1”</translation>
    </message>
    <message>
        <source>Copy as Table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Save as LaTeX…</source>
        <translation>保存为 LaTeX…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>保存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>保存为 SVG…</translation>
    </message>
    <message>
        <source>Save “%1”</source>
        <translation>保存“%1”</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>accord::ui::SelectionBar</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>层级：%1</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Final type</source>
        <translation>最终类型</translation>
    </message>
    <message>
        <source>All final types</source>
        <translation>所有最终类型</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>All repositories</source>
        <translation>所有仓库</translation>
    </message>
    <message>
        <source>Whose labels count</source>
        <translation>统计哪些成员的标签</translation>
    </message>
    <message>
        <source>Final type %1 %2</source>
        <translation>最终类型 %1 %2</translation>
    </message>
    <message>
        <source>Round: %1 (blind)</source>
        <translation>轮次：%1（盲标）</translation>
    </message>
    <message>
        <source>Round: %1</source>
        <translation>轮次：%1</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>%1 of %2 people</source>
        <translation>%2 人中的 %1 人</translation>
    </message>
    <message>
        <source>People: %1</source>
        <translation>成员：%1</translation>
    </message>
    <message>
        <source>Open codes count</source>
        <translation>自拟编码计入</translation>
    </message>
    <message>
        <source>Codes of annotators’ own are categories too: alike where their words are, and different from every category of the codebook. Otherwise they do not count.</source>
        <translation>标注者的自拟编码也算作类别：文字相同即相同，与编码手册中的每个类别都不同。否则不计入。</translation>
    </message>
</context>
<context>
    <name>accord::ui::SelectionBox</name>
    <message>
        <source>Pull requests as well</source>
        <translation>包括拉取请求</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>from 2023-01-01</source>
        <translation>自 2023-01-01</translation>
    </message>
    <message>
        <source>to 2025-12-31</source>
        <translation>至 2025-12-31</translation>
    </message>
    <message>
        <source>any; several between commas, one of them is enough</source>
        <translation>任意；多个以英文逗号分隔，符合其一即可</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时间段</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Host’s labels</source>
        <translation>平台标签</translation>
    </message>
    <message>
        <source>A day is written like 2023-01-31.</source>
        <translation>日期应写成 2023-01-31 的形式。</translation>
    </message>
    <message>
        <source>The last day comes before the first one.</source>
        <translation>结束日期早于起始日期。</translation>
    </message>
    <message>
        <source>Issues of any time</source>
        <translation>任意时间的议题</translation>
    </message>
    <message>
        <source>Issues %1</source>
        <translation>议题的%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::SelectionTab</name>
    <message>
        <source>Selection</source>
        <translation>选取</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Selected issues per month</source>
        <translation>每月选中的议题</translation>
    </message>
    <message>
        <source>Nothing to select from yet</source>
        <translation>尚无可选取的内容</translation>
    </message>
    <message>
        <source>Add a source first, then fetch it. What its period and keywords select is shown here.</source>
        <translation>请先添加来源，然后抓取。其时间段和关键词选中的内容会显示在这里。</translation>
    </message>
    <message>
        <source>Fetch the sources first. What their periods and keywords select is shown here, and nothing comes into the project before you bring it in.</source>
        <translation>请先抓取来源。其时间段和关键词选中的内容会显示在这里；在纳入之前，任何内容都不会进入项目。</translation>
    </message>
    <message>
        <source>Selecting…</source>
        <translation>正在选取…</translation>
    </message>
    <message>
        <source>The texts that were fetched are searched for the keywords of their sources.</source>
        <translation>正在已抓取的正文中查找各来源的关键词。</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>正在选取</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>Bring In…</source>
        <translation>纳入…</translation>
    </message>
    <message>
        <source>Bring In What Changed</source>
        <translation>纳入更改的内容</translation>
    </message>
    <message numerus="yes">
        <source>Bring In %Ln Issues</source>
        <translation>
            <numerusform>纳入 %Ln 个议题</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing in what is selected</source>
        <translation>正在纳入选中的内容</translation>
    </message>
    <message>
        <source>They can be sampled on the page Study.</source>
        <translation>可以在“研究”页面对它们抽样。</translation>
    </message>
</context>
<context>
    <name>accord::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of the interface’s text</source>
        <translation>界面文字大小</translation>
    </message>
    <message>
        <source>As the interface has it</source>
        <translation>与界面相同</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of issue texts and categories</source>
        <translation>议题和类别的文字大小</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Enter goes on to the next issue to do</source>
        <translation>按 Enter 转到下一个待办议题</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>协商</translation>
    </message>
    <message>
        <source>Pseudonyms: A1, A2, … instead of initials</source>
        <translation>代号：用 A1、A2… 代替姓名缩写</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>accord::ui::SettledPairReader</name>
    <message>
        <source>%1: none is decided yet.</source>
        <translation>%1：尚无决定。</translation>
    </message>
    <message>
        <source>%1, decided so far: %2</source>
        <translation>%1，到目前为止的决定：%2</translation>
    </message>
    <message>
        <source>Causes: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>没有给出理由</translation>
    </message>
    <message numerus="yes">
        <source>Decide the Remaining %Ln of %1 by Majority…</source>
        <translation>
            <numerusform>按多数决定 %1 中剩余的 %Ln 个…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide the Remaining %Ln of %1 as %2…</source>
        <translation>
            <numerusform>将 %1 中剩余的 %Ln 个决定为 %2…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::SharesTab</name>
    <message>
        <source>Shares</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Years from Lists…</source>
        <translation>从列表读取年份…</translation>
    </message>
    <message>
        <source>Lists of links, each called after its year (vllm_2023.txt), tell when issues were created; without them their texts do.</source>
        <translation>以年份命名的链接列表（vllm_2023.txt）说明议题的创建年份；没有列表时取自正文。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>层级：%1</translation>
    </message>
    <message>
        <source>Shares within</source>
        <translation>占比的范围</translation>
    </message>
    <message>
        <source>Of what the shares are: of all items, or within each part</source>
        <translation>占比针对什么：全部条目，或每个部分之内</translation>
    </message>
    <message>
        <source>Issues by repository, year and type</source>
        <translation>按仓库、年份和类型统计的议题</translation>
    </message>
    <message>
        <source>Shares of categories</source>
        <translation>各类别的占比</translation>
    </message>
    <message>
        <source>Lists of Links by Year</source>
        <translation>按年份的链接列表</translation>
    </message>
    <message>
        <source>Lists of links (*.txt)</source>
        <translation>链接列表 (*.txt)</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>Shares are those of the decisions of a round.</source>
        <translation>占比针对一个轮次的决定。</translation>
    </message>
    <message>
        <source>This round is blind</source>
        <translation>该轮次为盲标</translation>
    </message>
    <message>
        <source>What it is made of and what was decided is shown when the round is closed.</source>
        <translation>轮次关闭后显示它的构成以及所作的决定。</translation>
    </message>
    <message>
        <source>Years from Lists</source>
        <translation>从列表读取年份</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>No item is decided.</source>
        <translation>没有已决定的条目。</translation>
    </message>
</context>
<context>
    <name>accord::ui::SharingCommands</name>
    <message>
        <source>Hand Out Package…</source>
        <translation>发放分包…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
</context>
<context>
    <name>accord::ui::ShortcutButton</name>
    <message>
        <source>Empty the field</source>
        <translation>清空此栏</translation>
    </message>
</context>
<context>
    <name>accord::ui::ShortcutEditor</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>所有位置</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Works in</source>
        <translation>适用位置</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>%1 already does “%2”. Please give that command another shortcut first.</source>
        <translation>%1 已用于“%2”。请先为该命令设置其他快捷键。</translation>
    </message>
</context>
<context>
    <name>accord::ui::SizeDialog</name>
    <message>
        <source>How Many Issues?</source>
        <translation>需要多少个议题？</translation>
    </message>
    <message>
        <source>For a Proportion</source>
        <translation>用于比例</translation>
    </message>
    <message>
        <source>For Kappa</source>
        <translation>用于 κ</translation>
    </message>
    <message>
        <source>Sentence for the paper</source>
        <translation>论文用语句</translation>
    </message>
    <message>
        <source>Copy the Sentence</source>
        <translation>复制语句</translation>
    </message>
    <message>
        <source>Use This Size</source>
        <translation>使用此样本量</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>What you think the proportion is; 50 % asks for most</source>
        <translation>预计的比例；50% 时要求的样本量最大</translation>
    </message>
    <message numerus="yes">
        <source>in each of the %n strata</source>
        <translation>
            <numerusform>在 %n 个层中各取</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信水平</translation>
    </message>
    <message>
        <source>Margin of error ±</source>
        <translation>误差范围 ±</translation>
    </message>
    <message>
        <source>Expected proportion</source>
        <translation>预期比例</translation>
    </message>
    <message>
        <source>Expected kappa</source>
        <translation>期望 κ</translation>
    </message>
    <message>
        <source>Interval ±</source>
        <translation>区间 ±</translation>
    </message>
    <message>
        <source>Labels per issue</source>
        <translation>每个议题的标签数</translation>
    </message>
    <message>
        <source>Categories, all alike</source>
        <translation>类别数（频率相同）</translation>
    </message>
    <message>
        <source>These numbers have no answer.</source>
        <translation>这些数值无解。</translation>
    </message>
    <message numerus="yes">
        <source>of the %Ln issues of the frame</source>
        <translation>
            <numerusform>限于抽样框中的 %Ln 条议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues over all strata</source>
        <translation>
            <numerusform>所有层共 %Ln 条议题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues</source>
        <translation>
            <numerusform>%Ln 条议题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::SourceDialog</name>
    <message>
        <source>Add Source</source>
        <translation>添加来源</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>编辑来源</translation>
    </message>
    <message>
        <source>owner/name, or a web address</source>
        <translation>所有者/名称，或网址</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>抓取方式</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation>%1，位于 %2，%3</translation>
    </message>
    <message>
        <source>such as vllm-project/vllm or https://gitee.com/mindspore/mindspore</source>
        <translation>例如 vllm-project/vllm 或 https://gitee.com/mindspore/mindspore</translation>
    </message>
</context>
<context>
    <name>accord::ui::SourceModel</name>
    <message>
        <source>removed source</source>
        <translation>已移除的来源</translation>
    </message>
</context>
<context>
    <name>accord::ui::SourcesTab</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The sources cannot be read</source>
        <translation>无法读取来源</translation>
    </message>
    <message>
        <source>No source yet</source>
        <translation>尚无来源</translation>
    </message>
    <message>
        <source>A source is a repository on GitHub, Gitee or another host, with the period and the keywords for which issues are wanted. Issues from files come in with File &gt; Import Issues.</source>
        <translation>来源是 GitHub、Gitee 或其他平台上的一个仓库，并设有所需议题的时间段和关键词。文件中的议题通过“文件 &gt; 导入议题”导入。</translation>
    </message>
    <message>
        <source>Add Sources From Links</source>
        <translation>从链接添加来源</translation>
    </message>
    <message>
        <source>Lists of links (*.txt *.csv);;All files (*)</source>
        <translation>链接列表 (*.txt *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Remove Source</source>
        <translation>移除来源</translation>
    </message>
    <message>
        <source>%1 is not fetched any more. The issues that it brought into the project stay, with everything that people said about them; what was fetched and not brought in goes.</source>
        <translation>将不再抓取 %1。它带入项目的议题会保留，连同成员对这些议题所作的一切标注；已抓取但未纳入的内容会被删除。</translation>
    </message>
    <message numerus="yes">
        <source>%n sources are not fetched any more. The issues that they brought into the project stay, with everything that people said about them; what was fetched and not brought in goes.</source>
        <translation>
            <numerusform>将不再抓取这 %n 个来源。它们带入项目的议题会保留，连同成员对这些议题所作的一切标注；已抓取但未纳入的内容会被删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，地址 %2</translation>
    </message>
    <message>
        <source>These sources came with a copy of the project, and were never fetched from on this computer:

%1

Requests are sent to these addresses, together with the token for their host if you gave one. Do you want that?</source>
        <translation>这些来源是随项目副本带来的，从未在这台计算机上抓取过：

%1

请求将发送到这些地址；如果提供过相应平台的访问令牌，令牌也会一并发送。是否继续？</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>抓取</translation>
    </message>
    <message>
        <source>Ask These Hosts</source>
        <translation>向这些平台发送请求</translation>
    </message>
    <message>
        <source>It can be stopped at any time and goes on where it stopped.</source>
        <translation>可以随时停止，之后会从停止处继续。</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Stopped. What came so far is kept, and Fetch goes on from there.</source>
        <translation>已停止。已取得的内容会保留，再次“抓取”会从该处继续。</translation>
    </message>
</context>
<context>
    <name>accord::ui::StartPage</name>
    <message>
        <source>Accord</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Label issues together, see where you disagree, settle it.</source>
        <translation>共同标注议题，发现分歧，解决分歧。</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>was in %1</source>
        <translation>原位于 %1</translation>
    </message>
</context>
<context>
    <name>accord::ui::StartVote</name>
    <message>
        <source>&lt;b&gt;Second vote&lt;/b&gt;&lt;br&gt;Everybody votes unseen; first labels stay as they are.</source>
        <translation>&lt;b&gt;二次投票&lt;/b&gt;&lt;br&gt;所有人各自投票，互不可见；首次标签保持不变。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Space: takes part or not. Enter: begin.</source>
        <translation>Space：是否参加。Enter：开始。</translation>
    </message>
    <message>
        <source>Say who takes part: at least one.</source>
        <translation>请指定参加者：至少一人。</translation>
    </message>
    <message numerus="yes">
        <source>On all %Ln waiting issues of this block (B)</source>
        <translation>
            <numerusform>对本组全部 %Ln 条等待中的议题 (B)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::StatusLine</name>
    <message>
        <source>not yet: no issue has labels of two people</source>
        <translation>尚无：没有议题有两个人的标签</translation>
    </message>
    <message>
        <source>undefined: a single category is in use</source>
        <translation>未定义：只使用了一个类别</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>observer</source>
        <translation>观察者</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>Agreement is hidden until the blind of this round is lifted.</source>
        <translation>解除此轮次的盲标之前，不显示一致性。</translation>
    </message>
    <message>
        <source>κ %1</source>
        <translation>κ %1</translation>
    </message>
    <message>
        <source>Fleiss’ kappa of the round, 95 % interval</source>
        <translation>此轮次的 Fleiss κ，95% 置信区间</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Sub-theme</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>Who else is here</source>
        <translation>还有谁打开了此项目</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>请选择身份</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Package for %1</source>
        <translation>%1 的分包</translation>
    </message>
    <message>
        <source>It holds the items of one person and nothing of the others. Send it back when you are done, or as often as you like: it is merged into the project it came from.</source>
        <translation>其中是一位成员的条目，不含其他成员的任何内容。完成后请发回，也可以随时多次发回：它会合并到其来源项目中。</translation>
    </message>
    <message>
        <source>You label as this person. Click to be somebody else.</source>
        <translation>您以此成员的身份标注。单击可更换身份。</translation>
    </message>
    <message>
        <source>You label as this person.</source>
        <translation>您以此成员的身份标注。</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>The round that the pages show. Click to choose another one.</source>
        <translation>各页面显示的轮次。单击可选择其他轮次。</translation>
    </message>
    <message>
        <source>No taxonomy yet</source>
        <translation>还没有分类体系</translation>
    </message>
    <message>
        <source>Codebook %1</source>
        <translation>编码手册 %1</translation>
    </message>
    <message>
        <source>This round goes on with the codebook that it was started with. The newest is %1.</source>
        <translation>此轮次继续使用开始时的编码手册。最新的是 %1。</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>Saved, and a draft</source>
        <translation>已保存，另有草稿</translation>
    </message>
    <message>
        <source>What you typed is kept on this computer, also if Accord ends. Nobody else sees it before you decide.</source>
        <translation>输入的内容保存在这台计算机上，Accord 退出后也会保留。作出决定之前，其他人看不到它。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>accord::ui::StudyCommands</name>
    <message>
        <source>Who Am I…</source>
        <translation>选择身份…</translation>
    </message>
    <message>
        <source>Choose Round…</source>
        <translation>选择轮次…</translation>
    </message>
    <message>
        <source>Lift the Blind…</source>
        <translation>解除盲标…</translation>
    </message>
    <message>
        <source>Who Are You?</source>
        <translation>选择身份</translation>
    </message>
    <message>
        <source>Your labels are kept under this name, and this computer remembers it for this project.</source>
        <translation>您的标签将以此姓名保存，这台计算机会为此项目记住它。</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>其他人…</translation>
    </message>
    <message>
        <source>Who is not in the list is added on the Study page. %1</source>
        <translation>不在列表中的成员可以在“研究”页面上添加。%1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>Who Am I</source>
        <translation>选择身份</translation>
    </message>
    <message>
        <source>Use the Newest Codebook…</source>
        <translation>使用最新的编码手册…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>accord::ui::StudyPage</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>The round that this page is about</source>
        <translation>此页面所针对的轮次</translation>
    </message>
    <message>
        <source>One issue of the training</source>
        <translation>培训中的一个议题</translation>
    </message>
</context>
<context>
    <name>accord::ui::StudySettingsDialog</name>
    <message>
        <source>Settings of the Study</source>
        <translation>研究设置</translation>
    </message>
    <message>
        <source> issues</source>
        <translation> 个议题</translation>
    </message>
    <message>
        <source>none; such as: theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6</source>
        <translation>无；例如：theme fleiss-kappa &gt;= 0.7 and lower &gt; 0.6</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Not for this study</source>
        <translation>不属于本研究</translation>
    </message>
    <message>
        <source>The first one is chosen with 1, the second with 2, and so on. A reason that is taken away stays in the labels that have it.</source>
        <translation>第一条用 1 选择，第二条用 2 选择，依此类推。被移除的理由仍保留在已使用它的标签中。</translation>
    </message>
    <message>
        <source>Right in training</source>
        <translation>培训中判为正确</translation>
    </message>
    <message>
        <source>Down to this level a label has to be that of the reference.</source>
        <translation>到此层级为止，标签必须与参考标签相同。</translation>
    </message>
    <message>
        <source>Ready with</source>
        <translation>就绪所需正确率</translation>
    </message>
    <message>
        <source>of at least</source>
        <translation>至少标注</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>验收标准</translation>
    </message>
    <message>
        <source>What a round has to reach before the study goes on; a round may have its own. Levels, coefficients, new-categories, proposals and seconds are compared with &gt;=, &gt;, &lt;= or &lt;, and joined with “and”.</source>
        <translation>轮次必须达到的条件，之后研究才能继续；轮次可以有自己的条件。层级、系数、new-categories、proposals 和 seconds 用 &gt;=、&gt;、&lt;= 或 &lt; 进行比较，并用“and”连接。</translation>
    </message>
</context>
<context>
    <name>accord::ui::TabbedPage</name>
    <message>
        <source>Parts of the page</source>
        <translation>页面的各部分</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyCommands</name>
    <message>
        <source>Proposals for the Codebook</source>
        <translation>编码手册的提案</translation>
    </message>
    <message>
        <source>Propose a Change of the Codebook…</source>
        <translation>提议修改编码手册…</translation>
    </message>
    <message>
        <source>Say who you are first: proposals are made under your name.</source>
        <translation>请先选择身份：提案以您的姓名提出。</translation>
    </message>
    <message>
        <source>“%1” is in the codebook now. The issues that raised it can be labelled again.</source>
        <translation>“%1”现已写入编码手册。引发它的议题可以重新标注了。</translation>
    </message>
    <message numerus="yes">
        <source>%n proposals for the codebook wait for your opinion.</source>
        <translation>
            <numerusform>有 %n 个编码手册提案等待您的意见。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in version %2 of the codebook. The round “%3” is closed: its labels stay those of version %4.</source>
        <translation>“%1”已在编码手册的版本 %2 中。轮次“%3”已关闭：其标签仍按版本 %4。</translation>
    </message>
    <message>
        <source>“%1” is in version %2 of the codebook. The round “%3” goes on with version %4, in which nobody can choose it, until it is told to use the newest. %5</source>
        <translation>“%1”已在编码手册的版本 %2 中。轮次“%3”继续使用版本 %4，其中还不能选用它，直到让该轮次使用最新版本为止。%5</translation>
    </message>
    <message>
        <source>You can do that.</source>
        <translation>您可以这样做。</translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyPage</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No codebook yet</source>
        <translation>还没有编码手册</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Shown with the pending edits, which are not applied yet</source>
        <translation>显示时包含尚未应用的修改</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>To Look at Again</source>
        <translation>待复核</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels in round %1</source>
        <translation>
            <numerusform>轮次 %1 中有 %Ln 个标签</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1 of the codebook holds now.</source>
        <translation>编码手册的版本 %1 现已生效。</translation>
    </message>
    <message>
        <source>Version %1 of the codebook holds now. %2 takes it back.</source>
        <translation>编码手册的版本 %1 现已生效。按 %2 可撤销。</translation>
    </message>
    <message>
        <source>Open Codes</source>
        <translation>开放编码</translation>
    </message>
    <message>
        <source>A codebook says which categories there are and when to use them. Import one from a table, a text, a Markdown list or JSON; a template shows what it looks like.</source>
        <translation>编码手册说明有哪些类别以及何时使用。可以从表格、文本、Markdown 列表或 JSON 导入；模板显示文件的样子。</translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyPreviewDialog</name>
    <message>
        <source>Import Taxonomy</source>
        <translation>导入分类体系</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new categories, %2 changed, %3 to be retired.</source>
        <translation>
            <numerusform>%1：新增 %Ln 个类别，更改 %2 个，将停用 %3 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Taxonomies (*.csv *.tsv *.txt *.md *.markdown *.json)</source>
        <translation>分类体系 (*.csv *.tsv *.txt *.md *.markdown *.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text by indentation (*.txt);;Markdown (*.md);;JSON (*.json)</source>
        <translation>表格 (*.csv);;缩进文本 (*.txt);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>accord::ui::TaxonomyPreviewTree</name>
    <message>
        <source>Categories of the file</source>
        <translation>文件中的类别</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>will be retired</source>
        <translation>将停用</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>accord::ui::TokensDialog</name>
    <message>
        <source>Access Tokens</source>
        <translation>访问令牌</translation>
    </message>
    <message>
        <source>With a token a host allows many more requests in an hour, and GitHub’s GraphQL can be used. A token that may read public repositories is enough. It is kept in the keyring of this system, and sent to its host only.</source>
        <translation>有了访问令牌，平台每小时允许的请求次数会多得多，还可以使用 GitHub 的 GraphQL。能读取公开仓库的令牌即可。令牌保存在本系统的密钥环中，只发送给相应的平台。</translation>
    </message>
    <message>
        <source>Access token for %1</source>
        <translation>%1 的访问令牌</translation>
    </message>
    <message>
        <source>paste a token</source>
        <translation>粘贴令牌</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>None. The environment variable %1 would be read as well.</source>
        <translation>没有。也会读取环境变量 %1。</translation>
    </message>
    <message>
        <source>There is one in the keyring of this system.</source>
        <translation>已保存在本系统的密钥环中。</translation>
    </message>
    <message>
        <source>There is one, for as long as this window is open.</source>
        <translation>已有，仅在此窗口打开期间有效。</translation>
    </message>
    <message>
        <source>There is one, from the environment variable %1.</source>
        <translation>已有，来自环境变量 %1。</translation>
    </message>
    <message>
        <source>The keyring of this system cannot be used (%1). A token is kept until Accord is closed, and nowhere else.</source>
        <translation>无法使用本系统的密钥环（%1）。令牌只保留到 Accord 关闭为止，不会保存到其他地方。</translation>
    </message>
</context>
<context>
    <name>accord::ui::TopUpDialog</name>
    <message>
        <source>Top Up “%1”</source>
        <translation>补抽“%1”</translation>
    </message>
    <message>
        <source>Add Issues</source>
        <translation>添加议题</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Issues of it</source>
        <translation>该类别的议题数</translation>
    </message>
    <message>
        <source>No issue is left to draw.</source>
        <translation>没有可抽取的议题了。</translation>
    </message>
    <message>
        <source>There are enough.</source>
        <translation>数量已足够。</translation>
    </message>
    <message>
        <source>Enough wait to be labelled. Ask again when they are.</source>
        <translation>等待标注的议题已足够。标注完成后请再次查看。</translation>
    </message>
    <message>
        <source>Adding issues</source>
        <translation>正在添加议题</translation>
    </message>
    <message numerus="yes">
        <source>So far %1 of %Ln issues that somebody labelled are of the category; %2 wait to be labelled.</source>
        <translation>
            <numerusform>目前在已有人标注的 %Ln 条议题中，有 %1 条属于该类别；%2 条等待标注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more issues are added, of %1 that are left, in the order of the sample’s seed. Ask again when they are labelled.</source>
        <translation>
            <numerusform>按样本随机种子的顺序，从剩余的 %1 条议题中再增加 %Ln 条。标注完后可再次增加。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::TrainingTab</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ 已就绪</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>What is hard</source>
        <translation>难点</translation>
    </message>
    <message>
        <source>Who is ready</source>
        <translation>谁已就绪</translation>
    </message>
    <message>
        <source>Not a training round</source>
        <translation>不是培训轮次</translation>
    </message>
    <message>
        <source>In a training round people label issues whose label is known, and see at once where and why they differ. Choose one above, or make one with New Round.</source>
        <translation>在培训轮次中，成员标注标签已知的议题，并立即看到自己的标签在何处、为何与之不同。请在上方选择一个，或用“新建轮次”创建一个。</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message numerus="yes">
        <source>Ready is who labelled at least %n issues and got %1 of them right, down to the level %2.</source>
        <translation>
            <numerusform>至少标注 %n 个议题且其中 %1 正确（正确与否判断到%2层级）即为就绪。</numerusform>
        </translation>
    </message>
    <message>
        <source>No issue of the round has a reference yet: label them yourself with a note that says why, and use your labels as references.</source>
        <translation>此轮次还没有议题有参考标签：请自己标注，并在备注中说明理由，然后将自己的标签用作参考标签。</translation>
    </message>
    <message numerus="yes">
        <source>%n issues have a reference.</source>
        <translation>
            <numerusform>%n 个议题有参考标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>议题</translation>
    </message>
    <message>
        <source>Differed from the reference</source>
        <translation>与参考标签不同</translation>
    </message>
    <message>
        <source>Use My Labels as References</source>
        <translation>将我的标签用作参考标签</translation>
    </message>
    <message>
        <source>Your labels in “%1” become the references that others are compared with, your notes the explanations. Earlier references of these issues are replaced.</source>
        <translation>您在“%1”中的标签将成为供其他人比较的参考标签，您的备注将成为说明。这些议题原有的参考标签会被替换。</translation>
    </message>
    <message>
        <source>Use Them</source>
        <translation>使用</translation>
    </message>
    <message numerus="yes">
        <source>%n references were made, %1 of them without an explanation.</source>
        <translation>
            <numerusform>已生成 %n 个参考标签，其中 %1 个没有解释。</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues that you have not labelled: %1.</source>
        <translation>您未标注的议题：%1 条。</translation>
    </message>
</context>
<context>
    <name>accord::ui::VerdictBar</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Why is it not for this study?</source>
        <translation>为什么不属于本研究？</translation>
    </message>
</context>
<context>
    <name>accord::ui::VersionActions</name>
    <message>
        <source>Return to Version %1</source>
        <translation>回到版本 %1</translation>
    </message>
    <message>
        <source>Take Back Version %1</source>
        <translation>收回版本 %1</translation>
    </message>
    <message>
        <source>What version %1 says is written again as version %2. Labels, decisions and the history stay as they are, and this can be undone.</source>
        <translation>版本 %1 的内容将重新写为版本 %2。标签、决定和历史保持不变，并且此操作可以撤销。</translation>
    </message>
</context>
<context>
    <name>accord::ui::VersionsPanel</name>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>&amp;Compared with</source>
        <translation>与之比较(&amp;C)</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>an empty codebook</source>
        <translation>空的编码手册</translation>
    </message>
    <message>
        <source>All of version %1</source>
        <translation>版本 %1 的全部内容</translation>
    </message>
    <message>
        <source>From version %1 to version %2</source>
        <translation>从版本 %1 到版本 %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n types</source>
        <translation>
            <numerusform>%n 个类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n themes</source>
        <translation>
            <numerusform>%n 个主题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sub-themes</source>
        <translation>
            <numerusform>%n 个子主题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::ViewCommands</name>
    <message>
        <source>Full Screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Theme of the System</source>
        <translation>跟随系统主题</translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>High Contrast Theme</source>
        <translation>高对比度主题</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Standard Text Size</source>
        <translation>标准文字大小</translation>
    </message>
</context>
<context>
    <name>accord::ui::VoteCommands</name>
    <message>
        <source>Vote on What Waits…</source>
        <translation>为等待的议题投票…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln issues wait for your second vote.</source>
        <translation>
            <numerusform>%Ln 个议题等待二次投票。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for your second vote.</source>
        <translation>%1 等待二次投票。</translation>
    </message>
</context>
<context>
    <name>accord::ui::VoteLine</name>
    <message numerus="yes">
        <source>%Ln wait for your vote</source>
        <translation>
            <numerusform>%Ln 条等待您投票</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>accord::ui::VoteRow</name>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>多数</translation>
    </message>
</context>
<context>
    <name>accord::ui::VotesPanel</name>
    <message>
        <source>Cannot tell yet</source>
        <translation>暂时无法判断</translation>
    </message>
    <message>
        <source>Not labelled yet</source>
        <translation>尚未标注</translation>
    </message>
    <message>
        <source>Own code: %1</source>
        <translation>自拟编码：%1</translation>
    </message>
</context>
</TS>
