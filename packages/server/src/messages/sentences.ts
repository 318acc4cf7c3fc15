/** One sentence for each code of `Message`, without names of people; complete by type. */
export type CodeSentences<Message extends { readonly code: string }> = {
  readonly [Code in Message["code"]]: (
    message: Extract<Message, { readonly code: Code }>,
  ) => string;
};
