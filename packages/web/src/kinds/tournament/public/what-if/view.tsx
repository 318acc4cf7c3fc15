import { formatSigned, type Language, labelled } from "@losfee/contract";
import { whatIfTexts } from "@losfee/messages/tournament-public-what-if";
import type { VNode } from "preact";
import { ColumnTable, shortHeading, valueColumns } from "../../../../parts/column-table.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { DECIDED } from "./imagined.ts";
import type { AskedGame, ImaginedLine, WhatIfModel } from "./page.ts";

/** A form for the open games, and the hypothetical table; needs no script. */
export const WhatIfView = ({ model }: PageProps<WhatIfModel>): VNode => {
  const language = useLanguage();
  const t = whatIfTexts[language];
  return (
    <>
      <StageHead title={t.title} />
      {model.games.length === 0 ? (
        <p class="empty">{t.nothingOpen}</p>
      ) : (
        <>
          <p class="prose">{t.intro}</p>
          <Games model={model} />
        </>
      )}
      <Section id="table" title={headingOf(model, language)}>
        <Table model={model} />
      </Section>
    </>
  );
};

const headingOf = ({ imagined, stage }: WhatIfModel, language: Language): string => {
  const t = whatIfTexts[language];
  const title = imagined === 0 ? t.now : t.imagined({ results: imagined });
  return stage === "" ? title : labelled(title, stage, language);
};

const Games = ({ model }: PageProps<WhatIfModel>): VNode => {
  const page = usePage();
  const t = whatIfTexts[page.language];
  const action = `${competitionPath(model.competition)}/what-if`;
  const side = page.competition?.sides;
  return (
    <form class="stack what-if no-print" method="get" action={`${action}#table`}>
      {side != null && <input type="hidden" name="at" value={side.current} />}
      <ul class="lots what-if-games">
        {model.games.map((game) => (
          <Game key={game.field} game={game} />
        ))}
      </ul>
      <p class="cluster">
        <button type="submit">{t.show}</button>
        <a href={side == null ? action : `${action}?at=${side.current}`}>{t.clear}</a>
      </p>
    </form>
  );
};

const Game = ({
  game,
}: Omit<PageProps<WhatIfModel>, "model"> & { readonly game: AskedGame }): VNode => {
  const page = usePage();
  const t = whatIfTexts[page.language];
  const { round, board, asks, fault } = game;
  const faultId = `${game.field}-fault`;
  const described = fault === "" ? {} : { "aria-describedby": faultId, "aria-invalid": true };
  const where =
    asks === "game-points" || asks === "places"
      ? "table"
      : termsOf(page).entrants === "teams"
        ? "match"
        : "board";
  return (
    <Lot
      as="li"
      stub={board}
      label={t[`${where}Word`]}
      {...(fault === "" && isFilled(game) ? { tone: "tinted" } : {})}
    >
      <fieldset class="bare">
        <legend class="visually-hidden">{t[where]({ round, board })}</legend>
        <p class="note" aria-hidden="true">
          {t.round({ round })}
        </p>
        {asks === "decided" ? (
          <label class="field">
            <span>{game.seats.map(({ name }) => name).join(" – ")}</span>
            <select name={game.field} aria-label={t.result} {...described}>
              <option value="">{t.open}</option>
              {Object.keys(DECIDED).map((value) => (
                <option key={value} value={value} selected={game.chosen === value}>
                  {value === "draw"
                    ? t.draw
                    : t.wins({ name: game.seats[value === "1-0" ? 0 : 1]?.name ?? "" })}
                </option>
              ))}
            </select>
          </label>
        ) : (
          game.seats.map(({ name, field, typed }) => (
            <label class="field" key={field}>
              <span>{name}</span>
              <input
                name={field}
                value={typed}
                inputmode="numeric"
                size={5}
                autocomplete="off"
                aria-label={asks === "places" ? t.place({ name }) : t.points({ name })}
                {...described}
              />
            </label>
          ))
        )}
        {fault !== "" && (
          <p class="message bad" id={faultId}>
            {fault}
          </p>
        )}
      </fieldset>
    </Lot>
  );
};

/** True if the game has a hypothetical result. */
const isFilled = ({ chosen, seats }: AskedGame): boolean =>
  chosen !== "" || seats.some(({ typed }) => typed !== "");

const Table = ({ model }: PageProps<WhatIfModel>): VNode => {
  const language = useLanguage();
  const t = whatIfTexts[language];
  return (
    <div class="standings-scroller">
      <ColumnTable
        class="wide"
        caption={headingOf(model, language)}
        lines={model.lines}
        keyOf={({ entry }) => entry}
        columns={[
          { heading: t.rank, class: "number rank", cell: ({ rank }: ImaginedLine) => rank },
          ...(model.imagined === 0
            ? []
            : [
                {
                  heading: shortHeading(t.moved, t.movedLong),
                  class: "number",
                  cell: ({ moved }: ImaginedLine) =>
                    moved !== 0 && (
                      <span
                        title={moved > 0 ? t.better({ ranks: moved }) : t.worse({ ranks: -moved })}
                      >
                        {formatSigned(moved)}
                      </span>
                    ),
                },
              ]),
          {
            heading: t.name,
            class: "name",
            isRowHeading: true,
            cell: ({ entry, name }: ImaginedLine) => (
              <a href={playerPath(model.competition, entry)}>{name}</a>
            ),
          },
          ...valueColumns<ImaginedLine>(model.columns),
        ]}
      />
    </div>
  );
};
