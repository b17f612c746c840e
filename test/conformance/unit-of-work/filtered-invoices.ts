import { addDays, parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import type { InvoiceFilter } from "../../../core/invoices/invoice-store.js";
import { aClient, plus } from "../fixtures.js";
import { aDraft, aLine, anOpenInvoice, aPaidInvoice, aVoidInvoice } from "../invoice-fixtures.js";
import type { FilteredList } from "./list-filters.js";

const today = parseLocalDate("2026-03-15");
const day = (days: number) => addDays(today, days);

/** Issued ten days before they are due. */
export const invoices: FilteredList<InvoiceFilter> = {
  name: "invoices",
  area: "invoices",
  async fill(world) {
    const later = plus(world.clock.now(), 1);
    const client = aClient(world, { name: "Zoë % Straße", legalName: "Brücke & Co" });
    const due = (days: number, changes: Parameters<typeof aDraft>[2] = {}) =>
      aDraft(world, undefined, { issueDate: day(days - 10), dueDate: day(days), ...changes });
    const draft = aDraft(world, undefined, { updatedAt: later });
    const lateDraft = due(-5, { clientId: client.id });
    const late = anOpenInvoice(world, due(-1, { currency: "CHF" as CurrencyCode }), "A%1");
    const onTime = anOpenInvoice(world, due(0), "A_1");
    const open = anOpenInvoice(world, due(-3, { updatedAt: later, clientId: client.id }), "a_1");
    const paid = aPaidInvoice(world, { ...open, buyer: { ...open.buyer, name: "Alte Straße", legalName: "Société 1871" } });
    const gone = aVoidInvoice(world, anOpenInvoice(world, due(-3), "B"));
    const dates = { issueDate: day(-11), dueDate: day(-1) };
    const owed = anOpenInvoice(world, aDraft(world, [aLine({ quantity: parseDecimal("-1") })], dates), "C");
    const rounding = { kind: "amount", amount: 5n } as const;
    const nothing = anOpenInvoice(
      world,
      aDraft(world, undefined, { ...dates, prepaidAmount: 10_005n, payableRounding: rounding }),
      "D",
    );
    const all = [draft, lateDraft, late, onTime, paid, gone, owed, nothing];
    await world.run(async (stores) => {
      await stores.clients.insert(client);
      for (const invoice of all) await stores.invoices.insert(invoice);
    });
    return [
      [{}, all],
      [{ statuses: ["draft"] }, [draft, lateDraft]],
      [{ statuses: ["open", "paid", "void"] }, [late, onTime, paid, gone, owed, nothing]],
      [{ overdueOn: day(-1) }, []],
      [{ overdueOn: day(1) }, [late, onTime]],
      [{ overdueOn: today }, [late]],
      [{ notOverdueOn: today }, [draft, lateDraft, onTime, paid, gone, owed, nothing]],
      [{ clientIds: [client.id] }, [lateDraft, paid]],
      [{ clientIds: [client.id, world.client.id] }, all],
      [{ numbers: ["A_1", "A%1", "B", "INV"] }, [late, onTime, gone]],
      [{ text: "" }, all],
      [{ text: "a_1" }, [onTime, paid]],
      [{ text: "A%" }, [late]],
      [{ text: "1" }, [late, onTime, paid]],
      [{ text: "E % STRASSE" }, [lateDraft, paid]],
      [{ text: "brucke & CO" }, [lateDraft, paid]],
      [{ text: "alte strasse" }, [paid]],
      [{ text: "societe 1871" }, [paid]],
      [{ text: "zoë", statuses: ["paid"] }, [paid]],
      [{ text: ".*" }, []],
      [{ currencies: ["CHF" as CurrencyCode] }, [late]],
      [{ currencies: [world.workspace.currency] }, [draft, lateDraft, onTime, paid, gone, owed, nothing]],
      [{ issuedFrom: day(-11) }, [late, onTime, owed, nothing]],
      [{ issuedTo: day(-13) }, [lateDraft, paid, gone]],
      [{ issuedFrom: day(-13), issuedTo: day(-11) }, [late, paid, gone, owed, nothing]],
      [{ dueFrom: today }, [onTime]],
      [{ dueTo: day(-1) }, [lateDraft, late, paid, gone, owed, nothing]],
      [{ dueFrom: day(-1), dueTo: day(-1) }, [late, owed, nothing]],
      [
        { dueFrom: parseLocalDate("0000-01-01"), dueTo: parseLocalDate("9999-12-31") },
        [lateDraft, late, onTime, paid, gone, owed, nothing],
      ],
      [{ updatedSince: plus(later, 1) }, []],
      [{ updatedSince: later }, all.filter(({ updatedAt }) => updatedAt >= later)],
    ];
  },
  list: async (world, filter) => {
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    return (await world.read((stores) => stores.invoices.list(filter, page))).items;
  },
};
