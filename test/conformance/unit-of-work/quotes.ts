import assert from "node:assert/strict";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { declineQuote, type Quote, quoteSummary } from "../../../core/quotes/quote.js";
import type { QuoteFilter, QuoteSortKey } from "../../../core/quotes/quote-store.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft, aLine, aPairOfTaxes } from "../invoice-fixtures.js";
import { anAcceptedQuote, anOpenQuote, aQuote } from "../quote-fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped } from "../subject.js";
import { LONG_TEXT, UNICODE } from "./extremes.js";

const day = parseLocalDate;

const insert = (world: World, ...all: readonly Quote[]): Promise<void> =>
  world.run(async ({ quotes }) => {
    for (const one of all) await quotes.insert(one);
  });
const find = (world: World, { id }: Pick<Quote, "id">) => world.read(({ quotes }) => quotes.find(id));
const listed = async (world: World, filter: QuoteFilter, sort: QuoteSortKey = "createdAt") =>
  (await world.read(({ quotes }) => quotes.list(filter, { limit: 10, sort, descending: false, after: null }))).items.map(
    ({ id }) => id,
  );

export const quoteCases = grouped({ area: "quotes" }, [
  ...resourceCases<Quote>({
    kind: "quote",
    name: "a quote",
    area: "quotes",
    make: (world) => aQuote(world),
    change: (quote, notes) => ({ ...quote, notes }),
    store: ({ quotes }) => quotes,
    summary: quoteSummary,
  }),
  {
    title: "returns every field of a quote, and lists it without its lines",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = aDraft(world);
      await world.run(({ invoices }) => invoices.insert(invoice));
      const tax = aPairOfTaxes("QST");
      const allowance = { amount: 5n, reason: UNICODE, tax, net: 5n };
      const content = {
        ...{ validUntil: day("9999-12-31"), prices: "gross" as const, notes: LONG_TEXT, projectReference: UNICODE },
        ...{ buyerReference: UNICODE, discount: { kind: "percent" as const, percent: parseDecimal("0.000001") } },
      };
      const lines = [aLine({ description: UNICODE, quantity: parseDecimal("0.333333"), unitPrice: 123_456n, tax })];
      const draft = { ...aQuote(world, content, { lines, allowances: [allowance] }), taxChosen: true };
      const issue = {
        sentAt: world.clock.now(),
        viewedAt: world.clock.now(),
        invoiceId: invoice.id,
        projectId: world.project.id,
      };
      const accepted: Quote = { ...anAcceptedQuote(world, UNICODE), ...draft, ...issue, ...issuedFields(world) };
      const open = anOpenQuote(world, "Q-2026-0002");
      const declined: Quote = declineQuote(open, LONG_TEXT.slice(0, 2_000), world.clock.now());
      await insert(world, accepted, declined);
      assert.deepEqual(await find(world, accepted), accepted);
      assert.deepEqual(await find(world, declined), declined);
      const found = await world.read(({ quotes }) => quotes.findMany([accepted.id]));
      assert.deepEqual(found, [quoteSummary(accepted)]);
    },
  },
  {
    title: "lists the quotes of some clients, states and numbers, and those that have expired",
    async run(subject) {
      const world = await newWorld(subject);
      const until = (date: string) => ({ validUntil: day(date) });
      const draft = aQuote(world, until("2026-03-01"));
      const endless = anOpenQuote(world, "Q-1");
      const expired = anOpenQuote(world, "Q-2", until("2026-03-14"));
      const lastDay = anOpenQuote(world, "Q-3", until("2026-03-15"));
      const accepted = anAcceptedQuote(world, "Q-4", until("2026-03-01"));
      await insert(world, draft, endless, expired, lastDay, accepted);
      const all = [draft.id, endless.id, expired.id, lastDay.id, accepted.id];
      assert.deepEqual(await listed(world, {}), all);
      assert.deepEqual(await listed(world, { expiredOn: day("2026-03-15") }), [expired.id]);
      assert.deepEqual(await listed(world, { notExpiredOn: day("2026-03-15") }), [draft.id, endless.id, lastDay.id, accepted.id]);
      assert.deepEqual(await listed(world, { statuses: ["draft", "accepted"] }), [draft.id, accepted.id]);
      assert.deepEqual(await listed(world, { numbers: ["Q-3", "Q-9"] }), [lastDay.id]);
      assert.deepEqual(await listed(world, { clientIds: [world.client.id] }), all);
      assert.deepEqual(await listed(world, { clientIds: [subject.ids.next("cli")] }), []);
    },
  },
  {
    title: "sorts quotes by their issue date, drafts last",
    async run(subject) {
      const world = await newWorld(subject);
      const draft = aQuote(world);
      const later: Quote = { ...anOpenQuote(world, "Q-1"), issueDate: day("2026-03-09") };
      const earlier = anOpenQuote(world, "Q-2");
      await insert(world, draft, later, earlier);
      assert.deepEqual(await listed(world, {}, "issueDate"), [earlier.id, later.id, draft.id]);
    },
  },
  {
    title: "keeps the client, the invoice and the project of quotes, and finds the quote of an invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = aDraft(world);
      await world.run(({ invoices }) => invoices.insert(invoice));
      const quote: Quote = { ...anAcceptedQuote(world, "Q-1"), invoiceId: invoice.id, projectId: world.project.id };
      await insert(world, quote);
      assert.deepEqual(await listed(world, { invoiceIds: [invoice.id] }), [quote.id]);
      assert.deepEqual(await listed(world, { invoiceIds: [subject.ids.next("inv")] }), []);
      const inUse = { code: "in_use" };
      await assert.rejects(
        world.run(({ invoices }) => invoices.delete(invoice)),
        inUse,
      );
      await assert.rejects(
        world.run(({ projects }) => projects.delete(world.project)),
        inUse,
      );
      await assert.rejects(
        world.run(({ clients }) => clients.delete(world.client)),
        inUse,
      );
      await assert.rejects(insert(world, aQuote(world, { clientId: subject.ids.next("cli") })));
      await assert.rejects(insert(world, aQuote(world, { invoiceId: subject.ids.next("inv") })));
      await assert.rejects(insert(world, aQuote(world, { projectId: subject.ids.next("prj") })));
    },
  },
  {
    title: "rejects a number that another quote of the workspace has, and accepts one of another workspace",
    async run(subject) {
      const [world, other] = [await newWorld(subject), await newWorld(subject)];
      await insert(world, anOpenQuote(world, "Q-1"));
      await assert.rejects(insert(world, anOpenQuote(world, "Q-1")));
      const draft = aQuote(world);
      await insert(world, draft, anOpenQuote(world, "Q-2"));
      const taken = nextVersion<Quote>({ ...anOpenQuote(world, "Q-2"), id: draft.id }, world.clock.now());
      await assert.rejects(world.run(({ quotes }) => quotes.update(taken)));
      await insert(other, anOpenQuote(other, "Q-1"));
    },
  },
]);

function issuedFields(world: World) {
  const { status, number, issueDate, seller, buyer, issuedAt, acceptedAt, acceptedBy } = anAcceptedQuote(world, UNICODE);
  return { status, number, issueDate, seller, buyer, issuedAt, acceptedAt, acceptedBy };
}
