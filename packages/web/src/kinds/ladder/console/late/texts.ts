import { counted, type Plural } from "../../../../language/numbers.ts";
import { texts } from "../../../../language/texts.ts";

export const lateTexts = texts({
  de: {
    title: "Post eintragen",
    intro:
      "Für Nachrichten, die nicht von selbst gelesen wurden. Was früher ankam als anderes, was schon eingetragen ist, kann dessen Folgen umstoßen: Sie werden erst gezeigt.",
    what: "Was",
    kinds: {
      challenge: "fordert",
      "confirm-challenge": "bestätigt mit dem ersten Zug",
      "accept-challenge": "nimmt an",
      "refuse-challenge": "lehnt ab",
      "report-result": "meldet ein Ergebnis",
      object: "erhebt Einspruch",
      "request-waiting-list": "will auf die Warteliste",
      "leave-waiting-list": "will von der Warteliste",
      "join-standing-waiting-list": "will auf die ewige Warteliste",
      "leave-standing-waiting-list": "will von der ewigen Warteliste",
      "suspend-standing-waiting-list": "lässt die ewige Warteliste ruhen",
      "resume-standing-waiting-list": "nimmt die ewige Warteliste wieder auf",
      "announce-holiday": "meldet Urlaub",
      "answer-letter": "antwortet auf den Brief",
    },
    sender: "Von",
    partner: "Gegen",
    result: "Ergebnis aus Sicht von Weiß (wer gefordert hat)",
    senderWhite: "Absender hat gefordert (hat Weiß)",
    from: "Erster Tag",
    to: "Letzter Tag",
    arrived: "Angekommen am (leer: jetzt)",
    look: "Eintragen",
    recorded: "Eingetragen.",
    incomplete: "Bitte sagen, wer gemeint ist.",
    impact: "Das stößt um:",
    later: (events: number) =>
      `${counted(events, { one: "späteres Ereignis", other: "spätere Ereignisse" }, "de")} sind schon eingetragen.`,
    seats: "Wer dann woanders sitzt",
    games: "Partien, die dann anders stehen",
    nowhere: "nicht dabei",
    none: "gibt es nicht",
    pin: "Inzwischen zustande gekommene Partien bleiben bestehen",
    overturn: "Umstoßen",
    effects: (undone: number, added: number) =>
      `${undone} Folgen entfallen, ${added} kommen hinzu.`,
  },
  en: {
    title: "Record a mail",
    intro:
      "For mail that was not read by itself. What arrived earlier than something that is recorded can overturn what followed from it: that is shown first.",
    what: "What",
    kinds: {
      challenge: "challenges",
      "confirm-challenge": "confirms with move 1",
      "accept-challenge": "accepts",
      "refuse-challenge": "refuses",
      "report-result": "reports a result",
      object: "objects",
      "request-waiting-list": "asks for the waiting list",
      "leave-waiting-list": "leaves the waiting list",
      "join-standing-waiting-list": "joins the standing waiting list",
      "leave-standing-waiting-list": "leaves the standing waiting list",
      "suspend-standing-waiting-list": "suspends the standing waiting list",
      "resume-standing-waiting-list": "resumes the standing waiting list",
      "announce-holiday": "announces a holiday",
      "answer-letter": "answers the letter",
    },
    sender: "From",
    partner: "Against",
    result: "Result as White (the challenger) sees it",
    senderWhite: "The sender is the challenger (has White)",
    from: "First day",
    to: "Last day",
    arrived: "Arrived at (empty: now)",
    look: "Record",
    recorded: "Recorded.",
    incomplete: "Please say who is meant.",
    impact: "This overturns:",
    later: (events: number) =>
      `${counted(events, { one: "later event is", other: "later events are" } satisfies Plural, "en")} recorded already.`,
    seats: "Who sits elsewhere then",
    games: "Games that stand otherwise then",
    nowhere: "not in",
    none: "does not exist",
    pin: "Games that arose since stay",
    overturn: "Overturn",
    effects: (undone: number, added: number) =>
      `${undone} consequences fall away, ${added} are added.`,
  },
});

/** What a mail can ask for, in the order of the list. */
export type LateKind = keyof (typeof lateTexts)["en"]["kinds"];
