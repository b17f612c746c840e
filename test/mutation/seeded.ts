import { readdirSync } from "node:fs";
import fc from "fast-check";
import { seed } from "../suite/seed.js";

/** The mutation test loads no hooks of the suite, so it seeds the properties itself. A change is noticed by any counterexample, so none is shrunk. */
fc.configureGlobal({ seed, endOnFailure: true });

// A module that is loaded during a test would count its constants as executed by that test, which does not evaluate them again for a change of them.
const core = new URL("../../core/", import.meta.url);
for (const path of readdirSync(core, { recursive: true, encoding: "utf8" }))
  if (path.endsWith(".js")) await import(new URL(path, core).href);
