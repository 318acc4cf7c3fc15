import type { EntryId } from "@losfee/core";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import { useTexts } from "../../../../shell/page-context.ts";
import { AddDetails } from "./details-dialogs.tsx";

interface AddMemberProps {
  readonly team: EntryId;
  readonly withPerson: boolean;
  readonly onClose: () => void;
}

/** Adds players to a squad, one after the other. */
export const AddMember = ({ team, withPerson, onClose }: AddMemberProps): VNode => {
  const t = useTexts(detailsTexts);
  return (
    <AddDetails
      shown={{ withPerson }}
      previews={false}
      title={t.newMember}
      confirm={t.addMember}
      added={(name) => t.memberAdded({ name })}
      command={(details) => ({ type: "add-members", team, members: [details] })}
      keeps={["nation"]}
      onClose={onClose}
    />
  );
};
