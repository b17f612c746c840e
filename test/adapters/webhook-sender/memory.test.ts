import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { firstLine, killed } from "../../processes.js";
import { answering, closeAll, flood, OK, receiver, until } from "./receivers.js";
import type { Talk } from "./receivers.js";

const GIGABYTE = 2 ** 30;
const LIMIT_MIB = 50;
const script = fileURLToPath(new URL("./growth-process.js", import.meta.url));
const mebibyte = Buffer.alloc(2 ** 20, "x");
const head = `HTTP/1.1 200 OK\r\nContent-Length: ${GIGABYTE}\r\n`;

describe("the memory of the sender", () => {
  afterEach(closeAll);

  async function growth(talk: Talk): Promise<{ mebibytes: number; codes: (string | null)[]; written: number }> {
    const calm = await receiver(answering(OK));
    let written = 0;
    const hostile = await receiver((socket, chunk) => {
      socket.on("close", () => (written = Math.max(written, socket.bytesWritten)));
      talk(socket, chunk);
    });
    const child = spawn(
      process.execPath,
      [script, ...[calm, hostile, hostile, hostile].map(({ port }) => `http://127.0.0.1:${port}/`)],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    try {
      const told = JSON.parse(await firstLine(child)) as { mebibytes: number; codes: (string | null)[] };
      await until(() => hostile.open() === 0);
      return { ...told, written };
    } finally {
      await killed(child);
    }
  }

  const answers: Readonly<Record<string, readonly [Talk, string | null]>> = {
    "a response of 1 GB": [flood(`${head}\r\n`, mebibyte), null],
    "a gzip bomb of 1 GB": [flood(`${head}Content-Encoding: gzip\r\n\r\n`, gzipSync(Buffer.alloc(2 ** 24))), null],
    "chunks without end": [
      flood("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", Buffer.from(`10000\r\n${"x".repeat(65_536)}\r\n`)),
      null,
    ],
    "headers without end": [flood("HTTP/1.1 200 OK\r\n", Buffer.from("X-A: 1\r\n".repeat(8192))), "malformed_response"],
    "endless interim responses": [flood("", Buffer.from("HTTP/1.1 102 Processing\r\n\r\n".repeat(4096))), "malformed_response"],
  };
  for (const [what, [talk, code]] of Object.entries(answers)) {
    it(`stays within ${LIMIT_MIB} MiB for ${what}, of which only the beginning is read`, async () => {
      const { mebibytes, codes, written } = await growth(talk);
      expect(codes).to.deep.equal([code, code, code]);
      expect(mebibytes).to.be.below(LIMIT_MIB);
      expect(written).to.be.below(GIGABYTE / 10);
    });
  }
});
