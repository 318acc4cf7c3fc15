import {
  counted,
  describeBreak,
  formatByteLimit,
  formatChoice,
  formatList,
  formatTime,
  isOne,
  kindLabel,
  type Language,
  textAt,
  texts,
} from "@losfee/contract";
import { allowed, titles } from "@losfee/messages/server-http-refusals";
import type { LinkRefusal } from "../access/links.ts";
import type { EmbedRefusal } from "../embeds/embeds.ts";
import type { PictureFormat } from "../pictures/format-of.ts";
import { excerpt } from "./excerpt.ts";
import type { FieldFault, HttpRefusal } from "./http-refusal.ts";
import { describeStorageFault } from "./journal-refusals.ts";
import type { CodeSentences } from "./sentences.ts";

type OwnLinkRefusal = Exclude<LinkRefusal, { readonly code: "no-competition" }>;

type ServerRefusal = HttpRefusal | OwnLinkRefusal | OwnEmbedRefusal;

type OwnEmbedRefusal = Exclude<EmbedRefusal, { readonly code: "no-competition" }>;

/** `WebP`, `JPEG`. */
const formatName = (format: PictureFormat): string =>
  format === "webp" ? "WebP" : format.toUpperCase();

/** Writes one sentence per faulty value; one for the request if none is named. */
const ofEachFault =
  (sentence: (fault: FieldFault) => string) =>
  ({ faults, field }: { readonly faults: readonly FieldFault[]; readonly field: string }): string =>
    (faults.length === 0 ? [{ field }] : faults).map(sentence).join(" ");

