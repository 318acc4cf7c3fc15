import type { EntryId } from "@losfee/core";
import { compareTexts } from "@losfee/messages/tournament-public-compare";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { WorkingTable } from "../../../../parts/working-table.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { standingsPath, workingPath } from "../../parts/standings-of.ts";
import type { ComparedEntry, CompareModel, Comparison } from "./page.ts";
import { compareTitle } from "./page.ts";

type ComparisonProps = PageProps<CompareModel> & { readonly comparison: Comparison };

/** Two players side by side: every criterion, the deciding one, and both workings of it. */
export const CompareView = ({ model }: PageProps<CompareModel>): VNode => {
  const page = usePage();
  const t = compareTexts[page.language];
  const { comparison } = model;
  return (
    <>
      <StageHead
        title={compareTitle(model, page)}
        meta={"round" in model.of ? t.after({ round: model.of.round }) : model.label}
      />
      {comparison !== null && (
        <>
          <p class="answer">{comparison.why}</p>
          <Criteria comparison={comparison} model={model} />
          {comparison.lead !== null && <Workings comparison={comparison} model={model} />}
        </>
      )}
      <CompareForm model={model} />
      <p class="no-print">
        <a href={standingsPath(model.competition, model.of)}>{t.back}</a>
      </p>
    </>
  );
};

const Criteria = ({ comparison, model }: ComparisonProps): VNode => {
  const t = useTexts(compareTexts);
  const [first] = comparison.entries;
  return (
    <table class="comparison wide">
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.criterion}</th>
          {comparison.entries.map(({ entry, name, rank }) => (
            <th key={entry} scope="col" class="number">
              <a href={playerPath(model.competition, entry)}>{name}</a>
              <span class="note"> {t.rank({ rank })}</span>
            </th>
          ))}
          <th scope="col">{t.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {first.workings.map(({ label }, index) => {
          const verdict = verdictOn(index, comparison);
          return (
            <tr key={index} class={verdict}>
              <th scope="row">{label}</th>
              {comparison.entries.map((entry) => (
                <td key={entry.entry} class="number">
                  <ComparedValue entry={entry} place={index + 1} model={model} />
                </td>
              ))}
              <td>{t[verdict]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const ComparedValue = ({
  entry: { entry, workings },
  place,
  model: { competition, of },
}: {
  readonly entry: ComparedEntry;
  readonly place: number;
  readonly model: CompareModel;
}): VNode => {
  const working = workings[place - 1];
  const isExplained = working?.source === null && !("round" in of && of.round === 0);
  if (working === undefined || !isExplained) {
    return <span>{working?.value}</span>;
  }
  return (
    <a class="value" href={workingPath(competition, of, entry, place)} data-working>
      {working.value}
    </a>
  );
};

/** Takes a place, not a code: a criterion can occur more than once. */
const verdictOn = (index: number, { lead }: Comparison): "equal" | "decides" | "notNeeded" => {
  if (lead === null || index < lead.levelOn.length) return "equal";
  return index === lead.levelOn.length ? "decides" : "notNeeded";
};

const Workings = ({ comparison }: ComparisonProps): VNode => {
  const t = useTexts(compareTexts);
  const { lead, differing, differences } = comparison;
  const place = lead?.levelOn.length ?? 0;
  return (
    <Section
      id="terms"
      title={t.terms({ criterion: comparison.entries[0].workings[place]?.label ?? "" })}
    >
      <div class="working-pair">
        {comparison.entries.map(({ entry, name, workings }) => {
          const working = workings[place];
          return working === undefined ? null : (
            <WorkingTable
              key={entry}
              working={working}
              whose={name}
              isMarked={({ opponent }) => differing.includes(opponent)}
            />
          );
        })}
      </div>
      {differences.length > 0 && (
        <>
          <p>{t.differences}</p>
          <ul class="differences">
            {differences.map(({ against, ahead, behind, difference }, index) => (
              <li key={index}>
                {against === null
                  ? t.eachOther
                  : against === ""
                    ? t.withoutOpponent
                    : t.against({ name: against })}
                : {ahead} – {behind} <strong>({difference})</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {differences.length === 0 && differing.length > 0 && <p class="note">{t.marked}</p>}
    </Section>
  );
};

/** Chooses any two players; needs no script. */
const CompareForm = ({ model }: PageProps<CompareModel>): VNode | null => {
  const t = useTexts(compareTexts);
  if (model.choices.length < 2) return <p class="empty">{t.nobody}</p>;
  const [a, b] = model.chosen;
  return (
    <form
      class="cluster compare-form no-print"
      method="get"
      action={`${competitionPath(model.competition)}/compare`}
    >
      {Object.entries(model.of).map(
        ([name, value]) =>
          value > 0 && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Choice name="a" label={t.first} chosen={a} model={model} />
      <Choice name="b" label={t.second} chosen={b} model={model} />
      <button type="submit">{t.compare}</button>
      {a !== null && a === b && <span class="note">{t.same}</span>}
    </form>
  );
};

const Choice = ({
  name,
  label,
  chosen,
  model,
}: {
  readonly name: string;
  readonly label: string;
  readonly chosen: EntryId | null;
  readonly model: CompareModel;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <select name={name}>
      {model.choices.map((choice) => (
        <option key={choice.entry} value={choice.entry} selected={choice.entry === chosen}>
          {`${choice.rank}. ${choice.name}`}
        </option>
      ))}
    </select>
  </label>
);
