import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|openapi-fetch|@tanstack\/(query-core|react-query))\//;

export default defineConfig({
  root: folder,
  // Assets are found from the page, since the service may stand behind a path.
  base: "./",
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: join(folder, "../../dist/dashboard"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // The notices that the licences of what is built in ask for.
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes seldom keeps its name, so that browsers keep it.
            { name: "libraries", test: libraries, priority: 1 },
            // A few requests more bytes are less than a hundred requests.
            { name: "common", minShareCount: 7 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/v1": "http://127.0.0.1:8080" } },
});
