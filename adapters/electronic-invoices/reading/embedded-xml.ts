import { Unreadable } from "./unreadable.js";

/** The names that Factur-X, ZUGFeRD and XRechnung give the file, in the order in which they are used. */
const names: readonly string[] = ["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"];

/** The XML of an invoice that a PDF embeds: the file with one of the usual names, else the only one that is an invoice. Throws {@link Unreadable}. */
export async function embeddedXml(bytes: Uint8Array, isInvoice: (xml: Uint8Array) => boolean): Promise<Uint8Array> {
  const { PDF } = await import("@libpdf/core");
  try {
    const pdf = await PDF.load(bytes);
    if (pdf.isEncrypted && !pdf.isAuthenticated) throw new Unreadable("The PDF is encrypted with a password.");
    const files = [...pdf.getAttachments()].map(([key, { filename }]) => ({
      name: (filename || key).toLowerCase(),
      content: () => pdf.getAttachment(key) ?? new Uint8Array(),
    }));
    for (const name of names) {
      const named = files.find((file) => file.name === name);
      if (named) return named.content();
    }
    return onlyInvoice(
      files.filter(({ name }) => name.endsWith(".xml")).map(({ content }) => content()),
      isInvoice,
    );
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`The PDF cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function onlyInvoice(files: readonly Uint8Array[], isInvoice: (xml: Uint8Array) => boolean): Uint8Array {
  const [only, ...rest] = files.filter(isInvoice);
  if (only === undefined)
    throw new Unreadable("The PDF embeds no electronic invoice. Factur-X and ZUGFeRD embed one as factur-x.xml.");
  if (rest.length > 0) throw new Unreadable("The PDF embeds several electronic invoices, none of them as factur-x.xml.");
  return only;
}
