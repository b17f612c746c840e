import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** The input that the page loads dynamically. */
const START = "start";

/** Lets the page request the scripts and style sheets of its start at once. Worth a round trip, since it loads them dynamically. */
export function preloadStart(): Plugin {
  return {
    name: "preload-start",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {}, chunk: script }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const start = chunks.find(({ isEntry, name }) => isEntry && name === START);
        if (!start) throw new Error(`The build has no ${START}.`);
        const needed = [...withImports(start, chunks)].filter((chunk) => chunk !== script);
        const sheets = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...needed.map(({ fileName }) => link({ rel: "modulepreload", href: `./${fileName}` })),
          ...[...sheets].map((fileName) => link({ rel: "preload", as: "style", href: `./${fileName}` })),
        ];
      },
    },
  };
}

/** The chunk and all that it imports statically. */
function withImports(chunk: Chunk, all: readonly Chunk[], found = new Set<Chunk>()): ReadonlySet<Chunk> {
  found.add(chunk);
  for (const one of all) if (chunk.imports.includes(one.fileName) && !found.has(one)) withImports(one, all, found);
  return found;
}

const link = (attrs: Readonly<Record<string, string>>) => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true },
  injectTo: "head" as const,
});
