import type { VNode } from "preact";
import { formatSigned } from "../../language/numbers.ts";
import { isDecidedEvent, type PageFrame } from "../../page.ts";
import { Record, Signed } from "../../parts/numerals.tsx";
import { playerPath } from "../../paths.ts";
import type { CrosstableCell, CrosstableLine, CrosstableModel } from "./model.ts";
import { crosstableTexts } from "./texts.ts";

interface Props {
  readonly model: CrosstableModel;
  readonly page: PageFrame;
}

/** Everybody's rounds side by side; heading and names stay in view while it scrolls. */
export const CrosstableView = ({ model, page }: Props): VNode => {
  const t = crosstableTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{t.title}</h1>
        {model.published > 0 && <p class="note">{t.after(model.published)}</p>}
      </header>
      {model.published === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section class="scroller crosstable-scroller" aria-label={t.scroll} tabIndex={0}>
            <Grid model={model} page={page} />
          </section>
          <p class="legend">{t.legend}</p>
        </>
      )}
    </>
  );
};

const Grid = ({ model, page }: Props): VNode => {
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
          {!isDecidedEvent(page) && (
            <th scope="col" class="number">
              {t.spread}
            </th>
          )}
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

const Row = ({ line, model, page }: Props & { readonly line: CrosstableLine }): VNode => (
  <tr>
    <td class="number rank">{line.rank}</td>
    <th scope="row" class="name">
      <a href={playerPath(model.competition, line.entry)}>{line.name}</a>
    </th>
    <td class="number">
      <Record wins={line.wins} losses={line.losses} />
    </td>
    {!isDecidedEvent(page) && (
      <td class="number">
        <Signed value={line.spread} />
      </td>
    )}
    {line.cells.map((cell, index) => (
      <Cell key={index} cell={cell} page={page} />
    ))}
  </tr>
);

const Cell = ({
  cell,
  page,
}: {
  readonly cell: CrosstableCell | null;
  readonly page: PageFrame;
}): VNode => {
  if (cell === null || cell.kind === "not-in-stage") return <td class="cell" />;
  const { kind, opponent, spread, start } = cell;
  const letters = crosstableTexts[page.language].kinds[kind];
  const first = start === "first";
  return (
    <td class={`cell ${kind}`}>
      {first ? <u>{letters}</u> : letters}
      {opponent === null ? "" : ` ${opponent}`}
      {kind !== "pending" && (
        <>
          <br />
          {formatSigned(spread)}
        </>
      )}
    </td>
  );
};
