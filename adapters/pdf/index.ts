export { documentPages } from "./page/document-page.js";
export { FontPrinting } from "./font-printing.js";
export { RenderQueue } from "./render-queue.js";
export { PdfkitRenderer } from "./pdfkit-renderer.js";
