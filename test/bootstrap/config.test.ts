import { expect } from "chai";
import { configOf, SettingError } from "../../bootstrap/config.js";
import { settings } from "../../bootstrap/settings.js";

describe("the settings", () => {
  it("are all optional", () => {
    expect(configOf({})).to.deep.equal({
      host: "127.0.0.1",
      port: null,
      processes: 1,
      dataDir: "./data",
      databaseUrl: null,
      databaseSchema: null,
      databaseReplicaUrl: null,
      optimizeEmbedded: false,
      durability: "durable",
      amqpUrl: null,
      smtpUrl: null,
      mailFrom: "stint@localhost",
      publicUrl: null,
      serviceUrl: null,
      token: null,
      webhookAllow: [],
      webhookRetryBaseSeconds: 60,
      webhookCertificates: null,
      webhookProxy: null,
      corsOrigins: [],
      rateLimit: 0,
      workspaceRateLimit: 0,
      mailLimit: 200,
      webhookLimit: 20,
      trustedProxies: 0,
      secretKey: null,
      nextSecretKey: null,
      backupPassphrase: null,
      logLevel: "info",
      prettyLogs: false,
    });
  });

  it("count as absent if they are empty", () => {
    const empty = Object.fromEntries(settings.map(({ name }) => [name, " "]));
    expect(configOf(empty)).to.deep.equal(configOf({}));
  });

  it("are parsed", () => {
    const config = configOf({
      STINT_PROCESSES: "4",
      STINT_DURABILITY: "relaxed",
      DATABASE_SCHEMA: "stint",
      STINT_PUBLIC_URL: "https://stint.example/app//",
      STINT_URL: "https://stint.example/",
      STINT_TOKEN: "stint_token",
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8, ::1/128,",
      STINT_WEBHOOK_RETRY_BASE: "0.5",
      STINT_EMBEDDED_OPTIMIZE: "yes",
      STINT_MAIL_FROM: "Acme <billing@acme.example>",
      SMTP_URL: "smtps://mail.acme.example",
    });
    expect(config).to.deep.include({
      processes: 4,
      durability: "relaxed",
      databaseSchema: "stint",
      publicUrl: "https://stint.example/app",
      serviceUrl: "https://stint.example",
      token: "stint_token",
      webhookAllow: ["127.0.0.0/8", "::1/128"],
      webhookRetryBaseSeconds: 0.5,
      optimizeEmbedded: true,
      mailFrom: "Acme <billing@acme.example>",
      smtpUrl: "smtps://mail.acme.example",
    });
  });

  const unusable: readonly (readonly [name: string, values: readonly string[]])[] = [
    ["PORT", ["eighty", "-1", "65536", "8e3"]],
    ["STINT_PROCESSES", ["0", "-1", "1.5", "many", "257"]],
    ["DATABASE_URL", ["mysql://localhost/x", "localhost", "postgres", "postgres://user:1#2@db/x", "postgres://user:1/2@db/x"]],
    ["DATABASE_SCHEMA", ["Stint", "a b", "pg_stint", "information_schema", "a,b", 'a"b']],
    ["DATABASE_REPLICA_URL", ["mysql://localhost/x", "localhost", "postgres"]],
    ["STINT_EMBEDDED_OPTIMIZE", ["true", "1", "YES"]],
    ["AMQP_URL", ["localhost:5672", "http://mq.example.com", "amqp://", "amqp://user:1#2@mq", "amqp://user:1/2@mq"]],
    [
      "STINT_WEBHOOK_PROXY",
      ["proxy:3128", "https://proxy.example.com", "socks5://proxy.example.com:1080", "http://user:1#2@proxy:3128"],
    ],
    ["STINT_WEBHOOK_CA_FILE", ["/nowhere/ca.pem", "package.json"]],
    ["SMTP_URL", ["localhost:25", "http://mail.example.com", "smtp://user@mail.example.com", "smtp://user:1#2@mail.example.com"]],
    ["STINT_MAIL_FROM", ["billing", "a@b.example, c@d.example"]],
    [
      "STINT_PUBLIC_URL",
      [
        "stint.example",
        "ftp://stint.example",
        "https://stint.example/?a",
        "https://u:p@stint.example",
        "https://stint.example/#a",
      ],
    ],
    ["STINT_WEBHOOK_ALLOW", ["10.0.0.0", "10.0.0.0/33", "example.com", "10.0.0.0/8;127.0.0.0/8"]],
    ["STINT_WEBHOOK_RETRY_BASE", ["0", "-1", "1m", "3601", "1e3"]],
    ["STINT_RATE_LIMIT", ["-1", "1.5", "many", "10000000"]],
    ["STINT_MAIL_LIMIT", ["-1", "0.5", "none", "10000000"]],
    ["STINT_WEBHOOK_LIMIT", ["-1", "101", "many"]],
    ["STINT_TRUST_PROXY", ["yes", "11", "-1"]],
    ["STINT_CORS_ORIGINS", ["*", "app.example.com", "https://app.example.com/", "https://a.example,https://b.example/x"]],
    ["STINT_SECRET_KEY", ["short", "x".repeat(31)]],
    ["STINT_DURABILITY", ["fast", "Durable", "off"]],
    ["LOG_LEVEL", ["loud", "INFO"]],
  ];
  for (const [name, values] of unusable) {
    it(`end the start with one line that names ${name} if its value is invalid`, () => {
      for (const value of values) {
        expect(() => configOf({ [name]: value }), value)
          .to.throw(SettingError)
          .with.property("message")
          .that.matches(new RegExp(`^${name}\\b[^\\n]*$`));
      }
    });
  }

  it("accept a replica only with its primary", () => {
    const [primary, replica] = ["postgres://stint@db/stint", "postgresql://stint@replica/stint"];
    const config = configOf({ DATABASE_URL: primary, DATABASE_REPLICA_URL: replica });
    expect(config).to.include({ databaseUrl: primary, databaseReplicaUrl: replica });
    expect(() => configOf({ DATABASE_REPLICA_URL: replica })).to.throw(
      SettingError,
      "DATABASE_REPLICA_URL requires DATABASE_URL, the primary of the replica.",
    );
  });

  it("never repeat a password or a key", () => {
    for (const [name, value] of [
      ["SMTP_URL", "smtp://user:TopSecret@mail.example.com/path"],
      ["AMQP_URL", "http://user:TopSecret@mq.example.com"],
      ["STINT_WEBHOOK_PROXY", "https://user:TopSecret@proxy.example.com"],
      ["STINT_SECRET_KEY", "TopSecret"],
      ["DATABASE_URL", "mysql://user:TopSecret@localhost/x"],
      ["DATABASE_REPLICA_URL", "mysql://user:TopSecret@localhost/x"],
    ] as const) {
      expect(() => configOf({ [name]: value }), name)
        .to.throw(SettingError)
        .with.property("message")
        .that.does.not.match(/TopSecret/);
    }
  });

  it("limit requests unless only this machine can reach an embedded database", () => {
    const limit = (environment: Record<string, string>): number => configOf(environment).rateLimit;
    for (const HOST of ["127.0.0.1", "127.1.2.3", "::1", "localhost"]) expect(limit({ HOST }), HOST).to.equal(0);
    for (const HOST of ["0.0.0.0", "::", "192.168.1.2", "stint.example.com"]) expect(limit({ HOST }), HOST).to.equal(600);
    expect(limit({ DATABASE_URL: "postgres://stint@db/stint" })).to.equal(600);
    expect(limit({ HOST: "0.0.0.0", STINT_RATE_LIMIT: "0" })).to.equal(0);
    const ofWorkspace = (environment: Record<string, string>): number => configOf(environment).workspaceRateLimit;
    expect([
      ofWorkspace({}),
      ofWorkspace({ HOST: "::" }),
      ofWorkspace({ DATABASE_URL: "postgres://stint@db/stint" }),
    ]).to.deep.equal([0, 6_000, 6_000]);
    expect(ofWorkspace({ STINT_WORKSPACE_RATE_LIMIT: "7" })).to.equal(7);
    expect(ofWorkspace({ HOST: "::", STINT_RATE_LIMIT: "0" })).to.equal(0);
    expect(ofWorkspace({ HOST: "::", STINT_RATE_LIMIT: "90" })).to.equal(900);
    expect(ofWorkspace({ STINT_RATE_LIMIT: "1000000" })).to.equal(1_000_000);
  });
});
