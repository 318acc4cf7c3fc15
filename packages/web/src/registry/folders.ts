/** Written by `npm run registry`, for every folder with a `page.ts`. */
import * as homeAccount from "../home/account/page.ts";
import * as homeArbiterLog from "../home/arbiter-log/page.ts";
import * as homeArbiterReport from "../home/arbiter-report/page.ts";
import * as homeBackup from "../home/backup/page.ts";
import * as homeCompetitionRoles from "../home/competition-roles/page.ts";
import * as homeCompetitions from "../home/competitions/page.ts";
import * as homeDecisions from "../home/decisions/page.ts";
import * as homeFestival from "../home/festival/page.ts";
import * as homeFestivalConsole from "../home/festival-console/page.ts";
import * as homeFront from "../home/front/page.ts";
import * as homeInvitation from "../home/invitation/page.ts";
import * as homeLeaders from "../home/leaders/page.ts";
import * as homeMailAddress from "../home/mail-address/page.ts";
import * as homeMessages from "../home/messages/page.ts";
import * as homeNotice from "../home/notice/page.ts";
import * as homeOrganisation from "../home/organisation/page.ts";
import * as homeOrganisations from "../home/organisations/page.ts";
import * as homePeople from "../home/people/page.ts";
import * as homeSeason from "../home/season/page.ts";
import * as homeSessions from "../home/sessions/page.ts";
import * as homeSharing from "../home/sharing/page.ts";
import * as homeSignIn from "../home/sign-in/page.ts";
import * as homeSignInLink from "../home/sign-in-link/page.ts";
import * as ladderConsoleDay from "../kinds/ladder/console/day/page.ts";
import * as ladderConsoleEntries from "../kinds/ladder/console/entries/page.ts";
import * as ladderConsoleJournal from "../kinds/ladder/console/journal/page.ts";
import * as ladderConsoleLate from "../kinds/ladder/console/late/page.ts";
import * as ladderConsoleSettings from "../kinds/ladder/console/settings/page.ts";
import * as ladderConsoleTakeOver from "../kinds/ladder/console/take-over/page.ts";
import * as ladderPublicGames from "../kinds/ladder/public/games/page.ts";
import * as ladderPublicLists from "../kinds/ladder/public/lists/page.ts";
import * as ladderPublicMe from "../kinds/ladder/public/me/page.ts";
import * as ladderPublicOverview from "../kinds/ladder/public/overview/page.ts";
import * as ladderPublicPlayer from "../kinds/ladder/public/player/page.ts";
import * as ladderPublicReplay from "../kinds/ladder/public/replay/page.ts";
import * as ladderPublicSeat from "../kinds/ladder/public/seat/page.ts";
import * as ladderPublicStandings from "../kinds/ladder/public/standings/page.ts";
import * as tournamentConsoleAttendance from "../kinds/tournament/console/attendance/page.ts";
import * as tournamentConsoleChances from "../kinds/tournament/console/chances/page.ts";
import * as tournamentConsoleCheck from "../kinds/tournament/console/check/page.ts";
import * as tournamentConsoleCheckInCode from "../kinds/tournament/console/check-in-code/page.ts";
import * as tournamentConsoleCorrect from "../kinds/tournament/console/correct/page.ts";
import * as tournamentConsoleCorrectTable from "../kinds/tournament/console/correct-table/page.ts";
import * as tournamentConsoleDay from "../kinds/tournament/console/day/page.ts";
import * as tournamentConsoleEntries from "../kinds/tournament/console/entries/page.ts";
import * as tournamentConsoleEventDetails from "../kinds/tournament/console/event-details/page.ts";
import * as tournamentConsoleFixtures from "../kinds/tournament/console/fixtures/page.ts";
import * as tournamentConsoleJournal from "../kinds/tournament/console/journal/page.ts";
import * as tournamentConsoleLineUps from "../kinds/tournament/console/line-ups/page.ts";
import * as tournamentConsoleLinks from "../kinds/tournament/console/links/page.ts";
import * as tournamentConsoleRanking from "../kinds/tournament/console/ranking/page.ts";
import * as tournamentConsoleResults from "../kinds/tournament/console/results/page.ts";
import * as tournamentConsoleRounds from "../kinds/tournament/console/rounds/page.ts";
import * as tournamentConsoleScreens from "../kinds/tournament/console/screens/page.ts";
import * as tournamentConsoleSettings from "../kinds/tournament/console/settings/page.ts";
import * as tournamentConsoleSheets from "../kinds/tournament/console/sheets/page.ts";
import * as tournamentConsoleSquads from "../kinds/tournament/console/squads/page.ts";
import * as tournamentConsoleStage from "../kinds/tournament/console/stage/page.ts";
import * as tournamentConsoleStageStandings from "../kinds/tournament/console/stage-standings/page.ts";
import * as tournamentConsoleStandings from "../kinds/tournament/console/standings/page.ts";
import * as tournamentConsoleWhy from "../kinds/tournament/console/why/page.ts";
import * as tournamentPublicChances from "../kinds/tournament/public/chances/page.ts";
import * as tournamentPublicCheckIn from "../kinds/tournament/public/check-in/page.ts";
import * as tournamentPublicCompare from "../kinds/tournament/public/compare/page.ts";
import * as tournamentPublicCrosstable from "../kinds/tournament/public/crosstable/page.ts";
import * as tournamentPublicCut from "../kinds/tournament/public/cut/page.ts";
import * as tournamentPublicFixtures from "../kinds/tournament/public/fixtures/page.ts";
import * as tournamentPublicLots from "../kinds/tournament/public/lots/page.ts";
import * as tournamentPublicMatch from "../kinds/tournament/public/match/page.ts";
import * as tournamentPublicMatchPapers from "../kinds/tournament/public/match-papers/page.ts";
import * as tournamentPublicMe from "../kinds/tournament/public/me/page.ts";
import * as tournamentPublicOverview from "../kinds/tournament/public/overview/page.ts";
import * as tournamentPublicOwnTable from "../kinds/tournament/public/own-table/page.ts";
import * as tournamentPublicPairings from "../kinds/tournament/public/pairings/page.ts";
import * as tournamentPublicPlayer from "../kinds/tournament/public/player/page.ts";
import * as tournamentPublicRace from "../kinds/tournament/public/race/page.ts";
import * as tournamentPublicScoreCards from "../kinds/tournament/public/score-cards/page.ts";
import * as tournamentPublicScreen from "../kinds/tournament/public/screen/page.ts";
import * as tournamentPublicSlips from "../kinds/tournament/public/slips/page.ts";
import * as tournamentPublicSquad from "../kinds/tournament/public/squad/page.ts";
import * as tournamentPublicStandings from "../kinds/tournament/public/standings/page.ts";
import * as tournamentPublicStatistics from "../kinds/tournament/public/statistics/page.ts";
import * as tournamentPublicTableSheets from "../kinds/tournament/public/table-sheets/page.ts";
import * as tournamentPublicTables from "../kinds/tournament/public/tables/page.ts";
import * as tournamentPublicTeamStandings from "../kinds/tournament/public/team-standings/page.ts";
import * as tournamentPublicWhatIf from "../kinds/tournament/public/what-if/page.ts";
import * as tournamentPublicWhy from "../kinds/tournament/public/why/page.ts";

