import assert from "node:assert/strict";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { currencyCodes, parseCurrency } from "../../../core/kernel/currency.js";
import { MAX_DECIMAL, parseDecimal } from "../../../core/kernel/decimal.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import { addSettlement, type Invoice, type SettleableInvoice } from "../../../core/invoices/invoice.js";
import type { LineInput } from "../../../core/invoices/line.js";
import { emptySeller } from "../../../core/billing/seller.js";
import { isRated, type Tax, taxCategories } from "../../../core/billing/tax.js";
import { aClient, aRecordedEntry, newWorld, plus, type World } from "../fixtures.js";
import {
  aDraft,
  aCredit,
  aLine,
  anOpenInvoice,
  aPairOfTaxes,
  aPaidInvoice,
  aPayment,
  aVoidInvoice,
  millionths,
} from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { ADDRESS, LAST_INSTANT, LONG_TEXT, UNICODE } from "./extremes.js";

const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

async function insertAll(world: World, invoices: readonly Invoice[]): Promise<void> {
  await world.run(async (stores) => {
    for (const invoice of invoices) await stores.invoices.insert(invoice);
  });
}

/** Finds each by its id, and in the list without its lines. */
async function areStored(world: World, invoices: readonly Invoice[]): Promise<void> {
  for (const invoice of invoices) assert.deepStrictEqual(await world.read((stores) => stores.invoices.find(invoice.id)), invoice);
  const listed = await world.read((stores) => stores.invoices.list({}, page));
  const summaries = [...invoices]
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ lines: _, ...summary }) => summary);
  assert.deepStrictEqual(listed.items, summaries);
}

/** Reaches every limit of the model; its figures are computed by the core. */
function extremeLines(entryIds: LineInput["timeEntryIds"]): LineInput[] {
  const standard: Tax = {
    category: "S",
    rate: parseDecimal("9.975"),
    exemptionReason: null,
    exemptionCode: null,
    components: null,
  };
  const exempt: Tax = { category: "E", rate: parseDecimal("0"), exemptionReason: UNICODE, exemptionCode: null, components: null };
  const period = { start: parseLocalDate("1970-01-01"), end: parseLocalDate("9999-12-31") };
  const allowances = [
    { amount: MAX_AMOUNT, reason: null },
    { amount: 0n, reason: "" },
  ];
  const charges = [{ amount: MAX_AMOUNT - 1n, reason: UNICODE }];
  const time = { kind: "time", unit: "SEC", baseQuantity: parseDecimal("3600"), timeEntryIds: entryIds } as const;
  return [
    aLine({ ...time, description: UNICODE, quantity: parseDecimal("3661"), unitPrice: 9_999n, tax: standard, period }),
    aLine({
      quantity: millionths(MAX_DECIMAL - 1n),
      unitPrice: 0n,
      allowances,
      charges,
      tax: exempt,
      description: LONG_TEXT.slice(0, 1_000),
    }),
    aLine({ quantity: millionths(1n), baseQuantity: millionths(MAX_DECIMAL), unitPrice: MAX_AMOUNT, tax: standard }),
    aLine({ unitPrice: MAX_AMOUNT, tax: standard }),
    aLine({ unitPrice: 9_999n, tax: aPairOfTaxes(UNICODE.slice(0, 30)) }),
    aLine({ quantity: parseDecimal("-1"), unitPrice: MAX_AMOUNT - 1n, tax: standard }),
    aLine({
      quantity: parseDecimal("0"),
      tax: { category: "Z", rate: parseDecimal("0"), exemptionReason: null, exemptionCode: null, components: null },
      unit: "H87",
    }),
  ];
}

/** With every kind of term of the document. */
function withTerms(world: World): Invoice[] {
  const standard: Tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null };
  const exempt: Tax = {
    category: "E",
    rate: parseDecimal("0"),
    exemptionReason: UNICODE,
    exemptionCode: "VATEX-EU-132-1I",
    components: null,
  };
  const allowances = [{ amount: 1n, reason: null, tax: standard }];
  const charges = [
    { amount: MAX_AMOUNT / 4n, reason: UNICODE, tax: standard },
    { amount: 0n, reason: "", tax: exempt },
  ];
  const currency = parseCurrency("CZK");
  return [
    aDraft(world, [aLine({ unitPrice: MAX_AMOUNT / 4n, tax: standard })], {
      prices: "gross",
      allowances,
      charges,
      prepaidAmount: MAX_AMOUNT / 4n,
      payableRounding: { kind: "increment", increment: 1_000_000n },
      taxCurrency: { currency, exchangeRate: parseDecimal("0.000001") },
    }),
    aDraft(world, [aLine({ tax: exempt })], {
      prepaidAmount: 0n,
      payableRounding: { kind: "amount", amount: -99n },
      taxCurrency: { currency, exchangeRate: parseDecimal("1000") },
    }),
  ];
}

