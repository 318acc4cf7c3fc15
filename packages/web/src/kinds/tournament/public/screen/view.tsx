import { type ScreenDeck, SPONSOR_ROLES } from "@losfee/core";
import { partTexts } from "@losfee/messages/parts";
import { finalTexts } from "@losfee/messages/tournament-parts";
import { screenTexts } from "@losfee/messages/tournament-public-screen";
import type { VNode } from "preact";
import { ScreenAddress } from "../../../../parts/address-code.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { winnerFirst } from "../../parts/final-panel.tsx";
import type { FinalModel } from "../../parts/finals.ts";
import { Deck } from "./deck.tsx";
import {
  AnnouncementsDeck,
  ClockDeck,
  NextDeck,
  PicturesDeck,
  ResultsDeck,
  SponsorsDeck,
} from "./moment-decks.tsx";
import type { ScreenModel } from "./page.ts";
import { hasPodium, PodiumDeck } from "./podium-deck.tsx";
import { NamesDeck, PairingsDeck } from "./round-decks.tsx";
import { TableNamesDeck, TablesDeck } from "./stage-decks.tsx";
import { StandingsDeck } from "./standings-deck.tsx";
import { CrossedDeck, TeamStandingsDeck } from "./team-decks.tsx";

type Draw = (
  props: PageProps<ScreenModel> & { readonly follows: string },
) => VNode | readonly (VNode | null)[] | null;

/** Component of each deck, and its test for content. */
const DRAWN: Readonly<
  Record<ScreenDeck, { readonly has: (model: ScreenModel) => boolean; readonly draw: Draw }>
> = {
  pairings: {
    has: ({ play, closed }) => play === null || !closed,
    draw: ({ model, follows }) => {
      if (model.play === null) return <FieldDeck model={model} />;
      return model.play.at === "boards" ? (
        <PairingsDeck play={model.play} follows={follows} />
      ) : (
        <TablesDeck play={model.play} follows={follows} />
      );
    },
  },
  names: {
    has: ({ play, closed }) => play !== null && !closed,
    draw: ({ model: { play }, follows }) => {
      if (play === null) return null;
      return play.at === "boards" ? (
        <NamesDeck play={play} follows={follows} />
      ) : (
        <TableNamesDeck play={play} follows={follows} />
      );
    },
  },
  standings: {
    has: ({ standings }) => standings !== null,
    draw: ({ model, follows }) => [
      ...model.finals.map((final) => <FinalDeck key={final.stage} final={final} />),
      model.standings !== null && model.closed && hasPodium(model.standings) ? (
        <PodiumDeck key="podium" standings={model.standings} follows={follows} />
      ) : null,
      model.standings === null ? null : (
        <StandingsDeck
          key="standings"
          standings={model.standings}
          closed={model.closed}
          hasFinal={model.finals.length > 0}
          follows={follows}
        />
      ),
      model.teamRanking === null ? null : (
        <TeamStandingsDeck key="teams" ranking={model.teamRanking} follows={follows} />
      ),
      model.crossed === null ? null : (
        <CrossedDeck key="crossed" crossed={model.crossed} follows={follows} />
      ),
    ],
  },
  results: {
    has: ({ play }) => play !== null,
    draw: (props) => <ResultsDeck {...props} />,
  },
  announcements: {
    has: ({ announcements }) => announcements.length > 0,
    draw: (props) => <AnnouncementsDeck {...props} />,
  },
  next: { has: ({ next }) => next !== null, draw: (props) => <NextDeck {...props} /> },
  clock: { has: ({ clock }) => clock !== null, draw: (props) => <ClockDeck {...props} /> },
  pictures: {
    has: ({ pictures }) => pictures.poster !== undefined,
    draw: (props) => <PicturesDeck {...props} />,
  },
  sponsors: {
    has: ({ pictures }) => SPONSOR_ROLES.some((role) => pictures[role] !== undefined),
    draw: (props) => <SponsorsDeck {...props} />,
  },
};

/**
 * Decks that fill the screen, shown in turn. Each list flows into columns of the screen's height,
 * so that the browser itself measures what fits; the script pages through them. Without it the
 * first screenful of the first deck stays.
 */
export const ScreenView = ({ model }: PageProps<ScreenModel>): VNode => {
  const page = usePage();
  const t = screenTexts[page.language];
  const { seconds, scheme } = model.choice;
  const decks = shownOf(model);
  const nameOf = (deck: ScreenDeck): string => deckName(deck, model, page);
  return (
    <div class={scheme === null ? "screen" : `screen scheme-${scheme}`} data-seconds={seconds}>
      <header class="screen-head">
        <div>
          <h1>{model.name}</h1>
          <ScreenAddress competition={model.competition} address={model.address} />
        </div>
      </header>
      <div class="decks">
        {decks.map((deck, index) => {
          const next = decks[index + 1];
          const follows = next === undefined ? "" : t.follows({ what: nameOf(next) });
          return DRAWN[deck].draw({ model, follows });
        })}
      </div>
      <footer class="screen-foot" aria-hidden="true">
        <span class="screen-paused">{t.paused}</span>
        <span class="screen-page" />
        <span class="screen-progress">
          <span />
        </span>
      </footer>
    </div>
  );
};

/** The chosen decks with content; never empty. */
const shownOf = (model: ScreenModel): readonly ScreenDeck[] => {
  const shown = model.choice.decks.filter((deck) => DRAWN[deck].has(model));
  if (shown.length > 0) return shown;
  return [DRAWN.pairings.has(model) ? "pairings" : "standings"];
};

const deckName = (deck: ScreenDeck, { play }: ScreenModel, page: PageFrame): string => {
  const { language } = page;
  const t = screenTexts[language];
  const ofTeams = termsOf(page).entrants === "teams";
  if (deck !== "pairings") return deckLabel(deck, language, ofTeams ? "teams" : play?.at);
  if (play === null) return t.field;
  return play.at === "boards"
    ? `${t.round} ${play.round}`
    : t.tables({ stage: play.label, game: play.game });
};

const FieldDeck = ({ model }: PageProps<ScreenModel>): VNode => {
  const t = useTexts(screenTexts);
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

/** A final for the hall: the two players and their games, the score, and what its games count. */
const FinalDeck = ({ final }: { readonly final: FinalModel }): VNode => {
  const language = useLanguage();
  return (
    <Deck id="deck-final" title={final.label} note="">
      {final.rounds.length > 0 && (
        <li class="deck-columns">
          <span />
          {final.rounds.map((round) => (
            <span key={round} class="result">
              {partTexts[language].round({ round })}
            </span>
          ))}
          <span class="result">{finalTexts[language].wins}</span>
        </li>
      )}
      {winnerFirst(final).map((player) => (
        <li key={player.entry} class={player.hasWon ? "final-winner" : undefined}>
          <span class="deck-name">
            <TitledName player={player} />
          </span>
          {player.scores.map((score, index) => (
            <span key={index} class="result">
              {score}
            </span>
          ))}
          <span class="result final-wins">{player.wins}</span>
        </li>
      ))}
      <li class="deck-note final-standing">{final.standing.join(" ")}</li>
      <li class="deck-note">{final.rule.join(" ")}</li>
    </Deck>
  );
};
