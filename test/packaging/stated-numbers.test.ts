import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { GONE_ATTEMPTS, GONE_STATUS } from "../../core/webhooks/gone.js";
import { costs, KIB_PER_REQUEST } from "../../adapters/http/route.js";
import { DELIVERY_LIMIT } from "../../adapters/rabbitmq/topology.js";
import { MIN_FREE_BYTES } from "../../adapters/sql/embedded/free-space.js";
import { usualBounds } from "../../adapters/sql/database.js";
import { RECENT_MS } from "../../adapters/sql/health.js";
import { QUESTION_AFTER_MS } from "../../adapters/sql/activity-monitor.js";
import { SILENCE_SECONDS } from "../../adapters/sql/worker-lock.js";
import { POOL_SIZE } from "../../adapters/sql/server-database.js";
import { BACKGROUND_POOL_SIZE } from "../../adapters/sql/storage.js";
import { settings } from "../../bootstrap/settings.js";
import { RECEIVE_MS } from "../../adapters/http/unparsed.js";
import { MIN_PASSPHRASE } from "../../bootstrap/copied-keys.js";
import { GRACE_MS } from "../../bootstrap/serve.js";
import { USUAL_POLL_MS } from "../../client/changes.js";
import { PAGE_SIZE } from "../../client/pages.js";
import { usualRetries } from "../../client/retries.js";
import {
  ANSWERS_KEPT_HOURS,
  RESTORABLE_HOURS,
  attemptLimits,
  CHANGES_KEPT_DAYS,
  concurrencyOf,
  DEFAULT_MAIL_LIMIT,
  DEFAULT_WEBHOOK_LIMIT,
  DELIVERIES_KEPT_DAYS,
  EVENT_LEASE_SECONDS,
  FAILURES_BEFORE_CAUTION,
  INVITATIONS_PER_HOUR,
  INVOICE_MAILS_PER_HOUR,
  invoiceLimits,
  MAX_CONCURRENT_DELIVERIES,
  MAX_ENTRY_HOURS,
  MAX_FILTER_VALUES,
  MAX_DOCUMENT_MIB,
  MAX_LOGO_KIB,
  MAX_OUTDATED_SECONDS,
  MAX_PAGE_SIZE,
  MAX_REPORT_MONTHS,
  MAX_SIGN_IN_LINKS,
  MAX_SIGNING_SECRETS,
  requestLimits,
  REQUESTS_KEPT_DAYS,
  retryDelays,
  SECRETS_OVERLAP_HOURS,
  SESSION_DAYS,
  SIGN_IN_MINUTES,
} from "../../core/index.js";
import { MAX_DETAILS_LINES } from "../../core/billing/account.js";
import { externalIdLimits, metadataLimits } from "../../core/kernel/external-fields.js";
import { INVITATION_DAYS } from "../../core/users/invitation.js";
import { USUAL_TOLERANCE_SECONDS } from "../../webhooks/verify-webhook.js";
import { root } from "../repository.js";

const fallbackOf = (setting: string): number => Number(settings.find(({ name }) => name === setting)?.fallback);
const rateLimit = fallbackOf("STINT_RATE_LIMIT");
const workspaceLimit = fallbackOf("STINT_WORKSPACE_RATE_LIMIT");
const changesKept = `${CHANGES_KEPT_DAYS} days`;
const outdated = `${MAX_OUTDATED_SECONDS} seconds`;
const minutes = new Intl.ListFormat("en-GB").format(retryDelays().map((seconds) => String(seconds / 60)));

