import { LANGUAGE_DEFINITIONS, LANGUAGES, type Language } from "@losfee/contract";
import { type NamedPlayer, probableDuplicates } from "@losfee/core";
import { entriesTexts } from "@losfee/messages/ladder-console-entries";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ChoiceField, TextAreaField, TextField } from "../../../../parts/fields.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import { DuplicatesNote } from "../../parts/duplicates-note.tsx";
import { readPlayerList } from "../../parts/read-list.ts";
import { LinkDialog } from "./link-dialog.tsx";
import type { LadderEntryRow } from "./page.ts";

/** Dialogs about a player. */
export type EntryQuestion =
  | { readonly kind: "add" | "paste" }
  | { readonly kind: "edit" | "retire" | "expel" | "link"; readonly row: LadderEntryRow };

interface DialogProps {
  readonly onClose: () => void;
}

type RowDialogProps = DialogProps & { readonly row: LadderEntryRow };

/** The open dialog. */
export const EntryDialogs = ({
  question,
  players,
  ...rest
}: DialogProps & {
  readonly question: EntryQuestion;
  /** All entered players. */
  readonly players: readonly NamedPlayer[];
}): VNode => {
  switch (question.kind) {
    case "add":
      return <Details {...rest} row={null} />;
    case "paste":
      return <Paste {...rest} players={players} />;
    case "edit":
      return <Details {...rest} row={question.row} />;
    case "link":
      return <LinkDialog {...rest} row={question.row} />;
    case "retire":
    case "expel":
      return <Leave {...rest} row={question.row} kind={question.kind} />;
  }
};

const NOBODY: LadderEntryRow["details"] = {
  name: "",
  rating: 0,
  club: "",
  addresses: [],
  language: "de",
};

const Details = ({
  row,
  onClose,
}: DialogProps & { readonly row: LadderEntryRow | null }): VNode => {
  const t = useTexts(entriesTexts);
  const [details, setDetails] = useState({ ...NOBODY, ...row?.details });
  const [addresses, setAddresses] = useState(details.addresses.join(", "));
  const change = (part: Partial<typeof details>): void => setDetails({ ...details, ...part });
  const entry = {
    ...details,
    addresses: addresses.split(/[,;\s]+/).filter((address) => address !== ""),
  };
  return (
    <CommandDialog
      title={row === null ? t.add : `${t.edit}: ${row.name}`}
      confirm={row === null ? t.add : t.save}
      done={t.added({ name: entry.name })}
      command={() =>
        row === null
          ? { type: "add-entries", entries: [entry] }
          : { type: "change-entry", entry: row.id, details: entry }
      }
      onClose={onClose}
    >
      <TextField
        label={t.name}
        value={details.name}
        required
        maxLength={120}
        first
        onChange={(name) => change({ name })}
      />
      <TextField label={t.addresses} value={addresses} spellcheck={false} onChange={setAddresses} />
      <TextField
        label={t.rating}
        inputMode="numeric"
        pattern="\d{0,4}"
        value={details.rating === 0 ? "" : String(details.rating)}
        onChange={(text) => change({ rating: Number(text) || 0 })}
      />
      <TextField
        label={t.club}
        value={details.club}
        maxLength={80}
        onChange={(club) => change({ club })}
      />
      <ChoiceField
        label={t.language}
        value={details.language}
        choices={LANGUAGE_NAMES}
        onChange={(language) => change({ language })}
      />
      {row === null && <p class="note">{t.addHint}</p>}
    </CommandDialog>
  );
};

const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_DEFINITIONS[language].name]),
) as Readonly<Record<Language, string>>;

const Paste = ({
  players,
  onClose,
}: DialogProps & { readonly players: readonly NamedPlayer[] }): VNode => {
  const t = useTexts(entriesTexts);
  const [text, setText] = useState("");
  const { players: entries, faults } = readPlayerList(text);
  // Entered players never have negative numbers.
  const newcomers = entries.map(({ name }, index) => ({ id: -1 - index, name }));
  return (
    <CommandDialog
      title={t.paste}
      confirm={`${t.take} (${entries.length})`}
      done={t.added({ name: String(entries.length) })}
      command={() =>
        faults.length > 0 || entries.length === 0 ? null : { type: "add-entries", entries }
      }
      unclear={faults.length > 0 ? t.faults({ count: faults.length }) : t.none}
      onClose={onClose}
    >
      <TextAreaField label={t.pasteHint} rows={10} value={text} first onChange={setText} />
      {faults.length > 0 && (
        <ul class="note list-faults" role="status">
          {faults.map(({ line, code, text: about }) => (
            <li key={`${line} ${code} ${about}`}>
              {t.fault({ line, what: t.faultCodes[code], text: about })}
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <details open={faults.length === 0}>
          <summary>{t.preview({ count: entries.length })}</summary>
          <ol class="read-players">
            {entries.map(({ name, addresses = [], rating, club }, at) => (
              <li key={at}>
                {[name, addresses.join(", "), rating, club]
                  .filter((it) => it !== undefined && it !== "")
                  .join(" · ")}
              </li>
            ))}
          </ol>
        </details>
      )}
      <DuplicatesNote pairs={probableDuplicates(newcomers, players)} />
    </CommandDialog>
  );
};

const Leave = ({
  row,
  kind,
  onClose,
}: RowDialogProps & { readonly kind: "retire" | "expel" }): VNode => {
  const t = useTexts(entriesTexts);
  return (
    <CommandDialog
      title={`${t[kind]}: ${row.name}`}
      confirm={t[kind]}
      danger
      takesReason="first"
      command={(reason) => ({
        type: kind === "retire" ? "retire" : "expel-player",
        player: row.id,
        reason,
      })}
      onClose={onClose}
    >
      <p>{kind === "retire" ? t.retireAsk({ name: row.name }) : t.expelAsk({ name: row.name })}</p>
    </CommandDialog>
  );
};
