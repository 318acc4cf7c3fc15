import { texts } from "@losfee/contract";

export const linksTexts = texts({
  de: {
    title: "Helfer",
    roles: "Rollen und Veranstalter",
    intro:
      "Wer einen solchen Link öffnet, kann Ergebnisse eingeben und prüfen, sonst nichts. Der Name steht im Protokoll bei jedem Ergebnis. Jede Person bekommt ihren eigenen Link.",
    label: "Name",
    labelHint: "z. B. Anna",
    create: "Link anlegen",
    once: "Der Link wird nur jetzt gezeigt. Mit dem Telefon abfotografieren oder kopieren:",
    copy: "Kopieren",
    copied: "Kopiert.",
    qr: (label: string) => `QR-Code des Links für ${label}`,
    list: "Gültige Links",
    none: "Keine.",
    since: (time: string) => `seit ${time}`,
    revoke: "Widerrufen",
    revokeTitle: (label: string) => `Link für ${label} entziehen?`,
    revokeConfirm: "Link entziehen",
    revokeAsk: (label: string) =>
      `Der Link gilt sofort nicht mehr und kommt nicht zurück; was ${label} eingetragen hat, bleibt. Für einen neuen Zugang braucht es einen neuen Link.`,
    revoked: (label: string) => `Der Link für ${label} gilt nicht mehr.`,
    loading: "Links werden geladen …",
    sessions: "Wer gerade angemeldet ist, und Sitzungen beenden",
  },
  en: {
    title: "Helpers",
    roles: "Roles and organisation",
    intro:
      "Whoever opens such a link can enter and check results, nothing else. The name is in the journal with every result. Give everybody a link of their own.",
    label: "Name",
    labelHint: "e.g. Anna",
    create: "Create a link",
    once: "The link is shown only now. Photograph it with the phone, or copy it:",
    copy: "Copy",
    copied: "Copied.",
    qr: (label: string) => `QR code of the link for ${label}`,
    list: "Valid links",
    none: "None.",
    since: (time: string) => `since ${time}`,
    revoke: "Revoke",
    revokeTitle: (label: string) => `Revoke the link for ${label}?`,
    revokeConfirm: "Revoke the link",
    revokeAsk: (label: string) =>
      `The link ends at once and does not come back; what ${label} entered stays. A new link is needed to let them in again.`,
    revoked: (label: string) => `The link for ${label} is no longer valid.`,
    loading: "Loading links …",
    sessions: "Signed-in devices and sessions",
  },
});
