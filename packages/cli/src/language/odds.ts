import type { oddsTexts } from "@losfee/messages/cli-odds";

