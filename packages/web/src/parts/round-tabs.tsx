import type { VNode } from "preact";

/** A row of rounds to choose from; the current one is marked. */
export const RoundTabs = ({
  label,
  rounds,
  current,
  href,
}: {
  readonly label: string;
  readonly rounds: number;
  readonly current: number;
  readonly href: (round: number) => string;
}): VNode | null =>
  rounds < 2 ? null : (
    <nav class="round-tabs" aria-label={label}>
      <span class="round-tabs-label" aria-hidden="true">
        {label}
      </span>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <a key={round} href={href(round)} aria-current={round === current ? "page" : undefined}>
          {round}
        </a>
      ))}
    </nav>
  );
