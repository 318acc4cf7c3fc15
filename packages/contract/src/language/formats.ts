/**
 * The formats of the platform, each made once: to make one takes far longer than to use it. What is
 * told apart is few: languages, time zones, and the options that stand in the source.
 */
const madeOnce = <Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): ((locale: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
};

/** How a locale writes numbers. */
export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** How a locale writes lists. */
export const listFormat = madeOnce(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** Which form of a noun a locale takes for a count. */
export const pluralRules = madeOnce(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

/** How a locale writes moments in a time zone, which has to be named: that of the machine may change. */
export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);
