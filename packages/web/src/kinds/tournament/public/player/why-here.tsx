import type { VNode } from "preact";
import { WorkingGlance, WorkingTable } from "../../../../parts/working-table.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { comparePath } from "../../../../shell/paths.ts";
import type { Neighbour, PlayerModel } from "./model.ts";
import { playerTexts } from "./texts.ts";

interface Props {
  readonly model: PlayerModel;
  readonly page: PageFrame;
}

/** "Why am I here?": every criterion with what its value is made of, and the neighbours. */
export const WhyHere = ({ model, page }: Props): VNode => {
  const t = playerTexts[page.language];
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
          {model.workings.map((working, index) => (
            <tr key={index}>
              <th scope="row">{working.label}</th>
              <td class="number">{working.value}</td>
              <td>
                <WorkingGlance working={working} />
                {working.source === null && (
                  <details id={`working-${index + 1}`} open={model.open === index + 1}>
                    <summary>{t.working}</summary>
                    <WorkingTable working={working} language={page.language} />
                  </details>
                )}
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
      <strong>{title}</strong> {neighbour.why}{" "}
      <a class="no-print" href={`${comparePath(model.competition, ...pair)}?round=${model.round}`}>
        {t.compare}
      </a>
    </p>
  );
};
