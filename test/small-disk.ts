import { spawn } from "node:child_process";
import { once } from "node:events";

interface SmallDisk {
  /** The folder where the file system is mounted. */
  readonly path: string;
  /** As `mount` takes it, such as `8k`. */
  readonly size: string;
  /** What the shell runs, with the path as `$0` and the arguments of Node as `$@`. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs Node with a file system of its own in a namespace, which the system removes with the process. Returns what it wrote. */
export async function onSmallDisk(
  { path, size, script = 'exec "$@"', env }: SmallDisk,
  words: readonly string[],
): Promise<{ readonly out: string; readonly err: string }> {
  const mounted = `mount -t tmpfs -o size=${size} tmpfs "$0" && ${script}`;
  const namespace = ["--user", "--map-root-user", "--mount", "sh", "-c", mounted, path];
  const child = spawn("unshare", [...namespace, process.execPath, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  await once(child, "close");
  return { out, err };
}
