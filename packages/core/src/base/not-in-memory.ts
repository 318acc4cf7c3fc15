/**
 * Thrown when a state restored from a snapshot is asked for something that it does not hold; a
 * snapshot holds only ongoing things. Callers retry with the whole journal folded, so that nothing
 * outside memory ever looks as if it did not exist.
 */
export class NotInMemory extends Error {
  constructor(what: string) {
    super(`${what} is not in memory`);
    this.name = "NotInMemory";
  }
}
