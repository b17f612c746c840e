import { expect } from "chai";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import {
  createUseCases,
  type InvoiceId,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  type TimeEntryId,
  type UseCases,
  type UserActor,
} from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { asLogin, createDatabase, type TestDatabase } from "./databases.js";

describe("billed time entries that a statement changes", function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let storage: OpenedStorage;
  let useCases: UseCases;
  let owner: UserActor;
  let entries: readonly TimeEntryId[];
  let invoiceId: InvoiceId;

  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    useCases = createUseCases(portsOn(storage));
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
    const { token } = await useCases.createWorkspace({ name: "W", ownerEmail: "owner@example.com", currency, timeZone });
    owner = required((await useCases.authenticate(token)) ?? undefined);
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId, rate: 9_050n });
    const times = ["2026-03-02T23:30:00.250Z", "2026-03-29T00:30:00Z"].map(parseInstant);
    const record = (startTime: (typeof times)[number]) =>
      useCases.createTimeEntry(owner, { projectId, startTime, durationSeconds: 5_400 });
    entries = (await Promise.all(times.map(record))).map(({ id }) => id);
    invoiceId = (await useCases.createInvoice(owner, { clientId, fromTime: {} })).invoice.id;
    await useCases.updateInvoice(owner, invoiceId, { status: "open" });
  });
  after(async () => {
    await storage.close();
    await database.drop();
  });

  const found = async () =>
    (await useCases.getAudit(owner)).findings.map(({ check, invoiceId: of, timeEntryIds }) => [
      check,
      of,
      [...timeEntryIds].sort(),
    ]);
  const change = (set: string) => asLogin(storage, `update time_entries set ${set} where invoice_id is not null`);

  const changes: readonly (readonly [set: string, back: string])[] = [
    ["end_time = end_time + interval '1 hour'", "end_time = end_time - interval '1 hour'"],
    ["rate_amount = 1", "rate_amount = 9050"],
    ["rate_currency = 'USD'", "rate_currency = 'EUR'"],
  ];
  for (const [set, back] of changes) {
    it(`are found by the audit after set ${set}`, async () => {
      expect(await found()).to.deep.equal([]);
      await change(set);
      expect(await found()).to.deep.equal([["entry_changed", invoiceId, [...entries].sort()]]);
      await change(back);
      expect(await found()).to.deep.equal([]);
    });
  }
});
