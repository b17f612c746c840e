import { expect } from "chai";
import { InProcessMessageBus, memoryPorts } from "../../../adapters/memory/index.js";
import {
  type UserActor,
  createUseCases,
  EventRelay,
  instant,
  type MessageBus,
  parseCurrency,
  parseTimeZone,
  type PublishedEvent,
  StintError,
} from "../../../core/index.js";

const LEASE = 45_000;

describe("the event relay", () => {
  let now: number;
  let ports: ReturnType<typeof memoryPorts>;
  let owner: UserActor;
  let published: PublishedEvent[];
  let errors: unknown[];
  let happen: (count: number) => Promise<void>;

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:00:00Z");
    ports = memoryPorts({ mailLimit: null, clock: { now: () => instant(now) }, outbox: true });
    published = [];
    errors = [];
    const useCases = createUseCases(ports);
    const workspace = { name: "W", ownerEmail: "o@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") };
    const actor = await useCases.authenticate((await useCases.createWorkspace(workspace)).token);
    if (!actor) throw new Error("The token is not valid.");
    owner = actor;
    happen = async (count) => {
      for (let n = 0; n < count; n++) await useCases.inviteUser(owner, { email: `${ports.ids.next("usr")}@example.com` });
    };
  });

  const relayOn = (changes: Partial<MessageBus> = {}): EventRelay => {
    const bus = new InProcessMessageBus();
    bus.onEvent((event) => void published.push(event));
    const messageBus: MessageBus = {
      carriesEvents: true,
      publish: (events) => bus.publish(events),
      hint: (hint) => bus.hint(hint),
      onHint: (listener) => bus.onHint(listener),
      health: () => null,
      close: () => bus.close(),
      ...changes,
    };
    return new EventRelay({ ...ports, messageBus }, { onError: (error) => void errors.push(error) });
  };

  it("publishes each event once, in the order in which they were recorded, with body and workspace", async () => {
    await happen(450);
    await relayOn().wake();
    const recorded = await ports.unitOfWork.read(owner, (stores) => stores.events.list(1_000));
    expect(published).to.deep.equal(recorded.map((event) => ({ ...event, workspaceId: owner.workspaceId })));
    expect(await ports.eventOutbox.waiting()).to.equal(0);
    await relayOn().wake();
    expect(published).to.have.length(450);
    expect(errors).to.deep.equal([]);
  });

  it("publishes rejected events again when their lease has expired, and no others", async () => {
    await happen(5);
    let wakes = 0;
    const taken: string[] = [];
    const relay = relayOn({
      publish: async (events) => {
        const some = ++wakes === 1 ? events.slice(1, 3) : events;
        taken.push(...some.map(({ id }) => id));
        return some.map(({ id }) => id);
      },
    });
    await relay.wake();
    expect([wakes, await ports.eventOutbox.waiting()]).to.deep.equal([1, 3]);
    await relay.wake();
    expect([wakes, await ports.eventOutbox.waiting()]).to.deep.equal([1, 3]);
    now += LEASE;
    await relay.wake();
    expect(await ports.eventOutbox.waiting()).to.equal(0);
    expect([taken.length, new Set(taken).size]).to.deep.equal([5, 5]);
  });

  it("is not blocked by events that a healthy bus rejects", async () => {
    await happen(450);
    const [first] = await ports.unitOfWork.read(owner, (stores) => stores.events.list(1));
    const asked: string[] = [];
    const relay = relayOn({
      publish: async (events) => {
        asked.push(...events.map(({ id }) => id));
        return events.map(({ id }) => id).filter((id) => id !== first?.id);
      },
    });
    await relay.wake();
    await relay.wake();
    expect([asked.length, await ports.eventOutbox.waiting()]).to.deep.equal([450, 1]);
  });

  it("releases immediately the events that a failing bus has left", async () => {
    await happen(3);
    let down: string | null = null;
    const relay = relayOn({
      health: () => down,
      publish: async ([first]) => {
        down = "RabbitMQ does not answer.";
        return first ? [first.id] : [];
      },
    });
    await relay.wake();
    await relayOn().wake();
    expect([published.length, await ports.eventOutbox.waiting()]).to.deep.equal([2, 0]);
  });

  it("claims nothing while the bus is unavailable, and reports nothing", async () => {
    await happen(2);
    let down: string | null = "RabbitMQ does not answer.";
    const relay = relayOn({ health: () => down });
    await relay.wake();
    expect([published.length, await ports.eventOutbox.waiting()]).to.deep.equal([0, 2]);
    down = null;
    await relay.wake();
    expect([published.length, errors]).to.deep.equal([2, []]);
  });

  it("keeps the events that a failing bus did not accept, and reports only internal errors", async () => {
    await happen(2);
    const unavailable = new StintError("unavailable", "broker_unavailable", "RabbitMQ does not answer.");
    for (const [failure, told] of [
      [unavailable, 0],
      [new TypeError("a slip"), 1],
    ] as const) {
      await relayOn({ publish: () => Promise.reject(failure) }).wake();
      expect([await ports.eventOutbox.waiting(), errors.length]).to.deep.equal([2, told]);
    }
    await relayOn().wake();
    expect(published).to.have.length(2);
  });

  it("does not publish accepted events again when the store could not remove them", async () => {
    await happen(3);
    const relay = relayOn();
    const { remove } = ports.eventOutbox;
    ports.eventOutbox.remove = () => Promise.reject(new Error("The store is away."));
    await relay.wake();
    expect([published.length, errors.length]).to.deep.equal([3, 1]);
    ports.eventOutbox.remove = remove.bind(ports.eventOutbox);
    now += LEASE;
    await relay.wake();
    expect([published.length, await ports.eventOutbox.waiting()]).to.deep.equal([3, 0]);
  });

  it("publishes the claims of another relay once their lease has expired", async () => {
    await happen(1);
    await ports.eventOutbox.claim({ now: instant(now), leasedUntil: instant(now + LEASE), limit: 9 });
    await relayOn().wake();
    expect(published).to.have.length(0);
    now += LEASE;
    await relayOn().wake();
    expect(published).to.have.length(1);
  });

  it("starts no further batch after it is stopped", async () => {
    await happen(450);
    const relay: EventRelay = relayOn({
      publish: async (events) => {
        relay.stop();
        return events.map(({ id }) => id);
      },
    });
    await relay.wake();
    await relay.idle();
    expect(await ports.eventOutbox.waiting()).to.equal(250);
  });

  it("continues at the next wake-up after the store fails", async () => {
    await happen(1);
    const relay = relayOn();
    const { claim } = ports.eventOutbox;
    ports.eventOutbox.claim = () => Promise.reject(new Error("The store is away."));
    await relay.wake();
    expect(errors).to.have.length(1);
    ports.eventOutbox.claim = claim.bind(ports.eventOutbox);
    await relay.wake();
    expect(published).to.have.length(1);
  });
});
