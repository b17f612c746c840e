/** The storage that suites for any storage run on: memory, unless the tier sets STINT_TEST_STORAGE. */
export const storage: "memory" | "server" = process.env["STINT_TEST_STORAGE"] === "server" ? "server" : "memory";
