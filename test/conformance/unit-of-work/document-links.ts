import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { DocumentLinkFilter } from "../../../core/document-links/document-link-store.js";
import type { DocumentLink } from "../../../core/document-links/document-link.js";
import type { InvoiceId } from "../../../core/kernel/ids.js";
import { firstVersion, nextVersion } from "../../../core/kernel/entity.js";
import { newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aQueuedMessage } from "../outgoing/fixtures.js";
import { anOpenQuote } from "../quote-fixtures.js";
import { grouped } from "../subject.js";
import { LAST_INSTANT } from "./extremes.js";

const byCreation = { limit: 10, sort: "createdAt", descending: false, after: null } as const;

/** A link to a new draft of the world. */
type InvoiceLink = DocumentLink & { readonly invoiceId: InvoiceId };

async function insert(world: World, changes: Partial<InvoiceLink> = {}): Promise<InvoiceLink> {
  const now = world.clock.now();
  const invoice = aDraft(world);
  const secret = `secret ${world.ids.next("tok")}`;
  const hash = createHash("sha256").update(secret).digest("hex");
  const state = { expiresAt: null, revokedAt: null, views: 0, lastViewedAt: null, ...firstVersion(now) };
  const link = { id: world.ids.next("lnk"), invoiceId: invoice.id, quoteId: null, secret, hash, ...state, ...changes };
  await world.run(async (stores) => {
    await stores.invoices.insert(invoice);
    await stores.documentLinks.insert(link);
  });
  return link;
}

