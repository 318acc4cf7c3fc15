import type { VNode } from "preact";

/** A lot, tilted, with its stub perforated by three holes. */
const LOT =
  "M3.5 5H8a1.7 1.7 0 0 0 3.4 0h9.1A1.5 1.5 0 0 1 22 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-9.1a1.7 1.7 0 0 0-3.4 0H3.5A1.5 1.5 0 0 1 2 17.5v-11A1.5 1.5 0 0 1 3.5 5z";
const HOLES = [9.4, 12, 14.6] as const;

/** The mark of Losfee. */
export const Mark = (): VNode => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <g transform="rotate(-12 12 12)">
      <path class="mark-lot" d={LOT} />
      {HOLES.map((y) => (
        <circle key={y} class="mark-hole" cx="9.7" cy={y} r=".9" />
      ))}
    </g>
  </svg>
);

/** The mark on a square background for home screens, which may crop the corners. */
export const markSvg = (background: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40"><path fill="${background}" d="M-8-8h40v40H-8z"/><g transform="rotate(-12 12 12)"><path fill="#fff" d="${LOT}"/><g fill="${background}">${HOLES.map((y) => `<circle cx="9.7" cy="${y}" r=".9"/>`).join("")}</g></g></svg>`;

/** Favicon as a data URL, which needs no request; not tilted, as it is small. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#3f6aa1" d="M1 3h4a1.5 1.5 0 0 0 3 0h7v10H8a1.5 1.5 0 0 0-3 0H1z"/><path fill="#fff" d="M6 5.5h1v2H6zM6 8.5h1v2H6z"/></svg>',
)}`;
