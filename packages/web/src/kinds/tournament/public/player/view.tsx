import { sideWords, tallyWords } from "@losfee/contract";
import type { VNode } from "preact";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { Balance, hasSpread, Signed } from "../../../../parts/numerals.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { StartLegend } from "../../../../parts/start-mark.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { pairingsPath, whyPath } from "../../../../shell/paths.ts";
import { whyTexts } from "../why/texts.ts";
import { PlayerGames } from "./games.tsx";
import type { PlayerModel } from "./model.ts";
import { playerTexts } from "./texts.ts";
import { WhyHere } from "./why-here.tsx";

interface Props {
  readonly model: PlayerModel;
  readonly page: PageFrame;
}

/** A player with all games, and why the player stands where he or she does. */
export const PlayerView = ({ model, page }: Props): VNode => {
  const t = playerTexts[page.language];
  const now = model.rounds.find(({ line }) => line.kind === "pending");
  return (
    <>
      <header class="page-head">
        <h1>
          <TitledName player={model} />
        </h1>
        <p class="note">
          {model.round === 0
            ? t.seeded(model.rank, model.of)
            : model.annulled
              ? t.outOfTable
              : `${t.rank(model.rank, model.of)} ${t.after(model.round)}`}
        </p>
      </header>
      {model.withdrawnFrom !== null && <p class="message">{t.withdrawn(model.withdrawnFrom)}</p>}
      <LeaverNotes notes={model.leavers} />
      {now !== undefined && now.board !== null && (
        <p class="message good">
          <a href={`${pairingsPath(model.competition, now.line.round)}#board-${now.board}`}>
            {t.now(now.board)}
          </a>
        </p>
      )}
      <Facts model={model} page={page} />
      <section class="stack" aria-labelledby="games">
        <h2 id="games">{t.games}</h2>
        {model.rounds.length === 0 ? (
          <p class="empty">{t.noGames}</p>
        ) : (
          <>
            <PlayerGames model={model} page={page} />
            <StartLegend page={page} />
            <p class="no-print">
              <a href={`${whyPath(model.competition, model.published)}?a=${model.number}`}>
                {whyTexts[page.language].ofPlayer}
              </a>
            </p>
          </>
        )}
      </section>
      {model.round > 0 && !model.annulled && <WhyHere model={model} page={page} />}
    </>
  );
};

const Facts = ({ model, page }: Props): VNode => {
  const t = playerTexts[page.language];
  const terms = termsOf(page);
  const words = sideWords(terms, page.language);
  return (
    <dl class="facts">
      <Fact
        term={tallyWords(terms, page.language).label}
        value={<Balance tally={model.tally} page={page} />}
      />
      {hasSpread(page) && <Fact term={t.spread} value={<Signed value={model.tally.spread} />} />}
      <Fact term={words.record} value={words.recordValue(model.starts, model.replies)} />
      <Fact term={t.rating} value={model.rating === 0 ? t.unrated : String(model.rating)} />
      <Fact term={t.number} value={String(model.number)} />
      <Fact term={t.club} value={model.club} />
      <Fact term={t.nation} value={model.nation} />
      <Fact term={t.class} value={model.class} />
    </dl>
  );
};

const Fact = ({
  term,
  value,
}: {
  readonly term: string;
  readonly value: string | VNode;
}): VNode | null =>
  value === "" ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
