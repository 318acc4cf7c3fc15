import { sideWords } from "@losfee/contract";
import { wallTexts } from "@losfee/messages/print";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import type { VNode } from "preact";
import { Fit, sizeClass, sizeOfList, sizeOfRows } from "../../../../parts/print/fit.tsx";
import { evenPages, pagesByLetter } from "../../../../parts/print/paging.ts";
import { Sheet, Sheets } from "../../../../parts/print/sheet.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { Side } from "../parts.tsx";
import type { NameLine, PlaceLine, TableLine, WallModel } from "./page.ts";

/** A list for the wall, by place or by name, in the largest type that fits. */
export const WallView = ({ model }: PageProps<WallModel>): VNode => {
  const { list } = model;
  return (
    <Sheets title={model.title} paper={model.paper}>
      {list.by === "place" && <Places model={model} list={list} />}
      {list.by === "name" && <Names model={model} lines={list.lines} />}
      {list.by === "table" && <Tables model={model} lines={list.lines} />}
    </Sheets>
  );
};

/** Height of the room for rows on the lower paper (Letter), in millimetres. */
const ROOM = 208;
/** Rows of few lines do not get higher. */
const HIGHEST = 15;
const MOST = { places: 20, names: 62, tables: 12 } as const;

const rowsClass = (rows: number): string => (rows * HIGHEST < ROOM ? "few-rows" : "all-rows");

