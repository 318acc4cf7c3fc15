import { counted, texts } from "@losfee/contract/language";

interface Created {
  readonly id: string;
  readonly journal: string;
  readonly seedHash: string;
  /** The command that enters participants, up to the name of a file. */
  readonly next: string;
}

interface DirectorTexts {
  readonly created: (created: Created) => string;
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly entries: string;
  readonly rounds: string;
  readonly status: string;
  readonly open: string;
  readonly closed: string;
  readonly rating: string;
  readonly club: string;
  readonly nation: string;
  readonly class: string;
  readonly fileOrName: string;
  readonly entered: (players: readonly string[]) => string;
  readonly enteredMany: (count: number) => string;
  readonly nobodyEntered: string;
  readonly present: string;
  readonly joined: (round: number) => string;
  readonly withdrawnFrom: (round: number) => string;
  readonly stopped: (reason: string) => string;
  readonly pauses: (rounds: readonly number[]) => string;
  readonly halves: (rounds: readonly number[]) => string;
  readonly changed: (player: string) => string;
  readonly removed: (player: string) => string;
  readonly withdrawn: (player: string) => string;
  readonly reinstated: (player: string) => string;
  readonly pausing: (player: string, rounds: readonly number[]) => string;
  readonly pauseEnded: (player: string, rounds: readonly number[]) => string;
  readonly playersOrAll: string;
  readonly checkedIn: (present: number, missing: readonly string[]) => string;
  readonly renamed: (name: string) => string;
  readonly deleted: (name: string) => string;
  readonly isRehearsal: string;
  readonly rehearsalBegun: (name: string, id: string) => string;
  readonly deleteQuestion: (name: string) => string;
  readonly deleteByOption: string;
  readonly unchanged: string;
}

const someNames = (names: readonly string[]): string =>
  `${names.slice(0, 8).join(", ")}${names.length > 8 ? ", …" : ""}`;

/** Texts of the director's smaller commands. */
export const directorTexts = texts<DirectorTexts>({
  de: {
    created: ({ id, journal, seedHash, next }) =>
      `Turnier ${id} angelegt in ${journal}.\nPrüfsumme der Lose: ${seedHash}\nWeiter mit: losfee ${next} DATEI.csv`,
    id: "Kennung",
    name: "Name",
    format: "Format",
    entries: "Meldungen",
    rounds: "Runden",
    status: "Stand",
    open: "offen",
    closed: "abgeschlossen",
    rating: "Wertung",
    club: "Verein",
    nation: "Land",
    class: "Klasse",
    fileOrName: "Entweder eine Datei nennen oder mit --name eine Person.",
    entered: (players) => `Gemeldet: ${players.join(", ")}`,
    enteredMany: (count) =>
      `${counted(count, { one: "Person", other: "Personen" }, "de")} gemeldet. „losfee entries“ zeigt alle.`,
    nobodyEntered: "Noch ist niemand gemeldet. „losfee enter DATEI.csv“ meldet.",
    present: "da",
    joined: (round) => `ab Runde ${round}`,
    stopped: (reason) => `ausgeschieden: ${reason}`,
    withdrawnFrom: (round) => `abgemeldet ab Runde ${round}`,
    pauses: (rounds) => `pausiert in ${rounds.join(", ")}`,
    halves: (rounds) => `½ Punkt in ${rounds.join(", ")}`,
    changed: (player) => `${player} geändert.`,
    removed: (player) => `${player} gestrichen.`,
    withdrawn: (player) => `${player} abgemeldet.`,
    reinstated: (player) => `${player} spielt wieder mit.`,
    pausing: (player, rounds) => `${player} pausiert in Runde ${rounds.join(", ")}.`,
    pauseEnded: (player, rounds) =>
      rounds.length === 0
        ? `${player} pausiert nicht mehr.`
        : `${player} pausiert nur noch in Runde ${rounds.join(", ")}.`,
    playersOrAll: "Entweder Personen nennen oder --all.",
    checkedIn: (present, missing) =>
      `${present} da${missing.length === 0 ? ", niemand fehlt." : `, es fehlen ${missing.length}: ${someNames(missing)}`}`,
    renamed: (name) => `Das Turnier heißt jetzt „${name}“.`,
    deleted: (name) => `„${name}“ ist gelöscht.`,
    isRehearsal: "Das ist schon eine Probe. Eine weitere lässt sich beim Turnier selbst anlegen.",
    rehearsalBegun: (name, id) =>
      `Probe von „${name}“: ${id}. Niemand sonst sieht sie, nichts geht hinaus. Löschen: losfee delete -c ${id} --yes`,
    deleteQuestion: (name) => `„${name}“ mit allem endgültig löschen? (j/N)`,
    deleteByOption:
      "Nichts gelöscht. Mit -c KENNUNG --yes wird gelöscht; vorher sichern: losfee export.",
    unchanged: "Nichts geändert.",
  },
  en: {
    created: ({ id, journal, seedHash, next }) =>
      `Competition ${id} created in ${journal}.\nHash of the lots' seed: ${seedHash}\nNext: losfee ${next} FILE.csv`,
    id: "Id",
    name: "Name",
    format: "Format",
    entries: "Entries",
    rounds: "Rounds",
    status: "Status",
    open: "open",
    closed: "closed",
    rating: "Rating",
    club: "Club",
    nation: "Nation",
    class: "Class",
    fileOrName: "Name either a file or, with --name, a player.",
    entered: (players) => `Entered: ${players.join(", ")}`,
    enteredMany: (count) =>
      `${counted(count, { one: "player", other: "players" }, "en")} entered. “losfee entries” lists everybody.`,
    nobodyEntered: "Nobody is entered yet. “losfee enter FILE.csv” enters players.",
    present: "here",
    joined: (round) => `from round ${round}`,
    stopped: (reason) => `withdrawn: ${reason}`,
    withdrawnFrom: (round) => `withdrawn from round ${round}`,
    pauses: (rounds) => `away in ${rounds.join(", ")}`,
    halves: (rounds) => `½ point in ${rounds.join(", ")}`,
    changed: (player) => `${player} changed.`,
    removed: (player) => `${player} removed.`,
    withdrawn: (player) => `${player} withdrawn.`,
    reinstated: (player) => `${player} plays again.`,
    pausing: (player, rounds) => `${player} is away in round ${rounds.join(", ")}.`,
    pauseEnded: (player, rounds) =>
      rounds.length === 0
        ? `${player} is not away any more.`
        : `${player} is still away in round ${rounds.join(", ")}.`,
    playersOrAll: "Name players, or use --all.",
    checkedIn: (present, missing) =>
      `${present} here${missing.length === 0 ? ", nobody is missing." : `, ${missing.length} missing: ${someNames(missing)}`}`,
    renamed: (name) => `The competition is now called “${name}”.`,
    deleted: (name) => `“${name}” is deleted.`,
    isRehearsal: "This is a rehearsal already. Begin another one from the real event.",
    rehearsalBegun: (name, id) =>
      `Rehearsal of “${name}”: ${id}. Nobody else sees it, nothing leaves it. To delete it: losfee delete -c ${id} --yes`,
    deleteQuestion: (name) => `Delete “${name}” with everything for good? (y/N)`,
    deleteByOption: "Nothing deleted. -c ID --yes deletes; keep a copy first: losfee export.",
    unchanged: "Nothing changed.",
  },
});
