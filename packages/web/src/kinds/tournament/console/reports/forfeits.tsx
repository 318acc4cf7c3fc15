import { forfeitTexts } from "@losfee/messages/tournament-console-reports";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { OpenForfeit } from "./open-forfeits.ts";

interface OpenForfeitsProps {
  readonly forfeits: readonly OpenForfeit[];
  readonly closed: boolean;
  /** Base address of the console. */
  readonly base: string;
}

type AskedTeam = OpenForfeit["teams"][number] & Pick<OpenForfeit, "round">;

/** Boards that line-ups cost by the settings: only a director's confirmation forfeits them. */
export const OpenForfeits = (props: OpenForfeitsProps): VNode | null => {
  const { forfeits, closed, base } = props;
  const t = useTexts(forfeitTexts);
  const { send } = useConsole();
  const [waived, setWaived] = useState<AskedTeam | null>(null);
  if (forfeits.length === 0 && waived === null) return null;
  const apply = async (
    { round, board, seq, place }: OpenForfeit,
    { outcome }: NonNullable<OpenForfeit["lostCounts"]>,
  ): Promise<void> => {
    const command = { type: "enter-result", round, board, outcome, seen: seq } as const;
    await send(command, { done: t.applied({ place }) });
  };
  return (
    <section class="section stack dispute" aria-label={t.title}>
      <h2 id="forfeits">{t.title}</h2>
      {forfeits.map((forfeit) => (
        <div key={`${forfeit.round}-${forfeit.board}`} class="said">
          <span>
            <b>{forfeit.place}</b> {forfeit.names}
            {forfeit.teams.map(({ entry, loses, faults, reason }) => (
              <span key={entry}>
                <br />
                {loses}
                {[...faults, ...(reason === "" ? [] : [t.reason({ reason })])].map((line) => (
                  <span key={line} class="note">
                    <br />
                    {line}
                  </span>
                ))}
              </span>
            ))}
            <br />
            {forfeit.lostCounts === null
              ? t.totals({ now: forfeit.now })
              : t.counts({ now: forfeit.now, otherwise: forfeit.lostCounts.text })}
          </span>
          {!closed && forfeit.lostCounts !== null && (
            <Apply forfeit={forfeit} lostCounts={forfeit.lostCounts} base={base} onApply={apply} />
          )}
          {!closed &&
            forfeit.teams.map((team) => (
              <button
                key={team.entry}
                type="button"
                onClick={() => setWaived({ ...team, round: forfeit.round })}
              >
                {t.waive({
                  team: forfeit.teams.length > 1 ? team.name : "",
                  hasTeam: (forfeit.teams.length > 1 ? team.name : "") !== "",
                })}
              </button>
            ))}
        </div>
      ))}
      {waived !== null && (
        <CommandDialog
          title={t.waiveFor({ team: waived.name })}
          confirm={t.waive({ team: "", hasTeam: false })}
          takesReason="first"
          command={(reason) => ({
            type: "waive-penalty",
            entry: waived.entry,
            round: waived.round,
            of: "boards",
            reason,
          })}
          onClose={() => setWaived(null)}
        >
          <p>{waived.loses}</p>
        </CommandDialog>
      )}
    </section>
  );
};

const Apply = ({
  forfeit,
  lostCounts,
  base,
  onApply,
}: Pick<OpenForfeitsProps, "base"> & {
  readonly forfeit: OpenForfeit;
  readonly lostCounts: NonNullable<OpenForfeit["lostCounts"]>;
  readonly onApply: (
    forfeit: OpenForfeit,
    lostCounts: NonNullable<OpenForfeit["lostCounts"]>,
  ) => Promise<void>;
}): VNode => {
  const t = useTexts(forfeitTexts);
  return lostCounts.correction === null ? (
    <button
      type="button"
      class="primary"
      aria-label={t.applyTo({ place: forfeit.place })}
      onClick={() => void onApply(forfeit, lostCounts)}
    >
      {t.apply}
    </button>
  ) : (
    <a class="button primary" href={`${base}/${lostCounts.correction}`}>
      {t.correct}
    </a>
  );
};
