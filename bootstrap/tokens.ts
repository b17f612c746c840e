import type { ServiceIdentifier } from "inversify";
import type { Logger } from "pino";
import type {
  Clock,
  DocumentReader,
  DocumentRenderer,
  IdSource,
  Mailer,
  MessageBus,
  Printing,
  Ports,
  Reactions,
  Digest,
  TokenSecrets,
  UnitOfWork,
  UseCases,
  WebhookSecrets,
  WebhookSender,
  WebhookTargets,
} from "../core/index.js";
import type { Metrics, ServiceStorage } from "./adapters.js";
import type { Config } from "./config.js";
import type { PublicAddress } from "./public-address.js";

/** What a command on the stored data needs. */
export interface Domain {
  readonly storage: ServiceStorage;
  readonly ports: Ports;
  readonly useCases: UseCases;
}

/** What a process of the service consists of. */
export interface Service extends Domain {
  readonly config: Config;
  readonly logger: Logger;
  readonly publicAddress: PublicAddress;
  readonly metrics: Metrics;
  readonly messageBus: MessageBus;
  readonly documentRenderer: DocumentRenderer;
  readonly documentReader: DocumentReader;
  readonly reactions: Reactions;
}

/** The container's bindings. */
export const tokens = {
  config: Symbol("Config") as ServiceIdentifier<Config>,
  logger: Symbol("Logger") as ServiceIdentifier<Logger>,
  clock: Symbol("Clock") as ServiceIdentifier<Clock>,
  ids: Symbol("IdSource") as ServiceIdentifier<IdSource>,
  digest: Symbol("Digest") as ServiceIdentifier<Digest>,
  tokenSecrets: Symbol("TokenSecrets") as ServiceIdentifier<TokenSecrets>,
  webhookSecrets: Symbol("WebhookSecrets") as ServiceIdentifier<WebhookSecrets>,
  webhookTargets: Symbol("WebhookTargets") as ServiceIdentifier<WebhookTargets>,
  printing: Symbol("Printing") as ServiceIdentifier<Printing>,
  webhookSender: Symbol("WebhookSender") as ServiceIdentifier<WebhookSender>,
  mailer: Symbol("Mailer") as ServiceIdentifier<Mailer>,
  documentRenderer: Symbol("DocumentRenderer") as ServiceIdentifier<DocumentRenderer>,
  documentReader: Symbol("DocumentReader") as ServiceIdentifier<DocumentReader>,
  messageBus: Symbol("MessageBus") as ServiceIdentifier<MessageBus>,
  metrics: Symbol("Metrics") as ServiceIdentifier<Metrics>,
  publicAddress: Symbol("PublicAddress") as ServiceIdentifier<PublicAddress>,
  storage: Symbol("Storage") as ServiceIdentifier<ServiceStorage>,
  unitOfWork: Symbol("UnitOfWork") as ServiceIdentifier<UnitOfWork>,
  ports: Symbol("Ports") as ServiceIdentifier<Ports>,
  useCases: Symbol("UseCases") as ServiceIdentifier<UseCases>,
  reactions: Symbol("Reactions") as ServiceIdentifier<Reactions>,
  domain: Symbol("Domain") as ServiceIdentifier<Domain>,
  service: Symbol("Service") as ServiceIdentifier<Service>,
};
