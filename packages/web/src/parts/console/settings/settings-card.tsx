import type { ComponentChildren, VNode } from "preact";

interface CardProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A card of settings. */
export const SettingsCard = ({ id, title, note, children }: CardProps): VNode => (
  <section class="card" id={`group-${id}`} aria-labelledby={`title-${id}`}>
    <header>
      <h2 id={`title-${id}`}>{title}</h2>
      {note}
    </header>
    {children}
  </section>
);
