import { expect } from "chai";
import { RequestRecorder } from "../../adapters/http/request-recorder.js";
import { type Context, newState } from "../../adapters/http/request-state.js";
import { memoryIds } from "../../adapters/memory/memory-ids.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant, type RecordedRequest, type TokenId, type UserActor, type UserId, type WorkspaceId } from "../../core/index.js";
import { startHarness } from "./harness.js";

const outcome = { at: instant(0), status: 200, durationMs: 1 };

describe("the recorder of requests", () => {
  let writes: (readonly RecordedRequest[])[];
  let warnings: { readonly fields: object; readonly message: string }[];
  let isAvailable: boolean;
  let recorder: RequestRecorder;

  beforeEach(() => {
    [writes, warnings, isAvailable] = [[], [], true];
    const log = {
      record: async (requests: readonly RecordedRequest[]) => {
        writes.push(requests);
        if (!isAvailable) throw new Error("The storage is away.");
      },
    };
    const unused = () => undefined;
    const warn = (fields: object, message: string) => void warnings.push({ fields, message });
    const logger = { debug: unused, info: unused, warn, error: unused };
    recorder = new RequestRecorder({ log, clock: { now: () => instant(0) }, ids: memoryIds, logger });
  });
  afterEach(() => recorder.stop());

  function note(url: string, workspaceId = "ws_1", { status = 200 } = {}): void {
    const actor: UserActor = {
      workspaceId: workspaceId as WorkspaceId,
      userId: "usr_1" as UserId,
      role: "owner",
      scopes: null,
      tokenId: "tok_1" as TokenId,
    };
    const context = { state: { ...newState("one", false), actor }, method: "GET", url, req: { headers: {} } };
    recorder.note(context as unknown as Context, { ...outcome, status });
  }
  const pathsOf = (requests: readonly RecordedRequest[]) => requests.map(({ path }) => path);

  it("writes requests of all workspaces at once, and each once", async () => {
    note("/v1/a");
    note("/v1/b", "ws_2");
    note("/v1/c", "ws_1", { status: 401 });
    await Promise.all([recorder.flush(), recorder.flush()]);
    await recorder.flush();
    expect(writes.map(pathsOf)).to.deep.equal([["/v1/a", "/v1/b"]]);
    expect(warnings).to.deep.equal([]);
  });

  it("writes what is pending when it stops, and nothing after that by itself", async () => {
    note("/v1/a");
    await recorder.stop();
    expect(writes.map(pathsOf)).to.deep.equal([["/v1/a"]]);
  });

  it("keeps requests while the storage fails, and writes the same ones later", async () => {
    isAvailable = false;
    note("/v1/a");
    await recorder.flush();
    note("/v1/b");
    isAvailable = true;
    await recorder.flush();
    expect(writes.map(pathsOf)).to.deep.equal([["/v1/a"], ["/v1/a", "/v1/b"]]);
    expect(writes[1]?.[0]).to.deep.equal(writes[0]?.[0]);
    expect(warnings.map(({ message }) => message)).to.deep.equal(["writing the request log failed"]);
  });

  it("keeps the newest 5,000 requests while the storage fails, and reports once how many it dropped", async () => {
    isAvailable = false;
    for (let n = 0; n < 5_003; n += 1) note(`/v1/${n}`);
    await recorder.flush();
    expect(warnings.map(({ fields }) => fields).filter((fields) => "dropped" in fields)).to.deep.equal([{ dropped: 3 }]);
    [writes, warnings, isAvailable] = [[], [], true];
    await recorder.flush();
    expect(writes.map(({ length }) => length)).to.deep.equal([1_000, 1_000, 1_000, 1_000, 1_000]);
    const paths = writes.flatMap(pathsOf);
    expect([paths[0], paths.at(-1), new Set(paths).size]).to.deep.equal(["/v1/3", "/v1/5002", 5_000]);
    expect(warnings).to.deep.equal([]);
  });

  it("fails and delays no request of a service whose storage fails", async () => {
    const ports = memoryPorts();
    const requestLog = { record: () => Promise.reject(new Error("The storage is away.")) };
    const harness = await startHarness(ports, { requestLog });
    const owner = harness.api((await harness.createWorkspace()).tokens.owner);
    for (const path of ["/v1/clients", "/v1/requests"]) expect((await owner(path)).status).to.equal(200);
    await harness.close();
    expect(new Set(harness.logged.map(({ message }) => message))).to.deep.equal(new Set(["writing the request log failed"]));
  });
});
