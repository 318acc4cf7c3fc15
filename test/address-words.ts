/** Words that only one form of address has; `sie` and `ihr` in small letters are other people. */
const WORDS = {
  formal: /(?<![\p{L}\p{N}])(?:Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}\p{N}])/gu,
  informal: /(?<![\p{L}\p{N}])(?:du|dich|dir|deine?[mnrs]?)(?![\p{L}\p{N}])/giu,
} as const;

/** The words of a form of address in a German text. */
export const addressWords = (form: keyof typeof WORDS, text: string): readonly string[] =>
  [...text.matchAll(WORDS[form])].map(([word]) => word);
