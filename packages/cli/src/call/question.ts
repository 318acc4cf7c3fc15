/** A question for `losfee explain`: about one player, or about two. */
export type Question =
  | { readonly player: string; readonly criterion: string | undefined }
  | { readonly pair: readonly [string, string] };
