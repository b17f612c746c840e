/** Why a document cannot be read, as a sentence for its sender. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}
