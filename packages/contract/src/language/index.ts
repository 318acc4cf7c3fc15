/** Languages and their texts only, for entry points that start too often to load the messages. */
export { isLanguage, LANGUAGES, type Language, localeOf } from "./language.ts";
export { say, textAt } from "./say.ts";
export { eachLanguage, type Texts } from "./texts.ts";
export { formatTime, machineZone } from "./times.ts";
