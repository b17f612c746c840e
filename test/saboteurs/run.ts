import { parseArgs } from "node:util";
import { attempt, attemptWithout } from "./attempt.js";
import { saboteurs } from "./index.js";

const HELP = `Usage: npm run test:saboteurs -- [OPTIONS]

Replaces exports of one module by broken ones, for each saboteur, and runs the tests that must fail. Then runs the same tests without the defect.

  --only TEXT     the saboteurs with this text in title, module or test; may be repeated
  --list          print the saboteurs and end
  --help

Exit code: 0 if every saboteur is caught.
`;

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const texts = options.only.map((text) => text.toLowerCase());
const chosen = saboteurs.filter((saboteur) => {
  const all = `${saboteur.title}\n${saboteur.module}\n${saboteur.test}`.toLowerCase();
  return texts.length === 0 || texts.some((text) => all.includes(text));
});

if (options.help) process.stdout.write(HELP);
else if (options.list) for (const { title, module, test } of chosen) console.log(`${title} (${module}, ${test})`);
else {
  let missed = 0;
  for (const saboteur of chosen) {
    const { verdict, detail } = (await attemptWithout(saboteur)) ?? (await attempt(saboteur));
    if (verdict !== "caught") missed += 1;
    console.log(`${verdict}: ${saboteur.title}\n  ${detail}`);
  }
  console.log(`${chosen.length - missed} of ${chosen.length} saboteurs are caught.`);
  process.exitCode = missed === 0 && chosen.length > 0 ? 0 : 1;
}
