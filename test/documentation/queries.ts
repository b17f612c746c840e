import type { Entry } from "../../packaging/docs/search/entry.js";

/** What an integrator types, what they look for, and among how many of the first results it must be. */
interface Query {
  readonly text: string;
  readonly within: number;
  readonly url: RegExp;
}

const first = (text: string, url: RegExp): Query => ({ text, within: 1, url });
const near = (text: string, url: RegExp): Query => ({ text, within: 3, url });

/** The operation that issues an invoice, or the section about it. */
const issuing = /^api\/invoices\/(?:updateInvoice|issue\w*)\.html$|^guides\/api\.html#issue-an-invoice$/;
/** The section about electronic invoices, or the operation that returns them. */
const electronicInvoices = /^guides\/api\.html#electronic-invoices$|^api\/invoices\/exportInvoice\.html$/;
const voiding = /^api\/invoices\/(?:updateInvoice|void\w*)\.html$/;

const settings = /^guides\/operations\.html#settings$/;

export const queries: readonly Query[] = [
  near("bank statement", /^guides\/bank-statements\.html|^api\/bank-statements\//),
  near("mt940", /^guides\/bank-statements\.html|^api\/bank-statements\//),
  first("idempotency", /^guides\/api\.html#safe-retries$/),
  first("idempot", /^guides\/api\.html#safe-retries$/),
  first("rate limit", /^guides\/api\.html#limits$/),
  first("429", /^guides\/api\.html#limits$/),
  near("receipt", /^guides\/expenses\.html#attach-the-receipt$|^api\/expenses\/(?:get|replace|delete)Receipt\.html$/),
  near("mileage", /^guides\/expenses\.html|^api\/expenses\/createExpense\.html$/),
  near("issue", issuing),
  near("finalize", issuing),
  near("issue an invoice", issuing),
  near("void", voiding),
  near("cancel invoice", voiding),
  first("deposit", /^guides\/api\.html#deposits$/),
  near("partial payment", /^api\/invoices\/recordPayment\.html$/),
  near("refund", /^api\/invoices\/recordPayment\.html$/),
  near("refund", /^api\/invoices\/createCreditNote\.html$/),
  first("credit note", /^api\/invoices\/createCreditNote\.html$/),
  near("timer", /^api\/time-entries\/stopTimeEntry\.html$/),
  first("start timer", /^api\/time-entries\/createTimeEntry\.html$/),
  first("api key", /^api\/tokens\//),
  near("token", /^api\/tokens\/createToken\.html$/),
  near("authentication", /^api\/tokens\/|^api\/index\.html$/),
  first("login", /^api\/sessions\//),
  near("pagination", /^guides\/api\.html#lists$/),
  near("cursor", /^guides\/api\.html#lists$/),
  first("webhooks", /^guides\/webhooks\.html$/),
  near("webhook signature", /^guides\/webhooks\.html#verifying$/),
  near("retry", /^guides\/api\.html#safe-retries$/),
  first("sandbox", /^guides\/operations\.html#demo-data$/),
  first("demo", /^guides\/operations\.html#demo-data$/),
  near("timesheet", /^api\/(?:reports\/getTimesheet|invoices\/getInvoiceTimesheet)\.html$/),
  first("tax", /^guides\/checks\.html#what-vat-law-requires-$/),
  first("VAT", /^guides\/checks\.html#what-vat-law-requires-$/),
  ...["e-invoice", "einvoice", "electronic invoice", "factur-x", "zugferd", "ubl", "cii", "xrechnung", "peppol"].map((text) =>
    first(text, electronicInvoices),
  ),
  first("validate", /^guides\/checks\.html$/),
  near("XRechnung", electronicInvoices),
  first("export", /^api\/exports\/index\.html$/),
  near("csv", /^api\/exports\/|^api\/.*AsCsv\.html$/),
  first("rounding", /^guides\/api\.html#amounts-of-an-invoice$/),
  first("currency", /^guides\/api\.html#amounts-of-an-invoice$/),
  near("time zone", /^api\/reports\/getTimeReport\.html$/),
  near("errors", /^guides\/api\.html#errors$/),
  near("problem", /^guides\/api\.html#errors$/),
  first("backup", /^guides\/backups\.html$/),
  first("docker", /^guides\/operations\.html#docker-compose$/),
  first("upgrade", /^guides\/operations\.html#upgrade$/),
  first("etag", /^guides\/api\.html#concurrent-changes$/),
  first("metrics", /^guides\/operations\.html#monitoring$/),
  near("pdf", /^api\/invoices\/exportInvoice\.html$/),
  first("delete client", /^api\/clients\/deleteClient\.html$/),
  first("POST /invoices", /^api\/invoices\/createInvoice\.html$/),
  first("POST /v1/invoices", /^api\/invoices\/createInvoice\.html$/),
  first("createClient", /^api\/clients\/createClient\.html$/),
  near("timer_running", /^api\/errors\.html#timer_running$/),
  first("invoice.issued", /^api\/events\.html#invoiceissued$/),
  first("mark as paid", /^api\/invoices\/payInvoice\.html$/),
  first("mark invoice as paid", /^api\/invoices\/payInvoice\.html$/),
  first("If-Match", /^guides\/api\.html#concurrent-changes$/),
  ...["cors", "STINT_CORS_ORIGINS", "STINT_RATE_LIMIT", "DATABASE_URL", "stint_webhook_allow"].map((text) =>
    first(text, settings),
  ),
  first("BR-DE-15", /^guides\/checks\.html#xrechnung/),
  ...["nextjs", "next.js", "express", "hono"].map((text) =>
    first(text, /^guides\/embedding\.html#the-rest-api-in-your-application$/),
  ),
  near("commonjs", /^guides\/embedding\.html#what-you-import$/),
  near("esm", /^guides\/embedding\.html#what-you-import$/),
  near("moduleResolution", /^guides\/embedding\.html#what-you-import$/),
  first("wildcard", /^guides\/webhooks\.html#subscribing$/),
  first("all events", /^guides\/webhooks\.html#subscribing$/),
  first("stint listen", /^guides\/webhooks\.html#on-your-own-machine$/),
  first("test webhook locally", /^guides\/webhooks\.html#on-your-own-machine$/),
  first("createUseCases", /^library\/stint\/createUseCases\.html$/),
];

/** Where the search does not find what it should, with what it finds instead. */
export const missing = (search: (query: string) => readonly Entry[]): readonly string[] =>
  queries.flatMap(({ text, within, url }) => {
    const found = search(text)
      .slice(0, within)
      .map((entry) => entry.url);
    return found.some((one) => url.test(one)) ? [] : [`${text}: ${found.join(", ")} instead of ${url.source}`];
  });
