import { brotliCompressSync } from "node:zlib";
import { join } from "node:path";
import { rolldown } from "rolldown";

/** What pages import, with the most bytes that it may take there, minified and compressed with brotli. */
export const pageImports = {
  /** Everything but the engines that send mail and webhooks, which pages cannot do. */
  core: { entry: "core", without: ["createReactions"], mostBytes: 47_000 },
  "invoice-math": { entry: "invoice-math", without: [], mostBytes: 15_000 },
  client: { entry: "client", without: [], mostBytes: 15_000 },
} as const;

const START = "\0start";

/** The bytes of what a page imports from an entry. */
export async function bytesInPage({
  entry,
  without,
}: {
  readonly entry: string;
  readonly without: readonly string[];
}): Promise<number> {
  const path = join(import.meta.dirname, `../package/${entry}.js`);
  const names = Object.keys((await import(path)) as object).filter((name) => !without.includes(name));
  const start = {
    name: "start",
    resolveId: (id: string) => (id === START ? id : null),
    load: (id: string) => (id === START ? `export { ${names.join(", ")} } from ${JSON.stringify(path)};` : null),
  };
  const bundle = await rolldown({ input: START, platform: "browser", plugins: [start] });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output.reduce((sum, file) => sum + brotliCompressSync("code" in file ? file.code : file.source).length, 0);
}
