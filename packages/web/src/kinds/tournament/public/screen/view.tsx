import { formatPoints, systemLabel } from "@losfee/contract";
import type { EntryId, Verdict } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { addressCodePath, leadsElsewhere } from "../../../../shell/paths.ts";
import { tableTexts } from "../../parts/tables/texts.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import { namesFrom } from "../entry-names.ts";
import { type PairingsGame, startIsKnown } from "../pairings/model.ts";
import { OutcomeText } from "../pairings/outcome-text.tsx";
import { standingsTexts } from "../standings/texts.ts";
import type { ScreenModel, ScreenRound, ScreenStage, ScreenStandings } from "./model.ts";
import { screenTexts } from "./texts.ts";

interface Props {
  readonly model: ScreenModel;
  readonly page: PageFrame;
}

/**
 * Decks that fill the screen and are shown in turn. Each list flows into columns of the screen's
 * height, so that the browser itself measures what fits; the script moves on by screenfuls. Without
 * it the first screenful of the first deck stays.
 */
export const ScreenView = ({ model, page }: Props): VNode => {
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
        {model.play === null && <FieldDeck model={model} page={page} />}
        {!model.closed && model.play?.at === "boards" && (
          <PairingsDeck play={model.play} page={page} />
        )}
        {!model.closed && model.play?.at === "tables" && (
          <TablesDeck play={model.play} page={page} />
        )}
        <StandingsDeck model={model} page={page} />
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
      {play.games.map((game) => (
        <li key={game.board}>
          <span class="board">{game.board}</span>
          <Seat game={game} seat={0} play={play} page={page} />
          <Seat game={game} seat={1} play={play} page={page} />
          <span class="result">
            {game.outcome !== null && (
              <OutcomeText
                outcome={game.outcome}
                seats={game.seats}
                names={play.names}
                language={page.language}
              />
            )}
          </span>
        </li>
      ))}
      {play.byes.map((entry) => (
        <li key={entry}>
          <span class="board">–</span>
          <span>{name(entry)}</span>
          <span>{t.bye}</span>
          <span />
        </li>
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
  <span class="seat">
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
            <li key={entry}>{name}</li>
          ))}
        </ul>
      </li>
    ))}
  </Deck>
);

const StandingsDeck = ({ model: { standings, closed }, page }: Props): VNode | null => {
  if (standings === null) return null;
  const t = standingsTexts[page.language];
  const ofStage = "label" in standings;
  const title = ofStage ? t.titleOf(standings.label) : t.titleAfter(standings.round);
  const unit = ofStage ? tableTexts[page.language].rankPoints : "";
  return (
    <Deck
      id="deck-standings"
      title={closed ? t.final : title}
      note={standings.missing > 0 && !closed ? t.missing(standings.missing) : unit}
    >
      {standings.lines.map((line) => (
        <li key={line.entry} class={verdictOf(line) ?? undefined}>
          <span class="rank">{line.annulled ? "–" : line.rank}</span>
          <span>
            <TitledName player={line} />
          </span>
          <Values line={line} page={page} />
        </li>
      ))}
    </Deck>
  );
};

type Line = ScreenStandings["lines"][number];

const verdictOf = (line: Line): Verdict | null => ("verdict" in line ? line.verdict : null);

/** The leading values; where there is a cut, the first of them and who gets through. */
const Values = ({ line, page }: { readonly line: Line; readonly page: PageFrame }): VNode => {
  const verdict = verdictOf(line);
  if (verdict === null) return <LeadingValues values={line.values} />;
  return (
    <>
      <span class="value">{line.values[0]}</span>
      <VerdictMark verdict={verdict} language={page.language} />
    </>
  );
};

const FieldDeck = ({ model, page }: Props): VNode => {
  const t = screenTexts[page.language];
  return (
    <Deck id="deck-field" title={t.field} note={model.field.length === 0 ? t.nobody : ""}>
      {model.field.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Deck>
  );
};
