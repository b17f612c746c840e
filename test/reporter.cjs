const { reporters, Runner } = require("mocha");

/** Mocha's own listing, then what was skipped of each suite with its reason, then the line `N passed, N failed, N skipped`. */
module.exports = class StintReporter extends reporters.Spec {
  #skipped = [];

  constructor(runner, options) {
    super(runner, options);
    runner.on(Runner.constants.EVENT_TEST_PENDING, (test) => this.#skipped.push(test));
  }

  epilogue() {
    super.epilogue();
    const { passes, failures, pending } = this.stats;
    const counts = new Map();
    for (const test of this.#skipped) {
      const where = `${suiteOf(test)} (${reasonOf(test)})`;
      counts.set(where, (counts.get(where) ?? 0) + 1);
    }
    const lines = [...counts].map(([where, count]) => `  skipped: ${count} of ${where}`);
    const described = globalThis[Symbol.for("stint.described")];
    if (described)
      lines.push(
        `  ${described.responses} responses of ${described.operations.size} operations are as the OpenAPI document says`,
      );
    process.stdout.write([...lines, `${passes} passed, ${failures} failed, ${pending} skipped`, ""].join("\n"));
  }
};

function suiteOf(test) {
  let node = test;
  while (node.parent && !node.parent.root) node = node.parent;
  return node.title;
}

function reasonOf(test) {
  for (let node = test; node; node = node.parent) if (node.skipReason) return node.skipReason;
  return "no reason given";
}
