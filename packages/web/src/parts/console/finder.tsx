import { findPeople, type NamedPlayer } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { useShortcuts } from "../../shell/client/context.ts";
import type { PageFrame } from "../../shell/page.ts";
import { Form } from "../form.tsx";
import { ErasePerson, type ErasePersonProps } from "./erase-person.tsx";
import { consoleTexts } from "./texts.ts";

/** Which rows a text finds, and which of them is chosen. */
export interface Finder<Row extends NamedPlayer> {
  readonly text: string;
  /** The best that fit first; in their own order while the text is empty. */
  readonly rows: readonly Row[];
  /** The row that was picked, else the first. */
  readonly chosen: Row | undefined;
  /** The row that somebody picked by hand, as long as it is among those that are found. */
  readonly picked: Row | null;
  readonly find: (text: string) => void;
  readonly choose: (id: Row["id"]) => void;
  /** Whom the text was typed for is found: all rows are there again, and that one is chosen. */
  readonly settle: (id: Row["id"]) => void;
  /** Chooses the row so many further down, or up. */
  readonly move: (step: number) => void;
}

/**
 * Finds rows by the name of a person; the first is chosen, until another is, or whom the page's
 * address names by `?entry=`. While nothing is typed there may be fewer of them.
 */
export const useFinder = <Row extends NamedPlayer>(
  all: readonly Row[],
  url: string,
  whileEmpty: readonly Row[] = all,
): Finder<Row> => {
  const [text, setText] = useState("");
  // By who it is, not where: rows move while others work.
  const [id, setId] = useState<Row["id"] | null>(entryIn(url));
  const rows = text.trim() === "" ? whileEmpty : findPeople(text, all);
  const picked = rows.find((row) => row.id === id) ?? null;
  const chosen = picked ?? rows[0];
  return {
    text,
    rows,
    chosen,
    picked,
    find: (next) => {
      setText(next);
      setId(null);
    },
    choose: setId,
    settle: (found) => {
      setText("");
      setId(found);
    },
    move: (step) => {
      const at = chosen === undefined ? 0 : rows.indexOf(chosen);
      setId(rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.id ?? null);
    },
  };
};

const entryIn = (url: string): number | null => {
  const entry = new URLSearchParams(url.split("?", 2)[1]).get("entry");
  return entry === null ? null : Number(entry);
};

interface FinderFieldProps {
  readonly finder: Pick<Finder<NamedPlayer>, "text" | "find" | "move">;
  readonly label: string;
  readonly hint: string;
  readonly autofocus?: boolean;
  readonly onEnter?: () => void;
  /** What is to be said of what was typed. */
  readonly children?: ComponentChildren;
}

/** The field in which a person is found; arrow keys choose. */
export const FinderField = ({
  finder: { text, find, move },
  label,
  hint,
  autofocus = false,
  onEnter = () => undefined,
  children,
}: FinderFieldProps): VNode => {
  useShortcuts([{ key: "/", text: hint, run: () => document.getElementById("who")?.focus() }]);
  return (
    <Form class="field who" onSubmit={onEnter}>
      <label for="who">{label}</label>
      <input
        id="who"
        value={text}
        autofocus={autofocus}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="who-hint"
        onInput={(event) => find(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.altKey) return;
          const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          move(step);
        }}
      />
      <span id="who-hint" class="visually-hidden">
        {hint}
      </span>
      {children}
    </Form>
  );
};

interface ChosenBarProps {
  readonly row: ErasePersonProps["row"];
  readonly page: PageFrame;
  readonly closed: boolean;
  /** What can be done as long as the competition is open. */
  readonly children: ComponentChildren;
}

/** What can be done with who is chosen; people are erased from closed competitions, too. */
export const ChosenBar = ({ row, page, closed, children }: ChosenBarProps): VNode => (
  <div class="cluster act-bar no-print">
    <span>
      {consoleTexts[page.language].chosen}: <b>{row.name}</b>
    </span>
    {!closed && children}
    <ErasePerson key={row.id} page={page} row={row} />
  </div>
);
