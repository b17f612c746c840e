import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { ApiUseCases, Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { systemPorts } from "../system-ports.js";
import { effectCases } from "./effect-cases.js";
import { type Harness, startHarness } from "./harness.js";
import { type Stage, stopAll } from "./permission-samples.js";
import { sampleFor } from "./samples.js";
import { createScene, required } from "./storages.js";

/** The operations that no use case is named after, each with the one that it calls. */
const unnamed: Readonly<Record<string, keyof ApiUseCases>> = {
  // A verb of the API is a change of the status in the library.
  issueInvoice: "updateInvoice",
  payInvoice: "updateInvoice",
  voidInvoice: "updateInvoice",
  // A file is removed by replacing it with null.
  deleteFont: "replaceFont",
  deleteLogo: "replaceLogo",
  deleteReceipt: "replaceReceipt",
  // Files for other programs, which the library has no format of.
  exportInvoicesAsCsv: "listInvoices",
  exportPaymentsAsCsv: "listInvoices",
  exportInvoicesAsZip: "listInvoices",
  exportLedger: "getJournal",
  // An operation has one kind of response.
  exportTimesheetAsCsv: "exportInvoiceTimesheet",
  getTimesheet: "listTimeEntries",
};

/** The use cases that return the JSON of another one, which the API calls instead. */
const texts: Readonly<Record<string, string>> = { listTimeEntryTexts: "listTimeEntries" };

describe("the name of every operation", () => {
  let harness: Harness | undefined;
  const called = new Set<string>();
  const handlers = routes.map((route) => [route, { ...route }] as const);

  const recording = (useCases: ApiUseCases): ApiUseCases =>
    new Proxy(useCases, {
      get: (all, name: string) => {
        called.add(texts[name] ?? name);
        return Reflect.get(all, name) as unknown;
      },
    });
  const recorded = ({ handle, handleTexts }: Route): Partial<Route> => ({
    handle: (call) => handle({ ...call, useCases: recording(call.useCases) }),
    ...(handleTexts && { handleTexts: (call) => handleTexts({ ...call, useCases: recording(call.useCases) }) }),
  });

  before(async () => {
    for (const [route, original] of handlers) Object.assign(route, recorded(original));
    harness = await startHarness(memoryPorts(systemPorts), { mailer: { send: async () => ({ kind: "sent", refused: [] }) } });
  });
  after(async () => {
    for (const [route, original] of handlers) Object.assign(route, original);
    await harness?.close();
  });

  for (const { operation, status } of routes) {
    const name = unnamed[operation] ?? operation;
    it(`is that of the use case that it calls, or has a reason: ${operation}`, async () => {
      const scene = await createScene(required(harness));
      const { owner, admin } = scene.workspace.actors;
      const stage: Stage = { ...scene, role: "owner", self: owner.userId, other: admin.userId };
      await stopAll(stage);
      const { path, ...request } = await (effectCases[operation]?.[0] ?? ((one) => sampleFor(operation, one)))(stage);
      called.clear();
      const api = request.headers?.["Cookie"] === undefined ? scene.api("owner") : required(harness).api(null);
      const reply = await api(`/v1${path}`, request);
      expect(reply.status, JSON.stringify(reply.body)).to.equal(status);
      await required(harness).idle();
      expect([...called]).to.include(name);
    });
  }

  it("is no use case's if the operation calls another one", () => {
    const { useCases } = required(harness);
    expect(Object.keys(unnamed).filter((operation) => operation in useCases)).to.deep.equal([]);
    expect(routes.map(({ operation }) => operation)).to.include.members(Object.keys(unnamed));
  });
});
