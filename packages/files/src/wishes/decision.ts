import type { Actor } from "./actor.ts";
import type { NameFinder } from "./names.ts";
import type { Clause } from "./sentences.ts";
import type { ReportedOutcome } from "./wish.ts";
import {
  BEATS,
  CLOCK,
  COLOUR_OUTCOMES,
  CONGRATULATES,
  DRAW_IS,
  DRAWS,
  END_VERBS,
  ENDS,
  type EndVerb,
  IS_HELPLESS,
  IS_STRONGER,
  LOSES,
  LOSES_NOW,
  MATERIAL,
  NOT_OVER,
  WINS,
  WINS_NOW,
} from "./words-of-results.ts";

export const DRAWN = { by: "sender", result: "drawn" } as const;
export const WON = { by: "sender", result: "won" } as const;
export const LOST = { by: "sender", result: "lost" } as const;

/** An outcome in plain words, certain if nothing else is in them. */
export interface PlainOutcome {
  readonly outcome: ReportedOutcome;
  readonly certain: boolean;
}

export const isSameOutcome = (one: ReportedOutcome, other: ReportedOutcome): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the outcome that a clause states in plain words. A point "for" or "to" a player is theirs,
 * whatever the verb's subject.
 */
export const plainOutcome = (
  words: string,
  actor: Actor,
  names: NameFinder,
): PlainOutcome | null => {
  const spoken = spokenIn(words, actor);
  const award = awardIn(words, names);
  if (award === null) return isForAnother(words, actor) ? null : spoken;
  const agreed = spoken !== null && isSameOutcome(spoken.outcome, award);
  return { outcome: award, certain: agreed && spoken.certain };
};

const spokenIn = (words: string, actor: Actor): PlainOutcome | null => {
  const colour = COLOUR_OUTCOMES.find(([pattern]) => pattern.test(words))?.[1];
  if (colour !== undefined) return { outcome: { by: "colour", result: colour }, certain: true };
  if (CONGRATULATES.test(words) && ON_A_WIN.test(words))
    return { outcome: LOST, certain: actor.kind === "named" };
  const verbs = END_VERBS.filter(([, said]) => said.test(words)).map(([verb]) => verb);
  const [verb] = verbs;
  return verb === undefined ? null : outcomeOf(words, actor, verb, verbs);
};

/** "Glückwunsch zum Sieg": only the one who lost says so. */
const ON_A_WIN =
  /\b(?:zum|zu (?:ihrem|seinem|deinem)|on (?:the|your|his|her|a)) (?:\w+ ){0,2}(?:sieg|gewinn|erfolg|win|victory)\b/;

const outcomeOf = (
  words: string,
  actor: Actor,
  verb: EndVerb,
  verbs: readonly EndVerb[],
): PlainOutcome | null => {
  const decisive = verbs.some((it) => it === "won" || it === "beat");
  const isDrawn = DRAW_IS.test(words);
  if (verb === "drawn" && !isDrawn && words.trim().split(" ").length > 3) return null;
  const drawn = verbs.includes("drawn");
  if (verb === "drawn" || (drawn && !decisive && verb !== "lost" && verb !== "beaten"))
    return actor.kind === "unknown" || actor.kind === "third"
      ? null
      : { outcome: DRAWN, certain: isDrawn };
  // "Remis" with "gewonnen" in one clause is a contradiction.
  const clear = !drawn && !(verb === "lost" && verbs.includes("won")) && !CLOCK.test(words);
  const result = verb === "won" || verb === "beat" ? "won" : "lost";
  const [outcome] = outcomesOf(actor, result);
  if (actor.kind === "unknown")
    // "Hat mich mattgesetzt": the opponent did.
    return verb === "beat" && /\b(?:mich|me)\b/.test(words)
      ? { outcome: LOST, certain: false }
      : null;
  if (outcome === undefined) return null;
  return { outcome, certain: clear && (actor.kind !== "named" || actor.sure) };
};

/** Returns the outcomes if an actor has won or lost: both if the actor is unknown. */
const outcomesOf = (actor: Actor, result: "won" | "lost"): readonly ReportedOutcome[] => {
  const [own, others] = result === "won" ? [WON, LOST] : [LOST, WON];
  switch (actor.kind) {
    case "sender":
      return [own];
    case "opponent":
      return [others];
    case "named":
      return [{ by: "player", player: actor.player, result }];
    case "unknown":
      return [own, others];
    case "both":
    case "third":
      return [];
  }
};

