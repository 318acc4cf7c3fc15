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
  /** All while the text is empty. */
  readonly rows: readonly Row[];
  readonly chosen: Row | undefined;
  readonly find: (text: string) => void;
  readonly choose: (index: number) => void;
  /** Chooses the row so many further down, or up. */
  readonly move: (step: number) => void;
}

/** Finds rows by the name of a person; the first is chosen, until another is. */
export const useFinder = <Row extends NamedPlayer>(all: readonly Row[]): Finder<Row> => {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const rows = text.trim() === "" ? all : findPeople(text, all);
  return {
    text,
    rows,
    chosen: rows[Math.min(at, rows.length - 1)],
    find: (next) => {
      setText(next);
      setAt(0);
    },
    choose: setAt,
    move: (step) => setAt(Math.min(Math.max(at + step, 0), rows.length - 1)),
  };
};

interface FinderFieldProps {
  readonly finder: Finder<NamedPlayer>;
  readonly label: string;
  readonly hint: string;
  readonly autofocus?: boolean;
  readonly onEnter?: () => void;
}

/** The field in which a person is found; arrow keys choose. */
export const FinderField = ({
  finder: { text, find, move },
  label,
  hint,
  autofocus = false,
  onEnter = () => undefined,
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
          const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          move(step);
        }}
      />
      <span id="who-hint" class="visually-hidden">
        {hint}
      </span>
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
  <div class="cluster act-bar">
    <span>
      {consoleTexts[page.language].chosen}: <b>{row.name}</b>
    </span>
    {!closed && children}
    <ErasePerson key={row.id} page={page} row={row} />
  </div>
);
