/** Counts up to here determine the forms; the program never counts millions. */
const MOST = 1000;

/** Returns the plural forms of a language, by Unicode's rules: `["one", "other"]`. */
export const pluralForms = (language: string): readonly Intl.LDMLPluralRule[] => {
  const rules = new Intl.PluralRules(language);
  const taken = new Set(Array.from({ length: MOST + 1 }, (_, count) => rules.select(count)));
  return rules.resolvedOptions().pluralCategories.filter((form) => taken.has(form));
};

/** The same as formulas in C for gettext's editors: the usual ones. */
const FORMULAS: readonly (readonly [formula: string, form: (n: number) => number])[] = [
  ["n != 1", (n) => (n === 1 ? 0 : 1)],
  ["n > 1", (n) => (n > 1 ? 1 : 0)],
  ["0", () => 0],
  [
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
    (n) => {
      if (n % 10 === 1 && n % 100 !== 11) return 0;
      return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
    },
  ],
  [
    "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
    (n) => {
      if (n === 1) return 0;
      return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
    },
  ],
  ["n==1 ? 0 : n>=2 && n<=4 ? 1 : 2", (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2)],
];

/** Returns a catalogue's header `Plural-Forms`. Throws for a language without a listed formula. */
export const pluralHeader = (language: string): string => {
  const forms = pluralForms(language);
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: MOST + 1 }, (_, count) => count);
  const found = FORMULAS.find(([, form]) =>
    counts.every((count) => forms[form(count)] === rules.select(count)),
  );
  if (found === undefined) {
    throw new Error(
      `The plural formula of "${language}" is missing in scripts/languages/plurals.ts.`,
    );
  }
  return `nplurals=${forms.length}; plural=(${found[0]});`;
};
