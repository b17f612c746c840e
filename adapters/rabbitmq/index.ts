export { RabbitMqMessageBus, type RabbitMqMessageBusOptions, type RabbitMqWaits } from "./rabbitmq-message-bus.js";
export { checkAmqpUrl } from "./rabbitmq-url.js";
