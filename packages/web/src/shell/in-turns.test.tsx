import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it, vi } from "vitest";
import { drawnBelow } from "./drawn-below.ts";
import { inTurns, Lines } from "./in-turns.tsx";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const List = ({ count, name = "" }: { readonly count: number; readonly name?: string }): VNode => (
  <ul title={name}>
    <Lines lines={numbers(count)} draw={(line, at) => <li key={line} value={at} />} />
    <li>{name}</li>
  </ul>
);

const plain = (document: () => VNode): string => renderToString(document());
const noTurn = async (): Promise<void> => {};

describe("a page that is drawn in turns", () => {
  it("is the same text as one that is drawn at once, however long its lists are", async () => {
    for (const count of [0, 1, 25, 26, 50, 99]) {
      const document = (): VNode => (
        <main>
          <List count={count} />
          <List count={30} />
        </main>
      );
      expect(await inTurns(document, plain, noTurn)).toBe(plain(document));
    }
  });

  it("lets others go before each part of a list", async () => {
    const turn = vi.fn(noTurn);
    await inTurns(() => <List count={60} />, plain, turn);
    expect(turn).toHaveBeenCalledTimes(3);
    await inTurns(() => <List count={25} />, plain, turn);
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it("does not mix with another that is drawn meanwhile", async () => {
    const others = vi.fn(async () => {
      expect(plain(() => <List count={60} />)).not.toContain("\u0001");
      await inTurns(() => <List count={60} />, plain, noTurn);
    });
    const document = (): VNode => <List count={60} />;
    expect(await inTurns(document, plain, others)).toBe(plain(document));
    expect(others).toHaveBeenCalled();
  });

  it("keeps a name as it is that looks like the mark of a part", async () => {
    for (const name of ["\u00010\u0001", "\u0001"]) {
      const document = (): VNode => <List count={60} name={name} />;
      expect(await inTurns(document, plain, noTurn)).toBe(plain(document));
    }
  });

  it("has the addresses of a part below the base path, too", async () => {
    const document = (): VNode => (
      <Lines
        lines={numbers(60)}
        draw={(line) => (
          <a key={line} href={`/c/${line}`}>
            {line}
          </a>
        )}
      />
    );
    const below = (draw: () => VNode): string => drawnBelow("/losfee", () => plain(draw));
    const html = await inTurns(document, below, noTurn);
    expect(html).toBe(below(document));
    expect(html).toContain('href="/losfee/c/59"');
  });

  it("leaves nothing behind when drawing fails", async () => {
    const broken = (): VNode => {
      throw new Error("no such page");
    };
    await expect(inTurns(broken, plain, noTurn)).rejects.toThrow("no such page");
    expect(plain(() => <List count={60} />)).not.toContain("\u0001");
  });
});
