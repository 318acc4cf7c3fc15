import type { AnswerOf } from "@losfee/contract/api";
import { competitionRolesTexts } from "@losfee/messages/home-competition-roles";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { labelsById } from "../../parts/choices.ts";
import { ChoiceField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { directedHomes, type Home, homeKey } from "../../parts/roles/homes.ts";
import { organisationIn } from "../../parts/roles/organisation-in.ts";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { competitionIdOf } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";

interface PlacementProps {
  readonly owns: boolean;
}

type Placement = AnswerOf<"GET /competitions/:id/placement">;

/** The competition's organisation; directors can move it, owners can offer it to others. */
export const PlacementSection = ({ owns }: PlacementProps): VNode => {
  const page = usePage();
  const t = competitionRolesTexts[page.language];
  const { say } = useConsole();
  const [placement, setPlacement] = useState<Placement | null>(null);
  const [homes, setHomes] = useState<readonly Home[]>([]);
  const params = { id: competitionIdOf(page) };
  const load = async (): Promise<void> => {
    const [at, known] = await Promise.all([
      api("GET /competitions/:id/placement", { params }),
      directedHomes(),
    ]);
    if (!at.ok) return say("problem", at.problem.detail);
    setPlacement(at.value);
    if (known.ok) setHomes(known.value);
    else say("problem", known.problem.detail);
  };
  useEffect(() => void load(), []);
  const put = async (organisation: string, festival: string | null): Promise<void> => {
    const body = { organisation, festival };
    const answer = await api("PUT /competitions/:id/placement", { params, body });
    if (!answer.ok) return say("problem", answer.problem.detail);
    const { move } = answer.value;
    say("done", move === null ? t.placed : t.offered({ organisation: move.organisation }));
    await load();
  };
  const takeBack = async (): Promise<void> => {
    const answer = await api("DELETE /competitions/:id/move", { params });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", t.takenBack);
    await load();
  };
  if (placement === null)
    return (
      <Section id="placement" title={t.home}>
        {null}
      </Section>
    );
  const here =
    placement.organisation === null
      ? null
      : { organisation: placement.organisation, festival: placement.festival };
  const places = homes.filter(
    ({ organisation }) => owns || organisation === placement.organisation,
  );
  return (
    <Section id="placement" title={t.home}>
      <p class="wraps">
        {here === null
          ? t.nowhere
          : `${t.belongs} ${homes.find((one) => homeKey(one) === homeKey(here))?.label ?? t.unknown}`}
      </p>
      {placement.move !== null && (
        <p class="cluster">
          <span>{t.offered({ organisation: placement.move.organisation })}</span>
          {owns && (
            <button type="button" onClick={() => void takeBack()}>
              {t.takeBack}
            </button>
          )}
        </p>
      )}
      {places.length > 0 && (
        <Put
          key={here === null ? "" : homeKey(here)}
          homes={places}
          here={here === null ? null : homeKey(here)}
          onPut={({ organisation, festival }) => void put(organisation, festival)}
        />
      )}
      {owns && here !== null && <Offer onOffer={(id) => void put(id, null)} />}
    </Section>
  );
};

const Put = ({
  homes,
  here,
  onPut,
}: {
  readonly homes: readonly Home[];
  readonly here: string | null;
  readonly onPut: (home: Home) => void;
}): VNode => {
  const t = useTexts(competitionRolesTexts);
  const first = homes.some((one) => homeKey(one) === here) ? here : null;
  const [key, setKey] = useState(first ?? homes.map(homeKey)[0] ?? "");
  const home = homes.find((one) => homeKey(one) === key);
  return (
    <Form class="cluster fields" onSubmit={() => home !== undefined && onPut(home)}>
      <ChoiceField
        label={t.where}
        value={key}
        choices={labelsById(homes.map((one) => ({ id: homeKey(one), label: one.label })))}
        onChange={setKey}
      />
      <button type="submit">{t.put}</button>
    </Form>
  );
};

const Offer = ({ onOffer }: { readonly onOffer: (organisation: string) => void }): VNode => {
  const t = useTexts(competitionRolesTexts);
  const [id, setId] = useState("");
  return (
    <Form class="stack" onSubmit={() => onOffer(organisationIn(id))}>
      <h3>{t.offer}</h3>
      <p class="note">{t.offerHint}</p>
      <TextField label={t.other} value={id} required maxLength={500} onChange={setId} />
      <p>
        <button type="submit">{t.send}</button>
      </p>
    </Form>
  );
};
