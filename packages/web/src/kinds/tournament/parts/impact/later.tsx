import { type DescribedLaterImpact, formatList } from "@losfee/contract";
import type { AdvanceImpact, ContestEntries, EntryId, TablesStageImpact } from "@losfee/core";
import { laterTexts } from "@losfee/messages/tournament-console-correct";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import type { ImpactContext } from "./impact-context.ts";

interface LaterProps {
  readonly later: DescribedLaterImpact;
  readonly context: ImpactContext;
}

/** Hypothetical effects of a correction on rounds at boards, and on the next stage at tables. */
export const Later = ({ later, context }: LaterProps): VNode => {
  const { rounds, nextTables, advance, canDraftAgain } = later;
  const isSame = rounds.length === 0 && nextTables === null && advance === null;
  const t = useTexts(laterTexts);
  const acts = context.lastAt === "boards" ? rounds.at(-1)?.acts : nextTables?.acts;
  return (
    <>
      {isSame && <p>{t.same}</p>}
      {rounds.length > 0 && <h3>{t.roundsTitle}</h3>}
      {rounds.map((round) => (
        <DifferentRound key={round.round} round={round} context={context} />
      ))}
      {nextTables !== null && <DifferentStage stage={nextTables} context={context} />}
      {advance !== null && <Advance advance={advance} context={context} />}
      {canDraftAgain && (
        <p class="note">
          {t.againHint}
          {acts !== undefined && acts > 0 && ` ${t.actsLost({ count: acts })}`}
        </p>
      )}
    </>
  );
};

const DifferentRound = ({
  round,
  context: { names },
}: Omit<LaterProps, "later"> & {
  readonly round: DescribedLaterImpact["rounds"][number];
}): VNode => {
  const t = useTexts(laterTexts);
  const text = (entries: ContestEntries): string => {
    const players = entries.map((entry) => names[entry]).join(" – ");
    return entries.length === 1 ? `${players}: ${t.bye}` : players;
  };
  return (
    <details open={round.results === 0} id={`impact-${round.round}`}>
      <summary>
        <b>{t.round({ round: round.round })}</b> ({t.status[round.status]},{" "}
        {t.results({ count: round.results })}):{" "}
        {round.refusal === null ? t.different({ count: round.gone.length }) : t.notPossible}
      </summary>
      {round.refusal === null ? (
        <div class="grid">
          <PairsOf title={t.gone} pairs={round.gone.map(text)} />
          <PairsOf title={t.instead} pairs={round.instead.map(text)} />
        </div>
      ) : (
        <p>{round.message}</p>
      )}
    </details>
  );
};

const PairsOf = ({
  title,
  pairs,
}: {
  readonly title: string;
  readonly pairs: readonly string[];
}): VNode => (
  <div>
    <h4>{title}</h4>
    <ul class="plain">
      {pairs.map((pair) => (
        <li key={pair}>{pair}</li>
      ))}
    </ul>
  </div>
);

const DifferentStage = ({
  stage,
  context: { names, stages },
}: Omit<LaterProps, "later"> & { readonly stage: TablesStageImpact }): VNode => {
  const page = usePage();
  const t = laterTexts[page.language];
  const labelOf = (number: number): string => stages[number - 1] ?? "";
  return (
    <ChangedPlayers
      title={t.nextTables({ label: labelOf(stage.stage) })}
      lines={[
        // Stage 0: no stage would have followed.
        ...(stage.instead ? [t.insteadOf({ label: labelOf(stage.instead) })] : []),
        ...playerLines(stage, names, page),
        ...(stage.played ? [t.played] : []),
      ]}
    />
  );
};

/** Players who would advance instead, before the next stage is drawn. */
const Advance = ({
  advance,
  context: { names, stages },
}: Omit<LaterProps, "later"> & { readonly advance: AdvanceImpact }): VNode => {
  const page = usePage();
  const t = laterTexts[page.language];
  const label = stages[advance.stage - 1] ?? t.noneFollows;
  return (
    <ChangedPlayers
      title={t.advance({ label, provisional: advance.provisional })}
      lines={playerLines(advance, names, page)}
    />
  );
};

/** Replaced players of a stage, or a note that only their seeding differs. */
const playerLines = (
  { out, in: come, seedsDiffer }: Pick<AdvanceImpact, "out" | "in" | "seedsDiffer">,
  names: ImpactContext["names"],
  page: PageFrame,
): readonly string[] => {
  const t = laterTexts[page.language];
  const list = (entries: readonly EntryId[]): string =>
    formatList(
      entries.map((entry) => names[entry] ?? `#${entry}`),
      page.language,
    );
  return [
    ...(out.length + come.length === 0 && seedsDiffer ? [t.seeds] : []),
    ...(out.length > 0 ? [`${t.out}: ${list(out)}`] : []),
    ...(come.length > 0 ? [`${t.in}: ${list(come)}`] : []),
  ];
};

const ChangedPlayers = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): VNode => (
  <div class="message warn stack">
    <p>
      <b>{title}</b>
    </p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
