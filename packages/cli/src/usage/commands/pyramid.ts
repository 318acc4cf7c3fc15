import * as words from "@losfee/messages/cli-usage-commands-pyramid";
import { type Commands, from } from "../command.ts";

const competitionActs = () => import("../../commands/competition-acts.ts");
const ladderActs = () => import("../../commands/ladder-acts.ts");

/** The Pyramid. */
export const pyramidCommands: Commands = {
  pyramid: { about: words.pyramidAbout, load: from(ladderActs, "pyramid") },
  join: {
    about: words.joinAbout,
    arguments: { "<name>": words.joinName },
    options: {
      "--address <address>": { ...words.joinAddress, repeatable: true },
      "--rating <number>": words.joinRating,
      "--club <name>": words.joinClub,
    },
    load: from(ladderActs, "join"),
  },
  challenge: {
    about: words.challengeAbout,
    arguments: { "<player>": words.challengePlayer, "<targets...>": words.challengeTargets },
    load: from(ladderActs, "challenge"),
  },
  accept: {
    about: words.acceptAbout,
    arguments: { "<challenger>": words.acceptChallenger, "<defender>": words.acceptDefender },
    load: from(ladderActs, "accept"),
  },
  report: {
    about: words.reportAbout,
    arguments: {
      "<challenger>": words.reportChallenger,
      "<defender>": words.reportDefender,
      "<result>": words.reportResult,
    },
    options: { "--by <player>": words.reportBy },
    load: from(ladderActs, "report"),
  },
  deadlines: { about: words.deadlinesAbout, load: from(ladderActs, "deadlines") },
  "pass-time": { about: words.passTimeAbout, load: from(competitionActs, "passTime") },
  mail: {
    about: words.mailAbout,
    options: {
      "--address <address>": words.mailAddress,
      "--sender-name <name>": words.mailSenderName,
      "--sending <off|drafts|on>": words.mailSending,
      "--since <time>": words.mailSince,
      "--receiving": words.mailReceiving,
      "--no-receiving": words.mailNoReceiving,
    },
    load: () => import("../../commands/mail.ts"),
  },
  "mail-in": {
    about: words.mailInAbout,
    arguments: { "<files...>": words.mailInFiles },
    options: { "--at <time>": words.mailInAt },
    load: () => import("../../commands/mail-in.ts"),
  },
};
