import { type ComponentChildren, createContext, type VNode } from "preact";
import { useContext, useEffect, useId, useRef } from "preact/hooks";
import { Problem } from "../../problem.tsx";

/** A refused setting: its path, and the problem. */
export interface RefusedSetting {
  readonly name: string;
  readonly text: string;
}

/** The refusal of the surrounding form, until something is changed. */
export const RefusedSettingContext = createContext<RefusedSetting | null>(null);

interface RefusableProps {
  /** Paths of the settings. */
  readonly names: readonly string[];
  /** `problem` goes below the fields. */
  readonly children: (problem: ComponentChildren) => VNode;
}

/** A line whose settings may be refused: the first field gets the focus, the problem is below. */
export const Refusable = ({ names, children }: RefusableProps): VNode => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const refused = useContext(RefusedSettingContext);
  const isRefused = refused !== null && names.includes(refused.name);
  useEffect(() => {
    if (!isRefused) return;
    const own = `#${CSS.escape(`set-${refused.name}`)}`;
    const any = "input:not([type=hidden]), select, textarea, button";
    const field =
      place.current?.querySelector<HTMLElement>(own) ??
      place.current?.querySelector<HTMLElement>(any);
    if (field === null || field === undefined) return;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", id);
    field.focus();
    return () => {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    };
  }, [isRefused && refused]);
  return (
    <div ref={place} class="refusable" data-settings={names.join(" ")}>
      {children(
        isRefused && (
          <div id={id} class="refused">
            <Problem>{refused.text}</Problem>
          </div>
        ),
      )}
    </div>
  );
};

/**
 * Returns the setting of the page that a refused one is, contains or belongs to, in this order; null
 * if the page has none of them.
 */
export const refusableFor = (refused: string): string | null => {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-settings]")];
  const names = lines.flatMap((line) => line.dataset["settings"]?.split(" ") ?? []);
  for (let name = refused; name !== ""; name = name.split(".").slice(0, -1).join(".")) {
    const found =
      names.find((one) => one === name) ?? names.find((one) => one.startsWith(`${name}.`));
    if (found !== undefined) return found;
  }
  return null;
};
