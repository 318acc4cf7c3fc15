import { type CompetitionKind, type CompetitionState, isOfKind, type StateOf } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { heldCompetition } from "../held-competition.ts";
import { refuse } from "../problem.ts";

/**
 * The competition of the address, or its state after `?seq=`; null, after answering, if there is
 * none.
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
 * Like {@link findCompetition}, for resources of one kind of competition: also null, after
 * answering, if the competition is of another kind.
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
