import { makeRounds } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { MemberRow, SquadsModel } from "./page.ts";

interface MemberTableProps {
  readonly rows: readonly MemberRow[];
  /** All members in display order, which places count. */
  readonly places: readonly EntryId[];
  readonly chosen: EntryId | null;
  readonly model: SquadsModel;
  readonly onChoose: (member: EntryId) => void;
}

/** The list of a squad, best first; the players of the boards, then the reserves. */
export const MemberTable = ({ rows, places, chosen, model, onChoose }: MemberTableProps): VNode => {
  const page = usePage();
  const t = { ...detailsTexts[page.language], ...squadsTexts[page.language] };
  const hasIds = rows.some(({ details }) => details.fideId !== "");
  return (
    <table class="squad">
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.place}
          </th>
          <th scope="col">{t.name}</th>
          <th scope="col" class="number">
            <abbr title={t.ratingLong}>{t.rating}</abbr>
          </th>
          {hasIds && (
            <th scope="col" class="number fide-id">
              {t.fideId}
            </th>
          )}
          <th scope="col">{t.state}</th>
          <th scope="col" class="number member-number">
            {t.number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const place = places.indexOf(row.id) + 1;
          return (
            <tr
              key={row.id}
              class={row.id === chosen ? "selected" : ""}
              onClick={() => onChoose(row.id)}
            >
              <td class="number">{place}</td>
              <th scope="row">
                {row.details.title !== "" && <span class="player-title">{row.details.title} </span>}
                {row.name}
              </th>
              <td class="number">{row.rating === 0 ? "–" : row.rating}</td>
              {hasIds && <td class="number fide-id">{row.details.fideId}</td>}
              <td>
                {place > model.boards && <span class="tag">{t.reserve}</span>}{" "}
                {stateOf(row, model, page)}
              </td>
              <td class="number member-number">{row.id}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const stateOf = (
  { fromRound, suspended, matchesAbove, loan }: MemberRow,
  { boundAfter }: SquadsModel,
  page: PageFrame,
): string => {
  const t = squadsTexts[page.language].states;
  const isBound = boundAfter !== null && matchesAbove >= boundAfter;
  return [
    ...(fromRound > 1 ? [t.fromRound({ round: fromRound })] : []),
    ...(suspended.length > 0 ? [t.suspended({ rounds: makeRounds(suspended) })] : []),
    ...(matchesAbove > 0 ? [t.above({ matches: matchesAbove })] : []),
    ...(isBound ? [t.bound] : []),
    ...(loan === undefined ? [] : [t.lent({ club: loan.club, hasClub: loan.club !== "" })]),
  ].join(", ");
};
