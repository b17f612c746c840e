/** The characters of 0x80 to 0x9F in windows-1252 (WHATWG Encoding Standard). Those that it does not define are themselves. */
export const windows1252Characters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
