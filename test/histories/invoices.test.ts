import { expect } from "chai";
import fc from "fast-check";
import { enteredKinds } from "../../core/index.js";
import { seed } from "../suite/seed.js";
import { forEachStorage } from "../http/storages.js";
import { MINUTE, Model, type Step } from "./model.js";
import { Real, stateOf } from "./real.js";

/** Set STINT_HISTORIES to run more. On a server, 10,000 take minutes; two processes with different values of STINT_TEST_SEED share them. */
const HISTORIES = Number(process.env["STINT_HISTORIES"] ?? "60");

type Wish =
  | { readonly do: "create" }
  | { readonly do: Exclude<Step["do"], "create" | "create deposit" | "add entry" | "settle"> }
  | { readonly do: "add entry" | "create deposit"; readonly minutes: number }
  | { readonly do: "settle"; readonly kind: (typeof enteredKinds)[number]; readonly part: number };

const wishes: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("add entry" as const), minutes: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.constant<Wish>({ do: "create" }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("create deposit" as const), minutes: fc.constantFrom(1, 3, 9) }) },
  { weight: 3, arbitrary: fc.constant<Wish>({ do: "create deducting" }) },
  { weight: 3, arbitrary: fc.constant<Wish>({ do: "deduct" }) },
  { weight: 1, arbitrary: fc.constant<Wish>({ do: "release" }) },
  { weight: 5, arbitrary: fc.constant<Wish>({ do: "pay" }) },
  { weight: 4, arbitrary: fc.constant<Wish>({ do: "issue" }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("settle" as const),
      kind: fc.constantFrom(...enteredKinds),
      part: fc.constantFrom(1, 2, 3),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Wish>({ do: "reverse" }) },
  { weight: 2, arbitrary: fc.constant<Wish>({ do: "credit all" }) },
  { weight: 3, arbitrary: fc.constant<Wish>({ do: "credit line" }) },
  { weight: 2, arbitrary: fc.constant<Wish>({ do: "void" }) },
  { weight: 1, arbitrary: fc.constant<Wish>({ do: "delete" }) },
);

/** Every history begins with an open invoice of two entries. */
const opening: readonly Wish[] = [
  { do: "add entry", minutes: 6 },
  { do: "add entry", minutes: 9 },
  { do: "create" },
  { do: "issue" },
];

/** A wish, on which invoice and row or line, and whether it happens at the same time as the next one. */
const histories = fc.array(fc.record({ wish: wishes, of: fc.nat(), at: fc.nat({ max: 3 }), together: fc.boolean() }), {
  minLength: 8,
  maxLength: 24,
});

/** A history in which every kind of step succeeds, and two happen at once, so that this does not depend on chance. */
const complete = (
  [
    [{ do: "settle", kind: "payment", part: 3 }, 0],
    [{ do: "settle", kind: "payment", part: 3 }, 0],
    [{ do: "reverse" }, 0],
    [{ do: "credit line" }, 0],
    [{ do: "credit all" }, 0],
    [{ do: "add entry", minutes: 3 }, 0],
    [{ do: "create" }, 0],
    [{ do: "delete" }, 1],
    [{ do: "create" }, 0],
    [{ do: "void" }, 1],
    [{ do: "create deposit", minutes: 3 }, 0],
    [{ do: "pay" }, 2],
    [{ do: "create deducting" }, 0],
    [{ do: "void" }, 2],
    [{ do: "settle", kind: "refund", part: 1 }, 2],
    [{ do: "release" }, 3],
    [{ do: "deduct" }, 3],
    [{ do: "pay" }, 3],
    [{ do: "credit all" }, 3],
    [{ do: "create deducting" }, 0],
    [{ do: "create" }, 0],
    [{ do: "create" }, 0],
  ] satisfies readonly (readonly [Wish, number])[]
).map(([wish, of], index, { length }) => ({ wish, of, at: 0, together: index === length - 2 }));

function stepOf({ wish, of, at }: { readonly wish: Wish; readonly of: number; readonly at: number }, model: Model): Step {
  if (wish.do === "add entry" || wish.do === "create" || wish.do === "create deposit") return wish;
  const ids = [...model.invoices.keys()];
  const invoice = ids[of % Math.max(ids.length, 1)] ?? 0;
  const deposits = ids.filter((id) => model.invoices.get(id)?.type === "deposit");
  const deposit = deposits[at % Math.max(deposits.length, 1)] ?? invoice;
  if (wish.do === "create deducting") return { do: wish.do, deposit };
  if (wish.do === "deduct") return { do: wish.do, of: invoice, deposit };
  if (wish.do === "settle") return { do: "settle", of: invoice, kind: wish.kind, amount: wish.part * 3 * MINUTE };
  const rows = model.invoices.get(invoice)?.rows.length ?? 0;
  return { do: wish.do, of: invoice, at: wish.do === "reverse" && rows > 0 ? at % rows : at };
}

forEachStorage("random histories of invoices", (ports) => {
  it("match a small model, also when two steps happen at once; nothing is billed or deducted twice, no cent lost, no number missing", async function () {
    this.timeout(0);
    const results = new Map<string, number>();
    let workspaces = 0;
    await fc.assert(
      fc.asyncProperty(histories, async (rest) => {
        const history = [...opening.map((wish) => ({ wish, of: 0, at: 0, together: false })), ...rest];
        const real = await Real.open(ports(), `history${seed}x${++workspaces}`);
        let model = new Model();
        for (let index = 0; index < history.length; index += 1) {
          const [one, other] = [history[index], history[index + 1]];
          if (!one) break;
          const step = stepOf(one, model);
          if (!one.together || !other) {
            const expected = model.apply(step, index);
            const result = await real.apply(step, index);
            results.set(`${step.do} ${result}`, (results.get(`${step.do} ${result}`) ?? 0) + 1);
            expect(result, step.do).to.equal(expected);
            continue;
          }
          const second = stepOf(other, model);
          results.set("two at once", (results.get("two at once") ?? 0) + 1);
          const found = await Promise.all([real.apply(step, index), real.apply(second, index + 1)]);
          model = await eitherOrder(model, [step, second], { index, found, real });
          index += 1;
        }
        expect(await real.state()).to.deep.equal(stateOf(model));
        expect((await real.useCases.auditWorkspace(real.workspaceId)).findings).to.deep.equal([]);
      }),
      { numRuns: HISTORIES, seed, examples: [[complete]] },
    );
    const kinds = [
      "settle ok",
      "settle amount_exceeds_due",
      "credit line ok",
      "credit all ok",
      "void ok",
      "reverse ok",
      "delete ok",
      "create deposit ok",
      "create deducting ok",
      "deduct ok",
      "release ok",
      "pay ok",
      "void deposit_deducted",
      "settle deposit_deducted",
      "two at once",
    ];
    expect([...results.keys()]).to.include.members(kinds);
  });
});

/** The model after both steps, in the order that explains what was found. */
async function eitherOrder(
  model: Model,
  [one, other]: readonly [Step, Step],
  { index, found, real }: { readonly index: number; readonly found: readonly string[]; readonly real: Real },
): Promise<Model> {
  const [forwards, backwards] = [model.copy(), model.copy()];
  const first = [forwards.apply(one, index), forwards.apply(other, index + 1)];
  const last = [backwards.apply(other, index + 1), backwards.apply(one, index)].reverse();
  const actual = JSON.stringify([found, await real.state()]);
  if (actual === JSON.stringify([first, stateOf(forwards)])) return forwards;
  expect(actual, `${one.do} and ${other.do} at once`).to.equal(JSON.stringify([last, stateOf(backwards)]));
  return backwards;
}
