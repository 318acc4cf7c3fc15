import { eventFaceTexts } from "@losfee/messages/parts-event";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { FormTicks } from "../../../../parts/form-ticks.tsx";
import { Section } from "../../../../parts/section.tsx";
import { Roll } from "../../../../parts/stage/roll.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { Course } from "../../parts/course-list.tsx";
import { Beginning } from "./beginning.tsx";
import { DayHero } from "./day-hero.tsx";
import { Links } from "./links.tsx";
import { Needs } from "./needs-list.tsx";
import type { DayModel } from "./page.ts";

/** The day at a glance: one hero with the next act, then what waits, then everything else. */
export const DayView = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  const base = competitionPath(competitionIdOf(page), "console");
  const { needs, band, leaders, today, course } = model;
  return (
    <ConsolePage>
      <DayHero model={model} />
      {band !== null && (
        <div class="hero-roll">
          <Roll band={band} />
        </div>
      )}
      <p class="note day-facts">{model.facts}</p>
      {model.isBlank && <Beginning model={model} />}
      {(needs.length > 0 || leaders.length + course.length > 0 || today !== null) && (
        <div class={needs.length > 0 ? "day-columns" : "day-columns even"}>
          {needs.length > 0 && <Needs needs={needs} />}
          {leaders.length > 0 && <Leaders model={model} />}
          {(today !== null || course.length > 0) && (
            <div class="stack">
              {today !== null && <Today today={today} />}
              {course.length > 0 && (
                <Course stages={course} hrefOf={(stage) => `${base}/stage/${stage}`} />
              )}
            </div>
          )}
        </div>
      )}
      <Links model={model} />
    </ConsolePage>
  );
};

const Leaders = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const id = competitionIdOf(page);
  return (
    <Section
      id="leaders"
      title={
        <>
          {t.leaders} <span class="note day-count">{model.leaderValues.join(" · ")}</span>
        </>
      }
      more={<a href={`${competitionPath(id, "console")}/standings`}>{t.standings}</a>}
    >
      <ol class="day-leaders">
        {model.leaders.map(({ entry, rank, name, form, values }) => (
          <li key={entry} value={rank}>
            <span class="rank">{rank}</span>
            <a href={playerPath(id, entry)}>{name}</a>
            {form.length > 0 ? <FormTicks form={form} /> : <span />}
            <LeadingValues values={values} />
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** Times of the day, with what is next. */
const Today = ({ today }: { readonly today: NonNullable<DayModel["today"]> }): VNode => {
  const page = usePage();
  const event = useTexts(eventFaceTexts);
  return (
    <Section
      id="today"
      title={today.label}
      more={
        <a href={`${competitionPath(competitionIdOf(page), "console")}/event`}>
          {dayTexts[page.language].timetable}
        </a>
      }
    >
      <ol class="day-times">
        {today.items.map(({ time, label, state }) => (
          <li key={`${time} ${label}`} class={state}>
            <span class="number">{time ?? "–"}</span>
            <span>{label}</span>
            {state === "next" && <span class="tag">{event.next}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
};
