import {
  describeTimeControl,
  eventDetailLabel,
  formOfAddressLabel,
  rateOfPlayLabel,
  textAt,
} from "@losfee/contract";
import {
  type Arbiter,
  FORMS_OF_ADDRESS,
  RATES_OF_PLAY,
  rateOfPlayOf,
  readEventDetails,
} from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Choices, choicesOf } from "../../../../parts/choices.ts";
import { SettingsCard } from "../../../../parts/console/settings/settings-card.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { DetailCell, DetailField, DetailGroup, DetailInput } from "./detail-field.tsx";
import { type TextDetail, withRoom } from "./draft.ts";
import { type FieldsProps, problemAt } from "./problem-at.ts";
import { ScheduleFields } from "./schedule-fields.tsx";

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
      width={isDay ? "w8" : field === "federation" ? "w4" : field === "typeCode" ? "w12" : "w24"}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
};

/** First and last day, time zone, and the start of each round. */
export const WhenFields = (form: FieldsProps): VNode => {
  const t = useTexts(eventDetailsTexts);
  return (
    <SettingsCard id="when" title={t.whenTitle}>
      <ZoneField {...form} />
      <TextField {...form} field="start" />
      <TextField {...form} field="end" />
      {form.model.rounds > 0 && <ScheduleFields {...form} />}
    </SettingsCard>
  );
};

/** The time zone: asked once, then shown with the time there. */
const ZoneField = (form: FieldsProps): VNode | null => {
  const language = useLanguage();
  const { draft, model, onChange } = form;
  const t = eventDetailsTexts[language];
  const { timeZone = "" } = model.details;
  const [isChanging, setChanging] = useState(false);
  if (!model.fields.includes("timeZone")) return null;
  const label = eventDetailLabel("timeZone", language, model.officials);
  if (timeZone !== "" && draft.timeZone === timeZone && !isChanging) {
    return (
      <div class="fr">
        <span class="l">{label}</span>
        <div class="v">
          <b>{timeZone}</b>
          <span class="u">{t.clockThere({ time: model.clock })}</span>
          <button type="button" class="link" onClick={() => setChanging(true)}>
            {t.changeZone}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div class={timeZone === "" ? "fr fresh" : "fr"}>
      <label class="l" for="event-timeZone">
        {label}
      </label>
      <div class="v">
        <DetailInput
          id="event-timeZone"
          value={draft.timeZone}
          width="w16"
          list="event-time-zones"
          problem={problemAt(form, language, "timeZone")}
          onChange={(zone) => onChange({ timeZone: zone })}
        />
      </div>
      {timeZone === "" && <p class="help">{t.zoneSuggested}</p>}
      <datalist id="event-time-zones">
        {model.timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </div>
  );
};

/** The place. */
export const PlaceFields = (form: FieldsProps): VNode => {
  const t = useTexts(eventDetailsTexts);
  return (
    <SettingsCard id="where" title={t.where}>
      <TextField {...form} field="place" />
      <TextField {...form} field="federation" />
    </SettingsCard>
  );
};

/** Organisers and arbiters, and the form of address for participants. */
export const PeopleFields = (form: FieldsProps): VNode => {
  const language = useLanguage();
  const { draft, model, onChange } = form;
  const t = eventDetailsTexts[language];
  return (
    <SettingsCard id="who" title={t.who}>
      <TextField {...form} field="organiser" />
      {model.fields.includes("formOfAddress") && (
        <ChoiceRow
          id="event-formOfAddress"
          label={eventDetailLabel("formOfAddress", language)}
          value={draft.formOfAddress}
          choices={choicesOf(FORMS_OF_ADDRESS, (form) => formOfAddressLabel(form, language))}
          onChange={(formOfAddress) => onChange({ formOfAddress })}
        />
      )}
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
    </SettingsCard>
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
    <DetailGroup id={id} label={legend}>
      <DetailCell
        id={`${id}-name`}
        label={t.name}
        value={arbiter.name}
        width="w16"
        problem={problem}
        onChange={(name) => onChange({ ...arbiter, name })}
      />
      {withId && (
        <DetailCell
          id={`${id}-id`}
          label={t.fideId}
          value={arbiter.fideId}
          width="w8"
          numeric
          problem={null}
          onChange={(fideId) => onChange({ ...arbiter, fideId })}
        />
      )}
    </DetailGroup>
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
    <SettingsCard id="times" title={t.times}>
      <TextField {...form} field="timeControl" />
      {code !== undefined && computed !== null && (
        <p class="card-note">
          {describeTimeControl(code, language)} ·{" "}
          {t.computedRate({ rate: rateOfPlayLabel(computed, language) })}
        </p>
      )}
      <TextField {...form} field="allottedTimes" />
      {model.fields.includes("rateOfPlay") && (
        <ChoiceRow
          id="event-rateOfPlay"
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
    </SettingsCard>
  );
};

interface ChoiceRowProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly choices: Choices<Value>;
  readonly onChange: (value: Value) => void;
}

const ChoiceRow = <Value extends string>(props: ChoiceRowProps<Value>): VNode => {
  const { id, label, value, choices, onChange } = props;
  return (
    <div class="fr">
      <label class="l" for={id}>
        {label}
      </label>
      <div class="v">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {(Object.keys(choices) as Value[]).map((one) => (
            <option key={one} value={one} selected={one === value}>
              {choices[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
