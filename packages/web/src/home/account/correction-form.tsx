import { CORRECTABLE, type Correction } from "@losfee/contract";
import type { accountTexts } from "@losfee/messages/home-account";
import type { VNode } from "preact";
import { Problem } from "../../parts/problem.tsx";
import { ACCOUNT_PATH, type OwnEntry, type RefusedCorrection } from "../../shell/accounts.ts";

type Words = (typeof accountTexts)["en"];

interface CorrectionProps {
  readonly one: OwnEntry;
  readonly refused: RefusedCorrection | null;
  readonly t: Words;
}

/** A form to correct the competition's data about the person; null for an entry of someone else. */
export const CorrectionForm = ({ one, refused, t }: CorrectionProps): VNode | null => {
  const { competition, entry, name, details, correction } = one;
  if (details === null) return null;
  const isRefused = refused?.competition === competition && refused.entry === entry;
  const typed = isRefused ? refused.wish : correction?.wish;
  const id = `correction-${entry}-${competition}`;
  return (
    <div class="stack account-correction">
      {correction !== null && (
        <p class="note wraps" role="status">
          {t.corrections({ wish: wishText(correction.wish, t) })}{" "}
          {correction.declined !== null &&
            (correction.declined === ""
              ? t.declinedSilently
              : t.declined({ reason: correction.declined }))}
        </p>
      )}
      <details open={isRefused}>
        <summary aria-label={t.correctOf({ name })}>{t.correct}</summary>
        <form method="post" action={ACCOUNT_PATH} class="stack">
          <input type="hidden" name="act" value="ask-correction" />
          <input type="hidden" name="id" value={`${entry} ${competition}`} />
          <p class="note">{t.correctHint}</p>
          {isRefused && <Problem>{refused.problem}</Problem>}
          {CORRECTABLE.map((field) => (
            <p key={field} class="field wide">
              <label for={`${id}-${field}`}>{t.details[field]}</label>
              <input
                id={`${id}-${field}`}
                name={field}
                autocomplete="off"
                maxLength={200}
                required={field === "name"}
                {...(field === "birth" && { placeholder: "1990-05-17" })}
                value={typed?.[field] ?? details[field]}
              />
            </p>
          ))}
          <p>
            <button type="submit">{t.askCorrection}</button>
          </p>
        </form>
      </details>
    </div>
  );
};

const wishText = (wish: Correction, t: Words): string =>
  CORRECTABLE.flatMap((field) => {
    const value = wish[field];
    return value === undefined ? [] : [`${t.details[field]}: ${value === "" ? t.noDetail : value}`];
  }).join(", ");
