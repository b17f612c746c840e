import { makeFindEndOfChanges, makeListChanges } from "./changes/use-cases/list-changes.js";
import { makeDeleteUnreferenced } from "./access/delete-unreferenced.js";
import { makeFindClients, makeGetClient, makeListClients } from "./clients/use-cases/read-clients.js";
import { makeCreateClient } from "./clients/use-cases/create-client.js";
import { makeUpdateClient } from "./clients/use-cases/update-client.js";
import { makeCreateInvoice, makePreviewInvoice } from "./invoices/use-cases/create-invoice.js";
import { makeDeleteDraft } from "./invoices/use-cases/delete-draft.js";
import { makeFindInvoices, makeGetInvoice, makeListInvoices } from "./invoices/use-cases/read-invoices.js";
import { makeQueueInvoice } from "./mailing/use-cases/queue-invoice.js";
import { makeRecordPayment } from "./invoices/use-cases/record-payment.js";
import { makeUpdateInvoice } from "./invoices/use-cases/update-invoice.js";
import type { Ports } from "./ports/ports.js";
import { makeCreateProject } from "./projects/use-cases/create-project.js";
import { makeFindProjects, makeGetProject, makeListProjects } from "./projects/use-cases/read-projects.js";
import { makeUpdateProject } from "./projects/use-cases/update-project.js";
import { makeReportDeliveries } from "./reports/use-cases/report-deliveries.js";
import { makeReportInvoices } from "./reports/use-cases/report-invoices.js";
import { makeReportTime } from "./reports/use-cases/report-time.js";
import { makeCreateTask } from "./tasks/use-cases/create-task.js";
import { makeFindTasks, makeGetTask, makeListTasks, makeListTasksOfProject } from "./tasks/use-cases/read-tasks.js";
import { makeUpdateTask } from "./tasks/use-cases/update-task.js";
import { makeCreateTimeEntry } from "./time-entries/use-cases/create-time-entry.js";
import { makeDeleteTimeEntry } from "./time-entries/use-cases/delete-time-entry.js";
import {
  makeGetTimeEntry,
  makeListTimeEntries,
  makeRequireWritableTimeEntry,
} from "./time-entries/use-cases/read-time-entries.js";
import { makeStopTimeEntry } from "./time-entries/use-cases/stop-time-entry.js";
import { makeUpdateTimeEntry } from "./time-entries/use-cases/update-time-entry.js";
import { makeAuthenticate } from "./tokens/use-cases/authenticate.js";
import { makeCreateToken } from "./tokens/use-cases/create-token.js";
import { makeGrantToken } from "./users/use-cases/grant-token.js";
import { makeListTokens } from "./tokens/use-cases/list-tokens.js";
import { makeGetToken } from "./tokens/use-cases/get-token.js";
import { makeRevokeToken } from "./tokens/use-cases/revoke-token.js";
import { makeAcceptInvitation } from "./sessions/use-cases/accept-invitation.js";
import { makeGetMe, makeGetUser } from "./users/use-cases/get-user.js";
import { makeInviteUser } from "./users/use-cases/invite-user.js";
import { makeListMessages } from "./messages/use-cases/list-messages.js";
import { makeFindUsers, makeListUsers } from "./users/use-cases/list-users.js";
import { makeResendInvitation } from "./users/use-cases/resend-invitation.js";
import { makeUpdateMe } from "./users/use-cases/update-me.js";
import { makeUpdateUser } from "./users/use-cases/update-user.js";
import { makeWithdrawInvitation } from "./users/use-cases/withdraw-invitation.js";
import { makeGrantSignIn } from "./sessions/use-cases/grant-sign-in.js";
import { makeRequestSignIn } from "./sessions/use-cases/request-sign-in.js";
import { makeSignIn } from "./sessions/use-cases/sign-in.js";
import { makeSignOut, makeSignOutEverywhere } from "./sessions/use-cases/sign-out.js";
import { makeCreateWebhook } from "./webhooks/use-cases/create-webhook.js";
import { makeDeleteWebhook } from "./webhooks/use-cases/delete-webhook.js";
import { makePingWebhook } from "./webhooks/use-cases/ping-webhook.js";
import { makeGetDelivery, makeListDeliveries } from "./webhooks/use-cases/read-deliveries.js";
import { makeRecoverDeliveries, makeRetryDelivery } from "./webhooks/use-cases/retry-deliveries.js";
import { makeFindWebhooks, makeGetWebhook, makeListWebhooks } from "./webhooks/use-cases/read-webhooks.js";
import { makeUpdateWebhook } from "./webhooks/use-cases/update-webhook.js";
import { makeGetWebhookSecret, makeRotateWebhookSecret } from "./webhooks/use-cases/webhook-secret.js";
import { makeCreateWorkspace } from "./workspaces/use-cases/create-workspace.js";
import { makeGetTimeZone } from "./workspaces/use-cases/get-time-zone.js";
import { makeGetWorkspace } from "./workspaces/use-cases/get-workspace.js";
import { makeUpdateWorkspace } from "./workspaces/use-cases/update-workspace.js";

