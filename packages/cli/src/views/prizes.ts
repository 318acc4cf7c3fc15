import { decimalSign, formatList, formatPoints } from "@losfee/contract";
import { type Language, localeOf } from "@losfee/contract/language";
import {
  type Fraction,
  type FundAwards,
  isWorth,
  type ListAwards,
  type ListedLine,
  workingsFor,
} from "@losfee/core";
import type { PrizeEvent } from "@losfee/files/calculations";
import { prizeTexts } from "@losfee/messages/cli-prizes";
import { personLabel } from "../call/person.ts";
import { left, right, table } from "../terminal/table.ts";

/** Formats money of an event. */
interface Money {
  /** A whole number of the smallest coin. */
  readonly amount: (coins: number) => string;
  /** A share before rounding. */
  readonly exact: (share: Fraction) => string;
}

const moneyIn = (currency: string | null, language: Language): Money => {
  if (currency === null) {
    return { amount: (coins) => `${coins}`, exact: ({ n, d }) => decimalText(n, d, language) };
  }
  const format = new Intl.NumberFormat(localeOf(language), { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = (coins: number): string => format.format(coins / 10 ** digits);
  const exact = ({ n, d }: Fraction): string =>
    d === 1 ? amount(n) : decimalText(n, d * 10 ** digits, language);
  return { amount, exact };
};

/** A division to four decimals, cut off and marked where it goes on. */
const decimalText = (dividend: number, divisor: number, language: Language): string => {
  const parts = (BigInt(dividend) * 10_000n) / BigInt(divisor);
  const isExact = parts * BigInt(divisor) === BigInt(dividend) * 10_000n;
  const decimals = `${parts % 10_000n}`.padStart(4, "0").replace(isExact ? /0+$/ : /$^/, "");
  const whole = `${parts / 10_000n}`;
  return decimals === ""
    ? whole
    : `${whole}${decimalSign(language)}${decimals}${isExact ? "" : "…"}`;
};

/** Describes all awards of an event, list by list. */
export const awardsText = (event: PrizeEvent, awards: FundAwards, language: Language): string => {
  const t = prizeTexts[language];
  const money = moneyIn(event.currency, language);
  const sum = (field: "spent" | "unspent"): string =>
    money.amount(awards.lists.reduce((all, list) => all + list[field], 0));
  const lost = awards.worthLess.map(({ contender, list, exact, otherList, otherExact }) =>
    t.worthLess({
      player: nameIn(event, contender),
      list: awards.lists[list]?.name ?? "",
      amount: money.exact(exact),
      other: awards.lists[otherList]?.name ?? "",
      otherAmount: money.exact(otherExact),
    }),
  );
  return [
    t.several[event.fund.several],
    ...awards.lists.flatMap((_, index) => ["", ...listText(event, awards, index, language)]),
    "",
    ...lost,
    t.totals({ spent: sum("spent"), unspent: sum("unspent") }),
  ].join("\n");
};

const nameIn = ({ contenders }: PrizeEvent, contender: number): string => {
  const person = contenders[contender];
  return person === undefined ? "" : personLabel(person);
};

const listText = (
  event: PrizeEvent,
  awards: FundAwards,
  index: number,
  language: Language,
): readonly string[] => {
  const t = prizeTexts[language];
  const money = moneyIn(event.currency, language);
  const [list, given] = [event.fund.lists[index], awards.lists[index]];
  if (list === undefined || given === undefined) return [];
  const nameOf = (other: number): string => awards.lists[other]?.name ?? "";
  const { name, fitting, tooFew, passedTo, received, total, unspent, unspentThings } = given;
  const { split } = list.sharing;
  const unspentParts = [...(unspent > 0 ? [money.amount(unspent)] : []), ...unspentThings];
  return [
    t.list({ name, split, cumulative: list.cumulative, fitting, total: money.amount(total) }),
    ...received.map(({ list: from, amount }) =>
      t.received({ amount: money.amount(amount), list: nameOf(from) }),
    ),
    ...(tooFew ? [t.tooFew({ atLeast: list.atLeast })] : []),
    ...(passedTo === null ? [] : [t.passed({ list: nameOf(passedTo) })]),
    ...(tooFew ? [] : [awardTable(event, awards, index, language)]),
    ...(unspentParts.length > 0 ? [t.unspent({ what: formatList(unspentParts, language) })] : []),
    ...lackingLines(event, given, language),
  ];
};

const awardTable = (
  event: PrizeEvent,
  awards: FundAwards,
  index: number,
  language: Language,
): string => {
  const t = prizeTexts[language];
  const money = moneyIn(event.currency, language);
  const rows = (awards.lists[index]?.lines ?? []).flatMap((line) => {
    if (line.kind !== "stands" || !isWorth(line)) return [];
    const { contender, place, group, pot, exact, amount, things } = line;
    const score = event.contenders[contender]?.score ?? 0;
    const elsewhere = workingsFor(awards, contender).flatMap((other) =>
      other.kind === "elsewhere" && other.placedIn === index && isWorth(other.share)
        ? [
            t.would({
              list: awards.lists[other.list]?.name ?? "",
              amount: money.exact(other.share.exact),
            }),
          ]
        : [],
    );
    return [
      [
        `${place}.`,
        nameIn(event, contender),
        formatPoints(score, language),
        group[0] === group[1] ? `${group[0]}` : `${group[0]}–${group[1]}`,
        money.amount(pot),
        money.exact(exact),
        money.amount(amount),
        things.join(", "),
        elsewhere.join(", "),
      ],
    ];
  });
  if (rows.length === 0) return t.nobody;
  return table(
    [
      ...[right(t.place), left(t.player), right(t.score), right(t.group), right(t.pot)],
      ...[right(t.share), right(t.prize), left(t.things), left(t.other)],
    ].map((column, at) =>
      rows.every((row) => row[at] === "") ? { ...column, heading: "" } : column,
    ),
    rows,
  );
};

const lackingLines = (
  event: PrizeEvent,
  { lines }: ListAwards,
  language: Language,
): readonly string[] => {
  const t = prizeTexts[language];
  const people = lines.flatMap((line) =>
    line.kind === "lacks"
      ? [
          t.lacking({
            player: nameIn(event, line.contender),
            facts: formatList(
              line.missing.map((fact) => t.facts[fact]),
              language,
            ),
          }),
        ]
      : [],
  );
  return people.length === 0 ? [] : [t.lacks({ people: people.join(", ") })];
};

/** Explains what one person gets, by each list that the person fits. */
export const workingsText = (
  event: PrizeEvent,
  awards: FundAwards,
  contender: number,
  language: Language,
): string => {
  const t = prizeTexts[language].why;
  const money = moneyIn(event.currency, language);
  const lines = workingsFor(awards, contender);
  const won = lines.flatMap((line) =>
    line.kind === "stands"
      ? [...(line.amount > 0 ? [money.amount(line.amount)] : []), ...line.things]
      : [],
  );
  const what = won.length === 0 ? t.nothing : formatList(won, language);
  return [
    t.title({ player: nameIn(event, contender), what }),
    ...(lines.length === 0 ? [t.fitsNowhere] : []),
    ...lines.map((line) => lineText(event, awards, line, language)),
  ].join("\n");
};

const lineText = (
  event: PrizeEvent,
  awards: FundAwards,
  line: ListedLine,
  language: Language,
): string => {
  const { why: t, facts } = prizeTexts[language];
  const money = moneyIn(event.currency, language);
  const nameOf = (list: number): string => awards.lists[list]?.name ?? "";
  const list = nameOf(line.list);
  switch (line.kind) {
    case "stands":
      return standsText(event, line, list, language);
    case "elsewhere": {
      const other = nameOf(line.placedIn);
      const amount = [
        ...(line.share.exact.n > 0 ? [money.exact(line.share.exact)] : []),
        ...line.share.things,
      ];
      return amount.length === 0
        ? t.elsewhereNothing({ list, other })
        : t.elsewhere({ list, other, amount: formatList(amount, language) });
    }
    case "too-few":
      return t.tooFew({ list });
    case "withdrew":
      return t.withdrew({ list });
    case "lacks": {
      const missing = line.missing.map((fact) => facts[fact]);
      return t.lacks({ list, facts: formatList(missing, language) });
    }
  }
};

const standsText = (
  event: PrizeEvent,
  line: Extract<ListedLine, { readonly kind: "stands" }>,
  list: string,
  language: Language,
): string => {
  const t = prizeTexts[language].why;
  const money = moneyIn(event.currency, language);
  const { place, group, pot, own, sharers, exact, things, amount, plusUnit } = line;
  const [first, last] = group;
  if (pot === 0 && things.length === 0) return t.below({ list, place });
  const split = event.fund.lists[line.list]?.sharing.split ?? "place";
  const size = last - first + 1;
  const score = formatPoints(event.contenders[line.contender]?.score ?? 0, language);
  const extra = things.length === 0 ? [] : [t.things({ things: formatList(things, language) })];
  if (split === "place" || size === 1 || pot === 0) {
    return [t.alone({ list, place, pot: money.amount(own) }), ...extra].join(" ");
  }
  const sizes = { list, place, size, score, first, last, pot: money.amount(pot) };
  if (exact.n === 0) return [t.group(sizes), t.gaveWay({ sharers }), ...extra].join(" ");
  const share = money.exact(exact);
  return [
    t.group(sizes),
    ...(sharers < size ? [t.sharers({ sharers })] : []),
    split === "equal"
      ? t.equal({ pot: money.amount(pot), sharers, share })
      : t.hort({ own: money.amount(own), share }),
    t.rounded({ amount: money.amount(amount), plusUnit }),
    ...extra,
  ].join(" ");
};