export const documentLinkCases = grouped({ area: "documentLinks", step: 3 }, [
  {
    title: "returns every field of a link to a document, and of its next version",
    async run(subject) {
      const world = await newWorld(subject);
      const link = await insert(world);
      const find = () => world.read((stores) => stores.documentLinks.find(link.id));
      assert.deepStrictEqual(await find(), link);
      const state = { expiresAt: LAST_INSTANT, revokedAt: LAST_INSTANT, views: 2, lastViewedAt: LAST_INSTANT, secret: null };
      const changed = nextVersion({ ...link, ...state }, plus(link.createdAt, 1));
      await world.run((stores) => stores.documentLinks.update(changed));
      assert.deepStrictEqual(await find(), changed);
      await assert.rejects(
        world.run((stores) => stores.documentLinks.update(changed)),
        { code: "lost_race" },
      );
    },
  },
  {
    title: "lists the links to a document in pages, or those that are active at an instant",
    async run(subject) {
      const world = await newWorld(subject);
      const first = await insert(world);
      const now = plus(first.createdAt, 10);
      const { invoiceId } = first;
      await insert(world);
      const expiring = await insert(world, { invoiceId, expiresAt: now, createdAt: plus(first.createdAt, 1) });
      const revoked = await insert(world, { invoiceId, revokedAt: first.createdAt, createdAt: plus(first.createdAt, 2) });
      const list = (changes: object, page: object = {}) =>
        world.read((stores) => stores.documentLinks.list({ invoiceId, ...changes }, { ...byCreation, ...page }));
      assert.deepStrictEqual((await list({})).items, [first, expiring, revoked]);
      assert.deepStrictEqual((await list({ activeAt: plus(now, -1) })).items, [first, expiring]);
      assert.deepStrictEqual((await list({ activeAt: now })).items, [first], "in the instant of its expiry");
      const { items, next } = await list({}, { limit: 2 });
      assert.deepStrictEqual(items, [first, expiring]);
      assert.deepStrictEqual((await list({}, { limit: 2, after: next })).items, [revoked]);
    },
  },
  {
    title: "keeps links to quotes and emails about them apart from those of invoices, and the quote of both",
    async run(subject) {
      const world = await newWorld(subject);
      const ofInvoice = await insert(world);
      const quote = anOpenQuote(world, "Q-1");
      const link = { ...ofInvoice, id: world.ids.next("lnk"), invoiceId: null, quoteId: quote.id, hash: "another" };
      await world.run(async (stores) => {
        await stores.quotes.insert(quote);
        await stores.documentLinks.insert(link);
      });
      const list = (filter: DocumentLinkFilter) => world.read((stores) => stores.documentLinks.list(filter, byCreation));
      assert.deepStrictEqual((await list({ quoteId: quote.id })).items, [link]);
      assert.deepStrictEqual((await list({ invoiceId: ofInvoice.invoiceId })).items, [ofInvoice]);
      for (const wrong of [
        { invoiceId: null, quoteId: null },
        { invoiceId: ofInvoice.invoiceId, quoteId: quote.id },
        { invoiceId: null, quoteId: world.ids.next("quo") },
      ])
        await assert.rejects(
          world.run((stores) => stores.documentLinks.insert({ ...link, id: world.ids.next("lnk"), hash: "third", ...wrong })),
        );
      await assert.rejects(
        world.run((stores) => stores.quotes.delete(quote)),
        { code: "in_use" },
      );
    },
  },
  {
    title: "stores an email about a quote, and rejects one about another workspace's",
    area: "messages",
    step: 4,
    async run(subject) {
      const [world, stranger] = [await newWorld(subject), await newWorld(subject)];
      const quote = anOpenQuote(world, "Q-1");
      await world.run((stores) => stores.quotes.insert(quote));
      const about = { kind: "quote", userId: null, quoteId: quote.id, secret: "a" } as const;
      const message = aQueuedMessage(world, about);
      await world.run((stores) => stores.messages.insert(message));
      assert.deepStrictEqual(await world.read((stores) => stores.messages.find(message.id)), message);
      await assert.rejects(stranger.run((stores) => stores.messages.insert(aQueuedMessage(stranger, about))));
      await assert.rejects(
        world.run((stores) => stores.quotes.delete(quote)),
        { code: "in_use" },
      );
    },
  },
  {
    title: "finds the workspace of an active link by the hash of its secret, until the instant of its expiry",
    area: "directory",
    step: 5,
    async run(subject) {
      for (const world of [await newWorld(subject), await newWorld(subject)]) {
        const link = await insert(world, { expiresAt: plus(world.clock.now(), 1_000) });
        const [lasting, revoked] = [await insert(world), await insert(world, { revokedAt: world.clock.now() })];
        const find = ({ hash }: DocumentLink, ms: number) => subject.directory.findDocumentLink(hash, plus(link.createdAt, ms));
        const { workspaceId } = world.scope;
        assert.deepStrictEqual(await find(link, 999), { workspaceId, linkId: link.id });
        assert.equal(await find(link, 1_000), null, "in the instant of its expiry");
        assert.deepStrictEqual(await find(lasting, 1_000), { workspaceId, linkId: lasting.id });
        assert.equal(await find(revoked, 0), null);
        assert.equal(await subject.directory.findDocumentLink(link.id, link.createdAt), null, "an id is not a secret");
        assert.equal(await subject.directory.findSignInLink(link.hash, link.createdAt), null, "it signs nobody in");
      }
    },
  },
  {
    title: "keeps the links of one workspace, and the questions asked on them, from another",
    async run(subject) {
      const [world, stranger] = [await newWorld(subject), await newWorld(subject)];
      const link = await insert(world);
      assert.equal(await stranger.read((stores) => stores.documentLinks.find(link.id)), null);
      const { invoiceId } = link;
      const { items } = await stranger.read((stores) => stores.documentLinks.list({ invoiceId }, byCreation));
      assert.deepStrictEqual(items, []);
      await assert.rejects(
        stranger.run((stores) => stores.documentLinks.insert({ ...link, id: stranger.ids.next("lnk") })),
        "a link to another workspace's document was accepted",
      );
    },
  },
  {
    title: "stores a question that was asked on a link, and rejects one on another workspace's",
    area: "messages",
    step: 4,
    async run(subject) {
      const [world, stranger] = [await newWorld(subject), await newWorld(subject)];
      const link = await insert(world);
      const about = { kind: "question", userId: null, linkId: link.id, text: "Why?", replyTo: "client@example.com" } as const;
      const question = aQueuedMessage(world, about);
      await world.run((stores) => stores.messages.insert(question));
      assert.deepStrictEqual(await world.read((stores) => stores.messages.find(question.id)), question);
      await assert.rejects(
        stranger.run((stores) => stores.messages.insert(aQueuedMessage(stranger, about))),
        "a question on another workspace's link was accepted",
      );
    },
  },
]);
