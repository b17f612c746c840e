import { changed, type Saboteur, saboteur } from "./saboteur.js";

/** The addresses that webhooks go to. */
const targets: readonly Saboteur[] = [
  saboteur<typeof import("../../adapters/webhook-sender/address-guard.js")>("adapters/webhook-sender/address-guard", {
    title: "connects to a private address that a public name resolves to",
    test: "adapters/webhook-sender/guard.test",
    grep: "tries only the admitted addresses",
    breaks: { guardedLookup: (genuine) => (lookup) => genuine(lookup, () => true) },
  }),
  saboteur<typeof import("../../adapters/webhook-sender/address-guard.js")>("adapters/webhook-sender/address-guard", {
    title: "writes to a socket without checking its remote address",
    test: "adapters/webhook-sender/connections.test",
    grep: "is checked again before it is reused",
    breaks: { socketProblem: () => () => null },
  }),
  saboteur<typeof import("../../adapters/webhook-sender/targets.js")>("adapters/webhook-sender/targets", {
    title: "treats an internal host name as public",
    test: "adapters/webhook-sender/targets.test",
    breaks: {
      UrlTargets: (UrlTargets) =>
        class extends UrlTargets {
          override problem = (text: string) => super.problem(text.replace(".internal", ".example"));
        },
    },
  }),
];

/** How deliveries and events are sent. */
const deliveries: readonly Saboteur[] = [
  saboteur<typeof import("../../core/webhooks/reactions/delivery-engine.js")>("core/webhooks/reactions/delivery-engine", {
    title: "loses a result that the store cannot record now",
    test: "core/webhooks/delivery-engine.test",
    grep: "keeps results that the store cannot accept",
    breaks: {
      DeliveryEngine: (DeliveryEngine) =>
        class extends DeliveryEngine {
          constructor(...[needs, options]: ConstructorParameters<typeof DeliveryEngine>) {
            const record: typeof needs.deliveryQueue.record = (finished) =>
              needs.deliveryQueue.record(finished).catch(options.onError);
            super({ ...needs, deliveryQueue: changed(needs.deliveryQueue, { record }) }, options);
          }
        },
    },
  }),
  saboteur<typeof import("../../core/events/reactions/event-relay.js")>("core/events/reactions/event-relay", {
    title: "removes events from the outbox that the broker has not confirmed",
    test: "core/events/event-relay.test",
    grep: "publishes rejected events again",
    breaks: {
      EventRelay: (EventRelay) =>
        class extends EventRelay {
          constructor(...[needs, options]: ConstructorParameters<typeof EventRelay>) {
            const publish: typeof needs.messageBus.publish = async (events) => {
              await needs.messageBus.publish(events);
              return events.map(({ id }) => id);
            };
            super({ ...needs, messageBus: changed(needs.messageBus, { publish }) }, options);
          }
        },
    },
  }),
];

/** How mail is sent. */
const mail: readonly Saboteur[] = [
  saboteur<typeof import("../../adapters/mail/smtp-outcome.js")>("adapters/mail/smtp-outcome", {
    title: "sends an email again that the server may have accepted",
    test: "adapters/mail/smtp-outcomes.test",
    grep: "is unknown when",
    breaks: {
      outcomeOf: (genuine) => (failure, offered, handOver, target) =>
        genuine(failure, offered, changed(handOver, { begun: false }), target),
    },
  }),
  saboteur<typeof import("../../adapters/mail/smtp-outcome.js")>("adapters/mail/smtp-outcome", {
    title: "includes the password in the error of an email",
    test: "adapters/mail/smtp-server.test",
    grep: "treats a wrong password as temporary",
    breaks: {
      outcomeOf: (genuine) => (failure, offered, handOver, target) =>
        genuine(failure, offered, handOver, { ...target, credentials: null }),
    },
  }),
  saboteur<typeof import("../../adapters/mail/hand-over.js")>("adapters/mail/hand-over", {
    title: "sends the content of an email before its handover is recorded",
    test: "adapters/mail/hand-over.test",
    grep: "sends nothing and rejects with the same error",
    breaks: {
      HandOver: (HandOver) =>
        class extends HandOver {
          constructor(content: Buffer, handingOver: () => Promise<void>) {
            super(content, async () => void handingOver().catch(() => undefined));
          }
        },
    },
  }),
  saboteur<typeof import("../../adapters/mail/header-text.js")>("adapters/mail/header-text", {
    title: "lets a line break in the subject add a header",
    test: "adapters/mail/compose.test",
    breaks: { unstructured: () => (text) => text },
  }),
  saboteur<typeof import("../../adapters/mail/smtp-url.js")>("adapters/mail/smtp-url", {
    title: "sends credentials unencrypted to another machine",
    test: "adapters/mail/smtp-url.test",
    grep: "requires TLS if credentials leave the machine",
    breaks: { parseSmtpUrl: (genuine) => (text) => ({ ...genuine(text), tlsRequired: text.endsWith("tls=required") }) },
  }),
  saboteur<typeof import("../../core/mailing/reactions/attempt-message.js")>("core/mailing/reactions/attempt-message", {
    title: "does not record that an email is handed over",
    test: "core/mailing/mail-engine.test",
    grep: "stores the hand-over",
    breaks: {
      attemptMessage: (genuine) => (needs, claim) => {
        const send: typeof needs.mailer.send = (sent) => needs.mailer.send(sent, async () => undefined);
        return genuine({ ...needs, mailer: changed(needs.mailer, { send }) }, claim);
      },
    },
  }),
  saboteur<typeof import("../../core/messages/message.js")>("core/messages/message", {
    title: "keeps the token of an email that was sent",
    test: "core/mailing/mail-engine.test",
    grep: "deletes its token",
    breaks: {
      markSent:
        (genuine) =>
        (message, ...rest) => ({ ...genuine(message, ...rest), secret: message.secret }),
    },
  }),
];

/** The engines that send webhooks, events and mail, and their adapters. */
export const outgoingSaboteurs: readonly Saboteur[] = [...targets, ...deliveries, ...mail];
