// Made from the OpenAPI document by `npm run client`. Do not edit.

export interface paths {
    "/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTimeEntries"];
        put?: never;
        post: operations["createTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTimeEntriesAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTimeEntry"];
        put?: never;
        post?: never;
        delete: operations["deleteTimeEntry"];
        options?: never;
        head?: never;
        patch: operations["updateTimeEntry"];
        trace?: never;
    };
    "/time-entries/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["stopTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renameTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProjects"];
        put?: never;
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProjectsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch: operations["updateProject"];
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTasksOfAllProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTasksOfAllProjectsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTasks"];
        put?: never;
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/tasks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTasksAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch: operations["updateTask"];
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClients"];
        put?: never;
        post: operations["addClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClientsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch: operations["updateClient"];
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvoices"];
        put?: never;
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvoicesAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/preview/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["exportInvoicePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch: operations["updateInvoice"];
        trace?: never;
    };
    "/invoices/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvoiceMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/messages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvoiceMessagesAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/payments/{payment_id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["validateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTimeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvoiceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDeliveryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/timesheet.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTimesheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/invoices.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportInvoicesAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportPaymentsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/invoices.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportInvoicesAsZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["explainInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvoiceProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updatePreferences"];
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUsers"];
        put?: never;
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUsersAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTokens"];
        put?: never;
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTokensAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signIn"];
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/workspace/font": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFont"];
        put: operations["replaceFont"];
        post?: never;
        delete: operations["deleteFont"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLogo"];
        put: operations["replaceLogo"];
        post?: never;
        delete: operations["deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooksAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recoverWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhookSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/webhook-secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEventsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveriesAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRequestsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "time_entry.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTimeEntryStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTimeEntryCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTimeEntryUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTimeEntryDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoiceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoiceIssued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoiceSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoiceOverdue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.payment_recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoicePayment_recorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.payment_reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoicePayment_reversed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoiceCredited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onInvoiceVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onClientCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onClientUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onClientDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onProjectCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onProjectUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onProjectArchived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onProjectDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTaskCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTaskUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onTaskDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onUserInvited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credit_note.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCreditNoteCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onWebhookPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AcceptedInvitation: {
            user: components["schemas"]["User"];
            token: string | null;
        };
        Audit: {
            invoices: number;
            billed_entries: number;
            ledger_entries: number;
            issued_before_ledger: number;
            findings: {
                /** @enum {string} */
                check: "entry_billed_twice" | "entry_not_claimed" | "entry_without_line" | "entry_changed" | "figures_differ" | "balance_differs" | "credit_note_differs" | "deposit_deducted_twice" | "deposit_not_paid" | "deduction_differs" | "deduction_not_marked" | "deduction_without_invoice" | "ledger_hash" | "ledger_chain" | "ledger_gap" | "ledger_document" | "ledger_missing";
                invoice_id: string | null;
                series: string | null;
                time_entry_ids: string[];
                message: string;
            }[];
        };
        Change: {
            /** @enum {string} */
            type: "time_entry" | "invoice" | "client" | "project" | "task" | "user" | "token" | "workspace" | "webhook";
            /** @enum {string} */
            action: "created" | "updated" | "deleted";
            id: string;
            version: number;
            /** Format: date-time */
            at: string;
            data: components["schemas"]["TimeEntry"] | components["schemas"]["Invoice"] | components["schemas"]["Client"] | components["schemas"]["Project"] | components["schemas"]["Task"] | components["schemas"]["User"] | components["schemas"]["Token"] | components["schemas"]["Workspace"] | components["schemas"]["Webhook"] | null;
        };
        ChangeFeed: {
            data: components["schemas"]["Change"][];
            next_cursor: string;
            has_more: boolean;
        };
        Client: {
            id: string;
            name: string;
            legal_name: string | null;
            /** Format: email */
            email: string | null;
            cc_emails: string[];
            copy_to_seller: boolean;
            address: {
                line1: string | null;
                line2: string | null;
                city: string | null;
                postal_code: string | null;
                region: string | null;
                country: string | null;
            } | null;
            tax_id: string | null;
            tax: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
            } | null;
            /** Format: currency */
            currency: string | null;
            payment_terms_days: number | null;
            early_payment_discount: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: int64 */
            rate: number | null;
            buyer_reference: string | null;
            invoice_notes: string | null;
            locale: string | null;
            notes: string;
            /** @enum {string} */
            status: "active" | "archived";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ClientCreation: {
            name: string;
            legal_name?: string | null;
            /** Format: email */
            email?: string | null;
            cc_emails?: string[] | null;
            copy_to_seller?: boolean;
            address?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                postal_code?: string | null;
                region?: string | null;
                country?: string | null;
            } | null;
            tax_id?: string | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            } | null;
            /** Format: currency */
            currency?: string | null;
            payment_terms_days?: number | null;
            early_payment_discount?: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: int64 */
            rate?: number | null;
            buyer_reference?: string | null;
            invoice_notes?: string | null;
            locale?: string | null;
            notes?: string | null;
            /** @enum {string} */
            status?: "active" | "archived";
        };
        ClientPatch: {
            name?: string;
            legal_name?: string | null;
            /** Format: email */
            email?: string | null;
            cc_emails?: string[] | null;
            copy_to_seller?: boolean;
            address?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                postal_code?: string | null;
                region?: string | null;
                country?: string | null;
            } | null;
            tax_id?: string | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            } | null;
            /** Format: currency */
            currency?: string | null;
            payment_terms_days?: number | null;
            early_payment_discount?: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: int64 */
            rate?: number | null;
            buyer_reference?: string | null;
            invoice_notes?: string | null;
            locale?: string | null;
            notes?: string | null;
            /** @enum {string} */
            status?: "active" | "archived";
        };
        CreditNoteCreation: {
            reason: string;
            lines?: {
                line: number;
                /** Format: decimal */
                quantity?: string;
                /** Format: int64 */
                net?: number;
            }[];
            release_time?: boolean;
        };
        DeliveryReport: {
            /** Format: time-zone */
            time_zone: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @enum {string} */
            interval: "hour" | "day";
            totals: {
                attempts: number;
                succeeded: number;
                failed: number;
                duration_p50_ms: number | null;
                duration_p95_ms: number | null;
            };
            intervals: {
                /** Format: date-time */
                start: string;
                attempts: number;
                succeeded: number;
                failed: number;
                duration_p50_ms: number | null;
                duration_p95_ms: number | null;
            }[];
        };
        Event: {
            id: string;
            /** @enum {string} */
            type: "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created";
            /** Format: date-time */
            created_at: string;
            body: string;
        };
        Finding: {
            rule: string;
            /** @enum {string} */
            severity: "error" | "warning";
            pointer: string;
            message: string;
            fix: string;
        };
        Installation: {
            sends_mail: boolean;
        };
        InvitationAcceptance: {
            token: string;
            name?: string;
            sign_in?: boolean;
        };
        InvitedUser: {
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "accountant" | "member";
            /** @enum {string} */
            status: "invited" | "active" | "deactivated";
            /** Format: email */
            email?: string;
            /** Format: time-zone */
            time_zone?: string | null;
            /** Format: int64 */
            rate?: number | null;
            invitation_token: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            version?: number;
        };
        Invoice: {
            id: string;
            /** @enum {string} */
            type: "invoice" | "deposit" | "credit_note";
            corrects: {
                invoice_id: string;
                number: string;
                /** Format: date */
                issue_date: string;
                reason: string;
            } | null;
            number: string | null;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            overdue: boolean;
            client_id: string;
            /** Format: currency */
            currency: string;
            /** Format: date */
            issue_date: string | null;
            /** Format: date */
            due_date: string | null;
            period: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
            /** @enum {string} */
            prices: "net" | "gross";
            discount: {
                /** Format: decimal */
                percent?: string;
                /** Format: int64 */
                amount?: number;
            } | null;
            early_payment_discount: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: date */
            early_payment_until: string | null;
            /** Format: int64 */
            early_payment_amount: number | null;
            allowances: {
                /** Format: int64 */
                amount: number;
                reason: string | null;
                /** Format: int64 */
                net: number;
                tax: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate: string;
                    exemption_reason: string | null;
                    exemption_code: string | null;
                };
            }[];
            charges: {
                /** Format: int64 */
                amount: number;
                reason: string | null;
                /** Format: int64 */
                net: number;
                tax: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate: string;
                    exemption_reason: string | null;
                    exemption_code: string | null;
                };
            }[];
            payable_rounding: {
                increment?: number;
                /** Format: int64 */
                amount?: number;
            } | null;
            tax_currency: {
                /** Format: currency */
                currency: string;
                /** Format: decimal */
                exchange_rate: string;
            } | null;
            tax_breakdown: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
                /** Format: int64 */
                taxable_amount: number;
                /** Format: int64 */
                tax_amount: number;
            }[];
            /** Format: int64 */
            subtotal: number;
            /** Format: int64 */
            discount_total: number;
            /** Format: int64 */
            allowance_total: number;
            /** Format: int64 */
            charge_total: number;
            /** Format: int64 */
            tax_total: number;
            /** Format: int64 */
            tax_total_in_tax_currency: number | null;
            /** Format: int64 */
            total: number;
            deposits: {
                invoice_id: string;
                number: string;
                /** Format: date */
                issue_date: string;
                /** Format: int64 */
                net: number;
                /** Format: int64 */
                tax_total: number;
                /** Format: int64 */
                total: number;
                tax_breakdown: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate: string;
                    exemption_reason: string | null;
                    exemption_code: string | null;
                    /** Format: int64 */
                    taxable_amount: number;
                    /** Format: int64 */
                    tax_amount: number;
                }[];
            }[];
            /** Format: int64 */
            deposit_total: number;
            remaining_tax_breakdown: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
                /** Format: int64 */
                taxable_amount: number;
                /** Format: int64 */
                tax_amount: number;
            }[];
            /** Format: int64 */
            prepaid_amount: number;
            /** Format: int64 */
            rounding_amount: number;
            /** Format: int64 */
            payable_amount: number;
            /** Format: int64 */
            amount_paid: number;
            /** Format: int64 */
            amount_written_off: number;
            /** Format: int64 */
            amount_discounted: number;
            /** Format: int64 */
            amount_credited: number;
            /** Format: int64 */
            amount_due: number;
            /** Format: int64 */
            amount_refundable: number;
            payments: {
                id: string;
                /** @enum {string} */
                kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                /** Format: int64 */
                amount: number;
                /** Format: date */
                paid_on: string;
                method: string | null;
                reference: string | null;
                reverses: string | null;
                reversed_by: string | null;
                reason: string | null;
                /** Format: date-time */
                created_at: string;
            }[];
            credit_notes: {
                id: string;
                number: string;
                /** Format: date */
                issue_date: string;
                /** Format: int64 */
                amount: number;
                lines: {
                    line: number;
                    /** Format: decimal */
                    quantity: string | null;
                    /** Format: int64 */
                    net: number;
                }[];
            }[];
            due_date_changes: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: date-time */
                changed_at: string;
            }[];
            deducted_by: {
                invoice_id: string;
                number: string | null;
            } | null;
            seller: {
                legal_name: string | null;
                address: {
                    line1: string | null;
                    line2: string | null;
                    city: string | null;
                    postal_code: string | null;
                    region: string | null;
                    country: string | null;
                } | null;
                tax_id: string | null;
                vat_id: string | null;
                tax_number: string | null;
                register: string | null;
                identifier: string | null;
                legal_id: {
                    scheme: string;
                    value: string;
                } | null;
                directors: string | null;
                iban: string | null;
                bic: string | null;
                /** Format: email */
                email: string | null;
                phone: string | null;
            } | null;
            buyer: {
                name: string;
                legal_name: string | null;
                /** Format: email */
                email: string | null;
                address: {
                    line1: string | null;
                    line2: string | null;
                    city: string | null;
                    postal_code: string | null;
                    region: string | null;
                    country: string | null;
                } | null;
                tax_id: string | null;
                locale: string | null;
            } | null;
            notes: string;
            purchase_order: string | null;
            buyer_reference: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            issued_at: string | null;
            /** Format: date-time */
            paid_at: string | null;
            /** Format: date-time */
            voided_at: string | null;
            lines?: components["schemas"]["InvoiceLine"][];
            client?: components["schemas"]["Client"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        InvoiceCreation: {
            /** @enum {string} */
            type?: "invoice" | "deposit";
            client_id: string;
            lines?: components["schemas"]["LineCreation"][];
            from_time?: {
                project_ids?: string[];
                task_ids?: string[];
                user_ids?: string[];
                /** Format: moment */
                from?: string;
                /** Format: moment */
                to?: string;
                /** @enum {string} */
                group_by?: "project" | "task" | "user" | "day" | "entry";
                rounding?: {
                    /** @enum {string} */
                    grain: "entry" | "day" | "line";
                    /** @enum {string} */
                    mode: "none" | "up" | "down" | "nearest";
                    step_minutes: number;
                };
            };
            allowances?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
                tax?: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate?: string;
                    exemption_reason?: string | null;
                    exemption_code?: string | null;
                };
            }[] | null;
            charges?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
                tax?: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate?: string;
                    exemption_reason?: string | null;
                    exemption_code?: string | null;
                };
            }[] | null;
            /** Format: date */
            issue_date?: string | null;
            /** Format: date */
            due_date?: string | null;
            period?: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
            /** @enum {string} */
            prices?: "net" | "gross";
            discount?: {
                /** Format: decimal */
                percent?: string;
                /** Format: int64 */
                amount?: number;
            } | null;
            early_payment_discount?: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: int64 */
            prepaid_amount?: number | null;
            deposits?: {
                invoice_id: string;
            }[] | null;
            payable_rounding?: {
                increment?: number;
                /** Format: int64 */
                amount?: number;
            } | null;
            tax_currency?: {
                /** Format: currency */
                currency: string;
                /** Format: decimal */
                exchange_rate: string;
            } | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            } | null;
            notes?: string | null;
            purchase_order?: string | null;
            buyer_reference?: string | null;
        };
        InvoiceExplanation: {
            invoice_id: string;
            /** @enum {string} */
            type: "invoice" | "deposit" | "credit_note";
            number: string | null;
            /** Format: currency */
            currency: string;
            /** @enum {string} */
            prices: "net" | "gross";
            time_zone: string | null;
            rounding: {
                /** @enum {string} */
                grain: "entry" | "day" | "line";
                /** @enum {string} */
                mode: "none" | "up" | "down" | "nearest";
                step_minutes: number;
            } | null;
            lines: {
                description: string;
                time: {
                    steps: {
                        entries: {
                            id: string;
                            /** Format: date */
                            day: string;
                            seconds: number;
                            /** Format: int64 */
                            rate: number;
                            /** @enum {string} */
                            rate_source: "entry" | "task" | "project" | "client" | "user" | "workspace";
                        }[];
                        recorded_seconds: number;
                        billed_seconds: number;
                    }[];
                    recorded_seconds: number;
                    billed_seconds: number;
                    /** Format: decimal */
                    edited_seconds: string | null;
                } | null;
                /** Format: decimal */
                quantity: string;
                unit: string;
                /** Format: decimal */
                base_quantity: string;
                /** Format: int64 */
                unit_price: number;
                /** Format: int64 */
                allowances: number;
                /** Format: int64 */
                charges: number;
                exact: {
                    numerator: string;
                    denominator: string;
                };
                /** Format: int64 */
                amount: number;
                /** Format: int64 */
                net: number;
            }[];
            discount: {
                exact: {
                    numerator: string;
                    denominator: string;
                } | null;
                /** Format: int64 */
                amount: number;
            } | null;
            tax_groups: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                lines: number[];
                charges: number[];
                allowances: number[];
                /** Format: int64 */
                discount_share: number;
                /** Format: int64 */
                discount_net: number;
                /** Format: int64 */
                amount: number;
                exact_tax: {
                    numerator: string;
                    denominator: string;
                } | null;
                credited: {
                    before: {
                        /** Format: int64 */
                        taxable_amount: number;
                        /** Format: int64 */
                        tax_amount: number;
                    };
                    after: {
                        /** Format: int64 */
                        taxable_amount: number;
                        /** Format: int64 */
                        tax_amount: number;
                    };
                } | null;
                /** Format: int64 */
                taxable_amount: number;
                /** Format: int64 */
                tax_amount: number;
            }[];
            /** Format: int64 */
            subtotal: number;
            /** Format: int64 */
            discount_total: number;
            /** Format: int64 */
            allowance_total: number;
            /** Format: int64 */
            charge_total: number;
            /** Format: int64 */
            tax_total: number;
            /** Format: int64 */
            total: number;
            /** Format: int64 */
            prepaid_amount: number;
            /** Format: int64 */
            rounding_amount: number;
            /** Format: int64 */
            payable_amount: number;
            prepaid: {
                /** Format: int64 */
                entered: number | null;
                /** Format: int64 */
                split_payment_tax: number;
                deposits: {
                    invoice_id: string;
                    number: string;
                    /** Format: int64 */
                    amount: number;
                }[];
            };
            settlement: {
                payments: {
                    id: string;
                    /** @enum {string} */
                    kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                    /** Format: int64 */
                    effect: number;
                }[];
                credit_notes: {
                    id: string;
                    number: string;
                    /** Format: int64 */
                    effect: number;
                }[];
                /** Format: int64 */
                balance: number;
                /** Format: int64 */
                amount_due: number;
                /** Format: int64 */
                amount_refundable: number;
            } | null;
        };
        InvoiceIssuing: {
            /** Format: date */
            issue_date?: string | null;
            /** Format: date */
            due_date?: string | null;
        };
        InvoiceLine: {
            description: string;
            /** @enum {string} */
            kind: "time" | "fixed";
            /** Format: decimal */
            quantity: string;
            unit: string;
            /** Format: decimal */
            base_quantity: string;
            /** Format: int64 */
            unit_price: number;
            allowances: {
                /** Format: int64 */
                amount: number;
                reason: string | null;
            }[];
            charges: {
                /** Format: int64 */
                amount: number;
                reason: string | null;
            }[];
            /** Format: int64 */
            net: number;
            /** Format: int64 */
            gross: number | null;
            tax: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
            };
            time_entry_ids: string[];
            period: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
        };
        InvoicePatch: {
            client_id?: string;
            lines?: components["schemas"]["LinePatch"][];
            /** @enum {string} */
            status?: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            /** Format: date */
            paid_on?: string;
            method?: string | null;
            reference?: string | null;
            allowances?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
                tax?: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate?: string;
                    exemption_reason?: string | null;
                    exemption_code?: string | null;
                };
                /** Format: int64 */
                net?: number;
            }[] | null;
            charges?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
                tax?: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate?: string;
                    exemption_reason?: string | null;
                    exemption_code?: string | null;
                };
                /** Format: int64 */
                net?: number;
            }[] | null;
            /** Format: date */
            issue_date?: string | null;
            /** Format: date */
            due_date?: string | null;
            period?: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
            /** @enum {string} */
            prices?: "net" | "gross";
            discount?: {
                /** Format: decimal */
                percent?: string;
                /** Format: int64 */
                amount?: number;
            } | null;
            early_payment_discount?: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: int64 */
            prepaid_amount?: number | null;
            deposits?: {
                invoice_id: string;
            }[] | null;
            payable_rounding?: {
                increment?: number;
                /** Format: int64 */
                amount?: number;
            } | null;
            tax_currency?: {
                /** Format: currency */
                currency: string;
                /** Format: decimal */
                exchange_rate: string;
            } | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            } | null;
            notes?: string | null;
            purchase_order?: string | null;
            buyer_reference?: string | null;
        };
        InvoicePaying: {
            /** Format: date */
            paid_on?: string;
            method?: string | null;
            reference?: string | null;
        };
        InvoicePreview: {
            id: string | null;
            /** @enum {string} */
            type: "invoice" | "deposit" | "credit_note";
            corrects: {
                invoice_id: string;
                number: string;
                /** Format: date */
                issue_date: string;
                reason: string;
            } | null;
            number: string | null;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            overdue: boolean;
            client_id: string;
            /** Format: currency */
            currency: string;
            /** Format: date */
            issue_date: string | null;
            /** Format: date */
            due_date: string | null;
            period: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
            /** @enum {string} */
            prices: "net" | "gross";
            discount: {
                /** Format: decimal */
                percent?: string;
                /** Format: int64 */
                amount?: number;
            } | null;
            early_payment_discount: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            /** Format: date */
            early_payment_until: string | null;
            /** Format: int64 */
            early_payment_amount: number | null;
            allowances: {
                /** Format: int64 */
                amount: number;
                reason: string | null;
                /** Format: int64 */
                net: number;
                tax: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate: string;
                    exemption_reason: string | null;
                    exemption_code: string | null;
                };
            }[];
            charges: {
                /** Format: int64 */
                amount: number;
                reason: string | null;
                /** Format: int64 */
                net: number;
                tax: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate: string;
                    exemption_reason: string | null;
                    exemption_code: string | null;
                };
            }[];
            payable_rounding: {
                increment?: number;
                /** Format: int64 */
                amount?: number;
            } | null;
            tax_currency: {
                /** Format: currency */
                currency: string;
                /** Format: decimal */
                exchange_rate: string;
            } | null;
            tax_breakdown: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
                /** Format: int64 */
                taxable_amount: number;
                /** Format: int64 */
                tax_amount: number;
            }[];
            /** Format: int64 */
            subtotal: number;
            /** Format: int64 */
            discount_total: number;
            /** Format: int64 */
            allowance_total: number;
            /** Format: int64 */
            charge_total: number;
            /** Format: int64 */
            tax_total: number;
            /** Format: int64 */
            tax_total_in_tax_currency: number | null;
            /** Format: int64 */
            total: number;
            deposits: {
                invoice_id: string;
                number: string;
                /** Format: date */
                issue_date: string;
                /** Format: int64 */
                net: number;
                /** Format: int64 */
                tax_total: number;
                /** Format: int64 */
                total: number;
                tax_breakdown: {
                    /** @enum {string} */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /** Format: decimal */
                    rate: string;
                    exemption_reason: string | null;
                    exemption_code: string | null;
                    /** Format: int64 */
                    taxable_amount: number;
                    /** Format: int64 */
                    tax_amount: number;
                }[];
            }[];
            /** Format: int64 */
            deposit_total: number;
            remaining_tax_breakdown: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
                /** Format: int64 */
                taxable_amount: number;
                /** Format: int64 */
                tax_amount: number;
            }[];
            /** Format: int64 */
            prepaid_amount: number;
            /** Format: int64 */
            rounding_amount: number;
            /** Format: int64 */
            payable_amount: number;
            /** Format: int64 */
            amount_paid: number;
            /** Format: int64 */
            amount_written_off: number;
            /** Format: int64 */
            amount_discounted: number;
            /** Format: int64 */
            amount_credited: number;
            /** Format: int64 */
            amount_due: number;
            /** Format: int64 */
            amount_refundable: number;
            payments: {
                id: string;
                /** @enum {string} */
                kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                /** Format: int64 */
                amount: number;
                /** Format: date */
                paid_on: string;
                method: string | null;
                reference: string | null;
                reverses: string | null;
                reversed_by: string | null;
                reason: string | null;
                /** Format: date-time */
                created_at: string;
            }[];
            credit_notes: {
                id: string;
                number: string;
                /** Format: date */
                issue_date: string;
                /** Format: int64 */
                amount: number;
                lines: {
                    line: number;
                    /** Format: decimal */
                    quantity: string | null;
                    /** Format: int64 */
                    net: number;
                }[];
            }[];
            due_date_changes: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: date-time */
                changed_at: string;
            }[];
            deducted_by: {
                invoice_id: string;
                number: string | null;
            } | null;
            seller: {
                legal_name: string | null;
                address: {
                    line1: string | null;
                    line2: string | null;
                    city: string | null;
                    postal_code: string | null;
                    region: string | null;
                    country: string | null;
                } | null;
                tax_id: string | null;
                vat_id: string | null;
                tax_number: string | null;
                register: string | null;
                identifier: string | null;
                legal_id: {
                    scheme: string;
                    value: string;
                } | null;
                directors: string | null;
                iban: string | null;
                bic: string | null;
                /** Format: email */
                email: string | null;
                phone: string | null;
            } | null;
            buyer: {
                name: string;
                legal_name: string | null;
                /** Format: email */
                email: string | null;
                address: {
                    line1: string | null;
                    line2: string | null;
                    city: string | null;
                    postal_code: string | null;
                    region: string | null;
                    country: string | null;
                } | null;
                tax_id: string | null;
                locale: string | null;
            } | null;
            notes: string;
            purchase_order: string | null;
            buyer_reference: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            issued_at: string | null;
            /** Format: date-time */
            paid_at: string | null;
            /** Format: date-time */
            voided_at: string | null;
            lines?: components["schemas"]["InvoiceLine"][];
            client?: components["schemas"]["Client"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
            warnings: components["schemas"]["Finding"][];
        };
        InvoiceReadiness: {
            ready: boolean;
            findings: components["schemas"]["Finding"][];
        };
        InvoiceReport: {
            /** Format: time-zone */
            time_zone: string;
            /** Format: date */
            as_of: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            currencies: {
                /** Format: currency */
                currency: string;
                draft: {
                    count: number;
                    /** Format: int64 */
                    total: number;
                };
                open: {
                    count: number;
                    /** Format: int64 */
                    amount_due: number;
                };
                overdue: {
                    count: number;
                    /** Format: int64 */
                    amount_due: number;
                };
                paid: {
                    month: string;
                    /** Format: int64 */
                    amount: number;
                }[];
                aging: {
                    not_due: {
                        count: number;
                        /** Format: int64 */
                        amount_due: number;
                    };
                    "1_30": {
                        count: number;
                        /** Format: int64 */
                        amount_due: number;
                    };
                    "31_60": {
                        count: number;
                        /** Format: int64 */
                        amount_due: number;
                    };
                    "61_90": {
                        count: number;
                        /** Format: int64 */
                        amount_due: number;
                    };
                    over_90: {
                        count: number;
                        /** Format: int64 */
                        amount_due: number;
                    };
                };
            }[];
        };
        InvoiceSending: {
            to?: string[];
            cc?: string[];
            subject?: string | null;
            message?: string | null;
        };
        InvoiceValidation: {
            /** @enum {string} */
            profile?: "issue" | "en16931" | "xrechnung" | "peppol";
        };
        LedgerProof: {
            invoice_id: string | null;
            series: string;
            position: number;
            document: string;
            hash: string;
            /** Format: date-time */
            created_at: string;
        };
        LineCreation: {
            description: string;
            /** @enum {string} */
            kind?: "time" | "fixed";
            /** Format: decimal */
            quantity: string;
            unit?: string;
            /** Format: decimal */
            base_quantity?: string;
            /** Format: int64 */
            unit_price: number;
            allowances?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
            }[] | null;
            charges?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
            }[] | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            };
            time_entry_ids?: string[] | null;
            period?: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
        };
        LinePatch: {
            description: string;
            /** @enum {string} */
            kind?: "time" | "fixed";
            /** Format: decimal */
            quantity: string;
            unit?: string;
            /** Format: decimal */
            base_quantity?: string;
            /** Format: int64 */
            unit_price: number;
            allowances?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
            }[] | null;
            charges?: {
                /** Format: int64 */
                amount: number;
                reason?: string | null;
            }[] | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            };
            time_entry_ids?: string[] | null;
            period?: {
                /** Format: date */
                start: string;
                /** Format: date */
                end: string;
            } | null;
            /** Format: int64 */
            net?: number;
            /** Format: int64 */
            gross?: number | null;
        };
        LoggedRequest: {
            id: string;
            request_id: string;
            /** Format: date-time */
            created_at: string;
            token_id: string | null;
            user_id: string;
            method: string;
            path: string;
            user_agent: string | null;
            operation: string | null;
            status: number;
            code: string | null;
            duration_ms: number;
        };
        MePatch: {
            name?: string;
            /** Format: time-zone */
            time_zone?: string | null;
        };
        Message: {
            id: string;
            invoice_id: string | null;
            to: string[];
            cc: string[];
            subject: string | null;
            message: string | null;
            message_id: string;
            /** @enum {string} */
            status: "queued" | "sending" | "sent" | "failed" | "unknown";
            attempts: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            written_to_file: boolean;
            refused: {
                /** Format: email */
                address: string;
                permanent: boolean;
            }[];
            error: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        NoFields: Record<string, never>;
        PaymentCreation: {
            /** Format: int64 */
            amount: number;
            /** @enum {string} */
            kind?: "payment" | "refund" | "write_off" | "early_payment_discount";
            /** Format: date */
            paid_on?: string;
            method?: string | null;
            reference?: string | null;
        };
        PaymentReversal: {
            reason?: string | null;
        };
        Preferences: {
            /** @enum {string} */
            duration_format: "clock" | "decimal";
            saved_reports: {
                name: string;
                /** @enum {string} */
                kind: "time" | "invoices";
                query: string;
            }[];
            week_templates: {
                name: string;
                rows: string[];
            }[];
        };
        PreferencesPatch: {
            /** @enum {string} */
            duration_format?: "clock" | "decimal";
            saved_reports?: {
                name: string;
                /** @enum {string} */
                kind: "time" | "invoices";
                query: string;
            }[] | null;
            week_templates?: {
                name: string;
                rows: string[];
            }[] | null;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            request_id: string;
            errors: {
                pointer: string;
                code: string;
                message: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        Project: {
            id: string;
            name: string;
            client_id: string | null;
            code: string | null;
            color: string | null;
            notes: string;
            /** @enum {string} */
            status: "active" | "archived";
            /** Format: date-time */
            archived_at: string | null;
            billable: boolean;
            /** Format: int64 */
            rate?: number | null;
            budget?: {
                /** @enum {string} */
                kind: "hours" | "amount";
                /** Format: decimal */
                hours?: string;
                /** Format: int64 */
                amount?: number;
                /** @enum {string} */
                period: "total" | "month";
            } | null;
            client?: components["schemas"]["Client"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ProjectCreation: {
            name: string;
            client_id?: string | null;
            code?: string | null;
            color?: string | null;
            notes?: string | null;
            billable?: boolean;
            /** Format: int64 */
            rate?: number | null;
            budget?: {
                /** @enum {string} */
                kind: "hours" | "amount";
                /** Format: decimal */
                hours?: string;
                /** Format: int64 */
                amount?: number;
                /** @enum {string} */
                period?: "total" | "month";
            } | null;
        };
        ProjectPatch: {
            name?: string;
            client_id?: string | null;
            code?: string | null;
            color?: string | null;
            notes?: string | null;
            /** @enum {string} */
            status?: "active" | "archived";
            billable?: boolean;
            /** Format: int64 */
            rate?: number | null;
            budget?: {
                /** @enum {string} */
                kind: "hours" | "amount";
                /** Format: decimal */
                hours?: string;
                /** Format: int64 */
                amount?: number;
                /** @enum {string} */
                period?: "total" | "month";
            } | null;
        };
        RecoveredDeliveries: {
            count: number;
        };
        Recovery: {
            /** Format: date-time */
            since: string;
        };
        RenamedTag: {
            name: string;
            entries: number;
        };
        RequestedSignIn: {
            email: string;
        };
        SessionCreation: {
            token: string;
        };
        SignInRequest: {
            /** Format: email */
            email: string;
        };
        SignedIn: {
            user: components["schemas"]["User"];
        };
        TagRenaming: {
            from: string[];
            to: string;
        };
        Tags: {
            tags: {
                name: string;
                entries: number;
            }[];
        };
        Task: {
            id: string;
            project_id: string;
            name: string;
            /** Format: int64 */
            rate?: number | null;
            billable: boolean;
            /** @enum {string} */
            status: "active" | "archived";
            project?: components["schemas"]["Project"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        TaskCreation: {
            name: string;
            /** Format: int64 */
            rate?: number | null;
            billable?: boolean;
        };
        TaskPatch: {
            name?: string;
            /** Format: int64 */
            rate?: number | null;
            billable?: boolean;
            /** @enum {string} */
            status?: "active" | "archived";
        };
        TimeEntry: {
            id: string;
            project_id: string;
            user_id: string;
            notes: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string | null;
            task_id: string | null;
            billable: boolean;
            tags: string[];
            rate: {
                /** Format: int64 */
                amount: number;
                /** Format: currency */
                currency: string;
                /** @enum {string} */
                source: "entry" | "task" | "project" | "client" | "user" | "workspace";
            } | null;
            duration_seconds: number | null;
            invoice_id: string | null;
            /** @enum {string} */
            status: "running" | "recorded" | "billed";
            project?: components["schemas"]["Project"] | null;
            task?: components["schemas"]["Task"] | null;
            user?: components["schemas"]["User"] | null;
            client?: components["schemas"]["Client"] | null;
            invoice?: components["schemas"]["Invoice"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        TimeEntryCreation: {
            project_id: string;
            user_id?: string;
            task_id?: string | null;
            notes?: string | null;
            /** Format: date-time */
            start_time?: string;
            /** Format: date-time */
            end_time?: string | null;
            billable?: boolean;
            tags?: string[] | null;
            /** Format: int64 */
            rate?: number | null;
            duration_seconds?: number | null;
        };
        TimeEntryPatch: {
            project_id?: string;
            task_id?: string | null;
            notes?: string | null;
            /** Format: date-time */
            start_time?: string;
            /** Format: date-time */
            end_time?: string | null;
            billable?: boolean;
            tags?: string[] | null;
            /** Format: int64 */
            rate?: number | null;
            duration_seconds?: number | null;
        };
        TimeEntryRestoration: {
            version?: number;
        };
        TimeReport: {
            /** Format: time-zone */
            time_zone: string;
            /** Format: date-time */
            from: string | null;
            /** Format: date-time */
            to: string | null;
            group_by: ("project" | "task" | "user" | "client" | "day" | "week" | "month" | "tag")[];
            totals: {
                entries: number;
                seconds: number;
                billable_seconds: number;
                unrated_seconds: number;
                amounts: {
                    /** Format: currency */
                    currency: string;
                    /** Format: int64 */
                    amount: number;
                }[];
                billable_amounts: {
                    /** Format: currency */
                    currency: string;
                    /** Format: int64 */
                    amount: number;
                }[];
            };
            groups: {
                key: string | null;
                name: string | null;
                entries: number;
                seconds: number;
                billable_seconds: number;
                unrated_seconds: number;
                amounts: {
                    /** Format: currency */
                    currency: string;
                    /** Format: int64 */
                    amount: number;
                }[];
                billable_amounts: {
                    /** Format: currency */
                    currency: string;
                    /** Format: int64 */
                    amount: number;
                }[];
                groups?: {
                    key: string | null;
                    name: string | null;
                    entries: number;
                    seconds: number;
                    billable_seconds: number;
                    unrated_seconds: number;
                    amounts: {
                        /** Format: currency */
                        currency: string;
                        /** Format: int64 */
                        amount: number;
                    }[];
                    billable_amounts: {
                        /** Format: currency */
                        currency: string;
                        /** Format: int64 */
                        amount: number;
                    }[];
                }[];
            }[];
        };
        Token: {
            id: string;
            /** @enum {string} */
            kind: "api" | "session";
            user_id: string;
            name: string;
            scopes: string[] | null;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            current?: boolean;
            token?: string;
            user?: components["schemas"]["User"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        TokenCreation: {
            name: string;
            scopes?: string[] | null;
            /** Format: date-time */
            expires_at?: string | null;
        };
        User: {
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "accountant" | "member";
            /** @enum {string} */
            status: "invited" | "active" | "deactivated";
            /** Format: email */
            email?: string;
            /** Format: time-zone */
            time_zone?: string | null;
            /** Format: int64 */
            rate?: number | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            version?: number;
        };
        UserInvitation: {
            name?: string;
            /** @enum {string} */
            role?: "owner" | "admin" | "accountant" | "member";
            /** Format: email */
            email: string;
        };
        UserPatch: {
            name?: string;
            /** @enum {string} */
            role?: "owner" | "admin" | "accountant" | "member";
            /** @enum {string} */
            status?: "invited" | "active" | "deactivated";
            /** Format: time-zone */
            time_zone?: string | null;
            /** Format: int64 */
            rate?: number | null;
        };
        Webhook: {
            id: string;
            url: string;
            events: ("*" | "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
            description: string;
            /** @enum {string} */
            status: "active" | "paused";
            /** Format: date-time */
            failing_since: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        WebhookCreation: {
            url: string;
            events: ("*" | "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
            description?: string | null;
            /** Format: date-time */
            backfill_from?: string;
        };
        WebhookDelivery: {
            id: string;
            webhook_id: string;
            event_id: string;
            /** @enum {string} */
            event_type: "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created" | "webhook.ping";
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "cancelled";
            attempt_count: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            body?: string;
            attempts?: {
                number: number;
                /** Format: date-time */
                at: string;
                duration_ms: number;
                url: string;
                request_headers: {
                    [key: string]: string;
                };
                response_status: number | null;
                response_headers: {
                    [key: string]: string;
                } | null;
                response_body: string | null;
                error: {
                    code: string;
                    message: string;
                } | null;
                late: boolean;
            }[];
            webhook?: components["schemas"]["Webhook"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        WebhookPatch: {
            url?: string;
            events?: ("*" | "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
            description?: string | null;
            /** @enum {string} */
            status?: "active" | "paused";
        };
        WebhookSecret: {
            secret: string;
            /** Format: date-time */
            rotated_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        Workspace: {
            id?: string;
            name: string;
            /** Format: currency */
            currency: string;
            /** Format: time-zone */
            time_zone: string;
            locale: string;
            /** @enum {string} */
            week_start: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** Format: int64 */
            rate?: number | null;
            rounding?: {
                /** @enum {string} */
                grain: "entry" | "day" | "line";
                /** @enum {string} */
                mode: "none" | "up" | "down" | "nearest";
                step_minutes: number;
            };
            invoice_number_format?: string;
            credit_note_number_format?: string;
            payment_terms_days?: number;
            early_payment_discount?: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate: string;
                exemption_reason: string | null;
                exemption_code: string | null;
            } | null;
            seller?: {
                legal_name: string | null;
                address: {
                    line1: string | null;
                    line2: string | null;
                    city: string | null;
                    postal_code: string | null;
                    region: string | null;
                    country: string | null;
                } | null;
                tax_id: string | null;
                vat_id: string | null;
                tax_number: string | null;
                register: string | null;
                identifier: string | null;
                legal_id: {
                    scheme: string;
                    value: string;
                } | null;
                directors: string | null;
                iban: string | null;
                bic: string | null;
                /** Format: email */
                email: string | null;
                phone: string | null;
            };
            logo?: {
                /** @enum {string} */
                media_type: "image/png" | "image/jpeg" | "image/svg+xml";
                size: number;
            } | null;
            font?: {
                name: string;
                /** @enum {string} */
                media_type: "font/ttf" | "font/otf";
                size: number;
            } | null;
            accent_color?: string | null;
            document_texts?: {
                language: string;
                notes: string;
                footer: string;
            }[];
            /** @enum {string} */
            overlap_policy?: "allow" | "reject";
            timer_limit_hours: number | null;
            pause_gone_webhooks?: boolean;
            /** @enum {string} */
            issue_checks?: "warn" | "block";
            invoice_next_number?: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            version?: number;
        };
        WorkspacePatch: {
            name?: string;
            /** Format: currency */
            currency?: string;
            /** Format: time-zone */
            time_zone?: string;
            locale?: string;
            /** @enum {string} */
            week_start?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** Format: int64 */
            rate?: number | null;
            rounding?: {
                /** @enum {string} */
                grain: "entry" | "day" | "line";
                /** @enum {string} */
                mode: "none" | "up" | "down" | "nearest";
                step_minutes: number;
            };
            invoice_number_format?: string;
            credit_note_number_format?: string;
            payment_terms_days?: number;
            early_payment_discount?: {
                /** Format: decimal */
                percent: string;
                days: number;
            } | null;
            tax?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /** Format: decimal */
                rate?: string;
                exemption_reason?: string | null;
                exemption_code?: string | null;
            } | null;
            seller?: {
                legal_name?: string | null;
                address?: {
                    line1?: string | null;
                    line2?: string | null;
                    city?: string | null;
                    postal_code?: string | null;
                    region?: string | null;
                    country?: string | null;
                } | null;
                tax_id?: string | null;
                vat_id?: string | null;
                tax_number?: string | null;
                register?: string | null;
                identifier?: string | null;
                legal_id?: {
                    scheme: string;
                    value: string;
                } | null;
                directors?: string | null;
                iban?: string | null;
                bic?: string | null;
                /** Format: email */
                email?: string | null;
                phone?: string | null;
            };
            accent_color?: string | null;
            document_texts?: {
                language: string;
                notes?: string | null;
                footer?: string | null;
            }[] | null;
            /** @enum {string} */
            overlap_policy?: "allow" | "reject";
            timer_limit_hours?: number | null;
            pause_gone_webhooks?: boolean;
            /** @enum {string} */
            issue_checks?: "warn" | "block";
            invoice_next_number?: number;
        };
        TimeEntryPage: {
            data: components["schemas"]["TimeEntry"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ProjectPage: {
            data: components["schemas"]["Project"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TaskPage: {
            data: components["schemas"]["Task"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ClientPage: {
            data: components["schemas"]["Client"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        InvoicePage: {
            data: components["schemas"]["Invoice"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        MessagePage: {
            data: components["schemas"]["Message"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        UserPage: {
            data: components["schemas"]["User"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TokenPage: {
            data: components["schemas"]["Token"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        WebhookPage: {
            data: components["schemas"]["Webhook"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        WebhookDeliveryPage: {
            data: components["schemas"]["WebhookDelivery"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        LoggedRequestPage: {
            data: components["schemas"]["LoggedRequest"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        TimeEntryEvent: {
            /** @enum {string} */
            type: "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted";
            timestamp: number;
            data: components["schemas"]["TimeEntry"];
        };
        InvoiceEvent: {
            /** @enum {string} */
            type: "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "credit_note.created";
            timestamp: number;
            data: components["schemas"]["Invoice"];
        };
        ClientEvent: {
            /** @enum {string} */
            type: "client.created" | "client.updated" | "client.deleted";
            timestamp: number;
            data: components["schemas"]["Client"];
        };
        ProjectEvent: {
            /** @enum {string} */
            type: "project.created" | "project.updated" | "project.archived" | "project.deleted";
            timestamp: number;
            data: components["schemas"]["Project"];
        };
        TaskEvent: {
            /** @enum {string} */
            type: "task.created" | "task.updated" | "task.deleted";
            timestamp: number;
            data: components["schemas"]["Task"];
        };
        UserEvent: {
            /** @enum {string} */
            type: "user.invited";
            timestamp: number;
            data: components["schemas"]["User"];
        };
        WebhookEvent: {
            /** @enum {string} */
            type: "webhook.ping";
            timestamp: number;
            data: components["schemas"]["Webhook"];
        };
    };
    responses: {
        NotAuthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 401;
                    /** @enum {string} */
                    code: "token_missing" | "invalid_token";
                };
            };
        };
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 403;
                    /** @enum {string} */
                    code: "forbidden" | "cross_origin";
                };
            };
        };
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 404;
                    /** @enum {string} */
                    code: "not_found";
                };
            };
        };
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 406;
                    /** @enum {string} */
                    code: "not_acceptable";
                };
            };
        };
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 412;
                    /** @enum {string} */
                    code: "precondition_failed";
                };
            };
        };
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 413;
                    /** @enum {string} */
                    code: "body_too_large";
                };
            };
        };
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Accept: components["headers"]["Accept"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 415;
                    /** @enum {string} */
                    code: "unsupported_media_type" | "unsupported_encoding";
                };
            };
        };
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 429;
                    /** @enum {string} */
                    code: "rate_limited" | "mail_limit";
                };
            };
        };
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 500;
                    /** @enum {string} */
                    code: "internal_error";
                };
            };
        };
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 503;
                    /** @enum {string} */
                    code: "database_unavailable" | "database_busy" | "database_refused" | "storage_full" | "storage_failed" | "overloaded";
                };
            };
        };
    };
    parameters: {
        "If-Match": string;
        "If-None-Match": string;
        Range: string;
        "If-Range": string;
        "Idempotency-Key": string;
        "Cache-Control": string;
        "X-Request-Id": string;
        limit: number;
        cursor: string;
        "X-Service-Signature": string;
        "X-Service-Event": string;
        "X-Service-Delivery": string;
        "X-Service-Attempt": string;
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
    };
    requestBodies: never;
    headers: {
        "X-Request-Id": string;
        "Cache-Control": string;
        ETag: string;
        "Accept-Ranges": string;
        "Content-Range": string;
        Location: string;
        Link: string;
        "Content-Disposition": string;
        "X-Total-Count": number;
        "Idempotency-Replayed": "true";
        "WWW-Authenticate": string;
        "Set-Cookie": string;
        Accept: string;
        "RateLimit-Policy": string;
        RateLimit: string;
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTimeEntries: {
        parameters: {
            query?: {
                user_id?: string[];
                project_id?: string[];
                task_id?: string[];
                client_id?: string[];
                tag?: string[];
                notes?: string;
                billable?: "true" | "false";
                billed?: "true" | "false";
                running?: "true" | "false";
                from?: string;
                to?: string;
                ends_after?: string;
                updated_since?: string;
                expand?: ("project" | "task" | "user" | "client" | "invoice")[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-start_time" | "start_time" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTimeEntry: {
        parameters: {
            query?: {
                stop_running?: "true" | "false";
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "timer_running" | "project_archived" | "task_archived" | "time_entry_overlaps" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "end_before_start" | "entry_too_long" | "exactly_one" | "in_the_future" | "instant_malformed" | "instant_out_of_range" | "invalid_character" | "not_allowed" | "not_nullable" | "out_of_range" | "required" | "task_of_other_project" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "unknown_reference" | "user_deactivated" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTimeEntriesAsCsv: {
        parameters: {
            query?: {
                user_id?: string[];
                project_id?: string[];
                task_id?: string[];
                client_id?: string[];
                tag?: string[];
                notes?: string;
                billable?: "true" | "false";
                billed?: "true" | "false";
                running?: "true" | "false";
                from?: string;
                to?: string;
                ends_after?: string;
                updated_since?: string;
                expand?: ("project" | "task" | "user" | "client" | "invoice")[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-start_time" | "start_time" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeEntry: {
        parameters: {
            query?: {
                expand?: ("project" | "task" | "user" | "client" | "invoice")[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "time_entry_billed" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "time_entry_billed" | "project_archived" | "task_archived" | "time_entry_overlaps" | "invalid_transition" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "end_before_start" | "entry_too_long" | "exactly_one" | "in_the_future" | "instant_malformed" | "instant_out_of_range" | "invalid_character" | "not_nullable" | "out_of_range" | "read_only" | "task_of_other_project" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_running" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TimeEntryRestoration"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_restorable" | "reference_deleted" | "time_entry_billed" | "timer_running" | "time_entry_overlaps" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "out_of_range" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tags"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameTags: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagRenaming"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenamedTag"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "required" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                status?: ("active" | "archived")[];
                client_id?: string[];
                billable?: "true" | "false";
                code?: string[];
                name?: string;
                updated_since?: string;
                expand?: "client"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "color_malformed" | "decimal_malformed" | "invalid_character" | "not_allowed" | "not_nullable" | "out_of_range" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectsAsCsv: {
        parameters: {
            query?: {
                status?: ("active" | "archived")[];
                client_id?: string[];
                billable?: "true" | "false";
                code?: string[];
                name?: string;
                updated_since?: string;
                expand?: "client"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                expand?: "client"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "in_use" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: {
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "color_malformed" | "decimal_malformed" | "invalid_character" | "not_allowed" | "not_nullable" | "out_of_range" | "read_only" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasksOfAllProjects: {
        parameters: {
            query?: {
                project_id?: string[];
                status?: ("active" | "archived")[];
                billable?: "true" | "false";
                name?: string;
                updated_since?: string;
                expand?: "project"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasksOfAllProjectsAsCsv: {
        parameters: {
            query?: {
                project_id?: string[];
                status?: ("active" | "archived")[];
                billable?: "true" | "false";
                name?: string;
                updated_since?: string;
                expand?: "project"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                status?: ("active" | "archived")[];
                billable?: "true" | "false";
                name?: string;
                updated_since?: string;
                expand?: "project"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "project_archived" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "out_of_range" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasksAsCsv: {
        parameters: {
            query?: {
                status?: ("active" | "archived")[];
                billable?: "true" | "false";
                name?: string;
                updated_since?: string;
                expand?: "project"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: {
                expand?: "project"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "in_use" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: {
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_allowed" | "not_nullable" | "out_of_range" | "read_only" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                status?: ("active" | "archived")[];
                name?: string;
                email?: string[];
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                updated_since?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addClient: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "country_unknown" | "currency_unknown" | "decimal_malformed" | "email_malformed" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "invalid_character" | "locale_unknown" | "not_allowed" | "not_nullable" | "out_of_range" | "required" | "tax_id_malformed" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientsAsCsv: {
        parameters: {
            query?: {
                status?: ("active" | "archived")[];
                name?: string;
                email?: string[];
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                updated_since?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "in_use" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClient: {
        parameters: {
            query?: {
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "country_unknown" | "currency_unknown" | "decimal_malformed" | "email_malformed" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "invalid_character" | "locale_unknown" | "not_allowed" | "not_nullable" | "out_of_range" | "read_only" | "required" | "tax_id_malformed" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                type?: ("invoice" | "deposit" | "credit_note")[];
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                overdue?: "true" | "false";
                client_id?: string[];
                number?: string[];
                search?: string;
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                issue_date_from?: string;
                issue_date_to?: string;
                due_date_from?: string;
                due_date_to?: string;
                updated_since?: string;
                expand?: "client"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-issue_date" | "issue_date" | "-due_date" | "due_date";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "client_archived" | "deposit_already_deducted" | "deposit_not_paid" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused" | "currency_mismatch" | "nothing_to_bill" | "rate_missing";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "amount_out_of_range" | "amount_sign" | "base_quantity_not_positive" | "currency_unknown" | "date_malformed" | "decimal_malformed" | "deposit_exceeds_total" | "deposit_in_other_currency" | "deposit_not_positive" | "deposit_of_other_client" | "discount_exceeds_subtotal" | "discount_out_of_range" | "discount_sign" | "due_before_issue" | "end_before_start" | "exactly_one" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "instant_malformed" | "invalid_character" | "not_a_deposit" | "not_allowed" | "not_for_deposits" | "not_nullable" | "not_unique" | "out_of_range" | "period_reversed" | "prepaid_sign" | "project_of_other_client" | "required" | "tax_category_mix" | "tax_currency_same" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "time_line" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_many_entries" | "too_short" | "unit_malformed" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoicesAsCsv: {
        parameters: {
            query?: {
                type?: ("invoice" | "deposit" | "credit_note")[];
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                overdue?: "true" | "false";
                client_id?: string[];
                number?: string[];
                search?: string;
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                issue_date_from?: string;
                issue_date_to?: string;
                due_date_from?: string;
                due_date_to?: string;
                updated_since?: string;
                expand?: "client"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-issue_date" | "issue_date" | "-due_date" | "due_date";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreation"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePreview"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "client_archived" | "deposit_already_deducted" | "deposit_not_paid" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused" | "currency_mismatch" | "nothing_to_bill" | "rate_missing";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "amount_out_of_range" | "amount_sign" | "base_quantity_not_positive" | "currency_unknown" | "date_malformed" | "decimal_malformed" | "deposit_exceeds_total" | "deposit_in_other_currency" | "deposit_not_positive" | "deposit_of_other_client" | "discount_exceeds_subtotal" | "discount_out_of_range" | "discount_sign" | "due_before_issue" | "end_before_start" | "exactly_one" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "instant_malformed" | "invalid_character" | "not_a_deposit" | "not_allowed" | "not_for_deposits" | "not_nullable" | "not_unique" | "out_of_range" | "period_reversed" | "prepaid_sign" | "project_of_other_client" | "required" | "tax_category_mix" | "tax_currency_same" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "time_line" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_many_entries" | "too_short" | "unit_malformed" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInvoicePreview: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreation"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "client_archived" | "deposit_already_deducted" | "deposit_not_paid" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "currency_mismatch" | "nothing_to_bill" | "rate_missing";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "amount_out_of_range" | "amount_sign" | "base_quantity_not_positive" | "currency_unknown" | "date_malformed" | "decimal_malformed" | "deposit_exceeds_total" | "deposit_in_other_currency" | "deposit_not_positive" | "deposit_of_other_client" | "discount_exceeds_subtotal" | "discount_out_of_range" | "discount_sign" | "due_before_issue" | "end_before_start" | "exactly_one" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "instant_malformed" | "invalid_character" | "not_a_deposit" | "not_allowed" | "not_for_deposits" | "not_nullable" | "not_unique" | "out_of_range" | "period_reversed" | "prepaid_sign" | "project_of_other_client" | "required" | "tax_category_mix" | "tax_currency_same" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "time_line" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_many_entries" | "too_short" | "unit_malformed" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: {
                expand?: "client"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "invoice_not_draft" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "deposit_already_deducted" | "deposit_not_paid" | "client_archived" | "deposit_deducted" | "invalid_transition" | "invoice_has_payments" | "invoice_not_draft" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused" | "not_ready_to_issue";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "amount_out_of_range" | "amount_sign" | "base_quantity_not_positive" | "client_in_other_currency" | "currency_unknown" | "date_malformed" | "decimal_malformed" | "deposit_exceeds_total" | "deposit_in_other_currency" | "deposit_not_positive" | "deposit_of_other_client" | "discount_exceeds_subtotal" | "discount_out_of_range" | "discount_sign" | "due_before_issue" | "exactly_one" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "in_the_future" | "invalid_character" | "not_a_deposit" | "not_a_time_line" | "not_allowed" | "not_for_deposits" | "not_nullable" | "not_unique" | "out_of_range" | "period_reversed" | "prepaid_sign" | "project_of_other_client" | "read_only" | "required" | "requires_status_paid" | "tax_category_mix" | "tax_currency_same" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_short" | "unit_malformed" | "unknown_field" | "unknown_reference" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoiceIssuing"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "invalid_transition" | "invoice_not_draft" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused" | "not_ready_to_issue";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "due_before_issue" | "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payInvoice: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoicePaying"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "invalid_transition" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused" | "not_ready_to_issue";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "due_before_issue" | "in_the_future" | "invalid_character" | "not_nullable" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidInvoice: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "deposit_deducted" | "invalid_transition" | "invoice_has_payments" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoiceSending"];
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "invoice_void" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused" | "not_ready_to_issue";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "due_before_issue" | "email_malformed" | "invalid_character" | "not_nullable" | "recipient_missing" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoiceMessages: {
        parameters: {
            query?: {
                status?: ("queued" | "sending" | "sent" | "failed" | "unknown")[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoiceMessagesAsCsv: {
        parameters: {
            query?: {
                status?: ("queued" | "sending" | "sent" | "failed" | "unknown")[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInvoice: {
        parameters: {
            query?: {
                copy?: "void" | "paid";
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                Range?: components["parameters"]["Range"];
                "If-Range"?: components["parameters"]["If-Range"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "copy_not_available";
                    };
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "amount_paid_negative" | "deposit_deducted" | "invoice_not_open" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "amount_exceeds_due" | "date_malformed" | "in_the_future" | "invalid_character" | "not_allowed" | "not_nullable" | "out_of_range" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentReversal"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "already_reversed" | "amount_paid_negative" | "deposit_deducted" | "reversal_not_reversible" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCreditNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "deposit_deducted" | "invoice_not_creditable" | "nothing_to_credit" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "credit_exceeds_invoice" | "credit_exceeds_line" | "credit_not_positive" | "decimal_malformed" | "exactly_one" | "invalid_character" | "not_nullable" | "not_unique" | "out_of_range" | "required" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoiceValidation"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReadiness"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_allowed" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeReport: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                group_by?: ("project" | "task" | "user" | "client" | "day" | "week" | "month" | "tag")[];
                time_zone?: string;
                user_id?: string[];
                project_id?: string[];
                task_id?: string[];
                client_id?: string[];
                tag?: string[];
                notes?: string;
                billable?: "true" | "false";
                billed?: "true" | "false";
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeReport"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "not_unique" | "range_reversed" | "time_zone_unknown" | "too_long" | "too_many" | "too_many_groups";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoiceReport: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReport"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "range_reversed" | "range_too_long";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryReport: {
        parameters: {
            query?: {
                webhook_id?: string[];
                from?: string;
                to?: string;
                interval?: "hour" | "day";
                time_zone?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryReport"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "not_allowed" | "range_reversed" | "range_too_long" | "time_zone_unknown" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimesheet: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                columns?: ("date" | "start" | "end" | "duration" | "hours" | "client" | "project" | "task" | "person" | "notes" | "tags" | "billable" | "invoice" | "rate" | "amount" | "currency")[];
                locale?: string;
                time_zone?: string;
                user_id?: string[];
                project_id?: string[];
                task_id?: string[];
                client_id?: string[];
                tag?: string[];
                notes?: string;
                billable?: "true" | "false";
                billed?: "true" | "false";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "locale_unknown" | "not_allowed" | "not_unique" | "range_reversed" | "time_zone_unknown" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInvoicesAsCsv: {
        parameters: {
            query?: {
                type?: ("invoice" | "deposit" | "credit_note")[];
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                overdue?: "true" | "false";
                client_id?: string[];
                number?: string[];
                search?: string;
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                issue_date_from?: string;
                issue_date_to?: string;
                due_date_from?: string;
                due_date_to?: string;
                updated_since?: string;
                locale?: string;
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "id_malformed" | "instant_malformed" | "invalid_character" | "locale_unknown" | "not_allowed" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPaymentsAsCsv: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                client_id?: string[];
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                locale?: string;
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "id_malformed" | "locale_unknown" | "not_allowed" | "range_reversed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportInvoicesAsZip: {
        parameters: {
            query?: {
                type?: ("invoice" | "deposit" | "credit_note")[];
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                overdue?: "true" | "false";
                client_id?: string[];
                number?: string[];
                search?: string;
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                issue_date_from?: string;
                issue_date_to?: string;
                due_date_from?: string;
                due_date_to?: string;
                updated_since?: string;
            };
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "date_malformed" | "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainInvoice: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceExplanation"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_explainable";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoiceProof: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerProof"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_in_ledger";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAudit: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audit"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MePatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "read_only" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_allowed" | "not_nullable" | "read_only" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                status?: ("invited" | "active" | "deactivated")[];
                role?: ("owner" | "admin" | "accountant" | "member")[];
                name?: string;
                email?: string[];
                updated_since?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInvitation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "user_exists" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "email_malformed" | "invalid_character" | "not_allowed" | "not_nullable" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsersAsCsv: {
        parameters: {
            query?: {
                status?: ("invited" | "active" | "deactivated")[];
                role?: ("owner" | "admin" | "accountant" | "member")[];
                name?: string;
                email?: string[];
                updated_since?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_invited" | "in_use" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "last_owner" | "invalid_transition" | "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_allowed" | "not_nullable" | "out_of_range" | "read_only" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_invited" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                user_id?: string[];
                kind?: ("api" | "session")[];
                expand?: "user"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "in_the_past" | "instant_malformed" | "invalid_character" | "not_nullable" | "required" | "scope_unknown" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokensAsCsv: {
        parameters: {
            query?: {
                user_id?: string[];
                kind?: ("api" | "session")[];
                expand?: "user"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: {
                expand?: "user"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedSignIn"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "email_malformed" | "invalid_character" | "not_nullable" | "required" | "too_deep" | "too_long" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreation"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "required" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "not_a_session" | "lost_race";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: {
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspacePatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "bic_malformed" | "color_malformed" | "country_unknown" | "currency_unknown" | "decimal_malformed" | "email_malformed" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "iban_malformed" | "invalid_character" | "locale_unknown" | "next_number_too_low" | "not_allowed" | "not_nullable" | "not_unique" | "number_format_malformed" | "out_of_range" | "read_only" | "required" | "scheme_malformed" | "tax_id_malformed" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFont: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "font/ttf": string;
                    "font/otf": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceFont: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "font/ttf": string;
                "font/otf": string;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "incomplete_body";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "font_malformed";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFont: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/svg+xml": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceLogo: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": string;
                "image/jpeg": string;
                "image/svg+xml": string;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "incomplete_body";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "logo_malformed";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLogo: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                status?: ("active" | "paused")[];
                updated_since?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "too_many_webhooks" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_allowed" | "not_nullable" | "not_unique" | "required" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_short" | "unknown_field" | "url_malformed" | "url_not_https" | "url_not_public" | "url_with_fragment" | "url_with_user_info" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooksAsCsv: {
        parameters: {
            query?: {
                status?: ("active" | "paused")[];
                updated_since?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_allowed" | "not_nullable" | "not_unique" | "read_only" | "too_deep" | "too_few" | "too_long" | "too_many" | "too_short" | "unknown_field" | "url_malformed" | "url_not_https" | "url_not_public" | "url_with_fragment" | "url_with_user_info" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveredDeliveries"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "invalid_character" | "not_nullable" | "required" | "too_deep" | "too_long" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "too_many_rotations" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
                from?: string;
                to?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "not_allowed" | "out_of_range" | "range_reversed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventsAsCsv: {
        parameters: {
            query?: {
                type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
                from?: string;
                to?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "instant_malformed" | "not_allowed" | "out_of_range" | "range_reversed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                webhook_id?: string[];
                status?: ("pending" | "succeeded" | "failed" | "cancelled")[];
                event_type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created" | "webhook.ping")[];
                event_id?: string[];
                from?: string;
                to?: string;
                updated_since?: string;
                expand?: "webhook"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "not_allowed" | "out_of_range" | "range_reversed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveriesAsCsv: {
        parameters: {
            query?: {
                webhook_id?: string[];
                status?: ("pending" | "succeeded" | "failed" | "cancelled")[];
                event_type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created" | "webhook.ping")[];
                event_id?: string[];
                from?: string;
                to?: string;
                updated_since?: string;
                expand?: "webhook"[];
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "not_allowed" | "out_of_range" | "range_reversed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: {
                expand?: "webhook"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "malformed_json" | "incomplete_body" | "malformed_header";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "duplicate_key";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 409;
                        /** @enum {string} */
                        code: "webhook_deleted" | "lost_race";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "invalid_character" | "not_nullable" | "too_deep" | "too_many" | "unknown_field" | "wrong_type";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                type?: ("time_entry" | "invoice" | "client" | "project" | "task" | "user" | "token" | "workspace" | "webhook")[];
                start?: "oldest" | "end";
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeFeed"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 410;
                        /** @enum {string} */
                        code: "cursor_expired";
                    };
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "not_allowed" | "out_of_range" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                request_id?: string[];
                token_id?: string[];
                status?: ("2xx" | "3xx" | "4xx" | "5xx" | "200" | "201" | "202" | "204" | "206" | "304" | "400" | "403" | "404" | "405" | "406" | "408" | "409" | "410" | "412" | "413" | "415" | "417" | "422" | "429" | "431" | "499" | "500" | "503")[];
                method?: ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE")[];
                from?: string;
                to?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequestsAsCsv: {
        parameters: {
            query?: {
                request_id?: string[];
                token_id?: string[];
                status?: ("2xx" | "3xx" | "4xx" | "5xx" | "200" | "201" | "202" | "204" | "206" | "304" | "400" | "403" | "404" | "405" | "406" | "408" | "409" | "410" | "412" | "413" | "415" | "417" | "422" | "429" | "431" | "499" | "500" | "503")[];
                method?: ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE")[];
                from?: string;
                to?: string;
                limit?: components["parameters"]["limit"];
                cursor?: components["parameters"]["cursor"];
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed" | "invalid_cursor";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter" | "repeated_parameter" | "malformed_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 422;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "id_malformed" | "instant_malformed" | "invalid_character" | "not_allowed" | "out_of_range" | "range_reversed" | "too_long" | "too_many";
                            message: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstallation: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Installation"];
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    };
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status: 400;
                        /** @enum {string} */
                        code: "validation_failed";
                        errors?: {
                            pointer: string;
                            /** @enum {string} */
                            code: "unknown_parameter";
                            message: string;
                        }[];
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
        };
    };
    onTimeEntryStarted: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryCreated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryUpdated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryDeleted: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceCreated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceIssued: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceSent: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceOverdue: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoicePayment_recorded: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoicePayment_reversed: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoicePaid: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceCredited: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceVoided: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientCreated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientUpdated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientDeleted: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectCreated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectUpdated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectArchived: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectDeleted: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTaskCreated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTaskUpdated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTaskDeleted: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserInvited: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCreditNoteCreated: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookPing: {
        parameters: {
            query?: never;
            header: {
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                "X-Service-Attempt": components["parameters"]["X-Service-Attempt"];
                "webhook-id": components["parameters"]["webhook-id"];
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

/** Every code of a problem. */
export type ProblemCode =
    | "malformed_json"
    | "incomplete_body"
    | "malformed_target"
    | "malformed_request"
    | "client_gone"
    | "headers_too_large"
    | "request_timeout"
    | "malformed_header"
    | "invalid_cursor"
    | "token_missing"
    | "invalid_token"
    | "cross_origin"
    | "forbidden"
    | "not_found"
    | "method_not_allowed"
    | "not_acceptable"
    | "body_too_large"
    | "unsupported_media_type"
    | "unsupported_encoding"
    | "precondition_failed"
    | "lost_race"
    | "rate_limited"
    | "mail_limit"
    | "cursor_expired"
    | "in_use"
    | "internal_error"
    | "expectation_failed"
    | "database_unavailable"
    | "database_busy"
    | "database_refused"
    | "storage_full"
    | "storage_failed"
    | "overloaded"
    | "not_ready"
    | "already_reversed"
    | "amount_paid_negative"
    | "client_archived"
    | "deposit_already_deducted"
    | "deposit_deducted"
    | "deposit_not_paid"
    | "copy_not_available"
    | "invalid_transition"
    | "invoice_has_payments"
    | "invoice_not_creditable"
    | "not_explainable"
    | "not_in_ledger"
    | "nothing_to_credit"
    | "invoice_not_draft"
    | "invoice_not_open"
    | "invoice_void"
    | "last_owner"
    | "not_invited"
    | "not_a_session"
    | "not_restorable"
    | "not_running"
    | "project_archived"
    | "reference_deleted"
    | "reversal_not_reversible"
    | "task_archived"
    | "time_entry_billed"
    | "time_entry_overlaps"
    | "timer_running"
    | "too_many_webhooks"
    | "too_many_rotations"
    | "webhook_deleted"
    | "user_exists"
    | "validation_failed"
    | "idempotency_key_reused"
    | "currency_mismatch"
    | "not_ready_to_issue"
    | "nothing_to_bill"
    | "rate_missing";

/** Every code in the `errors` of a problem. */
export type ErrorCode =
    | "duplicate_key"
    | "malformed_parameter"
    | "repeated_parameter"
    | "unknown_parameter"
    | "currency_unknown"
    | "date_malformed"
    | "decimal_malformed"
    | "iban_malformed"
    | "scheme_malformed"
    | "tax_id_malformed"
    | "entry_too_long"
    | "email_malformed"
    | "exactly_one"
    | "id_malformed"
    | "instant_malformed"
    | "invalid_character"
    | "not_allowed"
    | "not_nullable"
    | "not_unique"
    | "out_of_range"
    | "read_only"
    | "required"
    | "time_zone_unknown"
    | "too_deep"
    | "too_few"
    | "too_long"
    | "too_many"
    | "too_short"
    | "unknown_field"
    | "wrong_type"
    | "amount_exceeds_due"
    | "amount_out_of_range"
    | "amount_sign"
    | "bic_malformed"
    | "base_quantity_not_positive"
    | "color_malformed"
    | "country_unknown"
    | "credit_exceeds_invoice"
    | "credit_exceeds_line"
    | "credit_not_positive"
    | "client_in_other_currency"
    | "deposit_exceeds_total"
    | "deposit_in_other_currency"
    | "deposit_not_positive"
    | "deposit_of_other_client"
    | "discount_exceeds_subtotal"
    | "discount_out_of_range"
    | "discount_sign"
    | "due_before_issue"
    | "end_before_start"
    | "exemption_code_of_other_category"
    | "exemption_code_unknown"
    | "exemption_reason_not_allowed"
    | "in_the_future"
    | "in_the_past"
    | "instant_out_of_range"
    | "font_malformed"
    | "logo_malformed"
    | "locale_unknown"
    | "next_number_too_low"
    | "not_a_deposit"
    | "not_for_deposits"
    | "not_a_time_line"
    | "number_format_malformed"
    | "period_reversed"
    | "prepaid_sign"
    | "project_of_other_client"
    | "range_reversed"
    | "range_too_long"
    | "too_many_groups"
    | "recipient_missing"
    | "scope_unknown"
    | "task_of_other_project"
    | "requires_status_paid"
    | "tax_category_mix"
    | "tax_currency_same"
    | "tax_rate_not_zero"
    | "tax_rate_out_of_range"
    | "time_line"
    | "too_many_entries"
    | "unit_malformed"
    | "unknown_reference"
    | "url_malformed"
    | "url_not_https"
    | "url_not_public"
    | "url_with_fragment"
    | "url_with_user_info"
    | "user_deactivated";
