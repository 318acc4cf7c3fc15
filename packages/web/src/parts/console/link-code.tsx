import type { VNode } from "preact";

/** A link as a QR code in SVG; null if no other device could reach it. */
export const LinkCode = ({
  qr,
  alt,
}: {
  readonly qr: string | null;
  readonly alt: string;
}): VNode | null =>
  qr === null ? null : (
    <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={alt} />
  );
