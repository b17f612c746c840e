/** Packages that a program installs only if it uses what needs them: name and versions, as the optional peer dependencies of the package state them. */
export type OptionalPackages = Readonly<Record<string, string>>;

/** What loading a module reports if a package is not installed. */
const isMissing = (error: unknown, name: string): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes(`'${name}`);

/** Loads what needs the packages. Rejects with an Error that names them and the command that installs them if one is missing. `user`: what needs them. */
export async function loadOptional<T>(user: string, packages: OptionalPackages, load: () => T | Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const missing = Object.keys(packages).find((name) => isMissing(error, name));
    if (missing === undefined) throw error;
    const all = Object.entries(packages).map(([name, versions]) => `${name}@${versions}`);
    throw new Error(`${user} needs the package ${missing}, which is not installed. Run: npm install ${all.join(" ")}`, {
      cause: error,
    });
  }
}
