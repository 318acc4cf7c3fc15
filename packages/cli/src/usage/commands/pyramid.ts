import * as words from "@losfee/messages/cli-usage-commands-pyramid";
import type { Commands } from "../command.ts";

/** The Pyramid. */
export const pyramidCommands: Commands = {
  pyramid: {
    about: words.pyramidAbout,
    load: () => import("../../commands/pyramid.ts"),
  },
  join: {
    about: words.joinAbout,
    arguments: {
      "<name>": words.joinName,
    },
    options: {
      "--address <address>": {
        ...words.joinAddress,
        repeatable: true,
      },
      "--rating <number>": words.joinRating,
      "--club <name>": words.joinClub,
    },
    load: () => import("../../commands/join.ts"),
  },
  challenge: {
    about: words.challengeAbout,
    arguments: {
      "<player>": words.challengePlayer,
      "<targets...>": words.challengeTargets,
    },
    load: () => import("../../commands/challenge.ts"),
  },
  accept: {
    about: words.acceptAbout,
    arguments: {
      "<challenger>": words.acceptChallenger,
      "<defender>": words.acceptDefender,
    },
    load: () => import("../../commands/accept.ts"),
  },
  report: {
    about: words.reportAbout,
    arguments: {
      "<challenger>": words.reportChallenger,
      "<defender>": words.reportDefender,
      "<result>": words.reportResult,
    },
    options: {
      "--by <player>": words.reportBy,
    },
    load: () => import("../../commands/report.ts"),
  },
  deadlines: {
    about: words.deadlinesAbout,
    load: () => import("../../commands/deadlines.ts"),
  },
  "pass-time": {
    about: words.passTimeAbout,
    load: () => import("../../commands/pass-time.ts"),
  },
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
    arguments: {
      "<files...>": words.mailInFiles,
    },
    options: {
      "--at <time>": words.mailInAt,
    },
    load: () => import("../../commands/mail-in.ts"),
  },
};
