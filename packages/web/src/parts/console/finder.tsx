import { findPeople, type NamedPlayer } from "@losfee/core";
import { consoleTexts, erasePersonTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { useShortcuts } from "../../shell/client/context.ts";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import { TextField } from "../fields.tsx";
import { Form } from "../form.tsx";
import { CommandDialog } from "./command-dialog.tsx";

/** Rows that match a text, and the chosen one. */
export interface Finder<Row extends NamedPlayer> {
  readonly text: string;
  /** Best match first; in the original order while the text is empty. */
  readonly rows: readonly Row[];
  /** The picked row, else the first. */
  readonly chosen: Row | undefined;
  /** The row picked by hand, while it is among the matches. */
  readonly picked: Row | null;
  readonly find: (text: string) => void;
  readonly choose: (id: Row["id"]) => void;
  /** Ends the search: all rows are shown again, with the given one chosen. */
  readonly settle: (id: Row["id"]) => void;
  /** Moves the choice down by `step` rows, or up. */
  readonly move: (step: number) => void;
}

/**
 * Finds rows by a person's name. The first match is chosen until the user picks another; `?entry=`
 * in the page's address presets one. Without a text, fewer rows may be listed.
 */
export const useFinder = <Row extends NamedPlayer>(
  all: readonly Row[],
  url: string,
  whileEmpty: readonly Row[] = all,
): Finder<Row> => {
  const [text, setText] = useState("");
  // By id rather than position: rows move while others work.
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
  /** Hints on the typed text. */
  readonly children?: ComponentChildren;
}

/** The search field for people; arrow keys choose. */
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
  readonly closed: boolean;
  /** True if the row is a person whose identity can be erased. */
  readonly erasable: boolean;
  /** Actions while the competition is open. */
  readonly children: ComponentChildren;
}

/** Actions for the chosen person; erasing also works in closed competitions. */
export const ChosenBar = ({ row, closed, erasable, children }: ChosenBarProps): VNode => {
  const language = useLanguage();
  return (
    <div class="cluster act-bar no-print">
      <span>
        {consoleTexts[language].chosen}: <b>{row.name}</b>
      </span>
      {!closed && children}
      {erasable && <ErasePerson key={row.id} row={row} />}
    </div>
  );
};

interface ErasePersonProps {
  readonly row: { readonly id: number; readonly name: string };
}

/**
 * Permanently erases a person's identity: a button and a question, confirmed with the person's
 * name.
 */
const ErasePerson = ({ row }: ErasePersonProps): VNode => {
  const t = useTexts(erasePersonTexts);
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState("");
  const close = (): void => {
    setAsking(false);
    setName("");
  };
  return (
    <>
      <button type="button" class="danger" onClick={() => setAsking(true)}>
        {t.erase}
      </button>
      {asking && (
        <CommandDialog
          title={t.erase}
          confirm={t.confirm}
          isFinal
          unclear={t.notTheName}
          done={t.done({ entry: row.id })}
          command={() =>
            name.trim() === row.name ? { type: "erase-person", entry: row.id } : null
          }
          onClose={close}
        >
          <p>{t.whatGoes}</p>
          <p>{t.whatStays}</p>
          <TextField
            label={t.typeName({ name: row.name })}
            value={name}
            spellcheck={false}
            first
            onChange={setName}
          />
        </CommandDialog>
      )}
    </>
  );
};
