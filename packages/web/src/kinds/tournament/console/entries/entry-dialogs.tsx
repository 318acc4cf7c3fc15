import { makeRounds, parseRounds } from "@losfee/contract";
import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { NumberField, TextField } from "../../../../parts/fields.tsx";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { Consequences, useAsking } from "../../parts/details/asking.tsx";
import type { ShownDetails } from "../../parts/details/detail-fields.tsx";
import { AddDetails, ChangeDetails } from "../../parts/details/details-dialogs.tsx";
import { entryWords } from "../../parts/paste/entry-words.ts";
import type { EntriesModel, EntryRow } from "./page.ts";

/** A question about an entry. */
export type EntryQuestion =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "withdraw" | "pause" | "remove"; readonly row: EntryRow };

interface DialogProps {
  readonly model: EntriesModel;
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
      return <ChangeDetails {...rest} shown={shownOf(rest.model)} previews row={question.row} />;
    case "withdraw":
      return <Withdraw {...rest} row={question.row} />;
    case "pause":
      return <Pause {...rest} row={question.row} />;
    case "remove":
      return <Remove {...rest} row={question.row} />;
  }
};

/** True once a round exists: until then entries come and go without any effect. */
const hasBegun = ({ rows }: EntriesModel): boolean => rows.some(({ isInRounds }) => isInRounds);

const shownOf = (model: EntriesModel): ShownDetails => ({
  withPerson: model.hasTitles,
  withTeam: model.hasTeams,
  withVenue: model.ofTeams,
});

const Add = ({ model, onClose }: DialogProps): VNode => {
  const language = useLanguage();
  const t = entryWords(language, model.ofTeams);
  return (
    <AddDetails
      shown={shownOf(model)}
      previews={hasBegun(model)}
      title={t.add}
      confirm={t.addOne}
      added={(name) => t.added({ name })}
      command={(details) => ({ type: "add-entries", entries: [details] })}
      keeps={["team", "club", "nation"]}
      onClose={onClose}
    />
  );
};

const Withdraw = ({ model, row, onClose }: RowDialogProps): VNode => {
  const page = usePage();
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, notes } = useAsking(page);
  const [fromRound, setFromRound] = useState(model.nextRound);
  const [reason, setReason] = useState("");
  const withdraw = async (): Promise<void> => {
    const from = model.isAtTables ? {} : { fromRound };
    if (
      !(await act(
        { type: "withdraw-entry", entry: row.id, ...from, reason },
        consoleTexts[page.language].isDoneFor({ name: row.name, act: t.withdraw }),
      ))
    )
      return;
    rememberReason("withdraw-entry", reason);
    onClose();
  };
  return (
    <ActionDialog
      title={t.withdraw}
      confirm={t.withdrawConfirm}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void withdraw()}
    >
      <p>{t.withdrawAsk({ name: row.name })}</p>
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
      <ReasonField act="withdraw-entry" value={reason} onChange={setReason} first />
      <Consequences notes={notes} />
    </ActionDialog>
  );
};

const Pause = ({ model, row, onClose }: RowDialogProps): VNode => {
  const page = usePage();
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
    const done = consoleTexts[page.language].isDoneFor({ name: row.name, act: t.pause });
    const ending = { type: "end-pause", entry: row.id, rounds: ended } as const;
    if (ended.length > 0 && !(await act(ending, done))) return;
    const pausing = { type: "pause-entry", entry: row.id, rounds, ...granting } as const;
    if (wanted.length === 0 || (await act(pausing, done))) onClose();
  };
  return (
    <ActionDialog
      title={t.pause}
      confirm={t.save}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void pause()}
    >
      <TextField
        label={t.pauseAsk({ name: row.name })}
        value={text}
        first
        selects
        onChange={setText}
      />
      {model.hasHalfPoints && <TextField label={t.halfPointsAsk} value={half} onChange={setHalf} />}
      <p class="note">{t.pauseHint}</p>
    </ActionDialog>
  );
};

const Remove = ({ model, row, onClose }: RowDialogProps): VNode => {
  const page = usePage();
  const t = entryWords(page.language, model.ofTeams);
  const { act, problem, notes } = useAsking(page);
  return (
    <ActionDialog
      title={t.remove}
      confirm={t.removeConfirm}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={async () => {
        if (
          await act(
            { type: "remove-entry", entry: row.id },
            consoleTexts[page.language].isDoneFor({ name: row.name, act: t.remove }),
          )
        )
          onClose();
      }}
    >
      <p>{t.removeAsk({ name: row.name })}</p>
      <Consequences notes={notes} />
    </ActionDialog>
  );
};
