/** Location of a rule: the rulebook by its number, and the article or criterion in it. */
export interface Citation {
  readonly rules: string;
  readonly article: string;
}

/** Citation fields of every breach: missing if the rule is an option of the system. */
export interface RuleReference {
  readonly articles: readonly Citation[];
}
