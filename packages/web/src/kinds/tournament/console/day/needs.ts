import { formatList, type Language, may, placeLabel, stagesIn } from "@losfee/contract";
import {
  type Contest,
  displayName,
  draftOf,
  type EntryId,
  missingEntries,
  missingResults,
  pairedRounds,
  placeOf,
  proposedForfeits,
  proposedPenalties,
  publishedRounds,
  resultKindOf,
  roundsDone,
  type TournamentState,
} from "@losfee/core";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import { urgentAppeals } from "../../../../parts/arbiter-log/log-lines.ts";
import type { LinkLine } from "../../../../parts/console/link-lines.tsx";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { lineOf, nameOf, roundWithOpenGames } from "../line/model.ts";
import { waitingGames } from "../reports/model.ts";
import { type PlayersRequest, playersRequests } from "../requests/model.ts";
import { differences } from "./next-step.ts";

/** A matter that waits for the director, the most urgent first. */
export interface Need {
  readonly kind: keyof (typeof dayTexts)[Language]["needKinds"];
  /** A name or place in front of the sentence; may be empty. */
  readonly subject: string;
  readonly text: string;
  readonly note: string;
  /** The page that settles it; null if the acts here do. */
  readonly link: LinkLine | null;
  readonly request: PlayersRequest | null;
  readonly absent: Absent | null;
}

/** A player drawn without a check-in. */
interface Absent {
  readonly entry: EntryId;
  /** Round of the game, and the line that enters it as a forfeit; null in a draft or at tables. */
  readonly forfeit: { readonly round: number; readonly line: string } | null;
}

/** Most names in one sentence. */
const MOST_NAMES = 8;

/** Most absent players listed one by one. */
const MOST_ABSENT = 3;

/** Returns everything that waits for the director. */
export const needsOf = (
  state: TournamentState,
  request: Pick<PageRequest, "language" | "people" | "now" | "viewer">,
): readonly Need[] => {
  if (!may(request.viewer, "director")) return [];
  const { language } = request;
  return [
    ...disputes(state, request),
    ...playersRequests(state, language).map((one) => requestNeed(one)),
    ...absentNeeds(state, language),
    ...reports(state, request),
    ...appeals(state, request),
    ...links(state, language),
  ];
};

const NO_ACTS = { link: null, request: null, absent: null } as const;

const disputes = (
  state: TournamentState,
  request: Pick<PageRequest, "language" | "people">,
): readonly Need[] => {
  const t = dayTexts[request.language];
  const href = `${competitionPath(state.competition, "console")}/confirm`;
  return waitingGames(state, request)
    .filter(({ kind }) => kind !== "reported")
    .map(({ place, names, standing, reports: versions, round, board }) => ({
      ...NO_ACTS,
      kind: "dispute" as const,
      subject: place,
      text: [...(standing === null ? [] : [standing]), ...versions]
        .map(({ text, actor, time }) => `${text} (${actor}, ${time})`)
        .join(" · "),
      note: names,
      link: { text: t.decide, href: `${href}#dispute-${round}-${board}` },
    }));
};

const requestNeed = (request: PlayersRequest): Need => ({
  ...NO_ACTS,
  kind: "request",
  subject: request.name,
  text: "",
  note: "",
  request,
});

const reports = (
  state: TournamentState,
  request: Pick<PageRequest, "language" | "people">,
): readonly Need[] => {
  const t = dayTexts[request.language];
  const reported = waitingGames(state, request).filter(({ kind }) => kind === "reported");
  if (reported.length === 0) return [];
  const unusual = reported.filter(({ doubts }) => doubts.length > 0);
  const [first] = unusual;
  return [
    {
      ...NO_ACTS,
      kind: "reports",
      subject: "",
      text: t.toConfirmUnusual({ count: reported.length, unusual: unusual.length }),
      note: first === undefined ? "" : `${first.place} ${first.reports[0]?.text ?? ""}`,
      link: { text: t.look, href: `${competitionPath(state.competition, "console")}/confirm` },
    },
  ];
};

