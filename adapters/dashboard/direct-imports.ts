import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Packages whose main file only collects the others. */
const collections = ["@mantine/core", "@mantine/dates", "@mantine/hooks", "@mantine/notifications", "@tabler/icons-react"];

const LIST = /(?:import|export) \{([^}]*)\} from ["']([^"']+)["']/g;

/** Where a name is defined, and what it is called there. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** The file that a bundler reads for the package. */
function mainOf(name: string): string {
  const folder = join(fileURLToPath(import.meta.resolve(name)).split(`/${name}/`)[0] ?? "", name);
  const { module } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly module: string };
  return join(folder, module);
}

function originsIn(main: string): ReadonlyMap<string, Origin> {
  const lists = readFileSync(main, "utf8").matchAll(LIST);
  const origins = [...lists].flatMap(([, names = "", path = ""]) =>
    names.split(",").map((item): [string, Origin] => {
      const [name = "", known = name] = item.trim().split(" as ");
      return [known, { file: path.startsWith(".") ? join(dirname(main), path) : path, name }];
    }),
  );
  return new Map(origins);
}

/**
 * Imports each component, hook and icon from its own file. Otherwise every module seems to need the whole package, and the files that a page
 * loads can't be told from the rest.
 */
export function directImports(): Plugin {
  const known = new Map(collections.map((name) => [name, originsIn(mainOf(name))]));
  const places = new RegExp(`import \\{([^}]*)\\} from "(${collections.join("|")})"`, "g");
  return {
    name: "direct-imports",
    enforce: "pre",
    transform: {
      filter: { id: /dashboard\/src\/.*\.tsx?$|node_modules\/@mantine\/.*\.mjs$/, code: new RegExp(collections.join("|")) },
      handler: (code) => ({
        code: code.replace(places, (_, names: string, from: string) => directly(names, from, known.get(from))),
        map: null,
      }),
    },
  };
}

function directly(names: string, from: string, origins: ReadonlyMap<string, Origin> | undefined): string {
  const items = names.split(",").map((item) => item.trim());
  return items
    .filter((item) => item !== "" && !item.startsWith("type "))
    .map((item) => {
      const [name = "", local = name] = item.split(" as ");
      const origin = origins?.get(name);
      if (!origin) throw new Error(`${from} has no ${name}.`);
      return `import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)}`;
    })
    .join("; ");
}
