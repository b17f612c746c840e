import type { Finding, View } from "../../../core/index.js";
import { fieldPointer } from "../problem.js";

export function showFinding({ path, ...finding }: Finding): View {
  return { ...finding, pointer: fieldPointer(path) };
}
