import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { startHarness } from "./harness.js";

describe("the log of requests", () => {
  it("has those of monitors only for debugging", async () => {
    const lines: (readonly [level: string, path: unknown])[] = [];
    const keep = (level: string) => (fields: object) => void lines.push([level, (fields as { path?: string }).path]);
    const logger = { debug: keep("debug"), info: keep("info"), warn: keep("warn"), error: keep("error") };
    const readiness = async () => ({ ok: lines.length < 3, parts: {} });
    const harness = await startHarness(memoryPorts(), { logger, readiness });
    try {
      for (const path of ["/healthz", "/readyz", "/metrics", "/readyz", "/nowhere"])
        await (await fetch(harness.url + path)).text();
      expect(lines).to.deep.equal([
        ["debug", "/healthz"],
        ["debug", "/readyz"],
        ["debug", "/metrics"],
        ["info", "/readyz"],
        ["info", "/nowhere"],
      ]);
    } finally {
      await harness.close();
    }
  });
});
