import { homeTexts } from "@losfee/messages/home-front";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildHome, type HomeModel } from "./model.ts";
import { HomeView } from "./view.tsx";

/** The list of competitions. */
export const homePage: PageDefinition<HomeModel, "list" | "signInOffer"> = {
  id: "home",
  path: "/",
  access: "public",
  layout: "public",
  asks: ["list", "signInOffer"],
  build: buildHome,
  title: (_model, { language }) => homeTexts[language].title,
  view: HomeView,
};
