export type { ConformanceCase, ManualClock, Handle, Subject } from "./subject.js";
export { messageBusConformance } from "./messaging/index.js";
export type { MessagingCase, MessagingSubject, ReceivedEvent } from "./messaging/subject.js";
export { manualClock } from "./support.js";
export { isolationConformance, unitOfWorkConformance } from "./unit-of-work/index.js";
