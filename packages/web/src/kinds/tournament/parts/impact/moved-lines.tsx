import type { EntryId } from "@losfee/core";
import { impactTexts } from "@losfee/messages/tournament-console-correct-impact";
import type { VNode } from "preact";
import { useTexts } from "../../../../shell/page-context.ts";

/** A player with a changed line in the standings. */
export interface MovedLine {
  readonly entry: EntryId;
  readonly name: string;
  readonly before: string;
  readonly place: string;
  /** The ranking value at the new place. */
  readonly value: string;
  readonly change: "up" | "down" | "none";
}

interface RankedRow {
  readonly entry: EntryId;
  readonly rank: number;
  readonly annulled?: true;
}

/** Lines that differ between two standings; `valueText` formats a row's ranking value. */
export const movedLines = <Row extends RankedRow>(
  {
    before,
    after,
    moved,
  }: Readonly<Record<"before" | "after", readonly Row[]>> & {
    readonly moved: readonly EntryId[];
  },
  nameOf: (entry: EntryId) => string,
  valueText: (row: Row) => string,
): readonly MovedLine[] =>
  moved.map((entry) => {
    const old = before.find((row) => row.entry === entry);
    const fresh = after.find((row) => row.entry === entry);
    const [was, is] = [old?.rank ?? 0, fresh?.rank ?? 0];
    return {
      entry,
      name: nameOf(entry),
      before: old === undefined ? "–" : `${placeText(old)} ${valueText(old)}`,
      place: placeText(fresh),
      value: fresh === undefined ? "" : valueText(fresh),
      change: is < was ? "up" : is > was ? "down" : "none",
    };
  });

const placeText = (row: RankedRow | undefined): string =>
  row === undefined || row.annulled ? "–" : `${row.rank}.`;

/** Number of changed lines shown before a summary of the rest. */
const MOST = 20;

const SIGNS = { up: "signed plus", down: "signed minus", none: "" } as const;

/** The changed lines of the standings, old and new place side by side. */
export const MovedLines = ({ moved }: { readonly moved: readonly MovedLine[] }): VNode => {
  const t = useTexts(impactTexts);
  if (moved.length === 0) return <p>{t.nobodyMoves}</p>;
  return (
    <table class="wide">
      <caption>{t.moved({ count: moved.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {moved.slice(0, MOST).map(({ entry, name, before, place, value, change }) => (
          <tr key={entry}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>
              <b class={SIGNS[change]}>{place}</b> {value}
            </td>
          </tr>
        ))}
        {moved.length > MOST && (
          <tr>
            <td colSpan={3}>{t.more({ count: moved.length - MOST })}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
