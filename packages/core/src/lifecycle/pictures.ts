import { err, ok, type Result } from "../base/result.ts";
import { tidyText } from "../base/tidy-text.ts";
import { MOST_ALT, type PictureRole, type Pictures } from "../event-details/picture.ts";
import type { LifecycleCommand, SetPicture } from "./commands.ts";
import type { LifecycleEvent } from "./events.ts";
import type { LifecycleRefusal } from "./refusal.ts";

interface Pictured {
  readonly pictures: Pictures;
}

type CommandOf<Type extends LifecycleCommand<never>["type"]> = Extract<
  LifecycleCommand<never>,
  { readonly type: Type }
>;

/** Sets a picture whose files are already stored. */
export const decidePicture = ({
  role,
  picture,
}: SetPicture): Result<LifecycleEvent<"picture-set">, LifecycleRefusal> => {
  const alt = altIn(role, picture.alt);
  return alt.ok
    ? ok({ type: "picture-set", data: { role, picture: { ...picture, alt: alt.value } } })
    : alt;
};

/** Changes a picture's alternative text. */
export const decideDescription = (
  { pictures }: Pictured,
  { role, alt }: CommandOf<"describe-picture">,
): Result<LifecycleEvent<"picture-set">, LifecycleRefusal> => {
  const picture = pictures[role];
  if (picture === undefined) return err({ code: "no-picture", role });
  return decidePicture({ type: "set-picture", role, picture: { ...picture, alt } });
};

/** Removes a picture. */
export const decideRemoval = (
  { pictures }: Pictured,
  { role }: CommandOf<"remove-picture">,
): Result<LifecycleEvent<"picture-removed">, LifecycleRefusal> =>
  pictures[role] === undefined
    ? err({ code: "no-picture", role })
    : ok({ type: "picture-removed", data: { role } });

/** Returns a picture's alternative text, which must not be empty or too long. */
const altIn = (role: PictureRole, text: string): Result<string, LifecycleRefusal> => {
  const alt = tidyText(text);
  if (alt === "") return err({ code: "alt-missing", role });
  return alt.length > MOST_ALT ? err({ code: "alt-too-long", role, most: MOST_ALT }) : ok(alt);
};
