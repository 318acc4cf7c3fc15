import { configurationRefusals } from "@losfee/messages/server-people-configuration";
import type { PeopleConfigurationRefusal } from "../people/configuration.ts";
import { quotingDescriberOf } from "./sentences.ts";

/** Describes why accounts cannot be configured like this, and the way out. */
export const describePeopleConfiguration =
  quotingDescriberOf<PeopleConfigurationRefusal>(configurationRefusals);
