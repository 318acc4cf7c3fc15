import { choiceLabel, formatSigned, sideWords } from "@losfee/contract";
import {
  type Booking,
  type Credit,
  decidesStarts,
  gameTermsOf,
  openStartRules,
  type PairedStage,
  type ResultKind,
  START_RULES,
} from "@losfee/core";
import { groupTexts, settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { FieldsOf } from "../../../../parts/console/fields-of.tsx";
import { settingsInLine } from "../../../../parts/console/folded-settings.tsx";
import { CheckField, ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SystemInput } from "../rounds/page.ts";
import type { SettingsFields } from "./fields.ts";
import { ScoreLimits } from "./score-limits.tsx";
import { SettingsGroup } from "./settings-group.tsx";

const CREDITS: readonly Credit[] = ["win", "draw", "loss", "none"];
const BOOKINGS = ["bye", "absence", "lateEntry"] as const;

/** Scoring of rounds without a game. */
export const BookingFields = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const t = settingsTexts[language];
  const { tally, entrants } = gameTermsOf(settings);
  const withSpread = tally === "wins-and-spread";
  const worth = ({ credit, spread }: Booking): string =>
    withSpread ? `${t.credits[credit]} ${formatSigned(spread)}` : t.credits[credit];
  return (
    <SettingsGroup
      id="bookings"
      title={t.bookings[entrants]}
      summary={settingsInLine(
        BOOKINGS.map((key) => [t[key], worth(settings[key])]),
        language,
      )}
      of={(all) => [...BOOKINGS.map((key) => all[key]), all.forfeitSpread]}
      fields={fields}
    >
      {BOOKINGS.map((key) => (
        <FieldsOf key={key} name={key}>
          <BookingField
            label={t[key]}
            booking={settings[key]}
            withSpread={withSpread}
            texts={t}
            onChange={(booking) => onChange({ [key]: booking })}
          />
        </FieldsOf>
      ))}
      {withSpread && (
        <FieldsOf name="forfeitSpread">
          <NumberField
            narrow
            label={t.forfeit}
            value={settings.forfeitSpread}
            onChange={(forfeitSpread) => onChange({ forfeitSpread })}
          />
        </FieldsOf>
      )}
    </SettingsGroup>
  );
};

const BookingField = ({
  label,
  booking,
  withSpread,
  texts: t,
  onChange,
}: {
  readonly label: string;
  readonly booking: Booking;
  readonly withSpread: boolean;
  readonly texts: (typeof settingsTexts)["de"];
  readonly onChange: (booking: Booking) => void;
}): VNode => (
  <fieldset class="booking">
    <legend>{label}</legend>
    <div class="cluster fields">
      <ChoiceField
        label={t.credit}
        value={booking.credit}
        choices={choicesOf(CREDITS, (credit) => t.credits[credit])}
        onChange={(credit) => onChange({ ...booking, credit })}
      />
      {withSpread && (
        <NumberField
          narrow
          label={t.spread}
          value={booking.spread}
          onChange={(spread) => onChange({ ...booking, spread })}
        />
      )}
    </div>
  </fieldset>
);

/** Kind of results; with game points also the possible and the unusual scores. */
export const ScoreFields = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings } = fields;
  const t = settingsTexts[language];
  return (
    <SettingsGroup
      id="scores"
      title={t.scores}
      summary={
        settings.results === "win-draw-loss"
          ? choiceLabel("win-draw-loss", language)
          : `${choiceLabel("game-points", language)}, ${settings.scores.usualMinimum}–${settings.scores.usualMaximum}`
      }
      of={(all) => [all.results, all.scores]}
      fields={fields}
    >
      <div class="cluster fields">
        <FieldsOf name="results">
          <ResultKindField {...fields} />
        </FieldsOf>
        {settings.results !== "win-draw-loss" && (
          <FieldsOf name="scores">
            <ScoreLimits {...fields} />
          </FieldsOf>
        )}
      </div>
      {settings.results === "win-draw-loss" && <p class="note">{t.pointsHint}</p>}
    </SettingsGroup>
  );
};

/** Rule for going first. */
export const StartFields = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const t = settingsTexts[language];
  // Uses the terms of the current choice above, saved or not.
  const words = sideWords(gameTermsOf(settings), language);
  const labels = { assigned: words.assigned, headToHead: words.headToHead, breakRuns: t.breakRuns };
  const open = openStartRules(settings.stages, (stage) =>
    hasOwnStarts(stage, fields.model.systems),
  );
  // Lets older competitions correct a value that their system does not support.
  const shown = START_RULES.filter(
    (rule) => open.includes(rule) || settings.starts[rule] !== (rule === "assigned"),
  );
  const inForce = shown.filter((rule) => settings.starts[rule]).map((rule) => labels[rule]);
  const bySystem = open.includes("assigned") ? [] : [words.bySystem];
  const told = [...bySystem, ...inForce];
  return (
    <SettingsGroup
      id="starts"
      title={words.settings}
      summary={told.length === 0 ? groupTexts[language].allOff : told.join(", ")}
      of={(all) => [all.starts]}
      fields={fields}
    >
      {bySystem.length > 0 && <p class="note">{words.bySystem}.</p>}
      <FieldsOf name="starts">
        {shown.map((rule) => (
          <CheckField
            key={rule}
            label={labels[rule]}
            value={settings.starts[rule]}
            onChange={(value) => onChange({ starts: { ...settings.starts, [rule]: value } })}
          />
        ))}
      </FieldsOf>
    </SettingsGroup>
  );
};

const hasOwnStarts = (
  { system, options }: PairedStage,
  systems: readonly SystemInput[],
): boolean => {
  const found = systems.find(({ id }) => id === system);
  const defaultOf = (option: string) => found?.options.find(({ key }) => key === option)?.value;
  return decidesStarts(found?.ownStarts ?? null, (option) => options[option] ?? defaultOf(option));
};

const KINDS = ["game-points", "win-draw-loss"] as const satisfies readonly ResultKind[];

/** Kind of results. Sets the limits of scores: 0 to 1 if nothing else is possible. */
const ResultKindField = ({ settings, model, onChange }: SettingsFields): VNode => {
  const language = useLanguage();
  return (
    <ChoiceField
      label={settingsTexts[language].results}
      value={settings.results ?? "game-points"}
      choices={choicesOf(KINDS, (kind) => choiceLabel(kind, language))}
      onChange={(results) => onChange({ results, scores: model.usualScores[results] })}
    />
  );
};
