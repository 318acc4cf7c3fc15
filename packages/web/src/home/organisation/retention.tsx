import type { AnswerOf } from "@losfee/contract/api";
import { retentionTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choicesOf } from "../../parts/choices.ts";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { ChoiceField, NumberField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { type Due, DueList } from "./due-list.tsx";

type Retention = AnswerOf<"GET /organisations/:organisation/retention">;

interface RetentionProps {
  readonly organisation: string;
}

/** Setting for owners: years after which names become initials. */
export const RetentionSection = ({ organisation }: RetentionProps): VNode => {
  const page = usePage();
  const t = retentionTexts[page.language];
  const { say } = useConsole();
  const [retention, setRetention] = useState<Retention | null>(null);
  const params = { organisation };
  useEffect(() => {
    void api("GET /organisations/:organisation/retention", { params }).then((answer) => {
      if (answer.ok) setRetention(answer.value);
      else say("problem", answer.problem.detail);
    });
  }, []);
  const save = async (years: Retention["own"]): Promise<void> => {
    const body = { years };
    const answer = await api("PUT /organisations/:organisation/retention", { params, body });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", t.saved);
    setRetention(answer.value);
  };
  return (
    <Section id="retention" title={t.title}>
      <p class="note">{t.hint}</p>
      {retention !== null && (
        <>
          <p>{t.held({ years: retention.held })}</p>
          <Setting {...{ organisation, page, retention }} onSave={(years) => void save(years)} />
        </>
      )}
    </Section>
  );
};

const CHOICES = ["inherit", "never", "years"] as const;

type Choice = (typeof CHOICES)[number];

const choiceOf = (own: Retention["own"]): Choice => {
  if (own === "inherit") return own;
  return own === null ? "never" : "years";
};

/** Default suggestion, in years. */
const USUAL_YEARS = 10;

const Setting = ({
  organisation,
  retention: { own, held },
  onSave,
}: RetentionProps & {
  readonly retention: Retention;
  readonly onSave: (years: Retention["own"]) => void;
}): VNode => {
  const t = useTexts(retentionTexts);
  const { say } = useConsole();
  const [choice, setChoice] = useState<Choice>(choiceOf(own));
  const [years, setYears] = useState(held ?? USUAL_YEARS);
  const [due, setDue] = useState<Due | null>(null);
  const setting = { inherit: "inherit", never: null, years }[choice] as Retention["own"];
  const look = async (): Promise<void> => {
    const answer = await api("GET /organisations/:organisation/retention/due", {
      params: { organisation },
      query: { years: setting === null ? "never" : `${setting}` },
    });
    if (answer.ok) setDue(answer.value.due);
    else say("problem", answer.problem.detail);
  };
  return (
    <>
      <Form class="stack" onSubmit={() => void look()}>
        <ChoiceField
          label={t.what}
          value={choice}
          choices={choicesOf(CHOICES, (one) => t.choices[one])}
          onChange={setChoice}
        />
        {choice === "years" && (
          <NumberField label={t.years} value={years} min={1} max={100} narrow onChange={setYears} />
        )}
        <p>
          <button type="submit">{t.save}</button>
        </p>
      </Form>
      {due !== null && (
        <ActionDialog
          title={due.length === 0 ? t.title : t.ask}
          confirm={due.length === 0 ? t.saveNow : t.ask}
          danger={due.length > 0}
          isFinal={due.length > 0}
          onClose={() => setDue(null)}
          onSubmit={() => {
            setDue(null);
            onSave(setting);
          }}
        >
          {due.length === 0 ? (
            <p>{t.nothing}</p>
          ) : (
            <>
              <p>{t.now}</p>
              <DueList due={due} />
            </>
          )}
        </ActionDialog>
      )}
    </>
  );
};
