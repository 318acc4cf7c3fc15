import { formatScore, placeFateLabel } from "@losfee/contract";
import { creditOf } from "@losfee/core";
import { leagueTableTexts, standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import { FormTicks } from "../../../../parts/form-ticks.tsx";
import { Fresh } from "../../../../parts/fresh.tsx";
import { Movement } from "../../../../parts/movement.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { type Framed, type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import {
  clubColumn,
  criteriaColumns,
  frameOf,
  nameColumn,
  rankColumn,
} from "../../parts/standings/columns.tsx";
import type { RoundStandings, StandingsLine } from "../../parts/standings/standings-lines.ts";
import { workingPath } from "../../parts/standings-of.ts";
import {
  FormLetters,
  hasLetters,
  matchColumns,
  nextColumn,
  venueColumns,
} from "./league-columns.tsx";

type Props = Framed<RoundStandings>;

/** Standings after a round: movements, form, the last game, and each value's working. */
export const RoundTable = ({ model }: PageProps<RoundStandings>): VNode => {
  const framed = { model, page: usePage() };
  const frame = frameOf(framed);
  return (
    <ColumnTable
      {...frame}
      columns={model.round === 0 ? seedingColumns(framed) : roundColumns(framed)}
      lines={model.lines}
      lineClass={(line) =>
        [
          frame.lineClass(line) ?? "",
          line.entry === model.own ? "own" : "",
          isCutBelow(model, line) ? "cut" : "",
          isLineBelow(model, line) ? "fate-line" : "",
        ]
          .filter((name) => name !== "")
          .join(" ") || undefined
      }
    />
  );
};

/** True for the last line that advances; with shared ranks, the last line of the rank. */
const isCutBelow = ({ cut, lines }: RoundStandings, line: StandingsLine): boolean => {
  if (cut === null) return false;
  const last = lines.findLast(({ rank, annulled }) => annulled !== true && rank <= cut.places);
  return last?.entry === line.entry && last !== lines.at(-1);
};

/** True if the fate changes below the line: promotion, staying, relegation. */
const isLineBelow = ({ lines, sought }: RoundStandings, line: StandingsLine): boolean => {
  const next = lines[lines.indexOf(line) + 1];
  return sought === "" && next !== undefined && next.fate !== line.fate;
};

const seedingColumns = (props: Props): readonly Column<StandingsLine>[] => [
  rankColumn(props),
  ...nameColumn<StandingsLine>(props),
  ...clubColumn<StandingsLine>(props),
  ...detailColumns(props),
  ...criteriaColumns<StandingsLine>(props, () => null),
];

const roundColumns = (props: Props): readonly Column<StandingsLine>[] => {
  const { model, page } = props;
  const { competition, round } = model;
  const t = standingsTexts[page.language];
  return [
    rankColumn(props, ({ entry }) => `${playerPath(competition, entry)}?round=${round}#why`),
    ...(model.lines.some(({ entry }) => model.movements[entry] !== undefined)
      ? [
          {
            heading: <span class="visually-hidden">{t.movement}</span>,
            class: "moved",
            cell: ({ entry }: StandingsLine) => {
              const ranks = model.movements[entry];
              return ranks !== undefined && <Movement ranks={ranks} />;
            },
          },
        ]
      : []),
    ...nameColumn<StandingsLine>(props, (line) => <UnderName line={line} model={model} />),
    ...clubColumn<StandingsLine>(props),
    {
      heading: hasLetters(model) ? leagueTableTexts[page.language].form : t.form({ round }),
      class: "form",
      cell: ({ form, league, entry, name }) =>
        form.some((mark) => mark !== "none") && (
          <a
            href={`${playerPath(competition, entry)}?round=${round}#games`}
            title={t.games({ name })}
            data-working
          >
            {league === null ? <FormTicks form={form} /> : <FormLetters league={league} />}
          </a>
        ),
    },
    {
      heading: t.lastOf({ round }),
      class: "number last",
      cell: (line) => <Score line={line} />,
    },
    {
      heading: t.against,
      class: "against",
      cell: ({ opponent }) => opponent,
    },
    ...matchColumns(props),
    ...venueColumns(props),
    ...criteriaColumns<StandingsLine>(props, ({ annulled, entry }, place) =>
      annulled ? null : workingPath(competition, { round }, entry, place),
    ),
    ...nextColumn(props),
    ...detailColumns(props),
  ];
};

/** On a phone the form and the latest score go below the name. */
const UnderName = ({
  line,
  model,
}: PageProps<RoundStandings> & { readonly line: StandingsLine }): VNode => {
  const language = useLanguage();
  return (
    <>
      {line.fate !== null && (
        <span class={`tag fate ${line.fate}`}>
          {placeFateLabel(line.fate, model.closed, language)}
        </span>
      )}
      {line.deducted !== "" && <span class="tag deducted">{line.deducted}</span>}
      <span class="under-name">
        {line.league === null ? (
          <FormTicks form={line.form} />
        ) : (
          <FormLetters league={line.league} />
        )}
        <Score line={line} />
      </span>
    </>
  );
};

/** The score of the round shown, the winner's in bold; a substitute text without one. */
const Score = ({
  line: { last, unplayed, fresh, unconfirmed },
}: {
  readonly line: StandingsLine;
}): VNode | null => {
  const t = useTexts(standingsTexts);
  if (last === null) return null;
  if (last.kind === "pending") return <span class="note">{t.isOpen}</span>;
  // After a final most lines have no result for the round.
  if (last.kind === "unplayed") {
    return last.reason === "not-in-stage" ? null : <span class="note">{unplayed}</span>;
  }
  const score = formatScore([last.own, last.theirs]);
  return (
    <Fresh when={fresh}>
      {creditOf(last) === "win" ? <b class="score">{score}</b> : <span class="score">{score}</span>}
      <UnconfirmedMark of={unconfirmed && last.reported === true} />
    </Fresh>
  );
};

/** Player details that this kind of event shows. */
const detailColumns = ({ model: { lines }, page }: Props): readonly Column<StandingsLine>[] => {
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  return [
    ...(details.includes("rating") && lines.some(({ rating }) => (rating ?? 0) > 0)
      ? [
          {
            heading: t.rating,
            class: "number given",
            cell: ({ rating }: StandingsLine) => rating || "–",
          },
        ]
      : []),
    ...(details.includes("nation") && lines.some(({ nation }) => nation !== "")
      ? [{ heading: t.nation, class: "given", cell: ({ nation }: StandingsLine) => nation }]
      : []),
  ];
};
