import { join } from "node:path";
import { type Side, interleaved } from "../interleave.js";
import { bareGot, bareHttp, body, headers, type Loop, run } from "../references/webhook-loops.js";
import type { CaseResult, Pair } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import { type Build, current } from "../scenes/build.js";
import { Receiver } from "../scenes/receiver.js";

const REQUESTS = 6_000;
const CASE = "webhook sender";

/** Posts the same kilobyte with the same headers to a receiver in another process, in loops without a database. */
export const senderScenario: Scenario = {
  title: "webhooks sender",
  note: "The sender's checks of addresses, time-outs and limits, compared with plain loops that post the same bytes.",
  cases: [CASE],
  run: async (context) => [await compared(context)],
};

async function compared({ options, builds, cleanup, say }: Context): Promise<CaseResult> {
  say(`  ${CASE}`);
  const receiver = await Receiver.start(cleanup);
  const url = `${receiver.url}/hooks/stint`;
  const senders = await Promise.all(builds.map((build) => senderOf(build, url)));
  const loops = [...senders, bareHttp(url), bareGot(url)];
  const sides = loops.map((loop): Side => ({ name: loop.name, measure: () => measured(loop) }));
  const pairs: readonly Pair[] = [
    ...builds.flatMap(({ name }): Pair[] => [
      [name, "node:http"],
      [name, "got"],
    ]),
    ...builds.slice(1).map(({ name }): Pair => [current.name, name]),
  ];
  const result = await interleaved(CASE, sides, { rounds: options.rounds, figure: "requests/s", pairs });
  for (const loop of loops) loop.close();
  return result;
}

async function measured(loop: Loop) {
  const [before, start] = [process.cpuUsage(), performance.now()];
  await run(loop, REQUESTS);
  const { user, system } = process.cpuUsage(before);
  return { "requests/s": (REQUESTS * 1_000) / (performance.now() - start), "cpu µs": (user + system) / REQUESTS };
}

async function senderOf({ name, root }: Build, url: string): Promise<Loop> {
  const { AddressPolicy, GotWebhookSender } = (await import(
    join(root, "dist/adapters/webhook-sender/index.js")
  )) as typeof import("../../adapters/webhook-sender/index.js");
  const sender = new GotWebhookSender({ allow: AddressPolicy.parse(["127.0.0.0/8"]) });
  const send = async (): Promise<void> => {
    const { response, error } = await sender.send({ url, headers, body });
    if (response?.status !== 200) throw new Error(error?.message ?? `The receiver answered ${response?.status}.`);
  };
  return { name, send, close: () => sender.close() };
}
