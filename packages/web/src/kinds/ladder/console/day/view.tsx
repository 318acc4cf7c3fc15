import { dayTexts } from "@losfee/messages/ladder-console-day";
import { ladderTexts } from "@losfee/messages/ladder-parts";
import type { VNode } from "preact";
import { UrgentAppeals } from "../../../../parts/arbiter-log/urgent-appeals.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { Rehearsal } from "../../../../parts/console/rehearsal.tsx";
import { PlainList } from "../../../../parts/plain-list.tsx";
import { Section } from "../../../../parts/section.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { daysLeft } from "../../parts/days-left.ts";
import { AbsencePanel } from "./absence-panel.tsx";
import { InboxPanel } from "./inbox/panel.tsx";
import { OutboxPanel } from "./outbox-panel.tsx";
import type { ComingDeadline, LadderDayModel } from "./page.ts";
import { Questions } from "./questions.tsx";

/** The director's day: mail, questions, deadlines. */
export const LadderDayView = ({ model }: PageProps<LadderDayModel>): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const id = competitionIdOf(page);
  return (
    <ConsolePage
      title={model.name}
      aside={
        <p class="note">
          {t.summary({
            players: model.seated,
            games: model.games,
            provisional: model.provisional,
            waiting: model.waiting,
          })}
        </p>
      }
    >
      {model.closed && <p class="message">{t.closed}</p>}
      {model.seated === 0 && (
        <p class="cluster">
          {t.empty}{" "}
          <a class="button primary" href={`${competitionPath(id, "console")}/entries`}>
            {t.addPlayers}
          </a>{" "}
          <a class="button" href={`${competitionPath(id, "console")}/take-over`}>
            {t.takeOver}
          </a>
        </p>
      )}
      <UrgentAppeals appeals={model.appeals} />
      <AbsencePanel model={model} />
      <Questions questions={model.questions} />
      <Deadlines model={model} />
      <InboxPanel model={model} />
      <OutboxPanel />
      <p class="cluster no-print">
        <a href={competitionPath(id)}>{t.public}</a>
        <a href={`/api/v1/competitions/${id}/export`} download>
          {t.export}
        </a>
        <a href={`/api/v1/competitions/${id}/games.pgn`} download>
          {t.pgn}
        </a>
        <Rehearsal />
      </p>
    </ConsolePage>
  );
};

const Deadlines = ({ model }: PageProps<LadderDayModel>): VNode => {
  const language = useLanguage();
  const t = dayTexts[language];
  const words = ladderTexts[language];
  return (
    <Section id="deadlines" title={t.deadlines}>
      <PlainList class="ladder-games" empty={t.noDeadlines}>
        {groupsOf(model.deadlines).map(([first, ...others]) => (
          <li key={first.id}>
            <p>
              <b>{words.until({ date: first.date })}</b>{" "}
              <span class="note">{daysLeft(first.days, language)}</span> · {first.what}
            </p>
            <ul class="plain deadlines-of-day">
              {[first, ...others].map(({ id, about, who, waits }) => (
                <li key={id}>
                  {about}
                  {who !== "" && who !== about && (
                    <span class="note"> · {t.must({ names: who })}</span>
                  )}
                  {waits && <span class="note"> · {t.waitsForMail}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </PlainList>
    </Section>
  );
};

type DeadlineGroup = readonly [ComingDeadline, ...ComingDeadline[]];

/** Groups a day's deadlines by their subject, in the order in which they end. */
const groupsOf = (deadlines: readonly ComingDeadline[]): readonly DeadlineGroup[] => {
  const groups = new Map<string, DeadlineGroup>();
  for (const deadline of deadlines) {
    const key = `${deadline.date} ${deadline.what}`;
    const [first, ...others] = groups.get(key) ?? [deadline];
    groups.set(key, first === deadline ? [first] : [first, ...others, deadline]);
  }
  return [...groups.values()];
};
