import { formatPoints, systemLabel } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { Fragment, type VNode } from "preact";
import { ScreenAddress } from "../../../../parts/address-code.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { namesFrom } from "../entry-names.ts";
import { type PairingsGame, startIsKnown } from "../pairings/model.ts";
import { OutcomeText } from "../pairings/outcome-text.tsx";
import { partsOf } from "../pairings/parts-of.ts";
import { pairingsTexts } from "../pairings/texts.ts";
import { Deck } from "./deck.tsx";
import { FinalDeck } from "./final-deck.tsx";
import type { ScreenModel, ScreenRound, ScreenStage } from "./model.ts";
import { StandingsDeck } from "./standings-deck.tsx";
import { screenTexts } from "./texts.ts";

/**
 * Decks that fill the screen and are shown in turn. Each list flows into columns of the screen's
 * height, so that the browser itself measures what fits; the script moves on by screenfuls. Without
 * it the first screenful of the first deck stays.
 */
export const ScreenView = ({ model, page }: PageProps<ScreenModel>): VNode => {
  const t = screenTexts[page.language];
  return (
    <div class="screen" data-seconds={model.seconds}>
      <header class="screen-head">
        <h1>{model.name}</h1>
        <ScreenAddress competition={model.competition} address={model.address} page={page} />
      </header>
      <div class="decks">
        {model.play === null && <FieldDeck model={model} page={page} />}
        {!model.closed && model.play?.at === "boards" && (
          <PairingsDeck play={model.play} page={page} />
        )}
        {!model.closed && model.play?.at === "tables" && (
          <TablesDeck play={model.play} page={page} />
        )}
        {model.finals.map((final) => (
          <FinalDeck key={final.stage} final={final} page={page} />
        ))}
        {model.standings !== null && (
          <StandingsDeck
            standings={model.standings}
            closed={model.closed}
            hasFinal={model.finals.length > 0}
            page={page}
          />
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

interface RoundProps {
  readonly play: ScreenRound;
  readonly page: PageFrame;
}

const PairingsDeck = ({ play, page }: RoundProps): VNode => {
  const t = screenTexts[page.language];
  const name = namesFrom(play.names);
  return (
    <Deck
      id="deck-pairings"
      title={t.pairings(play.round)}
      note={systemLabel(play.system, page.language)}
    >
      {partsOf(play, pairingsTexts[page.language]).map(({ heading, games, unplayed }) => (
        <Fragment key={heading}>
          {heading !== null && <li class="deck-group">{heading}</li>}
          {games.map((game) => (
            <li key={game.board}>
              <span class="board">{game.board}</span>
              <Seat game={game} seat={0} play={play} page={page} />
              <Seat game={game} seat={1} play={play} page={page} />
              <span class="result">
                <OutcomeText game={game} names={play.names} language={page.language} />
              </span>
            </li>
          ))}
          {unplayed.map(({ entry, worth }) => (
            <li key={entry}>
              <span class="board" />
              <span class="seat deck-name">{name(entry)}</span>
              <span class="seat">{t.bye}</span>
              <span class="result">{worth}</span>
            </li>
          ))}
        </Fragment>
      ))}
    </Deck>
  );
};

const Seat = ({
  game,
  seat,
  play,
  page,
}: RoundProps & { readonly game: PairingsGame; readonly seat: 0 | 1 }): VNode => (
  <span class="seat deck-name">
    {seat === 0 && startIsKnown(game) && <StartMark page={page} />}
    <Player entry={game.seats[seat]} play={play} page={page} />
  </span>
);

/** From afar only the title and the points matter beside the name. */
const Player = ({ entry, play, page }: RoundProps & { readonly entry: EntryId }): VNode => {
  const player = play.players[entry];
  const points = play.points[entry];
  if (player === undefined) return <>{namesFrom(play.names)(entry)}</>;
  return (
    <>
      <TitledName player={player} />
      {points !== undefined && (
        <span class="player-facts"> {formatPoints(points, page.language)}</span>
      )}
    </>
  );
};

const TablesDeck = ({
  play: { label, game, tables },
  page,
}: {
  readonly play: ScreenStage;
  readonly page: PageFrame;
}): VNode => (
  <Deck id="deck-tables" title={screenTexts[page.language].tables(label, game)} note="">
    {tables.map(({ table, players }) => (
      <li key={table}>
        <span class="board">{table}</span>
        <ul class="screen-seats">
          {players.map(({ entry, name }) => (
            <li key={entry} class="deck-name">
              {name}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </Deck>
);

const FieldDeck = ({ model, page }: PageProps<ScreenModel>): VNode => {
  const t = screenTexts[page.language];
  return (
    <Deck id="deck-field" title={t.field} note={model.field.length === 0 ? t.nobody : ""}>
      {model.field.map((name) => (
        <li key={name} class="deck-name">
          {name}
        </li>
      ))}
    </Deck>
  );
};
