import type { FoundName } from "./names.ts";
import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { Somebody } from "./wish.ts";

/** The actor of a clause. */
export type Actor =
  | { readonly kind: "sender" | "opponent" | "both" | "third" | "unknown" }
  | { readonly kind: "named"; readonly player: Somebody; readonly sure: boolean };

/** A third person acts, but no known name identifies them. */
const THIRD_PERSON = /\b(?:hat|has|gibt|gewinnt|verliert|wins|loses|resigns)\b/;

const I = /(?:^|[^a-z0-9'])(?:ich|i|i've|i'm|i'd|ick|isch|ik)(?![a-z0-9])/;
/** "Hab Lisa geschlagen": the verb alone names the sender. */
const OWN_VERB =
  /^\W*(?:(?:so|und|and|leider|heute|gestern|endlich|just|gerade|eben|soeben|juhu) ?,? )*(?:hab|habe|bin)\b(?! (?:er|sie|es|du|der|die|das)\b)/;
const ME = /\b(?:mich|mir|me)\b/;
const WE = /\b(?:wir|we|we've|beide|unsere?)\b/;
const YOU = /\b(?:du|you|you've|ihr)\b/;
const FORMAL_YOU = /\bsie haben\b|\bhaben sie\b/;
const OTHER =
  /\b(?:er|he|she|sie)\b|^\W*(?:und |dann |worauf )?(?:der|die) (?:hat|hot|gab|gibt|ist|war|wollte|musste|konnte)\b/;
const OPPONENT =
  /(?<!\b(?:gegen|against|vs|meinen|meinem|den|dem|to|von|by) )(?:\b(?:mein|meine|der|die|my|the) )?(?:werter? |lieber? |geschaetzter? )?\b(?:gegner(?:in)?|opponent|gegenspieler(?:in)?|kontrahent(?:in)?)\b/;
const MY_OBJECT =
  /\b(?:gegen|against|ueber|over|vs|mit|with|an|to|von|by|ihn|ihm|him|her|meinen|meinem|meine gegnerin|den|dem)\b/;
const OBJECT_BEFORE =
  /\b(?:gegen|gegn|against|vs|versus|mit|with|von|by|from|ueber|over|to|an|am|bei|fuer|for|den|dem|gratuliere|congratulations|glueckwunsch|beat|schlug|besiegte|defeated|mated|played|well|partie|game|match)(?: (?:herrn?|frau|mr|mrs|ms))?\.? $/;
/** Without a subject, the actor is the sender, or that of the clause before. */
export const actorOf = (words: string, context: ReadingContext, before: Actor | null): Actor => {
  if (I.test(words) || OWN_VERB.test(words)) return { kind: "sender" };
  if (YOU.test(words) || FORMAL_YOU.test(words)) {
    return { kind: context.spokenTo === "opponent" ? "opponent" : "third" };
  }
  const others = context.names(words).filter((name) => !isSender(name, context));
  const own = context.names(words).find((name) => isSender(name, context));
  const [subject] = others.filter((name) => !isObject(words, name));
  if (FOREIGN.test(words)) return { kind: "third" };
  if (OPPONENT.test(words)) return { kind: "opponent" };
  if (OTHER.test(words)) {
    // "Sie" may be a person named in the clause, or before.
    if (subject !== undefined) return named(subject);
    if (others.length > 0 && !MY_OBJECT.test(words)) return { kind: "unknown" };
    return before?.kind === "named" || before?.kind === "third" ? before : { kind: "opponent" };
  }
  // "Hat mich mattgesetzt": it was not the sender.
  if (own !== undefined && !isObject(words, own) && !ME.test(words)) {
    return subject === undefined ? { kind: "sender" } : { kind: "unknown" };
  }
  if (subject !== undefined)
    return others.length > 1 && !ME.test(words) ? pairOf(words, others, subject) : named(subject);
  if (WE.test(words)) return { kind: "both" };
  if (before !== null && before.kind !== "both") return before;
  return { kind: ME.test(words) || THIRD_PERSON.test(words) ? "unknown" : "sender" };
};

/** Of two named players, the first is the subject if the other is not. */
const pairOf = (words: string, others: readonly FoundName[], subject: FoundName): Actor =>
  others.filter((name) => !isObject(words, name)).length > 1 ? { kind: "unknown" } : named(subject);

const named = ({ candidates, sure }: FoundName): Actor => ({
  kind: "named",
  player: candidates,
  sure: sure || candidates.length > 0,
});

const isSender = ({ candidates }: FoundName, { sender }: ReadingContext): boolean =>
  candidates.length === 1 && candidates[0] === sender;

const isObject = (words: string, { offset }: FoundName): boolean =>
  OBJECT_BEFORE.test(words.slice(Math.max(0, offset - 24), offset));
