import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { Rehearsal } from "../../../../parts/console/rehearsal.tsx";
import { ReportLacks } from "../../../../parts/console/report-lacks.tsx";
import { Section } from "../../../../parts/section.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath, playerPath, screenPath, screensPath } from "../../../../shell/paths.ts";
import { Course } from "../../parts/course-list.tsx";
import type { DayLink } from "./day-of-games.ts";
import { Delete, Rename } from "./name-dialogs.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import type { DayModel } from "./page.ts";

/** The day at a glance: one button for the next step, then what is missing. */
export const DayView = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  return (
    <ConsolePage title={model.name} aside={<p class="note">{model.facts}</p>}>
      <NextStepPanel model={model} />
      {model.attention.length > 0 && (
        <section class="message warn stack">
          <h2>{dayTexts[page.language].attention}</h2>
          {model.attention.map(({ text, href }) => (
            <p key={href}>
              <a href={href}>{text}</a>
            </p>
          ))}
        </section>
      )}
      <div class="grid day-grid">
        {model.missing !== null && <Missing missing={model.missing} />}
        {model.absent !== null && <Absent absent={model.absent} />}
        {model.leaders.length + model.course.length > 0 && (
          <div class="stack">
            {model.leaders.length > 0 && <Leaders model={model} />}
            {model.course.length > 0 && (
              <Course
                stages={model.course}
                hrefOf={(stage) =>
                  `${competitionPath(competitionIdOf(page), "console")}/stage/${stage}`
                }
              />
            )}
          </div>
        )}
        <Links model={model} />
      </div>
    </ConsolePage>
  );
};

/** Missing players by name; the page of entries has all of them, also to print. */
const Absent = ({
  absent: { names, more },
}: {
  readonly absent: NonNullable<DayModel["absent"]>;
}): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const entries = `${competitionPath(competitionIdOf(page), "console")}/entries?missing`;
  return (
    <Section
      id="absent"
      title={t.absentTitle({ count: names.length + more })}
      more={<a href={entries}>{t.absentList}</a>}
    >
      <ul class="plain">
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      {more > 0 && <p class="note">+ {more}</p>}
    </Section>
  );
};

const Missing = ({
  missing: { title, lines, more },
}: {
  readonly missing: NonNullable<DayModel["missing"]>;
}): VNode => (
  <section class="section stack">
    <h2>{title}</h2>
    <ul class="plain boards">
      {lines.map(({ place, href, games, reported, names }) => (
        <li key={place}>
          {href === null ? (
            <b>{place}</b>
          ) : (
            <a href={href}>
              <b>{place}</b>
            </a>
          )}{" "}
          {games !== "" && <span>{games}</span>}{" "}
          {reported !== "" && <span class="tag">{reported}</span>}{" "}
          <span class={href === null ? "board-names" : "board-names note"}>{names}</span>
        </li>
      ))}
    </ul>
    {more > 0 && <p class="note">+ {more}</p>}
  </section>
);

const Leaders = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  return (
    <section class="section stack">
      <div class="day-leaders-head">
        <h2>{dayTexts[page.language].leaders}</h2>
        <span class="note">{model.leaderValues.join(" · ")}</span>
      </div>
      <ol class="plain day-leaders">
        {model.leaders.map(({ entry, rank, name, values }) => (
          <li key={entry}>
            <b>{`${rank}.`}</b> <a href={playerPath(competitionIdOf(page), entry)}>{name}</a>{" "}
            <span class="note">{values.join(" · ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Links to the hall's pages, to paper, and to the file; and the lots' hash. */
const Links = ({ model }: PageProps<DayModel>): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const id = competitionIdOf(page);
  const open = competitionPath(id);
  const file = `/api/v1/competitions/${id}/export`;
  return (
    <div class="stack">
      <section class="section stack">
        <h2>{t.public}</h2>
        <ul class="plain links">
          <LinkLine text={t.publicPages} href={open} />
          {model.publicLinks.map((link) => (
            <LinkLine key={link.href} {...link} />
          ))}
          <LinkLine text={t.screen} href={screenPath(id)} />
          <LinkLine text={t.screens} href={screensPath(id)} />
          <LinkLine text={t.lots} href={`${open}/lots`} />
        </ul>
        <p class="note">
          {model.seed === null ? t.seedHash : t.seed}:{" "}
          <code class="long">{model.seed ?? model.seedHash}</code>
        </p>
      </section>
      <section class="section stack">
        <h2>{t.print}</h2>
        <OnlyHere />
        <ul class="plain links">
          {model.printLinks.map((link) => (
            <LinkLine key={link.href} {...link} />
          ))}
          <LinkLine text={t.export} href={file} download={`${id}.json`} />
          {model.report !== null && (
            <LinkLine {...model.report.file}>
              <ReportLacks lines={model.report.lacks} />
            </LinkLine>
          )}
        </ul>
        <div class="cluster">
          <Rename model={model} />
          <Rehearsal />
          {page.competition?.rehearsal == null && <Delete model={model} />}
        </div>
      </section>
    </div>
  );
};

const LinkLine = ({
  text,
  href,
  download,
  children,
}: DayLink & { readonly children?: VNode }): VNode => (
  <li>
    <a href={href} download={download}>
      {text}
    </a>
    {children}
  </li>
);
