import type { Band } from "../../shell/page.ts";

/** True if the page shows a round, or a stage at tables, that a later one has followed. */
export const isEarlier = ({ phases }: Pick<Band, "phases">): boolean => {
  const begun = phases.flatMap((phase) =>
    phase.rounds
      .filter(({ state }) => state !== "ahead")
      .map(({ isShown }) => isShown || phase.isShown),
  );
  return begun.includes(true) && begun.at(-1) !== true;
};
