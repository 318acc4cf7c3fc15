import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog, type ActionDialogProps } from "./dialog.tsx";

/** A button that acts only after a confirmation dialog. */
export const ButtonThatAsks = ({
  act,
  label,
  children,
  ...dialog
}: Pick<ActionDialogProps, "title" | "isFinal"> & {
  /** Acts; returns the obstacle, or null on success. */
  readonly act: () => Promise<string | null>;
  /** Accessible name of the button, if several on a page share a title. */
  readonly label?: string;
  /** Content of the question. */
  readonly children: ComponentChildren;
}): VNode => {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const carryOut = async (): Promise<void> => {
    const inTheWay = await act();
    setProblem(inTheWay);
    setAsking(inTheWay !== null);
  };
  return (
    <>
      <p>
        <button
          type="button"
          aria-label={label}
          onClick={() => {
            setProblem(null);
            setAsking(true);
          }}
        >
          {dialog.title}
        </button>
      </p>
      {isAsking && (
        <ActionDialog
          {...dialog}
          danger
          problem={problem}
          onClose={() => setAsking(false)}
          onSubmit={() => void carryOut()}
        >
          <p class="wraps">{children}</p>
        </ActionDialog>
      )}
    </>
  );
};
