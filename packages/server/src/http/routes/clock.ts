import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { listOf, problems } from "../schemas/answer.ts";

const tags = ["clock"];
const config = { access: "director" } as const;

const doubtFields = {
  reason: z
    .enum(["backwards", "jump", "away"])
    .describe(
      "The clock went back; went ahead of the time that passed; or nobody was there for longer than set",
    ),
  heartbeatAt: z.iso.datetime().describe("The last sign of life before"),
  noticedAt: z.iso.datetime(),
};

const clockSchema = z.object({
  now: z.iso.datetime().describe("What the machine shows"),
  heartbeatAt: z.iso.datetime().nullable().describe("When the last sign of life was stored"),
  doubt: z
    .object(doubtFields)
    .nullable()
    .describe("While there is one, nothing happens by the date: it waits for the director's word"),
  confirmed: listOf(
    z.object({ ...doubtFields, confirmedAt: z.iso.datetime(), confirmedBy: z.string() }),
  ).describe("Dates that were confirmed, the latest first"),
});

/** The date of the machine, and the director's word that it is right. */
export const addClockRoutes = (app: App, { clock }: Pick<AppContext, "clock">): void => {
  const clockState = (): z.output<typeof clockSchema> => ({
    now: clock.now(),
    heartbeatAt: clock.heartbeatAt(),
    doubt: clock.doubt(),
    confirmed: [...clock.confirmed()],
  });

  app.get(
    "/clock",
    {
      config,
      schema: {
        tags,
        summary: "The date that the machine shows, whether it is in doubt, and who confirmed one",
        response: { 200: clockSchema, ...problems(401, 403) },
      },
    },
    async () => clockState(),
  );

  app.post(
    "/clock/confirm",
    {
      config,
      schema: {
        tags,
        summary: "Say that the date is right: what waited for it goes on",
        body: z.strictObject({
          date: z.iso
            .datetime()
            .describe("`now` as it was shown: refused where the machine is another day by now"),
        }),
        response: { 200: clockSchema, ...problems(400, 401, 403, 409, 503) },
      },
    },
    async (request, reply) => {
      const done = await clock.confirm(request.body.date, request.viewer.label);
      return done.ok ? clockState() : refuse(request, reply, done.error);
    },
  );
};
