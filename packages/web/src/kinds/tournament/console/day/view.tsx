import { formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { DayLinks } from "./day-links.tsx";
import type { DayModel } from "./model.ts";
import { NextStepPanel } from "./next-step-panel.tsx";
import { dayTexts } from "./texts.ts";

interface DayProps {
  readonly model: DayModel;
  readonly page: PageFrame;
}

/** The day at a glance: one button for what comes next, then what is missing. */
export const DayView = ({ model, page }: DayProps): VNode => {
  const t = dayTexts[page.language];
  const { entries, rounds } = model;
  return (
    <ConsolePage
      page={page}
      place="day"
      title={model.name}
      aside={
        <p class="note">
          {model.format} · {t.entries(entries.all)}
          {countsPresence(model) && <>, {t.present(entries.present)}</>}
          {entries.withdrawn > 0 && <> · {t.withdrawn(entries.withdrawn)}</>} ·{" "}
          {t.rounds(rounds.published, rounds.planned)}
        </p>
      }
    >
      <NextStepPanel model={model} page={page} />
      <Attention model={model} page={page} />
      <div class="grid day-grid">
        {model.missing !== null && <Missing missing={model.missing} page={page} />}
        {model.leaders.length > 0 && <Leaders model={model} page={page} />}
        <DayLinks model={model} page={page} />
      </div>
    </ConsolePage>
  );
};

/** Where nobody was checked in before the first round, presence is not recorded at all. */
const countsPresence = ({ entries, rounds }: DayModel): boolean =>
  entries.present > 0 || (entries.all > 0 && rounds.published === 0);

const Attention = ({ model, page }: DayProps): VNode | null => {
  const t = dayTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  if (model.differing.length === 0 && model.unpaired.length === 0) return null;
  return (
    <section class="message warn stack">
      <h2>{t.attention}</h2>
      {model.differing.map(({ round, boards }) => (
        <p key={round}>
          <a href={`${base}/check/${round}`}>{t.differing(round, boards.join(", "))}</a>
        </p>
      ))}
      {model.draft !== null && model.unpaired.length > 0 && (
        <p>
          <a href={`${base}/rounds/${model.draft}`}>
            {t.unpaired(model.draft, formatList(model.unpaired.slice(0, 8), page.language))}
          </a>
        </p>
      )}
    </section>
  );
};

const Missing = ({
  missing,
  page,
}: {
  readonly missing: NonNullable<DayModel["missing"]>;
  readonly page: PageFrame;
}): VNode => {
  const t = dayTexts[page.language];
  return (
    <section class="card stack">
      <h2>{t.missingTitle(missing.round)}</h2>
      <ul class="plain boards">
        {missing.boards.slice(0, 12).map(({ board, names }) => (
          <li key={board}>
            <b>{board}</b> {names[0]} – {names[1]}
          </li>
        ))}
      </ul>
      {missing.boards.length > 12 && <p class="note">+ {missing.boards.length - 12}</p>}
    </section>
  );
};

const Leaders = ({ model, page }: DayProps): VNode => {
  const t = dayTexts[page.language];
  return (
    <section class="card stack">
      <h2>{t.leaders}</h2>
      <ol class="plain day-leaders">
        {model.leaders.map(({ entry, rank, name, values }) => (
          <li key={entry}>
            <b>{`${rank}.`}</b> <a href={playerPath(page.competition?.id ?? "", entry)}>{name}</a>{" "}
            <span class="note">{values.slice(0, 2).join(" ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
