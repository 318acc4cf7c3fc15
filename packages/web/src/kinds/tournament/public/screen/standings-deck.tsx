import type { Verdict } from "@losfee/core";
import type { VNode } from "preact";
import { TitledName } from "../../../../parts/player-name.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { finalTexts } from "../../parts/final-panel.tsx";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import { standingsTexts } from "../standings/texts.ts";
import { Deck } from "./deck.tsx";
import type { ScreenStandings } from "./model.ts";

/** The standings, with who gets into the next stage where there is one. */
export const StandingsDeck = ({
  standings,
  closed,
  hasFinal,
  page,
}: {
  readonly standings: ScreenStandings;
  readonly closed: boolean;
  /** Whether games of a final are not among the values. */
  readonly hasFinal: boolean;
  readonly page: PageFrame;
}): VNode => {
  const t = standingsTexts[page.language];
  const ofStage = "label" in standings;
  const title = ofStage ? t.titleOf(standings.label) : t.titleAfter(standings.round);
  const unit = ofStage ? standings.valueLabels.join(" · ") : "";
  return (
    <Deck
      id="deck-standings"
      title={closed ? t.final : title}
      note={[
        standings.missing > 0 && !closed ? t.missing(standings.missing) : unit,
        hasFinal ? finalTexts[page.language].withoutFinal : "",
      ]
        .filter((text) => text !== "")
        .join(" · ")}
    >
      {standings.lines.map((line) => (
        <li key={line.entry} class={verdictOf(line) ?? undefined}>
          <span class="rank">{line.annulled ? "–" : line.rank}</span>
          <span class="deck-name">
            <TitledName player={line} />
          </span>
          <Values line={line} page={page} />
        </li>
      ))}
    </Deck>
  );
};

type Line = ScreenStandings["lines"][number];

const verdictOf = (line: Line): Verdict | null => ("verdict" in line ? line.verdict : null);

/** The leading values; where there is a cut, the first of them and who gets through. */
const Values = ({ line, page }: { readonly line: Line; readonly page: PageFrame }): VNode => {
  const verdict = verdictOf(line);
  if (verdict === null) return <LeadingValues values={line.values} />;
  return (
    <>
      <span class="value">{line.values[0]}</span>
      <VerdictMark verdict={verdict} language={page.language} />
    </>
  );
};
