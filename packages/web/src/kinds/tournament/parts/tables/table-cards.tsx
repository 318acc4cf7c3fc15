import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { Lot } from "../../../../parts/lot.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import type { SheetRules, TableSheet, TableVerdict } from "./sheet.ts";
import { SheetTable } from "./sheet-table.tsx";

interface TableCardsProps {
  readonly sheets: readonly TableSheet[];
  readonly rules: SheetRules;
  readonly competition: string;
  /** Verdicts on who advances, if shown. */
  readonly verdicts?: readonly TableVerdict[];
}

/** A lot for each table of a stage, game by game if tables change each game. */
export const TableCards = ({ sheets, ...shared }: TableCardsProps): VNode => {
  const t = useTexts(tableTexts);
  if (shared.rules.fixed) return <Tables sheets={sheets} {...shared} />;
  const games = [...new Set(sheets.flatMap((sheet) => sheet.games.map(({ game }) => game)))];
  return (
    <>
      {games.map((game) => (
        <Section key={game} id={`game-${game}`} title={t.game({ game })}>
          <Tables sheets={sheets.filter((sheet) => sheet.games[0]?.game === game)} {...shared} />
        </Section>
      ))}
    </>
  );
};

const Tables = ({ sheets, ...shared }: TableCardsProps): VNode => {
  const t = useTexts(tableTexts);
  const games = Math.max(0, ...sheets.map((sheet) => sheet.games.length));
  return (
    <div class={`lots table-cards ${widthFor(games)}`}>
      {sheets.map((sheet) => {
        const id = `table-${shared.rules.fixed ? 0 : (sheet.games[0]?.game ?? 0)}-${sheet.table}`;
        return (
          <Lot
            key={id}
            as="section"
            class="table-card"
            headingId={id}
            label={t.tableWord}
            stub={sheet.table}
            tone={sheet.open === 0 ? "done" : "tinted"}
          >
            <SheetTable sheet={sheet} {...shared} />
          </Lot>
        );
      })}
    </div>
  );
};

/** Width that a table's games need next to the names; on narrower screens they go below. */
const widthFor = (games: number): string =>
  games <= 4 ? "few-games" : games <= 9 ? "some-games" : "many-games";
