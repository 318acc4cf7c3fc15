import { leadsElsewhere } from "@losfee/web";

/** Quiet zone in modules: the standard's is four, two suffice on a white surface. */
const MARGIN = 2;

/** An address as a QR code (ISO/IEC 18004, correction level M), an SVG picture. */
export const qrCode = async (address: string): Promise<string> => {
  const { toString: draw } = await import("qrcode");
  return draw(address, { type: "svg", errorCorrectionLevel: "M", margin: MARGIN });
};

/** The QR code of an address that other devices can reach; null for a local one. */
export const qrCodeForPhones = async (address: string): Promise<string | null> =>
  leadsElsewhere(address) ? qrCode(address) : null;
