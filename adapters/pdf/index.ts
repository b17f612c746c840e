export { PdfkitRenderer } from "./pdfkit-renderer.js";
