import { type Picture, SPONSOR_ROLES } from "@losfee/core";
import { screenTexts } from "@losfee/messages/tournament-public-screen";
import type { VNode } from "preact";
import { EventPicture } from "../../../../parts/event/event-picture.tsx";
import { Fresh } from "../../../../parts/fresh.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import { nameFitting } from "../../../../parts/names/fitted-name.ts";
import { leftText } from "../../../../shell/live/left-text.ts";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { Deck } from "./deck.tsx";
import type { ScreenModel } from "./page.ts";

type DeckProps = PageProps<ScreenModel> & { readonly follows: string };

/** Room for names on a lot, next to the score. */
const ROOM = { width: 33, size: 3.3, small: 2.75 };
/** For teams, in two columns. */
const TEAM_ROOM = { ...ROOM, width: 61 };

/** Latest results, newest first. */
export const ResultsDeck = ({ model, follows }: DeckProps): VNode => {
  const page = usePage();
  const t = screenTexts[page.language];
  const ofTeams = termsOf(page).entrants === "teams";
  const fit = nameFitting(
    model.latest.flatMap(({ seats }) => seats.map(({ name }) => name)),
    ofTeams ? TEAM_ROOM : ROOM,
    ofTeams,
  );
  return (
    <Deck
      id="deck-results"
      ofTeams={ofTeams}
      title={deckLabel("results", page.language)}
      note={model.latest.length === 0 ? t.noResults : ""}
      legend={[follows]}
    >
      {model.latest.map(({ board, game, time, fresh, seats }) => (
        <Lot key={`${game} ${board}`} as="li" stub={board} label={time} tone="done">
          {seats.map(({ entry, name, score, hasWon }) => {
            const { text, isSmall } = fit(name);
            const classes = ["deck-line", isSmall && "small", hasWon && "strong"];
            return (
              <p key={entry} class={classes.filter((one) => one !== false).join(" ")}>
                <span class="deck-name">{text}</span>
                <span class="result">
                  <Fresh when={fresh}>{score}</Fresh>
                </span>
              </p>
            );
          })}
        </Lot>
      ))}
    </Deck>
  );
};

/** The director's announcements, newest first. */
export const AnnouncementsDeck = ({ model, follows }: DeckProps): VNode => {
  const language = useLanguage();
  return (
    <Deck
      id="deck-announcements"
      title={deckLabel("announcements", language)}
      note=""
      legend={[follows]}
    >
      {model.announcements.map(({ text, when }) => (
        <li key={`${when} ${text}`}>
          <p class="screen-announcement">{text}</p>
          <p class="note">{when}</p>
        </li>
      ))}
    </Deck>
  );
};

/** The next item, with a countdown that the script updates. */
export const NextDeck = ({ model: { next }, follows }: DeckProps): VNode => {
  const language = useLanguage();
  const t = screenTexts[language];
  return (
    <Deck
      id="deck-next"
      title={deckLabel("next", language)}
      note={next === null ? t.noNext : ""}
      legend={[follows]}
    >
      {next !== null && (
        <li class="screen-moment">
          <p class="screen-large">{next.what}</p>
          <p>{next.when}</p>
          {next.left !== null && (
            <p class="screen-countdown" data-left={next.left}>
              {leftText(next.left, language)}
            </p>
          )}
        </li>
      )}
    </Deck>
  );
};

/** Local time of the venue: that of rendering, until the script updates it. */
export const ClockDeck = ({ model: { clock, clockZone }, follows }: DeckProps): VNode | null => {
  const language = useLanguage();
  if (clock === null) return null;
  return (
    <Deck id="deck-clock" title={deckLabel("clock", language)} note={clockZone} legend={[follows]}>
      <li class="screen-moment">
        <p class="screen-large screen-clock" data-clock={clock}>
          {new Date(clock).toISOString().slice(11, 16)}
        </p>
      </li>
    </Deck>
  );
};

/** The poster, as large as the screen allows. */
export const PicturesDeck = ({ model, follows }: DeckProps): VNode | null => {
  const language = useLanguage();
  const { poster } = model.pictures;
  if (poster === undefined) return null;
  return (
    <Deck id="deck-pictures" title={deckLabel("pictures", language)} note="" legend={[follows]}>
      <ScreenPicture picture={poster} competition={model.competition} />
    </Deck>
  );
};

/** Sponsors, a screenful each. */
export const SponsorsDeck = ({ model, follows }: DeckProps): VNode => {
  const language = useLanguage();
  return (
    <Deck id="deck-sponsors" title={deckLabel("sponsors", language)} note="" legend={[follows]}>
      {SPONSOR_ROLES.flatMap((role) => {
        const picture = model.pictures[role];
        return picture === undefined
          ? []
          : [<ScreenPicture key={role} picture={picture} competition={model.competition} />];
      })}
    </Deck>
  );
};

const ScreenPicture = ({
  picture,
  competition,
}: {
  readonly picture: Picture;
  readonly competition: string;
}): VNode => (
  <li>
    <EventPicture competition={competition} picture={picture} class="screen-poster" sizes="100vw" />
  </li>
);
