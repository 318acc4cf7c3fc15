import type { FormOfAddress } from "@losfee/core";
import {
  howToReport,
  partingsWith,
  placesWith,
  type Say,
  seenWith,
  sendingWith,
  standingsWith,
  until,
} from "./letter-parts.de.ts";
import { type LetterTexts, letterTextOf, opponentOf, seenBy } from "./letter-text.ts";

const lettersWith = (say: Say): LetterTexts => {
  const seen = seenWith(say);
  const partings = partingsWith(say);
  const standings = standingsWith(say);
  const sending = sendingWith(say);
  const places = placesWith(say);
  const letters: LetterTexts = {
    challenged: (game, words) => {
      const { challenger, defender, acceptBy } = game;
      const { reader, name, day } = words;
      if (reader === defender) {
        return {
          subject: say(
            `Sie sind am Zug: ${name(challenger)} fordert Sie heraus`,
            `Du bist am Zug: ${name(challenger)} fordert dich heraus`,
          ),
          paragraphs: [
            say(
              `${name(challenger)} fordert Sie heraus und hat Weiß.`,
              `${name(challenger)} fordert dich heraus und hat Weiß.`,
            ),
            say(
              `Sie sind am Zug: Nehmen Sie mit Ihrem ersten Gegenzug an, spätestens am ${day(acceptBy)}. Bleibt Ihre Antwort bis dahin aus, geht Ihr Platz kampflos an ${name(challenger)}.`,
              `Du bist am Zug: Nimm mit deinem ersten Gegenzug an, spätestens am ${day(acceptBy)}. Bleibt deine Antwort bis dahin aus, geht dein Platz kampflos an ${name(challenger)}.`,
            ),
            sending(challenger, words),
          ],
        };
      }
      return {
        subject: say(`Ihre Forderung an ${name(defender)}`, `Deine Forderung an ${name(defender)}`),
        paragraphs: [
          say(
            `Ihre Forderung an ${name(defender)} gilt. Sie haben Weiß.`,
            `Deine Forderung an ${name(defender)} gilt. Du hast Weiß.`,
          ),
          say(
            `${name(defender)} ist am Zug und nimmt spätestens am ${day(acceptBy)} an. Bleibt die Antwort bis dahin aus, bekommen Sie den Platz kampflos.`,
            `${name(defender)} ist am Zug und nimmt spätestens am ${day(acceptBy)} an. Bleibt die Antwort bis dahin aus, bekommst du den Platz kampflos.`,
          ),
          sending(defender, words),
        ],
      };
    },
    assigned: (game, words) => {
      const { challenger, defender, leaving, confirmBy, acceptBy } = game;
      const { reader, name } = words;
      if (reader === challenger) {
        return {
          subject: say(
            `Sie sind am Zug: Ihre Partie gegen ${name(defender)}`,
            `Du bist am Zug: deine Partie gegen ${name(defender)}`,
          ),
          paragraphs: [
            say(
              `Aus der Warteliste haben Sie eine Partie gegen ${name(defender)} bekommen. Sie haben Weiß.`,
              `Aus der Warteliste hast du eine Partie gegen ${name(defender)} bekommen. Du hast Weiß.`,
            ),
            say(
              `Sie sind am Zug: Schicken Sie Ihren ersten Zug ${until(confirmBy, leaving, words)}. Sonst verfällt die Partie.`,
              `Du bist am Zug: Schick deinen ersten Zug ${until(confirmBy, leaving, words)}. Sonst verfällt die Partie.`,
            ),
            sending(defender, words),
          ],
        };
      }
      return {
        subject: say(
          `Aus der Warteliste: ${name(challenger)} fordert Sie heraus`,
          `Aus der Warteliste: ${name(challenger)} fordert dich heraus`,
        ),
        paragraphs: [
          say(
            `${name(challenger)} fordert Sie aus der Warteliste heraus und hat Weiß. Der erste Zug kommt von ${name(challenger)}.`,
            `${name(challenger)} fordert dich aus der Warteliste heraus und hat Weiß. Der erste Zug kommt von ${name(challenger)}.`,
          ),
          say(
            `Nehmen Sie dann mit Ihrem ersten Gegenzug an, ${until(acceptBy, leaving, words)}. Bleibt Ihre Antwort bis dahin aus, geht Ihr Platz kampflos an ${name(challenger)}.`,
            `Nimm dann mit deinem ersten Gegenzug an, ${until(acceptBy, leaving, words)}. Bleibt deine Antwort bis dahin aus, geht dein Platz kampflos an ${name(challenger)}.`,
          ),
          sending(challenger, words),
        ],
      };
    },
    "not-entitled": ({ of, items }, { target, reason }) => {
      const [first] = items;
      const alone = items.length === 1 && first !== undefined;
      return {
        subject: alone
          ? `Forderung nicht möglich: ${target(first.target)}`
          : "Forderungen nicht möglich",
        paragraphs: [
          items.length < of
            ? say(
                "Von Ihren Forderungen war nicht möglich:",
                "Von deinen Forderungen war nicht möglich:",
              )
            : of === 1
              ? say("Ihre Forderung ist nicht möglich:", "Deine Forderung ist nicht möglich:")
              : say(
                  "Ihre Forderungen sind nicht möglich:",
                  "Deine Forderungen sind nicht möglich:",
                ),
          items
            .map(({ item, target: wanted, reason: why }) =>
              of === 1
                ? `${target(wanted)}: ${reason(why)}`
                : `${item + 1}. ${target(wanted)}: ${reason(why)}`,
            )
            .join("\n"),
          say(
            "Antworten Sie auf diese Mail, wenn Sie stattdessen jemand anderen fordern möchten.",
            "Antworte auf diese Mail, wenn du stattdessen jemand anderen fordern möchtest.",
          ),
        ],
      };
    },
    voided: ({ challenger, target: wanted, reason: why }, { reader, name, target, reason }) => ({
      subject:
        reader === challenger
          ? say(
              `Ihre Forderung ist aufgehoben: ${target(wanted)}`,
              `Deine Forderung ist aufgehoben: ${target(wanted)}`,
            )
          : `Die Forderung von ${name(challenger)} ist aufgehoben`,
      paragraphs: [
        reader === challenger
          ? say(
              `Ihre Forderung (${target(wanted)}) gilt nicht mehr. Die Plätze bleiben, wie sie sind.`,
              `Deine Forderung (${target(wanted)}) gilt nicht mehr. Die Plätze bleiben, wie sie sind.`,
            )
          : say(
              `Die Forderung von ${name(challenger)} an Sie gilt nicht mehr. Die Plätze bleiben, wie sie sind.`,
              `Die Forderung von ${name(challenger)} an dich gilt nicht mehr. Die Plätze bleiben, wie sie sind.`,
            ),
        ...(why === null ? [] : [reason(why)]),
      ],
    }),
    confirmed: (game, words) => {
      const { challenger, defender, acceptBy } = game;
      const { reader, name, day } = words;
      if (reader === defender) {
        return {
          subject: say(
            `Sie sind am Zug: ${name(challenger)} hat begonnen`,
            `Du bist am Zug: ${name(challenger)} hat begonnen`,
          ),
          paragraphs: [
            `${name(challenger)} hat den ersten Zug geschickt.`,
            say(
              `Sie sind am Zug: Nehmen Sie mit Ihrem ersten Gegenzug an, spätestens am ${day(acceptBy)}.`,
              `Du bist am Zug: Nimm mit deinem ersten Gegenzug an, spätestens am ${day(acceptBy)}.`,
            ),
            sending(challenger, words),
          ],
        };
      }
      return {
        subject: say(
          `Ihr erster Zug gegen ${name(defender)} ist da`,
          `Dein erster Zug gegen ${name(defender)} ist da`,
        ),
        paragraphs: [
          say(
            `Sie haben begonnen. ${name(defender)} ist am Zug und antwortet spätestens am ${day(acceptBy)}.`,
            `Du hast begonnen. ${name(defender)} ist am Zug und antwortet spätestens am ${day(acceptBy)}.`,
          ),
        ],
      };
    },
    "game-begins": (game, words) => {
      const { challenger, clockStart, endsBy } = game;
      const { reader, name, day } = words;
      const opponent = opponentOf(game, reader);
      return {
        subject: say(
          `Ihre Partie gegen ${name(opponent)} läuft`,
          `Deine Partie gegen ${name(opponent)} läuft`,
        ),
        paragraphs: [
          `${say("Sie spielen", "Du spielst")} mit ${reader === challenger ? "Weiß" : "Schwarz"} gegen ${name(opponent)}. ${reader === challenger ? say("Sie sind am Zug.", "Du bist am Zug.") : `${name(opponent)} ist am Zug.`}`,
          sending(opponent, words),
          `Die Bedenkzeit läuft ab dem ${day(clockStart)}; Züge davor kosten nichts. Die Partie endet spätestens am ${day(endsBy)}.`,
          howToReport(say),
        ],
      };
    },
    lapsed: ({ challenger, defender }, { reader, name }) => ({
      subject:
        reader === challenger
          ? say(
              `Ihre Partie gegen ${name(defender)} ist verfallen`,
              `Deine Partie gegen ${name(defender)} ist verfallen`,
            )
          : say(
              `Die Partie von ${name(challenger)} gegen Sie ist verfallen`,
              `Die Partie von ${name(challenger)} gegen dich ist verfallen`,
            ),
      paragraphs: [
        reader === challenger
          ? say(
              "Sie haben nicht rechtzeitig begonnen, die Zuteilung ist verfallen. Niemand wechselt den Platz.",
              "Du hast nicht rechtzeitig begonnen, die Zuteilung ist verfallen. Niemand wechselt den Platz.",
            )
          : `${name(challenger)} hat nicht rechtzeitig begonnen, die Zuteilung ist verfallen. Niemand wechselt den Platz.`,
      ],
    }),
    forfeited: (game, words) => {
      const { challenger, defender, by } = game;
      const { reader, name } = words;
      const opponent = opponentOf(game, reader);
      const own = reader === defender;
      const why = {
        silence: own
          ? say(
              `Sie haben die Forderung von ${name(challenger)} nicht rechtzeitig angenommen.`,
              `Du hast die Forderung von ${name(challenger)} nicht rechtzeitig angenommen.`,
            )
          : say(
              `${name(defender)} hat Ihre Forderung nicht rechtzeitig angenommen.`,
              `${name(defender)} hat deine Forderung nicht rechtzeitig angenommen.`,
            ),
        refusal: own
          ? say(
              `Sie haben die Forderung von ${name(challenger)} abgelehnt.`,
              `Du hast die Forderung von ${name(challenger)} abgelehnt.`,
            )
          : say(
              `${name(defender)} hat Ihre Forderung abgelehnt.`,
              `${name(defender)} hat deine Forderung abgelehnt.`,
            ),
        retirement: say(
          `Ihre Partie gegen ${name(opponent)} endet durch einen Rückzug.`,
          `Deine Partie gegen ${name(opponent)} endet durch einen Rückzug.`,
        ),
      } as const;
      return {
        subject: say(
          `Kampflos: Ihre Partie gegen ${name(opponent)}`,
          `Kampflos: deine Partie gegen ${name(opponent)}`,
        ),
        paragraphs: [
          `${why[by]} Die Partie ist kampflos entschieden, ohne Wertung.`,
          ...places(game, words),
        ],
      };
    },
    provisional: (game, words) => {
      const { outcome, by, leaving, objectBy } = game;
      const { reader, name } = words;
      const opponent = opponentOf(game, reader);
      const result = seen[seenBy(outcome, game, reader)];
      const own = reader === by;
      return {
        subject: `Vorläufiges Ergebnis gegen ${name(opponent)}: ${result}`,
        paragraphs: [
          own
            ? say(
                `Ihre Meldung zur Partie gegen ${name(opponent)} ist da: ${result}.`,
                `Deine Meldung zur Partie gegen ${name(opponent)} ist da: ${result}.`,
              )
            : say(
                `${name(by)} hat das Ergebnis Ihrer Partie gemeldet: ${result}.`,
                `${name(by)} hat das Ergebnis deiner Partie gemeldet: ${result}.`,
              ),
          ...places(game, words),
          own
            ? `Das Ergebnis gilt sofort, aber vorläufig: ${name(opponent)} kann Einspruch erheben, ${until(objectBy, leaving, words)}. Danach ist es endgültig.`
            : say(
                `Das Ergebnis gilt sofort, aber vorläufig. Stimmt es nicht, antworten Sie auf diese Mail mit „Einspruch“, ${until(objectBy, leaving, words)}. Danach ist es endgültig.`,
                `Das Ergebnis gilt sofort, aber vorläufig. Stimmt es nicht, antworte auf diese Mail mit „Einspruch“, ${until(objectBy, leaving, words)}. Danach ist es endgültig.`,
              ),
        ],
      };
    },
    objected: ({ by, ...game }, { reader, name }) => {
      const opponent = opponentOf(game, reader);
      return {
        subject: `Einspruch zur Partie gegen ${name(opponent)}`,
        paragraphs: [
          reader === by
            ? say(
                "Ihr Einspruch gegen das Ergebnis ist da. Die Leitung entscheidet und schreibt Ihnen.",
                "Dein Einspruch gegen das Ergebnis ist da. Die Leitung entscheidet und schreibt dir.",
              )
            : say(
                `${name(by)} hat Einspruch gegen das Ergebnis erhoben. Die Leitung entscheidet und schreibt Ihnen.`,
                `${name(by)} hat Einspruch gegen das Ergebnis erhoben. Die Leitung entscheidet und schreibt dir.`,
              ),
          say(
            "Schicken Sie bitte die Notation (PGN) als Antwort auf diese Mail; sie hilft bei der Entscheidung.",
            "Schick bitte die Notation (PGN) als Antwort auf diese Mail; sie hilft bei der Entscheidung.",
          ),
        ],
      };
    },
    final: (game, words) => {
      const { outcome, rated, moves } = game;
      const { reader, name } = words;
      const opponent = opponentOf(game, reader);
      const result = seen[seenBy(outcome, game, reader)];
      return {
        subject: `Endgültiges Ergebnis gegen ${name(opponent)}: ${result}`,
        paragraphs: [
          say(
            `Ihre Partie gegen ${name(opponent)} ist endgültig entschieden: ${result}${rated ? "" : ", ohne Wertung"}.`,
            `Deine Partie gegen ${name(opponent)} ist endgültig entschieden: ${result}${rated ? "" : ", ohne Wertung"}.`,
          ),
          ...(moves.length === 0 ? [] : places(game, words)),
        ],
      };
    },
    "records-wanted": ({ leaving, sendBy, ...game }, words) => {
      const opponent = opponentOf(game, words.reader);
      return {
        subject: say(
          `Abschätzung: Ihre Partie gegen ${words.name(opponent)}`,
          `Abschätzung: deine Partie gegen ${words.name(opponent)}`,
        ),
        paragraphs: [
          say(
            `Ihre Partie gegen ${words.name(opponent)} hat ihre Höchstdauer erreicht und wird abgeschätzt.`,
            `Deine Partie gegen ${words.name(opponent)} hat ihre Höchstdauer erreicht und wird abgeschätzt.`,
          ),
          say(
            `Schicken Sie bitte die Notation (PGN) als Antwort auf diese Mail, ${until(sendBy, leaving, words)}, und schreiben Sie dazu, ob Sie einen Gewinn beanspruchen.`,
            `Schick bitte die Notation (PGN) als Antwort auf diese Mail, ${until(sendBy, leaving, words)}, und schreib dazu, ob du einen Gewinn beanspruchst.`,
          ),
          say(
            "Kommt von keiner Seite eine Notation, bleiben Sie beide auf Ihren Plätzen.",
            "Kommt von keiner Seite eine Notation, bleibt ihr beide auf euren Plätzen.",
          ),
        ],
      };
    },
    "both-stay": (game, { reader, name }) => ({
      subject: say(
        `Ohne Ergebnis: Ihre Partie gegen ${name(opponentOf(game, reader))}`,
        `Ohne Ergebnis: deine Partie gegen ${name(opponentOf(game, reader))}`,
      ),
      paragraphs: [
        say(
          "Die Partie endet ohne Ergebnis und ohne Wertung. Sie beide bleiben auf Ihren Plätzen.",
          "Die Partie endet ohne Ergebnis und ohne Wertung; ihr beide bleibt auf euren Plätzen.",
        ),
      ],
    }),
    contested: (game, { reader, name }) => ({
      subject: say(
        `Zu klären: Ihre Partie gegen ${name(opponentOf(game, reader))}`,
        `Zu klären: deine Partie gegen ${name(opponentOf(game, reader))}`,
      ),
      paragraphs: [
        say(
          "Eine früher eingegangene Mail ist erst jetzt bekannt geworden; nach ihr war diese Forderung nicht zulässig. Die Leitung entscheidet, ob Ihre Partie weitergeht, und schreibt Ihnen. Bis dahin brauchen Sie nichts zu tun.",
          "Eine früher eingegangene Mail ist erst jetzt bekannt geworden; nach ihr war diese Forderung nicht zulässig. Die Leitung entscheidet, ob deine Partie weitergeht, und schreibt dir. Bis dahin brauchst du nichts zu tun.",
        ),
      ],
    }),
    kept: (game, words) => {
      const opponent = opponentOf(game, words.reader);
      return {
        subject: say(
          `Ihre Partie gegen ${words.name(opponent)} geht weiter`,
          `Deine Partie gegen ${words.name(opponent)} geht weiter`,
        ),
        paragraphs: [
          say(
            "Die Leitung hat entschieden: Ihre Partie geht weiter.",
            "Die Leitung hat entschieden: Deine Partie geht weiter.",
          ),
          sending(opponent, words),
        ],
      };
    },
    moved: ({ from, to }, { seat }) => ({
      subject: say(`Ihr neuer Platz: ${seat(to)}`, `Dein neuer Platz: ${seat(to)}`),
      paragraphs: [
        say(
          `Ihr Platz in der Pyramide ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
          `Dein Platz in der Pyramide ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
        ),
      ],
    }),
    welcome: ({ seat: taken }, { seat }) => ({
      subject: `Willkommen in der Pyramide: Platz ${seat(taken)}`,
      paragraphs: [
        say(
          `Sie sind jetzt dabei, auf Platz ${seat(taken)}.`,
          `Du bist jetzt dabei, auf Platz ${seat(taken)}.`,
        ),
        say(
          "Sie dürfen sofort jemanden über Ihnen herausfordern: Schreiben Sie an diese Adresse, wen oder welchen Platz.",
          "Du darfst sofort jemanden über dir herausfordern: Schreib an diese Adresse, wen oder welchen Platz.",
        ),
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
        `Ihr Urlaub vom ${day(from)} bis ${day(to)}`,
        `Dein Urlaub vom ${day(from)} bis ${day(to)}`,
      ),
      paragraphs: [
        say(
          `Eingetragen: ${days} ${days === 1 ? "Tag" : "Tage"} Urlaub vom ${day(from)} bis ${day(to)}. Ihre Fristen verlängern sich entsprechend.`,
          `Eingetragen: ${days} ${days === 1 ? "Tag" : "Tage"} Urlaub vom ${day(from)} bis ${day(to)}. Deine Fristen verlängern sich entsprechend.`,
        ),
        say(
          `In diesem Jahr ${left === 1 ? "bleibt Ihnen 1 Urlaubstag" : `bleiben Ihnen ${left} Urlaubstage`}.`,
          `In diesem Jahr ${left === 1 ? "bleibt dir 1 Urlaubstag" : `bleiben dir ${left} Urlaubstage`}.`,
        ),
      ],
    }),
    "idle-letter": ({ leaving, answerBy }, words) => ({
      subject: say("Spielen Sie noch mit?", "Spielst du noch mit?"),
      paragraphs: [
        say(
          "Sie haben lange keine Partie in der Pyramide gespielt und stehen auf keiner Warteliste.",
          "Du hast lange keine Partie in der Pyramide gespielt und stehst auf keiner Warteliste.",
        ),
        say(
          `Möchten Sie dabeibleiben, antworten Sie auf diese Mail mit „Ich bleibe dabei“, ${until(answerBy, leaving, words)}. Sonst wird Ihr Platz frei.`,
          `Möchtest du dabeibleiben, antworte auf diese Mail mit „Ich bleibe dabei“, ${until(answerBy, leaving, words)}. Sonst wird dein Platz frei.`,
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
        `${name(player)} hat ${strikes} ${strikes === 1 ? "Herausforderung" : "Herausforderungen"} nicht angenommen.`,
      ],
    }),
    withdrawn: ({ was }, words) => ({
      subject: `Berichtigung: ${letterTextOf(letters, was, words).subject}`,
      paragraphs: [
        `Unsere Mail „${letterTextOf(letters, was, words).subject}“ gilt nicht mehr: Eine früher eingegangene Nachricht ist erst jetzt bekannt geworden, oder die Leitung hat anders entschieden.`,
        say(
          "Was stattdessen gilt, steht auf der Seite der Pyramide; betrifft es Sie, bekommen Sie dazu eine eigene Mail.",
          "Was stattdessen gilt, steht auf der Seite der Pyramide; betrifft es dich, bekommst du dazu eine eigene Mail.",
        ),
      ],
    }),
  };
  return letters;
};

/** The mails in German, by how they address their reader. */
export const letterTextsDe: Readonly<Record<FormOfAddress, LetterTexts>> = {
  formal: lettersWith((formal) => formal),
  informal: lettersWith((_formal, informal) => informal),
};
