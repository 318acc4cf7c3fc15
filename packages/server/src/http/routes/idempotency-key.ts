/** The request's key as an option of the service; empty if the client sent none. */
export const keyOf = (headers: {
  readonly "idempotency-key"?: string | undefined;
}): { readonly idempotencyKey?: string } => {
  const key = headers["idempotency-key"];
  return key === undefined ? {} : { idempotencyKey: key };
};
