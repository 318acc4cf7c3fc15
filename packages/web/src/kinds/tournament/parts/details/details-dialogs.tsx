import type { CommandInput, EntryId } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { usePage } from "../../../../shell/page-context.ts";
import { Consequences, useAsking } from "./asking.tsx";
import { DetailFields, type ShownDetails } from "./detail-fields.tsx";
import { type FormDetails, NO_DETAILS } from "./form-details.ts";

interface DetailsDialogProps {
  readonly shown: ShownDetails;
  /** Shows effects on pairing numbers and games first. */
  readonly previews: boolean;
  readonly onClose: () => void;
}

interface AddDetailsProps extends DetailsDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly added: (name: string) => string;
  readonly command: (details: FormDetails) => CommandInput;
  /** Fields that are usually the same for the next one. */
  readonly keeps: readonly ("team" | "club" | "nation")[];
}

/** Adds people or teams, one after the other. */
export const AddDetails = (props: AddDetailsProps): VNode => {
  const page = usePage();
  const { shown, onClose } = props;
  const t = detailsTexts[page.language];
  const { act, problem, notes } = useAsking(page, props.previews);
  const [details, setDetails] = useState(NO_DETAILS);
  const [added, setAdded] = useState("");
  const fields = useRef<HTMLDivElement>(null);
  const add = async (): Promise<void> => {
    if (!(await act(props.command(details), props.added(details.name)))) return;
    setAdded(details.name);
    const kept = Object.fromEntries(props.keeps.map((field) => [field, details[field]]));
    setDetails({ ...NO_DETAILS, ...kept });
    fields.current?.querySelector("input")?.focus();
  };
  return (
    <ActionDialog
      title={props.title}
      confirm={props.confirm}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void add()}
    >
      <div ref={fields}>
        <DetailFields {...shown} details={details} onChange={setDetails} />
      </div>
      <p class="note" role="status">
        {added === "" ? t.addHint : props.added(added)}
      </p>
      <Consequences notes={notes} />
    </ActionDialog>
  );
};

interface ChangeDetailsProps extends DetailsDialogProps {
  readonly row: {
    readonly id: EntryId;
    readonly name: string;
    readonly details: FormDetails;
  };
}

/** Changes the details of one person or team. */
export const ChangeDetails = ({ shown, previews, row, onClose }: ChangeDetailsProps): VNode => {
  const page = usePage();
  const t = detailsTexts[page.language];
  const { act, problem, notes } = useAsking(page, previews);
  const [details, setDetails] = useState(row.details);
  const save = async (): Promise<void> => {
    const command = { type: "change-entry", entry: row.id, details } as const;
    if (await act(command, consoleTexts[page.language].isDoneFor({ name: row.name, act: t.edit })))
      onClose();
  };
  return (
    <ActionDialog
      title={`${t.edit}: ${row.name}`}
      confirm={t.save}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <DetailFields {...shown} details={details} onChange={setDetails} />
      <Consequences notes={notes} />
    </ActionDialog>
  );
};
