import { expect } from "chai";
import { checkAmqpUrl, RabbitMqMessageBus } from "../../../adapters/rabbitmq/index.js";
import { parseAmqpUrl } from "../../../adapters/rabbitmq/rabbitmq-url.js";

const target = {
  host: "mq.example.com",
  port: 5672,
  tls: false,
  user: "guest",
  password: "guest",
  virtualHost: "/",
  address: "mq.example.com:5672",
};

describe("AMQP_URL", () => {
  const usable: readonly [string, object][] = [
    ["amqp://mq.example.com", target],
    ["AMQP://mq.example.com:5672/", target],
    ["amqps://mq.example.com", { ...target, port: 5671, tls: true, address: "mq.example.com:5671" }],
    ["amqp://mq.example.com:1234", { ...target, port: 1234, address: "mq.example.com:1234" }],
    ["amqp://[::1]", { ...target, host: "::1", address: "[::1]:5672" }],
    ["amqp://mq.example.com/billing", { ...target, virtualHost: "billing" }],
    ["amqp://mq.example.com/%2Fb%25", { ...target, virtualHost: "/b%" }],
    ["amqp://stint:p%40ss%2F%C3%A9@mq.example.com", { ...target, user: "stint", password: "p@ss/é" }],
  ];
  for (const [url, expected] of usable) {
    it(`accepts ${url}`, () => expect(parseAmqpUrl(url)).to.deep.equal(expected));
  }

  const refused: readonly [string, string][] = [
    ["", "It must begin with amqp:// or amqps://."],
    ["http://mq.example.com", "It must begin with amqp:// or amqps://."],
    ["amqp:mq.example.com", "It must begin with amqp:// or amqps://."],
    [
      "amqp://user:secret@",
      "It must have the form amqp://user:password@host:5672. Percent-encode special characters in the password.",
    ],
    [
      "amqp://user:sec ret/@mq:x",
      "It must have the form amqp://user:password@host:5672. Percent-encode special characters in the password.",
    ],
    ["amqp:///billing", "It must contain a host: amqp://user:password@host:5672."],
    ["amqp://a,b", "It must contain a host: amqp://user:password@host:5672."],
    ["amqp://mq.example.com:0", "The port must be a number between 1 and 65535."],
    ["amqp://mq.example.com/a/b", "The virtual host must be a single path segment. Write a / in its name as %2F."],
    ["amqp://mq.example.com?heartbeat=5", "There must be no options after the virtual host."],
    ["amqp://user@mq.example.com", "It must have both a user and a password, or neither."],
    ["amqp://:secret@mq.example.com", "It must have both a user and a password, or neither."],
    ["amqp://user:se%00cret@mq.example.com", "User and password must not contain control characters."],
    ["amqp://user:secret%@mq.example.com", "Write a % in the user, the password or the virtual host as %25."],
  ];
  for (const [url, sentence] of refused) {
    it(`rejects ${url === "" ? "empty" : url}`, () => {
      expect(() => checkAmqpUrl(url))
        .to.throw(Error)
        .with.property("message", sentence);
    });
  }

  it("comes with a prefix that names can begin with", () => {
    for (const prefix of ["", "a b", ".x", "x".repeat(101), "a/b"])
      expect(() => RabbitMqMessageBus.open({ url: "amqp://127.0.0.1:1", prefix }), prefix).to.throw(
        /The prefix must be 1 to 100/,
      );
  });
});
