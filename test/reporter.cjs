const { reporters, Runner } = require("mocha");

/** Mocha's own listing, then every skipped test with its reason, then the line `N passed, N failed, N skipped`. */
module.exports = class StintReporter extends reporters.Spec {
  #skipped = [];

  constructor(runner, options) {
    super(runner, options);
    runner.on(Runner.constants.EVENT_TEST_PENDING, (test) => this.#skipped.push(test));
  }

  epilogue() {
    super.epilogue();
    const { passes, failures, pending } = this.stats;
    const lines = this.#skipped.map((test) => `  skipped: ${test.fullTitle()} (${reasonOf(test)})`);
    process.stdout.write([...lines, `${passes} passed, ${failures} failed, ${pending} skipped`, ""].join("\n"));
  }
};

function reasonOf(test) {
  for (let node = test; node; node = node.parent) if (node.skipReason) return node.skipReason;
  return "no reason given";
}
