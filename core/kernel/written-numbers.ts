/** What separates thousands, besides the mark that is not the decimal point. */
const blanks = /[\s\u00a0\u202f'’]/g;
const number = /^([-+−(]?)(\d[\d.,]*|[.,]\d+)([-−)+]?)$/;
/** Codes and signs of currencies around a number. */
const currencies = /^(?:[A-Z]{3}|[€$£])|(?:[A-Z]{3}|[€$£])$/g;

/** A number as people write it. */
export interface WrittenNumber {
  readonly isNegative: boolean;
  /** Digits with points and commas. */
  readonly digits: string;
}

/** The number of a cell, without blanks and signs of currencies. Null if it is none. */
export function writtenNumber(cell: string): WrittenNumber | null {
  const plain = cell.replace(blanks, "").replace(currencies, "");
  const [, before = "", digits, after = ""] = number.exec(plain) ?? [];
  if (digits === undefined || (before !== "" && after !== "" && !(before === "(" && after === ")"))) return null;
  return { isNegative: /[-−(]/.test(before) || /[-−]/.test(after), digits };
}

/** The digits without the marks of thousands, which must separate groups of three. Null if they do not. */
export function ungrouped(digits: string, point: "." | ","): string | null {
  const other = point === "," ? "." : ",";
  const [whole = "", ...fraction] = digits.split(point);
  if (fraction.length > 1 || fraction.join("").includes(other) || !isGrouped(whole, other)) return null;
  return `${whole.replaceAll(other, "") || "0"}${fraction.length === 1 ? `${point}${fraction[0]}` : ""}`;
}

/** Whether groups after the first have three digits. */
function isGrouped(whole: string, mark: string): boolean {
  const [first = "", ...groups] = whole.split(mark);
  return groups.length === 0 || (first.length <= 3 && first !== "" && groups.every((group) => group.length === 3));
}

/**
 * The decimal separator of the cells. Null if they do not tell: each mark is followed by three digits, and could separate thousands.
 */
export function decimalPointOf(cells: readonly string[]): "." | "," | null {
  const written = cells.flatMap((cell) => writtenNumber(cell)?.digits ?? []).filter((digits) => /[.,]/.test(digits));
  if (written.length === 0) return ".";
  for (const digits of written) {
    const last = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
    const isMixed = digits.includes(",") && digits.includes(".");
    const count = digits.split(last).length - 1;
    if (count > 1) return last === "," ? "." : ",";
    if (isMixed || digits.length - digits.lastIndexOf(last) - 1 !== 3) return last;
  }
  return null;
}