/** What each page and docstring states, made from the constants that define it. */
const stated: Readonly<Record<string, readonly string[]>> = {
  "ARCHITECTURE.md": [`older than ${changesKept}`, `committed ${outdated} before`],
  "docs/api.md": [
    `within ${ANSWERS_KEPT_HOURS} hours`,
    `for ${RESTORABLE_HOURS} hours after`,
    `the last ${outdated}`,
    `for ${changesKept}`,
    `older than ${changesKept}`,
    `any of up to ${MAX_FILTER_VALUES} values`,
    `at most ${MAX_LOGO_KIB} KiB`,
    `at most ${MAX_DOCUMENT_MIB} MiB`,
    `up to ${MAX_DETAILS_LINES} lines, such as`,
    `at most ${invoiceLimits.paymentReference.max} characters`,
    `another system knows them by: ${externalIdLimits.min} to ${externalIdLimits.max} characters`,
    `up to ${metadataLimits.pairs} pairs of texts`,
    `keys of up to ${metadataLimits.key.max} and values of up to ${metadataLimits.value.max} characters`,
    `${rateLimit} requests a minute, in bursts of up to ${rateLimit / 6}`,
    `${workspaceLimit} requests a minute, in bursts of up to ${workspaceLimit / 6}`,
    `each ${KIB_PER_REQUEST} KiB of the body`,
    `Reports count as ${costs.report} requests; a PDF and a list as CSV count as ${costs.file}`,
    `the last ${REQUESTS_KEPT_DAYS} days, newest first`,
    `up to ${requestLimits.requestId} letters`,
    `cut after ${requestLimits.path.toLocaleString("en")} characters, the user agent after ${requestLimits.userAgent}.`,
    `${INVITATIONS_PER_HOUR} invitations to one address, ${INVOICE_MAILS_PER_HOUR} invoices to one address, and ${DEFAULT_MAIL_LIMIT} emails`,
  ],
  "docs/client.md": [
    `keeps keys for ${ANSWERS_KEPT_HOURS} hours`,
    `After ${ANSWERS_KEPT_HOURS} hours, the same key`,
    `at most ${usualRetries.retries} times by default`,
    `waits ${usualRetries.firstWaitMs} ms before the first retry`,
    `every ${USUAL_POLL_MS / 1_000} seconds by default`,
    `the ${changesKept} for which changes are kept`,
  ],
  "docs/backups.md": [`at least ${MIN_PASSPHRASE} characters`],
  "docs/keeping-a-copy.md": [`for ${changesKept}`, `older than ${changesKept}`],
  "docs/operations.md": [
    `each ${KIB_PER_REQUEST} KiB of a body`,
    `valid for ${INVITATION_DAYS} days`,
    `at most ${outdated} behind`,
    `less than ${MIN_FREE_BYTES / 2 ** 20} MiB`,
    `up to ${POOL_SIZE + BACKGROUND_POOL_SIZE + 1} connections`,
    `at most ${GRACE_MS / 1_000} seconds`,
    `a request after ${RECEIVE_MS / 1_000} seconds`,
    `over for ${RECENT_MS / 1_000} seconds`,
    `after ${QUESTION_AFTER_MS / 1_000} seconds without a reply`,
    `receives none for ${SILENCE_SECONDS} seconds`,
    `may take ${usualBounds.statementMinutes} minutes`,
    `sends nothing for ${usualBounds.idleTransactionSeconds} seconds`,
  ],
  "docs/rabbitmq.md": [`every ${EVENT_LEASE_SECONDS} seconds`, `failed ${DELIVERY_LIMIT + 1} times`],
  "docs/read-replicas.md": [
    `committed ${outdated} before`,
    `more than ${outdated} behind`,
    `the ${outdated}`,
    `up to ${POOL_SIZE + 1} connections`,
  ],
  "docs/webhooks.md": [
    `${attemptLimits.connectSeconds} s to connect, ${attemptLimits.totalSeconds} s in total`,
    `by default after ${minutes} minutes`,
    `For ${SECRETS_OVERLAP_HOURS} hours after`,
    `older than ${USUAL_TOLERANCE_SECONDS / 60} minutes`,
    `kept for ${DELIVERIES_KEPT_DAYS} days`,
    `At most ${MAX_CONCURRENT_DELIVERIES} requests`,
    `at most ${MAX_SIGNING_SECRETS} secrets`,
    `returned ${GONE_STATUS} to ${GONE_ATTEMPTS} attempts in a row`,
    `can have ${DEFAULT_WEBHOOK_LIMIT} subscriptions`,
    `and ${concurrencyOf(FAILURES_BEFORE_CAUTION)} after ${FAILURES_BEFORE_CAUTION} failures`,
  ],
  "core/requests/index.ts": [`the last ${REQUESTS_KEPT_DAYS} days`],
  "core/changes/index.ts": [`after ${changesKept}`],
  "core/kernel/page.ts": [`1 to ${MAX_PAGE_SIZE} items`],
  "core/ports/delivery-queue.ts": [
    `at most ${MAX_CONCURRENT_DELIVERIES} of one`,
    `${concurrencyOf(FAILURES_BEFORE_CAUTION)} after ${FAILURES_BEFORE_CAUTION} consecutive failures`,
  ],
  "core/reports/index.ts": [`at most ${MAX_REPORT_MONTHS} months`],
  "core/sessions/index.ts": [
    `valid for ${SIGN_IN_MINUTES} minutes`,
    `with ${MAX_SIGN_IN_LINKS} valid links`,
    `a session of ${SESSION_DAYS} days`,
  ],
  "core/time-entries/index.ts": [`(${MAX_ENTRY_HOURS} hours)`],
  "core/users/index.ts": [`valid for ${INVITATION_DAYS} days`],
  "core/webhooks/index.ts": [`for ${SECRETS_OVERLAP_HOURS} hours`, `the last ${DELIVERIES_KEPT_DAYS} days`],
  "client/changes.ts": [`up to ${changesKept} old`],
  "client/pages.ts": [`${MAX_PAGE_SIZE} items`],
  ...Object.fromEntries(
    ["express", "fetch-handler", "koa"].map((name) => [
      `examples/receive-with-${name}.mjs`,
      [`at most ${attemptLimits.totalSeconds} seconds`],
    ]),
  ),
};

