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
