import type { ServiceIdentifier } from "inversify";
import type { Logger } from "pino";
import type { PrometheusMetrics } from "../adapters/metrics/index.js";
import type { SqlStorage } from "../adapters/sql/index.js";
import type {
  Clock,
  IdSource,
  Mailer,
  MessageBus,
  PdfRenderer,
  Printing,
  Ports,
  Reactions,
  TokenSecrets,
  UnitOfWork,
  UseCases,
  WebhookSecrets,
  WebhookSender,
  WebhookTargets,
} from "../core/index.js";
import type { Config } from "./config.js";
import type { PublicAddress } from "./public-address.js";

/** The container's bindings. */
export const tokens = {
  config: Symbol("Config") as ServiceIdentifier<Config>,
  logger: Symbol("Logger") as ServiceIdentifier<Logger>,
  clock: Symbol("Clock") as ServiceIdentifier<Clock>,
  ids: Symbol("IdSource") as ServiceIdentifier<IdSource>,
  tokenSecrets: Symbol("TokenSecrets") as ServiceIdentifier<TokenSecrets>,
  webhookSecrets: Symbol("WebhookSecrets") as ServiceIdentifier<WebhookSecrets>,
  webhookTargets: Symbol("WebhookTargets") as ServiceIdentifier<WebhookTargets>,
  printing: Symbol("Printing") as ServiceIdentifier<Printing>,
  webhookSender: Symbol("WebhookSender") as ServiceIdentifier<WebhookSender>,
  mailer: Symbol("Mailer") as ServiceIdentifier<Mailer>,
  pdfRenderer: Symbol("PdfRenderer") as ServiceIdentifier<PdfRenderer>,
  messageBus: Symbol("MessageBus") as ServiceIdentifier<MessageBus>,
  metrics: Symbol("PrometheusMetrics") as ServiceIdentifier<PrometheusMetrics>,
  publicAddress: Symbol("PublicAddress") as ServiceIdentifier<PublicAddress>,
  storage: Symbol("SqlStorage") as ServiceIdentifier<SqlStorage>,
  unitOfWork: Symbol("UnitOfWork") as ServiceIdentifier<UnitOfWork>,
  ports: Symbol("Ports") as ServiceIdentifier<Ports>,
  useCases: Symbol("UseCases") as ServiceIdentifier<UseCases>,
  reactions: Symbol("Reactions") as ServiceIdentifier<Reactions>,
};
