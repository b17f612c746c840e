import { expect } from "chai";
import fc from "fast-check";
import { type ZippedFile, zipOf } from "../../adapters/http/zip.js";
import { addDays, parseLocalDate } from "../../core/index.js";
import { unzipped } from "./unzipped.js";

const first = parseLocalDate("1980-01-01");

async function archived(files: Iterable<ZippedFile>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const source = (async function* () {
    yield* files;
  })();
  for await (const chunk of zipOf(source)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("a ZIP archive", () => {
  it("has every file with its name, bytes and date", async () => {
    const file = fc.record({
      name: fc.string({ unit: "grapheme", maxLength: 60 }),
      content: fc.uint8Array({ maxLength: 2_000 }),
      date: fc.integer({ min: 0, max: 46_000 }).map((days) => addDays(first, days)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 8 }), async (files) => {
        const found = unzipped(await archived(files));
        const expected = files.map(({ name, content, date }) => ({ name, content: Buffer.from(content), date }));
        expect(found).to.deep.equal(expected);
      }),
    );
  });

  it("begins a file only when the one before was taken", async () => {
    let begun = 0;
    const source = (async function* () {
      for (; begun < 5; begun++) yield { name: `${begun}`, content: new Uint8Array(10), date: first };
    })();
    const chunks = zipOf(source);
    await chunks.next();
    await chunks.next();
    expect(begun).to.equal(0);
    await chunks.next();
    expect(begun).to.equal(1);
    await chunks.return(undefined);
  });

  it("has more files than the original format can count", async () => {
    const content = new Uint8Array(1);
    const files = Array.from({ length: 65_536 }, (_, n) => ({ name: `${n}`, content, date: first }));
    const found = unzipped(await archived(files));
    expect([found.length, found.at(-1)?.name]).to.deep.equal([65_536, "65535"]);
  });
});
