import { writeFileSync } from "node:fs";
import { typesFile, typesOfTheApi } from "./types.js";

writeFileSync(typesFile, await typesOfTheApi());
