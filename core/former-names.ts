/** The use cases that had another name, by that name, with the current one. */
const formerNames = {
  /** @deprecated Use `replaceFont`. Removed in 0.5.0. */
  changeFont: "replaceFont",
  /** @deprecated Use `replaceLogo`. Removed in 0.5.0. */
  changeLogo: "replaceLogo",
  /** @deprecated Use `deleteInvoice`. Removed in 0.5.0. */
  deleteDraft: "deleteInvoice",
  /** @deprecated Use `getWebhookDelivery`. Removed in 0.5.0. */
  getDelivery: "getWebhookDelivery",
  /** @deprecated Use `getInvoiceProof`. Removed in 0.5.0. */
  getProof: "getInvoiceProof",
  /** @deprecated Use `listWebhookDeliveries`. Removed in 0.5.0. */
  listDeliveries: "listWebhookDeliveries",
  /** @deprecated Use `listInvoiceMessages`. Removed in 0.5.0. */
  listMessages: "listInvoiceMessages",
  /** @deprecated Use `listTasksOfAllProjects`. Removed in 0.5.0. */
  listTasks: "listTasksOfAllProjects",
  /** @deprecated Use `sendInvoice`. Removed in 0.5.0. */
  queueInvoice: "sendInvoice",
  /** @deprecated Use `recoverWebhookDeliveries`. Removed in 0.5.0. */
  recoverDeliveries: "recoverWebhookDeliveries",
  /** @deprecated Use `getAudit`. Removed in 0.5.0. */
  reportAudit: "getAudit",
  /** @deprecated Use `getDeliveryReport`. Removed in 0.5.0. */
  reportDeliveries: "getDeliveryReport",
  /** @deprecated Use `getInvoiceReport`. Removed in 0.5.0. */
  reportInvoices: "getInvoiceReport",
  /** @deprecated Use `getTimeReport`. Removed in 0.5.0. */
  reportTime: "getTimeReport",
  /** @deprecated Use `requestSignInLink`. Removed in 0.5.0. */
  requestSignIn: "requestSignInLink",
  /** @deprecated Use `retryWebhookDelivery`. Removed in 0.5.0. */
  retryDelivery: "retryWebhookDelivery",
} as const;

type Renamed = { readonly [Name in (typeof formerNames)[keyof typeof formerNames]]: unknown };

/** The same use cases by their former names. */
export type FormerNames<UseCases extends Renamed> = {
  readonly [Name in keyof typeof formerNames]: UseCases[(typeof formerNames)[Name]];
};

/** The use cases, by their names and by their former ones. */
export function withFormerNames<UseCases extends Renamed>(useCases: UseCases): FormerNames<UseCases> & UseCases {
  const former = Object.entries(formerNames).map(([name, current]) => [name, useCases[current]]);
  return { ...useCases, ...(Object.fromEntries(former) as FormerNames<UseCases>) };
}
