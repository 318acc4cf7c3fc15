import type { Problem } from "@losfee/contract";
import { api } from "./api.ts";
import { leadTo } from "./document-base.ts";

/** Ends this device's session and leads to the first page; else why it could not. */
export const logOut = async (): Promise<Problem | null> => {
  const answer = await api("POST /session/logout");
  if (!answer.ok) return answer.problem;
  leadTo("/");
  return null;
};
