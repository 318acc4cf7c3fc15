import { isOne, texts } from "@losfee/contract";

/** Texts about players without a check-in. */
export const unseenTexts = texts({
  de: {
    heading: (count: number) =>
      isOne(count, "de")
        ? "1 ist noch nicht als anwesend eingetragen:"
        : `${count} sind noch nicht als anwesend eingetragen:`,
    check: (names: string) => `Noch nicht anwesend: ${names}`,
    named: (name: string, act: string) => `${name}: ${act}`,
    areHere: (count: number): string => (isOne(count, "de") ? "Ist da" : "Alle sind da"),
    areHereDone: (count: number) =>
      isOne(count, "de") ? "Als anwesend eingetragen." : `${count} als anwesend eingetragen.`,
    pause: (count: number): string =>
      isOne(count, "de") ? "Aussetzen lassen" : "Alle aussetzen lassen",
    pauseDone: (count: number, round: number) =>
      isOne(count, "de")
        ? `Setzt in Runde ${round} aus.`
        : `${count} setzen in Runde ${round} aus.`,
    withdraw: (count: number): string => (isOne(count, "de") ? "Abmelden" : "Alle abmelden"),
    withdrawDone: (count: number) =>
      isOne(count, "de") ? "Abgemeldet." : `${count} sind abgemeldet.`,
    withdrawnFromDraft: (count: number) =>
      isOne(count, "de")
        ? "Abgemeldet; die Tische sind neu gelost."
        : `${count} sind abgemeldet; die Tische sind neu gelost.`,
    reason: "nicht erschienen",
  },
  en: {
    heading: (count: number) =>
      isOne(count, "en")
        ? "1 is missing, not checked in:"
        : `${count} are missing, not checked in:`,
    check: (names: string) => `Not checked in: ${names}`,
    named: (name: string, act: string) => `${name}: ${act}`,
    areHere: (count: number): string => (isOne(count, "en") ? "Is here" : "All are here"),
    areHereDone: (count: number) => (isOne(count, "en") ? "Checked in." : `${count} checked in.`),
    pause: (count: number): string => (isOne(count, "en") ? "Leave out" : "Leave all out"),
    pauseDone: (count: number, round: number) =>
      isOne(count, "en") ? `Left out of round ${round}.` : `${count} left out of round ${round}.`,
    withdraw: (count: number): string => (isOne(count, "en") ? "Withdraw" : "Withdraw all"),
    withdrawDone: (count: number) => (isOne(count, "en") ? "Withdrawn." : `${count} withdrawn.`),
    withdrawnFromDraft: (count: number) =>
      isOne(count, "en")
        ? "Withdrawn; the tables are drawn again."
        : `${count} withdrawn; the tables are drawn again.`,
    reason: "did not appear",
  },
});
