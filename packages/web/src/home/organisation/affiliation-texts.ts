import { counted, texts } from "@losfee/contract";

/** Texts about an organisation's parent and requests to join it. */
export const affiliationTexts = texts({
  de: {
    title: "Gehört zu",
    nothing: "Dieser Veranstalter steht für sich.",
    leave: "Austreten",
    leaveAsk: (name: string): string =>
      `Danach steht dieser Veranstalter für sich: ${name} sieht seine Turniere nicht mehr, und was von dort übernommen war (Impressum, Datenschutzerklärung, wie lange Namen bleiben), gilt hier nicht mehr.`,
    left: "Er steht jetzt für sich.",
    ask: "Zu einem Verband gehören",
    askHint:
      "Gemeint ist die Adresse seiner Seite oder seines Impressums, wie sie im Browser steht. Sobald sein Inhaber zustimmt, sieht er Ihre Turniere. Von ihm gilt dann, was hier nicht selbst gesetzt ist: Impressum, Datenschutzerklärung und wie lange Namen bleiben.",
    address: "Adresse des Verbands",
    loses: (years: number): string =>
      `Dort werden Namen nach ${counted(years, { one: "Jahr", other: "Jahren" }, "de")} zu Initialen. Sobald der Verband zustimmt, geschieht das in diesen Turnieren, später auch in anderen, von selbst:`,
    send: "Bitten",
    asked: (name: string): string => `Gebeten, zu ${name} zu gehören. Noch nicht angenommen.`,
    takeBack: "Bitte zurückziehen",
    takenBack: "Die Bitte ist zurückgezogen.",
    sent: "Die Bitte ist gestellt.",
    placed: "Gespeichert.",
    asking: "Wollen dazugehören",
    below: "Dazu gehören",
    release: "Zugehörigkeit beenden",
    releaseOf: (name: string): string => `Zugehörigkeit beenden: ${name}`,
    releaseAsk: (name: string): string =>
      `Danach steht ${name} für sich: Seine Turniere sind hier nicht mehr zu sehen, und was von hier übernommen war (Impressum, Datenschutzerklärung, wie lange Namen bleiben), gilt dort nicht mehr. Wer dort Inhaber ist, bleibt es.`,
    released: (name: string): string => `${name} steht jetzt für sich.`,
  },
  en: {
    title: "Belongs to",
    nothing: "This organisation stands by itself.",
    leave: "Leave",
    leaveAsk: (name: string): string =>
      `After that this organisation stands by itself: ${name} no longer sees its competitions, and what was taken from there (imprint, privacy notice, how long names are kept) no longer holds here.`,
    left: "It stands by itself now.",
    ask: "Belong to an association",
    askHint:
      "This is the address of its page or of its imprint, as the browser shows it. As soon as its owner agrees, it sees your competitions. Whatever is not set here then holds as it is there: imprint, privacy notice, and how long names are kept.",
    address: "Address of the association",
    loses: (years: number): string =>
      `Names become initials there after ${counted(years, { one: "year", other: "years" }, "en")}. As soon as the association agrees it happens in these competitions, and later in others, by itself:`,
    send: "Ask",
    asked: (name: string): string => `Asked to belong to ${name}. Not accepted yet.`,
    takeBack: "Take back what was asked",
    takenBack: "It was taken back.",
    sent: "It was asked.",
    placed: "Saved.",
    asking: "Asking to belong here",
    below: "Belonging to it",
    release: "End membership",
    releaseOf: (name: string): string => `End membership: ${name}`,
    releaseAsk: (name: string): string =>
      `After that ${name} stands by itself: its competitions are no longer seen here, and what it took from here (imprint, privacy notice, how long names are kept) no longer holds there. Whoever owns it still does.`,
    released: (name: string): string => `${name} stands by itself now.`,
  },
});
