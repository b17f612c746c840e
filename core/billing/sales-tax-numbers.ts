import { isAbn, isLuhn } from "./check-digits.js";

const plain = (text: string): string => text.replace(/[ ./-]/g, "").toUpperCase();

/** Whether the text is an Australian Business Number, with or without `ABN` before it. */
export function isAustralianNumber(text: string): boolean {
  const number = plain(text).replace(/^ABN/, "");
  return /^[1-9]\d{10}$/.test(number) && isAbn(number);
}

/** Whether the text is a GST/HST registration number of Canada: a business number, whose last digit is a check digit, `RT`, and four digits. */
export function isCanadianTaxNumber(text: string): boolean {
  const number = plain(text);
  return /^\d{9}RT\d{4}$/.test(number) && isLuhn(number.slice(0, 9));
}
