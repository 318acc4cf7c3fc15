import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { iconPath, manifestPath } from "../paths.ts";

/** What phones read to keep the page as an app. Only over https, and on the machine itself, they do. */
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
