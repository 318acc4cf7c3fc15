import type { Refusal } from "@losfee/core";

type MalformedDetail = Extract<Refusal, { readonly code: "detail-malformed" }>["detail"];
