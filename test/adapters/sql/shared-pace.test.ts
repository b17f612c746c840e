import { expect } from "chai";
import type { Connection } from "../../../adapters/sql/connection.js";
import type { Database } from "../../../adapters/sql/database.js";
import { UnsendableValue } from "../../../adapters/sql/pipeline.js";
import { SharedTransactions } from "../../../adapters/sql/transactions/shared-transactions.js";

/**
 * A source that lists what was sent. The results of pipelines with one of the texts arrive when `release` is called, of others at once. A pipeline with several
 * transactions fails if one is "refused".
 */
function held(...texts: readonly string[]) {
  const sent: { readonly texts: readonly string[]; readonly release: () => void }[] = [];
  const expected = new Map<number, () => void>();
  const connection: Connection = {
    send: (queries) =>
      new Promise((resolve, reject) => {
        const results = queries.map(() => ({ rows: [], texts: [], command: "", count: 0, size: 0 }));
        const pipeline = { texts: queries.map(({ text }) => text), release: () => resolve(results) };
        sent.push(pipeline);
        expected.get(sent.length)?.();
        if (queries.length > 1 && pipeline.texts.includes("refused")) reject(new UnsendableValue("It has no text."));
        if (!pipeline.texts.some((text) => texts.includes(text))) pipeline.release();
      }),
    discard: () => undefined,
  };
  const source: Pick<Database, "withConnection"> = { withConnection: (work) => work(connection) };
  /** Resolves to the texts of each pipeline when there are this many. */
  const pipelines = async (count: number): Promise<readonly (readonly string[])[]> => {
    if (sent.length < count) await new Promise<void>((resolve) => expected.set(count, resolve));
    return sent.map((one) => one.texts);
  };
  return { source, pipelines, release: (index: number) => sent[index]?.release() };
}

describe("the pace of shared transactions", () => {
  const A_MINUTE = 60_000;

  it("lets writes of a workspace wait for those before them, and sends together what came meanwhile", async () => {
    const { source, pipelines, release } = held("a", "b", "d", "e");
    const shared = new SharedTransactions(source, "write", { maxTransactions: 2, maxWaitMs: A_MINUTE });
    const send = (text: string, key = "here") => shared.send([{ text }], key);
    const all = [send("a")];
    expect(await pipelines(1)).to.deep.equal([["a"]]);
    all.push(...["b", "c", "d"].map((text) => send(text)), send("e", "elsewhere"));
    expect(await pipelines(2)).to.deep.equal([["a"], ["e"]]);
    release(0);
    expect(await pipelines(3)).to.deep.equal([["a"], ["e"], ["b", "c"]]);
    release(2);
    expect(await pipelines(4)).to.deep.equal([["a"], ["e"], ["b", "c"], ["d"]]);
    release(1);
    release(3);
    await Promise.all(all);
  });

  it("lets writes wait for those that are sent again alone", async () => {
    const { source, pipelines, release } = held("a", "refused");
    const shared = new SharedTransactions(source, "write", { maxTransactions: 2, maxWaitMs: A_MINUTE });
    const all = ["a", "refused", "b"].map((text) => shared.send([{ text }]));
    expect(await pipelines(3)).to.deep.equal([["a", "refused"], ["a"], ["refused"]]);
    release(1);
    await all[0];
    expect(await pipelines(3)).to.deep.equal([["a", "refused"], ["a"], ["refused"]]);
    release(2);
    expect((await pipelines(4)).at(-1)).to.deep.equal(["b"]);
    await Promise.all(all);
  });

  it("does not wait long for writes that wait for a lock", async () => {
    const { source, pipelines, release } = held("locked");
    const shared = new SharedTransactions(source, "write", { maxTransactions: 2, maxWaitMs: 1 });
    const locked = shared.send([{ text: "locked" }]);
    await pipelines(1);
    await Promise.all(["a", "b"].map((text) => shared.send([{ text }])));
    expect(await pipelines(2)).to.deep.equal([["locked"], ["a", "b"]]);
    release(0);
    await locked;
  });

  it("leaves connections to others while writes of a workspace wait for a lock", async () => {
    const texts = ["a", "b", "c", "d", "e"];
    const { source, pipelines, release } = held(...texts, "one", "other");
    const shared = new SharedTransactions(source, "write", { maxTransactions: 1, maxWaitMs: 1 });
    const all = texts.map((text) => shared.send([{ text }], "locked"));
    await pipelines(3);
    // The second of them is sent when its wait is over, which began after that of the fourth one above.
    all.push(...["one", "other"].map((text) => shared.send([{ text }], "free")));
    expect(await pipelines(5)).to.deep.equal([["a"], ["b"], ["c"], ["one"], ["other"]]);
    for (const [index, text] of ["d", "e"].entries()) {
      release(index);
      expect((await pipelines(6 + index)).at(-1)).to.deep.equal([text]);
    }
    for (const index of [2, 3, 4, 5, 6]) release(index);
    await Promise.all(all);
  });

  it("sends reads at once", async () => {
    const { source, pipelines, release } = held("a", "b");
    const shared = new SharedTransactions(source, "read");
    const all = [shared.send([{ text: "a" }])];
    await pipelines(1);
    all.push(shared.send([{ text: "b" }]));
    expect(await pipelines(2)).to.deep.equal([["a"], ["b"]]);
    release(0);
    release(1);
    await Promise.all(all);
  });
});
