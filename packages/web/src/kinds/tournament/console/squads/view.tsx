import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import type { VNode } from "preact";
import { MissingDivisions } from "../../../../parts/missing-divisions.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { AllSquads } from "./all-squads.tsx";
import { OneSquad } from "./one-squad.tsx";
import type { ProposedRow, SquadsModel } from "./page.ts";

/** The squads: of one team if the address names it, else an overview. */
export const SquadsView = ({ model }: PageProps<SquadsModel>): VNode => (
  <>
    {model.squad === null ? (
      <AllSquads model={model} />
    ) : (
      <OneSquad model={model} squad={model.squad} />
    )}
    <MissingDivisions divisions={model.missingDivisions} />
    <ProposedMatchesList model={model} />
  </>
);

/** Matches for higher teams, from the divisions above: a click takes each over. */
const ProposedMatchesList = ({ model }: PageProps<SquadsModel>): VNode | null => {
  const t = useTexts(squadsTexts);
  const { send } = useConsole();
  if (model.proposed.length === 0 || model.closed) return null;
  return (
    <Section id="proposed" title={t.proposed} screenOnly>
      <p class="note">{t.proposedNote}</p>
      <ul class="stack">
        {model.proposed.map((row) => (
          <li key={row.entry}>
            <b>{row.name}</b> ({row.team}):{" "}
            {t.proposedCount({ known: row.known, played: row.played })}{" "}
            <span class="note">
              {placesText(row)} · {t.same[row.same]}
            </span>{" "}
            <button
              type="button"
              onClick={() =>
                void send(
                  {
                    type: "change-eligibility",
                    entry: row.entry,
                    eligibility: row.eligibility,
                  },
                  { done: t.takenOver({ name: row.name }) },
                )
              }
            >
              {t.takeOver}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const placesText = ({ places }: ProposedRow): string =>
  places.map(({ division, team, matches }) => `${division}, ${team}: ${matches}`).join("; ");
