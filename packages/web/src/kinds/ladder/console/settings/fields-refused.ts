import { isRefusal, type Problem } from "@losfee/contract";

/** Returns the name of the fields that a refusal of settings concerns; null for none. */
export const fieldsRefused = (problem: Problem): string | null => {
  if (isRefusal(problem, "unknown-time-zone")) return "timeZone";
  if (isRefusal(problem, "setting-out-of-range") || isRefusal(problem, "setting-fixed")) {
    return problem.setting === "capacity" ? "capacity.base" : problem.setting;
  }
  if (problem.code !== "malformed-request") return null;
  const path = /settings\.(?:deadlines\.)?(.+)$/.exec(String(problem["field"] ?? ""));
  return path?.[1] ?? null;
};
