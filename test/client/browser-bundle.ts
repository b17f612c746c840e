import { rolldown } from "rolldown";

/** The minified code of a module and everything that it imports, for browsers. Throws if an import remains. */
export async function bundleOf(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: "browser" });
  const [{ code, imports, dynamicImports }, ...others] = (await bundle.generate({ format: "esm", minify: true })).output;
  await bundle.close();
  const left = [...imports, ...dynamicImports, ...others.map(({ fileName }) => fileName)];
  if (left.length > 0) throw new Error(`The bundle needs other files: ${left.join(", ")}`);
  return code;
}