/** Numbers that are no limits of Stint, or that nothing else than the text states. */
const others: Readonly<Record<string, readonly string[]>> = {
  "docs/api.md": ["30 days, issued on 30 January 2026", "with 0 days, of the month of issue"],
  "docs/client.md": ["takes 6 kB compressed"],
  "docs/operations.md": ["10,000 invoices with 100 lines", "160 MB", "80 MB more", "at least 32 characters"],
  "docs/rabbitmq.md": ["within 5 seconds after"],
  "docs/read-replicas.md": ["by up to 4 seconds"],
  "core/ports/delivery-queue.ts": ["within 10 seconds"],
};

const number =
  /\b\d[\d,]*(?: valid| consecutive)? ?(?:ms|s|seconds|minutes|hours|days|months|[kMK]i?B|characters|times|items|links|lines|requests|invitations|invoices|emails|failures|connections)\b/g;

/** The text in one line, without the marks of comments. */
const textOf = (file: string): string => readFileSync(join(root, file), "utf8").replaceAll(/\s+(?:\*\s)?\s*/g, " ");

describe("a text that states a number", () => {
  for (const [file, phrases] of Object.entries(stated)) {
    it(`states what the code defines: ${file}`, () => {
      let rest = textOf(file);
      for (const phrase of phrases) expect(rest).to.contain(phrase);
      for (const phrase of [...phrases, ...(others[file] ?? [])]) rest = rest.replaceAll(phrase, "");
      // A new number belongs to one of the lists above.
      if (file.endsWith(".md")) expect(rest.match(number) ?? []).to.deep.equal([]);
    });
  }
});

/** Texts of the API, of the dashboard in four languages, of mail and of commands. */
const texts = ["adapters/dashboard/src", "adapters/http", "adapters/webhook-sender", "bootstrap", "core/mailing"];

/** In a text, a number with a unit, in English, German, French or Spanish. */
const literal =
  /^[^`"]*["`].*\b\d[\d,.]* (?:derni\w+ |premiers )?(?:days?|hours?|h|minutes?|seconds?|weeks|months|[KM]i[Bo]|Tagen?|Stunden|Minuten|Sekunden|Wochen|Monate|jours|heures|secondes|semaines|mois|días|horas|minutos|segundos|semanas|meses)\b/;

/** Texts whose key is the number: of a choice, or of a group of invoices. A day has 24 hours. */
const named = /^\s*(?:"1_30"|"31_60"|"61_90"|over_60|over_90|"12-weeks"|"12-months"|hint|day|week|invalid): /;

it("texts take the numbers of limits from the code", () => {
  const files = texts.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && literal.test(line) && !named.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).to.deep.equal([]);
});

describe("the client of the API", () => {
  it("requests the largest pages that the API has", () => {
    expect(PAGE_SIZE).to.equal(MAX_PAGE_SIZE);
  });
});