export const invoiceCases = grouped({ area: "invoices" }, [
  {
    title: "returns every field of an invoice and its lines",
    async run(subject) {
      const world = await newWorld(subject);
      const entries = [aRecordedEntry(world), aRecordedEntry(world), aRecordedEntry(world)];
      await world.run(async (stores) => {
        for (const entry of entries) await stores.timeEntries.insert(entry);
      });
      const ids = entries.map(({ id }) => id);
      const invoices = [
        aDraft(world, extremeLines(ids), {
          currency: currencyCodes.at(-1) ?? world.workspace.currency,
          issueDate: parseLocalDate("1970-01-01"),
          dueDate: parseLocalDate("9999-12-31"),
          period: { start: parseLocalDate("2024-02-29"), end: parseLocalDate("2024-02-29") },
          discount: { kind: "percent", percent: parseDecimal("12.345678") },
          notes: LONG_TEXT,
          purchaseOrder: UNICODE,
          contractReference: UNICODE,
          projectReference: UNICODE,
          buyerReference: "04011000-12345-34",
          paymentReference: "RF18539007547034",
          paymentCode: "epc_qr",
          statements: [
            { subject: "PMD", text: UNICODE },
            { subject: null, text: UNICODE },
          ],
          dueDateChanges: [{ from: parseLocalDate("1970-01-01"), to: parseLocalDate("9999-12-31"), changedAt: LAST_INSTANT }],
          retainer: {
            date: parseLocalDate("9999-12-31"),
            period: { start: parseLocalDate("1970-01-01"), end: parseLocalDate("9999-12-31") },
            ...{ includedSeconds: 360_000_000, carriedInSeconds: Number.MAX_SAFE_INTEGER, usedSeconds: 1, beyondSeconds: 0 },
            ...{ carriedOutSeconds: 2, expiredSeconds: 3 },
          },
          sentAt: LAST_INSTANT,
          viewedAt: LAST_INSTANT,
        }),
        aDraft(world, [aLine({ unitPrice: MAX_AMOUNT })], { discount: { kind: "amount", amount: MAX_AMOUNT - 1n } }),
        aDraft(world, [aLine({ unitPrice: MAX_AMOUNT, quantity: parseDecimal("-1") })], {
          discount: { kind: "amount", amount: -1n },
        }),
        aDraft(world, [aLine({ unitPrice: MAX_AMOUNT, quantity: parseDecimal("-1") })]),
        aDraft(world, [], { discount: { kind: "percent", percent: parseDecimal("0") }, taxChosen: false }),
        ...withTerms(world),
        ...taxCategories.map((category) => {
          const rate = parseDecimal(isRated(category) ? "100" : "0");
          return aDraft(world, [
            aLine({ tax: { category, rate, exemptionReason: null, exemptionCode: null, components: null } }),
          ]);
        }),
      ];
      await insertAll(world, invoices);
      await areStored(world, invoices);
    },
  },
  {
    title: "returns an invoice of every status",
    async run(subject) {
      const made = await newWorld(subject);
      const client = aClient(made, { legalName: UNICODE, address: ADDRESS, email: "b@c.example", taxId: "X" });
      await made.run((stores) => stores.clients.insert(client));
      const known = { legalName: UNICODE, address: ADDRESS, taxId: "DE1", iban: "DE02", email: "a@b.example", phone: "+49 30" };
      const seller = { ...emptySeller, ...known };
      const world = { ...made, client, workspace: { ...made.workspace, seller } };
      const open = anOpenInvoice(world, aDraft(world, [aLine({ unitPrice: MAX_AMOUNT })]), "№ 1/2026 ☕");
      const reversed = aPayment(world, 7n);
      const rows = [
        reversed,
        aPayment(world, 7n, { kind: "reversal", reverses: reversed.id, reason: UNICODE }),
        aPayment(world, 9_000n),
        aPayment(world, 5n, { kind: "refund" }),
        aPayment(world, 200n, { kind: "early_payment_discount" }),
        aPayment(world, 805n, { kind: "write_off" }),
      ];
      const writtenOff = rows.reduce<SettleableInvoice>(
        (invoice, row) => addSettlement(invoice, row, world.clock.now()),
        anOpenInvoice(world),
      );
      const invoices: readonly Invoice[] = [
        aDraft(world),
        open,
        addSettlement(
          anOpenInvoice(world, aDraft(world, [aLine({ unitPrice: MAX_AMOUNT })])),
          aPayment(world, MAX_AMOUNT - 1n),
          LAST_INSTANT,
        ),
        aPaidInvoice(world),
        aPaidInvoice(made, anOpenInvoice(made, aDraft(made, []))),
        aVoidInvoice(world, aDraft(world)),
        aVoidInvoice(world, anOpenInvoice(world)),
        writtenOff,
        aDraft(world, [aLine()], { earlyPaymentDiscount: { percent: millionths(2_500_001n), days: 365 } }),
        ...Object.values(aCredit(world, anOpenInvoice(world, aDraft(world, [aLine(), aLine()])))),
      ];
      assert.deepEqual(
        invoices.map(({ status }) => status),
        ["draft", "open", "open", "paid", "paid", "void", "void", "written_off", "draft", "credited", "credited"],
      );
      await insertAll(world, invoices);
      await areStored(world, invoices);
    },
  },
  {
    title: "stores an invoice from draft to paid, and from open to void",
    async run(subject) {
      const world = await newWorld(subject);
      const draft = aDraft(world, [
        aLine({ description: "First" }),
        aLine({ description: "Second" }),
        aLine({ description: "Third" }),
      ]);
      const edited = nextVersion(
        aDraft(world, [aLine({ description: "Third" }), aLine({ description: "New", unitPrice: 5n })], {
          id: draft.id,
          notes: "Edited",
        }),
        plus(world.clock.now(), 1),
      );
      const open = nextVersion(anOpenInvoice(world, edited), plus(world.clock.now(), 2));
      const details = { method: UNICODE, reference: "", createdAt: plus(world.clock.now(), 3) };
      const part = nextVersion(addSettlement(open, aPayment(world, 1n, details), world.clock.now()), plus(world.clock.now(), 3));
      assert.equal(part.status, "open");
      const paid = nextVersion(aPaidInvoice(world, part), plus(world.clock.now(), 4));
      assert.equal(paid.payments.length, 2);
      await insertAll(world, [draft]);
      for (const next of [edited, open, part, paid]) {
        await world.run((stores) => stores.invoices.update(next));
        await areStored(world, [next]);
      }
      const second = anOpenInvoice(world);
      await insertAll(world, [second]);
      const voided = nextVersion(aVoidInvoice(world, second), plus(world.clock.now(), 5));
      await world.run((stores) => stores.invoices.update(voided));
      await areStored(world, [paid, voided]);
    },
  },
  {
    title: "keeps the order of lines, payments, allowances and tax groups",
    async run(subject) {
      const world = await newWorld(subject);
      const lines = Array.from({ length: 60 }, (_, index) =>
        aLine({
          description: `Line ${(index * 37) % 60}`,
          allowances: [3n, 1n, 2n].map((amount) => ({ amount, reason: `${amount}` })),
          tax: {
            category: "S",
            rate: parseDecimal(String(1 + ((index * 7) % 13))),
            exemptionReason: null,
            exemptionCode: null,
            components: null,
          },
        }),
      );
      const open = anOpenInvoice(world, aDraft(world, lines));
      const payments = [7n, 3n, 5n].map((amount, index) =>
        aPayment(world, amount, { createdAt: plus(world.clock.now(), -index) }),
      );
      const invoice = { ...open, payments };
      await insertAll(world, [invoice]);
      await areStored(world, [invoice]);
    },
  },
  {
    title: "stores a large invoice completely",
    async run(subject) {
      const world = await newWorld(subject);
      const lines = Array.from({ length: 5_000 }, (_, index) =>
        aLine({ description: `Line ${index}`, unitPrice: BigInt(index) }),
      );
      const invoice = aDraft(world, lines);
      await insertAll(world, [invoice]);
      assert.deepStrictEqual(await world.read((stores) => stores.invoices.find(invoice.id)), invoice);
    },
  },
]);
