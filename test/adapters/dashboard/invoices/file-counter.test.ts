import { expect } from "chai";
import fc from "fast-check";
import { FileCounter } from "../../../../adapters/dashboard/src/features/invoices/file-counter.js";
import { zipOf } from "../../../../adapters/http/zip.js";
import { parseLocalDate } from "../../../../core/index.js";

const date = parseLocalDate("2026-03-05");

describe("the count of the files of an archive that arrives in parts", () => {
  it("is that of the files that have begun, however the bytes are divided", async () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(contents, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), async (files, sizes) => {
        const chunks: Uint8Array[] = [];
        const source = (async function* () {
          for (const [n, content] of files.entries()) yield { name: `ü${n}.pdf`, content, date };
        })();
        for await (const chunk of zipOf(source)) chunks.push(chunk);
        const archive = Buffer.concat(chunks);
        const counter = new FileCounter();
        const counts = [];
        for (let at = 0, n = 0; at < archive.length; n++) {
          const size = sizes[n % sizes.length] ?? 1;
          counts.push(counter.take(archive.subarray(at, at + size)));
          at += size;
        }
        expect(counts.at(-1)).to.equal(files.length);
        expect(counts).to.deep.equal(counts.toSorted((a, b) => a - b));
      }),
    );
  });
});
