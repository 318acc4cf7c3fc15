import { type Answer, formatDays } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import { affiliationTexts, organisationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { NoticesSection } from "../../parts/notices/notices-section.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { DayField } from "../../parts/roles/day-field.tsx";
import { RolesSection } from "../../parts/roles/roles-section.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame, PageProps } from "../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../shell/page-context.ts";
import {
  competitionPath,
  competitionRolesPath,
  festivalConsolePath,
  festivalPath,
  newPath,
  ORGANISATIONS_PATH,
} from "../../shell/paths.ts";
import { AffiliationSection } from "./affiliation.tsx";
import { BelowSection } from "./below.tsx";
import { LogSection } from "./log.tsx";
import { Offers } from "./offers.tsx";
import type { OrganisationModel } from "./page.ts";
import { Removal } from "./removal.tsx";
import { RetentionSection } from "./retention.tsx";

type Shown = AnswerOf<"GET /organisations/:organisation">;

/** An organisation: festivals, competitions, roles, and its log. */
export const OrganisationView = ({ model }: PageProps<OrganisationModel>): VNode => {
  const t = useTexts(organisationTexts);
  const { say } = useConsole();
  const [shown, setShown] = useState<Shown | null>(null);
  const load = async (): Promise<void> => {
    const params = { organisation: model.id };
    const answer = await api("GET /organisations/:organisation", { params });
    if (answer.ok) setShown(answer.value);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  return (
    <>
      <PageHead title={shown?.name ?? t.title}>
        <p class="cluster actions">
          <a href={ORGANISATIONS_PATH}>{t.back}</a>
        </p>
      </PageHead>
      {shown === null ? (
        <p class="note">{t.loading}</p>
      ) : (
        <Contents model={model} shown={shown} reload={() => void load()} />
      )}
    </>
  );
};

interface ContentsProps extends PageProps<OrganisationModel> {
  readonly shown: Shown;
  readonly reload: () => void;
}

const Contents = ({ model, shown, reload }: ContentsProps): VNode => {
  const page = usePage();
  const t = organisationTexts[page.language];
  return (
    <>
      <Moves {...{ model, shown, page, reload }} />
      <Asking {...{ model, shown, page, reload }} />
      <Section id="festivals" title={t.festivals}>
        {shown.festivals.length === 0 && <p class="empty">{t.noFestivals}</p>}
        <ul class="plain">
          {shown.festivals.map(({ id, name, place, startsOn, endsOn }) => (
            <li key={id}>
              <a href={model.directs ? festivalConsolePath(id) : festivalPath(id)}>{name}</a>{" "}
              <span class="note">
                {[place, daysOf(startsOn, endsOn, page)].filter((part) => part !== "").join(" · ")}
              </span>
            </li>
          ))}
        </ul>
        {model.directs && <NewFestival id={model.id} onAdded={reload} />}
      </Section>
      <Section id="competitions" title={t.competitions}>
        {shown.competitions.length === 0 && <p class="empty">{t.noCompetitions}</p>}
        <ul class="plain">
          {shown.competitions.map(({ id, name }) => (
            <li key={id}>
              <a href={competitionPath(id, model.directs ? "console" : "public")}>{name}</a>{" "}
              {model.directs && (
                <a class="note" href={competitionRolesPath(id)} aria-label={t.rolesOf({ name })}>
                  {t.competitionRoles}
                </a>
              )}
            </li>
          ))}
        </ul>
        {model.directs && (
          <p>
            <a href={newPath("", model.id)}>{t.create}</a>
          </p>
        )}
      </Section>
      {shown.kind !== "federation" && (shown.above !== null || model.owns) && (
        <AffiliationSection
          key={shown.above?.id ?? ""}
          {...{ shown, page, reload }}
          owns={model.owns}
        />
      )}
      {shown.below.length > 0 && <BelowSection {...{ shown, page, reload }} owns={model.owns} />}
      {model.directs && (
        <RolesSection target={{ level: "organisation", id: model.id }} owns={model.owns} />
      )}
      {model.owns && <NoticesSection organisation={model.id} />}
      {model.owns && <RetentionSection organisation={model.id} />}
      {model.owns && <LogSection organisation={model.id} />}
      {model.owns && <Removal organisation={shown} />}
    </>
  );
};

const daysOf = (start: string | null, end: string | null, page: PageFrame): string =>
  start === null ? "" : formatDays(start, end ?? start, page.language);

const Moves = ({ model, shown, reload }: ContentsProps): VNode => {
  const t = useTexts(organisationTexts);
  const { say } = useConsole();
  const words = useTexts(organisationTexts);
  const params = (moved: string) => ({ organisation: model.id, moved });
  const tell = (answer: Answer<unknown>, done: string): void => {
    if (answer.ok) say("done", done);
    else say("problem", answer.problem.detail);
    reload();
  };
  return (
    <Offers
      id="moves"
      title={t.moves}
      offers={shown.moves}
      onAccept={(moved, name) =>
        void api("POST /organisations/:organisation/moves/:moved", {
          params: params(moved),
        }).then((answer) => tell(answer, words.accepted({ name })))
      }
      onDecline={(moved, name) =>
        void api("DELETE /organisations/:organisation/moves/:moved", {
          params: params(moved),
        }).then((answer) => tell(answer, words.declined({ name })))
      }
    />
  );
};

const Asking = ({ model, shown, reload }: ContentsProps): VNode => {
  const language = useLanguage();
  const { say } = useConsole();
  const words = organisationTexts[language];
  const params = (asking: string) => ({ organisation: model.id, asking });
  const tell = (answer: Answer<unknown>, done: string): void => {
    if (answer.ok) say("done", done);
    else say("problem", answer.problem.detail);
    reload();
  };
  return (
    <Offers
      id="asking"
      title={affiliationTexts[language].asking}
      offers={shown.asking}
      onAccept={(asking, name) =>
        void api("POST /organisations/:organisation/affiliations/:asking", {
          params: params(asking),
        }).then((answer) => tell(answer, words.accepted({ name })))
      }
      onDecline={(asking, name) =>
        void api("DELETE /organisations/:organisation/affiliations/:asking", {
          params: params(asking),
        }).then((answer) => tell(answer, words.declined({ name })))
      }
    />
  );
};

const NewFestival = ({
  id,
  onAdded,
}: {
  readonly id: string;
  readonly onAdded: () => void;
}): VNode => {
  const t = useTexts(organisationTexts);
  const { say } = useConsole();
  const [name, setName] = useState("");
  const [place, setPlace] = useState("");
  const [startsOn, setStartsOn] = useState("");
  const [endsOn, setEndsOn] = useState("");
  const add = async (): Promise<void> => {
    const body = {
      ...{ name, place },
      startsOn: startsOn === "" ? null : startsOn,
      endsOn: endsOn === "" ? null : endsOn,
    };
    const answer = await api("POST /organisations/:organisation/festivals", {
      params: { organisation: id },
      body,
    });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", t.added({ name: answer.value.name }));
    for (const clear of [setName, setPlace, setStartsOn, setEndsOn]) clear("");
    onAdded();
  };
  return (
    <details>
      <summary>{t.newFestival}</summary>
      <Form class="stack" onSubmit={() => void add()}>
        <TextField label={t.name} value={name} required maxLength={100} onChange={setName} />
        <TextField label={t.place} value={place} maxLength={100} onChange={setPlace} />
        <DayField label={t.startsOn} value={startsOn} onChange={setStartsOn} />
        <DayField label={t.endsOn} value={endsOn} onChange={setEndsOn} />
        <p>
          <button type="submit" class="primary">
            {t.add}
          </button>
        </p>
      </Form>
    </details>
  );
};
