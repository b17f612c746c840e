import { parseInstant } from "../../../core/kernel/instant.js";
import type { Address } from "../../../core/billing/address.js";

/** Several scripts, a flag of two code points, a combining accent and its composed form, quotes, a line break, a backslash. */
export const UNICODE = "Zoë ☕ 日本語 العربية 🇩🇪👩\u200d💻 e\u0301 \u00e9 'q\" \\n \n\t%_ \u202e\ufb01";

/** The longest text that the domain accepts: 10,000 UTF-16 units. */
export const LONG_TEXT = "ẞ🙂x\n".repeat(2_000);

export const LAST_INSTANT = parseInstant("9999-12-31T23:59:59.999Z");

export const ADDRESS: Address = {
  line1: "Straße des 17. Juni 135",
  line2: "3. Stock",
  city: "Köln",
  postalCode: "01067",
  region: "",
  country: "DE",
};

/** An empty address differs from a missing one. */
export const EMPTY_ADDRESS: Address = { line1: null, line2: null, city: null, postalCode: null, region: null, country: null };

/** Pairs with keys that objects, databases and formats could treat in a special way. */
export const PAIRS = JSON.parse(
  JSON.stringify({ a: "1", constructor: UNICODE, "10": "", " ": "null", "x.y[0]": '{"a":1}' }).replace("{", '{"__proto__":"x",'),
) as Readonly<Record<string, string>>;
