import assert from "node:assert/strict";
import { newWorld } from "../fixtures.js";
import { anOpenInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { race } from "../support.js";

const MEGABYTE = 1 << 20;

/** Every pair of adjacent byte values. */
const megabyte = Uint8Array.from({ length: MEGABYTE }, (_, index) => (index * 31 + (index >> 8) * 7) & 255);

async function invoiced(subject: Parameters<typeof newWorld>[0]) {
  const world = await newWorld(subject);
  const invoice = anOpenInvoice(world);
  await world.run((stores) => stores.invoices.insert(invoice));
  const kept = (format = "pdf") => world.read((stores) => stores.documents.find(invoice.id, format));
  const keep = (content: Uint8Array, format = "pdf") => world.run((stores) => stores.documents.keep(invoice.id, format, content));
  return { world, invoice, kept, keep };
}

/** Omits the list of differences, which is slow for a megabyte. */
function sameBytes(actual: Uint8Array | null, expected: Uint8Array): void {
  assert.ok(actual !== null && Buffer.compare(actual, expected) === 0, "other bytes");
}

export const documentCases = grouped({ area: "documents" }, [
  {
    title: "returns the document of an invoice byte for byte, and null before one is stored",
    async run(subject) {
      assert.equal(new Set(megabyte).size, 256);
      for (const content of [megabyte, new Uint8Array(0), Uint8Array.from([0, 255, 0, 92, 39, 120])]) {
        const { kept, keep } = await invoiced(subject);
        assert.equal(await kept(), null);
        sameBytes(await keep(content), content);
        sameBytes(await kept(), content);
      }
    },
  },
  {
    title: "keeps the first document of an invoice, and returns it",
    async run(subject) {
      const { world, invoice, kept, keep } = await invoiced(subject);
      const [first, second] = [Uint8Array.from([1, 2, 3]), Uint8Array.from([4])];
      await world.run(async (stores) => {
        assert.deepStrictEqual(await stores.documents.keep(invoice.id, "pdf", first), first);
        assert.deepStrictEqual(await stores.documents.keep(invoice.id, "pdf", second), first);
        assert.deepStrictEqual(await stores.documents.find(invoice.id, "pdf"), first);
      });
      assert.deepStrictEqual(await keep(second), first);
      assert.deepStrictEqual(await kept(), first);
    },
  },
  {
    title: "keeps the documents of an invoice in each format apart",
    async run(subject) {
      const { kept, keep } = await invoiced(subject);
      const other = (await invoiced(subject)).kept;
      const [first, second] = [Uint8Array.from([1, 2, 3]), Uint8Array.from([4])];
      assert.deepStrictEqual(await keep(first, "pdf"), first);
      assert.equal(await kept("cii"), null);
      assert.deepStrictEqual(await keep(second, "cii"), second);
      assert.deepStrictEqual([await kept("pdf"), await kept("cii"), await kept("ubl")], [first, second, null]);
      assert.equal(await other(), null);
    },
  },
  {
    title: "keeps one of several simultaneous documents of an invoice, and returns it to all callers",
    async run(subject) {
      const { world, invoice, kept } = await invoiced(subject);
      const { won, lost } = await race(subject, 8, ({ unitOfWork }, index) =>
        unitOfWork.run(world.scope, (stores) => stores.documents.keep(invoice.id, "pdf", Uint8Array.from([index]))),
      );
      assert.deepEqual(lost, []);
      const one = await kept();
      assert.equal(one?.length, 1);
      for (const answer of won) assert.deepStrictEqual(answer, one);
    },
  },
  {
    title: "stores no document of work that rejects, or for a missing invoice",
    async run(subject) {
      const { world, invoice, kept } = await invoiced(subject);
      const failed = world.run(async (stores) => {
        await stores.documents.keep(invoice.id, "pdf", Uint8Array.from([1]));
        throw new Error("the power went out");
      });
      await assert.rejects(failed, new Error("the power went out"));
      assert.equal(await kept(), null);
      const unknown = world.ids.next("inv");
      const keep = world.run((stores) => stores.documents.keep(unknown, "pdf", Uint8Array.from([1])));
      await assert.rejects(keep, "a document of a missing invoice was accepted");
      assert.equal(await world.read((stores) => stores.documents.find(unknown, "pdf")), null);
    },
  },
  {
    title: "isolates the document from its callers' bytes, of any type",
    async run(subject) {
      for (const content of [
        Uint8Array.from([1, 2, 3]),
        Buffer.from([1, 2, 3]),
        new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4),
      ]) {
        const { kept, keep } = await invoiced(subject);
        const answer = await keep(content);
        content.fill(7);
        assert.deepEqual([...answer], [1, 2, 3], "the answer changed with what was given");
        answer.fill(8);
        const found = await kept();
        assert.deepStrictEqual(found, Uint8Array.from([1, 2, 3]));
        found.fill(9);
        assert.deepStrictEqual(await kept(), Uint8Array.from([1, 2, 3]));
      }
    },
  },
]);
