import { checkInCode, type EntryId, isCheckInCode, type TournamentState } from "@losfee/core";
import { checkInPath } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import { OWN_COOKIE, setOwnCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { refuse } from "../problem.ts";
import { qrCode } from "../qr-code.ts";
import { findOfKind } from "./find-competition.ts";

/** Actor of a check-in without a personal link. */
const BY_CODE = "check-in";

const params = z.object({ competition: z.string().max(300) });

/** The current code as a picture, for those who may show it in the hall. */
export const addCheckInPicture = (app: App, context: AppContext): void => {
  app.get(
    "/console/:competition/check-in.svg",
    { config: { access: ["results"] }, schema: { hide: true, params } },
    async (request, reply) => {
      const { competition } = request.params;
      const state = await findOfKind("tournament", context, request, reply, competition);
      if (state === null) return reply;
      if (!takesPart(state)) return refuse(request, reply, { code: "not-found" });
      const code = checkInCode(state, context.ports.now());
      const address = `${baseUrlOf(request, context)}${checkInPath(competition)}?code=${code}`;
      return reply
        .header("cache-control", "no-store")
        .type("image/svg+xml")
        .send(await qrCode(address));
    },
  );
};

/**
 * The check-in tap after scanning the code. The page reports every outcome: an expired code is not
 * counted as a fault against a hall behind one address.
 */
export const addCheckInForm = (forms: App, context: AppContext): void => {
  forms.post(
    "/c/:competition/check-in",
    {
      config: { access: "public" },
      schema: { hide: true, params, body: z.record(z.string(), z.string()) },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const state = await findOfKind("tournament", context, request, reply, competition);
      if (state === null) return reply;
      const { code = "", entry: asked } = request.body;
      const who = arriving(state, request, Number(asked));
      if (who === null) return reply.redirect(withCode(competition, code), 303);
      // Remembered even if the code has expired: next time takes one tap.
      if (!who.linked) setOwnCookie(request, reply, competition, who.entry);
      if (!isCheckInCode(state, code, context.ports.now())) {
        return reply.redirect(withCode(competition, code), 303);
      }
      const { result, state: after } = await context.competitions.readAndRun<never>(
        competition,
        () => ({ ok: true, value: { type: "check-in", entries: [who.entry], present: true } }),
        { ...givenBy(request), ...(who.linked ? {} : { actor: BY_CODE }) },
      );
      if (!result.ok) return refuse(request, reply, result.error, after);
      return reply.redirect(checkInPath(competition), 303);
    },
  );
};

const takesPart = ({ settings, status }: TournamentState): boolean =>
  status === "open" && (settings.selfCheckIn ?? "off") !== "off";

const withCode = (competition: string, code: string): string =>
  `${checkInPath(competition)}?${new URLSearchParams({ code }).toString()}`;

/** The player who checks in: the link's, else the chosen name if that is allowed. */
const arriving = (
  state: TournamentState,
  request: FastifyRequest,
  asked: EntryId,
): { readonly entry: EntryId; readonly linked: boolean } | null => {
  if (!takesPart(state)) return null;
  const { scope } = request.viewer;
  const linked = scope?.kind === "player";
  if (!linked && state.settings.selfCheckIn !== "names") return null;
  const mine = Number(request.cookies[OWN_COOKIE]);
  const id = linked ? scope.entry : Number.isInteger(asked) && asked > 0 ? asked : mine;
  const entry = state.entries.get(id);
  return entry === undefined || entry.erased !== undefined || entry.withdrawal !== null
    ? null
    : { entry: id, linked };
};
