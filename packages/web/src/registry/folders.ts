/** Written by `npm run registry`, for every folder with a `page.ts`. */
// biome-ignore-all format: a page is a line
import * as homeAccount from "../home/account/page.ts";
import * as homeAccountView from "../home/account/view.tsx";
import * as homeArbiterLog from "../home/arbiter-log/page.ts";
import * as homeArbiterLogView from "../home/arbiter-log/view.tsx";
import * as homeArbiterReport from "../home/arbiter-report/page.ts";
import * as homeArbiterReportView from "../home/arbiter-report/view.tsx";
import * as homeBackup from "../home/backup/page.ts";
import * as homeBackupView from "../home/backup/view.tsx";
import * as homeCompetitionRoles from "../home/competition-roles/page.ts";
import * as homeCompetitionRolesView from "../home/competition-roles/view.tsx";
import * as homeCompetitions from "../home/competitions/page.ts";
import * as homeCompetitionsView from "../home/competitions/view.tsx";
import * as homeDecisions from "../home/decisions/page.ts";
import * as homeDecisionsView from "../home/decisions/view.tsx";
import * as homeFestival from "../home/festival/page.ts";
import * as homeFestivalView from "../home/festival/view.tsx";
import * as homeFestivalConsole from "../home/festival-console/page.ts";
import * as homeFestivalConsoleView from "../home/festival-console/view.tsx";
import * as homeFront from "../home/front/page.ts";
import * as homeFrontView from "../home/front/view.tsx";
import * as homeInvitation from "../home/invitation/page.ts";
import * as homeInvitationView from "../home/invitation/view.tsx";
import * as homeLeaders from "../home/leaders/page.ts";
import * as homeLeadersView from "../home/leaders/view.tsx";
import * as homeMailAddress from "../home/mail-address/page.ts";
import * as homeMailAddressView from "../home/mail-address/view.tsx";
import * as homeMessages from "../home/messages/page.ts";
import * as homeMessagesView from "../home/messages/view.tsx";
import * as homeNewFormat from "../home/new-format/page.ts";
import * as homeNewFormatView from "../home/new-format/view.tsx";
import * as homeNewQuestions from "../home/new-questions/page.ts";
import * as homeNewQuestionsView from "../home/new-questions/view.tsx";
import * as homeNotice from "../home/notice/page.ts";
import * as homeNoticeView from "../home/notice/view.tsx";
import * as homeOrganisation from "../home/organisation/page.ts";
import * as homeOrganisationView from "../home/organisation/view.tsx";
import * as homeOrganisations from "../home/organisations/page.ts";
import * as homeOrganisationsView from "../home/organisations/view.tsx";
import * as homePeople from "../home/people/page.ts";
import * as homePeopleView from "../home/people/view.tsx";
import * as homeSeason from "../home/season/page.ts";
import * as homeSeasonView from "../home/season/view.tsx";
import * as homeSessions from "../home/sessions/page.ts";
import * as homeSessionsView from "../home/sessions/view.tsx";
import * as homeSharing from "../home/sharing/page.ts";
import * as homeSharingView from "../home/sharing/view.tsx";
import * as homeSignIn from "../home/sign-in/page.ts";
import * as homeSignInView from "../home/sign-in/view.tsx";
import * as homeSignInLink from "../home/sign-in-link/page.ts";
import * as homeSignInLinkView from "../home/sign-in-link/view.tsx";
import * as ladderConsoleDay from "../kinds/ladder/console/day/page.ts";
import * as ladderConsoleDayView from "../kinds/ladder/console/day/view.tsx";
import * as ladderConsoleEntries from "../kinds/ladder/console/entries/page.ts";
import * as ladderConsoleEntriesView from "../kinds/ladder/console/entries/view.tsx";
import * as ladderConsoleJournal from "../kinds/ladder/console/journal/page.ts";
import * as ladderConsoleJournalView from "../kinds/ladder/console/journal/view.tsx";
import * as ladderConsoleLate from "../kinds/ladder/console/late/page.ts";
import * as ladderConsoleLateView from "../kinds/ladder/console/late/view.tsx";
import * as ladderConsoleSettings from "../kinds/ladder/console/settings/page.ts";
import * as ladderConsoleSettingsView from "../kinds/ladder/console/settings/view.tsx";
import * as ladderConsoleTakeOver from "../kinds/ladder/console/take-over/page.ts";
import * as ladderConsoleTakeOverView from "../kinds/ladder/console/take-over/view.tsx";
import * as ladderPublicGames from "../kinds/ladder/public/games/page.ts";
import * as ladderPublicGamesView from "../kinds/ladder/public/games/view.tsx";
import * as ladderPublicLists from "../kinds/ladder/public/lists/page.ts";
import * as ladderPublicListsView from "../kinds/ladder/public/lists/view.tsx";
import * as ladderPublicMe from "../kinds/ladder/public/me/page.ts";
import * as ladderPublicMeView from "../kinds/ladder/public/me/view.tsx";
import * as ladderPublicOverview from "../kinds/ladder/public/overview/page.ts";
import * as ladderPublicOverviewView from "../kinds/ladder/public/overview/view.tsx";
import * as ladderPublicPlayer from "../kinds/ladder/public/player/page.ts";
import * as ladderPublicPlayerView from "../kinds/ladder/public/player/view.tsx";
import * as ladderPublicReplay from "../kinds/ladder/public/replay/page.ts";
import * as ladderPublicReplayView from "../kinds/ladder/public/replay/view.tsx";
import * as ladderPublicSeat from "../kinds/ladder/public/seat/page.ts";
import * as ladderPublicSeatView from "../kinds/ladder/public/seat/view.tsx";
import * as ladderPublicStandings from "../kinds/ladder/public/standings/page.ts";
import * as ladderPublicStandingsView from "../kinds/ladder/public/standings/view.tsx";
import * as tournamentConsoleAttendance from "../kinds/tournament/console/attendance/page.ts";
import * as tournamentConsoleAttendanceView from "../kinds/tournament/console/attendance/view.tsx";
import * as tournamentConsoleChances from "../kinds/tournament/console/chances/page.ts";
import * as tournamentConsoleChancesView from "../kinds/tournament/console/chances/view.tsx";
import * as tournamentConsoleCheck from "../kinds/tournament/console/check/page.ts";
import * as tournamentConsoleCheckView from "../kinds/tournament/console/check/view.tsx";
import * as tournamentConsoleCheckInCode from "../kinds/tournament/console/check-in-code/page.ts";
import * as tournamentConsoleCheckInCodeView from "../kinds/tournament/console/check-in-code/view.tsx";
import * as tournamentConsoleConfirm from "../kinds/tournament/console/confirm/page.ts";
import * as tournamentConsoleConfirmView from "../kinds/tournament/console/confirm/view.tsx";
import * as tournamentConsoleCorrect from "../kinds/tournament/console/correct/page.ts";
import * as tournamentConsoleCorrectView from "../kinds/tournament/console/correct/view.tsx";
import * as tournamentConsoleCorrectTable from "../kinds/tournament/console/correct-table/page.ts";
import * as tournamentConsoleCorrectTableView from "../kinds/tournament/console/correct-table/view.tsx";
import * as tournamentConsoleDay from "../kinds/tournament/console/day/page.ts";
import * as tournamentConsoleDayView from "../kinds/tournament/console/day/view.tsx";
import * as tournamentConsoleEntries from "../kinds/tournament/console/entries/page.ts";
import * as tournamentConsoleEntriesView from "../kinds/tournament/console/entries/view.tsx";
import * as tournamentConsoleEventDetails from "../kinds/tournament/console/event-details/page.ts";
import * as tournamentConsoleEventDetailsView from "../kinds/tournament/console/event-details/view.tsx";
import * as tournamentConsoleFixtures from "../kinds/tournament/console/fixtures/page.ts";
import * as tournamentConsoleFixturesView from "../kinds/tournament/console/fixtures/view.tsx";
import * as tournamentConsoleJournal from "../kinds/tournament/console/journal/page.ts";
import * as tournamentConsoleJournalView from "../kinds/tournament/console/journal/view.tsx";
import * as tournamentConsoleLineUps from "../kinds/tournament/console/line-ups/page.ts";
import * as tournamentConsoleLineUpsView from "../kinds/tournament/console/line-ups/view.tsx";
import * as tournamentConsoleLinks from "../kinds/tournament/console/links/page.ts";
import * as tournamentConsoleLinksView from "../kinds/tournament/console/links/view.tsx";
import * as tournamentConsoleRanking from "../kinds/tournament/console/ranking/page.ts";
import * as tournamentConsoleRankingView from "../kinds/tournament/console/ranking/view.tsx";
import * as tournamentConsoleResults from "../kinds/tournament/console/results/page.ts";
import * as tournamentConsoleResultsView from "../kinds/tournament/console/results/view.tsx";
import * as tournamentConsoleRounds from "../kinds/tournament/console/rounds/page.ts";
import * as tournamentConsoleRoundsView from "../kinds/tournament/console/rounds/view.tsx";
import * as tournamentConsoleScreens from "../kinds/tournament/console/screens/page.ts";
import * as tournamentConsoleScreensView from "../kinds/tournament/console/screens/view.tsx";
import * as tournamentConsoleSettings from "../kinds/tournament/console/settings/page.ts";
import * as tournamentConsoleSettingsView from "../kinds/tournament/console/settings/view.tsx";
import * as tournamentConsoleSheets from "../kinds/tournament/console/sheets/page.ts";
import * as tournamentConsoleSheetsView from "../kinds/tournament/console/sheets/view.tsx";
import * as tournamentConsoleSquads from "../kinds/tournament/console/squads/page.ts";
import * as tournamentConsoleSquadsView from "../kinds/tournament/console/squads/view.tsx";
import * as tournamentConsoleStage from "../kinds/tournament/console/stage/page.ts";
import * as tournamentConsoleStageView from "../kinds/tournament/console/stage/view.tsx";
import * as tournamentConsoleStageStandings from "../kinds/tournament/console/stage-standings/page.ts";
import * as tournamentConsoleStageStandingsView from "../kinds/tournament/console/stage-standings/view.tsx";
import * as tournamentConsoleStandings from "../kinds/tournament/console/standings/page.ts";
import * as tournamentConsoleStandingsView from "../kinds/tournament/console/standings/view.tsx";
import * as tournamentConsoleWhy from "../kinds/tournament/console/why/page.ts";
import * as tournamentConsoleWhyView from "../kinds/tournament/console/why/view.tsx";
import * as tournamentPrintCards from "../kinds/tournament/print/cards/page.ts";
import * as tournamentPrintCardsView from "../kinds/tournament/print/cards/view.tsx";
import * as tournamentPrintMatches from "../kinds/tournament/print/matches/page.ts";
import * as tournamentPrintMatchesView from "../kinds/tournament/print/matches/view.tsx";
import * as tournamentPrintSigns from "../kinds/tournament/print/signs/page.ts";
import * as tournamentPrintSignsView from "../kinds/tournament/print/signs/view.tsx";
import * as tournamentPrintSlips from "../kinds/tournament/print/slips/page.ts";
import * as tournamentPrintSlipsView from "../kinds/tournament/print/slips/view.tsx";
import * as tournamentPrintStandings from "../kinds/tournament/print/standings/page.ts";
import * as tournamentPrintStandingsView from "../kinds/tournament/print/standings/view.tsx";
import * as tournamentPrintWalls from "../kinds/tournament/print/walls/page.ts";
import * as tournamentPrintWallsView from "../kinds/tournament/print/walls/view.tsx";
import * as tournamentPublicChances from "../kinds/tournament/public/chances/page.ts";
import * as tournamentPublicChancesView from "../kinds/tournament/public/chances/view.tsx";
import * as tournamentPublicCheckIn from "../kinds/tournament/public/check-in/page.ts";
import * as tournamentPublicCheckInView from "../kinds/tournament/public/check-in/view.tsx";
import * as tournamentPublicCompare from "../kinds/tournament/public/compare/page.ts";
import * as tournamentPublicCompareView from "../kinds/tournament/public/compare/view.tsx";
import * as tournamentPublicCrosstable from "../kinds/tournament/public/crosstable/page.ts";
import * as tournamentPublicCrosstableView from "../kinds/tournament/public/crosstable/view.tsx";
import * as tournamentPublicCut from "../kinds/tournament/public/cut/page.ts";
import * as tournamentPublicCutView from "../kinds/tournament/public/cut/view.tsx";
import * as tournamentPublicFixtures from "../kinds/tournament/public/fixtures/page.ts";
import * as tournamentPublicFixturesView from "../kinds/tournament/public/fixtures/view.tsx";
import * as tournamentPublicLots from "../kinds/tournament/public/lots/page.ts";
import * as tournamentPublicLotsView from "../kinds/tournament/public/lots/view.tsx";
import * as tournamentPublicMatch from "../kinds/tournament/public/match/page.ts";
import * as tournamentPublicMatchView from "../kinds/tournament/public/match/view.tsx";
import * as tournamentPublicMe from "../kinds/tournament/public/me/page.ts";
import * as tournamentPublicMeView from "../kinds/tournament/public/me/view.tsx";
import * as tournamentPublicOverview from "../kinds/tournament/public/overview/page.ts";
import * as tournamentPublicOverviewView from "../kinds/tournament/public/overview/view.tsx";
import * as tournamentPublicOwnTable from "../kinds/tournament/public/own-table/page.ts";
import * as tournamentPublicOwnTableView from "../kinds/tournament/public/own-table/view.tsx";
import * as tournamentPublicPairings from "../kinds/tournament/public/pairings/page.ts";
import * as tournamentPublicPairingsView from "../kinds/tournament/public/pairings/view.tsx";
import * as tournamentPublicPlayer from "../kinds/tournament/public/player/page.ts";
import * as tournamentPublicPlayerView from "../kinds/tournament/public/player/view.tsx";
import * as tournamentPublicRace from "../kinds/tournament/public/race/page.ts";
import * as tournamentPublicRaceView from "../kinds/tournament/public/race/view.tsx";
import * as tournamentPublicScreen from "../kinds/tournament/public/screen/page.ts";
import * as tournamentPublicScreenView from "../kinds/tournament/public/screen/view.tsx";
import * as tournamentPublicSquad from "../kinds/tournament/public/squad/page.ts";
import * as tournamentPublicSquadView from "../kinds/tournament/public/squad/view.tsx";
import * as tournamentPublicStandings from "../kinds/tournament/public/standings/page.ts";
import * as tournamentPublicStandingsView from "../kinds/tournament/public/standings/view.tsx";
import * as tournamentPublicStatistics from "../kinds/tournament/public/statistics/page.ts";
import * as tournamentPublicStatisticsView from "../kinds/tournament/public/statistics/view.tsx";
import * as tournamentPublicTables from "../kinds/tournament/public/tables/page.ts";
import * as tournamentPublicTablesView from "../kinds/tournament/public/tables/view.tsx";
import * as tournamentPublicTeamStandings from "../kinds/tournament/public/team-standings/page.ts";
import * as tournamentPublicTeamStandingsView from "../kinds/tournament/public/team-standings/view.tsx";
import * as tournamentPublicWhatIf from "../kinds/tournament/public/what-if/page.ts";
import * as tournamentPublicWhatIfView from "../kinds/tournament/public/what-if/view.tsx";
import * as tournamentPublicWhy from "../kinds/tournament/public/why/page.ts";
import * as tournamentPublicWhyView from "../kinds/tournament/public/why/view.tsx";
import { listed } from "./listed.ts";

