import { entrantWords, sideWords } from "@losfee/contract";
import { printNames, slipTexts } from "@losfee/messages/print";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { ComponentChildren, VNode } from "preact";
import { Fit } from "../../../../parts/print/fit.tsx";
import { cutSheets } from "../../../../parts/print/paging.ts";
import { CutSheet, Sheets } from "../../../../parts/print/sheet.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { Side } from "../parts.tsx";
import type { Slip, SlipsModel, TableSlip, TableSlipsModel } from "./page.ts";

/** Slips on a sheet: with boxes to tick, with scores to write, and of tables. */
const ON_A_SHEET = { ticked: 8, written: 6, tables: 3 } as const;

/** A pile that is cut and sorted at once, with blank slips where the last sheets have room. */
export const SlipsView = ({ model }: PageProps<SlipsModel>): VNode => {
  const t = useTexts(slipTexts);
  const names = useTexts(printNames);
  const isBlank = model.round === null;
  const places = model.writesScores ? ON_A_SHEET.written : ON_A_SHEET.ticked;
  return (
    <Sheets
      title={isBlank ? names.blankSlips : t.title({ round: model.round ?? 0 })}
      paper={model.paper}
    >
      {cutSheets(model.slips, places).map((slips, sheet, all) => (
        <CutSheet key={sheet} kind={`of-${places}`}>
          {slips.map((slip, place) => (
            <SlipView
              key={place}
              slip={slip}
              model={model}
              pile={isBlank ? null : [place + 1, sheet + 1, all.length]}
            />
          ))}
        </CutSheet>
      ))}
    </Sheets>
  );
};

export const BlankSlipsView = (props: PageProps<SlipsModel>): VNode => <SlipsView {...props} />;

/** The number of a pile, and of the sheet and all sheets; null for slips of no pile. */
type Pile = readonly [pile: number, sheet: number, sheets: number] | null;

const Stub = ({
  label,
  number,
  pile,
}: {
  readonly label: string;
  readonly number: number | null;
  readonly pile: Pile;
}): VNode => {
  const t = useTexts(slipTexts);
  return (
    <div class="slip-stub">
      <p>
        {label}
        <Fit
          text={number === null ? "\u00a0" : String(number)}
          mm={16}
          most={34}
          least={14}
          cut="display"
        />
      </p>
      {pile !== null && (
        <small>
          {t.pile({ pile: pile[0] })}
          <br />
          {t.sheet({ sheet: pile[1], sheets: pile[2] })}
        </small>
      )}
    </div>
  );
};

const SlipHead = ({
  event,
  children,
}: {
  readonly event: string;
  readonly children: ComponentChildren;
}): VNode => (
  <p class="slip-head">
    <span>
      <Fit text={event} mm={50} most={9} least={7} />
    </span>
    <b>{children}</b>
  </p>
);

