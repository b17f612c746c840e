import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { expect } from "chai";
import type { RabbitMqMessageBus } from "../../../adapters/rabbitmq/index.js";
import { until } from "../../end-to-end/until.js";
import { brokerUrl, refusal, Scene } from "./brokers.js";

/** Accepts connections and sends nothing. */
async function muteServer(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((socket) => socket.resume().on("error", () => undefined)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}

describe("a RabbitMQ message bus without a broker", function () {
  this.timeout(180_000);
  let scene: Scene;

  beforeEach(() => {
    scene = new Scene();
  });
  afterEach(() => scene.closeBuses());

  async function unhealthy(bus: RabbitMqMessageBus): Promise<string> {
    expect(bus.health()).to.match(/^RabbitMQ at \S+ has not responded yet\.$/);
    await until("the problem", () => scene.problems.length > 0);
    return bus.health() ?? "";
  }

  it("starts anyway, reports the error, rejects events immediately and passes hints to local listeners", async () => {
    const { server, port } = await muteServer();
    await closed(server);
    const bus = scene.open({ url: `amqp://user:TopSecret@127.0.0.1:${port}` });
    expect(await unhealthy(bus)).to.equal(
      `Cannot connect to RabbitMQ at 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
    expect((await refusal(bus)).message).to.equal(bus.health());
    expect(await bus.publish([])).to.deep.equal([]);
    const heard: string[] = [];
    const stop = bus.onHint(async (hint) => void heard.push(hint));
    bus.hint("mail");
    bus.hint("deliveries");
    await until("both", () => heard.length === 2);
    expect(heard).to.have.members(["mail", "deliveries"]);
    stop();
    bus.hint("mail");
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).to.have.lengthOf(2);
  });

  it("reports the error of each address of a name with several", async () => {
    const { server, port } = await muteServer();
    await closed(server);
    expect(await unhealthy(scene.open({ url: `amqp://localhost:${port}` }))).to.match(
      /^Cannot connect to RabbitMQ at localhost:\d+: connect ECONNREFUSED [^ ]+(; connect \w+ [^ ]+)*\.$/,
    );
  });

  it("has at most one call of each kind in progress and one waiting, however many hints there are", async () => {
    const bus = scene.open({ url: "amqp://127.0.0.1:1" });
    let calls = 0;
    let release: () => void = () => undefined;
    bus.onHint(() => {
      calls += 1;
      return new Promise<void>((resolve) => (release = resolve));
    });
    bus.hint("mail");
    await until("the listener", () => calls === 1);
    for (let count = 0; count < 1_000; count += 1) bus.hint("mail");
    expect(calls).to.equal(1);
    release();
    await until("the call that follows", () => calls === 2);
    release();
    bus.hint("mail");
    await until("the next", () => calls === 3);
    release();
  });

  it("gives up on a server that accepts the connection and sends nothing", async () => {
    const { server, port } = await muteServer();
    const bus = scene.open({ url: `amqp://127.0.0.1:${port}`, waits: { open: 200 } });
    expect(await unhealthy(bus)).to.equal(
      `Cannot connect to RabbitMQ at 127.0.0.1:${port}: it has not responded within 0.2 seconds.`,
    );
    await bus.close();
    await closed(server);
  });

  it("can be closed while it is connecting", async () => {
    const { server, port } = await muteServer();
    const bus = scene.open({ url: `amqp://127.0.0.1:${port}` });
    await once(server, "connection");
    await bus.close();
    expect(bus.health()).to.equal(`The connection to RabbitMQ at 127.0.0.1:${port} is closed.`);
    await refusal(bus);
    expect(scene.problems).to.deep.equal([]);
    await closed(server);
  });

  describe("but with a server that accepts the connection", () => {
    it("reports the user that the broker rejects, and never the password", async () => {
      const url = new URL(brokerUrl);
      url.username ||= "guest";
      url.password = "TopSecret";
      const said = await unhealthy(scene.open({ url: url.href }));
      expect(said).to.equal(`RabbitMQ at ${url.host} rejects the user name or password of ${url.username}.`);
      expect(scene.problems.join()).not.to.include("TopSecret");
    });

    it("reports a missing virtual host", async () => {
      const url = new URL(brokerUrl);
      url.username ||= "guest";
      url.password ||= "guest";
      url.pathname = "/no%2Fsuch";
      expect(await unhealthy(scene.open({ url: url.href }))).to.equal(
        `RabbitMQ at ${url.host} has no virtual host no/such, or the user ${url.username} cannot access it.`,
      );
    });
  });
});