const POINT = "(?:punkte?|zaehler|sieg|gewinn|points?|win|victory)";
const BOARD = "(?:partie|spiel|game|match|duell|begegnung)";
const NAME = "(?:(?:herrn?|frau|mr|mrs|ms|den|die|the) ?\\.? ?)?(q[a-j]+q)";
const WHOM = `(?:(mich|me|myself|uns|yours truly|moi|meine wenigkeit)|(ihn|ihm|him|her|sie|meinen gegner|meine gegnerin|meinem gegner|my opponent|the opponent)|${NAME})`;

/** Behind a recipient nothing goes on: "ein Punkt für mich ist, dass …" awards none. */
const END =
  "(?= ?(?:$|[.,!;:)(-])| (?:leider|diesmal|heute|gestern|today|yesterday|nach|after|im|in|and|und|gegen|against|over|vs|mit|with|als|as|by|durch|on|am|zum|to|also|damit|somit|then|therefore|thus|donc)\\b)";

/** "Der Punkt geht an Lisa", "ein Sieg für mich", "ging an mich". */
const AWARD = new RegExp(
  `\\b(?:(?:${POINT}|${BOARD})\\b.{0,30}\\b(?:geht|gehen|ging|gingen|goes|go|went|is|ist) (?:\\w+ ){0,2}?(?:an|to|fuer|for)|${POINT} (?:\\w+ )?(?:fuer|for|an|to)|^\\W*(?:q[a-j]+q )?(?:ging|geht|went|goes) (?:\\w+ ){0,2}?(?:an|to)) ${WHOM}${END}`,
);

const MINE = new RegExp(
  `\\b${POINT}\\b.{0,20}\\b(?:is|are|ist|sind|gehoert) (?:mine|meiner?|mir)\\b`,
);

const HALVED = /\b(?:halb\w*|half|1\/2|remis|draw|unentschieden)\b/;

/** Returns the outcome for the one that a clause awards the point or the game to; else null. */
const awardIn = (words: string, names: NameFinder): ReportedOutcome | null => {
  if (HALVED.test(words)) return null;
  if (MINE.test(words)) return WON;
  const match = AWARD.exec(words);
  if (match === null) return null;
  const [, me, other, name] = match;
  if (me !== undefined) return WON;
  if (other !== undefined) return LOST;
  const player = name === undefined ? undefined : names(name)[0]?.candidates;
  return player === undefined ? null : { by: "player", player, result: "won" };
};

/** "Sieg für Meier", whom nobody knows: no win of the writer's. */
const FOR_ANOTHER =
  /\b(?:sieg|gewinn|win|victory) (?:fuer|for|by) (?!mich\b|me\b|uns\b|us\b|weiss|schwarz|white|black)[a-z]/;

const isForAnother = (words: string, actor: Actor): boolean =>
  FOR_ANOTHER.test(words) && actor.kind === "sender" && !/\b(?:ich|i)\b/.test(words);

