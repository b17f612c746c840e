import type { Rolldown } from "vite";

/** What loads all others. */
const load = /dashboard\/(?:index\.html|src\/load\.ts)$|^\0(?:rolldown|vite)\//;

/** What keeps input while the service is unreachable, and what reads the entry line. Each page loads it once it is idle. */
const whenIdle =
  /dashboard\/src\/(features\/(outbox\/(outbox-tool|outbox-status|input|recently-kept)|time\/(bar\/line-(panel|reading)|line\/[\w-]+))|offline\/copies|elements\/date-text)\.tsx?$/;

/** Only pages with long lists or forms need these. */
const ofTables =
  /node_modules\/@tanstack\/(table-core|react-table|virtual-core|react-virtual|store|react-store)\/|elements\/data-table/;
const ofForms = /node_modules\/@mantine\/form\//;

/** Fields of almost every page but the first. */
const ofFields = /node_modules\/@mantine\/core\/esm\/components\/(NativeSelect|Checkbox|Radio\/RadioIcon)\//;

/** The calendar of date fields, loaded when it opens. */
const ofDates = /node_modules\/(@mantine\/dates|dayjs)\//;

/** Menus, lists of options and tooltips. */
const ofOverlays =
  /node_modules\/(@floating-ui\/|@mantine\/core\/esm\/components\/(Popover|Combobox|Tooltip|Floating|Menu|Pill|PillsInput|Select|TagsInput|HoverCard)\/)/;
const ofDialogs =
  /node_modules\/(react-remove-scroll|@mantine\/core\/esm\/components\/(Modal|Drawer|ModalBase|FocusTrap|Overlay|Portal)\/)|dashboard\/src\/elements\/(form|confirm)-dialog/;

/** Constants that words of every language state, and names of pages. They are too short for files of their own. */
const partsOfWords =
  /\/core\/(messages\/message|webhooks\/(delivery|webhook-secret)|workspaces\/(logo\/logo|font\/font)-limits)\.ts$|dashboard\/src\/words\/sections\.ts$/;

/**
 * The files of the application. Requests cost more than bytes on a slow connection, so what is needed together is in one file, and what
 * rarely changes is in a file of its own, which browsers keep.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "load", test: load, priority: 10 },
  { name: "libraries", test: /node_modules/, tags: ["$initial"], priority: 9 },
  { name: "start", tags: ["$initial"], priority: 8 },
  // The limits are what remains of modules of the core.
  { name: "start", test: partsOfWords, priority: 8 },
  { name: "offline", test: whenIdle, priority: 6 },
  { name: "fields", test: ofFields, priority: 7 },
  { name: "tables", test: ofTables, priority: 5 },
  { name: "forms", test: ofForms, priority: 5 },
  // Each before those that use its parts.
  { name: "dialogs", test: ofDialogs, priority: 6 },
  { name: "overlays", test: ofOverlays, priority: 5 },
  { name: "dates", test: ofDates, priority: 4 },
  { name: "common", minShareCount: 10, priority: 1 },
];
