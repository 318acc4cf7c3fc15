import { formatList } from "@losfee/contract";
import { nameOrder } from "@losfee/core";
import type { VNode } from "preact";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { racePath } from "../../../../shell/paths.ts";
import { MOST_CHOSEN } from "./choice.ts";
import { InlineMark } from "./mark.tsx";
import type { RaceModel } from "./model.ts";
import { raceTexts } from "./texts.ts";

/** Chooses the coloured lines; needs no script. */
export const RaceForm = ({ model, page }: PageProps<RaceModel>): VNode => {
  const t = raceTexts[page.language];
  const { choice, lines, competition } = model;
  const isFull = !choice.isUsual && choice.entries.length >= MOST_CHOSEN;
  // An entry added to the default choice is compared with the first alone.
  const kept = choice.isUsual ? choice.entries.slice(0, 1) : choice.entries;
  const others = lines
    .filter(({ entry }) => !kept.includes(entry))
    .toSorted((a, b) => nameOrder(termsOf(page).entrants)(a.name, b.name));
  return (
    <div class="race-choice no-print">
      {isFull ? (
        <p class="note">{t.full(MOST_CHOSEN)}</p>
      ) : (
        <form class="cluster" method="get" action={racePath(competition)}>
          <input type="hidden" name="who" value={kept.join(",")} />
          <label class="field">
            <span>{t.highlight}</span>
            <select name="add">
              <option value="">{t.choose}</option>
              {others.map(({ entry, name }) => (
                <option key={entry} value={entry}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{t.show}</button>
        </form>
      )}
      {choice.unknown.length > 0 && (
        <p class="field-problem">{t.unknown(formatList(choice.unknown, page.language))}</p>
      )}
      {!choice.isUsual && (
        <ul class="race-chosen">
          {choice.entries.map((entry, place) => {
            const name = lines.find((one) => one.entry === entry)?.name ?? "";
            const rest = choice.entries.filter((other) => other !== entry);
            return (
              <li key={entry}>
                <a href={racePath(competition, rest)} aria-label={t.remove(name)}>
                  <InlineMark place={place} /> {name} <span aria-hidden="true">×</span>
                </a>
              </li>
            );
          })}
          <li>
            <a href={racePath(competition)}>{t.usual}</a>
          </li>
        </ul>
      )}
    </div>
  );
};
