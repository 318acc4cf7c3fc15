/**
 * Caches the platform's formats: creating one takes far longer than using it. There are few keys:
 * languages, time zones, and the options in the source.
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

/** Returns a locale's number format. */
export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Returns a locale's list format. */
export const listFormat = madeOnce(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** Returns a locale's date format; the time zone is mandatory, as the machine's may change. */
export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);
