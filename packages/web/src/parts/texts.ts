import type { partTexts } from "@losfee/messages/parts";

