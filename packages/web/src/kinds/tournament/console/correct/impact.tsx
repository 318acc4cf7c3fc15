import { tallyText } from "@losfee/contract";
import type { ImpactResource } from "@losfee/contract/api";
import type { ContestEntries, EntryId } from "@losfee/core";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { correctTexts } from "./texts.ts";

type Names = Readonly<Record<EntryId, string>>;

interface ImpactProps {
  readonly impact: ImpactResource;
  readonly names: Names;
  readonly page: PageFrame;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: (repair: "keep" | "draft-again") => void;
}

/** How many changed lines are shown before the rest is summed up. */
const SHOWN = 20;

/** What follows from a correction; nothing is recorded before one of the buttons is pressed. */
export const Impact = ({
  impact,
  names,
  page,
  reason,
  onReason,
  onConfirm,
}: ImpactProps): VNode => {
  const t = correctTexts[page.language];
  const last = impact.rounds.at(-1);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.querySelector<HTMLElement>("[name=reason]")?.focus();
  }, [impact]);
  return (
    <section ref={section} class="card stack impact" aria-labelledby="impact">
      <h2 id="impact">{t.impact}</h2>
      <MovedRows impact={impact} names={names} page={page} />
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
      {impact.canDraftAgain && last !== undefined && (
        <p class="note">
          {t.againHint}
          {last.acts > 0 && ` ${t.actsLost(last.acts)}`}
        </p>
      )}
      <form
        class="cluster fields save-bar"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm("keep");
        }}
      >
        <ReasonField language={page.language} value={reason} onChange={onReason} />
        <button type="submit" class="primary">
          {t.keep}
        </button>
        {impact.canDraftAgain && last !== undefined && (
          <button
            type="button"
            disabled={reason.trim() === ""}
            onClick={() => onConfirm("draft-again")}
          >
            {t.again(last.round)}
          </button>
        )}
      </form>
    </section>
  );
};

const MovedRows = ({
  impact,
  names,
  page,
}: Pick<ImpactProps, "impact" | "names" | "page">): VNode => {
  const t = correctTexts[page.language];
  const { before, after, moved } = impact;
  if (moved.length === 0) return <p>{t.nobodyMoves}</p>;
  const terms = termsOf(page);
  const was = new Map(before.map((row) => [row.entry, row]));
  const is = new Map(after.map((row) => [row.entry, row]));
  return (
    <table class="wide">
      <caption>{t.moved(moved.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {moved.slice(0, SHOWN).map((entry) => {
          const [old, fresh] = [was.get(entry), is.get(entry)];
          return (
            <tr key={entry}>
              <th scope="row">{names[entry]}</th>
              <td>{old && `${placeText(old)} ${tallyText(old, terms, page.language)}`}</td>
              <td>
                <b class={direction(old?.rank, fresh?.rank)}>{fresh && placeText(fresh)}</b>{" "}
                {fresh && tallyText(fresh, terms, page.language)}
              </td>
            </tr>
          );
        })}
        {moved.length > SHOWN && (
          <tr>
            <td colSpan={3}>{t.more(moved.length - SHOWN)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};

const placeText = ({ rank, annulled }: { rank: number; annulled?: true }): string =>
  annulled ? "–" : `${rank}.`;

const direction = (before = 0, after = 0): string =>
  after < before ? "signed plus" : after > before ? "signed minus" : "";

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
