/** The size of a file's header in a ZIP archive without its name (PKWARE APPNOTE.TXT 4.3.7). */
const HEADER = 30;
const FILE = 0x04034b50;

/** Counts the files of a ZIP archive as its bytes arrive. Their headers have to contain their sizes. */
export class FileCounter {
  #count = 0;
  #header: number[] = [];
  /** How many bytes remain until the next header. */
  #rest = 0;
  #isAtEnd = false;

  /** Takes the next bytes of the archive. Returns how many files have begun. */
  take(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length && !this.#isAtEnd;) {
      const isHeader = this.#rest === 0;
      const taken = Math.min(isHeader ? HEADER - this.#header.length : this.#rest, bytes.length - at);
      if (isHeader) this.#take(bytes.subarray(at, at + taken));
      else this.#rest -= taken;
      at += taken;
    }
    return this.#count;
  }

  #take(part: Uint8Array): void {
    this.#header.push(...part);
    if (this.#header.length < HEADER) return;
    const view = new DataView(Uint8Array.from(this.#header).buffer);
    this.#header = [];
    this.#isAtEnd = view.getUint32(0, true) !== FILE;
    if (this.#isAtEnd) return;
    this.#count += 1;
    this.#rest = view.getUint32(18, true) + view.getUint16(26, true) + view.getUint16(28, true);
  }
}
