import { type Language, texts } from "@losfee/contract";
import type { ComponentChildren, VNode } from "preact";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { addressCodePath, leadsElsewhere } from "../../../../shell/paths.ts";
import { tableTexts } from "../../parts/tables/texts.ts";
import { screenTexts } from "../screen/texts.ts";
import { tablesStandingsTexts } from "../stage-standings/texts.ts";
import { VerdictMark } from "../stage-standings/view.tsx";
import type { TablesScreenModel } from "./model.ts";

const ownTexts = texts({
  de: {
    tables: (label: string, game: number) =>
      game === 0 ? `${label}: Tische` : `${label}: Tische in Spiel ${game}`,
  },
  en: {
    tables: (label: string, game: number) =>
      game === 0 ? `${label}: tables` : `${label}: tables of game ${game}`,
  },
});

interface Props {
  readonly model: TablesScreenModel;
  readonly page: PageFrame;
}

/** The projector: decks that the script turns, screenful after screenful. */
export const TablesScreenView = ({ model, page }: Props): VNode => {
  const t = screenTexts[page.language];
  return (
    <div class="screen" data-seconds={model.seconds}>
      <header class="screen-head">
        <h1>{model.name}</h1>
        <p class="screen-address">{model.address}</p>
        {leadsElsewhere(page.baseUrl) && (
          <img class="screen-code" src={addressCodePath(model.competition)} alt="" />
        )}
      </header>
      <div class="decks">
        {model.stage === 0 ? (
          <Deck id="deck-field" title={t.field} note={model.field.length === 0 ? t.nobody : ""}>
            {model.field.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Deck>
        ) : (
          <>
            {!model.closed && <TablesDeck model={model} page={page} />}
            <StandingsDeck model={model} page={page} />
          </>
        )}
      </div>
      <footer class="screen-foot" aria-hidden="true">
        <span class="screen-progress">
          <span />
        </span>
        <span class="screen-page" />
        <span class="screen-paused">{t.paused}</span>
      </footer>
    </div>
  );
};

const Deck = ({
  id,
  title,
  note,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly children: ComponentChildren;
}): VNode => (
  <section class="deck" aria-labelledby={id}>
    <h2 id={id}>
      {title} <span class="note">{note}</span>
    </h2>
    <div class="deck-window">
      <ol class={`deck-rows ${id}`}>{children}</ol>
    </div>
  </section>
);

const TablesDeck = ({ model, page }: Props): VNode => (
  <Deck id="deck-tables" title={ownTexts[page.language].tables(model.label, model.game)} note="">
    {model.tables.map(({ table, players }) => (
      <li key={table}>
        <span class="board">{table}</span>
        <ul class="screen-seats">
          {players.map(({ entry, name }) => (
            <li key={entry}>{name}</li>
          ))}
        </ul>
      </li>
    ))}
  </Deck>
);

const StandingsDeck = ({ model, page }: Props): VNode => {
  const t = tablesStandingsTexts[page.language];
  const title = model.closed ? t.final : t.titleOf(model.label);
  return (
    <Deck id="deck-standings" title={title} note={noteOf(model, page.language)}>
      {model.standings.map((line) => (
        <li key={line.entry} class={line.verdict ?? undefined}>
          <span class="rank">{line.rank}</span>
          <span>{line.name}</span>
          {line.verdict === null ? (
            <LeadingValues values={line.values} />
          ) : (
            <>
              <span class="value">{line.values[0]}</span>
              <VerdictMark verdict={line.verdict} language={page.language} />
            </>
          )}
        </li>
      ))}
    </Deck>
  );
};

const noteOf = ({ open, closed }: TablesScreenModel, language: Language): string =>
  closed || open === 0
    ? tableTexts[language].rankPoints
    : tablesStandingsTexts[language].open(open);
