import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { Mutex } from "../../../core/index.js";
import { printing } from "../packages.js";
import type { Drawing } from "./worker.js";

/** Logos whose pixels are kept. */
const KEPT = 20;
/** Of the worker's heap. What draws has a limit of its own. */
const HEAP_MIB = 64;
/** The longest that a drawing takes. What passes the check has time to spare when it is printed. */
const mostMs = { check: 5_000, print: 15_000 };

/**
 * Draws SVGs as PNGs, each in a worker of its own with limited time and memory, one at a time. What a drawing costs cannot be known from its text, and a
 * worker can be stopped.
 */
export class SvgDrawings {
  readonly #known = new LRUCache<string, { readonly png: Buffer | null }>({ max: KEPT });
  readonly #turn = new Mutex();

  constructor(private readonly most: Readonly<typeof mostMs> = mostMs) {}

  /** The PNG, or null if it cannot be drawn in time. A failure to print is kept, so that it costs the time once. */
  async draw(drawing: Drawing, purpose: keyof typeof mostMs): Promise<Buffer | null> {
    const key = keyOf(drawing);
    return this.#turn.run(async () => {
      const known = this.#known.get(key);
      if (known) return known.png;
      const png = await drawn(drawing, this.most[purpose]);
      if (png || purpose === "print") this.#known.set(key, { png });
      return png;
    });
  }
}

function keyOf({ svg, width }: Drawing): string {
  return createHash("sha256").update(`${width} ${svg}`).digest("base64url");
}

/** Rejects if the worker cannot work at all. */
async function drawn(drawing: Drawing, most: number): Promise<Buffer | null> {
  await printing(() => import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  const worker = new Worker(new URL(import.meta.resolve("#built/adapters/pdf/svg/worker.js")), {
    workerData: drawing,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(null), most);
      worker.once("message", (png: Uint8Array | null) => resolve(png && Buffer.from(png)));
      worker.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve(null);
        else reject(error);
      });
      worker.once("exit", (code) => reject(new Error(`The worker that draws an SVG ended with code ${code}.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
