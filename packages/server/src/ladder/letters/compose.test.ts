import {
  applyLadderEvent,
  type FormOfAddress,
  isJournalOf,
  type LadderState,
  type NoticeContent,
  noticesOf,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { addressWords } from "../../../../../test/address-words.ts";
import { pyramid } from "../../samples/pyramid.ts";
import { letterAbout } from "./compose.ts";
import { receiptAbout } from "./receipt.ts";

/** Kinds of letters that occur within some months; rare ones may be missing. */
const USUAL: readonly NoticeContent["kind"][] = [
  ...(["challenged", "assigned", "game-begins", "forfeited"] as const),
  ...(["provisional", "objected", "final", "welcome", "farewell", "holiday"] as const),
];

/** The state with an address for every player, all of whom read German. */
const addressed = (state: LadderState, formOfAddress: FormOfAddress): LadderState => ({
  ...state,
  details: { ...state.details, formOfAddress },
  entries: new Map(
    [...state.entries].map(([id, entry]) => [
      id,
      { ...entry, addresses: [`p${id}@example.org`], language: "de" },
    ]),
  ) as LadderState["entries"],
});

/** Returns every notice of the practice pyramid and the state after which it was due. */
const noticesOfSample = () => {
  const occasion = {
    ...({ competition: "club", name: "Club", language: "de" } as const),
    now: "2026-11-22T08:00:00.000Z",
  };
  const journal = pyramid.play(occasion);
  if (!isJournalOf("ladder", journal)) throw new Error("the sample is no pyramid");
  let before: LadderState | null = null;
  return journal.flatMap((event) => {
    const state = applyLadderEvent(before, event);
    const due = noticesOf(before, state).map((notice) => ({ state, notice }));
    before = state;
    return due;
  });
};

describe("letters to players", () => {
  const notices = noticesOfSample();
  const written = (form: FormOfAddress) =>
    notices.flatMap(({ state, notice }) =>
      notice.to.flatMap((reader) => {
        const page = "https://losfee.example/c/club";
        return letterAbout(addressed(state, form), reader, [notice], page) ?? [];
      }),
    );

  it("are of every usual kind", () => {
    const kinds = new Set(notices.map(({ notice }) => notice.content.kind));
    expect(USUAL.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each([
    ["formal", "informal"],
    ["informal", "formal"],
  ] as const)("say what they say in the %s address, and never in the %s", (form, other) => {
    const receipt = receiptAbout("Herausforderung", "de", form);
    const letters = [
      ...written(form).map(({ subject, text }) => `${subject}\n${text}`),
      ...[receipt.subject, ...receipt.paragraphs.slice(0, 2)],
    ];
    expect(letters.filter((letter) => addressWords(form, letter).length === 0)).toEqual([]);
    expect(letters.filter((letter) => addressWords(other, letter).length > 0)).toEqual([]);
  });
});
