import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { PlaceLinks } from "./place-links.tsx";
import { SideSwitch } from "./side-switch.tsx";
import { layoutTexts } from "./texts.ts";

interface ConsolePlacesProps {
  readonly competition: NonNullable<PageFrame["competition"]>;
  readonly page: PageFrame;
}

/** The places of a competition's console, in its bar: each with the key that leads there. */
export const ConsolePlaces = ({ competition, page }: ConsolePlacesProps): VNode => (
  <nav class="console-places" aria-label={layoutTexts[page.language].console}>
    <SideSwitch competition={competition} layout="console" language={page.language} />
    <PlaceLinks competition={competition} />
  </nav>
);
