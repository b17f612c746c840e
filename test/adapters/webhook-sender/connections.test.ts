import { EventEmitter } from "node:events";
import { request, type ClientRequest } from "node:http";
import { connect, Socket } from "node:net";
import { expect } from "chai";
import { guardedLookup, socketProblem } from "../../../adapters/webhook-sender/address-guard.js";
import { Attempt } from "../../../adapters/webhook-sender/attempt.js";
import { GuardedHttpAgent } from "../../../adapters/webhook-sender/guarded-agents.js";
import { AddressPolicy } from "../../../adapters/webhook-sender/index.js";
import { open } from "../../../adapters/webhook-sender/opening.js";
import type { SendResult } from "../../../core/index.js";
import { allowLoopback, allowNothing, answering, closeAll, OK, post, receiver, resolving, sender, until } from "./receivers.js";

describe("a connected socket", () => {
  afterEach(closeAll);

  async function connected(port: number): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    await until(() => socket.remoteAddress !== undefined);
    return socket;
  }

  it("is checked by the address that it is connected to", async () => {
    const socket = await connected((await receiver(answering(OK))).port);
    expect(socketProblem(socket, (address) => allowLoopback.permits(address))).to.equal(null);
    expect(socketProblem(socket, (address) => allowNothing.permits(address))?.code).to.equal("address_not_allowed");
    expect(socketProblem(new Socket(), () => true)?.code).to.equal("connection_reset");
  });

  it("receives no byte if the resolved address was admitted and the connected one is not", async () => {
    const { port, connections, received, open: openNow } = await receiver(answering(OK));
    let secured = 0;
    const error = await new Promise<Error | null>((resolve) => {
      open(
        { host: "lie.example", port },
        {
          admits: (address) => allowNothing.permits(address),
          // The resolved address is not filtered, so only the check of the socket remains.
          lookup: (_name, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]),
          timeoutMs: 30_000,
          secure: () => {
            secured += 1;
            throw new Error("TLS must not begin.");
          },
        },
        resolve,
      );
    });
    expect(error?.message).to.equal("The address is not public.");
    await until(() => connections() === 1 && openNow() === 0);
    expect([secured, received().length]).to.deep.equal([0, 0]);
  });

  it("may fail before its request starts, without an unhandled error", async () => {
    const { port } = await receiver(answering(OK));
    const rules = { admits: () => true, lookup: guardedLookup(resolving([]), () => true), timeoutMs: 30_000 };
    const socket = await new Promise<Socket | null>((resolve) =>
      open({ host: "127.0.0.1", port }, rules, (_error, it) => resolve(it)),
    );
    expect(() => socket?.emit("error", new Error("late"))).to.not.throw();
    socket?.destroy();
  });

  it("is checked again before it is reused, and then sends nothing", async () => {
    const { port, received, open: openNow } = await receiver(answering(OK));
    let closed = false;
    const allow = AddressPolicy.parse(["127.0.0.1/32"]);
    allow.allows = (address) => !closed && address === "127.0.0.1";
    const one = sender({ allow, lookup: resolving(["127.0.0.1"]) });
    expect((await one.send(post(`http://kept.example:${port}/`, "first"))).error).to.equal(null);
    closed = true;
    expect((await one.send(post(`http://kept.example:${port}/`, "second"))).error?.code).to.equal("address_not_allowed");
    await until(() => openNow() === 0);
    expect(received().toString()).to.match(/first$/);
  });

  it("fails the request that uses it if it is not admitted", async () => {
    const socket = await connected((await receiver(answering(OK))).port);
    const native = Object.assign(new EventEmitter(), { destroy: () => socket.destroy() });
    const result = await new Promise<SendResult>((tell) => {
      new Attempt(1000, tell, () => undefined).watch(native as unknown as ClientRequest, () => false);
      native.emit("socket", socket);
    });
    expect(result.error?.code).to.equal("address_not_allowed");
    expect(socket.destroyed).to.equal(true);
  });
});

describe("kept connections", () => {
  afterEach(closeAll);

  // The time-out is below the idle time, which would also close them.
  it("number at most 64, over all hosts", async () => {
    const receivers = await Promise.all(Array.from({ length: 4 }, () => receiver(answering(OK))));
    const one = sender();
    const all = receivers.flatMap(({ port }) => Array.from({ length: 30 }, () => one.send(post(`http://127.0.0.1:${port}/`))));
    for (const { error } of await Promise.all(all)) expect(error).to.equal(null);
    await until(() => receivers.reduce((sum, { open: openNow }) => sum + openNow(), 0) === 64);
  }).timeout(3000);

  /** Responds to the first request of each connection, and closes it at the second. */
  function cutting(): (socket: Socket, chunk: Buffer) => void {
    const known = new WeakSet<Socket>();
    return (socket, chunk) => {
      if (!chunk.includes("\r\n\r\n")) return;
      if (known.has(socket)) return void socket.resetAndDestroy();
      known.add(socket);
      socket.write(OK);
    };
  }

  it("cost no attempt if the receiver closes one during a request: the request is sent once more", async () => {
    const { port, connections, received } = await receiver(cutting());
    const one = sender();
    for (const body of ["first", "second"]) {
      const { error, response } = await one.send(post(`http://127.0.0.1:${port}/`, body));
      expect([error, response?.status]).to.deep.equal([null, 200]);
    }
    expect(connections()).to.equal(2);
    expect(
      received()
        .toString()
        .match(/second/g)?.length,
    ).to.be.within(1, 2);
  });

  it("are not retried a second time, and new connections that are closed are not retried", async () => {
    const kept = await receiver(cutting());
    const one = sender();
    const all = ["a", "b"].map((body) => one.send(post(`http://127.0.0.1:${kept.port}/`, body)));
    expect((await Promise.all(all)).map(({ error }) => error)).to.deep.equal([null, null]);
    await until(() => kept.open() === 2);
    expect((await one.send(post(`http://127.0.0.1:${kept.port}/`, "third"))).error?.code).to.equal("connection_reset");
    expect(kept.connections()).to.equal(2);
    const cut = await receiver((socket) => socket.resetAndDestroy());
    expect((await one.send(post(`http://127.0.0.1:${cut.port}/`))).error?.code).to.equal("connection_reset");
    expect(cut.connections()).to.equal(1);
  });

  it("leave nothing in the agent when they fail", async () => {
    const rules = { admits: () => true, lookup: guardedLookup(resolving([]), () => true), timeoutMs: 30_000 };
    const agent = new GuardedHttpAgent(rules);
    for (const name of ["a.example", "b.example"]) {
      const native = request({ agent, host: name, port: 9 });
      await new Promise((resolve) => native.on("error", resolve));
    }
    expect(agent.sockets).to.be.empty;
  });

  it("are closed before the receiver's announced time-out", async () => {
    const told = await receiver(answering(OK.replace("OK\r\n", "OK\r\nKeep-Alive: timeout=2\r\n")));
    const untold = await receiver(answering(OK));
    const one = sender();
    for (const { port } of [untold, told]) expect((await one.send(post(`http://127.0.0.1:${port}/`))).error).to.equal(null);
    expect(told.open()).to.equal(1);
    await until(() => told.open() === 0);
    expect(untold.open(), "the connection whose receiver named no time").to.equal(1);
  });
});
