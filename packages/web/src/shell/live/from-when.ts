const MADE = "[data-made-at]";

/**
 * Adds the time of the page to the offline notice, as it may be a day old. Call it again after each
 * update of the page.
 */
export const tellFromWhen = (): void => {
  const notice = document.querySelector<HTMLElement>(".notice-offline");
  const made = document.querySelector<HTMLElement>(MADE)?.dataset["madeAt"];
  if (notice === null || made === undefined) return;
  const { dataset } = notice;
  dataset["alone"] ??= dataset["offline"] ?? "";
  const when = new Date(made).toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  dataset["offline"] = `${dataset["alone"]} (${when})`;
};
