import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { createStint, type Stint, type StintOptions } from "../../bootstrap/create-stint.js";
import { isStintError, type Mail, parseCurrency, parseDecimal, parseTimeZone, type UserActor } from "../../core/index.js";
import { createDatabase, createFolder, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { until } from "../end-to-end/until.js";

const secretKey = "only for this test";

async function ownerOf(stint: Stint): Promise<UserActor> {
  const place = { currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") };
  const { workspace, owner } = await stint.createWorkspace({ name: "Mine", ownerEmail: "me@example.com", ...place });
  return { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
}

async function issued(stint: Stint, actor: UserActor) {
  const client = await stint.createClient(actor, { name: "Ada Ltd", email: "ada@example.com" });
  const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
  const { invoice } = await stint.createInvoice(actor, { clientId: client.id, lines });
  return (await stint.updateInvoice(actor, invoice.id, { status: "open" })).invoice;
}

const places: Readonly<Record<string, () => Promise<{ database: StintOptions["database"]; drop(): Promise<void> }>>> = {
  "a folder": async () => {
    const folder = createFolder();
    return { database: { folder: folder.path }, drop: async () => folder.remove() };
  },
  "a PostgreSQL server": async () => {
    const { url, drop } = await createDatabase();
    return { database: { url, schema: "stint" }, drop };
  },
};

for (const [title, place] of Object.entries(places))
  describe(`createStint with a database in ${title}`, () => {
    let database: StintOptions["database"];
    let drop: () => Promise<void>;
    const opened: Stint[] = [];
    const open = async (more: Partial<StintOptions> = {}): Promise<Stint> => {
      const stint = await createStint({ database, secretKey, ...more });
      opened.push(stint);
      return stint;
    };

    before(async () => {
      ({ database, drop } = await place());
    });
    after(() => drop());
    afterEach(async () => {
      for (const stint of opened.splice(0)) await stint.close();
    });

    it("has all use cases and documents, sends webhooks and mail, and keeps the data", async () => {
      const received: string[] = [];
      const receiver = createServer((request, response) => {
        received.push(String(request.headers["x-service-event"]));
        response.end();
      });
      receiver.listen(0, "127.0.0.1");
      await once(receiver, "listening");
      const mails: Mail[] = [];
      const mailer = {
        send: async (mail: Mail) => {
          mails.push(mail);
          return { kind: "sent", refused: [] } as const;
        },
      };
      const errors: unknown[] = [];
      const stint = await open({ mailer, webhookAllow: ["127.0.0.0/8"], ports: { mailDomain: "host.example" } });
      const owner = await ownerOf(stint);
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
      await stint.createWebhook(owner, { url, events: ["invoice.issued"] });
      stint.run({ publicUrl: "https://host.example", onError: (error) => errors.push(error) });
      const invoice = await issued(stint, owner);
      const pdf = await stint.exportInvoice(owner, invoice.id);
      expect(Buffer.from(pdf.content).subarray(0, 5).toString()).to.equal("%PDF-");
      await stint.sendInvoice(owner, invoice.id, {});
      await until("the webhook and the mail", () => received.length === 1 && mails.length === 1);
      expect([received, mails.map(({ to }) => to), errors]).to.deep.equal([["invoice.issued"], [["ada@example.com"]], []]);
      expect(mails[0]?.messageId).to.match(/@host\.example$/);
      await stint.close();
      opened.pop();
      receiver.close();
      const again = await open();
      const [actor] = await again.findActors("me@example.com");
      expect(actor?.workspaceId).to.equal(owner.workspaceId);
    });

    it("refuses another key", async () => {
      const failure = await open({ secretKey: new Uint8Array(32) }).catch((error: unknown) => error);
      expect(isStintError(failure) && failure.code).to.equal("secret_key_wrong");
    });

    it("returns the token of an invitation and reports mail as failed without a mailer", async () => {
      const stint = await open();
      const [owner] = await stint.findActors("me@example.com");
      if (!owner) throw new Error("The owner is missing.");
      const { invitationToken } = await stint.inviteUser(owner, { email: "new@example.com", role: "member" });
      expect(invitationToken).to.be.a("string");
      stint.run({ publicUrl: "https://host.example", onError: () => undefined });
      const invoice = await issued(stint, owner);
      const { id } = await stint.sendInvoice(owner, invoice.id, {});
      const message = await until("the outcome", async () => {
        const found = await stint.ports.unitOfWork.read(owner, ({ messages }) => messages.find(id));
        return found?.status === "failed" && found;
      });
      expect(message.error).to.equal("The program has no mailer.");
    });
  });

describe("createStint", () => {
  for (const [title, options, message] of [
    ["without a database", { secretKey }, "database: expected"],
    ["with a database of no kind", { secretKey, database: {} }, "database: expected"],
    ["with a text instead of a database", { secretKey, database: "data" }, "database: expected"],
    ["without a key", { database: { folder: "data" } }, "secretKey: expected"],
    ["with an empty key", { database: { folder: "data" }, secretKey: "" }, "secretKey: expected"],
    ["with a port of PostgreSQL as url", { database: { url: 5432 }, secretKey }, "database: expected"],
  ] as const)
    it(`refuses options ${title}`, async () => {
      const failure = await createStint(options as never).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(RangeError);
      expect((failure as RangeError).message).to.include(message);
    });

  it("refuses options without a value as options without a database", async () => {
    const failure = await createStint(undefined as never).catch((error: unknown) => error);
    expect((failure as RangeError).message).to.include("database: expected");
  });

  for (const [path, more] of [
    [["secretkey"], { secretkey: "other" }],
    [["database", "schmea"], { database: { url: "postgres://127.0.0.1:1/none", schmea: "stint" } }],
    [["database", "folder"], { database: { url: "postgres://127.0.0.1:1/none", folder: "data" } }],
    [["database", "replica", "uri"], { database: { url: "postgres://127.0.0.1:1/none", replica: { uri: "" } } }],
    [["database", "schema"], { database: { folder: "data", schema: "stint" } }],
    [["ports", "clok"], { database: { folder: "data" }, ports: { clok: null } }],
  ] as const)
    it(`refuses the unknown option ${path.join(".")} before it opens a database`, async () => {
      const given = { database: { folder: "data" }, secretKey, ...more };
      const failure = await createStint(given as never).catch((error: unknown) => error);
      expect(isStintError(failure) && failure.issues.map((issue) => [issue.code, issue.path])).to.deep.equal([
        ["unknown_field", path],
      ]);
    });
});

describe("createStint in a database with tables of the program", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.drop());

  const tables = async () =>
    (
      await sql(
        database.url,
        "select schemaname || '.' || tablename as name from pg_tables where schemaname !~ '^(pg_|information_)'",
      )
    ).rows;
  const refusal = async (options: StintOptions["database"]) => {
    const failure: unknown = await createStint({ database: options, secretKey }).catch((error: unknown) => error);
    if (!isStintError(failure)) throw failure;
    return failure;
  };

  for (const [title, statement] of [
    ["", ""],
    [" that have row-level security", "alter table orders enable row level security, force row level security"],
  ] as const)
    it(`refuses their schema and creates nothing, also for tables${title}`, async () => {
      await sql(database.url, `create table orders (id integer); ${statement}`);
      const failure = await refusal({ url: database.url });
      expect([failure.kind, failure.code]).to.deep.equal(["unavailable", "schema_shared"]);
      expect(failure.message).to.include("orders").and.to.include("the option schema");
      expect(await tables()).to.deep.equal([{ name: "public.orders" }]);
    });

  it("opens in a schema of its own, whose later foreign tables are refused with what to do", async () => {
    await sql(database.url, "create table orders (id integer)");
    const own = { url: database.url, schema: "stint" };
    await (await createStint({ database: own, secretKey })).close();
    await sql(database.url, "create table stint.orders (id integer)");
    const failure = await refusal(own);
    expect(failure.code).to.equal("schema_shared");
    expect(failure.message).to.include("orders. Move them to another schema.");
    await sql(database.url, "alter table stint.orders rename to receipts; alter table stint.receipts set schema public");
    await (await createStint({ database: own, secretKey })).close();
  });
});
