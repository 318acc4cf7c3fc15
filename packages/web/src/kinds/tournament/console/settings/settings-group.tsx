import type { Settings } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { FoldedSettings } from "../../../../parts/console/folded-settings.tsx";
import type { SettingsFields } from "./fields.ts";

interface SettingsGroupProps {
  readonly id: string;
  readonly title: string;
  /** What is set, in one line. */
  readonly summary: string;
  /** What of the settings it holds; left out where they are only shown. */
  readonly of?: (settings: Settings) => readonly unknown[];
  readonly fields: SettingsFields;
  readonly children: ComponentChildren;
}

/** Settings of a tournament that belong together. */
export const SettingsGroup = ({ of, fields, ...group }: SettingsGroupProps): VNode => {
  const { settings, model, page } = fields;
  // What was changed and changed back is as it was.
  const isChanged =
    of !== undefined && JSON.stringify(of(settings)) !== JSON.stringify(of(model.settings));
  return <FoldedSettings {...group} isChanged={isChanged} language={page.language} />;
};
