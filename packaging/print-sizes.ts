import { bytesInPage, pageImports } from "./sizes.js";

/** Prints what each entry for browsers takes in a page. Exits with 1 if one takes too much at the start. */
for (const [name, imported] of Object.entries(pageImports)) {
  const { atStart, onUse } = await bytesInPage(imported);
  const line = (label: string, text: string): string => `${label.padEnd(14)} ${text}\n`;
  process.stdout.write(line(name, `${String(atStart).padStart(6)} of ${imported.mostBytes} bytes, minified and compressed`));
  for (const [part, bytes] of onUse)
    process.stdout.write(line("", `${String(bytes).padStart(6)} more on the first use of ${part}`));
  if (atStart > imported.mostBytes) process.exitCode = 1;
}
