import { run } from "../../bootstrap/cli.js";
import type { CommandLineRequest } from "./command-line.js";

async function carryOut({ words, settings, workingFolder }: CommandLineRequest): Promise<void> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, settings);
  process.chdir(workingFolder);
  const said = { out: "", err: "" };
  process.stdout.write = (text: string | Uint8Array) => Boolean((said.out += String(text)));
  process.stderr.write = (text: string | Uint8Array) => Boolean((said.err += String(text)));
  const code = await run(words);
  process.send?.({ code, ...said });
}

// Each command adds what it does when its process ends.
process.setMaxListeners(0);
process.on("message", (request: CommandLineRequest) => void carryOut(request));
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
