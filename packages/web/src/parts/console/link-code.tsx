import type { VNode } from "preact";

/** A link as a QR code, an SVG picture. */
export const LinkCode = ({ qr, alt }: { readonly qr: string; readonly alt: string }): VNode => (
  <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={alt} />
);
