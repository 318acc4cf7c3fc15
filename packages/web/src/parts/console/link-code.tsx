import { type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";
import { CommandWords } from "../command-words.tsx";

const linkCodeTexts = texts({
  de: {
    onlyHere:
      "Kein QR-Code: Der Link führt nur auf diesem Rechner hierher. Damit Telefone im selben Netz ihn öffnen können, Losfee mit --network starten und den Link neu anlegen.",
  },
  en: {
    onlyHere:
      "No QR code: the link works on this machine only. For phones on the same network, start Losfee with --network and make the link again.",
  },
});

/** A link as a QR code, an SVG picture; where no other device could follow it, what helps. */
export const LinkCode = ({
  qr,
  alt,
  language,
}: {
  readonly qr: string | null;
  readonly alt: string;
  readonly language: Language;
}): VNode =>
  qr === null ? (
    <p class="note link-only-here">
      <CommandWords text={linkCodeTexts[language].onlyHere} />
    </p>
  ) : (
    <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={alt} />
  );
