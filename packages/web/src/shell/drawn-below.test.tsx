import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { drawnBelow } from "./drawn-below.ts";

const Part = () => (
  <form action="/c/ulm/me">
    <a href="/c/ulm">A</a>
    <a href="https://fide.com/">B</a>
    <img src="/p.png" srcset="/p-1.png 320w, /p-2.png 640w" alt="/p" />
    <body data-stream="/api/v1/stream" data-later={undefined} />
  </form>
);

describe("what is drawn below an address", () => {
  it("has all addresses of ours there, in every part", () => {
    expect(drawnBelow("/losfee", () => renderToString(<Part />))).toBe(
      '<form action="/losfee/c/ulm/me"><a href="/losfee/c/ulm">A</a><a href="https://fide.com/">B</a><img src="/losfee/p.png" srcset="/losfee/p-1.png 320w, /losfee/p-2.png 640w" alt="/p"/><body data-stream="/losfee/api/v1/stream"></body></form>',
    );
  });

  it("does not concern what is drawn afterwards, also where drawing failed", () => {
    const failing = () => {
      throw new Error("in a part");
    };
    expect(() => drawnBelow("/losfee", failing)).toThrow("in a part");
    expect(renderToString(<a href="/c/ulm">A</a>)).toBe('<a href="/c/ulm">A</a>');
  });
});
