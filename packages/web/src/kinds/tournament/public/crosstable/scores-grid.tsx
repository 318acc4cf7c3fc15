import { formatHalves, formatSigned } from "@losfee/contract";
import type { VNode } from "preact";
import { Signed } from "../../../../parts/numerals.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { CrosstableModel, ScoredCell, ScoredLine } from "./model.ts";
import { crosstableTexts } from "./texts.ts";

interface Props {
  readonly model: Extract<CrosstableModel, { readonly layout: "scores" }>;
  readonly page: PageFrame;
}

/** Rounds of wins, losses and spread. */
export const ScoresGrid = ({ model, page }: Props): VNode => {
  const t = crosstableTexts[page.language];
  const rounds = Array.from({ length: model.published }, (_, index) => index + 1);
  return (
    <table class="crosstable">
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number rank">
            {t.rank}
          </th>
          <th scope="col" class="name">
            {t.name}
          </th>
          <th scope="col" class="number">
            {t.record}
          </th>
          <th scope="col" class="number">
            {t.spread}
          </th>
          {rounds.map((round) => (
            <th key={round} scope="col" class="cell" aria-label={t.round(round)}>
              {round}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model.lines.map((line) => (
          <Row key={line.entry} line={line} model={model} page={page} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ line, model, page }: Props & { readonly line: ScoredLine }): VNode => (
  <tr>
    <td class="number rank">{line.annulled ? "–" : line.rank}</td>
    <th scope="row" class="name">
      <a href={playerPath(model.competition, line.entry)}>{line.name}</a>
    </th>
    <td class="number">
      <span class="record">
        {formatHalves(line.wins)}–{formatHalves(line.losses)}
      </span>
    </td>
    <td class="number">
      <Signed value={line.spread} />
    </td>
    {line.cells.map((cell, index) => (
      <Cell key={index} cell={cell} page={page} />
    ))}
  </tr>
);

const Cell = ({
  cell,
  page,
}: {
  readonly cell: ScoredCell | null;
  readonly page: PageFrame;
}): VNode => {
  if (cell === null || cell.kind === "not-in-stage") return <td class="cell" />;
  const { kind, opponent, spread, start, annulled = false } = cell;
  const letters = crosstableTexts[page.language].kinds[kind];
  const first = start === "first";
  return (
    <td class={`cell ${kind}`}>
      {annulled && "("}
      {first ? <u>{letters}</u> : letters}
      {opponent === null ? "" : ` ${opponent}`}
      {kind !== "pending" && (
        <>
          <br />
          {formatSigned(spread)}
        </>
      )}
      {annulled && ")"}
    </td>
  );
};
