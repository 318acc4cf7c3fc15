import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { useReasoned } from "../../../../parts/console/use-reasoned.ts";
import type { SentCommand } from "../../../../shell/client/answers.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { useAct } from "../../public/me/use-act.ts";
import { LinkDialog } from "./link-dialog.tsx";
import type { LadderEntryRow } from "./model.ts";
import { readPlayerList } from "./read-list.ts";
import { entriesTexts } from "./texts.ts";

/** What is asked about a player. */
export type EntryQuestion =
  | { readonly kind: "add" | "paste" }
  | { readonly kind: "edit" | "retire" | "expel" | "link"; readonly row: LadderEntryRow };

interface DialogProps {
  readonly page: PageFrame;
  readonly onClose: () => void;
}

type RowDialogProps = DialogProps & { readonly row: LadderEntryRow };

/** The question that is open. */
export const EntryDialogs = ({
  question,
  ...rest
}: DialogProps & { readonly question: EntryQuestion }): VNode => {
  switch (question.kind) {
    case "add":
      return <Details {...rest} row={null} />;
    case "paste":
      return <Paste {...rest} />;
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
  page,
  row,
  onClose,
}: DialogProps & { readonly row: LadderEntryRow | null }): VNode => {
  const t = entriesTexts[page.language];
  const [details, setDetails] = useState({ ...NOBODY, ...row?.details });
  const [addresses, setAddresses] = useState(details.addresses.join(", "));
  const { act, problem } = useAct(onClose);
  const entry = {
    ...details,
    addresses: addresses.split(/[,;\s]+/).filter((address) => address !== ""),
  };
  const command: SentCommand =
    row === null
      ? { type: "add-entries", entries: [entry] }
      : { type: "change-entry", entry: row.id, details: entry };
  return (
    <ActionDialog
      language={page.language}
      title={row === null ? t.add : `${t.edit}: ${row.name}`}
      confirm={row === null ? t.add : t.save}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void act(command, t.added(entry.name), true)}
    >
      <label class="field">
        <span>{t.name}</span>
        <input
          value={details.name}
          required
          maxLength={120}
          autocomplete="off"
          data-first
          onInput={(event) => setDetails({ ...details, name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t.addresses}</span>
        <input
          value={addresses}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setAddresses(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t.rating}</span>
        <input
          inputMode="numeric"
          pattern="\d{0,4}"
          value={details.rating === 0 ? "" : String(details.rating)}
          onInput={(event) =>
            setDetails({ ...details, rating: Number(event.currentTarget.value) || 0 })
          }
        />
      </label>
      <label class="field">
        <span>{t.club}</span>
        <input
          value={details.club}
          maxLength={80}
          autocomplete="off"
          onInput={(event) => setDetails({ ...details, club: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t.language}</span>
        <select
          value={details.language}
          onChange={(event) =>
            setDetails({ ...details, language: event.currentTarget.value === "en" ? "en" : "de" })
          }
        >
          <option value="de">{t.languages.de}</option>
          <option value="en">{t.languages.en}</option>
        </select>
      </label>
      {row === null && <p class="note">{t.addHint}</p>}
    </ActionDialog>
  );
};

const Paste = ({ page, onClose }: DialogProps): VNode => {
  const t = entriesTexts[page.language];
  const [text, setText] = useState("");
  const { act, problem } = useAct(onClose);
  const entries = readPlayerList(text);
  return (
    <ActionDialog
      language={page.language}
      title={t.paste}
      confirm={`${t.take} (${entries.length})`}
      problem={problem}
      onClose={onClose}
      onSubmit={() =>
        void act({ type: "add-entries", entries }, t.added(String(entries.length)), true)
      }
    >
      <label class="field">
        <span>{t.pasteHint}</span>
        <textarea
          rows={10}
          required
          value={text}
          data-first
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
    </ActionDialog>
  );
};

const Leave = ({
  page,
  row,
  kind,
  onClose,
}: RowDialogProps & { readonly kind: "retire" | "expel" }): VNode => {
  const t = entriesTexts[page.language];
  const reasoned = useReasoned(onClose);
  const { reason } = reasoned;
  const command: SentCommand =
    kind === "retire"
      ? { type: "retire", player: row.id, reason }
      : { type: "expel-player", player: row.id, reason };
  return (
    <ActionDialog
      language={page.language}
      title={`${t[kind]}: ${row.name}`}
      confirm={t[kind]}
      danger
      problem={reasoned.problem}
      onClose={onClose}
      onSubmit={() => void reasoned.act(command)}
    >
      <p>{kind === "retire" ? t.retireAsk(row.name) : t.expelAsk(row.name)}</p>
      <ReasonField language={page.language} value={reason} onChange={reasoned.setReason} first />
    </ActionDialog>
  );
};
