import { describeColourShift, eventDetailLabel, namedHues } from "@losfee/contract";
import { hexOf, readHue } from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import { DetailCell, DetailField, DetailGroup } from "./detail-field.tsx";
import { withItemRoom } from "./draft.ts";
import { Group } from "./group.tsx";
import { type FieldsProps, problemAt } from "./problem-at.ts";

/** Mixes swatches like the event's colour on paper. */
const SWATCH = { lightness: 0.42, chroma: 0.11 };

/** Colour of the event: one of twelve by name, any other by number, or none. */
export const ColourFields = (form: FieldsProps): VNode => {
  const language = useLanguage();
  const { draft, onChange } = form;
  const t = eventDetailsTexts[language];
  const read = readHue(draft.hue);
  const chosen = read.ok ? read.value.hue : null;
  const shift = read.ok ? read.value.shift : null;
  const problem = problemAt(form, language, "hue");
  return (
    <Group id="event-colour" title={t.colour} open={draft.hue !== "" || problem !== null}>
      <fieldset class="cluster swatches">
        <legend>{t.namedColours}</legend>
        <label class="swatch">
          <input
            type="radio"
            name="event-swatch"
            checked={draft.hue.trim() === ""}
            onChange={() => onChange({ hue: "" })}
          />{" "}
          {t.drawnColour}
        </label>
        {namedHues(language).map(({ hue, name }) => (
          <label key={hue} class="swatch">
            <input
              type="radio"
              name="event-swatch"
              checked={chosen === hue}
              onChange={() => onChange({ hue: String(hue) })}
            />{" "}
            <svg viewBox="0 0 2 2" aria-hidden="true">
              <rect width="2" height="2" fill={hexOf({ ...SWATCH, hue })} />
            </svg>{" "}
            {name}
          </label>
        ))}
      </fieldset>
      <DetailField
        id="event-hue"
        label={t.anyColour}
        value={draft.hue}
        hint="#1d4d87"
        width="w8"
        problem={problem}
        onChange={(hue) => onChange({ hue })}
      />
      {chosen !== null && shift !== null && (
        <p class="note" role="status">
          {describeColourShift(
            { code: "colour-shifted", colour: draft.hue.trim(), hue: chosen, ...shift },
            language,
          )}
        </p>
      )}
    </Group>
  );
};

/** The text about the event. */
export const AboutFields = (form: FieldsProps): VNode => {
  const language = useLanguage();
  const { draft, onChange } = form;
  const t = eventDetailsTexts[language];
  const problem = problemAt(form, language, "text");
  return (
    <Group id="event-about" title={t.aboutText} open={draft.text !== "" || problem !== null}>
      <div class="field">
        <label for="event-text">{eventDetailLabel("text", language)}</label>
        <textarea
          id="event-text"
          rows={10}
          value={draft.text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? "event-text-hint" : "event-text-problem"}
          onInput={(event) => onChange({ text: event.currentTarget.value })}
        />
        {problem !== null && (
          <span id="event-text-problem" class="field-problem">
            {problem}
          </span>
        )}
      </div>
      <p id="event-text-hint" class="note">
        {t.aboutTextHint}
      </p>
    </Group>
  );
};

/** Other items with a time, in addition to rounds. */
export const ProgrammeFields = (form: FieldsProps): VNode => {
  const { draft, problems, onChange } = form;
  const language = useLanguage();
  const t = eventDetailsTexts[language];
  const isWrong = problems.some(({ field }) => field === "programme");
  return (
    <Group id="event-programme" title={t.programme} open={draft.programme.length > 1 || isWrong}>
      <p class="note">{t.programmeHint}</p>
      {draft.programme.map((item, index) => (
        <DetailGroup
          // Rows have no identity, so the key is their place.
          key={`item-${index + 1}`}
          id={`event-item-${index + 1}`}
          label={t.programmeItem({ number: index + 1 })}
        >
          <DetailCell
            width="w12"
            id={`event-item-${index + 1}-at`}
            label={t.when}
            value={item.at}
            hint={t.momentHint}
            problem={problemAt(form, language, "programme", index + 1)}
            onChange={(at) =>
              onChange({ programme: withItemRoom(draft.programme.with(index, { ...item, at })) })
            }
          />
          <DetailCell
            width="w16"
            id={`event-item-${index + 1}-what`}
            label={t.what}
            value={item.what}
            hint={t.whatHint}
            problem={null}
            onChange={(what) =>
              onChange({ programme: withItemRoom(draft.programme.with(index, { ...item, what })) })
            }
          />
        </DetailGroup>
      ))}
      {problemAt(form, language, "programme") !== null && (
        <p class="field-problem">{problemAt(form, language, "programme")}</p>
      )}
    </Group>
  );
};
