import { expect, it } from "vitest";
import { testServer, visitor } from "./test-server.ts";

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, object>;
}

const documentOf = async () => {
  const answer = await (await visitor(await testServer())).send("GET", "/api/v1/openapi.json");
  return answer.body as { openapi: string; paths: Record<string, Record<string, Operation>> };
};

it("describes every route: what it is for, what it takes, what it answers", async () => {
  const { openapi, paths } = await documentOf();
  expect(openapi).toBe("3.1.0");
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== "head")
      .map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations.length).toBeGreaterThan(25);
  for (const { path, method, operation } of operations) {
    const place = `${method} ${path}`;
    expect([place, operation.summary]).toEqual([place, expect.stringMatching(/\w/)]);
    const success = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
    expect([place, success]).toEqual([place, [expect.any(String)]]);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
    expect([place, inPath.map(({ name }) => name)]).toEqual([place, named]);
    if (method === "post" && !/samples|logout/.test(path)) {
      const content = Object.values(operation.requestBody?.content ?? {});
      expect([place, content.length]).toEqual([place, expect.any(Number)]);
      for (const { schema } of content) expect(Object.keys(schema)).not.toEqual([]);
    }
  }
});

it("refers to nothing that it does not hold", async () => {
  const document = await documentOf();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  for (const [, pointer = ""] of references) {
    const target = pointer
      .split("/")
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        document,
      );
    expect([pointer, target]).toEqual([pointer, expect.anything()]);
  }
});

it("lists every command with its fields", async () => {
  const { paths } = await documentOf();
  const body = paths["/api/v1/competitions/{id}/commands"]?.["post"]?.requestBody;
  const text = JSON.stringify(body);
  for (const type of ["add-entries", "draft-round", "enter-result", "correct-result"]) {
    expect(text).toContain(`"type":{"type":"string","enum":["${type}"]}`);
  }
});
