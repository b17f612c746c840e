/**
 * A value that the database returned is not of the form that this version writes. Never an error of the domain, since it says nothing about what a user
 * entered.
 */
export class UnreadableValue extends Error {
  override readonly name = "UnreadableValue";

  constructor(what: string, cause: unknown) {
    super(`The database returned ${what} that cannot be read.`, { cause });
  }
}
