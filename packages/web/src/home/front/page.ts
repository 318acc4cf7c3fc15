import type { PageDefinition } from "../../shell/page.ts";
import { homeTexts } from "./texts.ts";
import { type HomeModel, HomeView } from "./view.tsx";

/** The list of competitions. */
export const homePage: PageDefinition<HomeModel> = {
  id: "home",
  path: "/",
  access: "public",
  layout: "public",
  needsList: true,
  needsAccounts: "ways",
  build: ({ competitions, signIn }) => ({
    competitions,
    offersSignIn: signIn?.inUse === true && signIn.signedIn === null,
  }),
  title: (_model, { language }) => homeTexts[language].title,
  view: HomeView,
};
