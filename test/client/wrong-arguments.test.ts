import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createStintClient, followChanges, keepCopy, type StintClient } from "../../client/index.js";
import { type Harness, startHarness } from "../http/harness.js";

/** What a call rejects with that has no types. */
async function failureOf(of: Function, ...given: readonly unknown[]): Promise<Error> {
  try {
    await Reflect.apply(of, undefined, given);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("It was accepted.");
}

const firstOf = (options: Parameters<typeof followChanges>[0]) => followChanges(options).next();

describe("a program without types that calls stint/client", () => {
  let harness: Harness;
  let stint: StintClient;
  let sent = 0;
  before(async () => {
    harness = await startHarness(memoryPorts());
    const { tokens } = await harness.createWorkspace();
    const counted = (request: Request) => {
      sent += 1;
      return fetch(request);
    };
    stint = createStintClient({ url: harness.url, token: tokens.owner, fetch: counted });
  });
  beforeEach(() => {
    sent = 0;
  });
  after(() => harness?.close());

  it("is told which parameter of the path is missing, and nothing is sent", async () => {
    for (const [method, path, init] of [
      ["GET", "/invoices/{id}", undefined],
      ["GET", "/invoices/{id}", { params: {} }],
      ["PATCH", "/invoices/{id}", { params: { path: { id: "" } }, body: {} }],
      ["DELETE", "/invoices/{id}", { params: { path: { id: null } } }],
      ["download", "/invoices/{id}/export", { params: { path: { invoice_id: "inv_1" } } }],
    ] as const) {
      const failure = await failureOf(stint[method], path, init);
      expect(failure).to.be.instanceOf(TypeError);
      expect(failure.message).to.match(/^(?:GET|PATCH|DELETE) \/invoices\/\{id\}\S*: params\.path\.id is required\.$/);
    }
    expect(sent).to.equal(0);
  });

  it("is told which kinds of resources it can follow and copy", async () => {
    const load = () => null;
    const store = () => expect.fail("Stored.");
    for (const types of [undefined, "client"]) {
      for (const of of [firstOf, keepCopy])
        expect((await failureOf(of, { client: stint, types, load, store })).message).to.equal(
          'types must list kinds of resources, such as ["client"].',
        );
    }
    const unknown = await failureOf(keepCopy, { client: stint, types: ["client", "holiday"], load, store });
    expect(unknown.message).to.contain("validation_failed").and.contain("client, ");
  });
});
