import type { rankingTexts } from "@losfee/messages/cli-ranking";

