import { makeRounds, parseRounds } from "@losfee/contract";
import type { EntryId, Loan } from "@losfee/core";
import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import {
  CheckField,
  NumberField,
  OptionalNumberField,
  TextField,
} from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { AddMember } from "../../parts/details/add-member.tsx";
import { ChangeDetails } from "../../parts/details/details-dialogs.tsx";
import type { MemberRow, SquadsModel } from "./page.ts";

/** A question about a squad. */
export type MemberQuestion =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "eligibility" | "remove"; readonly row: MemberRow };

interface DialogProps {
  readonly model: SquadsModel;
  readonly onClose: () => void;
}

interface RowDialogProps extends DialogProps {
  readonly row: MemberRow;
}

/** The open question. */
export const MemberDialogs = ({
  question,
  team,
  ...rest
}: DialogProps & { readonly question: MemberQuestion; readonly team: EntryId }): VNode => {
  switch (question.kind) {
    case "add":
      return <AddMember team={team} withPerson={rest.model.hasTitles} onClose={rest.onClose} />;
    case "edit":
      return (
        <ChangeDetails
          {...rest}
          shown={{ withPerson: rest.model.hasTitles }}
          previews
          row={question.row}
        />
      );
    case "eligibility":
      return <Eligible {...rest} row={question.row} />;
    case "remove":
      return <Remove {...rest} row={question.row} />;
  }
};

const Eligible = ({ model, row, onClose }: RowDialogProps): VNode => {
  const language = useLanguage();
  const t = squadsTexts[language];
  const [fromRound, setFromRound] = useState(row.fromRound);
  const [suspended, setSuspended] = useState(makeRounds(row.suspended));
  const [matchesAbove, setMatchesAbove] = useState(row.matchesAbove);
  const [isLent, setIsLent] = useState(row.loan !== undefined);
  const [loan, setLoan] = useState<Loan>(row.loan ?? { club: "" });
  return (
    <CommandDialog
      title={`${t.eligibility}: ${row.name}`}
      confirm={detailsTexts[language].save}
      unclear={t.notRounds}
      command={() => {
        const rounds = parseRounds(suspended);
        if (rounds === null) return null;
        const lent = isLent ? { loan } : {};
        const eligibility = { fromRound, suspended: rounds, matchesAbove, ...lent };
        return { type: "change-eligibility", entry: row.id, eligibility };
      }}
      onClose={onClose}
    >
      <TextField
        label={`${t.suspended} (${t.suspendedHint})`}
        value={suspended}
        first
        selects
        onChange={setSuspended}
      />
      <NumberField
        label={t.fromRound}
        min={1}
        max={model.planned + 1}
        value={fromRound}
        narrow
        onChange={setFromRound}
      />
      <NumberField
        label={t.matchesAbove}
        min={0}
        value={matchesAbove}
        narrow
        onChange={setMatchesAbove}
      />
      {model.boundAfter !== null && <p class="note">{t.bound({ matches: model.boundAfter })}</p>}
      <CheckField label={t.onLoan} value={isLent} onChange={setIsLent} />
      {isLent && <LoanFields loan={loan} model={model} onChange={setLoan} />}
    </CommandDialog>
  );
};

const LoanFields = ({
  loan: { club, fromRound, untilRound },
  model,
  onChange,
}: Pick<RowDialogProps, "model"> & {
  readonly loan: Loan;
  readonly onChange: (loan: Loan) => void;
}): VNode => {
  const t = useTexts(squadsTexts);
  const put = (name: string, from: number | null, until: number | null): void =>
    onChange({
      club: name,
      ...(from === null ? {} : { fromRound: from }),
      ...(until === null ? {} : { untilRound: until }),
    });
  const [from, until] = [fromRound ?? null, untilRound ?? null];
  return (
    <div class="cluster fields">
      <TextField label={t.lender} value={club} onChange={(name) => put(name, from, until)} />
      <OptionalNumberField
        label={t.loanFrom}
        min={1}
        max={model.planned}
        value={from}
        narrow
        onChange={(round) => put(club, round, until)}
      />
      <OptionalNumberField
        label={t.loanUntil}
        min={1}
        max={model.planned}
        value={until}
        narrow
        onChange={(round) => put(club, from, round)}
      />
    </div>
  );
};

const Remove = ({ row, onClose }: RowDialogProps): VNode => {
  const t = useTexts(squadsTexts);
  return (
    <CommandDialog
      title={t.remove}
      danger
      command={() => ({ type: "remove-entry", entry: row.id })}
      onClose={onClose}
    >
      <p>{t.removeAsk({ name: row.name })}</p>
    </CommandDialog>
  );
};
