import { describeNote, describeRecordedBreach, describeStart } from "@losfee/contract";
import type { PairingNote, StartNote } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { type EntryNames, namesFrom } from "../../parts/entry-names.ts";
import type { PairingsModel } from "./page.ts";

/** Reasons for a pairing and for the colour; opens on demand. */
export const Why = ({
  id,
  label,
  notes,
  breaches,
  start,
  names,
}: {
  readonly id: string;
  readonly label: string;
  readonly notes: readonly PairingNote[];
  readonly breaches: PairingsModel["breaches"];
  readonly start: StartNote | null;
  readonly names: EntryNames;
}): VNode => {
  const page = usePage();
  const { language } = page;
  const name = namesFrom(names);
  return (
    <details class="why-details" id={id} name="why">
      <summary aria-label={label}>{pairingsTexts[language].why}</summary>
      <ul class="reasons">
        {breaches.map((breach, index) => (
          <li key={`breach-${index}`}>{describeRecordedBreach(breach, language, name)}</li>
        ))}
        {notes.map((note, index) => (
          <li key={index}>{describeNote(note, language, name)}</li>
        ))}
        {start !== null && <li>{describeStart(start, termsOf(page), language)}</li>}
      </ul>
    </details>
  );
};

/** Facts about the whole round: in the candidates' round, players sure, candidate or out. */
export const RoundReasons = ({ model }: PageProps<PairingsModel>): VNode | null => {
  const language = useLanguage();
  if (model.notes.length === 0) return null;
  const t = pairingsTexts[language];
  const name = namesFrom(model.names);
  const out = model.notes.filter(({ code }) => code === "out-of-final");
  const list = (notes: readonly PairingNote[]): VNode => (
    <ul class="reasons">
      {notes.map((note, index) => (
        <li key={index}>{describeNote(note, language, name)}</li>
      ))}
    </ul>
  );
  return (
    <Section id="reasoning" title={t.reasoning}>
      {list(model.notes.filter((note) => !out.includes(note)))}
      {out.length > 0 && (
        <details id="out-of-final">
          <summary>
            {t.outOfFinal} ({out.length})
          </summary>
          {list(out)}
        </details>
      )}
    </Section>
  );
};

/** Pairs and byes that break absolute rules; on paper too, for the arbiter's report. */
export const RoundBreaches = ({ model }: PageProps<PairingsModel>): VNode | null => {
  const language = useLanguage();
  if (model.breaches.length === 0) return null;
  const name = namesFrom(model.names);
  return (
    <Section id="breaches" title={pairingsTexts[language].breaches}>
      <ul class="breaches">
        {model.breaches.map((breach, index) => (
          <li key={index}>{describeRecordedBreach(breach, language, name)}</li>
        ))}
      </ul>
    </Section>
  );
};
