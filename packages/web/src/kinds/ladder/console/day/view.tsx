import { dayTexts } from "@losfee/messages/ladder-console-day";
import { ladderTexts } from "@losfee/messages/ladder-parts";
import type { VNode } from "preact";
import { UrgentAppeals } from "../../../../parts/arbiter-log/urgent-appeals.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { Hero } from "../../../../parts/console/hero.tsx";
import { LinkLines } from "../../../../parts/console/link-lines.tsx";
import { Rehearsal } from "../../../../parts/console/rehearsal.tsx";
import { OnlyHereUnlessShown } from "../../../../parts/console/show-to-hall.tsx";
import { TargetLink } from "../../../../parts/console/step-buttons.tsx";
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

/** The director's day: one hero, then questions, deadlines and mail, then everything else. */
export const LadderDayView = ({ model }: PageProps<LadderDayModel>): VNode => (
  <ConsolePage>
    <LadderHero model={model} />
    <UrgentAppeals appeals={model.appeals} />
    <AbsencePanel model={model} />
    <Questions questions={model.questions} />
    <Deadlines model={model} />
    <InboxPanel model={model} />
    <OutboxPanel />
    <Links />
  </ConsolePage>
);

const LadderHero = ({ model }: PageProps<LadderDayModel>): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const id = competitionIdOf(page);
  const base = competitionPath(id, "console");
  const { questions, seated, games, provisional, waiting, closed } = model;
  const [next] = model.deadlines;
  const isBlank = seated === 0 && !closed;
  return (
    <Hero
      stub={{ label: "", value: String(games), of: t.gamesUnit({ count: games }) }}
      title={
        closed
          ? t.closed
          : isBlank
            ? t.empty
            : questions.length === 0
              ? t.noQuestions
              : t.waits({ count: questions.length })
      }
      facts={[
        t.summary({ players: seated, games, provisional, waiting }),
        ...(next === undefined || closed
          ? []
          : [`${ladderTexts[page.language].until({ date: next.date })}: ${next.what}`]),
      ]}
      linesLabel=""
      lines={[]}
      isBlank={isBlank}
    >
      {isBlank ? (
        <>
          <TargetLink text={t.addPlayers} href={`${base}/entries`} keys="2" />
          <a class="button quiet" href={`${base}/take-over`}>
            {t.takeOver}
          </a>
        </>
      ) : (
        <>
          {questions.length > 0 && (
            <button
              type="button"
              class="primary big"
              onClick={() =>
                document.querySelector<HTMLElement>(".ladder-games .chosen button")?.focus()
              }
            >
              {t.decideFirst}
            </button>
          )}
          <a
            class={questions.length > 0 ? "button quiet" : "button primary big"}
            href={competitionPath(id)}
          >
            {t.see}
          </a>
        </>
      )}
    </Hero>
  );
};

const Links = (): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const id = competitionIdOf(page);
  const file = `/api/v1/competitions/${id}`;
  return (
    <div class="day-links no-print">
      <Section id="for-all" title={t.forAll}>
        <LinkLines
          links={[
            { text: t.public, href: competitionPath(id) },
            { text: t.share, href: `${competitionPath(id, "console")}/sharing` },
          ]}
        />
        <OnlyHereUnlessShown />
      </Section>
      <Section id="files" title={t.files}>
        <LinkLines
          links={[
            { text: t.export, href: `${file}/export`, download: `${id}.json` },
            { text: t.pgn, href: `${file}/games.pgn`, download: `${id}.pgn` },
          ]}
        />
        <Rehearsal />
      </Section>
    </div>
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
