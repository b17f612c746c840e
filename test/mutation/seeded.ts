import fc from "fast-check";
import { seed } from "../suite/seed.js";

/** The mutation test loads no hooks of the suite, so it seeds the properties itself. A change is noticed by any counterexample, so none is shrunk. */
fc.configureGlobal({ seed, endOnFailure: true });