const Places = ({
  model,
  list,
}: PageProps<WallModel> & {
  readonly list: Extract<WallModel["list"], { readonly by: "place" }>;
}): VNode => {
  const t = useTexts(wallTexts);
  const result = useTexts(pairingsTexts).result;
  const pages = evenPages(list.lines, MOST.places);
  const rows = Math.max(1, ...pages.map(({ length }) => length));
  const mm = list.hasPoints ? 64 : 73;
  const names = list.lines.flatMap(({ sides }) => sides.map(({ name }) => name));
  const most = sizeOfList(names, mm, sizeOfRows(Math.min(HIGHEST, ROOM / rows), 28));
  const points = (text: string) => list.hasPoints && <td class="wall-points z13">{text}</td>;
  return (
    <>
      {pages.map((lines, index) => (
        <Sheet
          key={index}
          paper={model.paper}
          at={[index + 1, pages.length]}
          stub={{ label: model.place, text: spanOf(lines.filter(({ place }) => place !== "–")) }}
          title={model.title}
          lead={model.lead}
        >
          <table class={`wall wall-places ${rowsClass(rows)}`}>
            <caption class="visually-hidden">{model.title}</caption>
            <thead>
              <tr>
                <th scope="col" class="wall-place">
                  {model.place}
                </th>
                <th scope="col" class="wall-first">
                  {list.sides[1] !== "" && <Side of="first" />} {list.sides[0]}
                </th>
                {list.hasPoints && (
                  <th scope="col" class="wall-points">
                    {t.points}
                  </th>
                )}
                <th scope="col" class="wall-result">
                  {result}
                </th>
                {list.hasPoints && (
                  <th scope="col" class="wall-points">
                    {t.points}
                  </th>
                )}
                <th scope="col">
                  {list.sides[1] !== "" && <Side of="second" />} {list.sides[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <tr key={at} class={sizeClass(most)}>
                  <th scope="row" class="wall-place">
                    <Fit
                      text={line.place}
                      mm={14}
                      most={Math.min(28, most + 8)}
                      least={8}
                      cut="display"
                    />
                    {line.group !== "" && <small>{line.group}</small>}
                  </th>
                  <td class="wall-first">
                    <Fit text={line.sides[0].name} mm={mm} most={most} />
                  </td>
                  {points(line.sides[0].points)}
                  <td class="wall-result">
                    <Result result={line.result} />
                  </td>
                  {points(line.sides[1].points)}
                  <td>
                    <Fit text={line.sides[1].name} mm={mm} most={most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sheet>
      ))}
    </>
  );
};

const Result = ({ result }: Pick<PlaceLine, "result">): VNode | null => {
  if (result === null) return null;
  if (result !== "") return <Fit text={result} mm={19} most={15.5} least={10} />;
  return (
    <span class="wall-blank">
      <i /> : <i />
    </span>
  );
};

/** `1–20`; of one line its own place. */
const spanOf = (lines: readonly { readonly place: string }[]): string => {
  const [first, last] = [lines[0]?.place ?? "–", lines.at(-1)?.place ?? "–"];
  return first === last ? first : `${first}–${last}`;
};

const Names = ({
  model,
  lines,
}: PageProps<WallModel> & { readonly lines: readonly NameLine[] }): VNode => {
  const page = usePage();
  const t = wallTexts[page.language];
  const pages = pagesByLetter(lines, MOST.names, ({ letter }) => letter);
  const words = sideWords(termsOf(page), page.language);
  const hasMarks = lines.some(({ mark }) => mark !== null);
  return (
    <>
      {pages.map((some, index) => (
        <Sheet
          key={index}
          paper={model.paper}
          at={[index + 1, pages.length]}
          stub={{ label: t.names, text: lettersOf(some, pages[index - 1], pages[index + 1]) }}
          title={model.title}
          lead={model.lead}
          note={
            hasMarks && (
              <>
                <Side of="first" /> {words.first} <Side of="second" /> {words.second}
              </>
            )
          }
        >
          <NameColumns lines={some} place={model.place} />
        </Sheet>
      ))}
    </>
  );
};

/** Rows that names are not stretched beyond, and their highest type. */
const NAMES = { height: 12, size: 20 } as const;

const NameColumns = ({
  lines,
  place,
}: {
  readonly lines: readonly NameLine[];
  readonly place: string;
}): VNode => {
  const hasGroups = lines.some(({ group }) => group !== "");
  const mm = hasGroups ? 54 : 68;
  const rows = Math.ceil(lines.length / 2);
  const isFew = rows * NAMES.height < ROOM;
  const most = sizeOfList(
    lines.map(({ name }) => name),
    mm,
    sizeOfRows(isFew ? NAMES.height : ROOM / rows, NAMES.size),
  );
  const marked = lines.map((line, index) => ({
    ...line,
    beginsLetter: line.letter !== lines[index - 1]?.letter,
  }));
  const columns = [marked.slice(0, rows), marked.slice(rows)];
  return (
    <div class={`wall-names ${isFew ? "few-rows" : "all-rows"}`}>
      {columns.map((column, at) => (
        <ol key={at} aria-label={place}>
          {column.map((line, index) => (
            <li key={index} class={line.beginsLetter ? "new-letter" : undefined}>
              <Fit text={line.name} mm={mm} most={most} />
              {hasGroups && <small>{line.group}</small>}
              <span>{line.mark !== null && <Side of={line.mark} />}</span>
              <Fit
                text={line.place}
                mm={17}
                most={Math.min(20, most + 4)}
                least={8}
                cut="display"
              />
            </li>
          ))}
          {Array.from({ length: rows - column.length }, (_, index) => (
            <li key={`empty-${index}`} aria-hidden="true" />
          ))}
        </ol>
      ))}
    </div>
  );
};

/** `A–L`; where a letter is split between pages, with as many letters as tell them apart. */
const lettersOf = (
  lines: readonly NameLine[],
  before: readonly NameLine[] | undefined,
  after: readonly NameLine[] | undefined,
): string => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return "–";
  const from = beginningOf(first, before?.at(-1));
  const to = beginningOf(last, after?.[0]);
  return from === to ? from : `${from}–${to}`;
};

const MOST_LETTERS = 3;

const beginningOf = (line: NameLine, beside: NameLine | undefined): string => {
  if (beside === undefined || beside.letter !== line.letter) return line.letter;
  const length = [1, 2, MOST_LETTERS].find(
    (count) => surname(line).slice(0, count) !== surname(beside).slice(0, count),
  );
  return surname(line).slice(0, length ?? MOST_LETTERS);
};

const surname = ({ name, letter }: NameLine): string =>
  (name.includes(",")
    ? name
    : (name.split(" ").find((word) => word.toUpperCase().startsWith(letter)) ?? name)
  ).normalize("NFC");

const Tables = ({
  model,
  lines,
}: PageProps<WallModel> & { readonly lines: readonly TableLine[] }): VNode => {
  const pages = evenPages(lines, MOST.tables);
  const seats = Math.max(1, ...lines.map(({ players }) => players.length));
  return (
    <>
      {pages.map((some, index) => {
        const rows = Math.max(3, Math.ceil(some.length / 2));
        const height = (ROOM / rows - 4) / seats;
        const most = sizeOfList(
          some.flatMap(({ players }) => players),
          66,
          sizeOfRows(height, 20),
        );
        return (
          <Sheet
            key={index}
            paper={model.paper}
            at={[index + 1, pages.length]}
            stub={{
              label: model.place,
              text: spanOf(some.map(({ table }) => ({ place: String(table) }))),
            }}
            title={model.title}
            lead={model.lead}
          >
            <ol class={`wall-tables rows-${rows}`}>
              {some.map(({ table, players }) => (
                <li key={table}>
                  <Fit text={String(table)} mm={18} most={34} least={12} cut="display" />
                  <ol>
                    {players.map((name) => (
                      <li key={name}>
                        <Fit text={name} mm={66} most={most} />
                      </li>
                    ))}
                  </ol>
                </li>
              ))}
            </ol>
          </Sheet>
        );
      })}
    </>
  );
};
