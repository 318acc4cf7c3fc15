import { texts } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import type { TeamLineUp } from "./model.ts";

const elsewhereTexts = texts({
  de: {
    plays: (name: string, team: string, division: string) =>
      `${name} spielt am selben Tag in einer anderen Spielklasse (${team}, ${division}).`,
    unsure: "Gleich sind Name und Geburtsjahr, eine FIDE-ID fehlt.",
    cost: "Brettverlust oder Punktabzug folgt daraus nicht von selbst; die Spielleitung entscheidet.",
  },
  en: {
    plays: (name: string, team: string, division: string) =>
      `${name} plays in another division on the same day (${team}, ${division}).`,
    unsure: "Name and year of birth are the same; a FIDE ID is missing.",
    cost: "This costs neither boards nor points by itself; the director decides.",
  },
});

/** Players in the line-up who play in another division of the season on the same day. */
export const ElsewhereNotes = ({
  team: { elsewhere, squad },
  players,
  page,
}: {
  readonly team: Pick<TeamLineUp, "elsewhere" | "squad">;
  readonly players: readonly (EntryId | null)[];
  readonly page: PageFrame;
}): VNode | null => {
  const t = elsewhereTexts[page.language];
  const named = elsewhere.filter(({ entry }) => players.includes(entry));
  if (named.length === 0) return null;
  return (
    <div class="message warn">
      <ul>
        {named.map(({ entry, team, division, same }) => (
          <li key={`${entry}-${division}-${team}`}>
            {t.plays(squad.find(({ id }) => id === entry)?.name ?? "", team, division)}{" "}
            {same === "name-and-birth" && t.unsure}
          </li>
        ))}
      </ul>
      <p>{t.cost}</p>
    </div>
  );
};
