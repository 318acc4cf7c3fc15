import { forfeitTexts } from "@losfee/messages/tournament-console-reports";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import type { OpenForfeit } from "./open-forfeits.ts";

interface OpenForfeitsProps {
  readonly forfeits: readonly OpenForfeit[];
  readonly closed: boolean;
  /** Base address of the console. */
  readonly base: string;
}

type LostCounts = NonNullable<OpenForfeit["lostCounts"]>;

interface Applied extends OpenForfeit {
  readonly lostCounts: LostCounts;
}

type AskedTeam = OpenForfeit["teams"][number] & Pick<OpenForfeit, "round">;

/** Boards that line-ups cost by the settings: only a director's confirmation forfeits them. */
export const OpenForfeits = (props: OpenForfeitsProps): VNode | null => {
  const { forfeits, closed, base } = props;
  const t = useTexts(forfeitTexts);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [waived, setWaived] = useState<AskedTeam | null>(null);
  if (forfeits.length === 0 && applied === null && waived === null) return null;
  return (
    <section class="section stack dispute" aria-label={t.title}>
      <h2 id="forfeits">{t.title}</h2>
      {forfeits.map(({ lostCounts, ...forfeit }) => (
        <div key={`${forfeit.round}-${forfeit.board}`} class="said">
          <span>
            <b>{forfeit.place}</b> {forfeit.names}
            <Losses forfeit={forfeit} />
            <br />
            {lostCounts === null
              ? t.totals({ now: forfeit.now })
              : t.counts({ now: forfeit.now, otherwise: lostCounts.text })}
          </span>
          {!closed && lostCounts !== null && (
            <Apply
              place={forfeit.place}
              lostCounts={lostCounts}
              base={base}
              onApply={() => setApplied({ ...forfeit, lostCounts })}
            />
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
      {applied !== null && (
        <CommandDialog
          title={t.applyTo({ place: applied.place })}
          confirm={t.apply}
          takesReason="first"
          done={t.applied({ place: applied.place })}
          onlyIfUnchanged
          command={(reason) => ({ ...applied.lostCounts.command, reason })}
          onClose={() => setApplied(null)}
        >
          <p>
            <Losses forfeit={applied} />
            <br />
            {t.counts({ now: applied.now, otherwise: applied.lostCounts.text })}
          </p>
        </CommandDialog>
      )}
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

/** The teams with the boards that they lose, and why. */
const Losses = ({ forfeit }: { readonly forfeit: Pick<OpenForfeit, "teams"> }): VNode => {
  const t = useTexts(forfeitTexts);
  return (
    <>
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
    </>
  );
};

const Apply = ({
  place,
  lostCounts,
  base,
  onApply,
}: Pick<OpenForfeitsProps, "base"> & {
  readonly place: string;
  readonly lostCounts: LostCounts;
  readonly onApply: () => void;
}): VNode => {
  const t = useTexts(forfeitTexts);
  return lostCounts.correction === null ? (
    <button type="button" class="primary" aria-label={t.applyTo({ place })} onClick={onApply}>
      {t.apply}
    </button>
  ) : (
    <a class="button primary" href={`${base}/${lostCounts.correction}`}>
      {t.correct}
    </a>
  );
};
