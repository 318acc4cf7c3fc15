import { describe, expect, it } from "vitest";
import { fileCircles, folderCircles } from "./import-circles.ts";

const imports = (...arrows: readonly string[]) =>
  arrows.map((arrow) => {
    const [from = "", to = ""] = arrow.split(" > ");
    return { from, to };
  });

describe("folders that import each other in a circle", () => {
  it("are found at any depth, though no files do", () => {
    const found = folderCircles(imports("p/x/a/1.ts > p/x/b/1.ts", "p/x/b/2.ts > p/x/a/2.ts"));
    expect(found).toEqual([
      "folders in a circle: p/x: p/x/a/1.ts → p/x/b/1.ts, p/x/b/2.ts → p/x/a/2.ts",
    ]);
  });

  it("are found over several steps, each with an import that makes it", () => {
    const [found] = folderCircles(
      imports(
        "p/top/1.ts > p/a/1.ts",
        "p/a/1.ts > p/b/1.ts",
        "p/b/1.ts > p/c/d/1.ts",
        "p/c/2.ts > p/a/2.ts",
      ),
    );
    expect(found).toBe(
      "folders in a circle: p: p/a/1.ts → p/b/1.ts, p/b/1.ts → p/c/d/1.ts, p/c/2.ts → p/a/2.ts",
    );
  });

  it("are none where all go down, nor between a folder and what stands beside it", () => {
    expect(
      folderCircles(
        imports(
          "p/a/1.ts > p/b/1.ts",
          "p/a/2.ts > p/c/1.ts",
          "p/b/1.ts > p/c/1.ts",
          "p/c/1.ts > p/noun.ts",
          "p/noun.ts > p/c/2.ts",
        ),
      ),
    ).toEqual([]);
  });
});

describe("files that import each other in a circle", () => {
  it("are found over several steps, also where a file imports itself", () => {
    const arrows = imports(
      "p/1.ts > p/2.ts",
      "p/2.ts > p/3.ts",
      "p/3.ts > p/2.ts",
      "p/4.ts > p/4.ts",
    );
    expect(fileCircles(arrows)).toEqual([
      "files in a circle: p/2.ts → p/3.ts → p/2.ts",
      "files in a circle: p/4.ts → p/4.ts",
    ]);
  });

  it("are none where two ways lead to the same file", () => {
    const arrows = imports("p/1.ts > p/2.ts", "p/1.ts > p/3.ts", "p/2.ts > p/3.ts");
    expect(fileCircles(arrows)).toEqual([]);
  });
});
