import type { partTexts } from "@losfee/messages/cli-part";

