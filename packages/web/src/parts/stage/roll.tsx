import { stageTexts } from "@losfee/messages/parts-stage";
import type { VNode } from "preact";
import type { Band, BandRound } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";

interface RollProps {
  readonly band: Band;
}

/** The band of rounds: the event's progress, and a link to each round. */
export const Roll = ({ band }: RollProps): VNode | null => {
  const t = useTexts(stageTexts);
  if (band.phases.length === 0) return null;
  return (
    <nav class="roll-nav" aria-label={t.rounds}>
      <ol class="roll">
        {band.phases.map(({ label, isCurrent, href, isShown, rounds }) => (
          <li key={label} class={phaseClass(rounds)}>
            <ol>
              {rounds.map((round) => (
                <li key={round.number} class={round.state === "now" ? "wide" : undefined}>
                  <RoundLot round={round} />
                </li>
              ))}
            </ol>
            {href === null ? (
              <span class={isCurrent ? "phase current" : "phase"}>{label}</span>
            ) : (
              <a
                class={isCurrent ? "phase current" : "phase"}
                href={href}
                aria-current={isShown ? "page" : undefined}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Neighbours band={band} />
    </nav>
  );
};

/** A phase's width by its number of rounds, as a class: inline styles are not allowed here. */
const phaseClass = ({ length }: readonly BandRound[]): string =>
  `n-${Math.min(length, MOST_SHARES)}`;

/** Shares defined in the stylesheet. */
const MOST_SHARES = 24;

interface RoundLotProps {
  readonly round: BandRound;
}

const RoundLot = ({ round }: RoundLotProps): VNode => {
  const t = useTexts(stageTexts);
  const spoken = `${t.round({ number: round.number })}, ${t.states[round.state]}`;
  return round.href === null ? (
    <span class={`round-lot ${round.state}`} aria-label={spoken} role="img">
      {round.number}
    </span>
  ) : (
    <a
      class={`round-lot ${round.state}`}
      href={round.href}
      aria-label={spoken}
      aria-current={round.isShown ? "page" : undefined}
    >
      {round.number}
    </a>
  );
};

/** Links to the previous and next round for phones, where the lots are too small to touch. */
const Neighbours = ({ band }: RollProps): VNode | null => {
  const t = useTexts(stageTexts);
  const places = band.phases
    .flatMap(({ rounds, ...phase }) => [
      phase,
      ...rounds.map((round) => ({ ...round, label: t.round({ number: round.number }) })),
    ])
    .filter(({ href }) => href !== null);
  const at = places.findIndex(({ isShown }) => isShown);
  if (at < 0) return null;
  const [before, after] = [places[at - 1], places[at + 1]];
  return (
    <p class="neighbours">
      {before !== undefined && <a href={before.href ?? ""}>‹ {before.label}</a>}
      {after !== undefined && <a href={after.href ?? ""}>{after.label} ›</a>}
    </p>
  );
};
