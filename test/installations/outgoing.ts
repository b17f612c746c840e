import { createHash } from "node:crypto";
import { expect } from "chai";
import { verifyWebhook } from "../../webhooks/index.js";
import { WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import { required } from "../http/storages.js";
import { type Json, listed } from "./installation.js";
import type { Upgraded } from "./upgraded.js";

/** Longer than what waits for its second attempt. */
const LATER_MS = 2 * 3_600_000;
const unsent = "/v1/webhook-deliveries?status=pending&status=failed&limit=200";

/** A receiver that is available again gets every event, signed with the recorded secrets. */
export async function deliversAgain(upgraded: Upgraded, previousSecret: string): Promise<void> {
  const receiver = await WebhookReceiver.start();
  try {
    await deliverTo(receiver, upgraded);
    await checkSignatures(receiver, upgraded, previousSecret);
  } finally {
    receiver.close();
  }
}

async function deliverTo(receiver: WebhookReceiver, { api, clock, harness }: Upgraded): Promise<void> {
  const list = async (path: string) => listed((await api(path)).body);
  for (const { id } of await list("/v1/webhooks"))
    await api(`/v1/webhooks/${String(id)}`, { method: "PATCH", body: { url: receiver.url, status: "active" } });
  const open = await list(unsent);
  expect(open.map(({ status }) => status)).to.include.members(["pending", "failed"]);
  for (const { id, status } of open)
    if (status === "failed") await api(`/v1/webhook-deliveries/${String(id)}/retry`, { body: {} });
  clock.advance(LATER_MS);
  await harness.reactions.deliveries.wake();
  await harness.reactions.deliveries.idle();
  expect(await list(unsent)).to.deep.equal([]);
  const events = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(events).to.include.members(open.map(({ event_id }) => event_id));
}

async function checkSignatures({ received }: WebhookReceiver, { api, clock }: Upgraded, previousSecret: string): Promise<void> {
  const current = (await api("/v1/workspace/webhook-secret")).body["secret"] as string;
  const now = new Date(clock.now());
  for (const { headers, body } of received)
    for (const secret of [current, previousSecret]) verifyWebhook({ headers, body, secret, now });
}

/** The invoice has its stored PDF, and the link of the invitation is valid. */
export async function sendsMail({ clock, harness, recording, sent }: Upgraded, invited: string): Promise<void> {
  const messages = Object.values(recording.workspaces[0]?.resources ?? {}).flatMap((body) => listed(body as Json));
  const queued = messages.filter(({ status, message_id }) => status === "queued" && message_id !== undefined);
  expect(queued).to.not.be.empty;
  clock.advance(LATER_MS);
  await harness.reactions.mail.wake();
  await harness.reactions.mail.idle();
  for (const { message_id, invoice_id } of queued) {
    const { attachments } = required(sent.find(({ messageId }) => messageId === message_id));
    const hashes = attachments.map(({ content }) => createHash("sha256").update(content).digest("hex"));
    expect(hashes).to.deep.equal([recording.files[`/v1/invoices/${String(invoice_id)}/export`]]);
  }
  const { text } = required(sent.find(({ to }) => to.includes(invited)));
  const [, token] = /#token=(\S+)/.exec(text) ?? [];
  const { body } = await harness.api(null)("/v1/invitations/accept", { body: { token } });
  expect(body["user"]).to.include({ email: invited, status: "active" });
}
