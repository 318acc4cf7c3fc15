import { counted, texts } from "@losfee/contract/language";

/** Texts of `losfee export` and `losfee import`. */
export const exportTexts = texts({
  de: {
    fileOrTsh: "Entweder eine Datei nennen, mit --tsh einen Ordner oder mit --trf eine Datei.",
    looksLikeTrf: (file: string) =>
      `${file} heißt wie ein Turnierbericht. Den schreibt --trf ${file}; die ganze Turnierdatei braucht ein anderes Ende, etwa .json.`,
    noTrf: "TRF kennt nur 1, ½ und 0: Turniere mit Spielpunkten lassen sich darin nicht schreiben.",
    exported: (name: string, files: readonly string[]) => `„${name}“ → ${files.join(", ")}`,
    imported: (id: string, seq: number) =>
      `Importiert als ${id} (${counted(seq, { one: "Ereignis", other: "Ereignisse" }, "de")}).`,
    importedTsh: (id: string, players: number, rounds: number) =>
      `Aus tsh übernommen als ${id}: ${counted(players, { one: "Person", other: "Personen" }, "de")}, ${counted(rounds, { one: "Runde", other: "Runden" }, "de")}.`,
    importedTrf: (id: string, players: number, rounds: number) =>
      `Aus TRF übernommen als ${id}: ${counted(players, { one: "Person", other: "Personen" }, "de")}, ${counted(rounds, { one: "Runde", other: "Runden" }, "de")}. Weiter: losfee standings, losfee pair`,
    dropped: (facts: readonly string[]) =>
      `TRF-2026 hat dafür keinen Satz, es fehlt in der Datei: ${facts.join(", ")}.`,
    lacks: {
      needed: (lack: string) => `Für die Auswertung fehlt: ${lack}`,
      advised: (lack: string) => `Für die Auswertung besser: ${lack}`,
    },
    notComplete: (lacks: string) =>
      `Nichts geschrieben (--strict), denn für die Auswertung fehlt:\n${lacks}\nEintragen: losfee details, losfee change. Ohne --strict wird trotzdem geschrieben.`,
    roundLeftOut: (round: number) =>
      `Runde ${round} ist in tsh noch nicht fertig angesetzt und wurde nicht übernommen.`,
  },
  en: {
    fileOrTsh: "Name either a file or, with --tsh, a folder or, with --trf, a file.",
    looksLikeTrf: (file: string) =>
      `${file} is named like a report for rating, which --trf ${file} writes; the whole competition's file needs another ending, such as .json.`,
    noTrf: "TRF knows only 1, ½ and 0: competitions with game points cannot be written in it.",
    exported: (name: string, files: readonly string[]) => `“${name}” → ${files.join(", ")}`,
    imported: (id: string, seq: number) =>
      `Imported as ${id} (${counted(seq, { one: "event", other: "events" }, "en")}).`,
    importedTsh: (id: string, players: number, rounds: number) =>
      `Taken over from tsh as ${id}: ${counted(players, { one: "player", other: "players" }, "en")}, ${counted(rounds, { one: "round", other: "rounds" }, "en")}.`,
    importedTrf: (id: string, players: number, rounds: number) =>
      `Taken over from TRF as ${id}: ${counted(players, { one: "player", other: "players" }, "en")}, ${counted(rounds, { one: "round", other: "rounds" }, "en")}. Next: losfee standings, losfee pair`,
    dropped: (facts: readonly string[]) =>
      `TRF-2026 has no record for this, so the file lacks it: ${facts.join(", ")}.`,
    lacks: {
      needed: (lack: string) => `Needed for rating: ${lack}`,
      advised: (lack: string) => `Better for rating: ${lack}`,
    },
    notComplete: (lacks: string) =>
      `Nothing written (--strict), since rating needs more:\n${lacks}\nEnter it: losfee details, losfee change. Without --strict the file is written all the same.`,
    roundLeftOut: (round: number) =>
      `Round ${round} is not fully paired in tsh yet and was left out.`,
  },
});
