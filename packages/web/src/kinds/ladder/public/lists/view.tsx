import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { ladderTexts } from "../../parts/texts.ts";
import type { LadderListsModel } from "./model.ts";
import { listsTexts } from "./texts.ts";

/** The waiting lists. */
export const LadderListsView = ({ model, page }: PageProps<LadderListsModel>): VNode => {
  const t = listsTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{t.title}</h1>
      </header>
      <Ordinary model={model} page={page} />
      <Section id="standing" title={t.standing}>
        <p class="note">{t.standingNote}</p>
        {model.standing.length === 0 ? (
          <p class="empty">{t.standingEmpty}</p>
        ) : (
          <ul class="plain">
            {model.standing.map(({ entry, name, suspended }) => (
              <li key={entry}>
                <a class="player-link" href={playerPath(model.competition, entry)}>
                  {name}
                </a>
                {suspended && <span class="tag">{t.suspended}</span>}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
};

const Ordinary = ({ model, page }: PageProps<LadderListsModel>): VNode => {
  const t = listsTexts[page.language];
  const words = ladderTexts[page.language];
  return (
    <Section id="ordinary" title={t.ordinary}>
      <p class="note">{t.ordinaryNote}</p>
      {model.ordinary.length === 0 ? (
        <p class="empty">{t.ordinaryEmpty}</p>
      ) : (
        <table class="wide ladder-table">
          <thead>
            <tr>
              <th scope="col" class="number">
                {t.position}
              </th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.seat}</th>
              <th scope="col">{t.reach}</th>
              <th scope="col">{words.since}</th>
            </tr>
          </thead>
          <tbody>
            {model.ordinary.map((line) => (
              <tr key={line.entry}>
                <td class="number">{line.position}</td>
                <th scope="row" class="name">
                  <a href={playerPath(model.competition, line.entry)}>{line.name}</a>
                  {line.byStanding && <span class="tag">{t.byStanding}</span>}
                </th>
                <td>{line.seat}</td>
                <td>{t.levels(line.highest, line.lowest)}</td>
                <td>{line.since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};
