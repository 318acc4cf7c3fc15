/**
 * Thrown where something is asked of a state that was continued from a snapshot, which holds only
 * what goes on: whoever asked asks again once the whole journal is folded. Nothing that is not in
 * memory ever looks as if it had not been.
 */
export class NotInMemory extends Error {
  constructor(what: string) {
    super(`${what} is not in memory`);
    this.name = "NotInMemory";
  }
}
