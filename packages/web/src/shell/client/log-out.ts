import type { Problem } from "@losfee/contract";
import { api } from "./api.ts";
import { leadTo } from "./document-base.ts";

/** Ends this device's session and opens the first page; returns the problem on failure. */
export const logOut = async (): Promise<Problem | null> => {
  const answer = await api("POST /session/logout");
  if (!answer.ok) return answer.problem;
  leadTo("/");
  return null;
};
