import { z } from "zod";
import { answer, listOf, problems } from "../resources/answer.ts";
import { routesUnder } from "./route.ts";

/** Devices that reach the server, and its addresses for them. */
const hallSchema = answer(
  z.object({
    reach: z
      .enum(["computer", "hall", "always"])
      .describe(
        "Only this computer reaches the server; the network does, until that is taken back; or the server was started for the network",
      ),
    addresses: listOf(z.string()).describe("For other devices; none while only this computer does"),
    system: z.enum(["windows", "macos", "linux"]).describe("Its firewall may have to agree"),
    port: z.int(),
  }),
);

export type HallState = z.output<typeof hallSchema>;

export const serverRoutes = routesUnder("server", {
  "PUT /hall": {
    access: "place",
    summary: "Let devices in the same network reach this server, or only this computer",
    body: z.strictObject({ reach: z.enum(["computer", "hall"]) }),
    response: { 200: hallSchema, ...problems(400, 401, 403, 404, 409) },
  },
  "POST /stop": {
    access: "place",
    summary: "Stop the server, if it was started so that its console may",
    response: { 204: z.undefined(), ...problems(401, 403, 404) },
  },
});
