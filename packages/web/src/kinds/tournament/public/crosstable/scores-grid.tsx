import { formatHalves, formatSigned } from "@losfee/contract";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { Signed } from "../../../../parts/numerals.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import type { CrosstableModel, ScoredCell, ScoredLine } from "../../parts/crosstable.ts";
import { nameColumn, rankColumn } from "./columns.tsx";

/** Rounds with wins, losses and spread. */
export const ScoresGrid = ({
  model,
}: PageProps<Extract<CrosstableModel, { readonly layout: "scores" }>>): VNode => {
  const page = usePage();
  const t = crosstableTexts[page.language];
  return (
    <ColumnTable
      class="crosstable"
      caption={t.caption}
      lines={model.lines}
      columns={[
        rankColumn(page),
        nameColumn(model.competition, page),
        {
          heading: t.record,
          class: "number",
          cell: ({ wins, losses }) => (
            <span class="record">
              {formatHalves(wins)}–{formatHalves(losses)}
            </span>
          ),
        },
        { heading: t.spread, class: "number", cell: ({ spread }) => <Signed value={spread} /> },
        ...Array.from({ length: model.published }, (_, index) => ({
          heading: index + 1,
          label: t.round({ round: index + 1 }),
          class: "cell",
          classOf: ({ cells }: ScoredLine) => cells[index]?.kind ?? "",
          cell: ({ cells }: ScoredLine) => <Cell cell={cells[index] ?? null} />,
        })),
      ]}
    />
  );
};

const Cell = ({ cell }: { readonly cell: ScoredCell | null }): VNode | null => {
  const language = useLanguage();
  if (cell === null) return null;
  const { kind, opponent, spread, start, unconfirmed, annulled = false } = cell;
  const letters = crosstableTexts[language].kinds[kind];
  const first = start === "first";
  return (
    <>
      {annulled && "("}
      {first ? <u>{letters}</u> : letters}
      {opponent === null ? "" : ` ${opponent}`}
      {kind !== "pending" && (
        <>
          <br />
          {formatSigned(spread)}
          <UnconfirmedMark of={unconfirmed} />
        </>
      )}
      {annulled && ")"}
    </>
  );
};
