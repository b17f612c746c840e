import { createHash } from "node:crypto";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { issued } from "./documents.js";

process.stdout.write(
  createHash("sha256")
    .update(await new PdfkitRenderer().render(issued(), "pdf"))
    .digest("hex"),
);
