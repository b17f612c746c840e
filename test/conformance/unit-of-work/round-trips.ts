import assert from "node:assert/strict";
import type { CreateClient } from "../../../core/clients/client.js";
import { currencyCodes, parseCurrency } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { instant, parseInstant } from "../../../core/kernel/instant.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import type { TimeZone } from "../../../core/kernel/time-zone.js";
import { eventTypes } from "../../../core/events/domain-event.js";
import { roles } from "../../../core/access/roles.js";
import { archiveProject, type CreateProject, type Project, unarchiveProject } from "../../../core/projects/project.js";
import { ledgerAccountsTable } from "../../../core/billing/ledger-accounts.js";
import { MAX_RATE, rateSources } from "../../../core/billing/rate.js";
import { recordEntry, type TimeEntry } from "../../../core/time-entries/time-entry.js";
import type { CreateTask, TaskPatch } from "../../../core/tasks/task.js";
import { type InviteUser, userStatuses, type UserPatch } from "../../../core/users/user.js";
import { issueCheckPolicies, overlapPolicies, type Workspace } from "../../../core/workspaces/workspace.js";
import { weekdays } from "../../../core/kernel/calendar.js";
import { aClient, anEvent, aProject, aRecordedEntry, aRunningEntry, aTask, aToken, aUser, newWorld, plus } from "../fixtures.js";
import { aReminderStep } from "../reminder-fixtures.js";
import { aDraft, aPairOfTaxes } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { ADDRESS, EMPTY_ADDRESS, LAST_INSTANT, LONG_TEXT, PAIRS, UNICODE } from "./extremes.js";

/** A value of each field, none of them null. */
type Complete<Content> = { readonly [K in keyof Content]-?: NonNullable<Content[K]> };

