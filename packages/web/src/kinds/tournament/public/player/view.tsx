import { sideWords, tallyWords } from "@losfee/contract";
import { thatIsMeTexts } from "@losfee/messages/tournament-parts-own";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { memberTexts, playerTexts } from "@losfee/messages/tournament-public-player";
import { whyTexts } from "@losfee/messages/tournament-public-why";
import type { VNode } from "preact";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { Balance, hasSpread, Signed } from "../../../../parts/numerals.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { StartLegend } from "../../../../parts/start-mark.tsx";
import { type PageFrame, type PageProps, spokenTo, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import {
  fixturesPath,
  matchPath,
  ownPath,
  pairingsPath,
  whyPath,
} from "../../../../shell/paths.ts";
import { FinalPanels } from "../../parts/final-panel.tsx";
import { FixtureTable } from "../../parts/match/fixture-table.tsx";
import { RecordTable } from "../../parts/match/record-table.tsx";
import { ActForm } from "../../parts/own/own-act.tsx";
import { PlayerGames } from "./games.tsx";
import { MemberView } from "./member-view.tsx";
import type { PlayerAtBoards, PlayerAtTables, PlayerModel } from "./page.ts";
import { PlayerStages } from "./stages.tsx";
import { WhyHereNotes } from "./why-here.tsx";

/** A player with all games, and the reasons for the rank. */
export const PlayerView = ({ model }: PageProps<PlayerModel>): VNode =>
  model.at === "team" ? <MemberView model={model} /> : <EntrantView model={model} />;

type Entrant = PlayerAtBoards | PlayerAtTables;

const EntrantView = ({ model }: PageProps<Entrant>): VNode => {
  const page = usePage();
  return (
    <>
      <StageHead
        title={
          <>
            <TitledName player={model} />
            {model.at === "tables" && model.withdrawn && (
              <span class="tag">{tableTexts[page.language].withdrawn}</span>
            )}
          </>
        }
        meta={model.at === "boards" ? rankText(model, page) : undefined}
      />
      {model.at === "boards" && <Messages model={model} />}
      <div class="player-top">
        <Facts model={model} />
        <ThatIsMe model={model} />
      </div>
      {model.at === "boards" ? <PlayerRounds model={model} /> : <PlayerStages model={model} />}
    </>
  );
};

/** Chooses this player for the device; once chosen, links to the user's own page. */
const ThatIsMe = ({ model }: PageProps<Entrant>): VNode | null => {
  const page = usePage();
  const t = spokenTo(thatIsMeTexts, page);
  if (page.viewer.role === "player" || model.erased) return null;
  return (
    <div class="no-print">
      {model.isMine ? (
        <a href={ownPath(model.competition)}>{t.thatIsYou}</a>
      ) : (
        <ActForm competition={model.competition} act="choose" fields={{ entry: `${model.entry}` }}>
          <button type="submit">
            {termsOf(page).entrants === "teams" ? t.ourTeam : t.thatIsMe}
          </button>
        </ActForm>
      )}
    </div>
  );
};

const rankText = ({ round, rank, of, annulled }: PlayerAtBoards, page: PageFrame): string => {
  const t = playerTexts[page.language];
  if (round === 0) return t.seeded({ rank, of });
  return annulled ? t.outOfTable : `${t.rank({ rank, of })} ${t.after({ round })}`;
};

const Messages = ({ model }: PageProps<PlayerAtBoards>): VNode => {
  const language = useLanguage();
  const t = playerTexts[language];
  const now = model.rounds.find(({ line }) => line.kind === "pending");
  return (
    <>
      {model.withdrawnFrom !== null && (
        <p class="message">{t.withdrawn({ round: model.withdrawnFrom })}</p>
      )}
      <LeaverNotes notes={model.leavers} />
      {model.bye !== "" && (
        <p class="message good">{t.bye({ round: model.published, bye: model.bye })}</p>
      )}
      {now !== undefined && now.board !== null && (
        <p class="message good">
          {model.squad === null ? (
            <a href={`${pairingsPath(model.competition, now.line.round)}#board-${now.board}`}>
              {t.now({ board: now.board })}
            </a>
          ) : (
            <a href={matchPath(model.competition, now.line.round, now.board)}>
              {memberTexts[language].now({ match: now.board })}
            </a>
          )}
        </p>
      )}
    </>
  );
};

const PlayerRounds = ({ model }: PageProps<PlayerAtBoards>): VNode => {
  const language = useLanguage();
  const t = playerTexts[language];
  const ofTeam = memberTexts[language];
  return (
    <>
      <FinalPanels finals={model.finals} competition={model.competition} />
      <div class="player-parts">
        <Section id="games" title={model.squad === null ? t.games : ofTeam.matches}>
          {model.rounds.length === 0 ? (
            <p class="empty">{model.squad === null ? t.noGames : ofTeam.noMatches}</p>
          ) : (
            <>
              <PlayerGames model={model} />
              <StartLegend />
              <p class="no-print">
                <a href={`${whyPath(model.competition, model.published)}?a=${model.number}`}>
                  {whyTexts[language].ofPlayer}
                </a>
              </p>
            </>
          )}
        </Section>
        {model.round > 0 && !model.annulled && (
          <section class="section stack" id="why" aria-labelledby="why-title">
            <h2 id="why-title">
              {t.why} <span class="note">({t.after({ round: model.round })})</span>
            </h2>
            <p class="note">{t.whyIntro}</p>
            <WhyHereNotes why={model.why} model={model} />
          </section>
        )}
      </div>
      {model.toCome.length > 0 && (
        <Section
          id="fixtures"
          title={ofTeam.toCome}
          more={<a href={fixturesPath(model.competition, model.entry)}>{ofTeam.allFixtures}</a>}
        >
          <FixtureTable lines={model.toCome} withRounds usualDay={null} />
        </Section>
      )}
      {model.squad !== null && model.squad.length > 0 && (
        <Section id="squad" title={ofTeam.squad}>
          <RecordTable lines={model.squad} caption={ofTeam.squad} withTeams={false} />
        </Section>
      )}
    </>
  );
};

const Facts = ({ model }: PageProps<Entrant>): VNode => {
  const page = usePage();
  const t = playerTexts[page.language];
  const facts: readonly Fact[] = [
    ...(model.at === "boards" ? factsAtBoards(model, page) : factsAtTables(model, page)),
    [t.club, model.club],
    [t.nation, model.nation],
    [t.class, model.class],
  ];
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== "")
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

type Fact = readonly [string, string | VNode];

const factsAtBoards = (model: PlayerAtBoards, page: PageFrame): readonly Fact[] => {
  const t = playerTexts[page.language];
  const terms = termsOf(page);
  const words = sideWords(terms, page.language);
  const spread: Fact = [t.spread, <Signed key="spread" value={model.tally.spread} />];
  return [
    [tallyWords(terms, page.language).label, <Balance key="tally" tally={model.tally} />],
    ...(hasSpread(page) ? [spread] : []),
    [words.record, words.recordValue({ first: model.starts, second: model.replies })],
    [t.rating, ratingText(model.rating, page)],
    [t.number, String(model.number)],
  ];
};

const factsAtTables = ({ place, rating }: PlayerAtTables, page: PageFrame): readonly Fact[] => {
  const t = playerTexts[page.language];
  return [
    [t.place, place === null ? "" : `${place}.`],
    [t.rating, ratingText(rating, page)],
  ];
};

/** The rating; empty, which hides it, if ratings are not shown. */
const ratingText = (rating: number | null, page: PageFrame): string => {
  if (rating === null) return "";
  return rating === 0 ? playerTexts[page.language].unrated : String(rating);
};
