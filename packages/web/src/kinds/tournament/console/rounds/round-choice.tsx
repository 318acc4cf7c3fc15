import { partTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { competitionIdOf, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath, pairingsPath } from "../../../../shell/paths.ts";
import { roundPrints } from "../../parts/prints-of.ts";
import { roundTextsFor } from "./match-texts.ts";
import type { RoundModel } from "./page.ts";

interface RoundChoiceProps {
  readonly model: RoundModel;
  readonly isPublished: boolean;
}

/** Tabs of the rounds: the earlier ones folded, the one in play, the next; and the round's papers. */
export const RoundChoice = ({ model, isPublished }: RoundChoiceProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const { round: current, published, drafted, inPlay, planned } = model;
  const reachable = Math.min(Math.max(published, drafted ?? 0) + 1, planned);
  const first = Math.min(inPlay ?? drafted ?? Math.max(published, 1), reachable);
  const rounds = Array.from({ length: reachable }, (_, index) => index + 1);
  const earlier = rounds.filter((round) => round < first && round !== current);
  const tabs = rounds.filter((round) => round >= first || round === current);
  const id = competitionIdOf(page);
  const ofTeams = termsOf(page).entrants === "teams";
  return (
    <div class="round-choice no-print">
      <nav class="cluster" aria-label={t.rounds}>
        {earlier.length > 0 && <Earlier rounds={earlier} />}
        {tabs.map((round) => (
          <RoundLink key={round} round={round} isCurrent={round === current}>
            {round === inPlay && <span class="tag now">{t.inPlay}</span>}
            {round === drafted && <span class="tag warn">{t.isDraft}</span>}
            {round > published && round !== drafted && <span class="note">{t.notDrawn}</span>}
          </RoundLink>
        ))}
      </nav>
      {isPublished && (
        <p class="cluster">
          <a class="button" href={pairingsPath(id, current)}>
            {t.pairings}
          </a>
          {roundPrints(id, current, ofTeams, page.language).map(({ text, href }) => (
            <a key={href} class="button" href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
    </div>
  );
};

const Earlier = ({ rounds }: { readonly rounds: readonly number[] }): VNode => {
  const t = roundTextsFor(usePage());
  return (
    <details>
      <summary>{t.earlier}</summary>
      <p class="cluster">
        {rounds.map((round) => (
          <RoundLink key={round} round={round} isCurrent={false} />
        ))}
      </p>
    </details>
  );
};

const RoundLink = ({
  round,
  isCurrent,
  children,
}: {
  readonly round: number;
  readonly isCurrent: boolean;
  readonly children?: (VNode | false)[];
}): VNode => {
  const page = usePage();
  return (
    <a
      href={`${competitionPath(competitionIdOf(page), "console")}/rounds/${round}`}
      aria-current={isCurrent ? "page" : undefined}
    >
      {partTexts[page.language].round({ round })} {children}
    </a>
  );
};
