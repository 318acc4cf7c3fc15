import type { EntryDetails, EntryDetailsInput, Sex } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../../../language/language.ts";
import { entriesTexts } from "./texts.ts";

/** Details as a form holds them: those that are not known are empty. */
export type FormDetails = Pick<EntryDetails, "name" | "rating" | "club" | "nation" | "class"> &
  Required<Pick<EntryDetailsInput, "title" | "fideId" | "birth" | "sex">>;

export const NO_DETAILS: FormDetails = {
  name: "",
  rating: 0,
  club: "",
  nation: "",
  class: "",
  title: "",
  fideId: "",
  birth: "",
  sex: "",
};

interface DetailFieldsProps {
  readonly details: FormDetails;
  /** With what reports for rating tell of a person. */
  readonly withPerson: boolean;
  readonly language: Language;
  readonly onChange: (details: FormDetails) => void;
}

const TEXT_FIELDS = ["club", "nation", "class"] as const;
const SEXES = ["", "w", "m"] as const satisfies readonly (Sex | "")[];

/** What is known of a player, as fields; only the name is required. */
export const DetailFields = (props: DetailFieldsProps): VNode => {
  const { details, language, onChange } = props;
  const t = entriesTexts[language];
  return (
    <div class="detail-fields">
      <label class="field wide">
        <span>{t.name}</span>
        <input
          value={details.name}
          required
          maxLength={120}
          autocomplete="off"
          data-first
          onInput={(event) => onChange({ ...details, name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t.rating}</span>
        <input
          inputMode="numeric"
          pattern="\d{0,4}"
          value={details.rating === 0 ? "" : String(details.rating)}
          onInput={(event) => onChange({ ...details, rating: Number(event.currentTarget.value) })}
        />
      </label>
      {TEXT_FIELDS.map((field) => (
        <label key={field} class="field">
          <span>{t[field]}</span>
          <input
            value={details[field]}
            maxLength={80}
            autocomplete="off"
            onInput={(event) => onChange({ ...details, [field]: event.currentTarget.value })}
          />
        </label>
      ))}
      {props.withPerson && <PersonFields {...props} />}
    </div>
  );
};

/** What federations want to know. */
const PersonFields = ({ details, language, onChange }: DetailFieldsProps): VNode => {
  const t = entriesTexts[language];
  return (
    <>
      <label class="field">
        <span>{t.personTitle}</span>
        <input
          value={details.title}
          maxLength={3}
          autocomplete="off"
          placeholder="WFM"
          onInput={(event) => onChange({ ...details, title: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t.fideId}</span>
        <input
          value={details.fideId}
          inputMode="numeric"
          pattern="\d{0,11}"
          autocomplete="off"
          onInput={(event) => onChange({ ...details, fideId: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>
          {t.birth} ({t.birthHint})
        </span>
        <input
          value={details.birth}
          pattern="\d{4}(-\d{2}-\d{2})?"
          maxLength={10}
          autocomplete="off"
          onInput={(event) => onChange({ ...details, birth: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t.sex}</span>
        <select
          value={details.sex}
          onChange={(event) => {
            const sex = SEXES.find((one) => one === event.currentTarget.value);
            onChange({ ...details, sex: sex ?? "" });
          }}
        >
          {SEXES.map((sex) => (
            <option key={sex} value={sex} selected={sex === details.sex}>
              {t.sexes[sex === "" ? "none" : sex]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};
