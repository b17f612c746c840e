/** The sum of the digits, each multiplied by the weight at its position. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** The sum of Luhn's algorithm (ISO/IEC 7812-1, annex B): from the right, every second digit counts twice, as the sum of its digits. */
export function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
}

/** Luhn's algorithm; the last digit is the check digit. */
export function isLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/** ISO/IEC 7064, MOD 11,10; the last digit is the check digit. */
export function isMod11Mod10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Letters and digits modulo 97, with letters as 10 to 35 (ISO/IEC 7064, MOD 97-10). */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The algorithm of GS1 (General Specifications, 7.9); the last digit is the check digit. */
export function isGs1(digits: string): boolean {
  const weights = Array.from(digits, (_, index) => ((digits.length - index) % 2 === 0 ? 3 : 1));
  return weighted(digits, weights) % 10 === 0;
}

/** Modulus 11 with the weights 2 to 7 from the right, again from 2; the last digit is the check digit. No identifier has the check value 10. */
export function isMod11(digits: string): boolean {
  const length = digits.length - 1;
  const weights = Array.from({ length }, (_, index) => ((length - 1 - index) % 6) + 2);
  return (11 - (weighted(digits, weights) % 11)) % 11 === Number(digits[length]);
}

/** The values of the letters A to Z at odd positions; digits are as the first ten letters. */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The codice fiscale of a person (Decreto ministeriale 23 December 1976); letters replace digits of codes that are equal otherwise. */
export function isItalianTaxCode(code: string): boolean {
  if (!/^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/.test(code)) return false;
  const sum = Array.from(code.slice(0, 15)).reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? (oddValues[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === code[15];
}

/** The enterprise number of Belgium (KBO/BCE): the last two digits are 97 less the rest of the others. */
export function isBelgian(number: string): boolean {
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
}

/** The Australian Business Number (Australian Business Register): modulus 89, after 1 is taken from the first digit. */
export function isAbn(number: string): boolean {
  return (weighted(number, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;
}
