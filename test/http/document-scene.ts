import { expect } from "chai";
import type { Mail, Mailer } from "../../core/index.js";
import { type Api, type Harness, type HarnessPorts, startHarness, type TestWorkspace } from "./harness.js";

type Json = Record<string, unknown>;

const address = { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" };
export const seller = { legal_name: "Grace <& Söhne>", address, vat_id: "DE136695976", iban: "DE02120300000000202051" };
export const line = { description: "Website\nDesign", quantity: "2.5", unit: "HUR", unit_price: 10_000 };

/** A service whose mail is kept, with an issued invoice and what clients do with its link. */
export class DocumentScene {
  readonly mails: Mail[] = [];
  harness!: Harness;
  workspace!: TestWorkspace;
  owner!: Api;

  async start(ports: HarnessPorts, options: Parameters<typeof startHarness>[1] = {}): Promise<void> {
    const mailer: Mailer = {
      send: async (mail) => {
        this.mails.push(mail);
        return { kind: "sent", refused: [] };
      },
    };
    this.harness = await startHarness(ports, { mailer, ...options });
  }

  async enter(): Promise<void> {
    this.workspace = await this.harness.createWorkspace();
    this.owner = this.harness.api(this.workspace.tokens.owner);
    await this.change("/workspace", { seller, tax: { category: "S", rate: "19" }, payment_code: "epc_qr" });
    await this.sendMail();
    this.mails.length = 0;
  }

  async make(path: string, body: object = {}, method = "POST"): Promise<Json> {
    const reply = await this.owner(`/v1${path}`, { method, body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.lessThan(300);
    return reply.body;
  }

  change(path: string, body: object): Promise<Json> {
    return this.make(path, body, "PATCH");
  }

  /** The id of an issued invoice. */
  async issued(content: object = {}, client: object = {}): Promise<string> {
    const { id: clientId } = await this.make("/clients", { name: "Client", email: "client@example.com", address, ...client });
    const { id } = await this.make("/invoices", { client_id: clientId, lines: [line], ...content });
    await this.make(`/invoices/${String(id)}/issue`);
    return String(id);
  }

  /** A new link, with the address of its page on this machine. */
  async link(invoice: string, body: object = {}): Promise<{ readonly id: string; readonly page: string }> {
    const { id, url } = await this.make(`/invoices/${invoice}/links`, body);
    return { id: String(id), page: this.pageOf(String(url)) };
  }

  pageOf(url: string): string {
    return this.harness.url + new URL(url).pathname;
  }

  async links(invoice: string): Promise<readonly Json[]> {
    return (await this.owner(`/v1/invoices/${invoice}/links`)).body["data"] as Json[];
  }

  async invoice(id: string): Promise<Json> {
    return (await this.owner(`/v1/invoices/${id}`)).body;
  }

  /** The types of the events of an invoice, in order. */
  async eventsOf(id: string): Promise<readonly string[]> {
    const all = await this.harness.ports.unitOfWork.read(this.workspace.actors.owner, ({ events }) => events.list(1_000));
    return all.filter(({ body }) => body.includes(`"id":"${id}"`)).map(({ type }) => type);
  }

  async sendMail(): Promise<void> {
    await this.harness.reactions.mail.wake();
    await this.harness.reactions.mail.idle();
  }
}

/** Sends the form of the page as a browser does. */
export function ask(page: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${page}/questions`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}
