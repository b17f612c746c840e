import { once } from "node:events";
import { Agent, type IncomingMessage, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { MemoryPorts } from "../../adapters/memory/index.js";
import { GotWebhookSender } from "../../adapters/webhook-sender/index.js";
import { createHttpServer, type HttpLogger, type HttpOptions } from "../../adapters/http/index.js";
import {
  createReactions,
  createUseCases,
  type Mailer,
  parseCurrency,
  parseTimeZone,
  type Reactions,
  type Role,
  roles,
  type UseCases,
  type UserActor,
  instant,
  localDateIn,
} from "../../core/index.js";
import { CLOSED_PORT } from "../closed-port.js";
import { isJson } from "../described/every-fetch.js";
import { checkAnswer } from "../described/every-response.js";
import { documentPages } from "../../adapters/pdf/index.js";
import { documentReader, documentRenderer, loopback } from "../system-ports.js";
import { bankFileRequest } from "./bank-files.js";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or null for an empty body. */
  readonly body: Record<string, unknown>;
}

export interface Request {
  readonly method?: string;
  /** Sent as JSON, unless `raw` is given. */
  readonly body?: unknown;
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API with one token. Paths are under the server's root. */
export type Api = (path: string, request?: Request) => Promise<Reply>;

export interface TestWorkspace {
  readonly id: string;
  /** One API token for an active user of each role. */
  readonly tokens: Readonly<Record<Role, string>>;
  readonly actors: Readonly<Record<Role, UserActor>>;
}

/** Ports with the outgoing queues. */
export type HarnessPorts = MemoryPorts;

export interface Harness {
  readonly url: string;
  readonly useCases: UseCases;
  /** Only the test wakes its engines. Mail is discarded unless a mailer is given. */
  readonly reactions: Reactions;
  readonly ports: HarnessPorts;
  /** Errors and warnings that the service logged. */
  readonly logged: readonly { readonly level: string; readonly fields: object; readonly message: string }[];
  api(token: string | null): Api;
  createWorkspace(): Promise<TestWorkspace>;
  /** Resolves when no work is left that runs after responses. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const noMailer: Mailer = { send: async () => ({ kind: "not_sent", permanent: false, error: "There is no mail server." }) };

/** Connections are closed with their server, which does not close idle ones. */
const agent = new Agent({ keepAlive: true });

let count = 0;

interface HarnessOptions extends Partial<HttpOptions> {
  readonly mailer?: Mailer;
  /** Where the service listens if the port is free. */
  readonly port?: number;
}

/** The HTTP service on the given ports, listening on a free port of this machine. */
export async function startHarness(
  ports: HarnessPorts,
  { mailer = noMailer, port = 0, ...options }: HarnessOptions = {},
): Promise<Harness> {
  const useCases = createUseCases(ports);
  const webhookSender = new GotWebhookSender({ allow: loopback });
  const failed = (error: unknown): never => {
    throw error;
  };
  const reactions = createReactions(
    { ...ports, documentRenderer, webhookSender, mailer },
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
  const logged: { level: string; fields: object; message: string }[] = [];
  const keep = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });
  const logger: HttpLogger = { debug: () => undefined, info: () => undefined, warn: keep("warn"), error: keep("error") };
  const readiness = async () => ({ ok: true, parts: {} });
  const { server, idle, stop } = createHttpServer({
    ports,
    documentRenderer,
    documentReader,
    corsOrigins: [],
    requestLog: { record: async () => undefined },
    rateLimit: null,
    workspaceRateLimit: null,
    trustedProxies: 0,
    secure: false,
    publicUrl: () => "http://stint.test",
    basePath: "",
    pages: [],
    documentPages,
    logger,
    readiness,
    metrics: async () => ({ type: "text/plain; version=0.0.4", text: "" }),
    version: "0.0.0",
    pause: async () => undefined,
    ...options,
  });
  server.keepAliveTimeout = 0;
  // The dashboard learns the service's time from this header, and the test may have set the clock. With it, no reply is written in one pass.
  if (options.pages !== undefined)
    server.prependListener("request", (_, response) => response.setHeader("Date", new Date(ports.clock.now()).toUTCString()));
  await listen(server, port);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    useCases,
    reactions,
    ports,
    logged,
    api: (token) => async (path, request) => {
      const reply = await call(url, token, path, request);
      await idle();
      return reply;
    },
    createWorkspace: () => createWorkspace(useCases),
    idle,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await stop();
      webhookSender.close();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    await listen(server, 0);
  }
}

async function createWorkspace(useCases: UseCases): Promise<TestWorkspace> {
  const mark = `${process.pid}-${++count}`;
  const { workspace, token } = await useCases.createWorkspace({
    name: `Workspace ${mark}`,
    ownerEmail: `owner-${mark}@example.com`,
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone("Europe/Berlin"),
  });
  const owner = await signIn(useCases, token);
  const tokens: Partial<Record<Role, string>> = { owner: token };
  const actors: Partial<Record<Role, UserActor>> = { owner };
  for (const role of roles.filter((one) => one !== "owner")) {
    const email = `${role}-${mark}@example.com`;
    await useCases.inviteUser(owner, { email, role });
    const { secret } = await useCases.grantToken({ email, name: "test" });
    tokens[role] = secret;
    actors[role] = await signIn(useCases, secret);
  }
  return { id: workspace.id, tokens: tokens as Record<Role, string>, actors: actors as Record<Role, UserActor> };
}

