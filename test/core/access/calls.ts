import {
  type ClientId,
  documentUseCases,
  type InvoiceId,
  parseDecimal,
  parseInstant,
  type Ports,
  type ProjectId,
  type QuoteId,
  type UserActor,
} from "../../../core/index.js";
import { createWorld } from "../world.js";

/** Use cases as a program without types sees them. */
export type Untyped = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** All use cases, and for each the arguments of a call that has every field. */
export interface Calls {
  readonly useCases: Untyped;
  readonly ports: Ports;
  readonly owner: UserActor;
  readonly clientId: ClientId;
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
}

const [start, end] = [parseInstant("2026-03-02T06:00:00Z"), parseInstant("2026-03-02T07:00:00Z")];
const rate = parseDecimal("19");
const tax = { category: "S", rate };
const address = { line1: "1 Main Street", city: "Berlin", country: "DE" };
const period = { start: "2026-01-01", end: "2026-01-31" };
const rounding = { grain: "entry", mode: "up", stepMinutes: 15 };
const allowance = { amount: 1n, reason: "x", tax };
const days = { issuedFrom: "2026-03-01", issuedTo: "2026-03-02", dueFrom: "2026-03-01", dueTo: "2026-03-02" };
const line = { description: "Work", quantity: rate, unit: "HUR", unitPrice: 100n, period, tax };
const content = {
  ...{
    issueDate: "2026-03-02",
    dueDate: "2026-04-01",
    period,
    prices: "net",
    notes: "x",
    purchaseOrder: "x",
    contractReference: "x",
    projectReference: "x",
    tax,
  },
  ...{ discount: { kind: "percent", percent: rate }, earlyPaymentDiscount: { days: 5, percent: rate }, prepaidAmount: 1n },
  ...{ payableRounding: { kind: "increment", increment: 5n }, taxCurrency: { currency: "USD", exchangeRate: rate } },
  ...{ buyerReference: "x", paymentReference: "x", lines: [{ ...line, allowances: [{ amount: 1n, reason: "x" }] }] },
  ...{ allowances: [allowance], charges: [allowance], deposits: [{ invoiceId: "inv_1" }] },
};
const quote = {
  ...{ validUntil: "2026-03-31", prices: "net", discount: { kind: "percent", percent: rate }, notes: "x", tax },
  ...{ projectReference: "x", buyerReference: "x", allowances: [allowance], charges: [allowance] },
  lines: [{ ...line, allowances: [{ amount: 1n, reason: "x" }] }],
};
const recurring = {
  ...{ name: "x", unit: "month", interval: 2, startsOn: "2026-03-02", dayOfMonth: 31, endsOn: "2027-03-02", maxInvoices: 9 },
  ...{ period: "preceding", action: "send", skipEmpty: true, prices: "net", tax, notes: "x", purchaseOrder: "x" },
  ...{ contractReference: "x", projectReference: "x", buyerReference: "x", subject: "x", message: "x" },
  lines: [{ description: "Work", quantity: rate, unit: "HUR", unitPrice: 100n, tax }],
  fromTime: { projectIds: [], taskIds: [], userIds: [], groupBy: "project", rounding },
  retainer: {
    ...{ amount: 100n, includedHours: rate, projectIds: [], rate: 5n },
    ...{ rollOver: { maxHours: rate }, description: "x" },
  },
};
const reminderStep = {
  ...{ days: 7, subject: "x", message: "x", interest: rate, attachInvoice: true, attachReminder: true },
  fee: { amount: 5n, currency: "EUR" },
};
const expense = {
  ...{
    date: "2026-03-02",
    projectId: "prj_1",
    clientId: "cli_1",
    category: "x",
    description: "x",
    amount: 100n,
    currency: "EUR",
  },
  ...{ taxRate: rate, taxAmount: 1n, billable: true, markup: rate, conversion: { net: 1n, currency: "USD" } },
  ...{ reimbursable: true, reimbursedOn: "2026-03-02" },
};
const milestone = { name: "x", description: "x", amount: 100n, currency: "EUR", tax, dueDate: "2026-04-30" };
const reading = {
  ...{ fileName: "x", format: "csv", encoding: "utf-8", account: "x", currency: "EUR", delimiter: "tab", decimalPoint: "comma" },
  ...{ dateFormat: "YYYY-MM-DD", skipLines: 1, skipEndLines: 1, bookingDateColumn: "x", valueDateColumn: "x", amountColumn: "x" },
  ...{ debitColumn: "x", creditColumn: "x", directionColumn: "x", currencyColumn: "x", nameColumn: "x", accountColumn: "x" },
  ...{ endToEndIdColumn: "x", referenceColumn: "x", remittanceColumns: ["x"], bankReferenceColumn: "x" },
};
const image = { mediaType: "image/png", content: new Uint8Array(1) };
const page = (sort = "createdAt", key: unknown = start) => ({ limit: 9, sort, descending: false, after: { key, id: "x_1" } });
const byName = page("name", "x");
const signal = new AbortController().signal;

