import type { Plugin } from "vite";

/** The class names of a component, in a file named after its style sheet. */
const CLASSES = /\/node_modules\/@mantine\/(\w+)\/esm\/(?:.+\/)?(\w+)\.module\.mjs$/;

/**
 * Loads the documented style sheet of each Mantine component with its script, in the layer `mantine`, so that the styles of the pages override it in
 * any order. Worth 20 kB of the first page, an eighth: all of Mantine's styles, which it documents to import, would be 29 kB instead of 9.
 */
export function mantineStyles(): Plugin {
  return {
    name: "mantine-styles",
    transform: {
      filter: { id: CLASSES },
      handler: (code, id) => {
        const [, name = "", component = ""] = CLASSES.exec(id) ?? [];
        // Only the core has a style sheet for each component.
        const sheet = name === "core" ? `styles/${component}.layer.css` : "styles.layer.css";
        return { code: `${code}\nimport "@mantine/${name}/${sheet}";`, map: null };
      },
    },
  };
}
