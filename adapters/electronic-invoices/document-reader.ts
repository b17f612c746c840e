import { Worker } from "node:worker_threads";
import { type DocumentReader, loadOptional, type ReadDocument, refused, StintError, type StopSignal } from "../../core/index.js";
import { readingPackages } from "./packages.js";
import { isPdf } from "./reading/pdf-header.js";
import type { Reading } from "./reading/worker.js";

const MIB = 1_048_576;

/** What reading a document may use. */
export interface ReadingLimits {
  /** The longest that it takes. A usual invoice takes a tenth of a second, or half a second in a PDF. */
  readonly ms: number;
  /** Of the worker's heap. */
  readonly heapMib: number;
  /** By how much the process may grow meanwhile: the limits of a worker do not count what is decompressed. */
  readonly growthMib: number;
  /** How many documents are read at the same time. */
  readonly atOnce: number;
  /** How many more wait. */
  readonly waiting: number;
}

const usualLimits: ReadingLimits = { ms: 10_000, heapMib: 256, growthMib: 512, atOnce: 2, waiting: 20 };
const WATCHED_EVERY_MS = 25;

/**
 * Reads invoices in CII and UBL, and those that PDFs embed, each in a worker with limited time and memory. What a document costs cannot be known before it is
 * read, and a worker can be stopped.
 */
export class ElectronicInvoiceReader implements DocumentReader {
  readonly #limits: ReadingLimits;
  readonly #waiting: (() => void)[] = [];
  #reading = 0;

  constructor(limits: Partial<ReadingLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  async read(content: Uint8Array, signal?: StopSignal): Promise<ReadDocument> {
    signal?.throwIfAborted();
    if (isPdf(content)) await loadOptional("Reading a PDF", readingPackages, () => import.meta.resolve("@libpdf/core"));
    await this.#turn();
    try {
      signal?.throwIfAborted();
      return await readInWorker(content, this.#limits, signal);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#reading -= 1;
    }
  }

  /** Resolves when it may read. Whoever has read passes its turn on. */
  async #turn(): Promise<void> {
    const { atOnce, waiting } = this.#limits;
    if (this.#reading < atOnce) {
      this.#reading += 1;
      return;
    }
    if (this.#waiting.length >= waiting)
      throw new StintError("unavailable", "overloaded", "Too many documents are being read. Try again later.");
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

async function readInWorker(content: Uint8Array, limits: ReadingLimits, signal: StopSignal | undefined): Promise<ReadDocument> {
  const worker = new Worker(new URL(import.meta.resolve("#built/adapters/electronic-invoices/reading/worker.js")), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMib },
  });
  const most = process.memoryUsage.rss() + limits.growthMib * MIB;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadDocument>((resolve, reject) => {
      const refuse = (reason: string): void => reject(unreadable(reason));
      timer = setTimeout(() => refuse(`Reading the document takes more than ${limits.ms / 1_000} seconds.`), limits.ms);
      watch = setInterval(() => {
        if (process.memoryUsage.rss() > most) refuse("Reading the document needs too much memory.");
      }, WATCHED_EVERY_MS);
      signal?.addEventListener("abort", () => reject(abortReason(signal)));
      worker.once("message", (reading: Reading) => {
        if ("read" in reading) resolve(reading.read);
        else refuse(reading.unreadable);
      });
      worker.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") refuse("Reading the document needs too much memory.");
        else reject(error);
      });
      worker.once("exit", (code) => reject(new Error(`The worker that reads a document ended with code ${code}.`)));
    });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await worker.terminate();
  }
}

function unreadable(message: string): StintError {
  return refused("document_unreadable", message);
}

function abortReason({ reason }: StopSignal): Error {
  return reason instanceof Error ? reason : new Error("The reading was aborted.", { cause: reason });
}
