import { formatHalves, formatPoints, outcomeLabel, sideWords, systemLabel } from "@losfee/contract";
import { nameOrder, winningSeat } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { screenTexts } from "@losfee/messages/tournament-public-screen";
import { Fragment, type VNode } from "preact";
import { StartIcon } from "../../../../parts/icons.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import {
  type NameFitting,
  type NameRoom,
  nameFitting,
} from "../../../../parts/names/fitted-name.ts";
import { textWidth } from "../../../../parts/names/text-width.ts";
import { TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import { partsOf } from "../../parts/pairings/parts-of.ts";
import { type PairingsGame, startIsKnown } from "../../parts/public-games.ts";
import { Deck } from "./deck.tsx";
import { lotGrid } from "./lot-grid.ts";
import type { ScreenRound } from "./page.ts";

interface RoundProps {
  readonly play: ScreenRound;
  readonly follows: string;
}

/** Room for names in a line of the list by names. */
const LINE_ROOM = { width: 42, size: 3.3, small: 2.75 };
/** Additional width in two columns. */
const MORE = 28;

/** Fits names: individuals in three columns, teams in two. */
const fittingIn = (room: NameRoom, play: ScreenRound, ofTeams: boolean): NameFitting =>
  nameFitting(namesOf(play), ofTeams ? { ...room, width: room.width + MORE } : room, ofTeams);

/** Size of a title beside the name. */
const TITLE = 0.85;

/** Fits names behind a title. */
const titledFitting = (
  names: readonly string[],
  room: NameRoom,
  ofTeams: boolean,
): ((title: string) => NameFitting) => {
  const known = new Map<string, NameFitting>();
  return (title) => {
    const before = title === "" ? 0 : textWidth(`${title} `, "bold") * TITLE * room.size;
    const fit =
      known.get(title) ?? nameFitting(names, { ...room, width: room.width - before }, ofTeams);
    known.set(title, fit);
    return fit;
  };
};

const namesOf = ({ names }: ScreenRound): readonly string[] => Object.values(names);

/** The boards of the round, each on a lot. */
export const PairingsDeck = ({ play, follows }: RoundProps): VNode => {
  const page = usePage();
  const t = screenTexts[page.language];
  const ofTeams = termsOf(page).entrants === "teams";
  const grid = lotGrid(play.games.length + play.unplayed.length, ofTeams);
  const fitBehind = titledFitting(namesOf(play), grid.room, ofTeams);
  const name = namesFrom(play.names);
  return (
    <Deck
      id="deck-pairings"
      grid={grid}
      title={
        <>
          {t.round} <b class="screen-now">{play.round}</b>
        </>
      }
      note={[
        ...(play.begins === "" ? [] : [t.begins({ time: play.begins })]),
        systemLabel(play.system, page.language),
      ].join(" · ")}
      legend={[<StartLegend key="start" />, follows]}
    >
      {partsOf(play, pairingsTexts[page.language]).map(({ heading, games, unplayed }) => (
        <Fragment key={heading}>
          {games.map((game) => (
            <Lot
              key={game.board}
              as="li"
              stub={game.board}
              {...(heading === null ? {} : { label: heading })}
              tone={game.outcome === null ? "tinted" : "done"}
            >
              <Seat game={game} seat={0} play={play} fit={fitBehind} />
              <Seat game={game} seat={1} play={play} fit={fitBehind} />
            </Lot>
          ))}
          {unplayed.map(({ entry, worth }) => (
            <Lot
              key={entry}
              as="li"
              stub={<span class="deck-bye">{t.bye}</span>}
              {...(heading === null ? {} : { label: heading })}
            >
              <p class="deck-line seat">
                <span class="deck-name">{fitBehind("")(name(entry)).text}</span>
                <span class="result">{worth}</span>
              </p>
            </Lot>
          ))}
        </Fragment>
      ))}
    </Deck>
  );
};

const StartLegend = (): VNode => {
  const page = usePage();
  return (
    <>
      <StartIcon /> {sideWords(termsOf(page), page.language).goesFirst}
    </>
  );
};

/** From afar only title, points and score matter besides the name. */
const Seat = ({
  game,
  seat,
  play,
  fit,
}: Pick<RoundProps, "play"> & {
  readonly game: PairingsGame;
  readonly seat: 0 | 1;
  readonly fit: (title: string) => NameFitting;
}): VNode => {
  const language = useLanguage();
  const entry = game.seats[seat];
  const { title = "" } = play.players[entry] ?? {};
  // Names have no number here, so namesakes are told apart in the name.
  const name = namesFrom(play.names)(entry);
  const fitted = fit(title)(name);
  const shown = { title, name: fitted.text };
  const points = play.points[entry];
  const classes = [
    "deck-line",
    "seat",
    fitted.isSmall && "small",
    isStrong(game, seat) && "strong",
  ];
  return (
    <p class={classes.filter((one) => one !== false).join(" ")}>
      {seat === 0 && startIsKnown(game) && <StartMark />}
      <span class="deck-name">
        <TitledName player={shown} />
      </span>
      {game.outcome === null && points !== undefined && (
        <span class="player-facts">{formatPoints(points, language)}</span>
      )}
      <Score game={game} seat={seat} play={play} />
    </p>
  );
};

/** The side that begins; with a result, the winner. */
const isStrong = (game: PairingsGame, seat: 0 | 1): boolean =>
  game.outcome === null
    ? seat === 0 && startIsKnown(game)
    : winningSeat(game.seats, game.outcome) === seat;

const Score = ({
  game: { outcome, seats, isReported },
  seat,
  play,
}: Pick<RoundProps, "play"> & {
  readonly game: PairingsGame;
  readonly seat: 0 | 1;
}): VNode | null => {
  const language = useLanguage();
  if (outcome === null) return null;
  if (outcome.kind === "played") {
    return (
      <span class="result">
        {formatHalves(outcome.scores[seat])}
        <UnconfirmedMark of={isReported} />
      </span>
    );
  }
  return (
    <span class="result" title={outcomeLabel(outcome, language, namesFrom(play.names))}>
      {outcome.absent.includes(seats[seat]) ? "−" : "+"}
      <UnconfirmedMark of={isReported} />
    </span>
  );
};

/** All players by name, with the board. */
export const NamesDeck = ({ play, follows }: RoundProps): VNode => {
  const page = usePage();
  const t = screenTexts[page.language];
  const name = namesFrom(play.names);
  const ofTeams = termsOf(page).entrants === "teams";
  const fit = fittingIn(LINE_ROOM, play, ofTeams);
  const places = play.games.flatMap((game) =>
    game.seats.map((entry, seat) => ({
      ...{ entry, place: String(game.board), name: name(entry) },
      begins: seat === 0 && startIsKnown(game),
    })),
  );
  const byes = play.unplayed.map(({ entry }) => ({
    ...{ entry, place: t.bye, name: name(entry), begins: false },
  }));
  return (
    <Deck
      id="deck-names"
      ofTeams={ofTeams}
      title={deckLabel("names", page.language, ofTeams ? "teams" : undefined)}
      note={`${t.round} ${play.round}`}
      legend={[<StartLegend key="start" />, follows]}
    >
      {[...places, ...byes]
        .sort((a, b) => nameOrder(termsOf(page).entrants)(a.name, b.name))
        .map(({ entry, place, begins, ...one }) => (
          <NameLine key={entry} name={one.name} place={place} fit={fit}>
            {begins ? <StartMark /> : null}
          </NameLine>
        ))}
    </Deck>
  );
};

/** A name with the player's place. */
export const NameLine = ({
  name,
  place,
  fit,
  children,
}: {
  readonly name: string;
  readonly place: string;
  readonly fit: NameFitting;
  readonly children?: VNode | null;
}): VNode => {
  const { text, isSmall } = fit(name);
  return (
    <li class={isSmall ? "deck-line small" : "deck-line"}>
      {children}
      <span class="deck-name">{text}</span>
      <b class="board">{place}</b>
    </li>
  );
};
