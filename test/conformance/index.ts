export type { ConformanceCase, HandClock, Handle, Subject } from "./subject.js";
export { handClock } from "./support.js";
export { unitOfWorkConformance } from "./unit-of-work/index.js";
