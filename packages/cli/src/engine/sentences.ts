import type { Language } from "@losfee/contract/language";
import type {
  DutchInputNote,
  DutchInputRefusal,
  TeamInputNote,
  TeamInputRefusal,
} from "@losfee/files/trf";
import { engineTexts } from "@losfee/messages/cli-engine";
import { EXIT, Failure } from "../call/exit.ts";
import type { ConfigRefusal } from "./generator/config.ts";
import type { EngineUsage } from "./request.ts";

/** Ends the command because of wrong usage; prints the forms, too. */
export const usageFailure = (usage: EngineUsage, language: Language): Failure => {
  const { code, ...details } = usage;
  const message = `${usageSentence(usage, language)}\n${engineTexts[language].usage}`;
  return new Failure(EXIT.invalid, message, { code, ...details });
};

const usageSentence = (usage: EngineUsage, language: Language): string => {
  const words = engineTexts[language];
  switch (usage.code) {
    case "engine-unknown-option":
      return words.unknownOption(usage);
    case "engine-unknown-system":
      return words.unknownSystem(usage);
    case "engine-value-missing":
      return words.valueMissing(usage);
    case "engine-repeated":
      return words.repeated(usage);
    case "engine-not-a-number":
      return words.notANumber(usage);
    case "engine-extra-argument":
      return words.extraArgument(usage);
    case "engine-one-task":
      return words.oneTask;
    case "engine-not-together":
      return words.notTogether(usage);
  }
};

/** Ends the command because the file does not define a round to pair. */
export const inputFailure = (
  path: string,
  refusal: DutchInputRefusal | TeamInputRefusal,
  language: Language,
): Failure => {
  const { code, ...details } = refusal;
  const message = `${path}: ${inputSentence(refusal, language)}`;
  return new Failure(EXIT.invalid, message, { code, path, ...details });
};

const inputSentence = (
  refusal: DutchInputRefusal | TeamInputRefusal,
  language: Language,
): string => {
  const words = engineTexts[language];
  switch (refusal.code) {
    case "trf-team-event":
      return words.teamEvent;
    case "trf-not-dutch":
      return words.notDutch(refusal);
    case "trf-no-round-count":
      return words.noRoundCount;
    case "trf-no-round-left":
      return words.noRoundLeft(refusal);
    case "trf-no-such-round":
      return words.noSuchRound(refusal);
    case "trf-no-own-rank":
      return words.noOwnRank(refusal);
    case "trf-no-team-event":
      return words.noTeamEvent;
    case "trf-not-team-swiss":
      return words.notTeamSwiss(refusal);
    case "trf-team-baku-by-game-points":
      return words.bakuByGamePoints;
  }
};

/** Returns the sentence for an assumption about a file with teams. */
export const teamNoteSentence = (note: TeamInputNote, language: Language): string => {
  const words = engineTexts[language];
  switch (note.code) {
    case "trf-team-type-assumed":
      return words.teamTypeAssumed;
    case "trf-matches-without-result":
      return words.matchesWithoutResult(note);
    default:
      return noteSentence(note, language);
  }
};

/** Returns the sentence for an assumption about a file. */
export const noteSentence = (note: DutchInputNote, language: Language): string => {
  const words = engineTexts[language];
  switch (note.code) {
    case "trf-initial-colour-assumed":
      return words.colourAssumed;
    case "trf-bye-given":
      return words.byeGiven({
        round: note.round,
        count: note.players.length,
        players: note.players.join(", "),
      });
    case "trf-games-without-result":
      return words.gamesWithoutResult(note);
    case "trf-baku-points":
      return words.bakuPoints;
    case "trf-baku-replaced":
      return words.bakuReplaced;
  }
};

/** Ends the command because of the generator's configuration. */
export const configFailure = (
  path: string,
  refusal: ConfigRefusal,
  language: Language,
): Failure => {
  const { code, ...details } = refusal;
  const exit = code === "generator-too-many" ? EXIT.tooLarge : EXIT.invalid;
  return new Failure(exit, configSentence(path, refusal, language), { code, path, ...details });
};

const configSentence = (path: string, refusal: ConfigRefusal, language: Language): string => {
  const words = engineTexts[language];
  switch (refusal.code) {
    case "generator-unknown-key":
      return words.unknownKey({ path, ...refusal });
    case "generator-bad-value":
      return words.badValue({ path, ...refusal });
    case "generator-ratings-reversed":
      return words.ratingsReversed(refusal);
    case "generator-too-many":
      return words.tooMany(refusal);
  }
};