async function signIn(useCases: UseCases, token: string): Promise<UserActor> {
  const actor = await useCases.authenticate(token);
  if (!actor) throw new Error("The token is not valid.");
  return actor;
}

/** Uses `node:http`, which takes a third of the time of `fetch`. */
async function call(url: string, token: string | null, path: string, request: Request = {}): Promise<Reply> {
  const { method = request.body === undefined && request.raw === undefined ? "GET" : "POST", body, raw, headers = {} } = request;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const sending = httpRequest(url + path, {
    method,
    agent,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(payload) }),
      ...headers,
    },
  });
  sending.end(payload);
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  const reply = { status: response.statusCode ?? 0, headers: headersOf(response) };
  checkAnswer({ method, path, ...reply, body: isJson(reply.headers) ? bytes.toString("utf8") : null });
  return { ...reply, body: bodyOf(bytes, reply.headers) };
}

function headersOf({ headers }: IncomingMessage): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Headers(pairs);
}

/** JSON parsed; a file as `{file}`, its bytes. */
function bodyOf(bytes: Buffer, headers: Headers): Record<string, unknown> {
  if (bytes.length === 0) return {};
  if (!isJson(headers)) return { file: bytes };
  return JSON.parse(bytes.toString("utf8")) as Record<string, unknown>;
}

/** A receiver that is not there, which needs no name server to find out. */
const nowhere = `https://127.0.0.1:${CLOSED_PORT}/hook`;

/** Creates one of each resource over HTTP as the owner, and returns the ids by resource. */
/** In the time zone of the test workspaces. */
export const currentDate = (): string => localDateIn(parseTimeZone("Europe/Berlin"), instant(Date.now()));

export async function furnish(
  api: Api,
): Promise<
  Record<
    | "client"
    | "project"
    | "task"
    | "entry"
    | "invoice"
    | "quote"
    | "recurring"
    | "reminder"
    | "statement"
    | "transaction"
    | "token"
    | "user"
    | "webhook"
    | "delivery",
    string
  >
> {
  const make = async (path: string, body: unknown): Promise<string> => {
    const reply = await api(`/v1${path}`, { body });
    if (reply.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(reply.body)}`);
    return reply.body["id"] as string;
  };
  const webhook = await make("/webhooks", { url: nowhere, events: ["time_entry.created"] });
  const client = await make("/clients", { name: "Client", rate: 6000, email: "client@example.com" });
  const project = await make("/projects", { name: "Project", client_id: client });
  const task = await make(`/projects/${project}/tasks`, { name: "Task" });
  const entry = await make("/time-entries", {
    project_id: project,
    task_id: task,
    start_time: "2026-03-02T08:00:00Z",
    end_time: "2026-03-02T09:00:00Z",
  });
  const invoice = await make("/invoices", {
    client_id: client,
    lines: [{ description: "Fixed", quantity: "1", unit_price: 100 }],
  });
  const quote = await make("/quotes", {
    client_id: client,
    lines: [{ description: "Fixed", quantity: "1", unit_price: 100 }],
  });
  const recurring = await make("/recurring-invoices", {
    ...{ client_id: client, name: "Hosting", unit: "month", starts_on: "2090-03-01", period: "preceding" },
    lines: [{ description: "Hosting, {month}", quantity: "1", unit_price: 100 }],
    from_time: { project_ids: [project] },
  });
  const unpaid = await make("/invoices", {
    ...{ client_id: client, issue_date: "2026-03-02", due_date: "2026-03-31" },
    lines: [{ description: "Unpaid", quantity: "1", unit_price: 100 }],
  });
  await api(`/v1/invoices/${unpaid}/issue`, { body: {} });
  const reminder = await make(`/invoices/${unpaid}/reminders`, {});
  const { path, ...file } = bankFileRequest("Furnished");
  const [{ id: statement }] = (await api(`/v1${path}`, file)).body["statements"] as [{ id: string }];
  const { body: listed } = await api(`/v1/bank-transactions?statement_id=${statement}`);
  const [{ id: transaction }] = listed["data"] as [{ id: string }];
  const token = await make("/tokens", { name: "Token" });
  const user = await make("/users", { email: `invited-${++count}@example.com` });
  const deliveries = (await api("/v1/webhook-deliveries")).body["data"] as { id: string }[];
  return {
    client,
    project,
    task,
    entry,
    invoice,
    quote,
    recurring,
    reminder,
    statement,
    transaction,
    token,
    user,
    webhook,
    delivery: deliveries[0]?.id ?? "",
  };
}
