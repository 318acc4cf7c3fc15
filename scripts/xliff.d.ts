declare module "xliff/jsToXliff12" {
  import type { Xliff } from "xliff/xliff12ToJs";

  export default function jsToXliff12(document: Xliff): Promise<string>;
}

declare module "xliff/xliff12ToJs" {
  /** Text of a unit; a list where it has elements inside. */
  export type Text = string | readonly unknown[] | object;

  export interface Unit {
    readonly source?: Text;
    readonly target?: Text;
    readonly note?: Text;
    readonly groupUnits?: object;
  }

  export interface Xliff {
    readonly sourceLanguage: string;
    readonly targetLanguage?: string;
    /** Units by file and id. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }

  export default function xliff12ToJs(text: string): Promise<Xliff>;
}
