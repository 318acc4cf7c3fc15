import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { useReasoned } from "../../../../parts/console/use-reasoned.ts";
import type { SentCommand } from "../../../../shell/client/answers.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { DetailFields, NO_DETAILS } from "../entries/detail-fields.tsx";
import { entriesTexts } from "../entries/texts.ts";
import type { TablesEntryRow } from "./model.ts";
import { tablesEntriesTexts } from "./texts.ts";

/** What is asked about an entry. */
export type TablesEntryQuestion =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "withdraw" | "remove"; readonly row: TablesEntryRow };

interface DialogProps {
  readonly page: PageFrame;
  readonly onClose: () => void;
}

interface RowDialogProps extends DialogProps {
  readonly row: TablesEntryRow;
}

/** The question that is open. */
export const TablesEntryDialogs = ({
  question,
  ...rest
}: DialogProps & { readonly question: TablesEntryQuestion }): VNode => {
  switch (question.kind) {
    case "add":
      return <Add {...rest} />;
    case "edit":
      return <Edit {...rest} row={question.row} />;
    case "withdraw":
      return <Withdraw {...rest} row={question.row} />;
    case "remove":
      return <Remove {...rest} row={question.row} />;
  }
};

/** Sends a command and keeps the question open where it is refused. */
const useAsking = () => {
  const { send } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (command: SentCommand): Promise<boolean> => {
    const answer = await send(command, { silent: true });
    setProblem(answer.ok ? null : answer.problem.detail);
    return answer.ok;
  };
  return { act, problem };
};

const Add = ({ page, onClose }: DialogProps): VNode => {
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
          withPerson={false}
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

const Edit = ({ page, row, onClose }: RowDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { act, problem } = useAsking();
  const [details, setDetails] = useState(row.details);
  return (
    <ActionDialog
      language={page.language}
      title={`${t.edit}: ${row.name}`}
      confirm={t.save}
      problem={problem}
      onClose={onClose}
      onSubmit={async () => {
        if (await act({ type: "change-entry", entry: row.id, details })) onClose();
      }}
    >
      <DetailFields
        details={details}
        withPerson={false}
        language={page.language}
        onChange={setDetails}
      />
    </ActionDialog>
  );
};

const Withdraw = ({ page, row, onClose }: RowDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { reason, setReason, problem, act } = useReasoned(onClose);
  return (
    <ActionDialog
      language={page.language}
      title={t.withdraw}
      confirm={t.withdraw}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void act({ type: "withdraw-entry", entry: row.id, reason })}
    >
      <p>{t.withdrawAsk(row.name)}</p>
      {row.seated && <p class="note">{tablesEntriesTexts[page.language].whatFollows}</p>}
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
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
