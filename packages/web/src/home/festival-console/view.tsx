import type { ShownFestival } from "@losfee/contract/api";
import { festivalConsoleTexts } from "@losfee/messages/home-festival-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ButtonThatAsks } from "../../parts/console/button-that-asks.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { DayField } from "../../parts/roles/day-field.tsx";
import { RolesSection } from "../../parts/roles/roles-section.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import { competitionPath, festivalPath, newPath, organisationPath } from "../../shell/paths.ts";
import type { FestivalConsoleModel } from "./page.ts";

/** A festival for its directors. */
export const FestivalConsoleView = ({
  model: { festival, owns },
}: PageProps<FestivalConsoleModel>): VNode => {
  const t = useTexts(festivalConsoleTexts);
  const { id, competitions, organiser } = festival;
  return (
    <>
      <PageHead title={festival.name}>
        <p class="cluster actions">
          <a href={organisationPath(organiser.id)}>{t.back}</a>
          <a href={festivalPath(id)}>{t.publicPage}</a>
        </p>
      </PageHead>
      <Section
        id="competitions"
        title={t.competitions}
        more={<a href={newPath("", id)}>{t.create}</a>}
      >
        {competitions.length === 0 && <p class="empty">{t.none}</p>}
        <ul class="plain">
          {competitions.map(({ id: competition, name }) => (
            <li key={competition}>
              <a href={competitionPath(competition, "console")}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Details festival={festival} />
      <RolesSection target={{ level: "festival", id }} owns={owns} />
      {owns && <Removal festival={festival} />}
    </>
  );
};

interface FestivalProps {
  readonly festival: ShownFestival;
}

const Details = ({ festival }: FestivalProps): VNode => {
  const t = useTexts(festivalConsoleTexts);
  const { say } = useConsole();
  const [name, setName] = useState(festival.name);
  const [place, setPlace] = useState(festival.place);
  const [startsOn, setStartsOn] = useState(festival.startsOn ?? "");
  const [endsOn, setEndsOn] = useState(festival.endsOn ?? "");
  const save = async (): Promise<void> => {
    const answer = await api("PUT /festivals/:festival", {
      params: { festival: festival.id },
      body: { name, place, startsOn: startsOn || null, endsOn: endsOn || null },
    });
    if (answer.ok) say("done", t.saved);
    else say("problem", answer.problem.detail);
  };
  return (
    <Section id="details" title={t.details}>
      <Form class="stack" onSubmit={() => void save()}>
        <TextField label={t.name} value={name} required maxLength={100} onChange={setName} />
        <TextField label={t.place} value={place} maxLength={100} onChange={setPlace} />
        <DayField label={t.startsOn} value={startsOn} onChange={setStartsOn} />
        <DayField label={t.endsOn} value={endsOn} onChange={setEndsOn} />
        <p>
          <button type="submit" class="primary">
            {t.save}
          </button>
        </p>
      </Form>
    </Section>
  );
};

const Removal = ({ festival }: FestivalProps): VNode => {
  const t = useTexts(festivalConsoleTexts);
  const remove = async (): Promise<string | null> => {
    const answer = await api("DELETE /festivals/:festival", { params: { festival: festival.id } });
    if (!answer.ok) return answer.problem.detail;
    leadTo(organisationPath(festival.organiser.id));
    return null;
  };
  return (
    <ButtonThatAsks title={t.remove} isFinal act={remove}>
      {t.removeAsk}
    </ButtonThatAsks>
  );
};
