import type { EntryId } from "@losfee/core";
import { compareTexts } from "@losfee/messages/tournament-public-compare";
import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { CompareModel } from "./model.ts";

/** Chooses any two players; needs no script. */
export const CompareForm = ({ model, page }: PageProps<CompareModel>): VNode | null => {
  const t = compareTexts[page.language];
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
