import type { Problem as ApiProblem } from "@losfee/contract";
import { type EventDetailProblem, readEventDetails } from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ReportLacks } from "../../../../parts/console/report-lacks.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { Section } from "../../../../parts/section.tsx";
import { browserZone } from "../../../../shell/client/browser-zone.ts";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { Announce } from "./announce.tsx";
import { type DetailsDraft, draftOfDetails, readableChanges } from "./draft.ts";
import { AboutFields, ColourFields, ProgrammeFields } from "./face-fields.tsx";
import { PeopleFields, PlaceFields, ScheduleFields, TimeFields } from "./fields.tsx";
import type { EventDetailsModel } from "./page.ts";
import { PicturesPanel } from "./pictures.tsx";

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
  useShortcuts([{ key: "s", alt: true, text: t.save, run: () => void save() }]);
  const fields = {
    draft,
    model,
    problems,
    language: page.language,
    onChange: (part: Partial<DetailsDraft>) => setChanges((before) => ({ ...before, ...part })),
  };
  return (
    <ConsolePage title={t.title} aside={<p class="note">{t.about}</p>}>
      <Announce announcements={model.announcements} />
      <form
        ref={form}
        class="stack event-details"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PlaceFields {...fields} />
        {model.rounds > 0 && <ScheduleFields {...fields} />}
        <ProgrammeFields {...fields} />
        <PeopleFields {...fields} />
        <TimeFields {...fields} />
        <ColourFields {...fields} />
        <AboutFields {...fields} />
        <Problem>
          {other ?? (problems.length > 0 ? t.wrong({ count: problems.length }) : null)}
        </Problem>
        <div class="cluster fields save-bar">
          <button type="submit" class="primary">
            {t.save} <kbd>Alt+S</kbd>
          </button>
        </div>
      </form>
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
