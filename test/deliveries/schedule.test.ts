import { expect } from "chai";
import { until } from "../end-to-end/until.js";
import { type Answer, forEachStorage } from "./scene.js";

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end("said");

/** A response that is reset within its body. */
const cutAfter =
  (code: number): Answer =>
  (response) => {
    response.writeHead(code, { "Content-Length": "100" });
    response.write("half", () => response.socket?.resetAndDestroy());
  };

forEachStorage("deliveries to a real receiver", (start) => {
  it("are six POSTs with the same bytes and id at 0, 1, 3, 7, 15 and 31 minutes if it always returns 500", async () => {
    const scene = await start(status(500));
    await scene.subscribe();
    await scene.happen();
    const begun = scene.clock.now();
    await scene.settle();
    for (const minutes of [1, 3, 7, 15, 31, 63, 1_000]) await scene.pass(begun, minutes);
    expect(scene.received.map(({ at }) => (at - begun) / 60_000)).to.deep.equal([0, 1, 3, 7, 15, 31]);
    for (const name of ["webhook-id", "x-service-signature", "x-service-delivery", "content-length"]) {
      expect(new Set(scene.received.map(({ headers }) => headers[name])).size, name).to.equal(1);
    }
    expect(new Set(scene.received.map(({ body }) => body)).size).to.equal(1);
    const [only] = await scene.log();
    expect(only?.delivery).to.include({ status: "failed", attempts: 6 });
    expect(only?.body).to.equal(scene.received[0]?.body);
    expect(only?.attempts.map(({ number, response }) => [number, response?.status, response?.body])).to.deep.equal(
      [1, 2, 3, 4, 5, 6].map((number) => [number, 500, "said"]),
    );
    expect(scene.errors).to.deep.equal([]);
  });

  const failing: readonly (readonly [title: string, answer: Answer])[] = [
    ["a 302 to another place", status(302, { Location: "/elsewhere" })],
    ["a 404", status(404)],
    ["a 410", status(410)],
    ["a reset before any response", (response) => void response.socket?.resetAndDestroy()],
    ["a reset in the middle of a 500", cutAfter(500)],
  ];
  for (const [title, answer] of failing) {
    it(`are repeated after ${title}, and stop after a 204`, async () => {
      const scene = await start((response, received) =>
        scene.received.length <= 2 ? answer(response, received) : void response.writeHead(204).end(),
      );
      await scene.subscribe();
      await scene.happen();
      const begun = scene.clock.now();
      await scene.settle();
      for (const minutes of [1, 3, 7, 15, 31]) await scene.pass(begun, minutes);
      expect(scene.received).to.have.length(3);
      expect(new Set(scene.received.map(({ path }) => path))).to.deep.equal(new Set(["/hook"]));
      const [only] = await scene.log();
      expect(only?.delivery).to.include({ status: "succeeded", attempts: 3 });
      expect(only?.attempts).to.have.length(3);
    });
  }

  it("are delivered by a 200, also if the connection is reset in the middle of its body", async () => {
    const scene = await start(cutAfter(200));
    await scene.subscribe();
    await scene.happen();
    await scene.settle();
    const [only] = await scene.log();
    expect(only?.delivery).to.include({ status: "succeeded", attempts: 1 });
    expect(only?.attempts[0]).to.deep.include({ error: null }).and.nested.include({ "response.status": 200 });
  });

  it("reach all others immediately while one receiver hangs", async () => {
    const hanging: (() => void)[] = [];
    let hangs = true;
    const scene = await start((response, { path }) => {
      if (hangs && path === "/hanging") hanging.push(() => response.end());
      else response.end();
    });
    await scene.subscribe("/hanging");
    for (const n of [1, 2, 3]) await scene.subscribe(`/healthy/${n}`);
    await scene.happen(20);
    void scene.engine.wake();
    const healthy = () => scene.received.filter(({ path }) => path !== "/hanging").length;
    await until("every delivery of the others", () => healthy() === 60 && hanging.length >= 8);
    expect(hanging).to.have.length(8);
    hangs = false;
    for (const answer of hanging) answer();
    await scene.engine.idle();
    expect(scene.errors).to.deep.equal([]);
  });
});
