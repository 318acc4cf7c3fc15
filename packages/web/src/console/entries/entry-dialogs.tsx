import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { PageFrame } from "../../page.ts";
import type { SentCommand } from "../client/answers.ts";
import { useConsole } from "../client/context.ts";
import { ActionDialog } from "../parts/dialog.tsx";
import { lastReasons, ReasonField, rememberReason } from "../parts/reason-field.tsx";
import { DetailFields, type FormDetails, NO_DETAILS } from "./detail-fields.tsx";
import type { EntriesModel, EntryRow } from "./model.ts";
import { makeRounds, parseRounds } from "./round-list.ts";
import { entriesTexts } from "./texts.ts";

/** What is asked about an entry. */
export type EntryQuestion =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "withdraw" | "pause" | "remove"; readonly row: EntryRow };

interface DialogProps {
  readonly model: EntriesModel;
  readonly page: PageFrame;
  readonly onClose: () => void;
}

interface RowDialogProps extends DialogProps {
  readonly row: EntryRow;
}

/** The question that is open. */
export const EntryDialogs = ({
  question,
  ...rest
}: DialogProps & { readonly question: EntryQuestion }): VNode => {
  switch (question.kind) {
    case "add":
      return <Add {...rest} />;
    case "edit":
      return <Edit {...rest} row={question.row} />;
    case "withdraw":
      return <Withdraw {...rest} row={question.row} />;
    case "pause":
      return <Pause {...rest} row={question.row} />;
    case "remove":
      return <Remove {...rest} row={question.row} />;
  }
};

/** Sends a command and keeps the question open, with the reason, where it is refused. */
const useAsking = () => {
  const { send } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (command: SentCommand): Promise<boolean> => {
    const answer = await send(command, { silent: true });
    if (answer.ok) setProblem(null);
    else setProblem(answer.problem.detail);
    return answer.ok;
  };
  return { act, problem, setProblem };
};

const Add = ({ model, page, onClose }: DialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { act, problem } = useAsking();
  const [details, setDetails] = useState(NO_DETAILS);
  const [added, setAdded] = useState("");
  const fields = useRef<HTMLDivElement>(null);
  const add = async (): Promise<void> => {
    if (!(await act({ type: "add-entries", entries: [details] }))) return;
    setAdded(details.name);
    setDetails({ ...NO_DETAILS, club: details.club, nation: details.nation });
    fields.current?.querySelector("input")?.focus();
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.add}
      confirm={t.addOne}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void add()}
    >
      <div ref={fields}>
        <DetailFields
          details={details}
          withPerson={model.hasTitles}
          language={page.language}
          onChange={setDetails}
        />
      </div>
      <p class="note" role="status">
        {added === "" ? t.addHint : t.added(added)}
      </p>
    </ActionDialog>
  );
};

const Edit = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { act, problem } = useAsking();
  const [details, setDetails] = useState<FormDetails>(row.details);
  const save = async (): Promise<void> => {
    if (await act({ type: "change-entry", entry: row.id, details })) onClose();
  };
  return (
    <ActionDialog
      language={page.language}
      title={`${t.edit}: ${row.name}`}
      confirm={t.save}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <DetailFields
        details={details}
        withPerson={model.hasTitles}
        language={page.language}
        onChange={setDetails}
      />
    </ActionDialog>
  );
};

const Withdraw = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { act, problem } = useAsking();
  const [fromRound, setFromRound] = useState(model.nextRound);
  const [reason, setReason] = useState(lastReasons()[0] ?? "");
  const withdraw = async (): Promise<void> => {
    if (!(await act({ type: "withdraw-entry", entry: row.id, fromRound, reason }))) return;
    rememberReason(reason);
    onClose();
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.withdraw}
      confirm={t.withdraw}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void withdraw()}
    >
      <p>{t.withdrawAsk(row.name)}</p>
      <label class="field">
        <span>{t.fromRound}</span>
        <input
          type="number"
          min={model.nextRound}
          max={model.planned + 1}
          value={fromRound}
          onInput={(event) => setFromRound(event.currentTarget.valueAsNumber)}
        />
      </label>
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
    </ActionDialog>
  );
};

const Pause = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { act, problem, setProblem } = useAsking();
  const coming = row.pauses.filter((round) => round >= model.nextRound);
  const [text, setText] = useState(
    coming.length === 0 ? String(model.nextRound) : makeRounds(coming),
  );
  const granted = row.halfPoints.filter((round) => round >= model.nextRound);
  const [half, setHalf] = useState(makeRounds(granted));
  const pause = async (): Promise<void> => {
    const rounds = parseRounds(text);
    const halfPoints = parseRounds(half);
    if (rounds === null || halfPoints === null) return setProblem(t.notRounds);
    const granting = model.hasHalfPoints ? { halfPoints } : {};
    if (await act({ type: "pause-entry", entry: row.id, rounds, ...granting })) onClose();
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.pause}
      confirm={t.save}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void pause()}
    >
      <label class="field">
        <span>{t.pauseAsk(row.name)}</span>
        <input
          value={text}
          data-first
          autocomplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {model.hasHalfPoints && (
        <label class="field">
          <span>{t.halfPointsAsk}</span>
          <input
            value={half}
            autocomplete="off"
            onInput={(event) => setHalf(event.currentTarget.value)}
          />
        </label>
      )}
      <p class="note">{t.pauseHint}</p>
    </ActionDialog>
  );
};

const Remove = ({ page, row, onClose }: RowDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { act, problem } = useAsking();
  return (
    <ActionDialog
      language={page.language}
      title={t.remove}
      confirm={t.remove}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={async () => {
        if (await act({ type: "remove-entry", entry: row.id })) onClose();
      }}
    >
      <p>{t.removeAsk(row.name)}</p>
    </ActionDialog>
  );
};
