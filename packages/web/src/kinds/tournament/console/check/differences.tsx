import { checkTexts } from "@losfee/messages/tournament-console-check";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { CheckModel } from "./model.ts";

/** Both entries of every game on which they differ, with a link to the correction. */
export const Differences = ({ model, page }: PageProps<CheckModel>): VNode => {
  const t = checkTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <Section id="differences" title={t.differences}>
      <table class="wide">
        <thead>
          <tr>
            <th scope="col">{t.game}</th>
            <th scope="col">{t.first}</th>
            <th scope="col">{t.second}</th>
            <th scope="col">
              <span class="visually-hidden">{t.correct}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {model.differences.map(({ round, board, names, first, second }) => (
            <tr key={`${round}-${board}`}>
              <th scope="row">
                {round}/{board} {names[0]} – {names[1]}
              </th>
              <td>
                <b>{first.text}</b> <span class="note">{t.by({ actor: first.actor })}</span>
              </td>
              <td>
                <b>{second.text}</b> <span class="note">{t.by({ actor: second.actor })}</span>
              </td>
              <td>
                <a
                  class="button"
                  href={`${base}/correct/${round}/${board}?line=${encodeURIComponent(second.line)}`}
                >
                  {t.correct}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
