import type { GrantLevel } from "@losfee/contract";

