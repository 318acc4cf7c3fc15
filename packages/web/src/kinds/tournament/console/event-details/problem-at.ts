import { describeEventDetailProblem, type Language } from "@losfee/contract";
import type { EventDetail, EventDetailProblem } from "@losfee/core";
import type { DetailsDraft } from "./draft.ts";
import type { EventDetailsModel } from "./page.ts";

/** Props of each part of the form. */
export interface FieldsProps {
  readonly draft: DetailsDraft;
  readonly model: EventDetailsModel;
  readonly problems: readonly EventDetailProblem[];
  readonly onChange: (part: Partial<DetailsDraft>) => void;
}

/** Error of a detail, or of one of its list items (from 1), in words. */
export const problemAt = (
  { problems }: FieldsProps,
  language: Language,
  field: EventDetail,
  position?: number,
): string | null => {
  const found = problems.filter(
    (problem) =>
      problem.field === field &&
      ("position" in problem ? problem.position : undefined) === position,
  );
  return found.length === 0
    ? null
    : found.map((problem) => describeEventDetailProblem(problem, language)).join(" ");
};
