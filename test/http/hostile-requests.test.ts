import { request } from "node:http";
import { connect } from "node:net";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { describedStatus } from "../described/every-response.js";
import { type Harness, startHarness, type TestWorkspace } from "./harness.js";

describe("hostile requests over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;

  before(async () => {
    harness = await startHarness(memoryPorts());
    workspace = await harness.createWorkspace();
  });
  after(() => harness.close());

  it("responds to any Host and target", async () => {
    const token = workspace.tokens.owner;
    for (const [target, host] of [
      ["/v1/me", "["],
      ["/v1/me", ""],
      ["http://elsewhere/v1/me", "x"],
      ["/v1/me?", "a b"],
    ] as const) {
      const head = await rawly(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
      );
      expect(head, `${target} ${host}`).to.match(/^HTTP\/1\.1 200 /);
    }
  });

  it("limits a body without a length while it streams", async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${workspace.tokens.owner}`, "Content-Type": "application/json" };
      const sending = request(`${harness.url}/v1/projects`, { method: "POST", headers }, (response) => {
        describedStatus(response, "POST", "/v1/projects").then(resolve, reject);
      });
      sending.on("error", reject);
      for (let i = 0; i < 32; i++) sending.write(" ".repeat(65_536));
      sending.end();
    });
    expect(status).to.equal(413);
  });

  it("does not log a client that disconnects as an error", async () => {
    let onResponse = (): void => undefined;
    const answered = new Promise<void>((resolve) => (onResponse = resolve));
    const own = await startHarness(memoryPorts(), { onResponse: () => onResponse() });
    try {
      const { tokens } = await own.createWorkspace();
      const head = `POST /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.owner}\r\nExpect: 100-continue\r\n`;
      const socket = connect(Number(new URL(own.url).port), "127.0.0.1", () =>
        socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`),
      );
      // The server sends "100 Continue" when it starts to read the body.
      socket.once("data", () => socket.destroy());
      await answered;
      expect(own.logged.filter(({ level }) => level === "error")).to.deep.equal([]);
    } finally {
      await own.close();
    }
  });

  it("reveals nothing about an internal error, and logs all of it", async () => {
    const ports = memoryPorts();
    const broken = await startHarness({
      ...ports,
      unitOfWork: {
        ...ports.unitOfWork,
        read: () => Promise.reject(new Error("secret")),
        run: (...all) => ports.unitOfWork.run(...all),
      },
    });
    try {
      const { tokens } = await broken.createWorkspace();
      const reply = await broken.api(tokens.owner)("/v1/me");
      expect([reply.status, reply.body["code"]]).to.deep.equal([500, "internal_error"]);
      expect(JSON.stringify(reply.body)).not.to.include("secret");
      expect(broken.logged.map(({ level }) => level)).to.deep.equal(["error"]);
    } finally {
      await broken.close();
    }
  });

  function rawly(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let all = "";
      const socket = connect(Number(new URL(harness.url).port), "127.0.0.1", () => socket.end(text));
      socket.on("data", (chunk) => (all += chunk.toString()));
      socket.on("close", () => resolve(all));
      socket.on("error", reject);
    });
  }
});
