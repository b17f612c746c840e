import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { manualClock, selectCases, type Subject, traits, unitOfWorkConformance } from "./index.js";

describe("the traits of the conformance suite", () => {
  const all = unitOfWorkConformance();
  const withoutOutbox = (): Subject => {
    const clock = manualClock();
    return { ...memoryPorts({ clock, outbox: false }), clock, lacks: ["outbox"] };
  };

  it("leave out nothing of an adapter that declares none", () => {
    expect(selectCases(all, {})).to.deep.equal({ applied: all, leftOut: [] });
  });

  it("leave out exactly the cases of the traits that an adapter lacks, and report them", () => {
    for (const trait of traits) {
      const { applied, leftOut } = selectCases(all, { lacks: [trait] });
      const titles = all.filter(({ needs }) => needs === trait).map(({ title }) => title);
      expect(titles).not.to.deep.equal([]);
      expect(leftOut).to.deep.equal(titles.map((title) => ({ title, trait })));
      expect(applied).to.deep.equal(all.filter(({ title }) => !titles.includes(title)));
    }
  });

  it("let an adapter without an outbox pass all other cases", async () => {
    const subject = withoutOutbox();
    for (const { run } of selectCases(all, subject).applied) await run(subject);
  });

  it("are needed: an adapter without an outbox fails each case that they leave out", async () => {
    const { leftOut } = selectCases(all, withoutOutbox());
    const titles = new Set(leftOut.map(({ title }) => title));
    const settled = await Promise.allSettled(all.filter(({ title }) => titles.has(title)).map(({ run }) => run(withoutOutbox())));
    expect(settled.map(({ status }) => status)).to.deep.equal(leftOut.map(() => "rejected"));
  });
});
