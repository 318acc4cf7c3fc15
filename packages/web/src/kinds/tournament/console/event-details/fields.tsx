import type { Language } from "@losfee/contract";
import {
  describeEventDetailProblem,
  describeTimeControl,
  eventDetailLabel,
  formOfAddressLabel,
  rateOfPlayLabel,
  textAt,
} from "@losfee/contract";
import {
  type Arbiter,
  type EventDetail,
  type EventDetailProblem,
  FORMS_OF_ADDRESS,
  RATES_OF_PLAY,
  rateOfPlayOf,
  readEventDetails,
} from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { ChoiceField } from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { DetailField } from "./detail-field.tsx";
import { type DetailsDraft, type TextDetail, withRoom } from "./draft.ts";
import { Group } from "./group.tsx";
import type { EventDetailsModel } from "./page.ts";

/** Props of each part of the form. */
export interface FieldsProps {
  readonly draft: DetailsDraft;
  readonly model: EventDetailsModel;
  readonly problems: readonly EventDetailProblem[];
  readonly onChange: (part: Partial<DetailsDraft>) => void;
}

/** Error of a detail, or of one of its list items (from 1), in words. */
export const problemAt = (
  { problems }: FieldsProps,
  language: Language,
  field: EventDetail,
  position?: number,
): string | null => {
  const found = problems.filter(
    (problem) =>
      problem.field === field &&
      ("position" in problem ? problem.position : undefined) === position,
  );
  return found.length === 0
    ? null
    : found.map((problem) => describeEventDetailProblem(problem, language)).join(" ");
};

