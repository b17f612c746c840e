import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import {
  type ClientOptions,
  createStintClient,
  type FailedAttempt,
  type StintClient,
  StintProblem,
  StintUnreachable,
} from "../../client/index.js";
import { until } from "../end-to-end/until.js";
import { type Harness, startHarness } from "../http/harness.js";
import { TestClock, TIME_LIMIT_MS } from "./test-clock.js";
import { type Fate, UnreliableNetwork } from "./unreliable-network.js";

const problem = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Fate => ({
  status,
  headers: { "Content-Type": "application/problem+json", ...headers },
  body: JSON.stringify({ type: "t", title: "T", status, detail: "D.", code, request_id: "r-1", errors: [] }),
});
const overloaded = problem(503, "overloaded", { "Retry-After": "5" });
const limited = problem(429, "rate_limited", { "Retry-After": "2" });
const gateway: Fate = { status: 502, body: "Bad gateway" };

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail("The call succeeded."),
    (error: unknown) => error,
  );
}

describe("calls of stint/client over a network that fails", () => {
  let harness: Harness;
  let network: UnreliableNetwork;
  let token: string;
  let clock: TestClock;
  let failed: FailedAttempt[];
  let stint: StintClient;

  const client = (options: Partial<ClientOptions> = {}): StintClient =>
    createStintClient({
      url: network.url,
      token,
      clock,
      random: () => 0,
      timeoutMs: TIME_LIMIT_MS,
      onFailure: (one) => void failed.push(one),
      ...options,
    });
  const keys = () => network.seen.map(({ headers }) => headers["idempotency-key"]);
  const named = async (name: string) =>
    (await createStintClient({ url: harness.url, token }).GET("/clients", { params: { query: { name } } })).data.data;

  before(async () => {
    harness = await startHarness(memoryPorts());
    network = await UnreliableNetwork.before(harness.url);
  });
  beforeEach(async () => {
    token = (await harness.createWorkspace()).tokens.owner;
    [clock, failed] = [new TestClock(), []];
    stint = client();
  });
  after(async () => {
    await network?.close();
    await harness?.close();
  });

  const passing: readonly (readonly [string, Fate])[] = [
    ["a lost request", "request lost"],
    ["a lost response", "response lost"],
    ["a response that is cut off", "response cut off"],
    ["a 502 of a proxy", gateway],
    ["a 503 of a proxy", { status: 503 }],
    ["a 504 of a proxy", { status: 504 }],
    ["a 408", problem(408, "request_timeout")],
    ["a 503 of the service", overloaded],
    ["a 429", limited],
  ];

  for (const [what, fate] of passing) {
    it(`read again after ${what}`, async () => {
      network.next(fate, fate);
      expect((await stint.GET("/me")).data.role).to.equal("owner");
      expect(network.seen.map(({ method, path }) => [method, path])).to.deep.equal(Array(3).fill(["GET", "/v1/me"]));
      expect(failed.map(({ attempt, path, retryInMs }) => [attempt, path, retryInMs])).to.deep.equal(
        clock.waits.map((wait, at) => [at + 1, "/me", wait]),
      );
      expect(clock.waits).to.have.length(2);
    });

    it(`create once after ${what}, with one key for all attempts`, async () => {
      network.next(fate, fate);
      const { data } = await stint.POST("/clients", { body: { name: "Ada Ltd" } });
      expect((await named("Ada Ltd")).map(({ id }) => id)).to.deep.equal([data.id]);
      expect(new Set(keys()).size).to.equal(1);
      expect(keys()).to.have.length(3);
      expect(keys()[0]).to.match(/^[0-9a-f]{32}$/);
    });
  }

  it("create once after a lost race of the service", async () => {
    network.next(problem(409, "lost_race"));
    await stint.POST("/clients", { body: { name: "Race" } });
    expect(await named("Race")).to.have.length(1);
    expect(new Set(keys()).size).to.equal(1);
  });

  it("have different keys", async () => {
    network.next();
    for (let n = 0; n < 2; n += 1) await stint.POST("/clients", { body: { name: "Twin" } });
    expect(new Set(keys()).size).to.equal(2);
    expect(await named("Twin")).to.have.length(2);
  });

  it("keep the key that the caller supplies, also from one call to the next", async () => {
    network.next("response lost");
    const init = { params: { header: { "Idempotency-Key": "import-42" } }, body: { name: "Mine" } };
    const impatient = client({ retries: 0 });
    const error = await errorOf(impatient.POST("/clients", init));
    expect(error).to.be.instanceOf(StintUnreachable).and.include({ reason: "network", idempotencyKey: "import-42" });
    const { response } = await impatient.POST("/clients", init);
    expect(response.headers.get("Idempotency-Replayed")).to.equal("true");
    expect(keys()).to.deep.equal(["import-42", "import-42"]);
    expect(await named("Mine")).to.have.length(1);
  });

  it("name the key of a failed call, so that the caller can repeat it", async () => {
    network.next("response lost");
    const error = await errorOf(client({ retries: 0, newKey: () => "fresh" }).POST("/clients", { body: { name: "A" } }));
    expect(error).to.be.instanceOf(StintUnreachable).and.have.property("idempotencyKey", "fresh");
  });

  it("send no key with reads, and with operations that take none", async () => {
    network.next();
    await stint.GET("/me");
    await stint.POST("/sign-in-links", { body: { email: "nobody@example.com" } });
    expect(keys()).to.deep.equal([undefined, undefined]);
  });

  it("without a key are not repeated once they may have taken effect, but after a 429", async () => {
    for (const fate of ["response lost", gateway, overloaded] as const) {
      network.next(fate);
      await errorOf(stint.POST("/sign-in-links", { body: { email: "nobody@example.com" } }));
      expect(network.seen).to.have.length(1);
    }
    network.next(limited);
    await stint.POST("/sign-in-links", { body: { email: "nobody@example.com" } });
    expect(network.seen).to.have.length(2);
  });

  it("that only compute are repeated without a key", async () => {
    const { data: ada } = await stint.POST("/clients", { body: { name: "Ada" } });
    network.next("response lost");
    const body = { client_id: ada.id, lines: [{ description: "x", quantity: "1", unit_price: 100 }] };
    expect((await stint.POST("/invoices/preview", { body })).data.subtotal).to.equal(100);
    expect(keys()).to.deep.equal([undefined, undefined]);
  });

  it("delete once: not found after a lost response means that it is deleted", async () => {
    const { data: ada } = await stint.POST("/clients", { body: { name: "Ada" } });
    const init = { params: { path: { id: ada.id } } };
    network.next("response lost");
    const { data, response } = await stint.DELETE("/clients/{id}", init);
    expect([data, response.status, network.seen.length]).to.deep.equal([undefined, 204, 2]);
    expect(await errorOf(stint.DELETE("/clients/{id}", init)))
      .to.be.instanceOf(StintProblem)
      .and.have.property("code", "not_found");
  });

  it("replace a file again after a lost response", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
    network.next("response lost");
    const { data } = await stint.PUT("/workspace/logo", { body: new Blob([svg], { type: "image/svg+xml" }) });
    expect(data.logo).to.include({ media_type: "image/svg+xml" });
    expect(network.seen.map(({ headers }) => headers["content-type"])).to.deep.equal(["image/svg+xml", "image/svg+xml"]);
    const logo = await stint.download("/workspace/logo");
    expect(await logo.text()).to.equal(svg);
  });

  it("are not repeated after other errors", async () => {
    const errors = [
      problem(500, "internal_error"),
      problem(409, "in_use"),
      problem(422, "required"),
      { status: 404 },
      { status: 500 },
    ];
    for (const fate of errors) {
      network.next(fate);
      await errorOf(stint.GET("/me"));
      expect(network.seen, JSON.stringify(fate)).to.have.length(1);
    }
  });

  it("fail with the last error after the retries, whose waits double and are half random", async () => {
    for (const random of [0, 0.5, 0.999]) {
      clock = new TestClock();
      const fates = Array.from({ length: 9 }, () => gateway);
      network.next(...fates);
      const error = await errorOf(
        client({ clock, retries: 5, firstWaitMs: 100, longestWaitMs: 1_000, random: () => random }).GET("/me"),
      );
      expect(error).to.be.instanceOf(StintUnreachable).and.have.property("reason", "gateway");
      const whole = [100, 200, 400, 800, 1_000];
      expect(clock.waits).to.deep.equal(whole.map((ms) => (ms * (1 + random)) / 2));
      expect(network.seen).to.have.length(6);
    }
    expect(failed.slice(-6).map(({ retryInMs }) => retryInMs === null)).to.deep.equal([false, false, false, false, false, true]);
  });

  it("wait for as long as Retry-After says, in seconds or until a date, besides the backoff", async () => {
    const date = new Date(clock.now() + 7_000).toUTCString();
    network.next(overloaded, problem(503, "overloaded", { "Retry-After": date }), {
      status: 503,
      headers: { "Retry-After": "3" },
    });
    await stint.GET("/me");
    expect(clock.waits[0]).to.equal(5_000 + 125);
    // The date is in whole seconds, and the first wait has passed.
    expect(clock.waits[1]).to.be.within(1_000, 7_000);
    expect(clock.waits[2]).to.equal(3_000 + 500);
  });

  it("fail at once if Retry-After is longer than the longest wait", async () => {
    network.next(problem(429, "mail_limit", { "Retry-After": "1800" }));
    const error = await errorOf(stint.GET("/me"));
    expect(error).to.be.instanceOf(StintProblem).and.include({ code: "mail_limit", retryAfterMs: 1_800_000 });
    expect([network.seen.length, clock.waits]).to.deep.equal([1, []]);
  });

  it("take the number of retries of the call before that of the client", async () => {
    network.next(gateway, gateway);
    await errorOf(client({ retries: 9 }).GET("/me", { retries: 1 }));
    expect(network.seen).to.have.length(2);
  });

  it("are sent again when the time limit is reached, and fail with it in the end", async () => {
    network.next("no response", "no response");
    const call = errorOf(stint.GET("/me", { retries: 1 }));
    for (let attempts = 1; attempts <= 2; attempts += 1) {
      await until("an attempt", () => network.seen.length === attempts && clock.underWay === 1);
      clock.reachLimits();
    }
    expect(await call)
      .to.be.instanceOf(StintUnreachable)
      .and.have.property("reason", "timeout");
  });

  it("create once when the time limit is reached before a slow response", async () => {
    network.next("no response");
    const call = stint.POST("/clients", { body: { name: "Slow" } });
    await until("the attempt", () => network.seen.length === 1);
    clock.reachLimits();
    await call;
    expect([new Set(keys()).size, keys().length, (await named("Slow")).length]).to.deep.equal([1, 2, 1]);
  });

  it("leave no time limit behind", async () => {
    network.next("request lost");
    await stint.GET("/me");
    expect(clock.underWay).to.equal(0);
  });

  it("end with the reason of their signal: before, during and between attempts", async () => {
    const reason = new Error("No longer needed.");
    network.next();
    expect(await errorOf(stint.GET("/me", { signal: AbortSignal.abort(reason) }))).to.equal(reason);
    expect(network.seen).to.deep.equal([]);

    const during = new AbortController();
    network.next("no response");
    const call = errorOf(stint.GET("/me", { signal: during.signal }));
    await until("the attempt", () => network.seen.length === 1);
    during.abort(reason);
    expect(await call).to.equal(reason);

    const between = new AbortController();
    network.next(gateway);
    const stop = client({ onFailure: () => between.abort(reason) });
    expect(await errorOf(stop.GET("/me", { signal: between.signal }))).to.equal(reason);
    expect(network.seen).to.have.length(1);
  });

  it("end together with their signal, however many there are, without a warning of Node", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on("warning", note);
    const all = new AbortController();
    const fates = Array.from({ length: 15 }, () => "no response" as const);
    network.next(...fates);
    const calls = fates.map(() => errorOf(stint.GET("/me", { signal: all.signal })));
    await until("the attempts", () => network.seen.length === fates.length);
    all.abort();
    for (const error of await Promise.all(calls)) expect(error).to.equal(all.signal.reason);
    // Warnings are emitted before the next turn of the event loop.
    await setImmediate();
    process.off("warning", note);
    expect(warnings).to.deep.equal([]);
  });

  it("of a file end with their signal while it is read", async () => {
    const stop = new AbortController();
    const csv = await client({
      fetch: async (request) => {
        const endless = new ReadableStream({
          start: (stream) => request.signal.addEventListener("abort", () => stream.error(request.signal.reason)),
        });
        return new Response(endless, { headers: { "Content-Type": "text/csv" } });
      },
    }).download("/clients.csv", { signal: stop.signal });
    const reading = errorOf(csv.text());
    stop.abort();
    expect(await reading).to.equal(stop.signal.reason);
  });

  it("end with an AbortError if the signal has no reason of its own", async () => {
    const error = await errorOf(stint.GET("/me", { signal: AbortSignal.abort() }));
    expect(error).to.be.instanceOf(DOMException).and.have.property("name", "AbortError");
  });

  it("ask for the token before each attempt", async () => {
    let asked = 0;
    network.next(gateway);
    const renewed = client({ token: async () => (++asked === 1 ? "stint_old" : token) });
    expect((await renewed.GET("/me")).data.role).to.equal("owner");
    expect(network.seen.map(({ headers }) => headers.authorization)).to.deep.equal(["Bearer stint_old", `Bearer ${token}`]);
  });

  it("report what responds in place of the service", async () => {
    network.next({ status: 200, headers: { "Content-Type": "text/html" }, body: "<html>Sign in to the Wi-Fi</html>" });
    const error = await errorOf(stint.GET("/me"));
    expect(error).to.be.instanceOf(StintUnreachable).and.have.property("reason", "foreign");
    expect(String(error)).to.contain("200 OK");
  });
});
