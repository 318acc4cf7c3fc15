import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkImports } from "./check-imports.ts";

const packages = ["core", "contract", "files", "web", "server", "cli"];
let root: string;

/** A small workspace with the same packages, where a test can break the rules. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "losfee-imports-"));
  const modules = fileURLToPath(new URL("../node_modules", import.meta.url));
  mkdirSync(join(root, "node_modules/@losfee"), { recursive: true });
  for (const library of ["@noble", "preact", "fastify", "vitest", "typescript", "zod"]) {
    symlinkSync(join(modules, library), join(root, "node_modules", library));
  }
  write("package.json", '{ "devDependencies": { "vitest": "*" } }');
  write("tsconfig.json", '{ "compilerOptions": { "module": "NodeNext" } }');
  for (const name of packages) {
    const exports = {
      ".": { "losfee:source": "./src/index.ts" },
      ...(name === "contract" ? { "./api": { "losfee:source": "./src/api.ts" } } : {}),
    };
    const dependencies = {
      "@losfee/contract": "*",
      "@losfee/core": "*",
      "@noble/hashes": "*",
      preact: "*",
      zod: "*",
    };
    const manifest = { name: `@losfee/${name}`, type: "module", exports, dependencies };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    write(`packages/${name}/src/index.ts`, "export const x: number = 1;");
    symlinkSync(join(root, "packages", name), join(root, "node_modules/@losfee", name));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("checkImports", () => {
  it("refuses to check nothing", () => {
    rmSync(join(root, "packages"), { recursive: true });
    expect(() => checkImports(root)).toThrow();
  });

  it("allows what the plan of the house allows", () => {
    write("packages/server/src/a.ts", 'import { x } from "@losfee/core"; export const y = x;');
    write("packages/server/src/b.ts", 'import "node:fs"; import "./a.ts";');
    write("packages/core/src/a.ts", 'import { sha256 } from "@noble/hashes/sha2.js"; sha256;');
    write("packages/core/src/a.test.ts", 'import "node:fs"; import "vitest";');
    write("packages/web/src/a.tsx", 'import { h } from "preact"; export const y = h;');
    write("packages/contract/src/api.ts", 'import { z } from "zod"; export type X = z.ZodType;');
    write("packages/web/src/b.ts", 'import type { X } from "@losfee/contract/api"; let x: X;');
    expect(checkImports(root)).toEqual({ files: 13, imports: 9, faults: [] });
  });

  it("reports everything else", () => {
    const mistakes = [
      ["core-imports-only-nothing", "packages/core/src/up.ts", 'import "@losfee/server";'],
      [
        "web-imports-only-core-messages-contract",
        "packages/web/src/aside.ts",
        'import "@losfee/files";',
      ],
      [
        "files-imports-only-core-messages-contract",
        "packages/files/src/type.ts",
        'import type { x } from "@losfee/web";',
      ],
      [
        "contract-imports-only-core-messages",
        "packages/contract/src/side.ts",
        'import type { x } from "@losfee/files";',
      ],
      [
        "files-know-values-alone",
        "packages/files/src/words.ts",
        'import { x } from "@losfee/contract";',
      ],
      [
        "bundles-without-schemas",
        "packages/web/src/schemas.ts",
        'import { y } from "@losfee/contract/api";',
      ],
      ["bundles-without-schemas", "packages/contract/src/client/a.ts", 'import { z } from "zod";'],
      ["core-is-pure", "packages/core/src/node.ts", 'import "node:crypto";'],
      ["core-is-pure", "packages/core/src/library.ts", 'import "fastify";'],
      ["web-runs-in-browsers", "packages/web/src/node.tsx", 'import "node:fs";'],
      ["packages-by-name", "packages/server/src/path.ts", 'import "../../core/src/index.ts";'],
      ["no-unresolvable", "packages/server/src/inside.ts", 'import "@losfee/core/src/index.ts";'],
      ["no-unresolvable", "packages/server/src/typo.ts", 'import "./missing.ts";'],
      ["declared-dependencies", "packages/server/src/tool.ts", 'import "vitest";'],
      ["declared-dependencies", "packages/server/src/undeclared.ts", 'import "fastify";'],
      ["files in a circle", "packages/server/src/left.ts", 'import "./right.ts";'],
      [
        "core-base-imports-from-below",
        "packages/core/src/base/up.ts",
        'import type {} from "../ranking/rank.ts";',
      ],
      ["core-has-these-floors", "packages/core/src/attic/box.ts", 'import "../base/up.ts";'],
      ["no-tests-in-product", "packages/files/src/help.ts", 'import "../test/help.ts";'],
    ] as const;
    write("packages/contract/src/api.ts", "export const y: number = 1;");
    write("packages/files/test/help.ts", "export {};");
    write("packages/core/src/ranking/rank.ts", "export {};");
    write("packages/server/src/right.ts", 'import type {} from "./left.ts";');
    for (const [, path, text] of mistakes) write(path, text);

    const { faults } = checkImports(root);
    const missed = mistakes.filter(
      ([rule, path]) => !faults.some((fault) => fault.startsWith(`${rule}: ${path} `)),
    );
    expect(missed).toEqual([]);
  });
});
