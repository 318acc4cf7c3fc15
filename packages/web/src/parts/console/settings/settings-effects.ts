/** Loaded with the first change: the words of effects are as large as a page. */
export { describeSettingsImpact } from "@losfee/contract";
