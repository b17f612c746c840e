/** The addresses in a text that separates them by commas, semicolons or blanks. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== "");

/** The addresses as a text. */
export const addressesText = (addresses: readonly string[]): string => addresses.join(", ");
