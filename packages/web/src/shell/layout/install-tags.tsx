import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { iconPath, manifestPath } from "../paths.ts";

/** Tags that let phones install the page as an app; effective only over https or on localhost. */
export const InstallTags = ({ page }: { readonly page: PageFrame }): VNode | null => {
  const { competition, language } = page;
  if (competition === null) return null;
  return (
    <>
      <link
        rel="manifest"
        href={manifestPath(competition.id, language)}
        crossorigin="use-credentials"
      />
      <link rel="apple-touch-icon" href={iconPath(competition.hue, 180)} />
    </>
  );
};
