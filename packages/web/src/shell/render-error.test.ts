import { describe, expect, it } from "vitest";
import { renderError } from "./render-error.tsx";

const assets = { style: "/assets/style.css", font: (name: string) => `/assets/${name}.woff2` };
const message = { title: "Nicht <b>gefunden", detail: "Das gibt es hier nicht." };

describe("the page that says what is wrong", () => {
  const html = renderError(
    message,
    { url: "/c/ulm-1/pairings/99?by=name", language: "de", basePath: "" },
    assets,
  );

  it("has the stage and Losfee's own colours, and shows its words as text", () => {
    expect(html).toContain('<header class="stage"><h1>Nicht &lt;b>gefunden</h1></header>');
    expect(html).toContain('href="/colours/255.css"');
  });

  it("leads out, to the competition where one was asked for, and to the other language", () => {
    expect(html).toContain('href="/c/ulm-1"');
    expect(html).toContain('href="/"');
    expect(html).toContain('href="/c/ulm-1/pairings/99?by=name&amp;lang=en"');
    const elsewhere = renderError(
      message,
      { url: "/c/ulm-1", language: "de", basePath: "" },
      assets,
    );
    expect(elsewhere).not.toContain('href="/c/ulm-1"');
  });
});
