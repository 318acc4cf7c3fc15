import { formatTimeOfDay, labelled } from "@losfee/contract";
import { cutTexts } from "@losfee/messages/cut-line";
import { ownTexts } from "@losfee/messages/tournament-public-me";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { ACCOUNT_PATH } from "../../../../shell/accounts.ts";
import { type PageFrame, type PageProps, spokenTo } from "../../../../shell/page.ts";
import { usePage, useSpoken } from "../../../../shell/page-context.ts";
import { messagesPath, ownSquadPath, playerPath } from "../../../../shell/paths.ts";
import { ActForm } from "../../parts/own/own-act.tsx";
import { PeopleButtons } from "../../parts/own/people-buttons.tsx";
import { Needs } from "../../parts/tables/needs.tsx";
import { Absence } from "./absence-section.tsx";
import { ComingUp, waitingHint } from "./coming-up.tsx";
import { ContestLot } from "./contest-lot.tsx";
import { ContestReports } from "./contest-reports.tsx";
import { LineUpSection } from "./line-up-section.tsx";
import type { OwnModel, OwnPlayer } from "./model.ts";
import { PastGames } from "./past-games.tsx";
import type { OwnStanding } from "./standing.ts";

/** The current task first, then what comes, what is needed and the past. */
export const OwnView = ({ model }: PageProps<OwnModel>): VNode =>
  model.player === null ? (
    <WhoAreYou model={model} />
  ) : (
    <OwnPage player={model.player} model={model} />
  );

const OwnPage = ({
  player,
  model,
}: PageProps<OwnModel> & { readonly player: OwnPlayer }): VNode => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const { current, standing, outlook, fate, final } = player;
  return (
    <div class="own-page stack" data-made-at={player.madeAt}>
      <StageHead title={player.name} />
      <ul id="own-outbox" class="outbox" aria-live="polite" />
      <div id="own-unsent" />
      <NowPlaying player={player} model={model} />
      {player.lineUp !== null && (
        <LineUpSection lineUp={player.lineUp} player={player} model={model} />
      )}
      {current !== null && <ContestReports contest={current} player={player} model={model} />}
      {player.unsettled.length > 0 && (
        <Section id="own-unsettled" title={t.unsettled}>
          {player.unsettled.map((contest) => (
            <ContestReports
              key={contest.round}
              contest={contest}
              named
              player={player}
              model={model}
            />
          ))}
        </Section>
      )}
      <ComingUp player={player} />
      {outlook !== null && (
        <Section id="own-needs" title={t.needs}>
          <p>
            <b>{outlook.stage}</b> ·{" "}
            {labelled(cutTexts[page.language].pointsLong, outlook.row.points, page.language)}
          </p>
          <Needs outlook={outlook.row} />
        </Section>
      )}
      {fate !== "" && (
        <Section id="own-fate" title={t.reach}>
          <p>{fate}</p>
        </Section>
      )}
      {final !== null && (
        <Section id="own-final" title={final.stage}>
          <p>{final.standing.join(" ")}</p>
        </Section>
      )}
      <Section
        id="own-past"
        title={
          <>
            {t.past}
            {standing !== null && (
              <span class="note own-standing">
                {placeText(standing, page)}
                <UnconfirmedMark of={standing.unconfirmed} />
              </span>
            )}
          </>
        }
      >
        <PastGames player={player} model={model} />
        <p>
          <a href={playerPath(model.competition, player.entry)}>{t.more}</a>
        </p>
      </Section>
      {player.ownsSquad && (
        <p>
          <a href={ownSquadPath(model.competition)}>{t.squad}</a>
        </p>
      )}
      {player.absence !== null && (
        <Absence absence={player.absence} player={player} model={model} />
      )}
      <OwnFoot player={player} model={model} />
    </div>
  );
};

const NowPlaying = ({
  player,
  model,
}: PageProps<OwnModel> & { readonly player: OwnPlayer }): VNode | null => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const { now, current, standing } = player;
  if (current !== null) return <ContestLot contest={current} player={player} model={model} />;
  switch (now.kind) {
    case "without-game":
      return (
        <p class="message good">
          {labelled(t.round({ round: now.round }), now.text, page.language)}
        </p>
      );
    case "withdrawn":
      return (
        <p class="message">
          {now.fromRound === null ? t.gone : t.withdrawn({ round: now.fromRound })}
        </p>
      );
    case "left-out":
      return <p class="message">{t.leftOut({ stage: now.stage })}</p>;
    case "over":
      return standing === null ? null : (
        <p class="message good">
          {t.over} <b>{placeText(standing, page)}</b>
        </p>
      );
    default:
      return (
        <div class="empty">
          <p>
            <b>{t.waiting}</b>
          </p>
          <p>{waitingHint(player, page)}</p>
        </div>
      );
  }
};

/** `Platz 3 von 12 · 5–2 +80`. */
const placeText = ({ rank, of, tally }: OwnStanding, page: PageFrame): string => {
  const place = spokenTo(ownTexts, page).rankOf({ rank, of });
  return tally === "" ? place : `${place} · ${tally}`;
};

const OwnFoot = ({
  player,
  model,
}: PageProps<OwnModel> & { readonly player: OwnPlayer }): VNode | null => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  if (model.by === null || model.by === "director") return null;
  return (
    <footer class="own-foot no-print">
      <p class="note">
        {t.asOf({ time: formatTimeOfDay(player.madeAt, page.language, page.timeZone) })}
      </p>
      <p class="note">
        {model.by === "choice" ? `${t.chosen} ${t.reportsBy}` : t.isMine[model.by]}
      </p>
      {model.getsMessages && (
        <p>
          <a href={messagesPath(model.competition)}>{t.messages}</a>
        </p>
      )}
      {model.by === "account" ? (
        <p>
          <a href={ACCOUNT_PATH}>{t.account}</a>
        </p>
      ) : (
        <ActForm competition={model.competition} act="forget">
          <button type="submit">{t.forget}</button>
        </ActForm>
      )}
    </footer>
  );
};

/** Choice of a name on a device that has none. */
const WhoAreYou = ({ model }: PageProps<OwnModel>): VNode => {
  const t = useSpoken(ownTexts);
  return (
    <div class="own-page stack">
      <StageHead title={t.who} />
      <p>{t.whoHint}</p>
      {model.people.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <ActForm competition={model.competition} act="choose">
          <PeopleButtons people={model.people} />
        </ActForm>
      )}
      <p class="note">{t.reportsBy}</p>
    </div>
  );
};