/** Players of the draft or the round in play that nobody has seen. */
const absentNeeds = (state: TournamentState, language: Language): readonly Need[] => {
  const t = dayTexts[language];
  const base = competitionPath(state.competition, "console");
  const round = draftOf(state) ?? state.rounds.at(-1);
  if (round === undefined) return [];
  const games: readonly Contest[] = round.games;
  const gameOf = (entry: EntryId): Contest | undefined =>
    games.find(({ seats }) => seats.includes(entry));
  const absent = missingEntries(state).filter((entry) => gameOf(entry) !== undefined);
  const isDraft = round.status === "draft";
  const link = { text: t.look, href: `${base}/${round.at === "tables" ? "stage" : "rounds/next"}` };
  if (absent.length > MOST_ABSENT) {
    const names = absent.slice(0, MOST_NAMES).map((entry) => displayName(state, entry));
    return [
      {
        ...NO_ACTS,
        kind: "absent",
        subject: "",
        text: t.areAbsent({ count: absent.length }),
        note: formatList(names, language),
        link: isDraft ? link : { text: t.look, href: `${base}/entries?missing` },
      },
    ];
  }
  return absent.map((entry) => {
    const game =
      round.at === "boards" ? round.games.find((one) => one.seats.includes(entry)) : undefined;
    const { seats = [], board = 0 } = gameOf(entry) ?? {};
    const place = placeLabel(
      placeOf(state, { round: round.number, board }),
      language,
      stagesIn(state.settings, language),
    );
    const others = seats.filter((one) => one !== entry).map((one) => displayName(state, one));
    return {
      ...NO_ACTS,
      kind: "absent" as const,
      subject: displayName(state, entry),
      text: t.isAbsent,
      note: t.against({ place, opponents: formatList(others, language) }),
      link: isDraft || round.at === "tables" ? link : null,
      absent: {
        entry,
        forfeit:
          isDraft || game === undefined || state.settings.teams !== undefined
            ? null
            : {
                round: round.number,
                line: lineOf(
                  game,
                  { kind: "forfeit", absent: [entry] },
                  resultKindOf(state.settings),
                ),
              },
      },
    };
  });
};

const appeals = (
  state: TournamentState,
  request: Pick<PageRequest, "language" | "now">,
): readonly Need[] => {
  const { language } = request;
  return urgentAppeals(state, { language, now: request.now }).map(
    ({ number, people, deadline, isOver }) => ({
      ...NO_ACTS,
      kind: "appeal" as const,
      subject: "",
      text: logTexts[language].urgent({ people: formatList(people, language), deadline, isOver }),
      note: "",
      link: {
        text: dayTexts[language].look,
        href: `${competitionPath(state.competition, "console")}/log#entry-${number}`,
      },
    }),
  );
};

/** Matters with a page of their own. */
const links = (state: TournamentState, language: Language): readonly Need[] => {
  const t = dayTexts[language];
  const base = competitionPath(state.competition, "console");
  const ofTeams = state.settings.teams !== undefined;
  const draft = draftOf(state);
  const unpaired = (draft?.unpaired ?? []).map((entry) => nameOf(state, entry));
  const need = (kind: Need["kind"], text: string, path: string): Need => ({
    ...NO_ACTS,
    ...{ kind, subject: "", text, note: "" },
    link: { text: t.look, href: `${base}/${path}` },
  });
  return [
    ...differences(state).map(({ round, boards }) =>
      need("second", t.differing({ round, boards: boards.join(", "), ofTeams }), `check/${round}`),
    ),
    ...outstandingIn(state).map(({ number, missing }) =>
      need("outstanding", t.outstanding({ round: number, matches: missing }), `results/${number}`),
    ),
    ...costsToDecide(state, language).map((text) => need("costs", text, "line-ups#forfeits")),
    ...(draft === undefined || unpaired.length === 0
      ? []
      : [
          need(
            "unpaired",
            t.unpaired({
              round: draft.number,
              names: formatList(unpaired.slice(0, MOST_NAMES), language),
            }),
            `rounds/${draft.number}`,
          ),
        ]),
  ];
};

/** Boards that line-ups cost by the settings, still undecided. */
const costsToDecide = (state: TournamentState, language: Language): readonly string[] => {
  const teams = [
    ...proposedForfeits(state).map(({ team }) => team),
    ...proposedPenalties(state).map(({ entry }) => entry),
  ];
  if (teams.length === 0) return [];
  const names = [...new Set(teams)].map((team) => nameOf(state, team));
  return [dayTexts[language].costs({ teams: formatList(names.slice(0, MOST_NAMES), language) })];
};

/** Rounds with postponed matches and their number, except the round in progress. */
const outstandingIn = (
  state: TournamentState,
): readonly { readonly number: number; readonly missing: number }[] => {
  if (publishedRounds(state) === 0) return [];
  const current = roundWithOpenGames(state)?.number;
  return pairedRounds(state)
    .filter(({ number }) => number <= roundsDone(state) && number !== current)
    .map((round) => ({ number: round.number, missing: missingResults(round).length }))
    .filter(({ missing }) => missing > 0);
};