export const roundTripCases = grouped({ area: "unitOfWork" }, [
  {
    title: "returns every field of a workspace",
    area: "workspace",
    async run(subject) {
      const world = await newWorld(subject);
      let stored: Workspace = world.workspace;
      const taxed = {
        category: "S",
        rate: parseDecimal("9.975"),
        exemptionReason: null,
        exemptionCode: null,
        components: null,
      } as const;
      const skonto = { percent: parseDecimal("2.5"), days: 14 };
      const seller = {
        legalName: UNICODE,
        address: ADDRESS,
        taxId: "DE 123",
        accounts: [
          {
            currency: currencyCodes[0] ?? null,
            ...{ holder: UNICODE, bank: UNICODE, iban: null, bic: "CHASUS33", number: UNICODE },
            ...{ routing: { kind: "routing_number" as const, value: "021000021" }, details: UNICODE },
          },
          {
            ...{ currency: null, holder: null, bank: null, iban: "DE02 1203 0000 0000 2020 51", bic: null, number: null },
            ...{ routing: null, details: null },
          },
        ],
        iban: "DE02 1203 0000 0000 2020 51",
        email: "a@b.example",
        vatId: "DE 136695976",
        taxNumber: "37/123/45678",
        identifier: "4000001123452",
        legalId: { scheme: "0002", value: "404833048" },
        electronicAddress: { scheme: "9930", value: UNICODE },
        register: UNICODE,
        directors: UNICODE,
        ...{ supplies: "goods_and_services" as const, vatOnDebits: true, latePaymentRate: UNICODE },
        bic: "BYLADEM1001",
        phone: "+49 30 123456",
        contact: { name: UNICODE, phone: null, email: "c@b.example" },
      };
      const changes: readonly Partial<Workspace>[] = [
        {
          name: UNICODE,
          currency: currencyCodes[0],
          timeZone: "America/Argentina/Buenos_Aires" as TimeZone,
          locale: "sr-Latn-RS",
        } as Partial<Workspace>,
        { creditNoteNumberFormat: "K{YY} № {SEQ}", logo: { mediaType: "image/svg+xml", size: 262_144 } },
        { logo: { mediaType: "image/png", size: 1 }, font: { name: UNICODE, mediaType: "font/otf", size: 16_777_216 } },
        { accentColor: "#1a2b3c", documentTexts: [{ language: "de-AT", notes: UNICODE, footer: UNICODE }] },
        {
          rate: MAX_RATE,
          paymentTermsDays: 3650,
          paymentTermsRule: "days_end_of_month",
          ...{ paymentReference: "be_ogm", paymentCode: "swiss_qr_bill" },
          earlyPaymentDiscount: skonto,
          tax: taxed,
          seller,
          invoiceNumberFormat: "R{YY}/{MM}-{DD} № {SEQ:10}",
        },
        {
          rate: 0n,
          paymentTermsDays: 0,
          tax: {
            category: "E",
            rate: parseDecimal("0"),
            exemptionReason: UNICODE,
            exemptionCode: "VATEX-EU-132-1I",
            components: null,
          },
        },
        { tax: aPairOfTaxes("QST") },
        { rate: null, tax: null, seller: { ...seller, address: EMPTY_ADDRESS, email: null } },
        { rounding: { grain: "line", mode: "nearest", stepMinutes: 1440 } },
        { rounding: { grain: "day", mode: "up", stepMinutes: 15 } },
        { rounding: { grain: "entry", mode: "down", stepMinutes: 1 } },
        { mileageRate: parseDecimal("0.655"), mileageUnit: "mi" },
        {
          ledgerAccounts: ledgerAccountsTable.create({
            ...{ receivables: UNICODE, revenue: "4400" },
            taxes: [{ category: "S", rate: parseDecimal("19"), code: UNICODE }],
            datev: { consultant: 9_999_999, client: 1, accountDigits: 8, firstMonth: 12 },
          }),
        },
        ...weekdays.map((weekStart) => ({ weekStart })),
        ...overlapPolicies.map((overlapPolicy) => ({ overlapPolicy })),
        ...issueCheckPolicies.map((issueChecks) => ({ issueChecks })),
      ];
      for (const change of changes) {
        stored = nextVersion({ ...stored, ...change }, plus(stored.updatedAt, 1));
        await world.run((stores) => stores.workspace.update(stored));
        assert.deepStrictEqual(await world.read((stores) => stores.workspace.get()), stored);
      }
      const scope = { workspaceId: subject.ids.next("ws") };
      const whole = { ...stored, id: scope.workspaceId, seller, tax: taxed, rate: MAX_RATE, version: 1 };
      await subject.unitOfWork.run(scope, (stores) => stores.workspace.insert(whole));
      assert.deepStrictEqual(await subject.unitOfWork.read(scope, (stores) => stores.workspace.get()), whole);
    },
  },
  {
    title: "returns every field of a user, of every role and status",
    area: "users",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const users = [
        aUser(world, {
          name: UNICODE,
          role: "owner",
          status: "active",
          rate: MAX_RATE,
          timeZone: "Pacific/Chatham" as TimeZone,
          externalId: UNICODE,
          metadata: PAIRS,
          email: `MiXed.${world.ids.next("usr")}@Example.COM`,
        } satisfies Complete<InviteUser & UserPatch>),
        aUser(world, { rate: 0n, version: 3, createdAt: instant(0), updatedAt: plus(now, 1) }),
        ...roles.flatMap((role) => userStatuses.map((status) => aUser(world, { role, status }))),
      ];
      await world.run(async (stores) => {
        for (const user of users) await stores.users.insert(user);
      });
      for (const user of users) {
        assert.deepStrictEqual(await world.read((stores) => stores.users.find(user.id)), user);
        assert.deepStrictEqual(await world.read((stores) => stores.users.findByEmail(user.email)), user);
      }
    },
  },
  {
    title: "returns every field of a token",
    area: "tokens",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const tokens = [
        aToken(world, world.owner),
        aToken(world, world.owner, { name: UNICODE, scopes: [], expiresAt: LAST_INSTANT }),
        aToken(world, world.owner, {
          scopes: ["write", "read", "invoices:read"],
          lastUsedAt: plus(now, 1),
          revokedAt: plus(now, 2),
        }),
      ];
      await world.run(async (stores) => {
        for (const token of tokens) await stores.tokens.insert(token);
      });
      for (const token of tokens) assert.deepStrictEqual(await world.read((stores) => stores.tokens.find(token.id)), token);
    },
  },
  {
    title: "returns every field of a client",
    area: "clients",
    async run(subject) {
      const world = await newWorld(subject);
      const clients = [
        aClient(world),
        aClient(world, {
          name: UNICODE,
          externalId: UNICODE,
          metadata: PAIRS,
          legalName: UNICODE,
          email: "Buyer@Example.com",
          address: ADDRESS,
          taxId: "ATU 12345678",
          electronicAddress: { scheme: "9915", value: UNICODE },
          legalId: { scheme: "0002", value: UNICODE },
          withholding: { name: "IRPF", rate: parseDecimal("15.5") },
          invoiceFormat: "xrechnung",
          timesheetAnnex: "pages",
          timesheetColumns: ["amount", "date"],
          earlyPaymentDiscount: { percent: parseDecimal("2.5"), days: 14 },
          tax: {
            category: "AE",
            rate: parseDecimal("0"),
            exemptionReason: "Reverse charge",
            exemptionCode: "VATEX-EU-AE",
            components: null,
          },
          currency: parseCurrency("ZWG"),
          paymentTermsDays: 0,
          paymentTermsRule: "end_of_month_days",
          rate: MAX_RATE,
          buyerReference: "991-12345-67",
          invoiceNotes: UNICODE,
          locale: "sr-Latn-RS",
          notes: LONG_TEXT,
          status: "archived",
          ccEmails: ["rechnung@müller.example", "A@b.example"],
          copyToSeller: true,
          ledgerAccount: UNICODE,
          reminderSteps: [
            aReminderStep(7, { subject: UNICODE, message: UNICODE, fee: { amount: 1n, currency: parseCurrency("JPY") } }),
          ],
        } satisfies Complete<CreateClient>),
        aClient(world, { address: EMPTY_ADDRESS, rate: 0n, paymentTermsDays: 3650, notes: " \n\t" }),
        aClient(world, { tax: aPairOfTaxes(UNICODE.slice(0, 30)) }),
        aClient(world, {
          tax: { category: "S", rate: parseDecimal("0.000001"), exemptionReason: null, exemptionCode: null, components: null },
        }),
      ];
      await world.run(async (stores) => {
        for (const client of clients) await stores.clients.insert(client);
      });
      for (const client of clients) assert.deepStrictEqual(await world.read((stores) => stores.clients.find(client.id)), client);
    },
  },
  {
    title: "returns every field of a project, active and archived",
    area: "projects",
    async run(subject) {
      const world = await newWorld(subject);
      const active = aProject(world, {
        name: UNICODE,
        code: UNICODE.slice(0, 20),
        externalId: UNICODE,
        metadata: PAIRS,
        color: "#1A2b3c",
        notes: LONG_TEXT,
        billable: false,
        billingMethod: "fixed_fee",
        rate: MAX_RATE,
        clientId: world.client.id,
        budget: { kind: "amount", amount: MAX_AMOUNT, period: "month" },
      } satisfies Complete<CreateProject>);
      const archived = archiveProject(
        aProject(world, { budget: { kind: "hours", hours: parseDecimal("0.000001"), period: "total" } }),
        plus(world.clock.now(), 7),
      );
      const projects: readonly Project[] = [active, archived, aProject(world, { rate: 0n, name: UNICODE })];
      const find = (id: Project["id"]) => world.read((stores) => stores.projects.find(id));
      await world.run(async (stores) => {
        for (const project of projects) await stores.projects.insert(project);
      });
      for (const project of projects) assert.deepStrictEqual(await find(project.id), project);
      const back = nextVersion({ ...unarchiveProject(archived), clientId: world.client.id, budget: null }, world.clock.now());
      const away = nextVersion({ ...archiveProject(active, LAST_INSTANT), clientId: null }, world.clock.now());
      await world.run(async (stores) => {
        await stores.projects.update(back);
        await stores.projects.update(away);
      });
      assert.deepStrictEqual(await find(back.id), back);
      assert.deepStrictEqual(await find(away.id), away);
    },
  },
  {
    title: "returns every field of a task",
    area: "tasks",
    async run(subject) {
      const world = await newWorld(subject);
      const tasks = [
        aTask(world, world.project, {
          name: UNICODE,
          rate: MAX_RATE,
          billable: false,
          externalId: UNICODE,
          metadata: PAIRS,
          status: "archived",
        } satisfies Complete<CreateTask & TaskPatch>),
        aTask(world, world.project, { rate: 0n }),
      ];
      await world.run(async (stores) => {
        for (const task of tasks) await stores.tasks.insert(task);
      });
      for (const task of tasks) assert.deepStrictEqual(await world.read((stores) => stores.tasks.find(task.id)), task);
    },
  },
  {
    title: "returns every field of a time entry, running, recorded and billed",
    area: "timeEntries",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const currency = world.workspace.currency;
      const tags = [UNICODE, "", " ", "a,b", '{"c"}', "\\", "NULL", "null"];
      const running = aRunningEntry(world, {
        taskId: world.task.id,
        notes: LONG_TEXT,
        tags,
        ownRate: MAX_RATE,
        billable: false,
        externalId: UNICODE,
        metadata: PAIRS,
      });
      const entries: readonly TimeEntry[] = [
        running,
        aRecordedEntry(world, {
          startTime: instant(0),
          endTime: instant(1),
          rate: { amount: 0n, currency, source: "entry" },
          ownRate: 0n,
        }),
        aRecordedEntry(world, { startTime: plus(LAST_INSTANT, -1), endTime: LAST_INSTANT, tags, notes: UNICODE }),
        aRecordedEntry(world, {
          startTime: parseInstant("2026-03-29T00:59:59.999Z"),
          endTime: parseInstant("2026-03-29T01:00:00.001Z"),
        }),
        ...rateSources.map((source) => aRecordedEntry(world, { rate: { amount: MAX_RATE - 1n, currency, source } })),
      ];
      const find = (id: TimeEntry["id"]) => world.read((stores) => stores.timeEntries.find(id));
      await world.run(async (stores) => {
        for (const entry of entries) await stores.timeEntries.insert(entry);
      });
      for (const entry of entries) assert.deepStrictEqual(await find(entry.id), entry);
      const end = plus(running.startTime, 1);
      const recorded = nextVersion(recordEntry(running, end, { amount: MAX_RATE, currency, source: "entry" }), end);
      const invoice = aDraft(world);
      await world.run(async (stores) => {
        await stores.timeEntries.update(recorded);
        await stores.invoices.insert(invoice);
        await stores.timeEntries.claim(invoice.id, [recorded.id], plus(end, 1));
      });
      const billed = nextVersion({ ...recorded, status: "billed", invoiceId: invoice.id }, plus(end, 1));
      assert.deepStrictEqual(await find(recorded.id), billed);
    },
  },
  {
    title: "gives back every event, its body byte for byte, in the order of recording",
    area: "events",
    async run(subject) {
      const world = await newWorld(subject);
      const body = `{ "type" : "x",\n"b":1, "a":1.50, "a":1e2, "text":${JSON.stringify(UNICODE + LONG_TEXT)} }`;
      const now = world.clock.now();
      const events = [
        anEvent(world, { body, occurredAt: plus(now, 9) }),
        ...eventTypes.map((type, index) => anEvent(world, { type, occurredAt: plus(now, -index), body: `{"type":"${type}"}` })),
        anEvent(world, { occurredAt: LAST_INSTANT }),
      ];
      await world.run(async (stores) => {
        for (const event of events.slice(0, 3)) await stores.events.record(event);
      });
      for (const event of events.slice(3)) await world.run((stores) => stores.events.record(event));
      await world.read(async (stores) => {
        assert.deepStrictEqual(await stores.events.list(1_000), events);
        assert.deepStrictEqual(await stores.events.list(2), events.slice(0, 2));
        assert.deepStrictEqual(await stores.events.list(events.length), events);
      });
    },
  },
]);
