import { entrantWords } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import type { Column } from "../../../../parts/column-table.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";

interface Line {
  readonly rank: number;
  readonly annulled?: true;
  readonly entry: EntryId;
  readonly title: string;
  readonly name: string;
}

/** First column of every crosstable; always in view. */
export const rankColumn = ({ language }: PageFrame): Column<Line> => ({
  heading: crosstableTexts[language].rank,
  class: "number rank",
  cell: ({ annulled, rank }) => (annulled ? "–" : rank),
});

/** The entry of the line. */
export const nameColumn = (competition: string, page: PageFrame): Column<Line> => ({
  heading: entrantWords(termsOf(page), page.language).name,
  class: "name",
  isRowHeading: true,
  cell: (line) => (
    <a href={playerPath(competition, line.entry)}>
      <TitledName player={line} />
    </a>
  ),
});
