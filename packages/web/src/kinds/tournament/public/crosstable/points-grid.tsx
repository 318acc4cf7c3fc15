import { tallyWords } from "@losfee/contract";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import type { VNode } from "preact";
import { ColumnTable, shortHeading, valueColumns } from "../../../../parts/column-table.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { nameColumn, rankColumn } from "./columns.tsx";
import type { CrosstableModel, PointsLine } from "./model.ts";

/** Rounds or opponents in arbiters' notation, then points and tie-breaks. */
export const PointsGrid = ({
  model,
  page,
}: PageProps<Extract<CrosstableModel, { readonly headings: readonly number[] }>>): VNode => {
  const t = crosstableTexts[page.language];
  const points = tallyWords(termsOf(page), page.language);
  const { details } = termsOf(page);
  return (
    <ColumnTable
      class={`crosstable numbered ${model.layout}`}
      caption={t.caption}
      lines={model.lines}
      columns={[
        rankColumn(page),
        { heading: t.number, class: "number player-number", cell: ({ number }) => number },
        nameColumn(model.competition, page),
        ...(details.includes("rating")
          ? [
              {
                heading: t.rating,
                class: "number",
                cell: ({ rating }: PointsLine) => rating || "–",
              },
            ]
          : []),
        ...(details.includes("nation")
          ? [{ heading: t.nation, cell: ({ nation }: PointsLine) => nation }]
          : []),
        ...model.headings.map((heading, index) => ({
          heading,
          label:
            model.layout === "rounds"
              ? t.round({ round: heading })
              : t.against({ number: heading }),
          class: "cell",
          classOf: ({ cells }: PointsLine) => cells[index]?.kind ?? "",
          cell: ({ cells }: PointsLine) => {
            const { text = "", href } = cells[index] ?? {};
            return href === undefined || text === "" ? text : <a href={href}>{text}</a>;
          },
        })),
        {
          heading: shortHeading(points.heading, points.label),
          class: "number points",
          cell: (line) => line.points,
        },
        ...valueColumns<PointsLine>(model.columns),
      ]}
    />
  );
};
