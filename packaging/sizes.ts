import { brotliCompressSync } from "node:zlib";
import { join } from "node:path";
import { type OutputChunk, rolldown } from "rolldown";

/** What pages import, with the most bytes that a page may load for it at its start, minified and compressed with brotli. */
export const pageImports = {
  /** Everything but the engines that send mail and webhooks, which pages cannot do. */
  core: { entry: "core", without: ["createReactions"], mostBytes: 97_000 },
  "invoice-math": { entry: "invoice-math", without: [], mostBytes: 15_000 },
  client: { entry: "client", without: [], mostBytes: 15_000 },
} as const;

const START = "\0start";

/** Bytes, minified and compressed. */
interface PageBytes {
  /** What a page loads at its start: the file with the entry, and all files that it imports statically. */
  readonly atStart: number;
  /** By name, the files that it loads when a use case first needs them. */
  readonly onUse: ReadonlyMap<string, number>;
}

type Import = (typeof pageImports)[keyof typeof pageImports];

/** The bytes of what a page imports from an entry. */
export async function bytesInPage(imported: Import): Promise<PageBytes> {
  const files = await filesOf(imported);
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    files.find(({ fileName }) => fileName === name)?.imports.forEach(load);
  };
  for (const { fileName, isEntry } of files) if (isEntry) load(fileName);
  const bytesOf = ({ code }: OutputChunk): number => brotliCompressSync(code).length;
  return {
    atStart: files.reduce((sum, file) => (loaded.has(file.fileName) ? sum + bytesOf(file) : sum), 0),
    onUse: new Map(files.flatMap((file) => (loaded.has(file.fileName) ? [] : [[file.name, bytesOf(file)]]))),
  };
}

/** The files of a page that uses the entry. Like the script of any page, its start may export what its other files share. */
async function filesOf({ entry, without }: Import): Promise<readonly OutputChunk[]> {
  const path = join(import.meta.dirname, `../package/${entry}.js`);
  const omitted: readonly string[] = without;
  const names = Object.keys((await import(path)) as object).filter((name) => !omitted.includes(name));
  const start = {
    name: "start",
    resolveId: (id: string) => (id === START ? id : null),
    load: (id: string) => (id === START ? `export { ${names.join(", ")} } from ${JSON.stringify(path)};` : null),
  };
  const options = { platform: "browser", preserveEntrySignatures: "allow-extension" } as const;
  const bundle = await rolldown({ ...options, input: START, plugins: [start] });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output.filter((file) => file.type === "chunk");
}