export const folders = {
  "home/account": homeAccount,
  "home/arbiter-log": homeArbiterLog,
  "home/arbiter-report": homeArbiterReport,
  "home/backup": homeBackup,
  "home/competition-roles": homeCompetitionRoles,
  "home/competitions": homeCompetitions,
  "home/decisions": homeDecisions,
  "home/festival": homeFestival,
  "home/festival-console": homeFestivalConsole,
  "home/front": homeFront,
  "home/invitation": homeInvitation,
  "home/leaders": homeLeaders,
  "home/mail-address": homeMailAddress,
  "home/messages": homeMessages,
  "home/notice": homeNotice,
  "home/organisation": homeOrganisation,
  "home/organisations": homeOrganisations,
  "home/people": homePeople,
  "home/season": homeSeason,
  "home/sessions": homeSessions,
  "home/sharing": homeSharing,
  "home/sign-in": homeSignIn,
  "home/sign-in-link": homeSignInLink,
  "kinds/ladder/console/day": ladderConsoleDay,
  "kinds/ladder/console/entries": ladderConsoleEntries,
  "kinds/ladder/console/journal": ladderConsoleJournal,
  "kinds/ladder/console/late": ladderConsoleLate,
  "kinds/ladder/console/settings": ladderConsoleSettings,
  "kinds/ladder/console/take-over": ladderConsoleTakeOver,
  "kinds/ladder/public/games": ladderPublicGames,
  "kinds/ladder/public/lists": ladderPublicLists,
  "kinds/ladder/public/me": ladderPublicMe,
  "kinds/ladder/public/overview": ladderPublicOverview,
  "kinds/ladder/public/player": ladderPublicPlayer,
  "kinds/ladder/public/replay": ladderPublicReplay,
  "kinds/ladder/public/seat": ladderPublicSeat,
  "kinds/ladder/public/standings": ladderPublicStandings,
  "kinds/tournament/console/attendance": tournamentConsoleAttendance,
  "kinds/tournament/console/chances": tournamentConsoleChances,
  "kinds/tournament/console/check": tournamentConsoleCheck,
  "kinds/tournament/console/check-in-code": tournamentConsoleCheckInCode,
  "kinds/tournament/console/correct": tournamentConsoleCorrect,
  "kinds/tournament/console/correct-table": tournamentConsoleCorrectTable,
  "kinds/tournament/console/day": tournamentConsoleDay,
  "kinds/tournament/console/entries": tournamentConsoleEntries,
  "kinds/tournament/console/event-details": tournamentConsoleEventDetails,
  "kinds/tournament/console/fixtures": tournamentConsoleFixtures,
  "kinds/tournament/console/journal": tournamentConsoleJournal,
  "kinds/tournament/console/line-ups": tournamentConsoleLineUps,
  "kinds/tournament/console/links": tournamentConsoleLinks,
  "kinds/tournament/console/ranking": tournamentConsoleRanking,
  "kinds/tournament/console/results": tournamentConsoleResults,
  "kinds/tournament/console/rounds": tournamentConsoleRounds,
  "kinds/tournament/console/screens": tournamentConsoleScreens,
  "kinds/tournament/console/settings": tournamentConsoleSettings,
  "kinds/tournament/console/sheets": tournamentConsoleSheets,
  "kinds/tournament/console/squads": tournamentConsoleSquads,
  "kinds/tournament/console/stage": tournamentConsoleStage,
  "kinds/tournament/console/stage-standings": tournamentConsoleStageStandings,
  "kinds/tournament/console/standings": tournamentConsoleStandings,
  "kinds/tournament/console/why": tournamentConsoleWhy,
  "kinds/tournament/public/chances": tournamentPublicChances,
  "kinds/tournament/public/check-in": tournamentPublicCheckIn,
  "kinds/tournament/public/compare": tournamentPublicCompare,
  "kinds/tournament/public/crosstable": tournamentPublicCrosstable,
  "kinds/tournament/public/cut": tournamentPublicCut,
  "kinds/tournament/public/fixtures": tournamentPublicFixtures,
  "kinds/tournament/public/lots": tournamentPublicLots,
  "kinds/tournament/public/match": tournamentPublicMatch,
  "kinds/tournament/public/match-papers": tournamentPublicMatchPapers,
  "kinds/tournament/public/me": tournamentPublicMe,
  "kinds/tournament/public/overview": tournamentPublicOverview,
  "kinds/tournament/public/own-table": tournamentPublicOwnTable,
  "kinds/tournament/public/pairings": tournamentPublicPairings,
  "kinds/tournament/public/player": tournamentPublicPlayer,
  "kinds/tournament/public/race": tournamentPublicRace,
  "kinds/tournament/public/score-cards": tournamentPublicScoreCards,
  "kinds/tournament/public/screen": tournamentPublicScreen,
  "kinds/tournament/public/slips": tournamentPublicSlips,
  "kinds/tournament/public/squad": tournamentPublicSquad,
  "kinds/tournament/public/standings": tournamentPublicStandings,
  "kinds/tournament/public/statistics": tournamentPublicStatistics,
  "kinds/tournament/public/table-sheets": tournamentPublicTableSheets,
  "kinds/tournament/public/tables": tournamentPublicTables,
  "kinds/tournament/public/team-standings": tournamentPublicTeamStandings,
  "kinds/tournament/public/what-if": tournamentPublicWhatIf,
  "kinds/tournament/public/why": tournamentPublicWhy,
} as const;
