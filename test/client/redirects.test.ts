import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Client, createClient, StintUnreachable } from "../../client/index.js";
import { type Harness, startHarness } from "../http/harness.js";
import { UnreliableNetwork } from "./unreliable-network.js";

const redirections = [301, 302, 303, 307, 308] as const;

describe("redirected calls of stint/client", () => {
  let harness: Harness;
  let network: UnreliableNetwork;
  let stint: Client;
  before(async () => {
    harness = await startHarness(memoryPorts());
    network = await UnreliableNetwork.before(harness.url);
    stint = createClient({ url: network.url, retries: 0, token: (await harness.createWorkspace()).tokens.owner });
  });
  after(async () => {
    await network?.close();
    await harness?.close();
  });

  const redirected = (status: number, location: string) => ({ status, headers: { Location: location } });

  async function refusalOf(call: Promise<unknown>): Promise<StintUnreachable> {
    const error = await call.then(
      () => expect.fail("The call succeeded."),
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof StintUnreachable)) throw error;
    expect(error.reason).to.equal("foreign");
    return error;
  }

  for (const status of redirections)
    it(`are not followed if they change data: ${status} throws an error that names the address`, async () => {
      const params = { path: { id: "cli_01kjq4v8v1e2b9q0d0x5t3m7ha" } };
      for (const [method, call] of [
        ["POST", () => stint.POST("/clients", { body: { name: "Moved" } })],
        ["PATCH", () => stint.PATCH("/clients/{id}", { params, body: { name: "Moved" } })],
        ["DELETE", () => stint.DELETE("/clients/{id}", { params })],
        ["PUT", () => stint.PUT("/workspace/logo", { body: new Blob(["x"], { type: "image/png" }) })],
      ] as const) {
        network.next(redirected(status, "/v1/clients"));
        const error = await refusalOf(call());
        expect(error.message, method)
          .to.include(`${method} ${network.url}/v1/`)
          .and.to.include(`redirected to ${network.url}/v1/clients.`);
        expect(network.seen.map((seen) => seen.method)).to.deep.equal([method]);
      }
    });

  it("are followed on the same origin if they read", async () => {
    network.next(redirected(301, "/v1/me"));
    const { data } = await stint.GET("/me");
    expect(data.role).to.equal("owner");
    expect(network.seen.map(({ path }) => path)).to.deep.equal(["/v1/me", "/v1/me"]);
  });

  it("throw an error that names the other origin if they read, also a file", async () => {
    network.next(redirected(308, `${harness.url}/v1/me`), redirected(302, `${harness.url}/v1/clients.csv`));
    expect((await refusalOf(stint.GET("/me"))).message).to.include(`redirected to ${harness.url}/v1/me.`);
    expect((await refusalOf(stint.download("/clients.csv"))).message).to.include(`redirected to ${harness.url}/v1/clients.csv.`);
  });

  it("throw an error in browsers, which hide where a redirection leads", async () => {
    const opaque = Object.defineProperties(new Response(null), { type: { value: "opaqueredirect" }, ok: { value: false } });
    const hidden = createClient({ url: network.url, fetch: async () => opaque });
    const { message } = await refusalOf(hidden.POST("/clients", { body: { name: "Moved" } }));
    expect(message).to.include("redirected to another address.");
  });
});
