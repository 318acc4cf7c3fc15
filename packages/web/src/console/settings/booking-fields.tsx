import type { Booking, Credit } from "@losfee/core";
import type { VNode } from "preact";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

const CREDITS: readonly Credit[] = ["win", "draw", "loss", "none"];
const BOOKINGS = ["bye", "absence", "lateEntry"] as const;
const LIMITS = ["minimum", "maximum", "usualMinimum", "usualMaximum"] as const;
const START_RULES = ["assigned", "headToHead", "breakRuns"] as const;

/** How rounds without a game are booked. */
export const BookingFields = ({ settings, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  return (
    <section class="card stack" aria-labelledby="bookings">
      <h2 id="bookings">{t.bookings}</h2>
      {BOOKINGS.map((key) => (
        <BookingField
          key={key}
          label={t[key]}
          booking={settings[key]}
          texts={t}
          onChange={(booking) => onChange({ [key]: booking })}
        />
      ))}
      <NumberField
        label={t.forfeit}
        value={settings.forfeitSpread}
        onChange={(forfeitSpread) => onChange({ forfeitSpread })}
      />
    </section>
  );
};

const BookingField = ({
  label,
  booking,
  texts: t,
  onChange,
}: {
  readonly label: string;
  readonly booking: Booking;
  readonly texts: (typeof settingsTexts)["de"];
  readonly onChange: (booking: Booking) => void;
}): VNode => (
  <fieldset class="booking">
    <legend>{label}</legend>
    <div class="cluster fields">
      <label class="field">
        <span>{t.credit}</span>
        <select
          value={booking.credit}
          onChange={(event) => {
            const credit = CREDITS.find((one) => one === event.currentTarget.value);
            if (credit !== undefined) onChange({ ...booking, credit });
          }}
        >
          {CREDITS.map((credit) => (
            <option key={credit} value={credit} selected={credit === booking.credit}>
              {t.credits[credit]}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={t.spread}
        value={booking.spread}
        onChange={(spread) => onChange({ ...booking, spread })}
      />
    </div>
  </fieldset>
);

/** Which scores are possible, and which deserve a second look. */
export const ScoreFields = ({ settings, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  return (
    <section class="card stack" aria-labelledby="scores">
      <h2 id="scores">{t.scores}</h2>
      <div class="cluster fields">
        {LIMITS.map((limit) => (
          <NumberField
            key={limit}
            label={t[limit]}
            value={settings.scores[limit]}
            onChange={(value) => onChange({ scores: { ...settings.scores, [limit]: value } })}
          />
        ))}
      </div>
    </section>
  );
};

/** Who goes first. */
export const StartFields = ({ settings, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  return (
    <section class="card stack" aria-labelledby="starts">
      <h2 id="starts">{t.starts}</h2>
      {START_RULES.map((rule) => (
        <label key={rule} class="check">
          <input
            type="checkbox"
            checked={settings.starts[rule]}
            onChange={(event) =>
              onChange({ starts: { ...settings.starts, [rule]: event.currentTarget.checked } })
            }
          />{" "}
          {t[rule]}
        </label>
      ))}
    </section>
  );
};

const NumberField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): VNode => (
  <label class="field narrow">
    <span>{label}</span>
    <input
      type="number"
      required
      value={value}
      onInput={(event) => {
        const { valueAsNumber } = event.currentTarget;
        if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber);
      }}
    />
  </label>
);