const sentences = texts<CodeSentences<ServerRefusal>>({
  de: {
    "malformed-request": ofEachFault(({ field, fault, maximum }) => {
      if (field === "") {
        return "Die Anfrage hat nicht die Form, die erwartet wird. Bitte die Seite neu laden.";
      }
      const named = `Die Angabe „${excerpt(field)}“`;
      if (fault === "surplus") return `${named} gehört nicht hierher. Bitte weglassen.`;
      if (fault === "unkeepable") {
        return `${named} enthält ein Zeichen, das kein Text ist (NUL oder ein halbes Zeichen). Bitte neu eingeben.`;
      }
      return fault === "too-long"
        ? `${named} ist zu lang oder zu groß: Erlaubt ist höchstens ${maximum}.`
        : `${named} fehlt oder ist nicht, was sie sein muss.`;
    }),
    "malformed-json": () =>
      "Die Anfrage ist kein lesbares JSON. Bitte die Seite neu laden oder das Programm prüfen, das sie sendet.",
    "unknown-command": ({ command }) =>
      `Den Befehl „${excerpt(command)}“ gibt es nicht. Die Befehle stehen in der Beschreibung der Schnittstelle.`,
    "unsupported-media-type": ({ accepted }) =>
      `Diese Art von Inhalt wird hier nicht angenommen, sondern: ${accepted.join(", ")}.`,
    "not-signed-in": () =>
      "Dafür braucht man Zugang. Die Turnierleitung kommt über den Link hinein, den Losfee beim Start anzeigt; einen neuen gibt auf dem Rechner, auf dem Losfee läuft, der Befehl „losfee link“. Helfer bekommen von der Turnierleitung einen eigenen.",
    "session-ended": () =>
      "Diese Sitzung ist zu Ende: durch Abmelden, weil die Turnierleitung sie beendet oder den Link entzogen hat, oder weil sie zu lange nicht benutzt wurde. Bitte den eigenen Link noch einmal öffnen; gilt er nicht mehr, gibt die Turnierleitung einen neuen. Die Turnierleitung selbst bekommt ihn auf dem Rechner, auf dem Losfee läuft, mit dem Befehl „losfee link“.",
    "not-allowed": ({ needed }) => allowed.de[needed],
    "foreign-origin": () =>
      "Die Anfrage kommt von einer fremden Seite und wurde nicht ausgeführt. Bitte Losfee direkt öffnen. Steht ein Proxy davor, muss Losfee ihn kennen: losfee serve --trust-proxy ADRESSE.",
    "link-void": () =>
      "Dieser Link gilt nicht (mehr). Der Link der Turnierleitung gilt einmal: Einen neuen gibt auf dem Rechner, auf dem Losfee läuft, der Befehl „losfee link“. Alle anderen bekommen einen neuen von der Turnierleitung.",
    "not-found": () => "Das gibt es hier nicht. Vielleicht fehlt etwas in der Adresse?",
    "no-trf-for-game-points": () =>
      "TRF kennt nur 1, ½ und 0: Turniere mit Spielpunkten lassen sich darin nicht schreiben.",
    "wrong-kind": ({ kind, needed }) =>
      `Dies ist ${kindLabel(kind, "de")}. Was hier gefragt ist, gibt es nur für ${kindLabel(needed, "de")}.`,
    "no-chances-for-teams": () =>
      "Chancen gibt es nur für Turniere, in denen Einzelne spielen: Wie ein Mannschaftskampf ausgeht, hängt an seinen Brettern, und die kennt die Vorhersage nicht.",
    "unknown-scope": () =>
      "Diesen Tisch oder diese Person gibt es hier nicht. Bitte die Liste neu laden.",
    "run-elsewhere": () =>
      "Dieses Turnier wird hier nur gezeigt. Eingaben sind in der Halle möglich, im Netz des Turniers.",
    "hall-unreachable": () =>
      "Die Verbindung zur Halle ist unterbrochen. Bitte gleich noch einmal versuchen.",
    "is-rehearsal": () =>
      "Das ist schon eine Probe. Eine weitere lässt sich beim Turnier selbst anlegen.",
    "rehearsal-is-private": () =>
      "Das ist eine Probe: Von hier geht nichts hinaus, weder Post noch Meldungen. Bitte beim Turnier selbst einstellen.",
    "unknown-sample": ({ known }) => `Dieses Beispiel gibt es nicht. Es gibt: ${known.join(", ")}.`,
    "unknown-link": () => "Diesen Link gibt es nicht (mehr).",
    "unknown-session": () => "Diese Sitzung ist schon zu Ende.",
    "date-not-in-doubt": () => "Das Datum ist nicht (mehr) fraglich.",
    "date-differs": ({ confirmed, now }) =>
      `Bestätigt wurde ${formatTime(confirmed, "de", null)}, der Rechner zeigt jetzt aber ${formatTime(now, "de", null)}. Bitte die Seite neu laden und noch einmal hinsehen.`,
    "unknown-mail": () => "Diese Mail gibt es hier nicht.",
    "unknown-proposal": ({ proposal, known }) =>
      `Einen Vorschlag ${proposal + 1} gibt es zu dieser Mail nicht (mehr); es gibt ${known}. Bitte den Posteingang neu laden.`,
    "embed-sites-malformed": ({ sites }) =>
      `Keine Adresse einer Website ${isOne(sites.length, "de") ? "ist" : "sind"}: ${sites.map((site) => `„${excerpt(site)}“`).join(", ")}. Zum Beispiel: https://verein.example oder https://*.verein.example.`,
    "embed-sites-too-many": ({ allowed }) =>
      `Mehr als ${allowed} Websites sind nicht möglich; für alle eines Vereins genügt https://*.verein.example.`,
    "unknown-webhook": () => "Diese Adresse steht hier nicht (mehr). Bitte die Seite neu laden.",
    "unknown-delivery": () => "Diese Nachricht gibt es hier nicht (mehr).",
    "delivery-not-possible": () =>
      "Diese Nachricht ist gerade unterwegs, oder ihr Inhalt ist gelöscht: Sie lässt sich nicht noch einmal senden.",
    "mail-settled": ({ state }) =>
      state === "cancelled"
        ? "Diese Mail ist schon zurückgezogen."
        : state === "sending"
          ? "Diese Mail wird gerade gesendet und lässt sich nicht mehr ändern."
          : "Diese Mail ist schon gesendet.",
    "mail-off": () =>
      "Von hier geht keine Post hinaus: Senden ist ausgeschaltet (Einstellungen, Post) oder auf diesem Server nicht eingerichtet. Bitte mit dem eigenen Mailprogramm antworten.",
    "seq-not-reached": ({ seq, currentSeq }) =>
      `Ereignis ${seq} gibt es noch nicht; das letzte ist ${currentSeq}.`,
    "body-too-large": ({ limit }) =>
      `Das ist zu groß: Erlaubt sind hier ${formatByteLimit(limit, "de")}. Ist es die richtige Datei?`,
    "not-a-picture": ({ accepted }) =>
      `Diese Datei ist kein Bild, das sich zeigen lässt. Möglich sind ${formatList(accepted.map(formatName), "de")}.`,
    "picture-too-large": ({ most }) =>
      `Das Bild hat zu viele Bildpunkte: höchstens ${most / 1_000_000} Megapixel. Bitte verkleinern.`,
    "picture-broken": ({ format }) =>
      `Die Datei beginnt wie ein Bild (${formatName(format)}), lässt sich aber nicht zu Ende lesen. Bitte noch einmal speichern oder ein anderes Bild nehmen.`,
    "drawing-not-simple": ({ part }) =>
      `Diese Zeichnung (SVG) enthält mehr als Formen, Text und Farbverläufe: „${part}“. Bitte als PNG exportieren.`,
    "picture-too-costly": () =>
      "Dieses Bild zu verkleinern dauert zu lange oder braucht zu viel Speicher. Bitte als JPEG oder PNG speichern, mit weniger Bildpunkten.",
    "pictures-busy": () =>
      "Gerade werden schon andere Bilder verkleinert. Bitte gleich noch einmal versuchen.",
    "readers-away": () => "Gerade antwortet diese Seite nicht. Bitte gleich noch einmal versuchen.",
    "too-many-requests": ({ seconds }) =>
      `Zu viele Anfragen. Bitte in ${counted(seconds, { one: "Sekunde", other: "Sekunden" }, "de")} noch einmal versuchen.`,
    "storage-failed": ({ fault }) => describeStorageFault(fault, "de"),
    "journal-unreadable": (broken) =>
      `Das Protokoll dieses Turniers ist ${describeBreak(broken, "de")}: Es lässt sich nicht zeigen. Aus einer Sicherung zurückholen: „losfee restore SICHERUNG -c KENNUNG“.`,
    "internal-error": () =>
      "In Losfee ist ein Fehler aufgetreten; gespeichert wurde nichts Halbes. Näheres steht in der Ausgabe des Programms.",
    "link-label-missing": () =>
      "Der Link braucht einen Namen, zum Beispiel den der Person: Er steht bei jedem Ergebnis im Journal.",
    "link-label-too-long": ({ allowed }) =>
      `Der Name ist zu lang: Erlaubt sind ${allowed} Zeichen.`,
    "link-label-taken": ({ label }) =>
      `Einen Link für „${excerpt(label)}“ gibt es schon. Bitte einen anderen Namen wählen oder den alten Link widerrufen.`,
  },
  en: {
    "malformed-request": ofEachFault(({ field, fault, maximum }) => {
      if (field === "") {
        return "The request does not have the expected form. Reload the page.";
      }
      const named = `“${excerpt(field)}”`;
      if (fault === "surplus") return `${named} does not belong here. Leave it out.`;
      if (fault === "unkeepable") {
        return `${named} contains a character that is no text (NUL or half a character). Type it again.`;
      }
      return fault === "too-long"
        ? `${named} is too long or too large: at most ${maximum} is allowed.`
        : `${named} is missing or invalid.`;
    }),
    "malformed-json": () =>
      "The request is not readable JSON. Reload the page, or check the program that sends it.",
    "unknown-command": ({ command }) =>
      `There is no command “${excerpt(command)}”. The API’s description lists all commands.`,
    "unsupported-media-type": ({ accepted }) =>
      `This kind of content is not accepted here. Send ${accepted.join(", ")}.`,
    "not-signed-in": () =>
      "This needs access. The director gets in with the link that Losfee prints when it starts; on the machine that Losfee runs on, the command “losfee link” gives a new one. Helpers get a link of their own from the director.",
    "session-ended": () =>
      "Your session has ended: you logged out, the director ended it or revoked your link, or it was not used for too long. Open your link again; if it is no longer valid, the director gives you a new one. Directors get theirs on the machine that Losfee runs on, with the command “losfee link”.",
    "not-allowed": ({ needed }) => allowed.en[needed],
    "foreign-origin": () =>
      "The request comes from a page of another site and was not carried out. Open Losfee itself. If a proxy stands in front, Losfee has to know it: losfee serve --trust-proxy ADDRESS.",
    "link-void": () =>
      "This link is not valid (any more). The director’s link works once: on the machine that Losfee runs on, the command “losfee link” gives a new one. Everybody else gets a new one from the director.",
    "not-found": () => "There is nothing here. Is the address complete?",
    "no-trf-for-game-points": () =>
      "TRF knows only 1, ½ and 0: competitions with game points cannot be written in it.",
    "wrong-kind": ({ kind, needed }) =>
      `This is ${kindLabel(kind, "en")}. What was asked for is only there for ${kindLabel(needed, "en")}.`,
    "no-chances-for-teams": () =>
      "Chances are told only of events in which people play for themselves: how a match of teams ends depends on its boards, which the forecast knows nothing of.",
    "unknown-scope": () => "There is no such table or player here. Reload the page.",
    "run-elsewhere": () =>
      "This event is only shown here. Entries are made in the hall, in the event’s own network.",
    "hall-unreachable": () => "The connection to the hall is interrupted. Try again in a moment.",
    "is-rehearsal": () => "This is a rehearsal already. Begin another one from the real event.",
    "rehearsal-is-private": () =>
      "This is a rehearsal: nothing leaves it, neither mail nor messages. Set that up in the real event.",
    "unknown-sample": ({ known }) => `There is no such sample. There are: ${known.join(", ")}.`,
    "unknown-link": () => "This link does not exist (any more).",
    "unknown-session": () => "This session has already ended.",
    "date-not-in-doubt": () => "The date is not in doubt (any more).",
    "date-differs": ({ confirmed, now }) =>
      `${formatTime(confirmed, "en", null)} was confirmed, but this machine shows ${formatTime(now, "en", null)} now. Reload the page and look again.`,
    "unknown-mail": () => "There is no such mail here.",
    "unknown-proposal": ({ proposal, known }) =>
      `This mail has no proposal ${proposal + 1} (any more); it has ${known}. Reload the page.`,
    "embed-sites-malformed": ({ sites }) =>
      `Not the address of a website: ${sites.map((site) => `“${excerpt(site)}”`).join(", ")}. For instance: https://club.example or https://*.club.example.`,
    "embed-sites-too-many": ({ allowed }) =>
      `There can be ${allowed} websites at most; for all of one club https://*.club.example is enough.`,
    "unknown-webhook": () => "This address is not listed here (any more). Load the page again.",
    "unknown-delivery": () => "There is no such message here (any more).",
    "delivery-not-possible": () =>
      "This message is under way, or what it said was erased: it cannot be sent again.",
    "mail-settled": ({ state }) =>
      state === "cancelled"
        ? "This mail has already been withdrawn."
        : state === "sending"
          ? "This mail is being sent and can no longer be changed."
          : "This mail has already been sent.",
    "mail-off": () =>
      "No mail leaves from here: sending is switched off (settings, mail) or not set up on this server. Please answer with your own mail program.",
    "seq-not-reached": ({ seq, currentSeq }) =>
      `Event ${seq} has not happened yet; the last one is ${currentSeq}.`,
    "body-too-large": ({ limit }) =>
      `This is too large: up to ${formatByteLimit(limit, "en")} are accepted here. Is it the right file?`,
    "not-a-picture": ({ accepted }) =>
      `This file is not a picture that can be shown. Choose ${formatChoice(accepted.map(formatName), "en")}.`,
    "picture-too-large": ({ most }) =>
      `The picture has too many pixels: at most ${most / 1_000_000} megapixels. Please make it smaller.`,
    "picture-broken": ({ format }) =>
      `The file begins like a picture (${formatName(format)}) but cannot be read to its end. Save it again, or choose another picture.`,
    "drawing-not-simple": ({ part }) =>
      `This drawing (SVG) has more in it than shapes, text and gradients: “${part}”. Please export it as PNG.`,
    "picture-too-costly": () =>
      "Making this picture smaller takes too long or too much memory. Save it as JPEG or PNG, with fewer pixels.",
    "pictures-busy": () => "Other pictures are being made smaller just now. Try again in a moment.",
    "readers-away": () => "This page does not answer just now. Try again in a moment.",
    "too-many-requests": ({ seconds }) =>
      `Too many requests. Try again in ${counted(seconds, { one: "second", other: "seconds" }, "en")}.`,
    "storage-failed": ({ fault }) => describeStorageFault(fault, "en"),
    "journal-unreadable": (broken) =>
      `The journal of this competition is ${describeBreak(broken, "en")}: it cannot be shown. Restore it from a backup: “losfee restore BACKUP -c ID”.`,
    "internal-error": () =>
      "Something went wrong in Losfee; nothing was half-saved. The program’s output says more.",
    "link-label-missing": () =>
      "The link needs a name, for instance the person’s: it appears in the journal with each result.",
    "link-label-too-long": ({ allowed }) => `The name is too long: up to ${allowed} characters.`,
    "link-label-taken": ({ label }) =>
      `There is already a link for “${excerpt(label)}”. Choose another name, or revoke the old link.`,
  },
});

/** Describes why the server refused a request, and the way out. */
export const describeServerRefusal = (refusal: ServerRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: ServerRefusal) => string;
  return sentence(refusal);
};

/** True if a refusal is one of the server's own. */
export const isServerRefusal = (refusal: { readonly code: string }): refusal is ServerRefusal =>
  Object.hasOwn(sentences.en, refusal.code);

/** Returns a short title of a status. */
export const titleOfStatus = (status: number, language: Language): string =>
  textAt(titles[language], String(status)) ?? `HTTP ${status}`;
