import { type Problem as ApiProblem, eventDetailLabel } from "@losfee/contract";
import { type EventDetailProblem, readEventDetails } from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ReportLacks } from "../../../../parts/console/report-lacks.tsx";
import { useLeavingAsks } from "../../../../parts/console/use-leaving-asks.ts";
import { Problem } from "../../../../parts/problem.tsx";
import { Section } from "../../../../parts/section.tsx";
import { browserZone } from "../../../../shell/client/browser-zone.ts";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { Announce } from "./announce.tsx";
import { type DetailsDraft, draftOfDetails, readableChanges } from "./draft.ts";
import { AboutFields, ColourFields, ProgrammeFields } from "./face-fields.tsx";
import { PeopleFields, PlaceFields, TimeFields, WhenFields } from "./fields.tsx";
import type { EventDetailsModel } from "./page.ts";
import { PicturesPanel } from "./pictures.tsx";
import type { FieldsProps } from "./problem-at.ts";

/** Public details of the event; shows all errors at once, each at its field. */
export const EventDetailsView = ({ model }: PageProps<EventDetailsModel>): VNode => {
  const page = usePage();
  const t = eventDetailsTexts[page.language];
  const { send } = useConsole();
  const form = useRef<HTMLFormElement>(null);
  // Typed text survives other changes.
  const [changes, setChanges] = useState<Partial<DetailsDraft>>({});
  const [problems, setProblems] = useState<readonly EventDetailProblem[]>([]);
  const [other, setOther] = useState<string | null>(null);
  const asksZone = model.fields.includes("timeZone") && model.details.timeZone === undefined;
  // Filled in and saved with the rest, because typed times are in the user's zone.
  useEffect(() => {
    if (asksZone) setChanges((now) => ({ timeZone: browserZone(), ...now }));
  }, [asksZone]);
  const draft = { ...draftOfDetails(model.details, model.rounds, page.language), ...changes };
  const show = (wrong: readonly EventDetailProblem[]): void => {
    setProblems(wrong);
    // After the next paint, once the fields are marked.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.closest("details")?.setAttribute("open", "");
      field?.focus();
    });
  };
  const save = async (): Promise<void> => {
    setOther(null);
    if (Object.keys(changes).length === 0) return setOther(t.unchanged);
    const details = readableChanges(changes, page.language);
    const wrong = readEventDetails({ ...model.details, ...details }).problems;
    if (wrong.length > 0) return show(wrong);
    const answer = await send(
      { type: "change-event-details", details },
      { progress: t.saving, silent: true, done: t.saved },
    );
    if (!answer.ok) {
      const problems = problemsIn(answer.problem);
      return problems === null ? setOther(answer.problem.detail) : show(problems);
    }
    setProblems([]);
    // Text typed during saving is not saved yet.
    setChanges((now) => withoutSaved(now, changes));
  };
  useLeavingAsks(isEdited(changes, model.details.timeZone));
  useShortcuts([{ key: "s", alt: true, text: t.save, run: () => void save() }]);
  const fields = {
    draft,
    model,
    problems,
    language: page.language,
    onChange: (part: Partial<DetailsDraft>) => setChanges((before) => ({ ...before, ...part })),
  };
  const place = `${competitionPath(page.competition?.id ?? "", "public")}`;
  return (
    <ConsolePage title={t.title} aside={<p class="note">{t.about}</p>}>
      <form
        ref={form}
        class="event-details"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div class="cards">
          <WhenFields {...fields} />
          <PlaceFields {...fields} />
          <PeopleFields {...fields} />
          <TimeFields {...fields} />
          <ProgrammeFields {...fields} />
          <ColourFields {...fields} />
          <AboutFields {...fields} />
        </div>
        <aside class="details-side">
          <section class="section" aria-labelledby="seen">
            <h2 id="seen">{t.seen}</h2>
            <a class="mini" href={place}>
              <b>{page.competition?.name}</b>
              <span>
                {[draft.place, draft.start, draft.end]
                  .filter((text) => text.trim() !== "")
                  .join(" · ")}
              </span>
              <span>{t.open}</span>
            </a>
          </section>
          <StillEmpty {...fields} />
          <Problem>
            {other ?? (problems.length > 0 ? t.wrong({ count: problems.length }) : null)}
          </Problem>
          <div class="save-bar">
            <button type="submit" class="primary">
              {t.save} <kbd>Alt+S</kbd>
            </button>
          </div>
        </aside>
      </form>
      <Announce announcements={model.announcements} />
      <PicturesPanel pictures={model.pictures} />
      {model.report !== null && (
        <Section id="report" title={t.report}>
          <p>
            <a
              href={`/api/v1/competitions/${page.competition?.id}/trf`}
              download={`${page.competition?.id}.trf`}
            >
              {t.export}
            </a>
          </p>
          <ReportLacks lines={model.report} open />
        </Section>
      )}
    </ConsolePage>
  );
};

/** Details without a value, each with the way to its field. */
const StillEmpty = ({ draft, model }: FieldsProps): VNode | null => {
  const language = usePage().language;
  const empty = TEXTS.filter((field) => model.fields.includes(field) && draft[field].trim() === "");
  return empty.length === 0 ? null : (
    <section class="section" aria-labelledby="still-empty">
      <h2 id="still-empty">{eventDetailsTexts[language].stillEmpty}</h2>
      <ul class="plain still-empty">
        {empty.map((field) => (
          <li key={field}>
            <a href={`#event-${field}`}>{eventDetailLabel(field, language, model.officials)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const TEXTS = [
  "start",
  "end",
  "place",
  "federation",
  "organiser",
  "timeControl",
  "allottedTimes",
] as const;

/** True if more was changed than the suggested time zone. */
const isEdited = (changes: Partial<DetailsDraft>, zone: string | undefined): boolean =>
  Object.keys(changes).some((field) => field !== "timeZone" || zone !== undefined);

/** Errors that the rules found in the details. */
const problemsIn = ({ code, ...rest }: ApiProblem): readonly EventDetailProblem[] | null => {
  const { problems } = rest as { readonly problems?: unknown };
  return code === "event-details-malformed" && Array.isArray(problems) ? problems : null;
};

const withoutSaved = (
  now: Partial<DetailsDraft>,
  saved: Partial<DetailsDraft>,
): Partial<DetailsDraft> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => saved[field as keyof DetailsDraft] !== value),
  );
