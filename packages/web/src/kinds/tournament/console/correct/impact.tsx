import { tallyText } from "@losfee/contract";
import type { ImpactResource } from "@losfee/contract/api";
import type { ContestEntries, EntryId } from "@losfee/core";
import type { ComponentProps, VNode } from "preact";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { ImpactSection, type MovedLine } from "./impact-section.tsx";
import { impactTexts } from "./impact-texts.ts";
import { correctTexts } from "./texts.ts";

type Names = Readonly<Record<EntryId, string>>;

interface ImpactProps
  extends Pick<ComponentProps<typeof ImpactSection>, "page" | "command" | "onward" | "onRefused"> {
  readonly impact: ImpactResource;
  readonly names: Names;
}

/** What follows from a correction of a game for two. */
export const Impact = ({ impact, names, ...section }: ImpactProps): VNode => {
  const { page } = section;
  const t = correctTexts[page.language];
  const last = impact.canDraftAgain ? impact.rounds.at(-1) : undefined;
  return (
    <ImpactSection
      {...section}
      moved={movedLines(impact, names, page)}
      keep={t.keep}
      again={last === undefined ? null : t.again(last.round)}
    >
      {impact.rounds.length === 0 ? (
        <p>{t.noRounds}</p>
      ) : (
        <>
          <h3>{t.roundsTitle}</h3>
          {impact.rounds.map((round) => (
            <DifferentRound key={round.round} round={round} names={names} page={page} />
          ))}
        </>
      )}
      {last !== undefined && (
        <p class="note">
          {t.againHint}
          {last.acts > 0 && ` ${impactTexts[page.language].actsLost(last.acts)}`}
        </p>
      )}
    </ImpactSection>
  );
};

const movedLines = (
  { before, after, moved }: ImpactResource,
  names: Names,
  page: PageFrame,
): readonly MovedLine[] => {
  const was = new Map(before.map((row) => [row.entry, row]));
  const is = new Map(after.map((row) => [row.entry, row]));
  const valueText = (row: Row | undefined): string =>
    row === undefined ? "" : tallyText(row, termsOf(page), page.language);
  return moved.map((entry) => {
    const [old, fresh] = [was.get(entry), is.get(entry)];
    return {
      entry,
      name: names[entry] ?? `#${entry}`,
      before: `${placeText(old)} ${valueText(old)}`,
      place: placeText(fresh),
      value: valueText(fresh),
      change: changeOf(old?.rank, fresh?.rank),
    };
  });
};

type Row = ImpactResource["after"][number];

const placeText = (row: Row | undefined): string =>
  row === undefined ? "" : row.annulled ? "–" : `${row.rank}.`;

const changeOf = (before = 0, after = 0): MovedLine["change"] =>
  after < before ? "up" : after > before ? "down" : "none";

const DifferentRound = ({
  round,
  names,
  page,
}: {
  readonly round: ImpactResource["rounds"][number];
  readonly names: Names;
  readonly page: PageFrame;
}): VNode => {
  const t = correctTexts[page.language];
  const text = (entries: ContestEntries): string => {
    const players = entries.map((entry) => names[entry]).join(" – ");
    return entries.length === 1 ? `${players}: ${t.bye}` : players;
  };
  return (
    <details open={round.results === 0} id={`impact-${round.round}`}>
      <summary>
        <b>{t.round(round.round)}</b> ({t.status[round.status]}, {t.results(round.results)}):{" "}
        {round.refusal === null ? round.gone.length : t.notPossible}
      </summary>
      {round.refusal === null ? (
        <div class="grid">
          <PairsOf title={t.gone} pairs={round.gone.map(text)} />
          <PairsOf title={t.instead} pairs={round.instead.map(text)} />
        </div>
      ) : (
        <p>{round.message}</p>
      )}
    </details>
  );
};

const PairsOf = ({
  title,
  pairs,
}: {
  readonly title: string;
  readonly pairs: readonly string[];
}): VNode => (
  <div>
    <h4>{title}</h4>
    <ul class="plain">
      {pairs.map((pair) => (
        <li key={pair}>{pair}</li>
      ))}
    </ul>
  </div>
);
