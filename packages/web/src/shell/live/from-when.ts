const MADE = "[data-made-at]";

/**
 * Lets the notice that there is no network say from when the page is: it may be of yesterday. To be
 * called again whenever the page is a newer one.
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
