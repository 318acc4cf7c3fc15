import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog, type ActionDialogProps } from "./dialog.tsx";

/** A button that carries nothing out before a question in front of the page was answered. */
export const ButtonThatAsks = ({
  act,
  label,
  children,
  ...dialog
}: Pick<ActionDialogProps, "language" | "title" | "isFinal"> & {
  /** Carries it out; answers with what is in the way, null once it is done. */
  readonly act: () => Promise<string | null>;
  /** What the button is called to those who hear it, where several of a page have one title. */
  readonly label?: string;
  /** What the question says. */
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
