import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { expect } from "chai";
import { type CrashStore, crashStores } from "./crash-stores.js";
import { told } from "./scene-on.js";
import { Service } from "./service-process.js";

const ENTRIES = 100_000;
const PAGED = 10_000;
const LIMIT_MIB = 50;

/** Entries of a minute each, past the API, which would take minutes; ids in the alphabet of base32, in the order of their making. */
const seeding = (start: number, count: number, project: string) => `
  insert into time_entries (id, workspace_id, user_id, project_id, notes, start_time, end_time, billable, tags, version, created_at, updated_at)
  select 'te_' || lpad(n::text, 26, '0'), p.workspace_id, u.id, p.id, 'Entry ' || n || ' with notes of a usual length',
    timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2020-01-01' + (n + 1) * interval '1 minute', true, '["a", "b"]', 1,
    date_trunc('milliseconds', now()) + n * interval '1 millisecond', date_trunc('milliseconds', now()) + n * interval '1 millisecond'
  from generate_series(${start}, ${start + count - 1}) n
    cross join (select workspace_id, id from projects where name = '${project}') p
    cross join (select id from users limit 1) u`;

/** Kilobytes that the process holds, or at the most has held. */
function held(pid: number, name: "VmRSS" | "VmHWM"): number {
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

for (const { name, open } of crashStores) {
  describe(`long lists on ${name}`, () => {
    let store: CrashStore;
    let service: Service;
    let token = "";
    const call = (path: string, options: RequestInit = {}, accept = "application/json") =>
      fetch(service.url + path, {
        ...options,
        headers: { Authorization: `Bearer ${token}`, Accept: accept, "Content-Type": "application/json" },
      });
    const made = async (path: string, body: unknown): Promise<string> => {
      const answer = await call(path, { method: "POST", body: JSON.stringify(body) });
      expect(answer.status).to.equal(201);
      return ((await answer.json()) as { id: string }).id;
    };
    let projects: readonly string[] = [];

    before(async function () {
      this.timeout(240_000);
      store = await open();
      service = await Service.start(store.settings);
      token = service.token ?? "";
      projects = [await made("/v1/projects", { name: "Long" }), await made("/v1/projects", { name: "Paged" })];
      await service.stop();
      await store.look(seeding(0, ENTRIES - PAGED, "Long"));
      await store.look(seeding(ENTRIES - PAGED, PAGED, "Paged"));
      service = await Service.start(store.settings);
    });
    after(async () => {
      await service?.kill();
      await store?.remove();
    });

    it(`come as CSV of ${ENTRIES} lines while the process grows by less than ${LIMIT_MIB} MiB, and others are served`, async function () {
      this.timeout(240_000);
      const pid = service.child.pid ?? 0;
      for (let warm = 0; warm < 5; warm++) await (await call("/v1/time-entries?limit=200", {}, "text/csv")).text();
      for (let warm = 0; warm < 50; warm++) await (await call("/v1/time-entries?limit=200")).text();
      const before = held(pid, "VmRSS");
      const answer = await call("/v1/time-entries?sort=start_time", {}, "text/csv");
      expect(answer.status).to.equal(200);
      const hash = createHash("sha256");
      let lines = -1;
      let bytes = 0;
      let others = 0;
      let most = 0;
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        for (const byte of chunk) if (byte === 10) lines += 1;
        hash.update(chunk);
        bytes += chunk.length;
        most = Math.max(most, held(pid, "VmRSS"));
        if (bytes / 2_000_000 > others) {
          others += 1;
          expect((await call("/v1/me")).status).to.equal(200);
        }
      }
      const grown = (most - before) / 1024;
      told(
        `${lines} lines of ${Math.round(bytes / 1e6)} MB, ${grown.toFixed(1)} MiB more held, ${others} other requests meanwhile`,
      );
      expect(lines).to.equal(ENTRIES);
      expect(grown).to.be.lessThan(LIMIT_MIB);
    });

    it("hold no connection while a slow client reads", async function () {
      this.timeout(60_000);
      const slow = await Promise.all(Array.from({ length: 12 }, () => call("/v1/time-entries", {}, "text/csv")));
      for (let request = 0; request < 20; request++) expect((await call("/v1/projects")).status).to.equal(200);
      for (const answer of slow) await answer.body?.cancel();
      expect((await call("/readyz")).status).to.equal(200);
    });

    it(`repeat and lose none of ${PAGED} while others insert and delete`, async function () {
      this.timeout(240_000);
      let paging = true;
      let changes = 0;
      const writers = [0, 1, 2].map(async (writer) => {
        const own: string[] = [];
        for (let turn = 0; paging; turn++) {
          const minute = (turn * 37 + writer) % 60;
          const start = new Date(Date.UTC(2020, (turn * 5) % 6, 1 + (turn % 28), turn % 24, minute));
          const times = { start_time: start.toISOString(), end_time: new Date(start.getTime() + 1_000).toISOString() };
          own.push(await made("/v1/time-entries", { project_id: projects[1], ...times }));
          const gone = turn % 2 === 1 ? own.shift() : undefined;
          if (gone) expect((await call(`/v1/time-entries/${gone}`, { method: "DELETE" })).status).to.equal(204);
          changes += 1;
        }
      });
      for (const sort of ["start_time", "-start_time", "created_at"]) {
        const seen = new Map<string, number>();
        let path = `/v1/time-entries?project_id=${projects[1] ?? ""}&limit=200&sort=${sort}`;
        while (path !== "") {
          const answer = await call(path);
          expect(answer.status).to.equal(200);
          const { data } = (await answer.json()) as { data: { id: string; notes: string }[] };
          for (const { id } of data) seen.set(id, (seen.get(id) ?? 0) + 1);
          path = /<(.*)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? "";
        }
        expect([...seen.values()].filter((times) => times > 1)).to.deep.equal([]);
        expect([...seen.keys()].filter((id) => id.startsWith("te_0000000000")).length).to.equal(PAGED);
      }
      paging = false;
      await Promise.all(writers);
      told(`${changes} insertions and deletions while paging three times`);
      expect(changes).to.be.greaterThan(20);
    });
  });
}
