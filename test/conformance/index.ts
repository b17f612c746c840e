export {
  type ConformanceCase,
  type Handle,
  type Lacking,
  type ManualClock,
  type Selection,
  selectCases,
  type Subject,
  type SubjectUpTo,
} from "./subject.js";
export { type Trait, traits } from "./subject.js";
export { messageBusConformance } from "./messaging/index.js";
export type { MessagingCase, MessagingSubject, ReceivedEvent } from "./messaging/subject.js";
export { manualClock } from "./support.js";
export { type Area, type Step, steps } from "./steps.js";
export { isolationConformance, type Progress, unitOfWorkConformance } from "./unit-of-work/index.js";
