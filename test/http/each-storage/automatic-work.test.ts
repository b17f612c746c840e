import { expect } from "chai";
import {
  type AutomaticWork,
  automaticWork,
  createReactions,
  createUseCases,
  type Mailer,
  parseCurrency,
  parseDecimal,
  parseTimeZone,
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
  const failed = (error: unknown): never => {
    throw error;
  };
  const mailer: Mailer = { send: async () => ({ kind: "sent", refused: [] }) };
  const webhookSender = { send: () => Promise.reject(new Error("There are no subscriptions.")) };
  const { mail } = createReactions(
    { ...ports, documentRenderer, mailer, webhookSender },
    {
      deliveries: { random: () => 0, onError: failed },
      mail: { onError: failed, onNotSent: () => undefined },
      events: { onError: failed },
      housekeeping: { onError: failed },
      publicUrl: () => "http://stint.test",
    },
  );
  await mail.wake();
  await mail.idle();
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
    const message = await useCases.queueInvoice(actor, id, {});
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
