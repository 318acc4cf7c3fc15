import type { Statement } from "./statements.ts";
import type { WishContent } from "./wish.ts";

/** A wish that a word or two tell. */
export interface PlainWish {
  readonly wish: WishContent;
  readonly certain: boolean;
}

type Words = Pick<Statement, "words" | "negated" | "doubtful">;

/** The wishes of one statement that need no more than its words. */
export const readPlainWishes = (statement: Words): readonly PlainWish[] => {
  const list = readListWish(statement);
  const answer = list === null ? readAnswer(statement) : null;
  const others = list === null ? OTHERS.flatMap((read) => read(statement) ?? []) : [];
  return [...(list === null ? [] : [list]), ...(answer === null ? [] : [answer]), ...others];
};

const WAITING = /\b(?:warteliste|waiting ?-?list|wait ?list)\b/;
const STANDING =
  /\b(?:ewige[nr]?|standing|eternal|permanent\w*|staendige[nr]?|dauer\w*)\b.{0,30}\b(?:warteliste|waiting ?-?list|wait ?list)\b|\bautomatische[nr]? herausforderung(?:en)?\b|\bautomatic challenges?\b/;
const LEAVE =
  /\b(?:austrag\w*|auszutragen|streich\w*|loesch\w*|entfern\w*|verlass\w*|raus|herunter|runter|nicht mehr|no longer|abmeld\w*|remove|leave|take me off|off the|delete|withdraw|von der|zurueck)\b/;
const SUSPEND =
  /\b(?:aussetz\w*|ausgesetzt|auszusetzen|pausier\w*|pause|suspend\w*|unterbrech\w*|ruhen)\b/;
const RESUME =
  /\b(?:fortsetz\w*|fortzusetzen|wieder\w*|reaktivier\w*|resume|reactivate|again|weiter\w*|continue)\b/;

/** Lists are mentioned for many reasons: a wish has one of these words … */
const WISH =
  /\b(?:bitte\w*|antrag|beantrag\w*|eintrag\w*|einzutragen|auf(?:zu)?nehmen|nehmt|nimm|nehmen sie|setz\w*|trag\w*|moechte\w*|will|wuensche|please|put|add|enter|join|register|resume|suspend|like to|want|request\w*|apply)\b/;
