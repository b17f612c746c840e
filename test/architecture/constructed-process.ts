/** Imports the modules named by its arguments, and prints the regular expressions that modules of this repository construct meanwhile, as JSON. */
const built = new Map<string, { readonly source: string; readonly flags: string; readonly where: string }>();

globalThis.RegExp = new Proxy(RegExp, {
  construct(constructor, parts) {
    const made = Reflect.construct(constructor, parts) as RegExp;
    const caller = new Error("to see the caller").stack?.split("\n")[2] ?? "";
    const where = /\/dist\/((?:core|adapters|bootstrap|client|webhooks)\/[^:]+)\.js:/.exec(caller)?.[1];
    const { source, flags } = made;
    if (where !== undefined) built.set(`${where} ${made}`, { source, flags, where });
    return made;
  },
});

for (const module of process.argv.slice(2)) await import(module);
console.log(JSON.stringify([...built.values()]));

export {};
