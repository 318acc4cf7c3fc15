import { isOne } from "@losfee/contract";
import { partingsWith, type Say, standingsWith } from "./letter-parts.de.ts";
import type { LetterTexts } from "./letter-text.ts";

type PlayerLetters = Pick<
  LetterTexts,
  | "moved"
  | "shifted"
  | "corrected-seat"
  | "welcome"
  | "farewell"
  | "listed"
  | "unlisted"
  | "standing-waiting-list"
  | "holiday"
  | "idle-letter"
  | "refused"
  | "expulsion-offered"
>;

/** Returns the German letters about a player's place, lists and holidays. */
export const playerLettersDe = (say: Say): PlayerLetters => {
  const partings = partingsWith(say);
  const standings = standingsWith(say);
  return {
    moved: ({ from, to }, { seat }) => ({
      subject: say(`Ihr neuer Platz: ${seat(to)}`, `Dein neuer Platz: ${seat(to)}`),
      paragraphs: [
        say(
          `Sie haben den freien Platz ${seat(to)} übernommen (vorher ${seat(from)}).`,
          `Du hast den freien Platz ${seat(to)} übernommen (vorher ${seat(from)}).`,
        ),
      ],
    }),
    shifted: ({ from, to, challenger, defender }, { seat, name }) => ({
      subject: say(`Ihr neuer Platz: ${seat(to)}`, `Dein neuer Platz: ${seat(to)}`),
      paragraphs: [
        say(
          `Ihr Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
          `Dein Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
        ),
        `Der Grund: die Partie ${name(challenger)} gegen ${name(defender)}. Wer dazwischen sitzt, rückt einen Platz weiter.`,
      ],
    }),
    "corrected-seat": ({ from, to }, { seat, tells }) => {
      if (to === null) {
        return {
          subject: say("Ihr Platz in der Pyramide", "Dein Platz in der Pyramide"),
          paragraphs: [
            say(
              "Sie haben zurzeit keinen Platz in der Pyramide.",
              "Du hast zurzeit keinen Platz in der Pyramide.",
            ),
          ],
        };
      }
      if (from !== null && seat(from) === seat(to)) {
        return {
          subject: say(`Ihr Platz bleibt ${seat(to)}`, `Dein Platz bleibt ${seat(to)}`),
          paragraphs: [say(`Ihr Platz bleibt ${seat(to)}.`, `Dein Platz bleibt ${seat(to)}.`)],
        };
      }
      return {
        subject: say(`Ihr neuer Platz: ${seat(to)}`, `Dein neuer Platz: ${seat(to)}`),
        paragraphs: [
          from === null
            ? say(`Ihr Platz ist jetzt ${seat(to)}.`, `Dein Platz ist jetzt ${seat(to)}.`)
            : say(
                `Ihr Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
                `Dein Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
              ),
          ...(tells("withdrawn") || tells("final")
            ? []
            : ["Der Grund: Ein Ergebnis oder eine Forderung anderer zählt jetzt anders."]),
        ],
      };
    },
    welcome: ({ seat: taken }, { seat }) => ({
      subject: `Willkommen in der Pyramide: Platz ${seat(taken)}`,
      paragraphs: [
        say(
          `Sie sind jetzt dabei, auf Platz ${seat(taken)}.`,
          `Du bist jetzt dabei, auf Platz ${seat(taken)}.`,
        ),
        ...(taken.level === 1
          ? []
          : [
              say(
                "Sie dürfen sofort jemanden über Ihnen herausfordern: Schreiben Sie an diese Adresse, wen oder welchen Platz.",
                "Du darfst sofort jemanden über dir herausfordern: Schreib an diese Adresse, wen oder welchen Platz.",
              ),
            ]),
      ],
    }),
    farewell: ({ by }) => ({
      subject: "Abschied von der Pyramide",
      paragraphs: [
        partings[by],
        say(
          "Sie können jederzeit unten wieder einsteigen: Eine Antwort auf diese Mail genügt.",
          "Du kannst jederzeit unten wieder einsteigen: Eine Antwort auf diese Mail genügt.",
        ),
      ],
    }),
    listed: ({ by }) => ({
      subject: say("Sie stehen auf der Warteliste", "Du stehst auf der Warteliste"),
      paragraphs: [
        by === "request"
          ? say(
              "Sie stehen auf der Warteliste. Sobald ein Platz über Ihnen frei wird, bekommen Sie eine Partie zugeteilt.",
              "Du stehst auf der Warteliste. Sobald ein Platz über dir frei wird, bekommst du eine Partie zugeteilt.",
            )
          : say(
              "Im Augenblick ist niemand über Ihnen frei. Sie stehen jetzt auf der Warteliste und bekommen die nächste Partie zugeteilt, die möglich ist.",
              "Im Augenblick ist niemand über dir frei. Du stehst jetzt auf der Warteliste und bekommst die nächste Partie zugeteilt, die möglich ist.",
            ),
      ],
    }),
    unlisted: () => ({
      subject: say(
        "Sie stehen nicht mehr auf der Warteliste",
        "Du stehst nicht mehr auf der Warteliste",
      ),
      paragraphs: [
        say(
          "Sie stehen nicht mehr auf der Warteliste.",
          "Du stehst nicht mehr auf der Warteliste.",
        ),
      ],
    }),
    "standing-waiting-list": ({ change }) => ({
      subject: "Ewige Warteliste",
      paragraphs: [standings[change]],
    }),
    holiday: ({ from, to, days, left }, { day }) => ({
      subject: say(
        `Ihr Urlaub vom ${day(from)} bis zum ${day(to)}`,
        `Dein Urlaub vom ${day(from)} bis zum ${day(to)}`,
      ),
      paragraphs: [
        say(
          `Eingetragen: ${days} ${isOne(days, "de") ? "Tag" : "Tage"} Urlaub vom ${day(from)} bis zum ${day(to)}. Ihre Fristen verlängern sich entsprechend.`,
          `Eingetragen: ${days} ${isOne(days, "de") ? "Tag" : "Tage"} Urlaub vom ${day(from)} bis zum ${day(to)}. Deine Fristen verlängern sich entsprechend.`,
        ),
        say(
          `In diesem Jahr ${isOne(left, "de") ? "bleibt Ihnen 1 Urlaubstag" : `bleiben Ihnen ${left} Urlaubstage`}.`,
          `In diesem Jahr ${isOne(left, "de") ? "bleibt dir 1 Urlaubstag" : `bleiben dir ${left} Urlaubstage`}.`,
        ),
      ],
    }),
    "idle-letter": ({ answerBy }, { day }) => ({
      subject: say("Spielen Sie noch mit?", "Spielst du noch mit?"),
      paragraphs: [
        say(
          "Sie haben lange keine Partie in der Pyramide gespielt und stehen auf keiner Warteliste.",
          "Du hast lange keine Partie in der Pyramide gespielt und stehst auf keiner Warteliste.",
        ),
        say(
          `Möchten Sie dabeibleiben, antworten Sie auf diese Mail mit „Ich bleibe dabei“, spätestens am ${day(answerBy)}. Sonst wird Ihr Platz frei.`,
          `Möchtest du dabeibleiben, antworte auf diese Mail mit „Ich bleibe dabei“, spätestens am ${day(answerBy)}. Sonst wird dein Platz frei.`,
        ),
      ],
    }),
    refused: ({ reason: why }, { reason }) => ({
      subject: "Das war nicht möglich",
      paragraphs: [
        say(
          "Was Sie geschrieben haben, war nicht möglich:",
          "Was du geschrieben hast, war nicht möglich:",
        ),
        reason(why),
        say(
          "Haben Sie etwas anderes gemeint, antworten Sie auf diese Mail.",
          "Hast du etwas anderes gemeint, antworte auf diese Mail.",
        ),
      ],
    }),
    "expulsion-offered": ({ player, strikes }, { name }) => ({
      subject: `Ausschluss möglich: ${name(player)}`,
      paragraphs: [
        `${name(player)} hat ${strikes} ${isOne(strikes, "de") ? "Herausforderung" : "Herausforderungen"} nicht angenommen.`,
      ],
    }),
  };
};
