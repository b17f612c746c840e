import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../end-to-end/service-process.js";
import { until } from "../../end-to-end/until.js";
import type { WebhookReceiver } from "../../end-to-end/webhook-receiver.js";
import { contentOf, parseEntity } from "../../adapters/mail/mime.js";
import { type Json, listed, type Recording, type Repeatable } from "../installation.js";
import { Caller } from "./caller.js";
import { Billing } from "./invoices.js";
import { createWork, describeSeller } from "./work.js";

const MEMBER = "member@example.com";

/** What the service does not show: the parts of a recording that only its author knows. */
type Known = Pick<Recording, "files" | "undrawn" | "session" | "repeatable" | "previousSecret" | "invited">;

/** The data of a small company, created through the API of two services, one after the other. */
export class Scene {
  readonly #repeatable: Repeatable[] = [];
  #owner = new Caller("", null);
  #billing = new Billing(this.#owner);
  #invoice = "";
  #session = "";
  #previousSecret = "";

  constructor(
    private readonly token: string,
    private readonly folder: string,
    private readonly receiver: WebhookReceiver,
  ) {}

  /** On a service that retries at once: leaves failed and delivered webhooks, sent mail, and invoices in every state. */
  async work(service: Service): Promise<void> {
    this.#owner = new Caller(service.url, this.token);
    this.#session = await signIn(service);
    await describeSeller(this.#owner);
    await this.#subscribe("/failing", ["user.invited"]);
    await this.#subscribe("/hook", ["user.invited", "invoice.issued", "invoice.paid", "invoice.voided"]);
    await this.#subscribe("/paused", ["client.created", "invoice.sent"], "paused");
    const work = await createWork(this.#owner, await this.#member());
    this.#billing = new Billing(this.#owner);
    await this.#billing.all(work);
    const lines = [{ description: "Sent", quantity: "1", unit_price: 990 }];
    this.#invoice = await this.#billing.issued({ client_id: work.clients.ada, lines });
    await this.#send({ cc: ["accounting@example.com"], message: "As agreed." });
    await until("the mail with the invoice", async () => (await this.#messages()).some(({ status }) => status === "sent"));
    await this.#tokens();
    this.#previousSecret = (await this.#owner.get("/v1/workspace/webhook-secret"))["secret"] as string;
    await this.#owner.send("/v1/workspace/webhook-secret/rotate", {});
    await until("deliveries that failed for good", async () => (await this.#deliveries("failed")).length > 0);
    await until("the other deliveries", async () => (await this.#deliveries("pending")).every(({ attempt_count: n }) => n === 0));
  }

  /** On a service without a mail server that retries after an hour: leaves deliveries, mail and responses that can be repeated. */
  async leaveOpen(service: Service): Promise<Known> {
    this.#owner = new Caller(service.url, this.token);
    const invited = "invited@example.com";
    await this.#subscribe("/later", ["user.invited", "project.created"]);
    await this.#owner.create("/v1/users", { email: invited, role: "accountant" });
    await this.#send({ subject: "Reminder" });
    await this.#once("/v1/projects", { name: "Created once" });
    await this.#once(`/v1/invoices/${this.#invoice}/payments`, { amount: 90, paid_on: "2026-04-07" });
    await until("a first attempt of mail", async () => (await this.#messages()).some(isRetried));
    await until("first attempts of deliveries", async () => (await this.#deliveries("pending")).filter(isRetried).length >= 3);
    const { files, undrawn } = this.#billing;
    files["/v1/workspace/logo"] = await this.#owner.hash("/v1/workspace/logo");
    return {
      files,
      undrawn,
      session: this.#session,
      repeatable: this.#repeatable,
      previousSecret: this.#previousSecret,
      invited,
    };
  }

  async #subscribe(path: string, events: readonly string[], status = "active"): Promise<void> {
    const id = await this.#owner.create("/v1/webhooks", {
      url: new URL(path, this.receiver.url).href,
      events,
      description: path,
    });
    if (status !== "active") await this.#owner.change(`/v1/webhooks/${id}`, { status });
  }

  /** Invites a member, who accepts with the link of the mail. */
  async #member(): Promise<Caller> {
    const id = await this.#owner.create("/v1/users", { email: MEMBER, name: "Ada Lovelace" });
    await this.#owner.change(`/v1/users/${id}`, { rate: 8000 });
    const mail = await until("the invitation", () => mailTo(this.folder, MEMBER));
    const [, token = ""] = /#token=(\S+)/.exec(mail) ?? [];
    const accepted = await new Caller(this.#owner.url, null).send("/v1/invitations/accept", { token });
    return new Caller(this.#owner.url, accepted["token"] as string);
  }

  async #tokens(): Promise<void> {
    await this.#owner.create("/v1/tokens", { name: "Reports", scopes: ["read"], expires_at: "2999-12-31T00:00:00Z" });
    await this.#owner.remove(`/v1/tokens/${await this.#owner.create("/v1/tokens", { name: "Revoked" })}`);
  }

  #send(body: Json): Promise<Json> {
    return this.#owner.send(`/v1/invoices/${this.#invoice}/send`, body);
  }

  async #once(path: string, body: Json): Promise<void> {
    const key = `recorded-${this.#repeatable.length}`;
    const response = await this.#owner.send(path, body, { headers: { "Idempotency-Key": key } });
    this.#repeatable.push({ path, key, body, response });
  }

  async #messages(): Promise<readonly Json[]> {
    return listed(await this.#owner.get(`/v1/invoices/${this.#invoice}/messages`));
  }

  async #deliveries(status: string): Promise<readonly Json[]> {
    return listed(await this.#owner.get(`/v1/webhook-deliveries?status=${status}&limit=200`));
  }
}

/** Whether a mail or delivery waits for its second attempt. */
const isRetried = ({ attempts, attempt_count, status }: Json): boolean =>
  (status === "queued" || status === "pending") && (attempts ?? attempt_count) === 1;

/** Uses the link that a first start prints. */
async function signIn({ url, output }: Service): Promise<string> {
  const [, token = ""] = /\/sign-in#token=(\S+)/.exec(output.join("\n")) ?? [];
  const init = { method: "POST", headers: { "Content-Type": "application/json", Origin: url }, body: JSON.stringify({ token }) };
  const response = await fetch(`${url}/v1/session`, init);
  const [, session] = /^stint_session=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "") ?? [];
  if (session === undefined) throw new Error(`The link does not sign in: ${await response.text()}`);
  return session;
}

/** The text of the mail to an address in the data folder, once it has been sent. */
function mailTo(folder: string, address: string): string | undefined {
  const mails = join(folder, "mail");
  const names = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith(".eml")) : [];
  const found = names.map((name) => readFileSync(join(mails, name))).find((mail) => mail.includes(`To: ${address}`));
  return found && parseEntity(found).parts.map((part) => contentOf(part).toString("utf8"))[0];
}
