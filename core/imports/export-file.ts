/** A file, or a file of an archive. It is read several times, in pieces of any size, so that it need not be in memory. */
export interface ExportFile {
  /** With the folders of an archive, separated by `/`. */
  readonly name: string;
  /** The bytes, from the first one on. */
  content(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}
