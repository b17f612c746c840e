import { readConfig } from "../../bootstrap/config.js";
import { createContainer } from "../../bootstrap/container.js";
import { serve } from "../../bootstrap/serve.js";
import { setUp } from "./fault-worker.js";

const config = readConfig();
const container = createContainer(config);
setUp(container, {});
// The worker ends with the test run. The channel does not keep the worker running.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();

await serve(config, { part: "worker", container });
