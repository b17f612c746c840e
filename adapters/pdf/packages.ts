import { loadOptional } from "../../core/index.js";

/** What programs install to print. */
export const printingPackages = {
  "@resvg/resvg-wasm": "^2.6.2",
  fontkit: "^2.0.4",
  harfbuzzjs: "^1.6.4",
  pdfkit: "^0.20.2",
};

/** Loads what needs them. */
export const printing = <T>(load: () => T | Promise<T>): Promise<T> => loadOptional("stint/pdf", printingPackages, load);
