import fc from "fast-check";
import { description, type Operation } from "../described/description.js";
import { type Harness, startHarness } from "../http/harness.js";
import type { ComparedStorage } from "../http/stored-state.js";
import { seed } from "../suite/seed.js";
import { FuzzWorld } from "./fuzz-world.js";
import { brokenRequests, soundRequests, withNewest } from "./requests.js";

/** The number of requests in memory; a third of it on a server. Each run draws others, and `bad-input` sends a table that is always the same. */
export const REQUESTS = Number(process.env["STINT_FUZZ_REQUESTS"] ?? 1_400);

/** Operations for which no generated request can succeed, and why. */
const unreachable: Readonly<Record<string, string>> = {
  acceptInvitation: "its token is only in a mail",
  applyCredit: "no drawn transaction becomes credit",
  billRecurringInvoice: "no drawn schedule has a date today",
  bookBankTransaction: "no drawn amount is that of the transaction",
  getReceipt: "no drawn body is a receipt",
  importBankStatements: "no drawn body is a statement",
  replaceReceipt: "no drawn body is a receipt",
  signIn: "its token is only in a mail",
  signOut: "the requests use API tokens",
  unbookBankTransaction: "no drawn request books one",
};

/** Create and issue an invoice, in this order. Payments need an open one. */
const ISSUING: readonly string[] = ["createInvoice", "updateInvoice"];

/** A storage to send the requests to. */
export interface Ground extends ComparedStorage {
  close(): Promise<void>;
}

/** Defines the suite of generated requests for a storage that `open` returns. */
export function fuzz(title: string, open: () => Promise<Ground>, requests: number): void {
  describe(`requests generated from the OpenAPI document, ${title}`, function () {
    this.timeout(600_000);
    let ground: Ground;
    let harness: Harness;
    let world: FuzzWorld;

    before(async () => {
      ground = await open();
      harness = await startHarness(ground.ports);
      world = await FuzzWorld.create(harness, ground.stored);
    });
    after(async () => {
      await harness?.close();
      await ground?.close();
    });

    const ROUNDS = 2;
    const each = Math.max(1, Math.ceil(requests / description.operations.length / ROUNDS / 2));

    const tryEach = async (roundSeed: number): Promise<void> => {
      for (const operation of description.operations) {
        for (const draw of [soundRequests, brokenRequests]) {
          const property = fc.asyncProperty(draw(operation), async (drawn) => {
            world.requireAllowed(operation, drawn, await world.send(operation, drawn));
          });
          await fc.assert(property, { numRuns: each, seed: roundSeed, endOnFailure: true });
        }
      }
    };

    it(`return documented responses, change nothing if they are rejected, and succeed for every operation: seed ${seed}`, async () => {
      for (let round = 1; round <= ROUNDS; round++) await tryEach(seed + round);
      await world.restoreSettings();
      const succeeded = (id: string) => [...(world.counts.get(id) ?? [])].some(([status]) => status < 300);
      const missing = () => description.operations.filter(({ id }) => !(id in unreachable) && !succeeded(id));
      const making = description.operations.filter(
        ({ id, method, node }) =>
          !ISSUING.includes(id) &&
          (method.toUpperCase() === "PUT" || ["201", "202"].some((status) => status in (node["responses"] as object))),
      );
      const issuing = ISSUING.flatMap((id) => description.operations.filter((operation) => operation.id === id));
      for (let attempt = 0; attempt < 100 && missing().length > 0; attempt++) {
        const draw = async (operation: Operation, numRuns: number): Promise<void> => {
          for (const drawn of fc.sample(soundRequests(operation), { numRuns, seed: seed + attempt }))
            await world.send(operation, attempt % 2 === 0 ? withNewest(drawn) : drawn);
        };
        for (const operation of [...making, ...issuing]) await draw(operation, 1);
        for (const operation of missing()) await draw(operation, 5);
      }
      console.log(`        ${told(world)}`);
      const names = missing().map(({ id }) => `${id}: ${JSON.stringify([...(world.counts.get(id) ?? [])])}`);
      if (names.length > 0) throw new Error(`No drawn request succeeded with ${names.join(", ")}`);
    });
  });
}

function told(world: FuzzWorld): string {
  const classes = new Map<string, number>();
  for (const counts of world.counts.values())
    for (const [status, count] of counts)
      classes.set(`${String(status)[0]}xx`, (classes.get(`${String(status)[0]}xx`) ?? 0) + count);
  const all = [...classes].sort().map(([name, count]) => `${count} ${name}`);
  return `seed ${seed}: ${all.join(", ")}`;
}