export async function createCalls(): Promise<Calls> {
  const { useCases, ports, owner } = await createWorld("2026-03-02T08:00:00Z");
  const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
  const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId });
  const { id: invoiceId } = (
    await useCases.createInvoice(owner, { clientId, lines: [{ description: "Work", quantity: rate, unitPrice: 1n }] })
  ).invoice;
  const offer = { clientId, lines: [{ description: "Work", quantity: rate, unitPrice: 1n }] };
  const { id: quoteId } = (await useCases.createQuote(owner, offer)).quote;
  const documentRenderer = { render: async () => new Uint8Array(1) };
  const form = { root: "invoice", repeated: [], otherCurrency: [], embedded: 1 } as const;
  const documentReader = { read: async () => ({ format: "ubl", terms: {}, unread: [], form }) as const };
  const all = { ...useCases, ...documentUseCases({ ...ports, documentReader, documentRenderer }) };
  return {
    useCases: all as unknown as Untyped,
    ports,
    owner,
    clientId,
    samples: samplesOf(owner, { clientId, projectId, invoiceId, quoteId }),
  };
}

/** The use cases whose arguments are an actor and the id of a resource, or only an actor. */
const simple = {
  cli: ["getClient", "getCreditBalance", "deleteClient"],
  prj: ["getProject", "deleteProject"],
  task: ["getTask", "deleteTask"],
  te: ["getTimeEntry", "requireWritableTimeEntry", "stopTimeEntry", "deleteTimeEntry"],
  inv: ["getInvoice", "deleteInvoice", "explainInvoice", "getInvoiceProof", "previewReminder", "resumeReminders"],
  rem: ["getReminder"],
  quo: ["getQuote", "deleteQuote", "issueQuote", "billQuote"],
  exp: ["getExpense", "requireWritableExpense", "deleteExpense", "getReceipt"],
  mst: ["getMilestone", "completeMilestone", "reopenMilestone", "deleteMilestone"],
  rin: [
    ...["getRecurringInvoice", "deleteRecurringInvoice", "previewRecurringInvoice"],
    ...["billRecurringInvoice", "skipRecurringInvoice"],
  ],
  bst: ["getBankStatement"],
  btx: ["getBankTransaction", "ignoreBankTransaction", "matchBankTransaction", "unbookBankTransaction"],
  tok: ["getToken", "revokeToken"],
  usr: ["getUser", "resendInvitation", "withdrawInvitation"],
  wh: ["getWebhook", "deleteWebhook", "pingWebhook"],
  whd: ["getWebhookDelivery", "retryWebhookDelivery"],
};
const ofActor = [
  ...["findEndOfChanges", "getFont", "getLogo", "getMe", "getPreferences", "getTimeZone", "getWebhookSecret", "getWorkspace"],
  ...["listTags", "getAudit", "rotateWebhookSecret", "signOut", "signOutEverywhere"],
];
const found = {
  Clients: "cli",
  Projects: "prj",
  Tasks: "task",
  Invoices: "inv",
  RecurringInvoices: "rin",
  Reminders: "rem",
  Users: "usr",
  Webhooks: "wh",
};

interface Made {
  readonly clientId: ClientId;
  readonly projectId: ProjectId;
  readonly invoiceId: InvoiceId;
  readonly quoteId: QuoteId;
}

