import { isOne } from "@losfee/contract";
import { placesWith, type Say, sendingWith } from "./letter-parts.de.ts";
import { type LetterTexts, type LetterWords, opponentOf } from "./letter-text.ts";

type ChallengeLetters = Pick<
  LetterTexts,
  "challenged" | "assigned" | "not-entitled" | "voided" | "confirmed" | "lapsed" | "forfeited"
>;

/** Returns the German letters about challenges, up to the first moves. */
export const challengeLettersDe = (say: Say): ChallengeLetters => {
  const sending = sendingWith(say);
  const places = placesWith(say);
  const accepting = (challenger: string, by: string): string =>
    say(
      `Nehmen Sie dann mit Ihrem ersten Gegenzug an, spätestens am ${by}. Bleibt Ihre Antwort bis dahin aus, geht Ihr Platz kampflos an ${challenger}.`,
      `Nimm dann mit deinem ersten Gegenzug an, spätestens am ${by}. Bleibt deine Antwort bis dahin aus, geht dein Platz kampflos an ${challenger}.`,
    );
  /** Explains the end of a game that a player left. */
  const retired = (
    game: Parameters<LetterTexts["forfeited"]>[0],
    { reader, name }: LetterWords,
  ): string => {
    const opponent = name(opponentOf(game, reader));
    if (game.leaver === reader) {
      return say(
        `Ihre Partie gegen ${opponent} ist verloren, weil Sie die Pyramide verlassen.`,
        `Deine Partie gegen ${opponent} ist verloren, weil du die Pyramide verlässt.`,
      );
    }
    return say(
      `${opponent} hat die Pyramide verlassen; damit haben Sie Ihre Partie gewonnen.`,
      `${opponent} hat die Pyramide verlassen; damit hast du deine Partie gewonnen.`,
    );
  };
  /** For the defender of a challenge before its first move. */
  const announced: LetterTexts["challenged"] = ({ challenger, acceptBy }, words) => {
    const { name, day } = words;
    return {
      subject: say(
        `${name(challenger)} fordert Sie heraus`,
        `${name(challenger)} fordert dich heraus`,
      ),
      paragraphs: [
        say(
          `${name(challenger)} fordert Sie heraus, hat Weiß und ist am Zug: Der erste Zug kommt direkt zu Ihnen.`,
          `${name(challenger)} fordert dich heraus, hat Weiß und ist am Zug: Der erste Zug kommt direkt zu dir.`,
        ),
        accepting(name(challenger), day(acceptBy)),
        sending(challenger, words),
      ],
    };
  };
  /** For the challenger, who still has to send the first move. */
  const toBegin: LetterTexts["challenged"] = ({ defender, acceptBy }, words) => {
    const { name, day } = words;
    return {
      subject: say(
        `Sie sind am Zug: Ihre Forderung an ${name(defender)}`,
        `Du bist am Zug: deine Forderung an ${name(defender)}`,
      ),
      paragraphs: [
        say(
          `Ihre Forderung an ${name(defender)} gilt. Sie haben Weiß und sind am Zug: Schicken Sie Ihren ersten Zug bitte gleich.`,
          `Deine Forderung an ${name(defender)} gilt. Du hast Weiß und bist am Zug: Schick deinen ersten Zug bitte gleich.`,
        ),
        sending(defender, words),
        say(
          `${name(defender)} nimmt mit dem ersten Gegenzug an, spätestens am ${day(acceptBy)}. Bleibt die Antwort bis dahin aus, bekommen Sie den Platz kampflos.`,
          `${name(defender)} nimmt mit dem ersten Gegenzug an, spätestens am ${day(acceptBy)}. Bleibt die Antwort bis dahin aus, bekommst du den Platz kampflos.`,
        ),
      ],
    };
  };
  return {
    challenged: (game, words) => {
      const { challenger, defender, begun, acceptBy } = game;
      const { reader, name, day } = words;
      if (!begun) return reader === defender ? announced(game, words) : toBegin(game, words);
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
      const { challenger, defender, confirmBy, acceptBy } = game;
      const { reader, name, day } = words;
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
              `Sie sind am Zug: Schicken Sie Ihren ersten Zug spätestens am ${day(confirmBy)}. Sonst verfällt die Partie.`,
              `Du bist am Zug: Schick deinen ersten Zug spätestens am ${day(confirmBy)}. Sonst verfällt die Partie.`,
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
          accepting(name(challenger), day(acceptBy)),
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
            : isOne(of, "de")
              ? say("Ihre Forderung ist nicht möglich:", "Deine Forderung ist nicht möglich:")
              : say(
                  "Ihre Forderungen sind nicht möglich:",
                  "Deine Forderungen sind nicht möglich:",
                ),
          items
            .map(({ item, target: wanted, reason: why }) =>
              isOne(of, "de")
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
        retirement: retired(game, words),
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
  };
};
