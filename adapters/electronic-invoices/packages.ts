/** What programs install to read electronic invoices that PDFs embed. */
export const readingPackages = { "@libpdf/core": "^0.4.2" };