function samplesOf(me: UserActor, { clientId, projectId, invoiceId, quoteId }: Made): Calls["samples"] {
  const { workspaceId, userId } = me;
  const lists = {
    userIds: [userId],
    projectIds: [projectId],
    taskIds: ["task_1"],
    clientIds: [clientId],
    invoiceIds: [invoiceId],
    tags: ["x"],
  };
  const timeFilter = {
    ...lists,
    billingMethods: ["time"],
    billable: true,
    billed: false,
    from: start,
    to: end,
    notes: "x",
    updatedSince: start,
  };
  const statuses = ["active"];
  const range = { from: "2026-03-01", to: "2026-04-01" };
  const expenses = {
    ...{ userIds: [userId], projectIds: [projectId], clientIds: [clientId], invoiceIds: [invoiceId], categories: ["x"] },
    ...{ billable: true, statuses: ["billed"], reimbursable: true, reimbursed: false, ...range, updatedSince: start },
  };
  const named = { statuses, name: "x", updatedSince: start };
  const creation = {
    ...{ ...content, clientId, type: "invoice" },
    fromTime: { projectIds: [projectId], taskIds: [], userIds: [userId], from: start, to: end, groupBy: "project", rounding },
    fromExpenses: { projectIds: [projectId], userIds: [userId], ...range, groupBy: "category" },
    fromMilestones: { projectIds: [projectId], milestoneIds: ["mst_1"] },
  };
  const client = {
    ...{ name: "x", legalName: "x", email: "a@example.com", ccEmails: ["b@example.com"], copyToSeller: true, address, tax },
    ...{
      taxId: "DE136695976",
      currency: "EUR",
      paymentTermsDays: 5,
      paymentTermsRule: "days",
      earlyPaymentDiscount: { days: 5, percent: rate },
    },
    ...{ timesheetAnnex: "csv", timesheetColumns: ["date"] },
    ...{ rate: 5n, buyerReference: "x", invoiceNotes: "x", locale: "de", notes: "x", status: "active" },
    reminderSteps: [reminderStep],
  };
  const project = {
    name: "x",
    clientId,
    code: "x",
    color: "#112233",
    rate: 5n,
    billable: true,
    billingMethod: "time",
    notes: "x",
  };
  const entry = {
    projectId,
    taskId: "task_1",
    notes: "x",
    startTime: start,
    endTime: end,
    billable: true,
    tags: ["x"],
    rate: 5n,
  };
  const webhook = { url: "https://example.com/", events: ["invoice.paid"], description: "x" };
  return {
    ...Object.fromEntries(ofActor.map((name) => [name, [me]])),
    ...Object.fromEntries(Object.entries(simple).flatMap(([prefix, names]) => names.map((name) => [name, [me, `${prefix}_1`]]))),
    ...Object.fromEntries(Object.entries(found).map(([names, prefix]) => [`find${names}`, [me, [`${prefix}_1`]]])),
    createQuote: [me, { ...quote, clientId }],
    updateQuote: [me, "quo_1", quote],
    acceptQuote: [me, "quo_1", { name: "x" }],
    declineQuote: [me, "quo_1", { reason: "x" }],
    planQuote: [me, "quo_1", { name: "x" }],
    exportQuote: [me, "quo_1", signal],
    listQuotes: [
      me,
      { statuses: ["open"], expired: true, clientIds: [clientId], numbers: ["x"], invoiceIds: [invoiceId], updatedSince: start },
      page("issueDate", "2026-03-02"),
    ],
    createRecurringInvoice: [me, { ...recurring, clientId }],
    updateRecurringInvoice: [me, "rin_1", { ...recurring, status: "paused" }],
    sendReminder: [me, invoiceId, { days: 7, to: ["a@example.com"], cc: ["b@example.com"], subject: "x", message: "x" }],
    pauseReminders: [me, invoiceId, { status: "disputed", reason: "x", until: "2027-03-02" }],
    listReminders: [
      me,
      {
        ...{ invoiceIds: [invoiceId], clientIds: [clientId], statuses: ["sent"] },
        ...{ datedFrom: "2026-03-01", datedTo: "2026-03-02" },
      },
      page(),
    ],
    listRecurringInvoices: [me, { statuses, clientIds: [clientId], failed: true, ended: false, updatedSince: start }, byName],
    importBankStatements: [me, { ...reading, content: new Uint8Array(1) }],
    listBankStatements: [me, { accounts: ["x"], updatedSince: start }, page()],
    listBankTransactions: [
      me,
      {
        ...{ statuses: ["booked"], statementIds: ["bst_1"], clientIds: [clientId], accounts: ["x"], updatedSince: start },
        ...{ bookedFrom: "2026-03-01", bookedTo: "2026-03-31" },
      },
      page("bookingDate", "2026-03-02"),
    ],
    bookBankTransaction: [
      me,
      "btx_1",
      { allocations: [{ invoiceId: "inv_1", amount: 1n, discount: 0n }], keepRestAsCredit: true, clientId },
    ],
    applyCredit: [me, "inv_1", { amount: 1n }],
    resolveExternalIds: [me, "client", ["x"]],
    createClient: [me, client],
    updateClient: [me, clientId, client, "future"],
    listClients: [me, { ...named, emails: ["a@example.com"], currencies: ["EUR"] }, byName],
    createProject: [me, { ...project, budget: { kind: "hours", hours: rate, period: "total" } }],
    updateProject: [me, projectId, { ...project, budget: { kind: "amount", amount: 5n } }, "future"],
    listProjects: [me, { ...named, clientIds: [clientId], billable: true, codes: ["x"] }, byName],
    createTask: [me, projectId, { name: "x", rate: 5n, billable: true }],
    updateTask: [me, "task_1", { name: "x", rate: 5n, billable: true }, "future"],
    listTasksOfAllProjects: [me, { ...named, projectIds: [projectId], billable: true }, byName],
    listTasksOfProject: [me, projectId, { ...named, billable: true }, byName],
    createTimeEntry: [me, { ...entry, userId, durationSeconds: 60, stopRunning: true }],
    createTimeEntries: [me, { entries: [{ ...entry, userId, durationSeconds: 60 }], mode: "each" }],
    updateTimeEntry: [me, "te_1", { ...entry, durationSeconds: 60 }],
    updateTimeEntries: [me, { ids: ["te_1"], mode: "all" }, { ...entry, durationSeconds: 60 }],
    deleteTimeEntries: [me, { filter: { ...timeFilter, running: false, endsAfter: start }, mode: "each" }],
    restoreTimeEntry: [me, "te_1", { version: 1 }],
    listTimeEntries: [me, { ...timeFilter, running: false, endsAfter: start }, page("startTime")],
    listTimeEntryTexts: [me, { ...timeFilter, running: false, endsAfter: start }, page("startTime")],
    renameTags: [me, { from: ["x"], to: "y" }],
    createExpense: [me, { ...expense, userId, kind: "amount", distance: rate, distanceUnit: "km", rate }],
    updateExpense: [me, "exp_1", expense],
    listExpenses: [me, expenses, page("date", "2026-03-02")],
    sumExpenses: [me, expenses],
    createMilestone: [me, { ...milestone, projectId }],
    updateMilestone: [me, "mst_1", milestone],
    listMilestones: [
      me,
      {
        ...{ projectIds: [projectId], clientIds: [clientId], invoiceIds: [invoiceId], statuses: ["open"] },
        updatedSince: start,
      },
      page("dueDate", "2026-03-02"),
    ],
    replaceReceipt: [me, "exp_1", image],
    createInvoice: [me, creation],
    previewInvoice: [me, creation],
    exportInvoicePreview: [me, creation, signal],
    getInvoiceTimesheet: [me, invoiceId],
    exportInvoiceTimesheet: [me, invoiceId, "csv", signal],
    inspectDocument: [me, new Uint8Array(1), signal],
    exportReminder: [me, "rem_1", signal],
    exportInvoice: [me, invoiceId, { format: "pdf", copy: "void", signal }],
    updateInvoice: [
      me,
      invoiceId,
      { ...content, clientId, status: "open", contentOfDraft: true, paidOn: "2026-03-02", method: "x", reference: "x" },
    ],
    listInvoices: [
      me,
      {
        ...{ types: ["invoice"], statuses: ["draft"], clientIds: [clientId], numbers: ["x"], text: "x", currencies: ["EUR"] },
        ...{ ...days, overdue: false, updatedSince: start },
      },
      page("issueDate", "2026-03-02"),
    ],
    recordPayment: [me, invoiceId, { amount: 1n, kind: "payment", paidOn: "2026-03-02", method: "x", reference: "x" }],
    reversePayment: [me, invoiceId, "pay_1", { reason: "x" }],
    createCreditNote: [me, invoiceId, { reason: "x", lines: [{ line: 0, quantity: rate, net: 1n }], releaseTime: true }],
    createQuoteLink: [me, "quo_1", { expiresAt: end }],
    listQuoteLinks: [me, quoteId, { activeAt: start }, page()],
    revokeQuoteLink: [me, "quo_1", "lnk_1"],
    acceptSharedQuote: ["x", { name: "x" }],
    declineSharedQuote: ["x", { reason: "x" }],
    sendQuote: [me, "quo_1", { to: ["a@example.com"], cc: ["b@example.com"], subject: "x", message: "x" }],
    createDocumentLink: [me, invoiceId, { expiresAt: end }],
    listDocumentLinks: [me, invoiceId, { activeAt: start }, page()],
    revokeDocumentLink: [me, invoiceId, "lnk_1"],
    recordDocumentView: ["x", "x"],
    askQuestion: ["x", { text: "x", replyTo: "a@example.com" }],
    openSharedDocument: ["x"],
    exportSharedDocument: ["x", "pdf", new AbortController().signal],
    validateInvoice: [me, invoiceId, "issue"],
    sendInvoice: [me, invoiceId, { to: ["a@example.com"], cc: ["b@example.com"], subject: "x", message: "x" }],
    sendAccountStatement: [
      me,
      clientId,
      {
        ...{ to: ["a@example.com"], cc: ["b@example.com"], subject: "x", message: "x" },
        ...{ statementFrom: "2026-01-01", statementTo: "2026-02-01" },
      },
    ],
    listClientMessages: [me, clientId, { statuses: ["queued"] }, page()],
    listInvoiceMessages: [me, invoiceId, { statuses: ["queued"] }, page()],
    listChanges: [me, { after: 0, limit: 9, types: ["client"] }],
    getDeliveryReport: [me, { webhookIds: ["wh_1"], from: start, to: end, interval: "hour", timeZone: "Europe/Berlin" }],
    getTimeReport: [me, { groupBy: ["client"], timeZone: "Europe/Berlin", filter: timeFilter }],
    getAccountStatement: [me, clientId, { from: "2026-01-01", to: "2026-02-01", currencies: ["EUR"] }],
    exportAccountStatement: [me, clientId, { from: "2026-01-01", to: "2026-02-01", currencies: ["EUR"], signal }],
    getInvoiceReport: [me, { from: "2026-01-01", to: "2026-02-01" }],
    getJournal: [me, { from: "2026-01-01", to: "2026-02-01", currencies: ["EUR"] }],
    requestSignInLink: ["a@example.com"],
    grantSignIn: [{ email: "a@example.com", workspaceId }],
    signIn: ["x", "x"],
    acceptInvitation: [{ token: "x", name: "x", signIn: true, formerSession: "x" }],
    authenticate: ["x"],
    createToken: [me, { name: "x", scopes: ["read"], expiresAt: end }],
    listTokens: [me, { userIds: [userId], kinds: ["api"] }, page()],
    updateMe: [me, { name: "x" }],
    updatePreferences: [
      me,
      {
        durationFormat: "clock",
        savedReports: [{ name: "x", kind: "time", query: "x" }],
        weekTemplates: [{ name: "x", rows: ["x"] }],
      },
    ],
    listUsers: [me, { ...named, roles: ["owner"], emails: ["a@example.com"] }, byName],
    findActors: ["a@example.com"],
    inviteUser: [me, { email: "z@example.com", role: "member", name: "x" }],
    updateUser: [me, "usr_1", { role: "admin", rate: 5n }, "future"],
    grantToken: [{ email: "a@example.com", workspaceId, name: "x" }],
    createWebhook: [me, { ...webhook, backfillFrom: start }],
    updateWebhook: [me, "wh_1", { ...webhook, status: "paused" }],
    listWebhooks: [me, { statuses, updatedSince: start }, page()],
    listRequests: [
      me,
      { requestIds: ["r-1"], tokenIds: ["tok_1"], methods: ["GET"], statuses: [404], from: start, to: end },
      page(),
    ],
    listEvents: [me, { types: ["invoice.paid"], from: start, to: end }, page()],
    listWebhookDeliveries: [
      me,
      {
        ...{ webhookIds: ["wh_1"], statuses: ["pending"], eventTypes: ["invoice.paid"], eventIds: ["evt_1"] },
        ...{ from: start, to: end, updatedSince: start },
      },
      page(),
    ],
    recoverWebhookDeliveries: [me, "wh_1", start],
    auditWorkspace: [workspaceId],
    verifyLedger: [workspaceId],
    createWorkspace: [{ name: "x", ownerEmail: "q@example.com", ownerName: "x", currency: "EUR", timeZone: "Europe/Berlin" }],
    updateWorkspace: [
      me,
      {
        ...{ name: "x", currency: "USD", timeZone: "UTC", locale: "de", weekStart: "monday", rate: 5n, rounding, tax },
        ...{
          invoiceNumberFormat: "X-{SEQ}",
          paymentTermsDays: 5,
          paymentTermsRule: "days",
          paymentCode: "epc_qr",
          seller: { legalName: "x", address },
          accentColor: "#112233",
        },
        ...{ documentTexts: [{ language: "de", notes: "x", footer: "x" }], timerLimitHours: 5, invoiceNextNumber: 5 },
      },
      "future",
    ],
    replaceLogo: [me, image],
    replaceFont: [me, { ...image, mediaType: "font/ttf" }],
  };
}
