import { createHash } from "node:crypto";
import { expect } from "chai";
import { operate } from "../../bootstrap/operator.js";
import { migrations } from "../../adapters/sql/migrations/index.js";
import { verifyWebhook } from "../../webhooks/index.js";
import { WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import { required } from "../http/storages.js";
import { differences } from "./differences.js";
import { migrationsOf, stores, versions } from "./installation.js";
import { type Upgraded, upgrade } from "./upgraded.js";

type Json = Readonly<Record<string, unknown>>;

const HOUR = 3_600_000;

for (const version of versions())
  for (const store of stores)
    describe(`the installation of ${version}, ${store}`, function () {
      this.timeout(120_000);
      let upgraded: Upgraded;
      /** What was wrong before any test changed data. */
      let changed: readonly string[];

      before(async () => {
        upgraded = await upgrade(version, store);
        changed = await changedResources(upgraded);
      });
      after(() => upgraded.close());

      const list = async (path: string): Promise<Json[]> => (await upgraded.api(path)).body["data"] as Json[];

      it("is migrated from where it was", () => {
        const all = migrations.map(({ name }) => name);
        expect(upgraded.storage.applied).to.deep.equal(all.slice(Object.keys(migrationsOf(version)).length));
      });

      it("has every resource, number and total as it was", () => {
        expect(changed).to.deep.equal([]);
      });

      it("returns every file byte for byte", async () => {
        const { recording, api } = upgraded;
        const found: Record<string, string> = {};
        for (const path of Object.keys(recording.files)) {
          const { body } = await api(path);
          found[path] = sha256(body["file"] as Buffer);
        }
        expect(found).to.deep.equal(recording.files);
      });

      it("draws documents that were never requested", async () => {
        for (const path of upgraded.recording.undrawn) {
          const { status, body } = await upgraded.api(path);
          expect([status, (body["file"] as Buffer).subarray(0, 5).toString()]).to.deep.equal([200, "%PDF-"]);
        }
      });

      it("accepts the session", async () => {
        const headers = { Cookie: `stint_session=${upgraded.recording.session}` };
        expect((await upgraded.harness.api(null)("/v1/me", { headers })).body["email"]).to.equal("owner@example.com");
      });

      it("repeats stored responses", async () => {
        for (const { path, key, body, response } of upgraded.recording.repeatable) {
          const reply = await upgraded.api(path, { body, headers: { "Idempotency-Key": key } });
          expect(reply.headers.get("Idempotency-Replayed")).to.equal("true");
          expect(reply.body).to.deep.equal(response);
        }
      });

      it("delivers what was pending or failed, signed with the current and the previous secret", async () => {
        const { api, clock, harness, recording } = upgraded;
        const receiver = await WebhookReceiver.start();
        for (const { id } of await list("/v1/webhooks"))
          await api(`/v1/webhooks/${String(id)}`, { method: "PATCH", body: { url: receiver.url, status: "active" } });
        const open = await list("/v1/webhook-deliveries?status=pending&status=failed&limit=200");
        expect(open.map(({ status }) => status)).to.include.members(["pending", "failed"]);
        for (const { id, status } of open)
          if (status === "failed") await api(`/v1/webhook-deliveries/${String(id)}/retry`, { body: {} });
        clock.advance(2 * HOUR);
        await harness.reactions.deliveries.wake();
        await harness.reactions.deliveries.idle();
        receiver.close();
        const left = await list("/v1/webhook-deliveries?status=pending&status=failed&limit=200");
        expect(left).to.deep.equal([]);
        const events = receiver.received.map(({ headers }) => headers["webhook-id"]);
        expect(events).to.include.members(open.map(({ event_id }) => event_id));
        const current = (await api("/v1/workspace/webhook-secret")).body["secret"] as string;
        for (const { headers, body } of receiver.received)
          for (const secret of [current, recording.previousSecret])
            expect(() => verifyWebhook({ headers, body, secret, now: new Date(clock.now()) })).to.not.throw();
      });

      it("sends the mail that waited", async () => {
        const { api, clock, harness, recording, sent } = upgraded;
        const messages = Object.values(recording.workspaces[0]?.resources ?? {}).flatMap((body) => dataOf(body));
        const queued = messages.filter(({ status, message_id }) => status === "queued" && message_id !== undefined);
        expect(queued).to.not.be.empty;
        clock.advance(2 * HOUR);
        await harness.reactions.mail.wake();
        await harness.reactions.mail.idle();
        for (const { message_id, invoice_id } of queued) {
          const { attachments } = required(sent.find(({ messageId }) => messageId === message_id));
          expect(attachments.map(({ content }) => sha256(content))).to.deep.equal([recording.files[pdfOf(String(invoice_id))]]);
        }
        const { text } = required(sent.find(({ to }) => to.includes(recording.invited)));
        const [, token] = /#token=(\S+)/.exec(text) ?? [];
        const accepted = await api("/v1/invitations/accept", { body: { token } });
        expect(accepted.body["user"]).to.include({ email: recording.invited, status: "active" });
      });

      it("continues numbers, settlements, voiding and the ledger, without findings of an audit", async () => {
        const { api, recording, harness, storage } = upgraded;
        const invoices = dataOf(recording.workspaces[0]?.resources["/v1/invoices?limit=200"]);
        const change = async (path: string, body: Json, method = "PATCH") => {
          const reply = await api(path, { method, body });
          expect(reply.status, JSON.stringify(reply.body)).to.be.within(200, 201);
          return reply.body;
        };
        const last = Math.max(...invoices.map(({ number }) => Number(/^RE-2026-(\d+)$/.exec(String(number))?.[1] ?? 0)));
        const client = String(invoices.find(({ status, currency }) => status === "open" && currency === "EUR")?.["client_id"]);
        const range = { from: "2026-06-01", to: "2026-07-01" };
        const draft = await change("/v1/invoices", { client_id: client, from_time: range, deposits: deposit(invoices) }, "POST");
        const issued = await change(`/v1/invoices/${String(draft["id"])}`, { status: "open", issue_date: "2026-06-30" });
        expect(issued["number"]).to.equal(`RE-2026-${String(last + 1).padStart(4, "0")}`);
        const [paid, voided, credited] = invoices.filter(
          ({ status, type, amount_paid, currency }) =>
            status === "open" && type !== "deposit" && amount_paid === 0 && currency === "EUR",
        );
        await change(`/v1/invoices/${String(paid?.["id"])}`, { status: "paid" });
        await change(`/v1/invoices/${String(voided?.["id"])}`, { status: "void" });
        await change(`/v1/invoices/${String(credited?.["id"])}/credit-notes`, { reason: "Returned" }, "POST");
        const workplace = {
          useCases: harness.useCases,
          directory: storage.directory,
          publicUrl: "",
          fillDemo: () => Promise.reject(new Error()),
        };
        for (const command of ["audit", "verify-ledger"])
          expect((await operate(workplace, { command, options: {} }, () => undefined)).at(-1)).to.equal("No findings.");
      });
    });

/** The paid deposit that no invoice deducts yet. */
function deposit(invoices: readonly Json[]): readonly Json[] {
  const found = invoices.find(({ type, status, deducted_by }) => type === "deposit" && status === "paid" && deducted_by === null);
  return found ? [{ invoice_id: found["id"] }] : [];
}

async function changedResources({ recording, harness }: Upgraded): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { token, resources } of recording.workspaces)
    for (const [path, body] of Object.entries(resources))
      found.push(...differences(body, (await harness.api(token)(path)).body, path));
  return found;
}

const dataOf = (body: unknown): readonly Json[] => (body as { data?: readonly Json[] }).data ?? [];
const pdfOf = (id: string): string => `/v1/invoices/${id}/export`;
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
