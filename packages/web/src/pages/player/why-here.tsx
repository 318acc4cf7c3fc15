import type { VNode } from "preact";
import { criterionLabel } from "../../messages/criterion-labels.ts";
import { describeLead, formatValue } from "../../messages/ranking.ts";
import type { PageFrame } from "../../page.ts";
import { DerivationTerms } from "../../parts/derivation-terms.tsx";
import { comparePath } from "../../paths.ts";
import { namesFrom } from "../entry-names.ts";
import type { Neighbour, PlayerModel } from "./model.ts";
import { playerTexts } from "./texts.ts";

interface Props {
  readonly model: PlayerModel;
  readonly page: PageFrame;
}

/** "Why am I here?": every criterion with what its value is made of, and the neighbours. */
export const WhyHere = ({ model, page }: Props): VNode => {
  const t = playerTexts[page.language];
  const name = namesFrom(model.names);
  return (
    <section class="stack" id="why" aria-labelledby="why-title">
      <h2 id="why-title">
        {t.why} <span class="note">({t.after(model.round)})</span>
      </h2>
      <p class="note">{t.whyIntro}</p>
      <table class="derivations wide">
        <caption class="visually-hidden">{t.captionWhy}</caption>
        <thead>
          <tr>
            <th scope="col">{t.criterion}</th>
            <th scope="col" class="number">
              {t.value}
            </th>
            <th scope="col">{t.how}</th>
          </tr>
        </thead>
        <tbody>
          {model.derivations.map((derivation) => (
            <tr key={derivation.code}>
              <th scope="row">{criterionLabel(derivation.code, page.language)}</th>
              <td class="number">
                {formatValue(derivation.code, derivation.value, page.language)}
              </td>
              <td>
                <DerivationTerms derivation={derivation} language={page.language} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <NeighbourNote neighbour={model.above} side="above" model={model} page={page} />
      <NeighbourNote neighbour={model.below} side="below" model={model} page={page} />
    </section>
  );
};

const NeighbourNote = ({
  neighbour,
  side,
  model,
  page,
}: Props & {
  readonly neighbour: Neighbour | null;
  readonly side: "above" | "below";
}): VNode | null => {
  if (neighbour === null) return null;
  const t = playerTexts[page.language];
  const title = neighbour.lead === null ? t.sharedWith : t[side](neighbour.rank);
  const pair = [neighbour.entry, model.entry] as const;
  return (
    <p>
      <strong>{title}</strong>{" "}
      {describeLead(neighbour.lead, pair, page.language, namesFrom(model.names))}{" "}
      <a class="no-print" href={`${comparePath(model.competition, ...pair)}?round=${model.round}`}>
        {t.compare}
      </a>
    </p>
  );
};
