import { readConfig } from "../../bootstrap/config.js";
import { serve } from "../../bootstrap/serve.js";

const abandoned = (): boolean => process.kill(process.pid, "SIGKILL");
// A test run that is gone leaves no service behind.
process.on("disconnect", abandoned);

await serve(readConfig(), { demo: { months: 0 } });
process.off("disconnect", abandoned).disconnect();
