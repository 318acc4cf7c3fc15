import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** One file of a picture. */
export interface PictureFile {
  /** Its name, as in {@link pictureFiles}: `480.webp`. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * Returns the SHA-256 over the files of a picture, each preceded by its name and length: the
 * picture's address, in hexadecimal. The order does not matter. Linear.
 */
export const pictureHash = (files: readonly PictureFile[]): string => {
  const hash = sha256.create();
  for (const { file, bytes } of files.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    hash.update(utf8ToBytes(`${file} ${bytes.length}\n`)).update(bytes);
  }
  return bytesToHex(hash.digest());
};
