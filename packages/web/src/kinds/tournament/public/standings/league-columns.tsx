import { matchWhen } from "@losfee/contract";
import { leagueTableTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { type Column, shortHeading } from "../../../../parts/column-table.tsx";
import type { Framed } from "../../../../shell/page.ts";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { LeagueRecord, MatchRecord } from "../../parts/standings/league-record.ts";
import type { RoundStandings, StandingsLine } from "../../parts/standings/standings-lines.ts";

type Props = Framed<RoundStandings>;

/** The columns of a league table: matches played, won, drawn and lost. */
export const matchColumns = ({ model, page }: Props): readonly Column<StandingsLine>[] => {
  const t = leagueTableTexts[page.language].matches;
  if (model.lines.every(({ matches }) => matches === null)) return [];
  const column = (
    { short, label }: { readonly short: string; readonly label: string },
    value: (record: MatchRecord) => number,
  ): Column<StandingsLine> => ({
    heading: shortHeading(short, label),
    class: "number given",
    cell: ({ matches }) => matches && value(matches),
  });
  return [
    column(t.played, ({ won, drawn, lost }) => won + drawn + lost),
    column(t.won, ({ won }) => won),
    column(t.drawn, ({ drawn }) => drawn),
    column(t.lost, ({ lost }) => lost),
  ];
};

/** A team's home and away records; nothing on neutral ground. */
export const venueColumns = ({ model, page }: Props): readonly Column<StandingsLine>[] => {
  const t = leagueTableTexts[page.language];
  if (model.lines.every(({ league }) => (league?.home ?? null) === null)) return [];
  const column = (
    { short, label }: { readonly short: string; readonly label: string },
    recordOf: (record: LeagueRecord) => MatchRecord | null,
  ): Column<StandingsLine> => ({
    heading: shortHeading(short, label),
    class: "number given venue-record",
    cell: ({ league }) => {
      const record = league === null ? null : recordOf(league);
      if (record === null) return null;
      const { won, drawn, lost } = record;
      return <span title={t.record({ won, drawn, lost })}>{`${won}–${drawn}–${lost}`}</span>;
    },
  });
  return [column(t.home, ({ home }) => home), column(t.away, ({ away }) => away)];
};

/** Next opponent of each team; nothing if none is known. */
export const nextColumn = ({ model, page }: Props): readonly Column<StandingsLine>[] =>
  model.lines.every(({ league }) => (league?.next ?? null) === null)
    ? []
    : [
        {
          heading: leagueTableTexts[page.language].next,
          class: "next-match against",
          cell: ({ league }) => <NextMatch league={league} />,
        },
      ];

/** "zu Hause gegen Hebel Hof", with the day as a hint. */
const NextMatch = ({ league }: { readonly league: LeagueRecord | null }): VNode | null => {
  const language = useLanguage();
  const t = leagueTableTexts[language];
  const next = league?.next ?? null;
  if (next === null) return null;
  const when = next.at === null ? "" : `, ${matchWhen(next, language)}`;
  const where = next.isHome === null ? null : next.isHome ? t.atHome : t.atAway;
  return (
    <span title={`${t.round({ round: next.round })}${when}`}>
      {next.opponent}
      {where !== null && (
        <>
          {" "}
          <abbr title={where.label}>({where.short})</abbr>
        </>
      )}
    </span>
  );
};

/** The last matches of a team as letters, each explained in words; the latest on the right. */
export const FormLetters = ({ league }: { readonly league: LeagueRecord }): VNode | null => {
  const t = useTexts(leagueTableTexts);
  if (league.form.length === 0) return null;
  return (
    <ol class="form-letters" aria-label={t.form}>
      {league.form.map(({ round, credit, opponent }) => (
        <li key={round} class={credit}>
          <abbr
            title={t.formMatch({
              round,
              how: t.credits[credit].label,
              opponent,
              hasOpponent: opponent !== "",
            })}
          >
            {t.credits[credit].short}
          </abbr>
        </li>
      ))}
    </ol>
  );
};

/** True if the event shows form by letters, as team events do. */
export const hasLetters = ({ lines }: RoundStandings): boolean =>
  lines.some(({ league }) => league !== null);

/** Explains the letters. */
export const FormLegend = (): VNode => {
  const { credits, formNote } = useTexts(leagueTableTexts);
  return (
    <>
      {formNote}{" "}
      {[credits.win, credits.draw, credits.loss]
        .map(({ short, label }) => `${short} ${label}`)
        .join(", ")}
    </>
  );
};
