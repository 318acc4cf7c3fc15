import { type DeclaredSystem, declaredSystemOf } from "@losfee/core";
import type { TrfHeader } from "./tournament.ts";

/** A file's declared pairing system, and the record that declares it. */
export interface TrfDeclaration extends DeclaredSystem {
  readonly record: "192" | "092";
}

/** A code of the table for record 192, written into 092 by older programs. */
const CODE = /^(?:FIDE|BERGER|CUSTOM)_[A-Z0-9_]+$/i;

/** Systems of FIDE that are not among ours, in words. */
const IN_WORDS = /\b(DUBOV|BURSTEIN|LIM)\b/i;

/**
 * Returns the declared system: by record 192, else by a code or one of FIDE's names in the words of
 * 092. Null if none is declared: the Dutch system then, as in engines.
 */
export const declarationOf = ({
  typeCode,
  type,
}: Pick<TrfHeader, "typeCode" | "type">): TrfDeclaration | null => {
  const declared = declaredSystemOf(typeCode);
  if (declared !== null) return { ...declared, record: "192" };
  const words = type.trim();
  const name = CODE.test(words) ? words : IN_WORDS.exec(words)?.[1];
  const meant = name === undefined ? null : declaredSystemOf(name);
  if (meant === null) return null;
  return { ...meant, code: CODE.test(words) ? meant.code : words, record: "092" };
};
