import type { EntryDetails } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../language/language.ts";
import { entriesTexts } from "./texts.ts";

interface DetailFieldsProps {
  readonly details: EntryDetails;
  readonly language: Language;
  readonly onChange: (details: EntryDetails) => void;
}

const TEXT_FIELDS = ["club", "nation", "class"] as const;

/** What is known of a player, as fields; only the name is required. */
export const DetailFields = ({ details, language, onChange }: DetailFieldsProps): VNode => {
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
    </div>
  );
};
