import type { Sex } from "@losfee/core";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { ChoiceField, TextField } from "../../../../parts/fields.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import type { FormDetails } from "./form-details.ts";
import { typedBirth } from "./typed-birth.ts";

/** Fields that only some competitions have. */
export interface ShownDetails {
  /** Includes personal data for rating reports. */
  readonly withPerson: boolean;
  /** Includes the team that results count for. */
  readonly withTeam?: boolean;
  /** Includes a team's home venue. */
  readonly withVenue?: boolean;
}

interface DetailFieldsProps extends ShownDetails {
  readonly details: FormDetails;
  readonly onChange: (details: FormDetails) => void;
}

const TEXT_FIELDS = ["club", "nation", "class"] as const;
const WITH_TEAM = ["team", ...TEXT_FIELDS] as const;
const SEXES = ["", "w", "m"] as const satisfies readonly (Sex | "")[];

/** Fields for the details of a person or a team; only the name is required. */
export const DetailFields = (props: DetailFieldsProps): VNode => {
  const { details, onChange } = props;
  const t = useTexts(detailsTexts);
  return (
    <div class="detail-fields">
      <TextField
        label={t.name}
        value={details.name}
        wide
        required
        maxLength={120}
        first
        onChange={(name) => onChange({ ...details, name })}
      />
      <TextField
        label={t.rating}
        inputMode="numeric"
        pattern="\d{0,4}"
        value={details.rating === 0 ? "" : String(details.rating)}
        onChange={(text) => onChange({ ...details, rating: Number(text) })}
      />
      {(props.withTeam ? WITH_TEAM : TEXT_FIELDS).map((field) => (
        <TextField
          key={field}
          label={t[field]}
          value={details[field]}
          maxLength={80}
          onChange={(text) => onChange({ ...details, [field]: text })}
        />
      ))}
      {props.withVenue === true && (
        <TextField
          label={t.venue}
          value={details.venue}
          wide
          maxLength={200}
          onChange={(venue) => onChange({ ...details, venue })}
        />
      )}
      {props.withPerson && <PersonFields {...props} />}
    </div>
  );
};

/** Fields for personal data that federations require. */
const PersonFields = ({ details, onChange }: DetailFieldsProps): VNode => {
  const t = useTexts(detailsTexts);
  return (
    <>
      <TextField
        label={t.personTitle}
        value={details.title}
        maxLength={3}
        placeholder={t.personTitleHint}
        onChange={(title) => onChange({ ...details, title })}
      />
      <TextField
        label={t.fideId}
        value={details.fideId}
        inputMode="numeric"
        pattern="\d{0,11}"
        onChange={(fideId) => onChange({ ...details, fideId })}
      />
      <TextField
        label={`${t.birth} (${t.birthHint})`}
        value={details.birth}
        pattern="\d{4}(-\d{2}-\d{2})?"
        maxLength={14}
        onChange={(text) => onChange({ ...details, birth: typedBirth(text) })}
      />
      <ChoiceField
        label={t.sex}
        value={details.sex}
        choices={choicesOf(SEXES, (sex) => t.sexes[sex === "" ? "none" : sex])}
        onChange={(sex) => onChange({ ...details, sex })}
      />
    </>
  );
};
