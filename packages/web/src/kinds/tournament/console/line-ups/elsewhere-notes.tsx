import type { EntryId } from "@losfee/core";
import { elsewhereTexts } from "@losfee/messages/tournament-console-line-ups";
import type { VNode } from "preact";
import { useTexts } from "../../../../shell/page-context.ts";
import type { TeamLineUp } from "./page.ts";

/** Players in the line-up who play in another division of the season on the same day. */
export const ElsewhereNotes = ({
  team: { elsewhere, squad },
  players,
}: {
  readonly team: Pick<TeamLineUp, "elsewhere" | "squad">;
  readonly players: readonly (EntryId | null)[];
}): VNode | null => {
  const t = useTexts(elsewhereTexts);
  const named = elsewhere.filter(({ entry }) => players.includes(entry));
  if (named.length === 0) return null;
  return (
    <div class="message warn">
      <ul>
        {named.map(({ entry, team, division, same }) => (
          <li key={`${entry}-${division}-${team}`}>
            {t.plays({ name: squad.find(({ id }) => id === entry)?.name ?? "", team, division })}{" "}
            {same === "name-and-birth" && t.unsure}
          </li>
        ))}
      </ul>
      <p>{t.cost}</p>
    </div>
  );
};
