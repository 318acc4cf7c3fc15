import { texts } from "@losfee/contract";

interface PictureTexts {
  readonly title: string;
  readonly hint: string;
  readonly file: string;
  readonly fileMissing: string;
  readonly alt: string;
  readonly altHints: Readonly<Record<"logo" | "poster" | "sponsor", string>>;
  readonly sponsors: string;
  readonly sponsorsHint: string;
  readonly save: string;
  readonly saved: (name: string) => string;
  readonly uploading: string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly removeTitle: (name: string) => string;
  readonly removeHint: string;
}

export const pictureTexts = texts<PictureTexts>({
  de: {
    title: "Logo und Plakat",
    hint: "JPEG, PNG, WebP, AVIF, GIF oder SVG, höchstens 8 MB. Die Bilder werden verkleinert; Angaben darin (Ort, Kamera) bleiben nicht erhalten.",
    file: "Bilddatei",
    fileMissing: "Bitte erst eine Bilddatei wählen.",
    alt: "Bildbeschreibung (für Screenreader)",
    altHints: {
      logo: "Wappen des Vereins",
      poster: "Plakat: Springer vor dem Münster",
      sponsor: "Bäckerei Weber",
    },
    sponsors: "Sponsoren",
    sponsorsHint:
      "Bis zu acht Bilder, eines nach dem anderen auf den Leinwänden, die Sponsoren zeigen. Transparente Flächen werden weiß.",
    save: "Übernehmen",
    saved: (name) => `${name} gespeichert.`,
    uploading: "Das Bild wird hochgeladen und verkleinert …",
    remove: "Entfernen",
    removed: (name) => `${name} entfernt.`,
    removeTitle: (name) => `${name} entfernen?`,
    removeHint:
      "Das Bild wird gelöscht. Zurück kommt es nur, wenn es noch einmal hochgeladen wird.",
  },
  en: {
    title: "Logo and poster",
    hint: "JPEG, PNG, WebP, AVIF, GIF or SVG, at most 8 MB. Pictures are made smaller; what is noted in them (place, camera) is not kept.",
    file: "Picture file",
    fileMissing: "Please choose a picture file first.",
    alt: "What it shows, for everybody who does not see it",
    altHints: {
      logo: "The club’s badge",
      poster: "Poster: a knight in front of the minster",
      sponsor: "Weber’s Bakery",
    },
    sponsors: "Sponsors",
    sponsorsHint:
      "Up to eight pictures, one after the other on the screens that show sponsors. What is transparent becomes white.",
    save: "Apply",
    saved: (name) => `${name} saved.`,
    uploading: "The picture is being uploaded and made smaller …",
    remove: "Remove",
    removed: (name) => `${name} removed.`,
    removeTitle: (name) => `Remove the ${name.toLowerCase()}?`,
    removeHint: "The picture is deleted. It only comes back if it is uploaded again.",
  },
});
