import type { Settings } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { FoldedSettings } from "../../../../parts/console/folded-settings.tsx";
import type { SettingsFields } from "./fields.ts";

interface SettingsGroupProps {
  readonly id: string;
  readonly title: string;
  /** Current values, in one line. */
  readonly summary: string;
  /** Values of the group's settings; left out if they are read-only. */
  readonly of?: (settings: Settings) => readonly unknown[];
  readonly fields: SettingsFields;
  readonly children: ComponentChildren;
}

/** A group of related settings of a tournament. */
export const SettingsGroup = ({ of, fields, ...group }: SettingsGroupProps): VNode => {
  const { settings, model } = fields;
  // A value changed back counts as unchanged.
  const isChanged =
    of !== undefined && JSON.stringify(of(settings)) !== JSON.stringify(of(model.settings));
  return <FoldedSettings {...group} isChanged={isChanged} />;
};
