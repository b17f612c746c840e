import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../adapters/sql/index.js";
import type { UnitOfWork } from "../../core/index.js";
import { createDatabase, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { type Api, type Harness, startHarness } from "../http/harness.js";
import { portsOn, storageOptions } from "../system-ports.js";
import { until } from "./until.js";

const PAGE = 200;
const PAGES = 20;
/** With notes of 10,000 characters each: several times the size of socket buffers. */
const ENTRIES = PAGE * PAGES;
const PAGED = 600;
/** One connection per slow reader would leave none for others. */
const POOL = 2;

/** One-minute entries with base32 ids in creation order. */
const SEED = `
  insert into time_entries (id, workspace_id, user_id, project_id, notes, start_time, end_time, billable, tags, version, created_at, updated_at)
  select 'te_' || lpad(n::text, 26, '0'), p.workspace_id, (select id from users limit 1), p.id, $4,
    timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2020-01-01' + (n + 1) * interval '1 minute', true, '["a", "b"]', 1,
    date_trunc('milliseconds', now()) + n * interval '1 millisecond', date_trunc('milliseconds', now()) + n * interval '1 millisecond'
  from generate_series($1::int, $1::int + $2::int - 1) n cross join (select workspace_id, id from projects where id = $3) p`;

/** What the store writes with each entry, so that searches find it. */
const TERMS =
  "insert into time_entry_terms select e.workspace_id, e.id, e.start_time, stint_terms(e) from time_entries e where e.project_id = $1";

const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

describe("long lists", function () {
  this.timeout(600_000);
  const pages: { readonly length: number; readonly first: WeakRef<object> }[] = [];
  const wholePages = () => pages.filter((page) => page.length === PAGE);
  let database: TestDatabase | undefined;
  let storage: SqlStorage | undefined;
  let harness: Harness;
  let token: string;
  let api: Api;
  let paged: string;
  /** The path of the list that exceeds socket buffers. */
  let long: string;

  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url, poolSize: POOL }, storageOptions);
    const ports = portsOn(storage);
    harness = await startHarness({ ...ports, unitOfWork: watched(ports.unitOfWork) });
    token = (await harness.createWorkspace()).tokens.owner;
    api = harness.api(token);
    const made = async (name: string) => String((await api("/v1/projects", { body: { name } })).body["id"]);
    paged = await made("Paged");
    const project = await made("Long");
    long = `/v1/time-entries?sort=start_time&project_id=${project}`;
    await sql(database.url, SEED, [0, ENTRIES, project, "x".repeat(10_000)]);
    await sql(database.url, SEED, [ENTRIES, PAGED, paged, "short"]);
    await sql(database.url, TERMS, [paged]);
  });
  beforeEach(() => {
    pages.length = 0;
  });
  after(async () => {
    await harness?.close();
    await storage?.close();
    await database?.drop();
  });

  function watched(unitOfWork: UnitOfWork): UnitOfWork {
    return {
      run: (scope, work) => unitOfWork.run(scope, work),
      read: async (scope, work) => {
        const result = await unitOfWork.read(scope, work);
        const { items = [] } = (result ?? {}) as { items?: readonly (object | string)[] };
        // Lists as JSON are texts.
        if (typeof items[0] === "object") pages.push({ length: items.length, first: new WeakRef(items[0]) });
        return result;
      },
    };
  }

  /** The response, before its body is read. */
  async function csv(path: string): Promise<IncomingMessage> {
    const headers = { Authorization: `Bearer ${token}`, Accept: "text/csv" };
    const [answer] = (await once(request(harness.url + path, { headers }).end(), "response")) as [IncomingMessage];
    expect(answer.statusCode).to.equal(200);
    return answer;
  }

  /** Reads the response to its end and returns its number of lines. */
  async function linesOf(answer: IncomingMessage, onChunk: (lines: number) => unknown = () => undefined): Promise<number> {
    let lines = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (const byte of chunk) if (byte === 10) lines += 1;
      await onChunk(lines);
    }
    return lines;
  }

  async function othersAreServed(): Promise<void> {
    for (let count = 0; count < 20; count++) expect((await api("/v1/projects")).status).to.equal(200);
  }

  it("are read for CSV at the speed of the client", async () => {
    const waiting = await csv(long);
    const lines = await linesOf(await csv(long));
    expect(lines).to.equal(1 + ENTRIES);
    // During the other export, this one could have been read to its end.
    expect(wholePages().length - PAGES, "pages that were read ahead").to.be.below(PAGES);
    waiting.destroy();
  });

  it("release pages that were sent as CSV", async () => {
    let checked = false;
    const answer = await csv(long);
    await linesOf(answer, async (lines) => {
      if (checked || lines < ENTRIES / 2) return;
      checked = true;
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      // The response references its first page until its end.
      const kept = wholePages()
        .slice(1, PAGES / 4)
        .filter((page) => page.first.deref() !== undefined);
      expect(kept, "pages that were sent").to.have.length(0);
    });
    expect(checked).to.equal(true);
  });

  it("hold no connection while slow clients read", async () => {
    const slow = await Promise.all(Array.from({ length: POOL + 1 }, () => csv(long)));
    await othersAreServed();
    for (const answer of slow) answer.destroy();
    await othersAreServed();
  });

  it(`neither repeat nor lose any of ${PAGED} while others insert and delete`, async () => {
    let paging = true;
    let changes = 0;
    const writers = [0, 1, 2].map(async (writer) => {
      const own: string[] = [];
      for (let turn = 0; paging; turn++) {
        const start = new Date(Date.UTC(2020, 0, 3, 8 + (turn % 8), (turn * 37 + writer) % 60));
        const times = { start_time: start.toISOString(), end_time: new Date(start.getTime() + 1_000).toISOString() };
        const reply = await api("/v1/time-entries", { body: { project_id: paged, ...times } });
        expect(reply.status).to.equal(201);
        own.push(String(reply.body["id"]));
        const gone = turn % 2 === 1 ? own.shift() : undefined;
        if (gone) expect((await api(`/v1/time-entries/${gone}`, { method: "DELETE" })).status).to.equal(204);
        changes += 1;
      }
    });
    for (const sort of ["start_time", "-start_time", "created_at"]) {
      const seen: string[] = [];
      let path = `/v1/time-entries?project_id=${paged}&limit=50&sort=${sort}`;
      while (path !== "") {
        const before = changes;
        await until("a change since the last page", () => changes > before);
        const reply = await api(path);
        expect(reply.status).to.equal(200);
        seen.push(...(reply.body["data"] as { id: string }[]).map(({ id }) => id));
        path = /<(.*)>; rel="next"/.exec(reply.headers.get("link") ?? "")?.[1] ?? "";
      }
      expect(new Set(seen).size).to.equal(seen.length);
      expect(seen.filter((id) => id.startsWith("te_0000000000"))).to.have.length(PAGED);
    }
    paging = false;
    await Promise.all(writers);
  });
});
