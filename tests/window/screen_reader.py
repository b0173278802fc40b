# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

"""What a screen reader finds in the window, from outside of the process, and a label given by it.

usage: screen_reader.py CODE NOTE
Chooses the category CODE for the issue at hand by the filter, writes NOTE and presses Accept. Widgets are found by
their roles and names alone; what has none is not there for this script, as it is not for who cannot see it. Prints the
issue's line of the queue before and after. Ends with 1 and a sentence where something is not found or does nothing.
"""

import sys
import time

import pyatspi

PATIENCE = 60  # seconds; a limit that no green test reaches


def below(accessible):
    """Everything under an accessible that shows, itself first; rows of lists that scroll are read as far as they show."""
    yield accessible
    for child in accessible:
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield from below(child)


def wait_for(what, look):
    """What look() returns once that is true."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found = look()
        except (LookupError, RuntimeError, NotImplementedError):
            found = None  # went while it was looked at
        except Exception as error:  # pyatspi's own: what an application answers while it rebuilds a list
            if type(error).__module__.split(".")[0] != "gi":
                raise
            found = None
        if found:
            return found
        if time.monotonic() > end:
            sys.exit(f"{what} is not there for a screen reader")
        time.sleep(0.05)


def first(within, role, name):
    return wait_for(
        f"{role} “{name}”",
        lambda: next((x for x in below(within) if x.getRoleName() == role and x.name.startswith(name)), None),
    )


def selected(tree):
    return [cell.name for cell in tree if cell and cell.getState().contains(pyatspi.STATE_SELECTED)]


def main():
    code, note = sys.argv[1:]
    desktop = pyatspi.Registry.getDesktop(0)
    application = wait_for("the application", lambda: next((x for x in desktop if x and x.name == "accord"), None))
    window = wait_for("the window", lambda: application[0])

    queue = first(window, "list", "Queue")
    issue = wait_for("the first issue of the queue", lambda: queue[0].name)
    print(issue)
    text = first(window, "label", "Issue").queryText()
    wait_for("the issue's text", lambda: len(text.getText(0, -1)) > len("Issue"))

    words = first(window, "text", "Filter categories")
    words.queryComponent().grabFocus()
    words.queryEditableText().setTextContents(code)
    categories = first(window, "tree", "Categories")
    wait_for(f"category {code}", lambda: any(x.name.startswith(code + " ") for x in categories if x))

    wait_for(f"{code} as the chosen category", lambda: any(x.startswith(code + " ") for x in selected(categories)))
    written = first(window, "text", "Note")
    written.queryEditableText().setTextContents(note)
    wait_for("the note", lambda: written.queryText().getText(0, -1) == note)
    first(window, "push button", "Accept").queryAction().doAction(0)

    after = wait_for("the label in the queue", lambda: next((x.name for x in queue if f"labelled {code}" in x.name), None))
    print(after)
    first(window, "label", "Saved")
    # Nothing that can be pressed or written into is without a name on any page. Which pages there are depends on who
    # looks; whoever labels has these.
    for page, role, name in PAGES:
        first(window, "page tab", page).queryAction().doAction(0)
        first(window, role, name)  # the page is filled
        found = wait_for(f"page {page}", lambda: [nameless(window)])
        if found[0]:
            sys.exit(f"page {page} has controls without a name: " + "; ".join(found[0]))


PAGES = (
    ("Label", "list", "Queue"),
    ("Reconcile", "list", "Conflicts"),
    ("Agreement", "list", "Categories, worst first"),
    ("Taxonomy", "tree", "Categories"),
    ("Study", "tree", "Rounds"),
)
CONTROLS = {"push button", "check box", "radio button", "text", "combo box", "spin button", "page tab", "list", "tree", "table"}


def nameless(window):
    return [
        f"{x.getRoleName()} in {x.parent.getRoleName()} “{x.parent.name}”"
        for x in below(window)
        if x.getRoleName() in CONTROLS and not x.name
    ]


main()
