import { expect } from "chai";
import { areas } from "../mutants/areas.js";
import { occurrences } from "../mutants/copy.js";
import { testFiles } from "../mutants/test-files.js";

const mutants = Object.values(areas).flat();

describe("the recorded defects", () => {
  it("match the current source, so that they can be applied", () => {
    const stale = mutants.filter((mutant) => occurrences(mutant) !== 1).map(({ file, title }) => `${file}: ${title}`);
    expect(stale).to.deep.equal([]);
  });

  it("name existing tests", () => {
    const missing = mutants.flatMap(({ tests }) => tests).filter((name) => testFiles(name).length === 0);
    expect(missing).to.deep.equal([]);
  });
});
