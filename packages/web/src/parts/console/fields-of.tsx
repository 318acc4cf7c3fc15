import { type ComponentChildren, createContext, type VNode } from "preact";
import { useContext, useEffect, useId, useRef } from "preact/hooks";
import { Problem } from "../problem.tsx";

/** A refused setting: the name of its fields, and the problem. */
export interface RefusedSetting {
  readonly name: string;
  readonly text: string;
}

/** The refusal of the surrounding form, until something is changed. */
export const RefusedSettingContext = createContext<RefusedSetting | null>(null);

/** Name of the fields for a stage's setting; stages count from 1. */
export const ofStage = (setting: string, stage: number): string => `${setting} ${stage}`;

/** True if the page has fields of this name. */
export const hasFieldsOf = (name: string): boolean =>
  document.querySelector(`[data-setting="${CSS.escape(name)}"]`) !== null;

/**
 * The fields of one setting. A refusal is shown below them until something is changed; their group
 * opens, and the first field gets the focus.
 */
export const FieldsOf = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): VNode => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const refused = useContext(RefusedSettingContext);
  const isRefused = refused !== null && refused.name === name;
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>("input, select, textarea, button");
    if (!isRefused || field === null || field === undefined) return;
    for (const group of groupsAround(field)) group.open = true;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", id);
    field.focus();
    return () => {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    };
  }, [isRefused && refused]);
  return (
    <div ref={place} class="fields-of" data-setting={name}>
      {children}
      {isRefused && (
        <div id={id} class="refused">
          <Problem>{refused.text}</Problem>
        </div>
      )}
    </div>
  );
};

const groupsAround = (field: HTMLElement): readonly HTMLDetailsElement[] => {
  const groups: HTMLDetailsElement[] = [];
  for (
    let group = field.closest("details");
    group !== null;
    group = group.parentElement?.closest("details") ?? null
  ) {
    groups.push(group);
  }
  return groups;
};
