import { expect } from "chai";
import { PdfkitRenderer, RenderQueue } from "../../../adapters/pdf/index.js";
import type { InvoiceDocument, StatementDocument, StopSignal } from "../../../core/index.js";
import { issued } from "./documents.js";

/** A renderer whose renderings the test completes. */
class Easel {
  readonly begun: { readonly document: InvoiceDocument; readonly signal: StopSignal; finish(): void }[] = [];

  render(document: InvoiceDocument, _format: "pdf", signal?: StopSignal): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (!signal) throw new Error("no signal");
      signal.addEventListener("abort", () => reject(new Error("stopped", { cause: signal.reason })));
      this.begun.push({ document, signal, finish: () => resolve(new Uint8Array([this.begun.length])) });
    });
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const version = (number: number): InvoiceDocument => {
  const document = issued();
  return { ...document, invoice: { ...document.invoice, version: number } };
};
const reasonOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe("the render queue", () => {
  let easel: Easel;
  let queue: RenderQueue<"pdf">;
  beforeEach(() => {
    easel = new Easel();
    queue = new RenderQueue(easel);
  });

  it("renders one document at a time, in the order of the requests, whatever the outcome of the previous one", async () => {
    const abort = new AbortController();
    const first = reasonOf(queue.render(version(1), "pdf", abort.signal));
    const second = queue.render(version(2), "pdf");
    await turn();
    expect(easel.begun.map(({ document }) => document.invoice.version)).to.deep.equal([1]);
    abort.abort(new Error("gone"));
    expect(await first).to.have.property("message", "gone");
    await turn();
    expect(easel.begun.map(({ document }) => document.invoice.version)).to.deep.equal([1, 2]);
    easel.begun[1]?.finish();
    expect(await second).to.deep.equal(new Uint8Array([2]));
  });

  it("shares one rendering among simultaneous requests for a version, and renders a later version again", async () => {
    const both = [queue.render(version(1), "pdf"), queue.render(version(1), "pdf")];
    await turn();
    easel.begun[0]?.finish();
    expect(await Promise.all(both)).to.deep.equal([new Uint8Array([1]), new Uint8Array([1])]);
    const later = queue.render(version(1), "pdf");
    await turn();
    expect(easel.begun).to.have.length(2);
    easel.begun[1]?.finish();
    await later;
  });

  it("stops rendering when its last request is aborted, and does not start if all requests are aborted", async () => {
    const aborts = [new AbortController(), new AbortController(), new AbortController()];
    const [one, other] = aborts.map(({ signal }) => reasonOf(queue.render(version(1), "pdf", signal)));
    const waiting = reasonOf(queue.render(version(2), "pdf", aborts[2]?.signal));
    await turn();
    aborts[0]?.abort();
    aborts[2]?.abort();
    await Promise.all([one, waiting]);
    expect(easel.begun[0]?.signal.aborted).to.equal(false);
    const again = queue.render(version(3), "pdf");
    aborts[1]?.abort();
    await other;
    expect(easel.begun[0]?.signal.aborted).to.equal(true);
    await turn();
    expect(easel.begun.map(({ document }) => document.invoice.version)).to.deep.equal([1, 3]);
    easel.begun[1]?.finish();
    await again;
  });

  it("rejects every request with the error of a failed rendering", async () => {
    const failing = new RenderQueue({ render: () => Promise.reject(new Error("no ink")) });
    const reasons = await Promise.all([reasonOf(failing.render(version(1), "pdf")), reasonOf(failing.render(version(1), "pdf"))]);
    expect(reasons.map((reason) => (reason as Error).message)).to.deep.equal(["no ink", "no ink"]);
  });

  it("stops PDFKit in the middle of a long invoice", async () => {
    const document = issued();
    const lines = Array.from({ length: 5_000 }, () => document.invoice.lines)
      .flat()
      .slice(0, 5_000);
    const abort = new AbortController();
    const drawing = reasonOf(
      new PdfkitRenderer().render({ ...document, invoice: { ...document.invoice, lines } }, "pdf", abort.signal),
    );
    await turn();
    abort.abort(new Error("gone"));
    expect(await drawing).to.have.property("message", "gone");
  });

  it("prints statements of account in their turn, unless they are aborted before it, if the renderer has them", async () => {
    expect(queue.renderStatement).to.equal(undefined);
    const begun: string[] = [];
    const renderStatement = async ({ locale }: StatementDocument) => {
      begun.push(locale);
      return new Uint8Array([begun.length]);
    };
    const mixed = new RenderQueue<"pdf">(Object.assign(easel, { renderStatement }));
    const statement = (locale: string) => ({ locale }) as StatementDocument;
    const abort = new AbortController();
    const first = mixed.render(version(1), "pdf");
    const gone = reasonOf(mixed.renderStatement?.(statement("de"), abort.signal) ?? Promise.resolve());
    const second = mixed.renderStatement?.(statement("fr"));
    await turn();
    expect(begun).to.deep.equal([]);
    abort.abort(new Error("gone"));
    expect(await gone).to.have.property("message", "gone");
    easel.begun[0]?.finish();
    await first;
    expect(await second).to.deep.equal(new Uint8Array([1]));
    expect(begun).to.deep.equal(["fr"]);
  });
});
