import { type FormFields, fieldOf, numberIn } from "./own-form.ts";

/**
 * Marks the unlikely points in a form and returns the text; "" if there are none.
 * @public Loaded with the first key.
 */
export const sayDoubt = (form: HTMLFormElement, fields: FormFields): string => {
  const place = form.querySelector<HTMLElement>("[data-usual]");
  if (place === null) return "";
  const [least = 0, most = 0] = (place.dataset["usual"] ?? "").split(" ").map(Number);
  const points = unusualPoints(fields, [least, most]).join(", ");
  place.textContent = points === "" ? "" : (place.dataset["unusual"] ?? "").replace("#", points);
  return points;
};

/**
 * Asks once about unlikely points: sending the same again confirms them.
 * @public Loaded with the first key.
 */
export const asksAbout = (form: HTMLFormElement, fields: FormFields): boolean => {
  const points = sayDoubt(form, fields);
  const place = form.querySelector<HTMLElement>("[data-usual]");
  if (place === null || points === "" || place.dataset["asked"] === points) return false;
  place.dataset["asked"] = points;
  place.textContent += ` ${place.dataset["again"] ?? ""}`;
  return true;
};

/** Returns the points in a form that are allowed but rarely right. */
export const unusualPoints = (
  fields: FormFields,
  [least, most]: readonly [number, number],
): readonly number[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(fieldOf("")))
    .map((name) => numberIn(fields[name]))
    .filter((points) => points !== null)
    .filter((points) => points < least || points > most);
