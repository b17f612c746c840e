import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

const script = fileURLToPath(new URL("watchdog-process.js", import.meta.url));

describe("the watchdog", function () {
  this.timeout(60_000);

  const ended = async (...words: readonly string[]) => {
    const child = spawn(process.execPath, [script, ...words], { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (out += chunk.toString()));
    const [code, signal] = (await once(child, "close")) as [number | null, string | null];
    return { code, signal, out };
  };

  it("ends a process whose event loop stands still, and says why, but not before", async () => {
    expect(await ended("stand-still")).to.deep.equal({
      code: null,
      signal: "SIGKILL",
      out: "turned\nstint: the event loop has not turned for 2 seconds; the process ends itself. Start it again.\n",
    });
  });

  it("keeps no process from ending", async () => {
    expect(await ended()).to.deep.equal({ code: 0, signal: null, out: "" });
  });
});