export const pages = [
  listed("home/account", homeAccount.accountPage, homeAccountView.AccountView),
  listed("home/arbiter-log", homeArbiterLog.arbiterLogPage, homeArbiterLogView.ArbiterLogView),
  listed("home/arbiter-report", homeArbiterReport.arbiterReportPage, homeArbiterReportView.ArbiterReportView),
  listed("home/backup", homeBackup.backupPage, homeBackupView.BackupView),
  listed("home/competition-roles", homeCompetitionRoles.competitionRolesPage, homeCompetitionRolesView.CompetitionRolesView),
  listed("home/competitions", homeCompetitions.competitionsPage, homeCompetitionsView.CompetitionsView),
  listed("home/decisions", homeDecisions.decisionsPage, homeDecisionsView.DecisionsView),
  listed("home/festival", homeFestival.festivalPage, homeFestivalView.FestivalView),
  listed("home/festival-console", homeFestivalConsole.festivalConsolePage, homeFestivalConsoleView.FestivalConsoleView),
  listed("home/front", homeFront.homePage, homeFrontView.HomeView),
  listed("home/invitation", homeInvitation.invitationPage, homeInvitationView.InvitationView),
  listed("home/leaders", homeLeaders.leadersPage, homeLeadersView.LeadersView),
  listed("home/mail-address", homeMailAddress.mailAddressPage, homeMailAddressView.MailAddressView),
  listed("home/messages", homeMessages.messagesPage, homeMessagesView.MessagesView),
  listed("home/new-format", homeNewFormat.formatPage, homeNewFormatView.FormatView),
  listed("home/new-questions", homeNewQuestions.questionsPage, homeNewQuestionsView.QuestionsView),
  listed("home/notice", homeNotice.imprintPage, homeNoticeView.NoticeView),
  listed("home/notice", homeNotice.privacyPage, homeNoticeView.NoticeView),
  listed("home/notice", homeNotice.organisationImprintPage, homeNoticeView.NoticeView),
  listed("home/notice", homeNotice.organisationPrivacyPage, homeNoticeView.NoticeView),
  listed("home/organisation", homeOrganisation.organisationPage, homeOrganisationView.OrganisationView),
  listed("home/organisations", homeOrganisations.organisationsPage, homeOrganisationsView.OrganisationsView),
  listed("home/people", homePeople.peoplePage, homePeopleView.PeopleView),
  listed("home/season", homeSeason.seasonPage, homeSeasonView.SeasonView),
  listed("home/sessions", homeSessions.sessionsPage, homeSessionsView.SessionsView),
  listed("home/sharing", homeSharing.sharingPage, homeSharingView.SharingView),
  listed("home/sign-in", homeSignIn.signInPage, homeSignInView.SignInView),
  listed("home/sign-in-link", homeSignInLink.signInLinkPage, homeSignInLinkView.SignInLinkView),
  listed("kinds/ladder/console/day", ladderConsoleDay.ladderDayPage, ladderConsoleDayView.LadderDayView),
  listed("kinds/ladder/console/entries", ladderConsoleEntries.ladderEntriesPage, ladderConsoleEntriesView.LadderEntriesView),
  listed("kinds/ladder/console/journal", ladderConsoleJournal.ladderJournalPage, ladderConsoleJournalView.LadderJournalView),
  listed("kinds/ladder/console/late", ladderConsoleLate.latePage, ladderConsoleLateView.LateView),
  listed("kinds/ladder/console/settings", ladderConsoleSettings.ladderSettingsPage, ladderConsoleSettingsView.LadderSettingsView),
  listed("kinds/ladder/console/take-over", ladderConsoleTakeOver.takeOverPage, ladderConsoleTakeOverView.TakeOverView),
  listed("kinds/ladder/public/games", ladderPublicGames.ladderGamesPage, ladderPublicGamesView.LadderGamesView),
  listed("kinds/ladder/public/lists", ladderPublicLists.ladderListsPage, ladderPublicListsView.LadderListsView),
  listed("kinds/ladder/public/me", ladderPublicMe.ownPage, ladderPublicMeView.OwnView),
  listed("kinds/ladder/public/overview", ladderPublicOverview.ladderOverviewPage, ladderPublicOverviewView.LadderOverviewView),
  listed("kinds/ladder/public/player", ladderPublicPlayer.ladderPlayerPage, ladderPublicPlayerView.LadderPlayerView),
  listed("kinds/ladder/public/replay", ladderPublicReplay.ladderReplayPage, ladderPublicReplayView.ReplayView),
  listed("kinds/ladder/public/seat", ladderPublicSeat.ladderSeatPage, ladderPublicSeatView.LadderSeatView),
  listed("kinds/ladder/public/standings", ladderPublicStandings.ladderStandingsPage, ladderPublicStandingsView.LadderStandingsView),
  listed("kinds/tournament/console/attendance", tournamentConsoleAttendance.attendancePage, tournamentConsoleAttendanceView.AttendanceView),
  listed("kinds/tournament/console/chances", tournamentConsoleChances.consoleChancesPage, tournamentConsoleChancesView.ConsoleChancesView),
  listed("kinds/tournament/console/check", tournamentConsoleCheck.checkPage, tournamentConsoleCheckView.CheckView),
  listed("kinds/tournament/console/check-in-code", tournamentConsoleCheckInCode.checkInCodePage, tournamentConsoleCheckInCodeView.CheckInCodeView),
  listed("kinds/tournament/console/confirm", tournamentConsoleConfirm.confirmPage, tournamentConsoleConfirmView.ConfirmView),
  listed("kinds/tournament/console/correct", tournamentConsoleCorrect.correctPage, tournamentConsoleCorrectView.CorrectView),
  listed("kinds/tournament/console/correct-table", tournamentConsoleCorrectTable.correctTablePage, tournamentConsoleCorrectTableView.CorrectTableView),
  listed("kinds/tournament/console/day", tournamentConsoleDay.dayPage, tournamentConsoleDayView.DayView),
  listed("kinds/tournament/console/entries", tournamentConsoleEntries.entriesPage, tournamentConsoleEntriesView.EntriesView),
  listed("kinds/tournament/console/event-details", tournamentConsoleEventDetails.eventDetailsPage, tournamentConsoleEventDetailsView.EventDetailsView),
  listed("kinds/tournament/console/fixtures", tournamentConsoleFixtures.consoleFixturesPage, tournamentConsoleFixturesView.ConsoleFixturesView),
  listed("kinds/tournament/console/journal", tournamentConsoleJournal.journalPage, tournamentConsoleJournalView.JournalView),
  listed("kinds/tournament/console/line-ups", tournamentConsoleLineUps.lineUpsPage, tournamentConsoleLineUpsView.LineUpsView),
  listed("kinds/tournament/console/links", tournamentConsoleLinks.linksPage, tournamentConsoleLinksView.LinksView),
  listed("kinds/tournament/console/ranking", tournamentConsoleRanking.rankingPage, tournamentConsoleRankingView.RankingView),
  listed("kinds/tournament/console/results", tournamentConsoleResults.resultsPage, tournamentConsoleResultsView.ResultsView),
  listed("kinds/tournament/console/rounds", tournamentConsoleRounds.roundPage, tournamentConsoleRoundsView.RoundView),
  listed("kinds/tournament/console/screens", tournamentConsoleScreens.screensPage, tournamentConsoleScreensView.ScreensView),
  listed("kinds/tournament/console/settings", tournamentConsoleSettings.settingsPage, tournamentConsoleSettingsView.SettingsView),
  listed("kinds/tournament/console/sheets", tournamentConsoleSheets.sheetsPage, tournamentConsoleSheetsView.SheetsView),
  listed("kinds/tournament/console/squads", tournamentConsoleSquads.squadsPage, tournamentConsoleSquadsView.SquadsView),
  listed("kinds/tournament/console/stage", tournamentConsoleStage.stagePage, tournamentConsoleStageView.StageView),
  listed("kinds/tournament/console/stage-standings", tournamentConsoleStageStandings.directedStandingsPage, tournamentConsoleStageStandingsView.DirectedStandingsView),
  listed("kinds/tournament/console/standings", tournamentConsoleStandings.consoleStandingsPage, tournamentConsoleStandingsView.ConsoleStandingsView),
  listed("kinds/tournament/console/why", tournamentConsoleWhy.consoleWhyPage, tournamentConsoleWhyView.ConsoleWhyView),
  listed("kinds/tournament/print/cards", tournamentPrintCards.scoreCardsPage, tournamentPrintCardsView.ScoreCardsView),
  listed("kinds/tournament/print/matches", tournamentPrintMatches.matchSheetsPage, tournamentPrintMatchesView.MatchSheetsView),
  listed("kinds/tournament/print/matches", tournamentPrintMatches.lineUpFormsPage, tournamentPrintMatchesView.LineUpFormsView),
  listed("kinds/tournament/print/signs", tournamentPrintSigns.numbersPage, tournamentPrintSignsView.NumbersView),
  listed("kinds/tournament/print/signs", tournamentPrintSigns.tentsPage, tournamentPrintSignsView.TentsView),
  listed("kinds/tournament/print/signs", tournamentPrintSigns.tableCardsPage, tournamentPrintSignsView.TableCardsView),
  listed("kinds/tournament/print/signs", tournamentPrintSigns.placeCardsPage, tournamentPrintSignsView.PlaceCardsView),
  listed("kinds/tournament/print/signs", tournamentPrintSigns.badgesPage, tournamentPrintSignsView.BadgesView),
  listed("kinds/tournament/print/slips", tournamentPrintSlips.slipsPage, tournamentPrintSlipsView.SlipsView),
  listed("kinds/tournament/print/slips", tournamentPrintSlips.blankSlipsPage, tournamentPrintSlipsView.BlankSlipsView),
  listed("kinds/tournament/print/slips", tournamentPrintSlips.tableSlipsPage, tournamentPrintSlipsView.TableSlipsView),
  listed("kinds/tournament/print/standings", tournamentPrintStandings.rankingPage, tournamentPrintStandingsView.RankingView),
  listed("kinds/tournament/print/standings", tournamentPrintStandings.tablesRankingPage, tournamentPrintStandingsView.TablesRankingView),
  listed("kinds/tournament/print/standings", tournamentPrintStandings.gridPage, tournamentPrintStandingsView.GridView),
  listed("kinds/tournament/print/walls", tournamentPrintWalls.wallPlacesPage, tournamentPrintWallsView.WallView),
  listed("kinds/tournament/print/walls", tournamentPrintWalls.wallNamesPage, tournamentPrintWallsView.WallView),
  listed("kinds/tournament/print/walls", tournamentPrintWalls.wallBoardsPage, tournamentPrintWallsView.WallView),
  listed("kinds/tournament/print/walls", tournamentPrintWalls.wallTablesPage, tournamentPrintWallsView.WallView),
  listed("kinds/tournament/print/walls", tournamentPrintWalls.wallTableNamesPage, tournamentPrintWallsView.WallView),
  listed("kinds/tournament/public/chances", tournamentPublicChances.chancesPage, tournamentPublicChancesView.ChancesView),
  listed("kinds/tournament/public/check-in", tournamentPublicCheckIn.checkInPage, tournamentPublicCheckInView.CheckInView),
  listed("kinds/tournament/public/compare", tournamentPublicCompare.comparePage, tournamentPublicCompareView.CompareView),
  listed("kinds/tournament/public/compare", tournamentPublicCompare.compareChoicePage, tournamentPublicCompareView.CompareView),
  listed("kinds/tournament/public/crosstable", tournamentPublicCrosstable.crosstablePage, tournamentPublicCrosstableView.CrosstableView),
  listed("kinds/tournament/public/cut", tournamentPublicCut.cutPage, tournamentPublicCutView.CutView),
  listed("kinds/tournament/public/fixtures", tournamentPublicFixtures.fixturesPage, tournamentPublicFixturesView.FixturesView),
  listed("kinds/tournament/public/lots", tournamentPublicLots.lotsPage, tournamentPublicLotsView.LotsView),
  listed("kinds/tournament/public/match", tournamentPublicMatch.matchPage, tournamentPublicMatchView.MatchView),
  listed("kinds/tournament/public/me", tournamentPublicMe.ownPage, tournamentPublicMeView.OwnView),
  listed("kinds/tournament/public/overview", tournamentPublicOverview.overviewPage, tournamentPublicOverviewView.OverviewView),
  listed("kinds/tournament/public/own-table", tournamentPublicOwnTable.ownTablePage, tournamentPublicOwnTableView.OwnTableView),
  listed("kinds/tournament/public/pairings", tournamentPublicPairings.pairingsPage, tournamentPublicPairingsView.PairingsView),
  listed("kinds/tournament/public/player", tournamentPublicPlayer.playerPage, tournamentPublicPlayerView.PlayerView),
  listed("kinds/tournament/public/race", tournamentPublicRace.racePage, tournamentPublicRaceView.RaceView),
  listed("kinds/tournament/public/screen", tournamentPublicScreen.screenPage, tournamentPublicScreenView.ScreenView),
  listed("kinds/tournament/public/squad", tournamentPublicSquad.ownSquadPage, tournamentPublicSquadView.OwnSquadView),
  listed("kinds/tournament/public/standings", tournamentPublicStandings.standingsPage, tournamentPublicStandingsView.StandingsView),
  listed("kinds/tournament/public/statistics", tournamentPublicStatistics.statisticsPage, tournamentPublicStatisticsView.StatisticsView),
  listed("kinds/tournament/public/tables", tournamentPublicTables.tablesPage, tournamentPublicTablesView.TablesView),
  listed("kinds/tournament/public/team-standings", tournamentPublicTeamStandings.teamStandingsPage, tournamentPublicTeamStandingsView.TeamStandingsView),
  listed("kinds/tournament/public/what-if", tournamentPublicWhatIf.whatIfPage, tournamentPublicWhatIfView.WhatIfView),
  listed("kinds/tournament/public/why", tournamentPublicWhy.whyPage, tournamentPublicWhyView.WhyView),
  listed("kinds/tournament/public/why", tournamentPublicWhy.whyChoicePage, tournamentPublicWhyView.WhyView),
] as const;
