import { unitOfWorkConformance } from "../../conformance/index.js";
import { conforms } from "./conforms.js";
import { createFolder } from "./databases.js";

describe("embedded PostgreSQL", () => {
  const folder = createFolder();
  conforms(unitOfWorkConformance(), () => ({ kind: "embedded", folder: folder.path }));
  after(() => folder.remove());
});