/** Returns the outcomes that a clause states in a figure of speech. */
export const figurativeOutcomes = (
  { words, negated, hangs }: Clause,
  actor: Actor,
): readonly ReportedOutcome[] => {
  if (hangs === "condition") return [];
  const sufferer = /\b(?:mir|mich|me)\b/.test(words);
  // "Es hat nicht gereicht": for the writer.
  if (IS_HELPLESS.test(words))
    return sufferer || actor.kind === "unknown" ? [LOST] : outcomesOf(actor, "lost");
  if (negated || isForAnother(words, actor)) return [];
  const congratulated = congratulatedIn(words, actor);
  if (congratulated !== null) return congratulated;
  if (AWARDED.test(words) || (CLAIMED.test(words) && actor.kind === "sender")) return [WON];
  const ended = ENDED_FOR.exec(words);
  if (ended !== null) return [ended[1] === undefined ? WON : LOST];
  if (MATERIAL.test(words) && !ENDS.test(words)) return [];
  if (NOT_OVER.test(words) && !ENDS.test(words) && !FLAGGED.test(words)) return [];
  if (isDoneToSender(words, actor)) return [LOST];
  if (DRAWS.test(words)) return [];
  const beats = BEATS.test(words);
  if (beats && sufferer && actor.kind !== "sender") return [LOST];
  const passive = /\b(?:wurde|worden|was|were|got|been|bin|i am|i'm|ete)\b/.test(words);
  if (LOSES.test(words) || (beats && passive)) return outcomesOf(actor, "lost");
  const isPlayer = actor.kind === "named" || actor.kind === "opponent";
  if (isPlayer && LOSES_NOW.test(words)) return outcomesOf(actor, "lost");
  const stronger = isPlayer && (IS_STRONGER.test(words) || WINS_NOW.test(words));
  return beats || stronger || WINS.test(words) ? outcomesOf(actor, "won") : [];
};

/** "Ich reklamiere den Gewinn", "I claim the win on time". */
const CLAIMED =
  /\b(?:reklamier\w*|beanspruch\w*|claim\w*|reclam\w*)\b.{0,40}\b(?:gewinn|sieg|punkt|win|victory|point|zeit\w*|time)\b/;

/** "That was curtains for me", "da war Schluss für ihn". */
const ENDED_FOR =
  /\b(?:curtains|loss|defeat|niederlage|verlust|over|the end|lights out|it|game over|schluss|ende|aus|feierabend|vorbei|finito|fini) (?:for|fuer) (?:(mich|me)|(?:ihn|sie|him|her|q[a-j]+q))\b/;

/** A player who congratulates has lost. */
const congratulatedIn = (words: string, actor: Actor): readonly ReportedOutcome[] | null => {
  if (!CONGRATULATES.test(words) || /\b(?:geburtstag|birthday|anniversaire|hochzeit)\b/.test(words))
    return null;
  if (actor.kind === "sender")
    return /\bq[a-j]+q\b|\b(?:ihm|ihr|him|her|dir|you|an (?:sie|ihn|dich))\b/.test(words)
      ? [LOST]
      : null;
  return /\b(?:mir|me|mich)\b/.test(words) && actor.kind !== "third" ? [WON] : null;
};

/** "Chalk that one up to me", "schreibt mir den Punkt gut". */
const AWARDED =
  /\b(?:chalk|mark|credit|score|book|count|put)\w*\b.{0,30}\b(?:to|for) (?:me|my)\b|\b(?:schreib\w*|gib|gebt|notier\w*)\b.{0,20}\bmir\b.{0,20}\bpunkt\b/;

/**
 * "Otto hat mich ausgebremst", "Sabine got me good and proper": whatever an opponent has done to the
 * sender, unless it is said of mails and people.
 */
const isDoneToSender = (words: string, { kind }: Actor): boolean => {
  if (kind !== "named" && kind !== "opponent") return false;
  const verb = DONE_TO_ME.exec(words)
    ?.slice(1)
    .find((it) => it !== undefined);
  return verb !== undefined && !DEALINGS.test(verb);
};

const DONE_TO_ME =
  /\b(?:hat|hatte) (?:q[a-j]+q )?mich\b(?:.{0,60} )?(\w*(?:ge\w{2,}(?:t|en)|iert)|(?:be|ver|zer|ent|er|ueber|unter)\w{2,}(?:t|en))\b|\b(?:q[a-j]+q|he|she|opponent)(?: (?:has|just|really|simply|totally|completely|finally|has just))* (\w+) me\b(?! (?:that|if|whether|to|a|an|the|his|her|in the)\b)/;

/** Acts between people in mails. */
const DEALINGS =
  /^(?:\w*(?:frag|bete|bitte|inform|schrieb|rufen|kontakt|inner|forder|lad|leid|schimpf|droh|schuld|lob|gruess|warn|wirr|aerger|freut|wunder|rasch|eindruck|gess|wechsel|nannt|sehen|troffen|kannt|hoert|stand|trag|meld|nachrichtig|setz|ignor|log|trog|nerv|stoer|schickt|sandt|sucht|wart)\w*|asked|tells?|told|writes?|wrote|emails?|emailed|mailed|contacted|reminded|challenged|invited|insulted|informed|sent|sends|gave|gives|offered|offers|thanked|congratulated|messaged|promised|owes|let|lets|made|makes|for|to|with|against|and|from|at|of|by|like|than|annoys|annoyed|surprised|impressed|helped|wants|taught|tell|ask|write|was|is|has|have|had|beside|before|after|kept|keeps|left|showed|shows|paid|pays|against)$/;

const FLAGGED = /\b(?:flagged|blaettchen|ueber die zeit|zeit (?:ueberschritten|abgelaufen))\b/;
