declare module "bidi-js" {
  interface EmbeddingLevels {
    /** By UTF-16 code unit. Odd levels run from right to left. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl" | "auto"): EmbeddingLevels;
  }
  export default function bidiFactory(): Bidi;
}

declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** The next position where a line can or must end; null after the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
