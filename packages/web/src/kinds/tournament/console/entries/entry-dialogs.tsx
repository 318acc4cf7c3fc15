import { describeEntriesImpact, makeRounds, parseRounds } from "@losfee/contract";
import { asksFirst, type CommandInput, type EntriesCommand } from "@losfee/core";
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { consoleTexts } from "../../../../parts/console/texts.ts";
import { NumberField, TextField } from "../../../../parts/fields.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { DetailFields, type FormDetails, NO_DETAILS } from "./detail-fields.tsx";
import type { EntriesModel, EntryRow } from "./model.ts";
import { entryWords } from "./team-texts.ts";
import { entriesTexts } from "./texts.ts";

/** A question about an entry. */
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

/** The open question. */
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

/**
 * Sends a command; if refused, keeps the question open and shows the reason. Effects on pairing
 * numbers or on games that count are previewed first: sending the same command again confirms them.
 */
const useAsking = (page: PageFrame, previews = true) => {
  const { send, say } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<{
    readonly of: string;
    readonly notes: readonly string[];
  }>();
  const act = async (command: CommandInput, done: string): Promise<boolean> => {
    const of = JSON.stringify(command);
    const isNew = previews && preview?.of !== of;
    const notes = isNew ? await consequences(command, page) : [];
    setPreview(notes.length === 0 ? undefined : { of, notes });
    if (notes.length > 0) {
      setProblem(null);
      return false;
    }
    const answer = await send(command, { silent: true, done });
    if (!answer.ok) setProblem(answer.problem.detail);
    else {
      setProblem(null);
      for (const { message } of answer.value.warnings) say("warning", message);
    }
    return answer.ok;
  };
  return { act, problem, setProblem, notes: preview?.notes ?? [] };
};

/** Effects that need confirmation; refusals appear when the command is sent. */
const consequences = async (command: CommandInput, page: PageFrame): Promise<readonly string[]> => {
  if (!isPreviewed(command)) return [];
  const answer = await api("POST /competitions/:id/impact", {
    params: { id: competitionIdOf(page) },
    body: command,
  });
  if (!answer.ok) return [];
  const impact = answer.value;
  if (!("numbers" in impact)) throw new Error("not the impact of a command about entries");
  const { moves, settledBy } = impact.numbers;
  const renumbers = command.type === "change-entry" && settledBy === null && moves.length > 0;
  return asksFirst(impact) || renumbers ? describeEntriesImpact(impact, page.language) : [];
};

type Previewed = Exclude<EntriesCommand, { readonly type: "change-settings" }>;

const PREVIEWED: readonly Previewed["type"][] = [
  "add-entries",
  "change-entry",
  "remove-entry",
  "withdraw-entry",
];

const isPreviewed = (command: CommandInput): command is Previewed =>
  PREVIEWED.some((type) => type === command.type);

/** Effects of a command, before confirmation. */
const Consequences = ({
  notes,
  page,
}: {
  readonly notes: readonly string[];
  readonly page: PageFrame;
}): VNode | null =>
  notes.length === 0 ? null : (
    <div class="message warn stack" role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>{entriesTexts[page.language].confirmAgain}</p>
    </div>
  );

/** True once a round exists: until then entries come and go without any effect. */
const hasBegun = ({ rows }: EntriesModel): boolean => rows.some(({ isInRounds }) => isInRounds);

const Add = ({ model, page, onClose }: DialogProps): VNode => {
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, notes } = useAsking(page, hasBegun(model));
  const [details, setDetails] = useState(NO_DETAILS);
  const [added, setAdded] = useState("");
  const fields = useRef<HTMLDivElement>(null);
  const add = async (): Promise<void> => {
    if (!(await act({ type: "add-entries", entries: [details] }, t.added(details.name)))) return;
    setAdded(details.name);
    setDetails({
      ...NO_DETAILS,
      team: details.team,
      club: details.club,
      nation: details.nation,
    });
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
          withTeam={model.hasTeams}
          withVenue={model.ofTeams}
          language={page.language}
          onChange={setDetails}
        />
      </div>
      <p class="note" role="status">
        {added === "" ? t.addHint : t.added(added)}
      </p>
      <Consequences notes={notes} page={page} />
    </ActionDialog>
  );
};

const Edit = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, notes } = useAsking(page);
  const [details, setDetails] = useState<FormDetails>(row.details);
  const save = async (): Promise<void> => {
    if (
      await act(
        { type: "change-entry", entry: row.id, details },
        consoleTexts[page.language].isDoneFor(row.name, t.edit),
      )
    )
      onClose();
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
        withTeam={model.hasTeams}
        withVenue={model.ofTeams}
        language={page.language}
        onChange={setDetails}
      />
      <Consequences notes={notes} page={page} />
    </ActionDialog>
  );
};

const Withdraw = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, notes } = useAsking(page);
  const [fromRound, setFromRound] = useState(model.nextRound);
  const [reason, setReason] = useState("");
  const withdraw = async (): Promise<void> => {
    const from = model.isAtTables ? {} : { fromRound };
    if (
      !(await act(
        { type: "withdraw-entry", entry: row.id, ...from, reason },
        consoleTexts[page.language].isDoneFor(row.name, t.withdraw),
      ))
    )
      return;
    rememberReason(reason);
    onClose();
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.withdraw}
      confirm={t.withdrawConfirm}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void withdraw()}
    >
      <p>{t.withdrawAsk(row.name)}</p>
      {model.isAtTables ? (
        row.isInRounds && <p class="note">{t.whatFollows}</p>
      ) : (
        <NumberField
          label={t.fromRound}
          min={row.leavesFrom}
          max={model.planned + 1}
          value={fromRound}
          onChange={setFromRound}
        />
      )}
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
      <Consequences notes={notes} page={page} />
    </ActionDialog>
  );
};

const Pause = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, setProblem } = useAsking(page);
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
    const wanted = model.hasHalfPoints ? [...rounds, ...halfPoints] : rounds;
    const ended = coming.filter((round) => !wanted.includes(round));
    const done = consoleTexts[page.language].isDoneFor(row.name, t.pause);
    const ending = { type: "end-pause", entry: row.id, rounds: ended } as const;
    if (ended.length > 0 && !(await act(ending, done))) return;
    const pausing = { type: "pause-entry", entry: row.id, rounds, ...granting } as const;
    if (wanted.length === 0 || (await act(pausing, done))) onClose();
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
      <TextField label={t.pauseAsk(row.name)} value={text} first selects onChange={setText} />
      {model.hasHalfPoints && <TextField label={t.halfPointsAsk} value={half} onChange={setHalf} />}
      <p class="note">{t.pauseHint}</p>
    </ActionDialog>
  );
};

const Remove = ({ model, page, row, onClose }: RowDialogProps): VNode => {
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, notes } = useAsking(page);
  return (
    <ActionDialog
      language={page.language}
      title={t.remove}
      confirm={t.removeConfirm}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={async () => {
        if (
          await act(
            { type: "remove-entry", entry: row.id },
            consoleTexts[page.language].isDoneFor(row.name, t.remove),
          )
        )
          onClose();
      }}
    >
      <p>{t.removeAsk(row.name)}</p>
      <Consequences notes={notes} page={page} />
    </ActionDialog>
  );
};
