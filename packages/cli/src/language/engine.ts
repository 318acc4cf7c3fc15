import { counted, isOne, texts } from "@losfee/contract/language";

/** Texts of the engine mode: for users who start it by hand, and for logs of programs. */
export const engineTexts = texts({
  de: {
    usage: [
      "Aufruf:",
      "  losfee --dutch [EINGABE] -p [AUSGABE] [-b] [-l [CHECKLISTE]]",
      "  losfee --dutch [EINGABE] -c [RUNDE] [-b] [-l [CHECKLISTE]]",
      "  losfee --dutch [VORBILD] -g [EINSTELLUNGEN] -o AUSGABE [-s ZAHL] [-b] [-l [CHECKLISTE]]",
      "  losfee --team [EINGABE] -p [AUSGABE] [-b]",
      "  losfee --team [EINGABE] -c [RUNDE] [-b]",
    ].join("\n"),
    unknownOption: (option: string) => `${option} kennt Losfee neben --dutch und --team nicht.`,
    unknownSystem: (option: string) => `${option} gibt es nicht, nur --dutch und --team.`,
    valueMissing: (option: string) => `Hinter ${option} fehlt eine Angabe.`,
    repeated: (option: string) => `${option} steht zweimal da.`,
    notANumber: (option: string, value: string) =>
      `Hinter ${option} gehört eine ganze Zahl, nicht „${value}“.`,
    extraArgument: (argument: string) => `„${argument}“ ist eine Angabe zu viel.`,
    oneTask: "Sagen Sie mit genau einem von -p, -c und -g, was zu tun ist.",
    notTogether: (option: string) => `${option} gehört nicht zu dieser Aufgabe.`,
    teamEvent:
      "Hier spielen Mannschaften; --dutch lost einzelne Spieler aus, Mannschaften mit --team.",
    noTeamEvent: "Hier spielen keine Mannschaften (Satz 310); einzelne Spieler mit --dutch.",
    notTeamSwiss: (declared: string) =>
      `Satz 192 nennt das System „${declared}“. Mit --team lost Losfee nach dem Schweizer Mannschaftssystem der FIDE aus, z. B. FIDE_TEAM_TYPEA_MP_GP. Ein Programm nehmen, das dieses System hat, oder den Satz ändern, wenn die Datei es falsch angibt.`,
    bakuByGamePoints:
      "Mit Brettpunkten als erster Wertung gibt es keine Baku-Beschleunigung (C.04.7, 1.4.4).",
    teamTypeAssumed:
      "Satz 192 fehlt: Farbwünsche vom Typ A, Matchpunkte zuerst, Brettpunkte für die Farben.",
    matchesWithoutResult: (matches: number) =>
      isOne(matches, "de")
        ? "Ein früherer Mannschaftskampf hat noch kein vollständiges Ergebnis; er zählt, wie er steht."
        : `${matches} frühere Mannschaftskämpfe haben noch kein vollständiges Ergebnis; sie zählen, wie sie stehen.`,
    noRoundCount: "Die Datei nennt die Zahl der Runden nicht (Satz 142 oder XXR).",
    noRoundLeft: (rounds: number) =>
      isOne(rounds, "de")
        ? "Die einzige Runde ist gespielt."
        : `Alle ${rounds} Runden sind gespielt.`,
    noSuchRound: (round: number, last: number) =>
      `Runde ${round} gibt es nicht; die letzte ist Runde ${last}.`,
    noOwnRank: (player: number) =>
      `Nach XXC entscheidet der Rang, aber Spieler ${player} hat keinen eigenen.`,
    noPairing: (round: number) =>
      `Für Runde ${round} gibt es keine Auslosung, die alle absoluten Kriterien einhält.`,
    badInput: (code: string) => `Die Angaben widersprechen sich (${code}).`,
    colourAssumed: "Die Farbe der ersten Runde steht nirgends (Satz 152 oder XXC): Weiß.",
    byeGiven: (round: number, players: readonly number[]) =>
      `Runde ${round} hat noch keine Partie, aber schon ein Freilos (Nummer ${players.join(", ")}): Ausgelost werden die anderen.`,
    gamesWithoutResult: (games: number) =>
      isOne(games, "de")
        ? "Eine frühere Partie hat noch kein Ergebnis; sie zählt wie eine unbekannte."
        : `${games} frühere Partien haben noch kein Ergebnis; sie zählen wie unbekannte.`,
    notDutch: (record: string, declared: string) =>
      `Satz ${record} nennt das System „${declared}“. Losfee lost hier nur nach dem geltenden Schweizer System der FIDE (Dutch) aus. Ein Programm nehmen, das dieses System hat, oder den Satz ändern (192 FIDE_DUTCH), wenn die Datei es falsch angibt.`,
    bakuPoints:
      "Die Baku-Beschleunigung gilt für 1, ½ und 0 Punkte; hier zählen ein Sieg und die Hälfte davon.",
    bakuReplaced: "Die Sätze 250 oder XXA ersetzen die Baku-Beschleunigung.",
    note: (text: string) => `Hinweis: ${text}`,
    moreProblems: (count: number) =>
      `… und ${counted(count, { one: "weitere Stelle", other: "weitere Stellen" }, "de")}.`,
    hasErrors: (path: string, errors: number) =>
      `${path} hat ${isOne(errors, "de") ? "einen Fehler" : `${errors} Fehler`}; nichts wurde ausgelost.`,
    roundSame: (round: number, boards: number) =>
      `Runde ${round}: ${counted(boards, { one: "Brett stimmt", other: "Bretter stimmen" }, "de")}.`,
    roundDiffers: (round: number, boards: number) =>
      `Runde ${round}: ${counted(boards, { one: "Brett stimmt", other: "Bretter stimmen" }, "de")} nicht.`,
    expectedFound: "  nach den Regeln\tin der Datei",
    roundHeading: (round: number) => `Runde ${round}`,
    checklistNeedsName: "Nennen Sie hinter -l eine Datei: Zur Standardeingabe gehört kein Ordner.",
    unknownKey: (path: string, line: number, key: string) =>
      `${path}, Zeile ${line}: „${key}“ ist keine Einstellung.`,
    badValue: (path: string, line: number, key: string, value: string) =>
      `${path}, Zeile ${line}: „${value}“ passt nicht zu ${key}.`,
    ratingsReversed: (lowest: number, highest: number) =>
      `LowestRating (${lowest}) liegt über HighestRating (${highest}).`,
    tooMany: (key: string, limit: number) => `${key}: höchstens ${limit}.`,
    emptyModel: (path: string) => `${path} enthält keine gespielte Runde, die als Vorbild dient.`,
  },
  en: {
    usage: [
      "Usage:",
      "  losfee --dutch [INPUT] -p [OUTPUT] [-b] [-l [CHECKLIST]]",
      "  losfee --dutch [INPUT] -c [ROUND] [-b] [-l [CHECKLIST]]",
      "  losfee --dutch [MODEL] -g [CONFIG] -o OUTPUT [-s NUMBER] [-b] [-l [CHECKLIST]]",
      "  losfee --team [INPUT] -p [OUTPUT] [-b]",
      "  losfee --team [INPUT] -c [ROUND] [-b]",
    ].join("\n"),
    unknownOption: (option: string) => `Losfee does not know ${option} beside --dutch and --team.`,
    unknownSystem: (option: string) => `There is no ${option}, only --dutch and --team.`,
    valueMissing: (option: string) => `${option} needs a value.`,
    repeated: (option: string) => `${option} is given twice.`,
    notANumber: (option: string, value: string) =>
      `${option} takes a whole number, not “${value}”.`,
    extraArgument: (argument: string) => `“${argument}” is one argument too many.`,
    oneTask: "Say what to do with exactly one of -p, -c and -g.",
    notTogether: (option: string) => `${option} does not belong to this task.`,
    teamEvent: "Teams play here; --dutch pairs individual players, --team pairs teams.",
    noTeamEvent: "No teams play here (record 310); --dutch pairs individual players.",
    notTeamSwiss: (declared: string) =>
      `Record 192 declares the system “${declared}”. With --team Losfee pairs by the FIDE Swiss Team Pairing System, e.g. FIDE_TEAM_TYPEA_MP_GP. Use a program that has the declared system, or change the record if the file is wrong.`,
    bakuByGamePoints:
      "With game points as the primary score there is no Baku acceleration (C.04.7, 1.4.4).",
    teamTypeAssumed:
      "Record 192 is missing: colour preferences of type A, match points first, game points for colours.",
    matchesWithoutResult: (matches: number) =>
      isOne(matches, "en")
        ? "One earlier match has no complete result yet; it counts as it stands."
        : `${matches} earlier matches have no complete result yet; they count as they stand.`,
    noRoundCount: "The file does not say how many rounds there are (record 142 or XXR).",
    noRoundLeft: (rounds: number) =>
      isOne(rounds, "en")
        ? "The only round has been played."
        : `All ${rounds} rounds have been played.`,
    noSuchRound: (round: number, last: number) =>
      `There is no round ${round}; the last one is round ${last}.`,
    noOwnRank: (player: number) =>
      `With XXC the rank decides, but player ${player} has none of their own.`,
    noPairing: (round: number) => `No pairing of round ${round} satisfies all absolute criteria.`,
    badInput: (code: string) => `The request contradicts itself (${code}).`,
    colourAssumed: "The colour of the first round is not stated (record 152 or XXC): White.",
    byeGiven: (round: number, players: readonly number[]) =>
      `Round ${round} has no game yet, but a bye already (number ${players.join(", ")}): the others are paired.`,
    gamesWithoutResult: (games: number) =>
      isOne(games, "en")
        ? "One earlier game has no result yet; it counts as an unknown one."
        : `${games} earlier games have no result yet; they count as unknown ones.`,
    notDutch: (record: string, declared: string) =>
      `Record ${record} declares the system “${declared}”. Losfee pairs by the FIDE (Dutch) system in force only. Use a program that has this system, or change the record (192 FIDE_DUTCH) if the file is wrong.`,
    bakuPoints:
      "Baku acceleration is made for 1, ½ and 0 points; a win and half of it are used here.",
    bakuReplaced: "Records 250 or XXA replace Baku acceleration.",
    note: (text: string) => `Note: ${text}`,
    moreProblems: (count: number) =>
      `… and ${counted(count, { one: "more place", other: "more places" }, "en")}.`,
    hasErrors: (path: string, errors: number) =>
      `${path} has ${isOne(errors, "en") ? "an error" : `${errors} errors`}; nothing was paired.`,
    roundSame: (round: number, boards: number) =>
      `Round ${round}: ${counted(boards, { one: "board agrees", other: "boards agree" }, "en")}.`,
    roundDiffers: (round: number, boards: number) =>
      `Round ${round}: ${counted(boards, { one: "board differs", other: "boards differ" }, "en")}.`,
    expectedFound: "  by the rules\tin the file",
    roundHeading: (round: number) => `Round ${round}`,
    checklistNeedsName: "Name a file behind -l: standard input has no folder.",
    unknownKey: (path: string, line: number, key: string) =>
      `${path}, line ${line}: “${key}” is not a setting.`,
    badValue: (path: string, line: number, key: string, value: string) =>
      `${path}, line ${line}: “${value}” is not a value of ${key}.`,
    ratingsReversed: (lowest: number, highest: number) =>
      `LowestRating (${lowest}) is above HighestRating (${highest}).`,
    tooMany: (key: string, limit: number) => `${key}: at most ${limit}.`,
    emptyModel: (path: string) => `${path} has no played round to serve as a model.`,
  },
});
