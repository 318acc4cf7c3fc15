import { formatPoints, systemLabel } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { addressCodePath, leadsElsewhere } from "../../../../shell/paths.ts";
import { namesFrom } from "../entry-names.ts";
import { type PairingsGame, startIsKnown } from "../pairings/model.ts";
import { OutcomeText } from "../pairings/outcome-text.tsx";
import type { ScreenModel } from "./model.ts";
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
        {model.closed ? (
          <StandingsDeck model={model} page={page} />
        ) : model.round === 0 ? (
          <FieldDeck model={model} page={page} />
        ) : (
          <>
            <PairingsDeck model={model} page={page} />
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

const PairingsDeck = ({ model, page }: Props): VNode => {
  const t = screenTexts[page.language];
  const name = namesFrom(model.names);
  return (
    <Deck
      id="deck-pairings"
      title={t.pairings(model.round)}
      note={systemLabel(model.system, page.language)}
    >
      {model.games.map((game) => (
        <li key={game.board}>
          <span class="board">{game.board}</span>
          <Seat game={game} seat={0} model={model} page={page} />
          <Seat game={game} seat={1} model={model} page={page} />
          <span class="result">
            {game.outcome !== null && (
              <OutcomeText
                outcome={game.outcome}
                seats={game.seats}
                names={model.names}
                language={page.language}
              />
            )}
          </span>
        </li>
      ))}
      {model.byes.map((entry) => (
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
  model,
  page,
}: Props & { readonly game: PairingsGame; readonly seat: 0 | 1 }): VNode => (
  <span class="seat">
    {seat === 0 && startIsKnown(game) && <StartMark page={page} />}
    <Player entry={game.seats[seat]} model={model} page={page} />
  </span>
);

/** From afar only the title and the points matter beside the name. */
const Player = ({ entry, model, page }: Props & { readonly entry: EntryId }): VNode => {
  const player = model.players[entry];
  const points = model.points[entry];
  if (player === undefined) return <>{namesFrom(model.names)(entry)}</>;
  return (
    <>
      <TitledName player={player} />
      {points !== undefined && (
        <span class="player-facts"> {formatPoints(points, page.language)}</span>
      )}
    </>
  );
};

const StandingsDeck = ({ model: { standings, closed }, page }: Props): VNode | null => {
  if (standings === null) return null;
  const t = screenTexts[page.language];
  return (
    <Deck
      id="deck-standings"
      title={closed ? t.final : t.standings(standings.round)}
      note={standings.missing > 0 ? t.inProgress : ""}
    >
      {standings.lines.map((line) => (
        <li key={line.entry}>
          <span class="rank">{line.annulled ? "–" : line.rank}</span>
          <span>
            <TitledName player={line} />
          </span>
          <LeadingValues values={line.values} />
        </li>
      ))}
    </Deck>
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
