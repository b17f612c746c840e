import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type DocumentReader, loadOptional, type ReadDocument, refused, StintError, type StopSignal } from "../../core/index.js";
import { readingPackages } from "./packages.js";
import { isPdf } from "./reading/pdf-header.js";
import type { Assignment } from "./reading/process.js";
import type { Reading } from "./reading/worker.js";

/** What reading a document may use. */
export interface ReadingLimits {
  /** The longest that it takes. A usual invoice takes a tenth of a second, or half a second in a PDF. */
  readonly ms: number;
  /** Of the heap. */
  readonly heapMib: number;
  /** In total, with what is decompressed, which is not in the heap. */
  readonly growthMib: number;
  /** How many documents are read at the same time. */
  readonly atOnce: number;
  /** How many more wait. */
  readonly waiting: number;
}

const usualLimits: ReadingLimits = { ms: 10_000, heapMib: 256, growthMib: 512, atOnce: 2, waiting: 20 };

/**
 * Reads invoices in CII and UBL, and those that PDFs embed, each in a process with limited time and memory. What a document costs cannot be known before it is
 * read, and a process can be stopped with all that it uses.
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
      return await readInProcess(content, this.#limits, signal);
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

/** Without the environment of the service, which has its secrets. */
function startProcess(): ChildProcess {
  const module = fileURLToPath(import.meta.resolve("#built/adapters/electronic-invoices/reading/process.js"));
  return fork(module, [], { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv: [], env: {} });
}

async function readInProcess(
  content: Uint8Array,
  { ms, heapMib, growthMib }: ReadingLimits,
  signal: StopSignal | undefined,
): Promise<ReadDocument> {
  const child = startProcess();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadDocument>((resolve, reject) => {
      const refuse = (reason: string): void => reject(unreadable(reason));
      timer = setTimeout(() => refuse(`Reading the document takes more than ${ms / 1_000} seconds.`), ms);
      signal?.addEventListener("abort", () => reject(abortReason(signal)));
      child.once("message", (reading: Reading) => {
        if ("read" in reading) resolve(reading.read);
        else refuse(reading.unreadable);
      });
      child.on("error", reject);
      child.once("exit", (code, by) => {
        // V8 ends a process whose memory is exhausted, and so does Linux.
        if (by === "SIGABRT" || by === "SIGKILL") refuse("Reading the document needs too much memory.");
        else reject(new Error(`The process that reads a document ended with ${by ?? `code ${code}`}.`));
      });
      const assignment: Assignment = { content, heapMib, growthMib };
      child.send(assignment, (error) => {
        if (error) reject(error);
      });
    });
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

function unreadable(message: string): StintError {
  return refused("document_unreadable", message);
}

function abortReason({ reason }: StopSignal): Error {
  return reason instanceof Error ? reason : new Error("The reading was aborted.", { cause: reason });
}
