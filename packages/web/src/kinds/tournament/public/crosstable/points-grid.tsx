import { tallyWords } from "@losfee/contract";
import type { VNode } from "preact";
import { TitledName } from "../../../../parts/player-name.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { CrosstableModel, PointsLine } from "./model.ts";
import { crosstableTexts } from "./texts.ts";

interface Props {
  readonly model: Extract<CrosstableModel, { readonly headings: readonly number[] }>;
  readonly page: PageFrame;
}

/** Rounds or opponents as arbiters write them, then points and tie-breaks. */
export const PointsGrid = ({ model, page }: Props): VNode => {
  const t = crosstableTexts[page.language];
  const points = tallyWords(termsOf(page), page.language);
  return (
    <table class={`crosstable numbered ${model.layout}`}>
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number rank">
            {t.rank}
          </th>
          <th scope="col" class="number player-number">
            {t.number}
          </th>
          <th scope="col" class="name">
            {t.name}
          </th>
          <th scope="col" class="number">
            {t.rating}
          </th>
          <th scope="col">{t.nation}</th>
          {model.headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              class="cell"
              aria-label={model.layout === "rounds" ? t.round(heading) : t.against(heading)}
            >
              {heading}
            </th>
          ))}
          <th scope="col" class="number">
            <abbr title={points.label}>{points.heading}</abbr>
          </th>
          {model.columns.map(({ place, short, label }) => (
            <th key={place} scope="col" class="number">
              <abbr title={label}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model.lines.map((line) => (
          <Row key={line.entry} line={line} competition={model.competition} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({
  line,
  competition,
}: {
  readonly line: PointsLine;
  readonly competition: string;
}): VNode => (
  <tr>
    <td class="number rank">{line.annulled ? "–" : line.rank}</td>
    <td class="number player-number">{line.number}</td>
    <th scope="row" class="name">
      <a href={playerPath(competition, line.entry)}>
        <TitledName player={line} />
      </a>
    </th>
    <td class="number">{line.rating === 0 ? "–" : line.rating}</td>
    <td>{line.nation}</td>
    {line.cells.map(({ kind, text }, index) => (
      <td key={index} class={`cell ${kind}`}>
        {text}
      </td>
    ))}
    <td class="number points">{line.points}</td>
    {line.values.map((value, index) => (
      <td key={index} class="number">
        {value}
      </td>
    ))}
  </tr>
);
