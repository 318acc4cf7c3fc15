import { formatPoints } from "@losfee/contract";
import { lineUpsTexts } from "@losfee/messages/tournament-console-line-ups";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { LineUpsModel, PenaltyToImpose } from "./page.ts";

/** Penalties for line-ups by the settings: only a director's confirmation imposes them. */
export const ProposedPenalties = ({ model }: PageProps<LineUpsModel>): VNode | null => {
  const page = usePage();
  const t = lineUpsTexts[page.language];
  const [chosen, setChosen] = useState<PenaltyToImpose | null>(null);
  const [waived, setWaived] = useState<PenaltyToImpose | null>(null);
  if (model.penalties.length === 0 && chosen === null && waived === null) return null;
  return (
    <Section id="penalties" title={t.penalties}>
      {model.penalties.map((penalty) => (
        <div key={`${penalty.round}-${penalty.entry}`} class="stack">
          <p class="cluster">
            <b>
              {t.penalty({
                team: penalty.team,
                round: penalty.round,
                points: pointsOf(penalty, page),
              })}
            </b>
            {!model.closed && (
              <>
                <button type="button" onClick={() => setChosen(penalty)}>
                  {t.impose}
                </button>
                <button type="button" onClick={() => setWaived(penalty)}>
                  {t.waive}
                </button>
              </>
            )}
          </p>
          <p class="note">{penalty.faults.join(" · ")}</p>
        </div>
      ))}
      {chosen !== null && (
        <CommandDialog
          title={t.imposeOn({ team: chosen.team })}
          confirm={t.impose}
          takesReason="first"
          offeredReason={chosen.faults.join("; ")}
          command={(reason) => ({
            type: "impose-penalty",
            entry: chosen.entry,
            round: chosen.round,
            of: chosen.of,
            points: chosen.points,
            reason,
          })}
          onClose={() => setChosen(null)}
        >
          <p>
            {t.penalty({ team: chosen.team, round: chosen.round, points: pointsOf(chosen, page) })}
          </p>
        </CommandDialog>
      )}
      {waived !== null && (
        <CommandDialog
          title={t.waiveFor({ team: waived.team })}
          confirm={t.waive}
          takesReason="first"
          command={(reason) => ({
            type: "waive-penalty",
            entry: waived.entry,
            round: waived.round,
            reason,
          })}
          onClose={() => setWaived(null)}
        >
          <p>
            {t.penalty({ team: waived.team, round: waived.round, points: pointsOf(waived, page) })}
          </p>
        </CommandDialog>
      )}
    </Section>
  );
};

const pointsOf = ({ of, points }: PenaltyToImpose, { language }: PageFrame): string =>
  lineUpsTexts[language].points[of === "match-points" ? "match" : "game"]({
    points: formatPoints(points, language),
  });
