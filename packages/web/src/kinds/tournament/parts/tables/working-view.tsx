import { type Language, type TablesWorking, texts } from "@losfee/contract";
import type { VNode } from "preact";
import { playerPath } from "../../../../shell/paths.ts";

const workingTexts = texts({
  de: { from: "Woher", how: "Warum", amount: "Zählt", nothing: "Nichts trägt dazu bei." },
  en: { from: "From", how: "Why", amount: "Counts", nothing: "Nothing adds to it." },
});

/** The address of a value's working on the page of whose value it is; it needs no script. */
export const tablesWorkingPath = (
  competition: string,
  entry: number,
  stage: number,
  place: number,
): string =>
  `${playerPath(competition, entry)}?stage=${stage}&open=${place}#working-${stage}-${place}`;

/** The full working of a value: each term, why it is what it is, and what it counts. */
export const TablesWorkingView = ({
  working: { label, value, terms },
  language,
  whose,
}: {
  readonly working: TablesWorking;
  readonly language: Language;
  /** Whose value it is, where the page does not say so anyway. */
  readonly whose?: string;
}): VNode => {
  const t = workingTexts[language];
  const heading = whose === undefined ? label : `${label}, ${whose}`;
  if (terms.length === 0) {
    return (
      <div class="working">
        <p class="working-head">
          {heading}: <strong>{value}</strong>
        </p>
        <p class="working-result">{t.nothing}</p>
      </div>
    );
  }
  return (
    <div class="working">
      <table>
        <caption class="working-head">
          {heading}: <strong>{value}</strong>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.how}</th>
            <th scope="col" class="number">
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ from, how, amount }, index) => (
            <tr key={index}>
              <td>{from}</td>
              <td>{how}</td>
              <td class="number">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
