import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { drawnBelow } from "./drawn-below.ts";
import { inParts, Lines } from "./in-parts.tsx";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const List = ({ count, name = "" }: { readonly count: number; readonly name?: string }): VNode => (
  <ul title={name}>
    <Lines lines={numbers(count)} draw={(line, at) => <li key={line} value={at} />} />
    <li>{name}</li>
  </ul>
);

const plain = (document: () => VNode): string => renderToString(document());
const joined = (document: () => VNode, draw = plain): string =>
  [...inParts(document, draw)].join("");

describe("a page that is drawn in parts", () => {
  it("is the same text as one that is drawn at once, however long its lists are", () => {
    for (const count of [0, 1, 25, 26, 50, 99]) {
      const document = (): VNode => (
        <main>
          <List count={count} />
          <List count={30} />
        </main>
      );
      expect(joined(document)).toBe(plain(document));
    }
  });

  it("has a part for each stretch of a long list, and the rest", () => {
    expect([...inParts(() => <List count={60} />, plain)]).toHaveLength(3 + 1);
    expect([...inParts(() => <List count={25} />, plain)]).toHaveLength(1);
  });

  it("does not mix with another that is drawn meanwhile", () => {
    const document = (): VNode => <List count={60} />;
    let html = "";
    for (const part of inParts(document, plain)) {
      expect(plain(document)).not.toContain("\u0001");
      expect(joined(document)).toBe(plain(document));
      html += part;
    }
    expect(html).toBe(plain(document));
  });

  it("keeps a name as it is that looks like the mark of a part", () => {
    for (const name of ["\u00010\u0001", "\u0001"]) {
      const document = (): VNode => <List count={60} name={name} />;
      expect(joined(document)).toBe(plain(document));
    }
  });

  it("has the addresses of a part below the base path, too", () => {
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
    const html = joined(document, below);
    expect(html).toBe(below(document));
    expect(html).toContain('href="/losfee/c/59"');
  });

  it("leaves nothing behind when drawing fails", () => {
    const broken = (): VNode => {
      throw new Error("no such page");
    };
    expect(() => joined(broken)).toThrow("no such page");
    expect(plain(() => <List count={60} />)).not.toContain("\u0001");
  });
});
