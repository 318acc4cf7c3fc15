/** Where a rule stands: the rulebook by its number, and the article or criterion in it. */
export interface Citation {
  readonly rules: string;
  readonly article: string;
}

/** What every breach tells beside its code: none where the rule is a setting of the system. */
export interface RuleReference {
  readonly articles: readonly Citation[];
}
