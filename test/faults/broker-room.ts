import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { PrivateBroker } from "../end-to-end/private-broker.js";
import { BrokerScene } from "./broker-scene.js";

let broker: Promise<PrivateBroker> | undefined;
let scene: Promise<BrokerScene> | undefined;
let database: TestDatabase | undefined;

/** The one private broker of all suites about it. */
export function sharedBroker(): Promise<PrivateBroker> {
  return (broker ??= PrivateBroker.start());
}

/** An API and a worker on that broker, which no suite restarts: whatever happens to the broker, they live through all of it. */
export async function sharedScene(): Promise<{ readonly broker: PrivateBroker; readonly scene: BrokerScene }> {
  const { url } = await sharedBroker();
  scene ??= furnish(url);
  return { broker: await sharedBroker(), scene: await scene };
}

async function furnish(amqpUrl: string): Promise<BrokerScene> {
  database = await createDatabase();
  return BrokerScene.open(database.url, amqpUrl);
}

after("the shared broker is removed", async function () {
  this.timeout(30_000);
  await (await scene)?.close();
  await database?.drop();
  await (await broker)?.remove();
});
