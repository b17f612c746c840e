import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|openapi-fetch|@tanstack\/(query-core|react-query))\//;

/** Only pages with long lists or forms need these. */
const ofTables =
  /node_modules\/@tanstack\/(table-core|react-table|virtual-core|react-virtual|store|react-store)\/|elements\/data-table/;
const ofForms = /node_modules\/@mantine\/form\//;

export default defineConfig({
  root: folder,
  // Assets are relative to the page, since the service may run under a path prefix.
  base: "./",
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: join(folder, "../../dist/dashboard"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // One file, so that no page can load without its styles.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    // The notices that the licenses of bundled packages require.
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Chunks that rarely change keep their names, so that browsers cache them.
            { name: "libraries", test: libraries, priority: 2 },
            // A few larger requests are faster than a hundred small ones.
            { name: "common", minShareCount: 10, test: (id) => !ofTables.test(id) && !ofForms.test(id), priority: 1 },
            { name: "tables", test: ofTables },
            { name: "forms", test: ofForms },
          ],
        },
      },
    },
  },
  server: { proxy: { "/v1": "http://127.0.0.1:8080" } },
});
