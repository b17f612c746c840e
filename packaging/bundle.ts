import { type InputOptions, type OutputOptions, rolldown } from "rolldown";

/** Bundles modules. Anything unexpected that the bundler reports is an error. */
export async function bundle(input: InputOptions, output: OutputOptions): Promise<void> {
  const checks = { pluginTimings: false, eval: false };
  const made = await rolldown({ ...input, checks, onLog: fail });
  await made.write({ ...output, format: "esm", minifyInternalExports: false });
  await made.close();
}

function fail(_level: string, { message }: { readonly message: string }): never {
  throw new Error(message);
}