const SlipView = ({
  slip,
  model,
  pile,
}: PageProps<SlipsModel> & { readonly slip: Slip | null; readonly pile: Pile }): VNode => {
  const page = usePage();
  const t = slipTexts[page.language];
  const terms = termsOf(page);
  const words = sideWords(terms, page.language);
  const draws = slip === null || slip.playersDraw;
  const label = entrantWords(terms, page.language).contest;
  return (
    <section class="slip" aria-label={slip === null ? t.blank : `${label} ${slip.board}`}>
      <Stub label={label} number={slip?.board ?? null} pile={pile} />
      <div class="slip-body">
        <SlipHead event={page.competition?.name ?? ""}>
          {model.round === null || slip === null
            ? t.roundBlank
            : t.round({ round: model.round, planned: model.planned })}
          {slip !== null && slip.group !== "" && ` · ${slip.group}`}
        </SlipHead>
        {([0, 1] as const).map((seat) => (
          <div key={seat} class="slip-side">
            <p class="slip-name">
              {draws && terms.sides !== "colours" ? (
                <i class="tick-box" />
              ) : (
                <Side of={seat === 0 ? "first" : "second"} />
              )}
              {slip !== null && (
                <Fit
                  text={slip.names[seat]}
                  mm={model.writesScores ? 62 : 40}
                  most={14}
                  least={10}
                  cut="bold"
                />
              )}
            </p>
            <p class="slip-sign">
              <small>{t.signature}</small>
            </p>
            {model.writesScores && (
              <p class="slip-digits" aria-hidden="true">
                <i />
                <i />
                <i />
              </p>
            )}
          </div>
        ))}
        {model.writesScores ? (
          <p class="slip-note">
            {draws ? (
              words.drawnOnSlip
            ) : (
              <>
                <Side of="first" /> {words.goesFirst}
              </>
            )}
          </p>
        ) : (
          <p class="slip-ticks">
            {["1 : 0", "½ : ½", "0 : 1"].map((result) => (
              <span key={result}>
                <i class="tick-box" /> {result}
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
};

/** Slips of tables, three on a sheet, cut and sorted at once. */
export const TableSlipsView = ({ model }: PageProps<TableSlipsModel>): VNode => {
  const names = useTexts(printNames);
  const most = Math.max(0, ...model.slips.map((slip) => slip.names.length));
  const places = most > 4 ? 2 : ON_A_SHEET.tables;
  return (
    <Sheets title={`${names.tableSlips}, ${model.label}`} paper={model.paper}>
      {cutSheets(model.slips, places).map((slips, sheet, all) => (
        <CutSheet key={sheet} kind={`of-${places}`}>
          {slips.map((slip, place) => (
            <TableSlipView
              key={place}
              slip={slip}
              seats={most}
              model={model}
              pile={[place + 1, sheet + 1, all.length]}
            />
          ))}
        </CutSheet>
      ))}
    </Sheets>
  );
};

const TableSlipView = ({
  slip,
  seats,
  model,
  pile,
}: PageProps<TableSlipsModel> & {
  readonly slip: TableSlip | null;
  readonly seats: number;
  readonly pile: Pile;
}): VNode => {
  const page = usePage();
  const t = slipTexts[page.language];
  const words = tableTexts[page.language];
  const games = slip?.games ?? [model.slips[0]?.games[0] ?? 1];
  const [only] = games;
  const isOne = games.length === 1;
  const width = isOne ? 62 : 44;
  // Of places there is no sum, and a place is not worked out.
  const totals = isOne
    ? model.places
      ? []
      : [words.place]
    : [...(model.places ? [] : [words.sum]), words.rankPoints];
  const players = slip === null ? Array.from({ length: seats }, () => "") : slip.names;
  return (
    <section
      class="slip table-slip"
      aria-label={slip === null ? t.blank : words.table({ table: slip.table })}
    >
      <Stub label={words.tableWord} number={slip?.table ?? null} pile={pile} />
      <div class="slip-body">
        <SlipHead event={[page.competition?.name ?? "", model.label].join(", ")}>
          {slip !== null &&
            isOne &&
            only !== undefined &&
            t.game({ game: only, planned: model.planned })}
        </SlipHead>
        <table>
          <caption class="visually-hidden">{words.tableWord}</caption>
          <thead>
            <tr>
              {isOne && (
                <th scope="col" class="slip-seat">
                  {words.seatShort}
                </th>
              )}
              <th scope="col" class="slip-player">
                {words.name}
              </th>
              {games.map((game) => (
                <th key={game} scope="col">
                  {isOne ? (model.places ? words.place : words.points) : words.game({ game })}
                </th>
              ))}
              {totals.map((total) => (
                <th key={total} scope="col">
                  {total}
                </th>
              ))}
              <th scope="col">{t.signature}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((name, index) => (
              <tr key={index}>
                {isOne && (
                  <td class="slip-seat">
                    <b>{slip?.seats[index]?.[0] ?? index + 1}</b>
                  </td>
                )}
                <th scope="row">
                  <Fit text={name} mm={width} most={17} least={12} cut="bold" />
                </th>
                {games.map((game, at) => (
                  <td key={game}>
                    <i class="slip-field">
                      {!isOne && (
                        <small>
                          {slip?.seats[index]?.[at] == null
                            ? "–"
                            : `${words.seatShort} ${slip.seats[index][at]}`}
                        </small>
                      )}
                    </i>
                  </td>
                ))}
                {totals.map((total) => (
                  <td key={total}>
                    <i class="slip-field" />
                  </td>
                ))}
                <td>
                  <i class="slip-line" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="slip-note">{t.seats}</p>
      </div>
    </section>
  );
};
