import { type CompetitionKind, type CompetitionState, isOfKind, type StateOf } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { heldCompetition } from "../held-competition.ts";
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
): Promise<CompetitionState | null> => {
  const current = (await heldCompetition(context.competitions, request, id))?.state ?? null;
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

/**
 * As {@link findCompetition}, for what there is of competitions of one kind only: null also once the
 * request has been answered because the competition is of another.
 */
export const findOfKind = async <Kind extends CompetitionKind>(
  needed: Kind,
  ...found: Parameters<typeof findCompetition>
): Promise<StateOf<Kind> | null> => {
  const state = await findCompetition(...found);
  if (state === null || isOfKind(needed, state)) return state;
  const [, request, reply] = found;
  refuse(request, reply, { code: "wrong-kind", kind: state.kind, needed });
  return null;
};
