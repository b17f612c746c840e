import { readConfig } from "../../bootstrap/config.js";
import { serve } from "../../bootstrap/serve.js";

const abandoned = (): boolean => process.kill(process.pid, "SIGKILL");
// The service ends with the test run.
process.on("disconnect", abandoned);

await serve(readConfig(), { demo: { months: 1 } });
process.off("disconnect", abandoned).disconnect();
