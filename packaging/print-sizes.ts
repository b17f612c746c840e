import { bytesInPage, pageImports } from "./sizes.js";

/** Prints what each entry for browsers takes in a page. Exits with 1 if one takes too much. */
for (const [name, imported] of Object.entries(pageImports)) {
  const bytes = await bytesInPage(imported);
  process.stdout.write(
    `${name.padEnd(14)} ${String(bytes).padStart(6)} of ${imported.mostBytes} bytes, minified and compressed\n`,
  );
  if (bytes > imported.mostBytes) process.exitCode = 1;
}
