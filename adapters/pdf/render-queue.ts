import { createHash } from "node:crypto";
import {
  type DocumentFormat,
  type DocumentRenderer,
  type InvoiceDocument,
  type StopSignal,
  timesheetTable,
} from "../../core/index.js";

/** One rendering, shared by all callers that wait for it. */
interface Drawing {
  readonly abort: AbortController;
  readonly result: Promise<Uint8Array>;
  asking: number;
}

/**
 * Renders one document at a time, because a long invoice uses the processor for seconds. Concurrent requests for the same document
 * share one rendering, which stops when the last of them is aborted.
 */
export class RenderQueue<Format extends DocumentFormat> implements DocumentRenderer<Format> {
  readonly #drawings = new Map<string, Drawing>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly renderer: DocumentRenderer<Format>) {}

  /** Waits for its turn among all documents. Absent if the renderer has none. */
  get renderStatement(): DocumentRenderer["renderStatement"] {
    const printed = this.renderer.renderStatement?.bind(this.renderer);
    return (
      printed &&
      (async (document, signal) => {
        signal?.throwIfAborted();
        const result = this.#last.then(async () => {
          signal?.throwIfAborted();
          return printed(document, signal);
        });
        this.#last = result.catch(() => undefined);
        return Promise.race([result, stopped(signal)]);
      })
    );
  }

  async render(document: InvoiceDocument, format: Format, signal?: StopSignal): Promise<Uint8Array> {
    signal?.throwIfAborted();
    const key = keyOf(document, format);
    const drawing = this.#drawings.get(key) ?? this.#begin(key, document, format);
    drawing.asking += 1;
    try {
      return await Promise.race([drawing.result, stopped(signal)]);
    } finally {
      drawing.asking -= 1;
      if (drawing.asking === 0) {
        drawing.abort.abort();
        if (this.#drawings.get(key) === drawing) this.#drawings.delete(key);
      }
    }
  }

  #begin(key: string, document: InvoiceDocument, format: Format): Drawing {
    const abort = new AbortController();
    const draw = async (): Promise<Uint8Array> => {
      abort.signal.throwIfAborted();
      return this.renderer.render(document, format, abort.signal);
    };
    const result = this.#last.then(draw);
    this.#last = result.catch(() => undefined);
    const drawing: Drawing = { abort, result, asking: 0 };
    this.#drawings.set(key, drawing);
    return drawing;
  }
}

/** Identifies the rendering: the format, the invoice's version, and the data that a draft takes from elsewhere. */
function keyOf({ invoice: { id, version }, logo, font, timesheet, ...rest }: InvoiceDocument, format: DocumentFormat): string {
  const sheet = timesheet && timesheetTable.toJson(timesheet);
  return createHash("sha256")
    .update(JSON.stringify([format, id, version, rest, sheet]))
    .update(logo?.content ?? "")
    .update(font?.content ?? "")
    .digest("base64url");
}

/** Rejects with the signal's reason; never resolves. */
function stopped(signal: StopSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(reasonOf(signal)));
  });
}

function reasonOf({ reason }: StopSignal): Error {
  return reason instanceof Error ? reason : new Error("The rendering was aborted.", { cause: reason });
}
