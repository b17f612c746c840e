/**
 * Posts the same kilobyte with the same headers to a receiver in another process, 64 at a time, with three loops in turn: plain Node HTTP,
 * plain got, and the sender. Prints requests per second and CPU time per request.
 */
import { AddressPolicy, GotWebhookSender } from "../adapters/webhook-sender/index.js";
import { bareGot, bareHttp, body, headers, type Loop, median, type Round, run } from "./loops.js";
import { Receiver } from "./receiver.js";

const ROUNDS = Number(process.argv[2] ?? 9);
const REQUESTS = Number(process.argv[3] ?? 6_000);

function webhookSender(url: string): Loop {
  const sender = new GotWebhookSender({ allow: AddressPolicy.parse(["127.0.0.0/8"]) });
  const send = async (): Promise<void> => {
    const { response, error } = await sender.send({ url, headers, body });
    if (response?.status !== 200) throw new Error(error?.message ?? `The receiver answered ${response?.status}.`);
  };
  return { name: "sender", send, close: () => sender.close() };
}

async function compare(url: string): Promise<void> {
  const loops = [bareHttp(url), bareGot(url), webhookSender(url)] as const;
  const rounds = loops.map((): Round[] => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, loop] of loops.entries()) {
      const result = await run(loop, REQUESTS);
      if (round >= 0) rounds[index]?.push(result);
    }
  }
  for (const loop of loops) loop.close();
  for (const [index, { name }] of loops.entries()) {
    const [rate, cost] = [median(pluck(rounds[index], "rate")), median(pluck(rounds[index], "cost"))];
    console.log(`${name.padEnd(10)} ${rate.toFixed(0).padStart(7)}/s ${cost.toFixed(0).padStart(6)} µs of processor time each`);
  }
  for (const base of [0, 1]) {
    const ratio = (unit: keyof Round): string => median(ratios(rounds[2], rounds[base], unit)).toFixed(2);
    const times = (1 / Number(ratio("cost"))).toFixed(2);
    console.log(
      `sender / ${loops[base]?.name}: ${ratio("rate")} by rate, ${times} by processor time (medians of ${ROUNDS} rounds)`,
    );
  }
}

function pluck(rounds: readonly Round[] | undefined, unit: keyof Round): number[] {
  return (rounds ?? []).map((round) => round[unit]);
}

function ratios(over: readonly Round[] | undefined, under: readonly Round[] | undefined, unit: keyof Round): number[] {
  const divisors = pluck(under, unit);
  return pluck(over, unit).map((value, index) => value / (divisors[index] ?? Number.NaN));
}

const receiver = await Receiver.start();
await compare(`${receiver.url}/hooks/stint`).finally(() => receiver.stop());
