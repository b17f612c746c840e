import { expect } from "chai";
import {
  type AutomaticWork,
  automaticWork,
  MS_PER_HOUR,
  plusMilliseconds,
  createReactions,
  createUseCases,
  type Mailer,
  parseCurrency,
  parseDecimal,
  parseTimeZone,
  type Reactions,
  roles,
  type SystemActor,
  type UserActor,
} from "../../../core/index.js";
import { type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { forEachStorage, required } from "../storages.js";
import { documentRenderer } from "../../system-ports.js";

const works = Object.keys(automaticWork) as readonly AutomaticWork[];

/** Sends the due mail of the storage to nowhere. */
async function sendMail(ports: HarnessPorts): Promise<void> {
  const { mail } = reactionsOn(ports);
  await mail.wake();
  await mail.idle();
}

function reactionsOn(ports: HarnessPorts): Reactions {
  const failed = (error: unknown): never => {
    throw error;
  };
  const mailer: Mailer = { send: async () => ({ kind: "sent", refused: [] }) };
  const webhookSender = { send: () => Promise.reject(new Error("There are no subscriptions.")) };
  return createReactions(
    { ...ports, documentRenderer, mailer, webhookSender },
    {
      deliveries: { random: () => 0, onError: failed },
      mail: { onError: failed, onNotSent: () => undefined },
      events: { onError: failed },
      timers: { onError: failed },
      overdue: { onError: failed },
      recurring: { onError: failed },
      reminders: { onError: failed },
      housekeeping: { onError: failed },
      publicUrl: () => "http://stint.test",
    },
  );
}

forEachStorage("automatic work", (ports) => {
  it("issues, pays and sends an invoice, and is recorded as the author of each step", async () => {
    const useCases = createUseCases(ports());
    const { workspace, owner } = await useCases.createWorkspace({
      ...{ name: "W", ownerEmail: "owner@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") },
    });
    const user: UserActor = { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
    const actor: SystemActor = { workspaceId: workspace.id, system: "recurring_invoices" };
    const client = await useCases.createClient(user, { name: "Client", email: "to@example.com" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
    const { id } = (await useCases.createInvoice(actor, { clientId: client.id, lines })).invoice;
    await useCases.updateInvoice(actor, id, { status: "open" });
    const message = await useCases.sendInvoice(actor, id, {});
    await useCases.recordPayment(actor, id, { amount: 1_000n });
    await sendMail(ports());
    expect((await useCases.getInvoice(user, id)).invoice).to.include({ status: "paid", number: "INV-2026-0001" });

    const seen = await ports().unitOfWork.read(actor, async (stores) => ({
      events: await stores.events.list(99),
      message: await stores.messages.find(message.id),
    }));
    const by = "system:recurring_invoices";
    expect(seen.events.map(({ type, author }) => [type, author])).to.deep.equal([
      ["client.created", owner.id],
      ["invoice.created", by],
      ["invoice.issued", by],
      ["invoice.payment_recorded", by],
      ["invoice.paid", by],
      ["invoice.sent", by],
    ]);
    expect(seen.message).to.include({ status: "sent", author: by });
  });

  it("stops a timer at the limit of its workspace only, and tells its user", async () => {
    const useCases = createUseCases(ports());
    const started = [];
    for (const timerLimitHours of [8, null]) {
      const { workspace, owner } = await useCases.createWorkspace({
        ...{ name: "W", ownerEmail: "owner@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") },
      });
      const user: UserActor = { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
      await useCases.updateWorkspace(user, { timerLimitHours });
      const { id: projectId } = await useCases.createProject(user, { name: "Project" });
      const startTime = plusMilliseconds(ports().clock.now(), -9 * MS_PER_HOUR);
      started.push({ user, entry: await useCases.createTimeEntry(user, { projectId, startTime }) });
    }
    await Promise.all([reactionsOn(ports()).timers.wake(), reactionsOn(ports()).timers.wake()]);
    const [limited, unlimited] = started.map(({ user, entry }) => useCases.getTimeEntry(user, entry.id));
    const { startTime, endTime } = required(await limited);
    expect(required(endTime ?? undefined) - startTime).to.equal(8 * MS_PER_HOUR);
    expect((await unlimited)?.status).to.equal("running");
    await sendMail(ports());
    const claims = { now: plusMilliseconds(ports().clock.now(), MS_PER_HOUR), limit: 9 };
    expect(await ports().mailQueue.claim({ ...claims, leasedUntil: claims.now })).to.deep.equal([]);
  });

  describe("over HTTP", () => {
    let harness: Harness;
    before(async () => {
      harness = await startHarness(ports());
    });
    after(() => harness.close());

    it("is never the actor of a token or a session", async () => {
      const { id, tokens, actors } = await harness.createWorkspace();
      for (const role of roles) {
        const actor = required((await harness.useCases.authenticate(tokens[role])) ?? undefined);
        expect(actor).to.include({ workspaceId: id, userId: actors[role].userId, role });
        expect(actor).to.not.have.property("system");
      }
      const email = (await harness.api(tokens.owner)("/v1/me")).body["email"] as string;
      const { secret } = await harness.useCases.grantSignIn({ email });
      const { session } = await harness.useCases.signIn(secret);
      const signedIn = required((await harness.useCases.authenticate(session.secret)) ?? undefined);
      expect(signedIn.userId).to.equal(actors.owner.userId);
      expect(signedIn).to.not.have.property("system");
    });

    it("can be named by no credential, scope, role or field of a request", async () => {
      const { id, tokens } = await harness.createWorkspace();
      const owner = harness.api(tokens.owner);
      for (const work of works) {
        for (const token of [work, `system:${work}`, `${id}:${work}`, JSON.stringify({ workspaceId: id, system: work })])
          expect((await harness.api(token)("/v1/invoices")).status).to.equal(401);
        const attempts = [
          await owner("/v1/tokens", { body: { name: "T", scopes: [`system:${work}`] } }),
          await owner("/v1/tokens", { body: { name: "T", system: work } }),
          await owner("/v1/users", { body: { email: "a@example.com", role: work } }),
          await owner("/v1/clients", { body: { name: "C", author: `system:${work}` } }),
        ];
        expect(attempts.map(({ status }) => status)).to.deep.equal([422, 422, 422, 422]);
      }
    });
  });
});