/** A detail with one line of text; empty if this kind of event lacks it. */
const TextField = ({
  field,
  ...form
}: FieldsProps & { readonly field: TextDetail }): VNode | null => {
  const language = useLanguage();
  const { draft, model, onChange } = form;
  const t = eventDetailsTexts[language];
  if (!model.fields.includes(field)) return null;
  const isDay = field === "start" || field === "end";
  return (
    <DetailField
      id={`event-${field}`}
      label={eventDetailLabel(field, language, model.officials)}
      value={draft[field]}
      hint={isDay ? t.dayHint : (textAt(t.hints, field) ?? "")}
      problem={problemAt(form, language, field)}
      narrow={isDay || field === "federation"}
      {...(field === "timeZone" ? { list: "event-time-zones" } : {})}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
};

/** Place and time. */
export const PlaceFields = (form: FieldsProps): VNode => {
  const t = useTexts(eventDetailsTexts);
  return (
    <Group id="event-where" title={t.where} open>
      <div class="cluster fields">
        <TextField {...form} field="place" />
        <TextField {...form} field="federation" />
        <TextField {...form} field="start" />
        <TextField {...form} field="end" />
        <TextField {...form} field="timeZone" />
      </div>
      <datalist id="event-time-zones">
        {form.model.timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </Group>
  );
};

/** Organisers and arbiters, and the form of address for participants. */
export const PeopleFields = (form: FieldsProps): VNode => {
  const language = useLanguage();
  const { draft, model, onChange } = form;
  const t = eventDetailsTexts[language];
  return (
    <Group id="event-who" title={t.who} open>
      <div class="cluster fields">
        <TextField {...form} field="organiser" />
        {model.fields.includes("formOfAddress") && (
          <ChoiceField
            label={eventDetailLabel("formOfAddress", language)}
            value={draft.formOfAddress}
            choices={choicesOf(FORMS_OF_ADDRESS, (form) => formOfAddressLabel(form, language))}
            onChange={(formOfAddress) => onChange({ formOfAddress })}
          />
        )}
      </div>
      <ArbiterFields
        id="event-chief"
        legend={eventDetailLabel("chiefArbiter", language, model.officials)}
        arbiter={draft.chiefArbiter}
        withId={model.officials === "arbiters"}
        problem={problemAt(form, language, "chiefArbiter")}
        onChange={(chiefArbiter) => onChange({ chiefArbiter })}
      />
      {draft.deputyArbiters.map((deputy, index) => (
        <ArbiterFields
          // Rows have no identity, so the key is their place.
          key={`deputy-${index + 1}`}
          id={`event-deputy-${index + 1}`}
          legend={t.deputy({ number: index + 1 })}
          arbiter={deputy}
          withId={model.officials === "arbiters"}
          problem={problemAt(form, language, "deputyArbiters", index + 1)}
          onChange={(changed) =>
            onChange({ deputyArbiters: withRoom(draft.deputyArbiters.with(index, changed)) })
          }
        />
      ))}
      {problemAt(form, language, "deputyArbiters") !== null && (
        <p class="field-problem">{problemAt(form, language, "deputyArbiters")}</p>
      )}
    </Group>
  );
};

interface ArbiterFieldsProps {
  readonly id: string;
  readonly legend: string;
  readonly arbiter: Required<Arbiter>;
  readonly withId: boolean;
  readonly problem: string | null;
  readonly onChange: (arbiter: Required<Arbiter>) => void;
}

const ArbiterFields = (props: ArbiterFieldsProps): VNode => {
  const { id, legend, arbiter, withId, problem, onChange } = props;
  const t = useTexts(eventDetailsTexts);
  return (
    <fieldset class="cluster fields">
      <legend>{legend}</legend>
      <DetailField
        id={`${id}-name`}
        label={t.name}
        value={arbiter.name}
        problem={problem}
        onChange={(name) => onChange({ ...arbiter, name })}
      />
      {withId && (
        <DetailField
          id={`${id}-id`}
          label={t.fideId}
          value={arbiter.fideId}
          narrow
          numeric
          problem={null}
          onChange={(fideId) => onChange({ ...arbiter, fideId })}
        />
      )}
    </fieldset>
  );
};

/** Time control and kind of event. */
export const TimeFields = (form: FieldsProps): VNode => {
  const language = useLanguage();
  const { draft, model, onChange } = form;
  const t = eventDetailsTexts[language];
  const code = readEventDetails({ timeControl: draft.timeControl }).details.timeControl;
  const computed = code === undefined ? null : rateOfPlayOf(code);
  return (
    <Group id="event-times" title={t.times} open>
      <div class="cluster fields">
        <TextField {...form} field="timeControl" />
        <TextField {...form} field="allottedTimes" />
        {model.fields.includes("rateOfPlay") && (
          <ChoiceField
            label={eventDetailLabel("rateOfPlay", language)}
            value={draft.rateOfPlay}
            choices={{
              "": t.unknownRate,
              ...choicesOf(RATES_OF_PLAY, (rate) => rateOfPlayLabel(rate, language)),
            }}
            onChange={(rateOfPlay) => onChange({ rateOfPlay })}
          />
        )}
        <TextField {...form} field="eventType" />
        <TextField {...form} field="typeCode" />
      </div>
      {code !== undefined && computed !== null && (
        <p class="note">
          {describeTimeControl(code, language)} ·{" "}
          {t.computedRate({ rate: rateOfPlayLabel(computed, language) })}
        </p>
      )}
    </Group>
  );
};

/** Start of each round. */
export const ScheduleFields = (form: FieldsProps): VNode => {
  const { draft, model, onChange } = form;
  const language = useLanguage();
  const t = eventDetailsTexts[language];
  return (
    <Group id="event-schedule" title={t.schedule} open>
      <p class="note">{t.scheduleHint}</p>
      <div class="cluster fields">
        {draft.schedule.map((moment, index) => (
          <DetailField
            key={`round-${index + 1}`}
            id={`event-round-${index + 1}`}
            label={model.stages?.[index] ?? t.round({ number: index + 1 })}
            value={moment}
            hint={t.momentHint}
            problem={problemAt(form, language, "schedule", index + 1)}
            onChange={(value) => onChange({ schedule: draft.schedule.with(index, value) })}
          />
        ))}
      </div>
    </Group>
  );
};
