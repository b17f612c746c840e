import assert from "node:assert/strict";
import { aRecordedEntry, newWorld } from "../fixtures.js";
import { grouped } from "../subject.js";

const notes = [
  "",
  "Design",
  "DESIGN of 100% and more",
  "100 of them",
  "snake_case",
  "snakeXcase",
  "back\\slash and 'quote' \"double\"",
  "ÄRGER über Straße",
  "ärger ÜBER STRASSE",
  "a\u0308rger",
  "İstanbul ΣΟΦΟΣ",
  "istanbul σοφος",
  "ıstanbul σοφοσ",
  "\u{10400} deseret 🕰️",
  "\u{10428} DESERET",
  "[a-z]+.*^$(b|c){1,2}?",
  "line one\nline two\ttab",
  "***:x",
  "K kelvin ſ long",
  "Köln, Łódź and Ærø",
  "KOLN, lodz AND aero",
  "Ko\u0308ln",
  "がき हिन्दी שָׁלוֹם",
  "かき हनद שלום",
  "Ёлка, τῷ λόγῳ",
] as const;

/** The notes that contain each text, as promised, not computed. */
const expectations: readonly (readonly [part: string, ...notes: readonly number[]])[] = [
  ["design", 1, 2],
  ["SIGN", 1, 2],
  ["100%", 2],
  ["%", 2],
  ["_", 4],
  ["E_C", 4],
  ["\\", 6],
  ["\\slash", 6],
  ["'", 6],
  ['"', 6],
  ["Ärger", 7, 8, 9],
  ["arger", 7, 8, 9],
  ["straße", 7, 8],
  ["STRASSE", 7, 8],
  ["STRAẞE", 7, 8],
  ["ass", 7, 8],
  ["rase"],
  ["a\u0308rg", 7, 8, 9],
  ["istanbul", 10, 11, 12],
  ["İSTANBUL", 10, 11, 12],
  ["σοφοσ", 10, 11, 12],
  ["\u{10428}", 13, 14],
  ["🕰", 13],
  ["[a-z]", 15],
  [".*", 15],
  ["^$", 15],
  ["(b|c){1,2}?", 15],
  ["one\nline", 16],
  ["\t", 16],
  ["***", 17],
  ["***:", 17],
  ["k KELVIN S", 18],
  ["köln", 19, 20, 21],
  ["koln", 19, 20, 21],
  ["KO\u0308LN", 19, 20, 21],
  ["lódz and ÆRO", 19, 20],
  ["か", 23],
  ["が", 22],
  ["हिन्दी", 22],
  ["हनद", 23],
  ["שלום", 23],
  ["елка", 24],
  ["ΤΩ ΛΌΓΩ", 24],
  ["τω λογω", 24],
  ["nothing of this"],
];

export const textFilterCases = grouped({ area: "timeEntries" }, [
  {
    title: "finds a text in notes ignoring case and accents, in any script, and treats no character as a wildcard",
    async run(subject) {
      const world = await newWorld(subject);
      const entries = notes.map((one) => aRecordedEntry(world, { notes: one }));
      await world.run(async (stores) => {
        for (const entry of entries) await stores.timeEntries.insert(entry);
      });
      const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
      const found = async (part: string) => {
        const { items } = await world.read((stores) => stores.timeEntries.list({ userId: null, notes: part }, page));
        return items.map((entry) => notes.indexOf(entry.notes as (typeof notes)[number])).sort((a, b) => a - b);
      };
      for (const [part, ...expected] of expectations) assert.deepStrictEqual(await found(part), expected, JSON.stringify(part));
      assert.equal((await found("")).length, notes.length);
      const others = await world.read((stores) => stores.timeEntries.list({ userId: world.ids.next("usr"), notes: "a" }, page));
      assert.deepStrictEqual(others.items, []);
    },
  },
]);
