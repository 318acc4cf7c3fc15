import {
  describeBreak,
  describeRefusalOf,
  describerOf,
  eachLanguage,
  formatTime,
  type Language,
  type NameOf,
  type StageOf,
} from "@losfee/contract";
import type { CompetitionKind, CompetitionRefusal } from "@losfee/core";
import { commandRefusals } from "@losfee/messages/server-command-refusals";
import type { CommandRefusal } from "../kinds/command-refusal.ts";

/** Refusals of the service, not of the rules. */
type ServiceRefusal = Exclude<CommandRefusal, CompetitionRefusal>;

const describeServiceRefusal = describerOf<ServiceRefusal>(
  eachLanguage(commandRefusals, (t, language) => ({
    ...t,
    "date-in-doubt": ({ now }) => t["date-in-doubt"]({ now: formatTime(now, language, null) }),
    "journal-broken": (broken) => t["journal-broken"]({ broken: describeBreak(broken, language) }),
    "not-own-result": ({ round, board, ofTeams }) =>
      t["not-own-result"]({ round, board, ofTeams: ofTeams === true }),
  })),
);

/** Describes why the service or the rules of the kind refused a command. */
export const describeCommandRefusal = (
  refusal: CommandRefusal,
  language: Language,
  name?: NameOf,
  kind: CompetitionKind = "tournament",
  stage?: StageOf,
): string =>
  isOfService(refusal)
    ? describeServiceRefusal(refusal, language)
    : describeRefusalOf(kind, refusal, language, name, stage);

const isOfService = (refusal: CommandRefusal): refusal is ServiceRefusal =>
  Object.hasOwn(commandRefusals.en, refusal.code);
