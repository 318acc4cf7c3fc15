/** The key of a request as an option of the service; nothing where the client sent none. */
export const keyOf = (headers: {
  readonly "idempotency-key"?: string | undefined;
}): { readonly idempotencyKey?: string } => {
  const key = headers["idempotency-key"];
  return key === undefined ? {} : { idempotencyKey: key };
};
