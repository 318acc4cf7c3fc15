import { entrantWords, formatMoment, sideWords, systemLabel } from "@losfee/contract";
import { type GameTerms, type NamedPlayer, nameOrder } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { whyTexts } from "@losfee/messages/tournament-public-why";
import type { VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { StartLegend } from "../../../../parts/start-mark.tsx";
import { UnconfirmedLegend } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { whyPath } from "../../../../shell/paths.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import { FinalPanels } from "../../parts/final-panel.tsx";
import { OrderChoice } from "../../parts/order-choice.tsx";
import { WhyForm } from "../../parts/why-form.tsx";
import { Boards } from "./boards.tsx";
import { ByName } from "./by-name.tsx";
import { isMarked, type PairingsModel } from "./page.ts";
import { RoundBreaches, RoundReasons } from "./reasons.tsx";

/** The pairings of a round, by board or by name. */
export const PairingsView = ({ model }: PageProps<PairingsModel>): VNode => {
  const page = usePage();
  const t = pairingsTexts[page.language];
  if (model.round === 0) {
    return (
      <>
        <StageHead title={t.title} />
        <p class="empty">{t.none}</p>
      </>
    );
  }
  return (
    <>
      <Head model={model} />
      <FinalPanels finals={model.finals} competition={model.competition} />
      {model.order === "name" ? <ByName model={model} /> : <Boards model={model} />}
      <UnconfirmedLegend of={model.order === "board" && model.games.some(isMarked)} />
      {model.games.some(({ start }) => start.code === "players-draw") ? (
        <p class="legend">{sideWords(termsOf(page), page.language).drawn}</p>
      ) : (
        <StartLegend />
      )}
      <RoundBreaches model={model} />
      <RoundReasons model={model} />
      <section class="stack no-print" aria-labelledby="why-not">
        <h2 id="why-not">{whyTexts[page.language].choose}</h2>
        <WhyForm
          action={whyPath(model.competition, model.round)}
          choices={playersOf(model, termsOf(page).entrants)}
        />
      </section>
    </>
  );
};

/** Players with a game or a bye, by name: the target page handles all others. */
const playersOf = (
  { games, unplayed, names }: PairingsModel,
  entrants: GameTerms["entrants"],
): readonly NamedPlayer[] =>
  [...games.flatMap(({ seats }) => seats), ...unplayed.map(({ entry }) => entry)]
    .map((id) => ({ id, name: namesFrom(names)(id) }))
    .sort((a, b) => nameOrder(entrants)(a.name, b.name));

const Head = ({ model }: PageProps<PairingsModel>): VNode => {
  const page = usePage();
  const t = pairingsTexts[page.language];
  return (
    <>
      <StageHead
        title={t.titleOf({ round: model.round })}
        meta={
          <>
            {model.begins !== null && <>{formatMoment(model.begins, page.language)} · </>}
            {systemLabel(model.system, page.language)}
          </>
        }
      />
      <div class="page-head">
        <OrderChoice
          label={t.order}
          byName={model.order === "name"}
          texts={[entrantWords(termsOf(page), page.language).byContest, t.byName]}
        />
      </div>
    </>
  );
};
