import { useEffect, useState } from "react";
import { steadily } from "../../../loading/steadily.js";

/** Not part of the first page, which has the line too: what each page loads once it is idle has it. */
async function load() {
  const [{ parseLine }, { resolveLine }] = await Promise.all([
    import("../line/parse-line.js"),
    import("../line/resolve-line.js"),
  ]);
  return { parseLine, resolveLine };
}

/** What parses the line; null until it is needed and loaded. */
export function useLineReader(isNeeded: boolean): Awaited<ReturnType<typeof load>> | null {
  const [reader, setReader] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (isNeeded && reader === null) void steadily(load).then(setReader);
  }, [isNeeded, reader]);
  return reader;
}
