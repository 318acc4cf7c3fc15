import { entrantWords } from "@losfee/contract";
import { sheetTexts } from "@losfee/messages/print";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { Fit, sizeClass, sizeOfList, sizeOfRows } from "../../../../parts/print/fit.tsx";
import { evenPages } from "../../../../parts/print/paging.ts";
import { Sheet, Sheets } from "../../../../parts/print/sheet.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import type { GridModel, RankingModel, RankLine } from "./page.ts";

/** Lines on a page, and the most values beside names with clubs and without. */
const MOST = { lines: 48, withClubs: 4, withoutClubs: 6 } as const;
/** Room for rows on the lower paper, and the highest row, in millimetres. */
const ROOM = 208;
const HIGHEST = 12;
/** Widths of columns in millimetres. */
const WIDTHS = { rank: 12, value: 17, name: 66, all: 190 } as const;

/** Standings for the wall; those who are through in larger type. */
export const RankingView = ({ model }: PageProps<RankingModel>): VNode => {
  const page = usePage();
  const t = standingsTexts[page.language];
  const pages = evenPages(model.lines, MOST.lines);
  const hasClubs = model.lines.some(({ club }) => club !== "");
  const values = Math.min(model.headings.length, hasClubs ? MOST.withClubs : MOST.withoutClubs);
  const rest = WIDTHS.all - WIDTHS.rank - values * WIDTHS.value;
  const mm = (hasClubs ? WIDTHS.name : rest) - 3;
  const rows = Math.max(1, ...pages.map(({ length }) => length));
  const isFew = rows * HIGHEST < ROOM;
  const most = sizeOfList(
    model.lines.map(({ name }) => name),
    mm,
    sizeOfRows(isFew ? HIGHEST : ROOM / (rows + (model.through > 0 ? 4 : 0)), 17),
  );
  return (
    <Sheets title={model.title} paper={model.paper}>
      {pages.map((lines, index) => (
        <Sheet
          key={index}
          paper={model.paper}
          at={[index + 1, pages.length]}
          stub={model.stub}
          title={model.title}
          lead={model.lead}
          note={model.note}
        >
          <table
            class={`wall wall-ranking ${isFew ? "few-rows" : "all-rows"} ${hasClubs ? "with-clubs" : ""}`}
          >
            <caption class="visually-hidden">{model.title}</caption>
            <thead>
              <tr>
                <th scope="col" class="wall-rank">
                  {t.rank}
                </th>
                <th scope="col" class="wall-name">
                  {entrantWords(termsOf(page), page.language).name}
                </th>
                {hasClubs && <th scope="col">{t.club}</th>}
                {model.headings.slice(0, values).map((heading) => (
                  <th key={heading} scope="col" class="wall-value">
                    <Fit text={heading} mm={WIDTHS.value - 2} most={9} least={7} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => {
                const place = model.lines.indexOf(line) + 1;
                const isThrough = place <= model.through;
                const size = isThrough ? Math.min(14, Math.max(most, 13)) : most;
                return (
                  <tr key={at} class={classOf(size, isThrough, place === model.through)}>
                    <Cells
                      line={line}
                      size={size}
                      mm={mm}
                      club={hasClubs ? rest - WIDTHS.name - 3 : null}
                      values={values}
                      isThrough={isThrough}
                    />
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Sheet>
      ))}
    </Sheets>
  );
};

export const TablesRankingView = (props: PageProps<RankingModel>): VNode => (
  <RankingView {...props} />
);

const classOf = (size: number, isThrough: boolean, isLast: boolean): string =>
  [sizeClass(size), isThrough && "through", isLast && "last-through"]
    .filter((one) => one !== false)
    .join(" ");

const Cells = ({
  line,
  size,
  mm,
  club,
  values,
  isThrough,
}: {
  readonly line: RankLine;
  readonly size: number;
  readonly mm: number;
  /** Room for the club; null without clubs. */
  readonly club: number | null;
  readonly values: number;
  readonly isThrough: boolean;
}): VNode => (
  <>
    <th scope="row" class="wall-rank">
      <Fit text={line.rank} mm={9} most={size} least={6} cut="display" />
    </th>
    <td>
      <Fit text={line.name} mm={mm} most={size} least={8} cut={isThrough ? "bold" : "text"} />
    </td>
    {club !== null && (
      <td>
        <Fit text={line.club} mm={club} most={Math.min(size, 10)} least={6} />
      </td>
    )}
    {line.values.slice(0, values).map((value, index) => (
      <td key={index} class="wall-value">
        <Fit
          text={value}
          mm={WIDTHS.value - 2}
          most={size}
          least={6}
          cut={index === 0 ? "bold" : "text"}
        />
      </td>
    ))}
  </>
);

/** Lines of the crosstable on a page, and its room in millimetres. */
const GRID = { lines: 24, room: 140, width: 277, rank: 12, name: 58, total: 17 } as const;

/** Width of a cell from which both parts stand in one line. */
const ONE_LINE = 18;

/** The crosstable across the paper. */
export const GridView = ({ model }: PageProps<GridModel>): VNode => {
  const { language } = usePage();
  const t = crosstableTexts[language];
  const frame = useTexts(sheetTexts);
  const pages = evenPages(model.lines, GRID.lines);
  const cells = Math.max(1, model.headings.length);
  const width = (GRID.width - GRID.rank - GRID.name - 3 - model.totals.length * GRID.total) / cells;
  const rows = Math.max(1, ...pages.map(({ length }) => length));
  const isFew = rows * HIGHEST < GRID.room;
  const most = sizeOfRows(isFew ? HIGHEST : GRID.room / rows, 13);
  const hasTwo =
    width < ONE_LINE && model.lines.some((line) => line.cells.some(({ below }) => below !== ""));
  const ofCells = Math.min(11, hasTwo ? most / 2 + 1 : most);
  return (
    <Sheets title={t.title} paper={model.paper}>
      {pages.map((lines, index) => (
        <Sheet
          key={index}
          paper={model.paper}
          at={[index + 1, pages.length]}
          stub={{ label: frame.after, text: String(model.round) }}
          title={t.title}
          note={model.note}
          isWide
        >
          <table class={`wall wall-grid ${isFew ? "few-rows" : "all-rows"}`}>
            <caption class="visually-hidden">{t.caption}</caption>
            <thead>
              <tr>
                <th scope="col" class="wall-rank">
                  {t.rank}
                </th>
                <th scope="col" class="grid-name">
                  {standingsTexts[language].name}
                </th>
                {model.headings.map((heading, at) => (
                  <th
                    key={at}
                    scope="col"
                    class={model.hasNames ? "grid-cell upright" : "grid-cell"}
                  >
                    {heading}
                  </th>
                ))}
                {model.totals.map((heading) => (
                  <th key={heading} scope="col" class="grid-total">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <tr key={at} class={sizeClass(most)}>
                  <th scope="row" class="wall-rank">
                    <Fit text={line.rank} mm={9} most={most} least={6} cut="display" />
                  </th>
                  <td>
                    <Fit text={line.name} mm={GRID.name - 3} most={most} least={7} />
                  </td>
                  {line.cells.map(({ text, below, isSelf }, cell) => (
                    <td key={cell} class={isSelf ? "grid-cell grid-self" : "grid-cell"}>
                      <Fit
                        text={hasTwo ? text : `${text} ${below}`.trim()}
                        mm={width - 1}
                        most={ofCells}
                        least={6}
                      />
                      {hasTwo && below !== "" && (
                        <Fit text={below} mm={width - 1} most={ofCells} least={6} />
                      )}
                    </td>
                  ))}
                  {line.totals.map((total, cell) => (
                    <td key={cell} class="grid-total">
                      <Fit
                        text={total}
                        mm={GRID.total - 2}
                        most={most}
                        least={6}
                        cut={cell === 0 ? "bold" : "text"}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Sheet>
      ))}
    </Sheets>
  );
};
