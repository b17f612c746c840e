import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { expect } from "chai";
import { freePort } from "../end-to-end/private-server.js";
import { killed } from "../processes.js";
import { delivery, secret } from "./deliveries.js";

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly line: () => Promise<string>;
}

function lineOf(lines: Interface): () => Promise<string> {
  const iterator = lines[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await iterator.next();
    if (done === true) throw new Error("The example has ended.");
    return value;
  };
}

async function post({ url }: Running, { headers, body }: { headers: Record<string, string>; body: string }): Promise<Response> {
  return fetch(url, { method: "POST", headers, body });
}

/** Tests the example receivers in a folder, which is known when the tests run. */
export const describeReceivers = (folder: () => string) =>
  describe("that receive webhooks", function () {
    this.timeout(60_000);
    const started: ChildProcess[] = [];

    afterEach(async () => {
      for (const child of started.splice(0)) await killed(child);
    });

    function start(name: string, port: number, args: readonly string[] = []) {
      const child = spawn(process.execPath, [join(folder(), name), ...args], {
        env: { PATH: process.env["PATH"] ?? "", STINT_WEBHOOK_SECRET: secret, PORT: String(port) },
        stdio: ["ignore", "pipe", "inherit"],
      });
      started.push(child);
      return { child, line: lineOf(createInterface({ input: child.stdout })) };
    }

    for (const framework of ["koa", "express", "fetch-handler"]) {
      it(`accept signed deliveries, detect repeats, and reject forged and stale ones, with ${framework}`, async () => {
        const { child, line } = start(`receive-with-${framework}.mjs`, 0);
        const running: Running = { child, line, url: `http://127.0.0.1:${await line()}/` };
        const now = new Date();
        const genuine = delivery({ at: now });
        const told = { id: genuine.headers["webhook-id"], type: "invoice.paid", of: "inv_1" };
        for (const repeat of [false, true]) {
          const answer = await post(running, genuine);
          expect([answer.status, await answer.text()]).to.deep.equal([204, ""]);
          expect(JSON.parse(await line())).to.deep.equal({ ...told, repeat });
        }
        const refused = {
          signature_mismatch: { headers: genuine.headers, body: genuine.body.replace("inv_1", "inv_2") },
          timestamp_too_old: delivery({ at: new Date(now.getTime() - 600_000) }),
          header_missing: { headers: { "Content-Type": "application/json" }, body: genuine.body },
        };
        for (const [code, request] of Object.entries(refused)) {
          const answer = await post(running, request);
          expect([answer.status, await answer.text()]).to.deep.equal([400, code]);
        }
        expect((await fetch(running.url, { method: "POST" })).status).to.equal(400);
        expect((await post(running, delivery())).status).to.equal(400);
      });
    }

    it("print a line for each delivery without a framework, and exit after the requested number", async () => {
      const port = await freePort();
      const { child, line } = start("webhook-receiver.mjs", port, ["3"]);
      const running: Running = { child, line, url: `http://127.0.0.1:${port}/` };
      const genuine = delivery({ at: new Date() });
      const first = async (): Promise<Response> => post(running, genuine).catch(() => first());
      expect((await first()).status).to.equal(200);
      expect(await line()).to.equal('{"type":"invoice.paid","verified":true,"attempt":1}');
      expect((await post(running, { ...genuine, body: `${genuine.body} ` })).status).to.equal(401);
      expect(await line()).to.equal('{"verified":false,"code":"signature_mismatch"}');
      const ended = once(child, "exit");
      expect((await post(running, delivery())).status).to.equal(401);
      expect(JSON.parse(await line())).to.deep.include({ verified: false });
      expect(await ended).to.deep.equal([0, null]);
    });
  });
