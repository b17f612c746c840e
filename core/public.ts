// Use cases, on ports.
export {
  createReactions,
  createUseCases,
  type OutsidePorts,
  type Ports,
  type ReactionOptions,
  type Reactions,
  type Storage,
  type StoragePorts,
  type UnitOfWork,
  type UseCases,
} from "./index.js";

// The use cases of one feature, for programs that need only a part.
export {
  auditingUseCases,
  changeUseCases,
  clientUseCases,
  invoiceUseCases,
  mailingUseCases,
  messageUseCases,
  projectUseCases,
  reportUseCases,
  sessionUseCases,
  taskUseCases,
  timeEntryUseCases,
  tokenUseCases,
  userUseCases,
  webhookUseCases,
  workspaceUseCases,
} from "./index.js";

// Who acts, and what fails.
export {
  type Actor,
  type AutomaticWork,
  conditionalUnitOfWork,
  type ErrorKind,
  isStintError,
  type Issue,
  type Permission,
  type Precondition,
  type Role,
  roles,
  type Scope,
  StintError,
  type SystemActor,
  type UserActor,
} from "./index.js";

// Ports that programs can implement. Those of a storage are in `stint/storage`.
export type {
  Clock,
  Digest,
  DocumentFormat,
  DocumentRenderer,
  Hint,
  IdSource,
  InvoiceCopy,
  InvoiceDocument,
  Mail,
  MailAttachment,
  Mailer,
  MailOutcome,
  MessageBus,
  Printing,
  Unprintable,
  PublishedEvent,
  QuotaPolicy,
  RequestQuota,
  SendErrorCode,
  SendResult,
  StatementDocument,
  StopSignal,
  TokenSecrets,
  WebhookRequest,
  WebhookResponse,
  WebhookSecrets,
  WebhookSender,
  WebhookTargets,
} from "./index.js";

// Values.
export {
  type ClientId,
  type CurrencyCode,
  currencyExponent,
  type Decimal,
  formatAmount,
  formatDecimal,
  formatInstant,
  type Id,
  type IdPrefix,
  type Instant,
  type InvoiceId,
  isId,
  type LocalDate,
  parseAmount,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  parseTimeZone,
  type ProjectId,
  type TaskId,
  type TimeEntryId,
  type TimeZone,
  type UserId,
  type WebhookId,
  type WorkspaceId,
} from "./index.js";

// Exports of other tools.
export {
  type DayPlacement,
  dayPlacement,
  type ExportedEntry,
  type ExportField,
  type ExportFile,
  type ExportOptions,
  type ExportRowResult,
  type ExportSurvey,
  type ImportSource,
  readTimeExport,
  type RefusedRow,
  type RowProblem,
  surveyTimeExport,
} from "./index.js";

// Resources.
export {
  type Change,
  type Client,
  type CreditNote,
  type Delivery,
  type DomainEvent,
  type EventType,
  eventTypes,
  type Invoice,
  type InvoiceLine,
  type InvoiceSummary,
  type Message,
  type Project,
  type Settlement,
  type Task,
  type TimeEntry,
  type Token,
  type User,
  type Webhook,
  type Workspace,
} from "./index.js";

// Parts of resources.
export type { Address, Buyer, EntryRate, Font, Logo, Period, RoundingPolicy, Seller, Tax, TaxCategory } from "./index.js";

// Reads lists to their end.
export { allItems } from "./index.js";

// What use cases accept and return.
export type {
  ClientPatch,
  CreateClient,
  CreateCreditNote,
  CreateInvoice,
  CreateProject,
  CreateTask,
  CreateTimeEntry,
  CreateToken,
  CreateWebhook,
  CreateWorkspace,
  InviteUser,
  InvoicePatch,
  Page,
  PageOptions,
  PageRequest,
  ProjectPatch,
  RecordPayment,
  SendAccountStatement,
  SendInvoice,
  TaskPatch,
  TimeEntryPatch,
  WebhookPatch,
} from "./index.js";

// The JSON of resources, as in the REST API and in events.
export {
  clientView,
  invoiceView,
  messageView,
  projectView,
  taskView,
  timeEntryView,
  tokenView,
  userView,
  type View,
  webhookView,
  workspaceView,
} from "./index.js";
