import { comparedMemory } from "../http/stored-state.js";
import { fuzz, REQUESTS } from "./fuzz.js";

fuzz("in memory", async () => ({ ...comparedMemory(), close: async () => undefined }), REQUESTS);