/** Creates all use cases of Stint on the given ports. The domain is wired only here. */
export function createUseCases(ports: Ports) {
  return {
    authenticate: makeAuthenticate(ports),

    requestSignIn: makeRequestSignIn(ports),
    grantSignIn: makeGrantSignIn(ports),
    signIn: makeSignIn(ports),
    signOut: makeSignOut(ports),
    signOutEverywhere: makeSignOutEverywhere(ports),

    createWorkspace: makeCreateWorkspace(ports),
    getTimeZone: makeGetTimeZone(ports),
    getWorkspace: makeGetWorkspace(ports),
    updateWorkspace: makeUpdateWorkspace(ports),

    createWebhook: makeCreateWebhook(ports),
    listWebhooks: makeListWebhooks(ports),
    getWebhook: makeGetWebhook(ports),
    findWebhooks: makeFindWebhooks(ports),
    updateWebhook: makeUpdateWebhook(ports),
    deleteWebhook: makeDeleteWebhook(ports),
    getWebhookSecret: makeGetWebhookSecret(ports),
    rotateWebhookSecret: makeRotateWebhookSecret(ports),
    listDeliveries: makeListDeliveries(ports),
    getDelivery: makeGetDelivery(ports),
    retryDelivery: makeRetryDelivery(ports),
    recoverDeliveries: makeRecoverDeliveries(ports),
    pingWebhook: makePingWebhook(ports),

    getMe: makeGetMe(ports),
    updateMe: makeUpdateMe(ports),
    listUsers: makeListUsers(ports),
    getUser: makeGetUser(ports),
    findUsers: makeFindUsers(ports),
    inviteUser: makeInviteUser(ports),
    resendInvitation: makeResendInvitation(ports),
    acceptInvitation: makeAcceptInvitation(ports),
    updateUser: makeUpdateUser(ports),
    withdrawInvitation: makeWithdrawInvitation(ports),

    createToken: makeCreateToken(ports),
    grantToken: makeGrantToken(ports),
    listTokens: makeListTokens(ports),
    getToken: makeGetToken(ports),
    revokeToken: makeRevokeToken(ports),

    createClient: makeCreateClient(ports),
    listClients: makeListClients(ports),
    getClient: makeGetClient(ports),
    findClients: makeFindClients(ports),
    updateClient: makeUpdateClient(ports),
    deleteClient: makeDeleteUnreferenced(ports, "client", ({ clients }) => clients),

    createProject: makeCreateProject(ports),
    listProjects: makeListProjects(ports),
    getProject: makeGetProject(ports),
    findProjects: makeFindProjects(ports),
    updateProject: makeUpdateProject(ports),
    deleteProject: makeDeleteUnreferenced(ports, "project", ({ projects }) => projects),

    createTask: makeCreateTask(ports),
    listTasks: makeListTasks(ports),
    listTasksOfProject: makeListTasksOfProject(ports),
    getTask: makeGetTask(ports),
    findTasks: makeFindTasks(ports),
    updateTask: makeUpdateTask(ports),
    deleteTask: makeDeleteUnreferenced(ports, "task", ({ tasks }) => tasks),

    createTimeEntry: makeCreateTimeEntry(ports),
    listTimeEntries: makeListTimeEntries(ports),
    getTimeEntry: makeGetTimeEntry(ports),
    requireWritableTimeEntry: makeRequireWritableTimeEntry(ports),
    updateTimeEntry: makeUpdateTimeEntry(ports),
    stopTimeEntry: makeStopTimeEntry(ports),
    deleteTimeEntry: makeDeleteTimeEntry(ports),

    createInvoice: makeCreateInvoice(ports),
    previewInvoice: makePreviewInvoice(ports),
    listInvoices: makeListInvoices(ports),
    getInvoice: makeGetInvoice(ports),
    findInvoices: makeFindInvoices(ports),
    updateInvoice: makeUpdateInvoice(ports),
    deleteDraft: makeDeleteDraft(ports),
    recordPayment: makeRecordPayment(ports),
    queueInvoice: makeQueueInvoice(ports),
    listMessages: makeListMessages(ports),

    listChanges: makeListChanges(ports),
    findEndOfChanges: makeFindEndOfChanges(ports),
    reportDeliveries: makeReportDeliveries(ports),
    reportTime: makeReportTime(ports),
    reportInvoices: makeReportInvoices(ports),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;
