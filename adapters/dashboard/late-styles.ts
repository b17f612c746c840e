import type { Plugin } from "vite";

const sheet = / *<link rel="stylesheet"[^>]*>\n?/g;

/** Vite's code that loads the style sheets of a page with its script. */
const loader = { module: "\0vite/preload-helper.js", place: "document.head.appendChild(link)" };

/**
 * Puts the style sheets at the end of the page, so that the browser shows its beginning before they have arrived. Scripts still run after them. Sheets
 * that are loaded later follow them, since they override them.
 */
export function lateStyles(): Plugin {
  let isLoaderChanged = false;
  return {
    name: "late-styles",
    apply: "build",
    transform: {
      filter: { id: /preload-helper/ },
      handler: (code, id) => {
        if (id !== loader.module || !code.includes(loader.place)) return null;
        isLoaderChanged = true;
        return { code: code.replace(loader.place, "document.body.appendChild(link)"), map: null };
      },
    },
    generateBundle: () => {
      if (!isLoaderChanged) throw new Error("Vite loads style sheets in another way.");
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const sheets = html.match(sheet) ?? [];
        if (sheets.length === 0) throw new Error("The page has no style sheet.");
        return html.replace(sheet, "").replace("  </body>", `${sheets.join("")}  </body>`);
      },
    },
  };
}