/** … and none of these. */
const MENTION =
  /\b(?:dank\w*|thank\w*|zugewiesen\w*|zuteilung|zugeteilt\w*|assigned|assignment|stehe|stand|ich bin|i am|i'm|gehoert|heard)\b/;

/** Wishes about the two waiting lists. A negation is a wish to leave at most. */
const readListWish = ({ words, negated, doubtful }: Words): PlainWish | null => {
  const standing = STANDING.test(words);
  if (!standing && !WAITING.test(words)) return null;
  const leave = LEAVE.test(words);
  const [suspend, resume] = [SUSPEND.test(words), RESUME.test(words)];
  const wished = (WISH.test(words) || leave || suspend || resume) && !MENTION.test(words);
  const clear = wished && !doubtful && (!negated || /\b(?:nicht mehr|no longer)\b/.test(words));
  if (standing || suspend) {
    const action = suspend ? "suspend" : leave ? "leave" : resume ? "resume" : "enter";
    const single = [suspend, leave, resume].filter(Boolean).length <= 1;
    return {
      wish: { kind: "standing-waiting-list", action },
      certain: clear && standing && single,
    };
  }
  return { wish: { kind: "waiting-list", action: leave ? "leave" : "enter" }, certain: clear };
};

const CHALLENGE_WORD = "(?:herausforderung|forderung|challenge|partie|game)";
const ACCEPTS = new RegExp(
  `\\b(?:nehme\\b.{0,60}\\b${CHALLENGE_WORD}\\b.{0,30}\\ban|${CHALLENGE_WORD}\\b.{0,30}\\b(?:angenommen|accepted)|(?:accept|accepting|akzeptiere)\\b.{0,40}\\b${CHALLENGE_WORD})\\b`,
);
const REFUSES = new RegExp(
  `\\b(?:lehne\\b.{0,60}\\b${CHALLENGE_WORD}\\b.{0,30}\\bab|${CHALLENGE_WORD}\\b.{0,30}\\b(?:abgelehnt|ablehnen|abzulehnen|declined|refused)|(?:decline|refuse|reject)\\b.{0,40}\\b${CHALLENGE_WORD})\\b`,
);
const CANNOT_ACCEPT = new RegExp(
  `\\b${CHALLENGE_WORD}\\b.{0,40}\\b(?:annehmen|an)\\b|\\b(?:accept|annehmen|nehme)\\b.{0,60}\\b${CHALLENGE_WORD}\\b`,
);
const PROMISED = /\b(?:werde|will|morgen|tomorrow|spaeter|later|bald|soon)\b/;

const readAnswer = ({ words, negated, doubtful }: Words): PlainWish | null => {
  if (negated) {
    // "I do not decline" says nothing that could be acted upon.
    if (REFUSES.test(words)) return { wish: { kind: "acceptance" }, certain: false };
    const refuses = CANNOT_ACCEPT.test(words);
    return refuses ? { wish: { kind: "refusal" }, certain: !doubtful } : null;
  }
  if (REFUSES.test(words)) return { wish: { kind: "refusal" }, certain: !doubtful };
  if (!ACCEPTS.test(words)) return null;
  return { wish: { kind: "acceptance" }, certain: !doubtful && !PROMISED.test(words) };
};

const OBJECTION =
  /\b(?:einspruch|widerspruch|widerspreche|protest|beanstande|objection|i object|object to|dispute)\b/;
const ADJUDICATION = /\b(?:abschaetz\w*|abzuschaetzen|adjudicat\w*)\b/;
const CLAIMS_WIN = /\b(?:gewinn\w*|gewonnen\w*|won|win|winning|sieg)\b/;
const CLAIMS_DRAW = /\b(?:remis|unentschieden|draw|drawn)\b/;
const RETIREMENT =
  /\b(?:ruecktritt|trete\b.{0,60}\b(?:zurueck|aus)|zurueck(?:zu)?treten|austritt|aus der pyramide (?:aus\w*|zurueck\w*|abmelden|austreten)|scheide\b.{0,60}\baus|verlasse die pyramide|zieh\w* mich\b.{0,60}\bzurueck|zurueckziehen\b.{0,30}\bpyramide|pyramide\b.{0,40}\b(?:zurueckziehen|aussteigen)|steige\b.{0,60}\baus|melde mich\b.{0,60}\bab|(?:retire|withdraw|resign)\b.{0,30}\b(?:from|the) (?:the )?(?:pyramid|ladder|club|tournament)|leav(?:e|ing) the (?:pyramid|ladder)|remove me from the (?:pyramid|ladder)|quit the (?:pyramid|ladder)|i (?:hereby )?retire)\b/;
const STAY =
  /\b(?:bleibe\b.{0,40}\b(?:dabei|in der pyramide|drin|mitglied)|in der pyramide bleiben|weiter(?:hin)?\b.{0,20}\b(?:dabei|mitspielen|spielen)|(?:stay|remain)\b.{0,20}\b(?:in|on) the (?:pyramid|ladder)|keep my (?:place|seat)|still want to play)\b/;
const JOINING =
  /\b(?:anmeldung|melde mich\b.{0,60}\ban|(?:an der pyramide |in die pyramide |in der pyramide )(?:teilnehmen|mitspielen|einsteigen|teilzunehmen|mitzuspielen)|in die pyramide auf\w*|sign (?:me )?up|join the (?:pyramid|ladder)|register me|new player)\b/;

const plain =
  (pattern: RegExp, wish: WishContent, sure: boolean) =>
  ({ words, negated, doubtful }: Words): PlainWish | null =>
    !negated && pattern.test(words) ? { wish, certain: sure && !doubtful } : null;

const readAdjudication = ({ words, negated, doubtful }: Words): PlainWish | null => {
  if (!ADJUDICATION.test(words)) return null;
  const [win, draw] = [CLAIMS_WIN.test(words), CLAIMS_DRAW.test(words)];
  const claim = negated || win === draw ? null : win ? "win" : "draw";
  return { wish: { kind: "adjudication", claim }, certain: !negated && !doubtful && win !== draw };
};

/** "Zurücktreten" from a game is something else than from the pyramid. */
const readRetirement = ({ words, negated, doubtful }: Words): PlainWish | null => {
  if (negated || !RETIREMENT.test(words)) return null;
  const fromGame = /\b(?:partie|spiel|game|match)\b/.test(words) && !/\bpyramid/.test(words);
  return { wish: { kind: "retirement" }, certain: !doubtful && !fromGame };
};

/** Who joins has to be entered by the director in any case. */
const OTHERS: readonly ((statement: Words) => PlainWish | null)[] = [
  plain(OBJECTION, { kind: "objection" }, true),
  readAdjudication,
  readRetirement,
  plain(STAY, { kind: "stay" }, true),
  plain(JOINING, { kind: "joining" }, false),
];
