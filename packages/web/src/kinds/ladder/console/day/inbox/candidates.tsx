import type { InboxItem } from "@losfee/contract/api";
import type { VNode } from "preact";

interface CandidatesProps {
  readonly label: string;
  readonly candidates: InboxItem["candidates"];
  readonly onChoose: (entry: number) => void;
}

/** Possible players, each one click away. */
export const Candidates = ({ label, candidates, onChoose }: CandidatesProps): VNode | null =>
  candidates.length === 0 ? null : (
    <p class="cluster">
      <span class="note">{label}</span>
      {candidates.map(({ entry, name }) => (
        <button key={entry} type="button" onClick={() => onChoose(entry)}>
          {name}
        </button>
      ))}
    </p>
  );
