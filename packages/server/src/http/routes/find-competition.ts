import type { TournamentState } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { refuse } from "../problem.ts";

/**
 * The competition of the address, or as it stood after `?seq=`; null once the request has been
 * answered because there is none.
 */
export const findCompetition = async (
  context: Pick<AppContext, "competitions">,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  seq?: number,
): Promise<TournamentState | null> => {
  const current = await context.competitions.state(id);
  if (current === null) {
    refuse(request, reply, { code: "no-competition" });
    return null;
  }
  if (seq === undefined || seq === current.seq) return current;
  if (seq > current.seq) {
    refuse(request, reply, { code: "seq-not-reached", seq, currentSeq: current.seq });
    return null;
  }
  return context.competitions.stateAt(id, seq);
};
