import { pagesOf } from "../../shell/pages-of.ts";
import { ladderBand } from "./parts/band.ts";

export const pages = pagesOf("ladder", ladderBand);
