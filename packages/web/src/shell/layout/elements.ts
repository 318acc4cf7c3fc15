/** The id of the element that holds model and frame as JSON for the page's script. */
export const MODEL_ELEMENT = "page-model";

/** The id of the element that a page's view fills. */
export const VIEW_ELEMENT = "page";
