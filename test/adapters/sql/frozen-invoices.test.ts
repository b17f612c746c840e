import { expect } from "chai";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { codeOf } from "../../../adapters/sql/failures.js";
import { openStorage, type OpenedStorage, type StorageSettings } from "../../../adapters/sql/storage.js";
import {
  type UserActor,
  createUseCases,
  type Invoice,
  type InvoiceId,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
  parseTimeZone,
  snakeCase,
  type UseCases,
} from "../../../core/index.js";
import { changingFields } from "../../../core/invoices/issued-content.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { asLogin, createDatabase, createFolder } from "./databases.js";

interface Kind {
  readonly name: string;
  open(): Promise<{ readonly settings: StorageSettings; remove(): unknown }>;
}

const kinds: readonly Kind[] = [
  {
    name: "a server",
    open: async () => {
      const database = await createDatabase();
      return { settings: { kind: "server", url: database.url }, remove: () => database.drop() };
    },
  },
  {
    name: "the embedded store",
    open: () => {
      const folder = createFolder();
      return Promise.resolve({ settings: { kind: "embedded", folder: folder.path }, remove: () => folder.remove() });
    },
  },
];

/** A different value of a column, by its type. */
const others: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  boolean: (column) => `not ${column}`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  date: (column) => `coalesce(${column}, current_date) + 1`,
  "timestamp with time zone": (column) => `coalesce(${column}, now()) + interval '1 second'`,
  jsonb: () => `'[{"other": 1}]'`,
};

/** The columns of the fields that can change, by the core's list, and what only the storage knows. */
const changingColumns = [...Object.keys(changingFields).map(snakeCase), "overdue_noted"];

/** Whether a value breaks a constraint, which PostgreSQL checks after the trigger. */
const isBroken = (error: unknown): boolean => String(codeOf(error)).startsWith("23");

const triggers = (state: "enable" | "disable") => `alter table invoices ${state} trigger issued_invoices_are_frozen`;

const CONTENT = "The content of an issued invoice cannot be changed.";
const ROWS = "Payments, credits and changes of the due date can only be added.";
const KEPT = "An issued invoice cannot be deleted.";

