import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { expect } from "chai";
import { killed } from "../processes.js";

const headers = { Cookie: "session=session-of-ada", "Content-Type": "application/json" };

/** Tests the example servers in a folder, which is known when the tests run. */
export const describeServers = (folder: () => string) =>
  describe("that serve the API", function () {
    this.timeout(120_000);
    let data: string;
    let started: ChildProcess | undefined;
    const env = { PATH: process.env["PATH"] ?? "", STINT_SECRET_KEY: "07".repeat(32), PORT: "0" };

    beforeEach(() => {
      data = mkdtempSync(join(tmpdir(), "stint-"));
    });
    afterEach(async () => {
      if (started) await killed(started);
      started = undefined;
      rmSync(data, { recursive: true, force: true });
    });

    for (const [file, name] of [
      ["serve-with-express.mjs", "Express"],
      ["serve-with-fastify.mjs", "Fastify"],
      ["serve-with-hono.mjs", "Hono"],
    ] as const)
      it(`in an application of ${name}, and stop cleanly`, async () => {
        const child = spawn(process.execPath, [join(folder(), file)], { cwd: data, env, stdio: ["ignore", "pipe", "inherit"] });
        started = child;
        const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
        expect(await (await fetch(url)).text()).to.equal(`Hello from ${name}`);
        expect((await fetch(`${url}billing/v1/me`)).status).to.equal(401);
        const created = await fetch(`${url}billing/v1/clients`, { method: "POST", headers, body: '{"name":"Bob Ltd"}' });
        expect([created.status, created.headers.get("location")]).to.deep.equal([
          201,
          `/billing/v1/clients/${((await created.json()) as { id: string }).id}`,
        ]);
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        expect(await ended).to.deep.equal([0, null]);
      });

    it("as a route handler of Next.js, which opens no database before the first request, so that it can be built anywhere", async () => {
      const program = `await import(${JSON.stringify(join(folder(), "next-route.mjs"))})`;
      await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
        cwd: data,
        env: { PATH: env.PATH },
      });
      expect(readdirSync(data)).to.deep.equal([]);
    });

    it("as a route handler of Next.js", async () => {
      const program = `
        import { GET, POST } from ${JSON.stringify(join(folder(), "next-route.mjs"))};
        const headers = ${JSON.stringify({ ...headers, Host: "host.example" })};
        const url = "https://host.example/billing/v1/clients";
        const created = await POST(new Request(url, { method: "POST", headers, body: '{"name":"Bob Ltd"}' }));
        const list = await (await GET(new Request(url, { headers }))).json();
        console.log(created.status, list.data.map(({ name }) => name).join(), (await GET(new Request(url))).status);
        process.exit();`;
      const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
        cwd: data,
        env,
      });
      expect(stdout).to.equal("201 Bob Ltd 401\n");
    });
  });
