import type { Language } from "@losfee/contract";
import type { VNode } from "preact";
import type { SheetRules, TableSheet } from "./sheet.ts";
import { SheetTable } from "./sheet-table.tsx";
import { tableTexts } from "./texts.ts";

/** A card for each table of a stage; for each of every game where tables are new each game. */
export const TableCards = ({
  sheets,
  rules,
  competition,
  language,
}: {
  readonly sheets: readonly TableSheet[];
  readonly rules: SheetRules;
  readonly competition: string;
  readonly language: Language;
}): VNode => {
  const t = tableTexts[language];
  return (
    <div class="table-cards">
      {sheets.map((sheet) => {
        const game = rules.fixed ? 0 : (sheet.games[0]?.game ?? 0);
        const id = `table-${game}-${sheet.table}`;
        return (
          <section key={id} class="table-card keep" aria-labelledby={id}>
            <h2 id={id}>
              {t.table(sheet.table)}
              {game > 0 && <span class="note"> {t.game(game)}</span>}
            </h2>
            <SheetTable sheet={sheet} rules={rules} language={language} competition={competition} />
            {sheet.games.map(
              ({ game: number, annulled }) =>
                annulled !== null && (
                  <p key={number} class="note">
                    {t.game(number)}: {t.annulled(annulled)}
                  </p>
                ),
            )}
          </section>
        );
      })}
    </div>
  );
};
