import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groups } from "./chunks.js";
import { mantineStyles } from "./mantine-styles.js";
import { preloadStart } from "./preload-start.js";

const folder = fileURLToPath(new URL(".", import.meta.url));
const scrollArea = fileURLToPath(new URL("src/elements/native-scroll-area.tsx", import.meta.url));

export default defineConfig({
  root: folder,
  // Assets are relative to the page, since the service may run under a path prefix.
  base: "./",
  publicDir: join(folder, "public"),
  plugins: [react(), mantineStyles(), preloadStart()],
  resolve: {
    // Browsers have scrollbars of their own. Mantine's would be a tenth of the first page's scripts, 15 kB.
    alias: [{ find: /^.*\/ScrollArea\/ScrollArea\.mjs$/, replacement: scrollArea }],
  },
  build: {
    outDir: join(folder, "../../dist/dashboard"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // The notices that the licenses of bundled packages require.
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: { index: join(folder, "index.html"), start: join(folder, "src/main.tsx") },
      output: {
        // The names of words tell which feature they belong to.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, feature] = /features\/([^/]+)\/words\/\w+\.ts$/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${feature === undefined ? "" : `${feature}-`}[name]-[hash].js`;
        },
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { "/v1": "http://127.0.0.1:8080" } },
});
