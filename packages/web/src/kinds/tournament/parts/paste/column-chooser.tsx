import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import { pasteTexts } from "@losfee/messages/tournament-parts-paste";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { ListColumn } from "./list-columns.ts";

/** Meanings of a column in a list of people, in the order of the choice. */
const FIELDS = [
  "name",
  "surname",
  "given",
  "rating",
  "title",
  "fideId",
  "birth",
  "sex",
  "club",
  "nation",
  "class",
  "team",
] as const;

type Field = (typeof FIELDS)[number] | "venue";

interface ColumnChooserProps {
  readonly ofTeams: boolean;
  readonly table: readonly ListColumn[];
  /** Receives a column's number, from 1, and its meaning. */
  readonly onChoose: (column: number, field: string) => void;
}

/** True for line numbers, which are not worth showing. */
const isOwnPlace = (example: string, index: number): boolean => Number(example) === index + 1;

/** Meanings recognised for the columns of a list; open if some were not recognised. */
export const ColumnChooser = ({ ofTeams, table, onChoose }: ColumnChooserProps): VNode => {
  const language = useLanguage();
  const t = { ...detailsTexts[language], ...pasteTexts[language] };
  const fields: readonly Field[] = ofTeams ? [...FIELDS, "venue"] : FIELDS;
  const isClear = table.every(
    ({ field, examples }) => field !== null || examples.every(isOwnPlace),
  );
  return (
    <details class="column-chooser" open={!isClear}>
      <summary>{t.columns}</summary>
      <p class="note">{t.columnsHint}</p>
      <div class="scroller">
        <table class="wide">
          <thead>
            <tr>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.columnExamples}</th>
              <th scope="col">{t.columnField}</th>
            </tr>
          </thead>
          <tbody>
            {table.map(({ heading, field, examples }, index) => {
              const name = heading === "" ? t.columnNumber({ number: index + 1 }) : heading;
              return (
                <tr key={index}>
                  <th scope="row">{name}</th>
                  <td>{examples.join(" · ")}</td>
                  <td>
                    <select
                      aria-label={t.columnIs({ name })}
                      value={field ?? "ignore"}
                      onChange={(event) => onChoose(index + 1, event.currentTarget.value)}
                    >
                      <option value="ignore">{t.ignore}</option>
                      {fields.map((one) => (
                        <option key={one} value={one}>
                          {one === "title" ? t.personTitle : t[one]}
                        </option>
                      ))}
                    </select>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
};
