import swagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { SESSION_COOKIE } from "./cookies.ts";
import type { App } from "./decorations.ts";

const OPENAPI = "3.1.0";

/** Collects the schemas of all routes added afterwards into one OpenAPI document. */
export const addOpenApi = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI,
      info: {
        title: "Losfee",
        version: "1",
        description:
          "Competitions: entries, pairings, results, standings. Errors are problems (RFC 9457) with a code and its parameters; `detail` is in the language of `Accept-Language`.",
      },
      components: {
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: SESSION_COOKIE,
            description: "Set by following a director’s or a helper’s link",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
};

/** Serves the OpenAPI document. */
export const addOpenApiRoute = (app: App): void => {
  app.get(
    "/openapi.json",
    {
      config: { access: "public", sharing: () => ({}) },
      schema: {
        tags: ["registries"],
        summary: "This description",
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async (_request, reply) =>
      reply
        .type("application/json; charset=utf-8")
        .serializer((document: unknown) => JSON.stringify(document))
        .send({ openapi: OPENAPI, ...app.swagger() }),
  );
};