for (const kind of kinds) {
  describe(`issued invoices in the database, on ${kind.name}`, function () {
    this.timeout(60_000);
    let storage: OpenedStorage;
    let remove: () => unknown;
    let useCases: UseCases;
    let owner: UserActor;
    let lineOf: () => Promise<Invoice>;

    before(async () => {
      const opened = await kind.open();
      remove = opened.remove;
      storage = await openStorage(opened.settings, storageOptions);
      useCases = createUseCases(portsOn(storage));
      const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
      const { token } = await useCases.createWorkspace({ name: "W", ownerEmail: "owner@example.com", currency, timeZone });
      owner = required((await useCases.authenticate(token)) ?? undefined);
      const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
      const line = { description: "Fixed", quantity: parseDecimal("1"), unitPrice: 1_000n };
      lineOf = async () => (await useCases.createInvoice(owner, { clientId, lines: [line, line] })).invoice;
    });
    after(async () => {
      await storage.close();
      await remove();
    });

    const issued = async (): Promise<InvoiceId> => {
      const { id } = await lineOf();
      await useCases.updateInvoice(owner, id, { status: "open" });
      return id;
    };
    /** Two changes of the due date, two payments and two credit notes. */
    const settled = async (): Promise<InvoiceId> => {
      const id = await issued();
      for (const day of ["2999-01-01", "2999-01-02"]) await useCases.updateInvoice(owner, id, { dueDate: parseLocalDate(day) });
      for (const amount of [100n, 200n]) await useCases.recordPayment(owner, id, { amount });
      for (const line of [0, 1]) {
        await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line, net: 50n }] });
      }
      return id;
    };
    const run = (text: string) => asLogin(storage, text);
    const change = (id: InvoiceId, set: string) => run(`update invoices set ${set} where id = '${id}'`);
    /** What the database refuses, or null. */
    const refused = async (work: Promise<void>): Promise<string | null> => {
      try {
        await work;
        return null;
      } catch (error) {
        if (codeOf(error) !== "ST002") throw error;
        return String(error).replace(/^error: Invoice [^:]+: /, "");
      }
    };
    /** Like `refused`, for values that break another constraint, too. */
    const refusedOrBroken = (work: Promise<void>) =>
      refused(work).catch((error: unknown) => (isBroken(error) ? null : expect.fail(String(error))));
    const columns = () =>
      storage.database.withConnection((connection) =>
        rowsOf(connection, {
          text: `select column_name as name, data_type as type from information_schema.columns
                 where table_schema = current_schema() and table_name = 'invoices' order by ordinal_position`,
        }),
      );

    it("can change in exactly the columns that the core lists, and as noted to be overdue, and drafts in all", async () => {
      const [open, draft] = [await issued(), (await lineOf()).id];
      const changeable: string[] = [];
      for (const { name, type } of await columns()) {
        const [column, other] = [String(name), others[String(type)]];
        const set = `${column} = ${other?.(column) ?? expect.fail(`Add a value of the type ${String(type)}.`)}`;
        if ((await refusedOrBroken(change(open, set))) !== CONTENT) changeable.push(column);
        if (column !== "status" && !column.endsWith("id"))
          expect(await refusedOrBroken(change(draft, set)), column).to.equal(null);
      }
      expect(changeable).to.have.members(changingColumns);
      expect(await refused(change(await issued(), "sent_at = now(), version = version + 1, updated_at = now()"))).to.equal(null);
    });

    it("keep all of their figures in one statement for many rows", async () => {
      await issued();
      expect(await refused(run("update invoices set total = total + 1"))).to.equal(CONTENT);
      expect(await refused(run("update invoices set lines = '[]'"))).to.equal(CONTENT);
    });

    it("never become drafts again, and void invoices remain void", async () => {
      const id = await issued();
      const to = (status: string) => refused(change(id, `status = '${status}'`));
      expect(await to("draft")).to.equal("The status cannot change from open to draft.");
      await useCases.updateInvoice(owner, id, { status: "void" });
      for (const status of ["open", "draft"])
        expect(await to(status)).to.equal(`The status cannot change from void to ${status}.`);
      const withdrawn = (await lineOf()).id;
      await useCases.updateInvoice(owner, withdrawn, { status: "void" });
      expect(await refused(change(withdrawn, "total = 1"))).to.equal(CONTENT);
    });

    for (const [list, field] of [
      ["payments", "amount"],
      ["credits", "amount"],
      ["due_date_changes", "to"],
    ] as const) {
      it(`keep all of their ${list}, in their order; others can only follow`, async () => {
        const id = await settled();
        const cases = {
          "removes all": "'[]'",
          "removes the first": `${list} - 0`,
          "removes the last": `${list} - 1`,
          "changes a field": `jsonb_set(${list}, '{1,${field}}', '1')`,
          "removes a field": `${list} #- '{0,${field}}'`,
          "swaps two": `jsonb_build_array(${list} -> 1, ${list} -> 0)`,
          "inserts before": `${list} -> 0 || ${list}`,
        };
        for (const [what, value] of Object.entries(cases)) {
          expect(await refused(change(id, `${list} = ${value}`)), what).to.equal(ROWS);
        }
        expect(await refused(change(id, `${list} = ${list} || (${list} -> 0)`))).to.equal(null);
        expect(await refused(change(id, `${list} = ${list} - 2`))).to.equal(ROWS);
      });
    }

    it("cannot be deleted, in whatever status, and drafts can", async () => {
      const [open, paid, withdrawn, draft] = [await issued(), await issued(), (await lineOf()).id, (await lineOf()).id];
      await useCases.updateInvoice(owner, paid, { status: "paid" });
      await useCases.updateInvoice(owner, withdrawn, { status: "void" });
      const { invoice: note } = await useCases.createCreditNote(owner, open, { reason: "Wrong" });
      for (const id of [open, paid, withdrawn, note.id]) {
        expect(await refused(run(`delete from invoices where id = '${id}'`))).to.equal(KEPT);
      }
      expect(await refused(run(`delete from invoices where id = '${draft}'`))).to.equal(null);
    });

    it("also keep columns that later migrations add", async () => {
      const id = await issued();
      await run("alter table invoices add column later jsonb");
      expect(await refused(change(id, `later = '{"set": 1}'`))).to.equal(CONTENT);
      expect(await refused(change(id, "later = null, sent_at = now()"))).to.equal(null);
      await run("alter table invoices drop column later");
      expect(await refused(change(id, "total = total + 1"))).to.equal(CONTENT);
    });

    it("get the fields of later versions at every depth, which then are kept too", async () => {
      const id = await settled();
      const places = {
        lines: ["0", "0,tax", "1,tax"],
        seller: [""],
        buyer: [""],
        tax_breakdown: ["0"],
        payments: ["0", "1"],
        credits: ["0", "0,lines,0"],
      };
      for (const [column, paths] of Object.entries(places)) {
        const withField = (value: string) =>
          paths.reduce((json, path) => `jsonb_set(${json}, '{${path === "" ? "" : `${path},`}later}', '${value}')`, column);
        const problem = column === "payments" || column === "credits" ? ROWS : CONTENT;
        expect(await refused(change(id, `${column} = ${withField('"new"')}`)), column).to.equal(null);
        expect(await refused(change(id, `${column} = ${withField('"other"')}`)), column).to.equal(problem);
        expect(await refused(change(id, `${column} = ${withField("null")}`)), column).to.equal(problem);
      }
      expect(await refused(change(id, "lines = lines || (lines -> 0)"))).to.equal(CONTENT);
      expect(await refused(change(id, "lines = jsonb_set(lines, '{0}', '1')"))).to.equal(CONTENT);
      expect(await refused(change(id, "seller = '[]'"))).to.equal(CONTENT);
    });

    it("that earlier versions stored with fewer fields can be paid, credited and refunded", async () => {
      const id = await settled();
      const { invoice: before } = await useCases.getInvoice(owner, id);
      const older = `update invoices set
        lines = (select jsonb_agg(line - 'gross' order by n) from jsonb_array_elements(lines) with ordinality l (line, n)),
        payments = (select jsonb_agg(p - 'kind' - 'reverses' - 'reason' order by n) from jsonb_array_elements(payments) with ordinality l (p, n)),
        tax_breakdown = (select jsonb_agg(g - 'exemption_code') from jsonb_array_elements(tax_breakdown) g)
        where id = '${id}'`;
      for (const statement of [triggers("disable"), older, triggers("enable")]) await run(statement);
      expect((await useCases.getInvoice(owner, id)).invoice).to.deep.equal(before);
      await useCases.recordPayment(owner, id, { amount: 300n });
      await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: 0, net: 50n }] });
      await useCases.recordPayment(owner, id, { kind: "refund", amount: 100n });
      const { payments, credits, lines } = (await useCases.getInvoice(owner, id)).invoice;
      expect([payments.length, credits.length, lines]).to.deep.equal([4, 3, before.lines]);
    });
  });
}
