import { DEMANDS } from "../challenge.ts";
import { DOUBT } from "../doubts.ts";
import { FOREIGN } from "../others.ts";
import type { Sentence } from "../sentences.ts";
import { targetsIn as placesIn } from "../targets.ts";
import type { MailTarget, Somebody, WishContent } from "../wish.ts";
import { CHALLENGES, LEFT_SEAT, SEAT, TAKES, WANTS } from "./lexicon.ts";
import { mayAsk, othersIn, type Scene } from "./scene.ts";

/** Other wishes of a mail that speak of the same players. */
const SETTLED: ReadonlySet<string> = new Set([
  "challenge",
  "acceptance",
  "refusal",
  "result",
  "objection",
  "adjudication",
  "retirement",
]);

/** Returns the challenge that a sentence implies: of a player, or of a seat that is free. */
export const impliedChallenge = (sentence: Sentence, scene: Scene): WishContent | null => {
  if (sentence.in === "below" || !mayWish(sentence) || isSettled(scene)) return null;
  const { words, clauses, mood } = sentence;
  if (DOUBT.test(words) || DEMANDS.test(words) || FOREIGN.test(words)) return null;
  if (clauses.some(({ hangs }) => hangs === "report")) return null;
  if (clauses.some(({ negated, hangs }) => negated && hangs !== "condition")) return null;
  if (isConditional(sentence)) return null;
  const seat = seatTaken(sentence, scene);
  if (seat !== null) return seat;
  if (mood === "supposed" || mood === "intended") return null;
  if (!CHALLENGES.test(words) || TOLD.test(words)) return null;
  if (!scene.opens && !WANTS.test(words)) return null;
  return challengeOf(targetsIn(sentence, scene));
};

/** "If nobody else wants it" leaves a request as it is; other conditions do not. */
const mayWish = (sentence: Sentence): boolean =>
  mayAsk(sentence) || (sentence.mood === "conditional" && !isConditional(sentence));

const isConditional = ({ clauses }: Sentence): boolean =>
  clauses.some(({ hangs, words }) => hangs === "condition" && !NOBODY.test(words));

const NOBODY = /\b(?:niemand|keiner|nobody|no one|personne)\b/;

/** "Défi" in the subject names no player yet. */
const isSettled = ({ wishes }: Scene): boolean =>
  wishes.some(
    (wish) => SETTLED.has(wish.kind) && !(wish.kind === "challenge" && wish.targets.length === 0),
  );

/** Something that has happened, or what another person does. */
const TOLD =
  /\b(?:hat|haben|hatte|hatten|wurde|wurden|war|waren|has|had|have|was|were|lost|won|fordert|challenges|challenged|herausgefordert|dachte|wollte|thought|wanted|pensais)\b/;

const YOU = /\b(?:dich|dir|sie|ihnen|you|du|te|vous)\b/;

/** The player whom the sentence names, else the one spoken to, else the only one in the mail. */
const targetsIn = ({ words }: Sentence, { context, people }: Scene): readonly Somebody[] => {
  const named = othersIn(words, context);
  if (named.length > 0) return named.slice(0, 1);
  const addressed = context.addressees.filter((entry) => entry !== context.sender);
  if (addressed.length === 1) return [addressed];
  if (YOU.test(words) && context.greeted.length > 0) return [context.greeted];
  return people.length === 1 ? people : [];
};

const challengeOf = (targets: readonly Somebody[]): WishContent | null =>
  targets.length === 0 ? null : { kind: "challenge", targets: targets.map(playerTarget) };

const playerTarget = (candidates: Somebody): MailTarget => ({
  text: "",
  seat: null,
  vacancy: false,
  entry: null,
  candidates,
});

const MOVES_UP =
  /\b(?:ruecke\w*|aufruecken|vorruecken|hochruecken|nachruecken|move (?:up )?(?:in)?to|avance\w*)\b/;

/** The seat that was spoken of. */
const THERE = /\b(?:ihn|den|da|dort|dahin|dorthin|it|that|there|the)\b/;

/** "Ich beanspruche seinen Platz", after a player has left: the seat, if it is free. */
const seatTaken = (
  { words }: Sentence,
  { topic, speaksOf, people, context }: Scene,
): WishContent | null => {
  const [place, ...places] = placesIn(words, context.names).flatMap((it) => it.seat ?? []);
  // "Ich rücke auf 4.2 vor": the pyramid knows who sits there.
  if (place !== undefined && places.length === 0 && MOVES_UP.test(words))
    return {
      kind: "challenge",
      targets: [{ text: "", seat: place, vacancy: false, entry: null, candidates: [] }],
    };
  const meant =
    SEAT.test(words) ||
    (speaksOf(SEAT) && THERE.test(words)) ||
    (speaksOf(SEAT) && placesIn(words, context.names).some(({ seat }) => seat !== null));
  // "Eine Partie gegen Meier auf Platz 4.2" is one against a player.
  if (CHALLENGES.test(words) && othersIn(words, context).length > 0) return null;
  if (!meant || !TAKES.test(words) || !speaksOf(LEFT_SEAT)) return null;
  const here = othersIn(words, context);
  const [holder = []] = here.length > 0 ? here : people;
  const [seat, ...more] = placesIn(topic, context.names).flatMap((it) => it.seat ?? []);
  const only = seat !== undefined && more.length === 0 ? seat : null;
  return {
    kind: "challenge",
    targets: [{ text: "", seat: only, vacancy: true, entry: null, candidates: holder }],
  };
};

/** A first move with White, and one player named: nothing else can be meant. */
export const openingChallenge = ({
  opens,
  people,
  context,
  ...scene
}: Scene): WishContent | null => {
  const others = scene.wishes.some(
    (wish) => wish.kind !== "moves" && !(wish.kind === "challenge" && wish.targets.length === 0),
  );
  if (!opens || others) return null;
  const addressed = context.addressees.filter((entry) => entry !== context.sender);
  return challengeOf(addressed.length === 1 ? [addressed] : people.length === 1 ? people : []);
};
