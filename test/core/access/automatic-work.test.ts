import { expect } from "chai";
import {
  type Actor,
  authorize,
  type AutomaticWork,
  automaticWork,
  authorOf,
  instant,
  isStintError,
  may,
  parseDecimal,
  type Permission,
  permissions,
  type SystemActor,
  type UserId,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const all = Object.keys(permissions) as readonly Permission[];
const works = Object.keys(automaticWork) as readonly AutomaticWork[];

/** The complete table, so that a change of it is deliberate. */
const granted: Readonly<Record<AutomaticWork, readonly Permission[]>> = {
  recurring_invoices: [
    ...(["invoices:read", "invoices:send", "invoices:write"] as const),
    ...(["recurring_invoices:read", "recurring_invoices:write"] as const),
  ],
  reminders: ["invoices:read", "invoices:send", "reminders:read", "reminders:write"],
  imports: [
    ...(["clients:read", "clients:write", "projects:read", "projects:write", "tasks:read", "tasks:write"] as const),
    ...(["time_entries:read", "time_entries:write", "time_entry_rates:write", "users:read"] as const),
  ],
  due_dates: ["invoices:read"],
  timer_limit: ["time_entries:read", "time_entries:write"],
};

describe("automatic work", () => {
  let world: World;
  const as = (system: AutomaticWork): SystemActor => ({ workspaceId: world.owner.workspaceId, system });
  beforeEach(async () => {
    world = await createWorld();
  });

  for (const work of works)
    for (const permission of all) {
      const isGranted = granted[work].includes(permission);
      it(`${isGranted ? "grants" : "refuses"} ${permission} to ${work}`, () => {
        const actor = as(work);
        expect(may(actor, permission)).to.equal(isGranted);
        if (isGranted) return void expect(authorize(actor, permission)).to.equal("all");
        try {
          expect.fail(`It was granted: ${authorize(actor, permission)}`);
        } catch (error) {
          if (!isStintError(error)) throw error;
          expect([error.kind, error.code]).to.deep.equal(["forbidden", "forbidden"]);
          expect(error.message).to.equal(`The automatic work ${work} does not have the permission ${permission}.`);
        }
      });
    }

  it("is refused by use cases whose permission it lacks, also for a part of them", async () => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Client", email: "to@example.com" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
    const { id } = (await useCases.createInvoice(owner, { clientId: client.id, lines })).invoice;
    const refused: readonly Promise<unknown>[] = [
      useCases.updateInvoice(as("reminders"), id, { status: "open" }),
      useCases.sendInvoice(as("reminders"), id, {}),
      useCases.getInvoice(as("imports"), id),
      useCases.createClient(as("recurring_invoices"), { name: "Client" }),
      useCases.updateWorkspace(as("imports"), { name: "Other" }),
      useCases.getWebhookSecret(as("imports")),
    ];
    for (const attempt of refused) expect(await codeOf(attempt)).to.equal("forbidden");
    expect((await useCases.getInvoice(owner, id)).invoice.status).to.equal("draft");
    await useCases.updateInvoice(owner, id, { status: "open" });
    expect((await useCases.sendInvoice(as("reminders"), id, {})).author).to.equal("system:reminders");
  });

  it("records time only for a user that it names, and sees the entries of all", async () => {
    const { useCases, owner } = world;
    const project = await useCases.createProject(as("imports"), { name: "Project" });
    const entry = { projectId: project.id, startTime: instant(0), endTime: instant(3_600_000) };
    expect(await codeOf(useCases.createTimeEntry(as("imports"), entry))).to.equal("forbidden");
    const { id } = await useCases.createTimeEntry(as("imports"), { ...entry, userId: owner.userId, rate: 5_000n });
    expect((await useCases.getTimeEntry(as("imports"), id)).userId).to.equal(owner.userId);
    const page = { limit: 9, after: null, sort: "startTime", descending: false } as const;
    expect((await useCases.listTimeEntries(as("imports"), {}, page)).items).to.have.length(1);
    await useCases.deleteTimeEntry(as("imports"), id);
    const authors = await world.authors();
    expect(authors).to.deep.equal([
      ["project.created", "system:imports"],
      ["time_entry.created", "system:imports"],
      ["time_entry.deleted", "system:imports"],
    ]);
  });

  it("has no tokens, sessions or user of its own: such use cases do not compile with it", () => {
    const { useCases } = world;
    const uncompiled: readonly (() => Promise<unknown>)[] = [
      // @ts-expect-error: no user
      () => useCases.getMe(as("imports")),
      // @ts-expect-error: no user
      () => useCases.createToken(as("imports"), { name: "Token" }),
      // @ts-expect-error: no user
      () => useCases.signOut(as("imports")),
      // @ts-expect-error: no role
      () => useCases.inviteUser(as("imports"), { email: "a@example.com" }),
    ];
    expect(uncompiled).to.have.length(4);
  });

  it("is recorded under its name, and a user under the user's id", () => {
    const user: Actor = { ...world.owner, userId: "usr_1" as UserId };
    expect([authorOf(as("reminders")), authorOf(user)]).to.deep.equal(["system:reminders", "usr_1"]);
  });
});
