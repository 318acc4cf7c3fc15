import { pagesOf } from "../../shell/pages-of.ts";
import { tournamentBand } from "./parts/band.ts";

export const pages = pagesOf("tables", tournamentBand);
