import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** What keeps input while the service is unreachable. Each page loads it once it is idle. */
const whenIdle = [
  "features/outbox/outbox-tool.tsx",
  "features/outbox/outbox-status.tsx",
  "features/outbox/input.ts",
  "features/outbox/recently-kept.ts",
  "offline/copies.ts",
];

/** Only pages with long lists or forms need these. */
const ofTables =
  /node_modules\/@tanstack\/(table-core|react-table|virtual-core|react-virtual|store|react-store)\/|elements\/data-table/;
const ofForms = /node_modules\/@mantine\/form\//;

/** What fields and messages share with lists of options, which would come with it. */
const ofEveryPage =
  /node_modules\/@mantine\/core\/esm\/(core\/|components\/Combobox\/(ComboboxChevron|get-parsed-combobox-data)\/)/;

/** Fields of almost every page but the first. */
const ofFields = /node_modules\/@mantine\/core\/esm\/components\/(NativeSelect|Checkbox|Radio\/RadioIcon)\//;

/** The calendar of date fields, loaded when it opens. */
const ofDates = /node_modules\/(@mantine\/dates|dayjs)\//;

/** Menus, lists of options and tooltips. */
const ofOverlays =
  /node_modules\/(@floating-ui\/|@mantine\/core\/esm\/components\/(Popover|Combobox|Tooltip|Floating|Menu|Pill|PillsInput|Select|TagsInput|HoverCard)\/)/;
const ofDialogs =
  /node_modules\/(react-remove-scroll|@mantine\/core\/esm\/components\/(Modal|Drawer|ModalBase|FocusTrap|Overlay|Portal)\/)|dashboard\/src\/elements\/(form|confirm)-dialog/;

/** Adds the module and all that it imports statically. */
function reach(id: string, context: Context, reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reach(imported, context, reached);
}

function reachedFrom(files: readonly string[], context: Context): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const file of files) reach(source(file), context, reached);
  return reached;
}

/** Whether a module is needed by the files at once. The set is computed when all modules are known. */
function neededBy(files: readonly string[]): (id: string, context: Context) => boolean {
  let reached: ReadonlySet<string> | undefined;
  return (id, context) => (reached ??= reachedFrom(files, context)).has(id);
}

const isNeededToStart = neededBy(["main.tsx"]);

/** Constants that words of every language state. They are too short for files of their own. */
const limitsInWords = /\/core\/(messages\/message|webhooks\/(delivery|webhook-secret)|workspaces\/logo\/logo)\.ts$/;

/** What the bundler adds to every application. */
const isOfBundler = (id: string) => id.startsWith("\0rolldown/") || id.startsWith("\0vite/");

function group(name: string, isIn: (id: string, context: Context) => boolean, priority: number) {
  return { name: (id: string, context: Context) => (isIn(id, context) ? name : null), debugName: name, priority };
}

/**
 * The files of the application. Requests cost more than bytes on a slow connection, so what is needed together is in one file, and what
 * rarely changes is in a file of its own, which browsers keep.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  group(
    "libraries",
    (id, context) => isOfBundler(id) || ofEveryPage.test(id) || (id.includes("node_modules") && isNeededToStart(id, context)),
    9,
  ),
  // The labels of the sections are part of the words of each language, and the limits are what remains of modules of the core.
  group("start", (id, context) => isNeededToStart(id, context) || id.endsWith("/words/sections.ts") || limitsInWords.test(id), 8),
  group("offline", neededBy(whenIdle), 6),
  { name: "fields", test: ofFields, priority: 7 },
  { name: "tables", test: ofTables, priority: 5 },
  { name: "forms", test: ofForms, priority: 5 },
  // Each before those that use its parts.
  { name: "dialogs", test: ofDialogs, priority: 6 },
  { name: "overlays", test: ofOverlays, priority: 5 },
  { name: "dates", test: ofDates, priority: 4 },
  { name: "common", minShareCount: 10, priority: 1 },
];
