import type { Plugin } from "vite";

const sheet = / *<link rel="stylesheet"[^>]*>\n?/g;

/** Puts the style sheets at the end of the page, so that the browser shows its beginning before they have arrived. Scripts still run after them. */
export function lateStyles(): Plugin {
  return {
    name: "late-styles",
    apply: "build",
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
