// Made from the OpenAPI document by `npm run client`. Do not edit.

export interface paths {
    "/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all time entries
         * Returns recorded entries and running timers that match all filters. Members see only their own. Available to owner, admin, accountant, member (own).
         */
        get: operations["listTimeEntries"];
        put?: never;
        /**
         * Create a time entry or start a timer
         * Records work if the request has `end_time` or `duration_seconds`, and starts a timer if it has neither. A user has at most one timer: while it runs, another returns 409 `timer_running`, or with `stop_running=true` replaces it in the same transaction. A recorded entry saves the hourly rate of this moment; that of a timer is set when it stops. Events: `time_entry.created`, `time_entry.started`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * List all time entries as CSV
         * Returns the complete list, or one page if `limit` is set. Returns recorded entries and running timers that match all filters. Members see only their own. Available to owner, admin, accountant, member (own). Counts as 10 requests.
         */
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
        /**
         * Retrieve a time entry
         * Returns a recorded entry or a running timer. Members get 404 for those of others. Available to owner, admin, accountant, member (own).
         */
        get: operations["getTimeEntry"];
        put?: never;
        post?: never;
        /**
         * Delete a time entry
         * Deletes a recorded entry or a running timer, unless it is on an invoice (409 `time_entry_billed`). `POST /time-entries/{id}/restore` brings it back for 24 hours. Events: `time_entry.deleted`. The same request again returns 404 `not_found`. Available to owner, admin, accountant (own), member (own).
         */
        delete: operations["deleteTimeEntry"];
        options?: never;
        head?: never;
        /**
         * Update a time entry
         * Changes the fields in the request. Setting the end of a running timer stops it; other changes of one that keeps running emit no event. The hourly rate is set again when the project, the task or the entry's own rate changes, or the timer stops. An entry on an invoice cannot be changed (409 `time_entry_billed`). Events: `time_entry.updated`, `time_entry.created`. The same request again changes nothing and emits no events. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * Stop a running timer
         * Records the running timer as an entry that ends now, with the hourly rate of this moment. To end it at another time, PATCH its `end_time`. Events: `time_entry.created`. The same request again returns 409 `not_running`; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * Restore a deleted or changed time entry
         * Brings back a deleted entry with its ID, rate and tags, within 24 hours, even if its project, task or user is no longer active. With `version`, also takes back the last change of an entry. An entry that already is as requested is returned unchanged. `If-Match` matches no deleted entry. Events: `time_entry.created`, `time_entry.started`, `time_entry.updated`. The same request again changes nothing and emits no events. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * List the tags of time entries
         * Returns the 1,000 most frequent tags of the workspace, to all its members. Available to owner, admin, accountant, member (own). Counts as 5 requests.
         */
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
        /**
         * Rename or merge tags
         * Replaces tags of all time entries by one, also of billed entries, since invoices do not contain tags. The changed entries have a new version. `entries` is their number. Emits no events. The same request again changes nothing. Available to owner, admin. Counts as 5 requests.
         */
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
        /**
         * List all projects
         * Returns active and archived projects that match all filters. Members see neither rates nor budgets in money. Available to owner, admin, accountant, member.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * Creates an active project; only the name is required. Time can be recorded on it at once. Its billable time can be invoiced if it has a client. Events: `project.created`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin.
         */
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
        /**
         * List all projects as CSV
         * Returns the complete list, or one page if `limit` is set. Returns active and archived projects that match all filters. Members see neither rates nor budgets in money. Available to owner, admin, accountant, member. Counts as 10 requests.
         */
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
        /**
         * Retrieve a project
         * Returns an active or archived project. Members see neither its rate nor a budget in money. Available to owner, admin, accountant, member.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * Deletes a project that no task and no time entry refers to. Otherwise it returns 409 `in_use`: archive the project instead. Events: `project.deleted`. The same request again returns 404 `not_found`. Available to owner, admin.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Update or archive a project
         * Changes the fields in the request. An archived project accepts no new time entries and tasks until its status is `active` again. A new rate applies to time recorded from now on, or with `apply_to=unbilled` also to recorded time that is not billed, whose entries emit no events. Events: `project.updated`, `project.archived`. The same request again changes nothing and emits no events. Available to owner, admin.
         */
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
        /**
         * List all tasks
         * Returns active and archived tasks of all projects that match all filters. Members do not see rates. Available to owner, admin, accountant, member.
         */
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
        /**
         * List all tasks as CSV
         * Returns the complete list, or one page if `limit` is set. Returns active and archived tasks of all projects that match all filters. Members do not see rates. Available to owner, admin, accountant, member. Counts as 10 requests.
         */
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
        /**
         * List the tasks of a project
         * Returns the active and archived tasks of the project that match all filters. Members do not see rates. Available to owner, admin, accountant, member.
         */
        get: operations["listTasksOfProject"];
        put?: never;
        /**
         * Create a task in a project
         * Creates an active task in an active project; only the name is required. It is billable unless the request says otherwise. Events: `task.created`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin.
         */
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
        /**
         * List the tasks of a project as CSV
         * Returns the complete list, or one page if `limit` is set. Returns the active and archived tasks of the project that match all filters. Members do not see rates. Available to owner, admin, accountant, member. Counts as 10 requests.
         */
        get: operations["listTasksOfProjectAsCsv"];
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
        /**
         * Retrieve a task
         * Returns an active or archived task. Members do not see its rate. Available to owner, admin, accountant, member.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * Deletes a task that no time entry refers to. Otherwise it returns 409 `in_use`: archive the task instead. Events: `task.deleted`. The same request again returns 404 `not_found`. Available to owner, admin.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * Changes the fields in the request. An archived task accepts no new time entries until its status is `active` again. A new rate applies to time recorded from now on, or with `apply_to=unbilled` also to recorded time that is not billed, whose entries emit no events. Events: `task.updated`. The same request again changes nothing and emits no events. Available to owner, admin.
         */
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
        /**
         * List all clients
         * Returns active and archived clients that match all filters. Available to owner, admin, accountant.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client
         * Creates an active client; only the name is required. What is absent, such as the currency, the tax and the payment terms, is taken from the workspace when an invoice is created or issued. Events: `client.created`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant.
         */
        post: operations["createClient"];
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
        /**
         * List all clients as CSV
         * Returns the complete list, or one page if `limit` is set. Returns active and archived clients that match all filters. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Retrieve a client
         * Returns an active or archived client. Available to owner, admin, accountant.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        /**
         * Delete a client
         * Deletes a client that no project and no invoice refers to. Otherwise it returns 409 `in_use`: archive the client instead. Events: `client.deleted`. The same request again returns 404 `not_found`. Available to owner, admin, accountant.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        /**
         * Update a client
         * Changes the fields in the request. Issued invoices keep the data that the client had then; drafts get the new data when they are issued. An archived client gets no new invoices. A new rate applies to time recorded from now on, or with `apply_to=unbilled` also to recorded time that is not billed, whose entries emit no events. Events: `client.updated`. The same request again changes nothing and emits no events. Available to owner, admin, accountant.
         */
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
        /**
         * List all invoices
         * Returns invoices, deposits and credit notes that match all filters, without their lines. Available to owner, admin, accountant.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice from lines, unbilled time, or both
         * Creates a draft, which has no number until it is issued. `from_time` makes lines of the client's time entries that are billable, stopped and not billed, and claims them in the same transaction, so that no other invoice bills them. Deposits are claimed likewise. Time is never billed twice: another request for the same time finds nothing to bill (422 `nothing_to_bill`). Events: `invoice.created`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant.
         */
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
        /**
         * List all invoices as CSV
         * Returns the complete list, or one page if `limit` is set. Returns invoices, deposits and credit notes that match all filters, without their lines. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Preview an invoice without creating it
         * Returns the draft that the same request to `POST /invoices` would create, without an ID, and in `warnings` what it lacks to be issued. No time entry and no deposit is claimed. Nothing is stored, so the request can be sent again. Available to owner, admin, accountant.
         */
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
        /**
         * Download the PDF of an invoice without creating it
         * Returns the PDF of the draft that the same request to `POST /invoices` would create. It is marked as a draft. Nothing is stored, so the request can be sent again. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Retrieve an invoice
         * Returns an invoice, a deposit or a credit note with its lines, payments and credit notes. `overdue` is as of today in the workspace's time zone. Available to owner, admin, accountant.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * Deletes a draft for good. Its time entries become billable again, and other invoices can deduct its deposits. An issued invoice cannot be deleted (409 `invoice_not_draft`): void it instead. Emits no events. The same request again returns 404 `not_found`. Available to owner, admin, accountant.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        /**
         * Update a draft, or issue, pay or void an invoice
         * Changes the content of a draft, or the due date of an open invoice. Lists in the request replace the stored ones; time entries and deposits that are left out can be billed again. `status` issues (`open`), pays (`paid`) or voids (`void`) the invoice in the same transaction, as the operations with these names do. Events: `invoice.issued`, `invoice.payment_recorded`, `invoice.paid`, `invoice.voided`. The same request again changes nothing and emits no events. Available to owner, admin, accountant.
         */
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
        /**
         * Issue an invoice
         * Gives a draft the next number of its series, and makes its content final, with the current data of the seller and the client; later only the due date can change. If nothing is due, the invoice is paid at once. If the workspace has `issue_checks` set to `block`, findings of severity `error` prevent it (422 `not_ready_to_issue`). Does the same as PATCH with `status` set to `open`, except that an open invoice is returned unchanged, whatever the body. Events: `invoice.issued`, `invoice.paid`. The same request again changes nothing and emits no events. Available to owner, admin, accountant.
         */
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
        /**
         * Pay an invoice
         * Records a payment of the whole amount due, or a refund of a negative one, so that the invoice is paid. A draft is issued first, in the same transaction. Does the same as PATCH with `status` set to `paid`. To record a part, use `POST /invoices/{id}/payments`. Events: `invoice.issued`, `invoice.payment_recorded`, `invoice.paid`. The same request again changes nothing and emits no events. Available to owner, admin, accountant.
         */
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
        /**
         * Void an invoice
         * Voids a draft or an open invoice for good. Its time entries become billable again, and other invoices can deduct its deposits; its number is not used again. An invoice with a credit note, or with a payment that is not reversed, cannot be voided (409 `invoice_has_payments`). Does the same as PATCH with `status` set to `void`. Events: `invoice.voided`. The same request again changes nothing and emits no events. Available to owner, admin, accountant.
         */
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
        /**
         * Send an invoice by email
         * Queues an email with the invoice to the client or to `to`, in the client's `invoice_format`: XML is attached together with the PDF. A draft is issued first, in the same transaction. If the invoice lacks what the format requires, nothing is issued or queued (422 `not_ready_to_export`). The email is sent after the response, and retried while the mail server has not accepted it; `GET /invoices/{id}/messages` shows its status. `invoice.sent` follows when the mail server accepts the first email of the invoice. Events: `invoice.issued`, `invoice.paid`, `invoice.sent`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant.
         */
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
        /**
         * List the emails of an invoice
         * Returns each email with the invoice: its recipients, its text, and whether it is queued, sent or failed. Available to owner, admin, accountant.
         */
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
        /**
         * List the emails of an invoice as CSV
         * Returns the complete list, or one page if `limit` is set. Returns each email with the invoice: its recipients, its text, and whether it is queued, sent or failed. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Download an invoice as PDF or electronic invoice
         * Returns the PDF, in the language of the client, or an electronic invoice (EN 16931). The file of an issued invoice never changes, also after it is paid, credited or void. A draft has only a PDF, which is marked as a draft. An invoice that lacks what a format requires is refused with `findings`, as `POST /invoices/{id}/validate` returns them. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Record a payment, a refund, a write-off or an early-payment discount
         * Adds a row to `payments` of an open invoice, or a refund to any issued invoice that is not void. The status follows from the balance: the invoice is `paid`, `credited` or `written_off` when nothing is due, and `open` when an amount is due again. Events: `invoice.payment_recorded`, `invoice.paid`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant.
         */
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
        /**
         * Reverse a payment, a refund, a write-off or an early-payment discount
         * Adds a row of kind `reversal`, so that the reversed row no longer counts. The status follows from the balance: a paid invoice is `open` again if an amount is due. Events: `invoice.payment_reversed`, `invoice.paid`. The same request again returns 409 `already_reversed`; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant.
         */
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
        /**
         * Issue a credit note for an invoice
         * Credits an issued invoice as a whole, by line, by quantity or by amount. The credit note is an invoice of type `credit_note`, with a number of its own, and is issued at once. Without `lines`, it credits what is left, and the time of the invoice becomes billable again; a further one has nothing to credit (409 `nothing_to_credit`). Events: `credit_note.created`, `invoice.credited`, `invoice.paid`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant.
         */
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
        /**
         * Check whether an invoice has what a profile requires
         * Returns what the invoice lacks, as findings of the severities `error` and `warning`. A draft is checked with the current data of the seller and the client. Nothing is stored, so the request can be sent again. Available to owner, admin, accountant.
         */
        post: operations["validateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read and check an electronic invoice
         * Returns what an invoice in UBL, CII or Factur-X (ZUGFeRD) says, in the names of an invoice's JSON, and which rules of EN 16931 and of the specification that it names it breaks. The body is the file, of at most 10 MiB. Nothing is stored. Nothing is stored, so the request can be sent again. Available to owner, admin, accountant. Counts as 10 requests.
         */
        post: operations["inspectDocument"];
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
        /**
         * Retrieve a time report
         * Returns totals of recorded time. A running timer is not included. Members see only their own time. The time from `from` up to but not including `to` counts. Both are optional. An entry that begins before or ends after the range counts only as far as it lies in it, so that adjacent ranges add up. `entries` is the number of entries that start in the range. Days, weeks and months, and calendar dates in `from` and `to`, are in `time_zone` (the workspace's by default). Weeks start on the workspace's `week_start`. An entry that crosses midnight is split between days. Pass `group_by` twice to group within groups. Without it, only totals are returned. Entries shorter than a second are not counted. Totals equal the sum of their groups, including amounts: the grand total is rounded once per currency, half away from zero, and each group's amount is rounded up or down to match. Tags are an exception: an entry counts for each of its tags but once in the totals, and amounts of tags are rounded individually. `billable_amounts` are the amounts of an invoice for the entries that start in the range. An invoice bills an entry as a whole. Each group is rounded like an invoice for only its entries, so the groups may not add up to the total. Reports with more than 10000 groups fail with `too_many_groups`. Entries that change while a report is computed may be counted with their old or new values. Available to owner, admin, accountant, member (own). Counts as 5 requests.
         */
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
        /**
         * Retrieve an invoice report
         * Returns the totals of invoices per currency as of today in the workspace's time zone: drafts, open and overdue invoices, amounts due by days overdue (`aging`), and payments received per month (`paid`). `from` (inclusive) and `to` (exclusive) limit only the payments. They default to the 12 months that end with `to` or with the current month. The maximum is 120 months. Void invoices are not included. Available to owner, admin, accountant. Counts as 5 requests.
         */
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
        /**
         * Retrieve a webhook delivery report
         * Returns the number, results and durations of delivery attempts by their start time. `from` (inclusive) and `to` (exclusive) default to the 24 hours that end with `to` or with the current hour. Attempts are kept for 30 days. Days are in `time_zone` (the workspace's by default). The first and last interval can be partial. The maximum is 750 intervals. Available to owner, admin. Counts as 5 requests.
         */
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
        /**
         * Download time entries as CSV for people
         * Returns recorded time entries for people and spreadsheets: with the names of clients, projects, tasks and people, local times, decimal hours, and amounts in the currency's units, oldest first. The texts and the format of numbers depend on `locale`; where it has a decimal comma, semicolons separate the columns. The file starts with a byte order mark. As in `GET /reports/time`, an entry that begins before or ends after the range has a row with its part in the range, and rows add up to the report's total: an amount can be rounded up or down. Members get only their own entries. Names that the caller may not read are empty. Use `GET /time-entries.csv` for programs. Available to owner, admin, accountant, member (own). Counts as 10 requests.
         */
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
        /**
         * Download invoices, deposits and credit notes as CSV for accountants
         * Has a row for each tax category and rate of each issued document, in the order of their issue dates, with amounts in the currency's units. The amounts add up: those of credit notes are negative, those of deducted deposits are deducted, and those of void documents are 0. The amount due is in the first row of a document. Drafts are left out. The texts and the format of numbers depend on `locale`; where it has a decimal comma, semicolons separate the columns. The file starts with a byte order mark. Use `GET /invoices.csv` for programs. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Download payments as CSV for accountants
         * Has a row for each payment, refund, write-off, discount and reversal, in the order of their dates, with amounts in the currency's units. Refunds, and reversals of what is not a refund, are negative. The texts and the format of numbers depend on `locale`; where it has a decimal comma, semicolons separate the columns. The file starts with a byte order mark. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Download the PDFs of invoices, deposits and credit notes as a ZIP archive
         * Contains the PDF of each issued document that matches, also of void ones. The archive is sent while it is made: a connection that ends early means that it is incomplete. Available to owner, admin, accountant. Counts as 10 requests.
         */
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
        /**
         * Explain every figure of an invoice
         * Returns each step from time entries to the amount due in whole numbers, with fractions before they are rounded half away from zero, so that a script can add them up. Available to owner, admin, accountant.
         */
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
        /**
         * Retrieve the ledger entry of an invoice
         * Returns the entry that was made when the invoice was issued. Issued invoices and credit notes are recorded in a ledger per number series. Each entry contains the hash of the one before it, so a later change of any of them can be proven. Available to owner, admin, accountant.
         */
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
        /**
         * Audit the records of the workspace
         * Checks that no time entry is billed twice, is missing, or was changed after it was billed; that all figures follow from their lines; that credit notes match; and that the ledger is complete and unchanged. Available to owner, admin, accountant. Counts as 5 requests.
         */
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
        /**
         * Retrieve the current user
         * Returns the user that the token or the session authenticates, with the role that decides about permissions. Available to all roles.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the current user
         * Changes your own name or time zone, in any role. Role, status and rate are changed by `PATCH /users/{id}`. Emits no events. The same request again changes nothing. Available to all roles.
         */
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
        /**
         * Retrieve the current user's preferences
         * Returns what the user has chosen for the dashboard. It has no effect on the API. Available to all roles.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the current user's preferences
         * Changes the fields in the request; a list replaces the stored one. Preferences belong to your own user, in any role. Emits no events. The same request again changes nothing. Available to all roles.
         */
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
        /**
         * List all users
         * Returns invited, active and deactivated users that match all filters. Members see only names, roles and statuses, and cannot filter or sort by email address or time of change. Available to owner, admin, accountant, member (limited).
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user
         * Creates a user with the status `invited`, and queues an email with a link that activates them. If the installation does not send emails, `invitation_token` is the token of that link. Only owners can invite owners. Events: `user.invited`. The same request again returns 409 `user_exists`; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin.
         */
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
        /**
         * List all users as CSV
         * Returns the complete list, or one page if `limit` is set. Returns invited, active and deactivated users that match all filters. Members see only names, roles and statuses, and cannot filter or sort by email address or time of change. Available to owner, admin, accountant, member (limited). Counts as 10 requests.
         */
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
        /**
         * Retrieve a user
         * Returns an invited, active or deactivated user. Members see only the name, the role and the status. Available to owner, admin, accountant, member (limited).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Withdraw a pending invitation
         * Deletes a user who has not accepted the invitation; its link stops working. A user for whom time was recorded cannot be deleted (409 `in_use`). Emits no events. The same request again returns 404 `not_found`. Available to owner, admin.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * Changes the fields in the request. Deactivating a user revokes their tokens and sessions for good, and stops their timer (`time_entry.created`). Admins cannot change owners or make someone one, and the last active owner stays one (409 `last_owner`). A new rate applies to time recorded from now on, or with `apply_to=unbilled` also to recorded time that is not billed, whose entries emit no events. Events: `time_entry.created`. The same request again changes nothing and emits no events. Available to owner, admin.
         */
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
        /**
         * Resend an invitation
         * Queues another email to a user who has not accepted the invitation, with a new link. Earlier links stop working. If the installation does not send emails, `invitation_token` is the token of the new link. Emits no events. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin.
         */
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
        /**
         * Accept an invitation
         * Activates the invited user, and uses the link up. Returns the user with a first API token, or with `sign_in`, sets a session cookie; the browser's previous session then ends. Emits no events. The same request again returns 401 `invalid_token`. Does not require authentication. Counts as 5 requests.
         */
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
        /**
         * List API tokens and sessions
         * Returns API tokens and sessions that are not revoked, without their secrets. Only owners and admins see those of other users. Available to owner, admin, accountant (own), member (own).
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create an API token
         * Creates an API token of the current user. The response is the only one with its secret. Scopes and expiry default to those of the calling token, and cannot exceed them. Emits no events. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * List API tokens and sessions as CSV
         * Returns the complete list, or one page if `limit` is set. Returns API tokens and sessions that are not revoked, without their secrets. Only owners and admins see those of other users. Available to owner, admin, accountant (own), member (own). Counts as 10 requests.
         */
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
        /**
         * Retrieve an API token or a session
         * Returns a token or session that is not revoked, without its secret. Only owners and admins see those of other users. Available to owner, admin, accountant (own), member (own).
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an API token or end a session
         * Ends the access of an API token or a session from the next request on. Owners and admins can revoke those of other users. Emits no events. The same request again returns 404 `not_found`. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * Request a sign-in link by email
         * Sends an email with a link to every active user with this address, after the response. The response does not depend on whether a user with this email address exists. The link works once and expires after 15 minutes. A user can have 5 valid links at a time. Emits no events. The same request again has its effect a second time. Does not require authentication. Counts as 5 requests.
         */
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
        /**
         * Sign in with the token of a sign-in link
         * Uses up the link, and sets a session cookie that authenticates like an API token for 30 days. Requests that change data must have the `Origin` of this service. The browser's previous session ends. Emits no events. The same request again returns 401 `invalid_token`. Does not require authentication. Counts as 5 requests.
         */
        post: operations["signIn"];
        /**
         * Sign out of the current session
         * Ends the session of the request's cookie, and deletes the cookie. A request with an API token has no session (409 `not_a_session`). Emits no events. The same request again returns 401 `invalid_token`. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * Sign out of all sessions
         * Ends all sessions of your user, also that of the request, and revokes unused sign-in links. API tokens stay valid. Emits no events. The same request again changes nothing. Available to owner, admin, accountant (own), member (own).
         */
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
        /**
         * Retrieve the workspace
         * Returns the workspace of the token with its settings. Members see only those that they need to display times and amounts. Available to owner, admin, accountant, member (limited).
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the workspace
         * Changes the settings in the request. Invoices that are issued already do not change. `invoice_next_number` can only increase, and the ledger records which numbers were skipped. A new rate applies to time recorded from now on, or with `apply_to=unbilled` also to recorded time that is not billed, whose entries emit no events. Emits no events. The same request again changes nothing. Available to owner, admin.
         */
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
        /**
         * Download the font of documents
         * Returns the font that was uploaded, or 404 if there is none. Available to owner, admin, accountant.
         */
        get: operations["getFont"];
        /**
         * Upload a font for documents
         * Replaces the font by a TrueType or OpenType font of at most 16 MiB, for characters that the included fonts lack. Parts of it are embedded in documents, so its license must allow that. Each upload gives the workspace a new version. Emits no events. The same request again has its effect a second time. Available to owner, admin.
         */
        put: operations["replaceFont"];
        post?: never;
        /**
         * Remove the font of documents
         * Removes the uploaded font, so that documents are printed with the included fonts only. Emits no events. The same request again changes nothing. Available to owner, admin.
         */
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
        /**
         * Download the logo of invoices
         * Returns the logo that was uploaded, or 404 if there is none. Available to owner, admin, accountant.
         */
        get: operations["getLogo"];
        /**
         * Upload the logo of invoices
         * Replaces the logo by a PNG, a JPEG, or an SVG without scripts, external references and texts, of at most 256 KiB. Invoices that are issued already keep their logo. Each upload gives the workspace a new version. Emits no events. The same request again has its effect a second time. Available to owner, admin. Counts as 10 requests.
         */
        put: operations["replaceLogo"];
        post?: never;
        /**
         * Remove the logo of invoices
         * Removes the logo, so that invoices issued from now on have none. Invoices that are issued already keep theirs. Emits no events. The same request again changes nothing. Available to owner, admin.
         */
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
        /**
         * List all webhook subscriptions
         * Returns active and paused subscriptions. `failing_since` shows those whose last delivery failed. Available to owner, admin.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook subscription
         * Creates an active subscription to event types, or with `*` to all of them. Each later event of these types is sent to the URL, signed with the workspace's webhook secret; with `backfill_from`, also past events. The token's scopes must include reading the resources of the types. Emits no events. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin.
         */
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
        /**
         * List all webhook subscriptions as CSV
         * Returns the complete list, or one page if `limit` is set. Returns active and paused subscriptions. `failing_since` shows those whose last delivery failed. Available to owner, admin. Counts as 10 requests.
         */
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
        /**
         * Retrieve a webhook subscription
         * Returns an active or paused subscription. `failing_since` is set if its last delivery failed. Available to owner, admin.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * Deletes the subscription, and cancels its pending deliveries. Its deliveries stay in the log. Emits no events. The same request again returns 404 `not_found`. Available to owner, admin.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update, pause or resume a webhook subscription
         * Changes the fields in the request. Deliveries of a `paused` subscription are kept, and sent when it is `active` again. Deliveries that are not sent yet go to a new URL. Emits no events. The same request again changes nothing. Available to owner, admin.
         */
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
        /**
         * Send a webhook.ping event to a subscription
         * Queues a delivery with the subscription as `data`, whatever event types the subscription lists. It is sent after the response, or kept while the subscription is paused. Events: `webhook.ping`. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner, admin.
         */
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
        /**
         * Resend failed deliveries of a subscription
         * Starts a new series of attempts for the failed deliveries that were created at `since` or later. They are sent after the response. `count` is their number. Pending deliveries are not affected. Emits no events. The same request again changes nothing. Available to owner, admin.
         */
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
        /**
         * Retrieve the webhook signing secret
         * Returns the secret that signs all deliveries of the workspace. The first request creates it. Available to owner.
         */
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
        /**
         * Rotate the webhook signing secret
         * Replaces the secret by a new one. Deliveries are also signed with each secret that was replaced within the last 24 hours, so that receivers can change theirs in between. At most 10 secrets sign at a time: a further rotation returns 409 `too_many_rotations`. Emits no events. The same request again has its effect a second time; with the same `Idempotency-Key` within 24 hours, it only returns the first response. Available to owner.
         */
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
        /**
         * List events
         * Returns the events of the last 30 days, whether or not a subscription lists their types. It omits types whose resource the token may not read, and refuses them as a filter with 403. An event can appear some seconds after `created_at`, since it is recorded when its change is committed. To follow events, read those of the last minute again, and skip the IDs that you have seen. Available to owner, admin.
         */
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
        /**
         * List events as CSV
         * Returns the complete list, or one page if `limit` is set. Returns the events of the last 30 days, whether or not a subscription lists their types. It omits types whose resource the token may not read, and refuses them as a filter with 403. An event can appear some seconds after `created_at`, since it is recorded when its change is committed. To follow events, read those of the last minute again, and skip the IDs that you have seen. Available to owner, admin. Counts as 10 requests.
         */
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
        /**
         * List webhook deliveries
         * Returns the deliveries of the last 30 days and the pending ones that match all filters, without their bodies and attempts. Available to owner, admin.
         */
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
        /**
         * List webhook deliveries as CSV
         * Returns the complete list, or one page if `limit` is set. Returns the deliveries of the last 30 days and the pending ones that match all filters, without their bodies and attempts. Available to owner, admin. Counts as 10 requests.
         */
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
        /**
         * Retrieve a webhook delivery
         * Returns a delivery with its exact body and all attempts: the headers sent, and the response or the error. Available to owner, admin.
         */
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
        /**
         * Retry a webhook delivery now
         * Makes the delivery due now, whatever its status. A finished one gets a new series of attempts. It is sent after the response. A delivery of a deleted subscription cannot be retried (409 `webhook_deleted`). Emits no events. The same request again changes nothing. Available to owner, admin.
         */
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
        /**
         * List changes in the order of their commits
         * Returns the resource types in `type` that you can read. `data` is the resource in that version. To keep a copy: get a cursor with `start=end`, read the lists with `Cache-Control: no-cache`, then poll from `next_cursor` and apply each change with a newer version than yours. Changes are never added before a cursor. Changes are kept for 90 days. An older cursor fails with 410: start over. The feed also includes updates without an event, such as those of time entries when an invoice is created or voided, or rates change. Available to owner, admin, accountant.
         */
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
        /**
         * List requests
         * Returns the requests of the last 7 days with a valid token or session, newest first, also those of the dashboard and those that failed. They contain no bodies and no headers except the user agent. A request appears about a second after its response; under extreme load, or while the database is unavailable, some can be missing. Available to owner, admin.
         */
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
        /**
         * List requests as CSV
         * Returns the complete list, or one page if `limit` is set. Returns the requests of the last 7 days with a valid token or session, newest first, also those of the dashboard and those that failed. They contain no bodies and no headers except the user agent. A request appears about a second after its response; under extreme load, or while the database is unavailable, some can be missing. Available to owner, admin. Counts as 10 requests.
         */
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
        /**
         * Retrieve what the installation can do
         * Returns what callers can know about the installation, such as whether it sends emails or only writes them to files. Does not require authentication. Counts as 5 requests.
         */
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
        /**
         * Retrieve the OpenAPI document
         * Returns the description of all operations, from which this reference and the client are generated. Does not require authentication.
         */
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
        /**
         * Occurs when a timer is started
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a time entry is created with an end time, or its timer is stopped
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a recorded time entry is updated
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a time entry is deleted. `data` is its last version
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a draft invoice is created
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when an invoice is issued: it has a number, and its content is final
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when the mail server accepts the first email with an invoice
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when an invoice is open after its due date, within a minute of the start of the next day in the workspace's time zone; once for each due date
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a payment, a refund, a write-off or an early-payment discount is recorded on an invoice
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when one of these is reversed
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when an invoice is paid in full
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a credit note corrects an invoice. `data` is the invoice
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when an invoice is voided. Its time entries become billable again, and other invoices can deduct its deposits
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a client is created
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a client is updated
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a client is deleted
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a project is created
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a project is updated or unarchived
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a project is archived
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a project is deleted
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a task is created
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a task is updated
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a task is deleted
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a user is invited
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a credit note is issued. `data` is the credit note
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /**
         * Occurs when a ping of the subscription is requested
         * Sent as a POST to the URL of each subscription to the event type, at least once. Order is not guaranteed. Respond with 2xx. Other responses are retried up to 5 times with the same body, by default after 1, 2, 4, 8 and 16 minutes.
         */
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
        /** The user who accepted an invitation, with a first API token unless a session was started. */
        AcceptedInvitation: {
            /** The user. */
            user: components["schemas"]["User"];
            /** The user's first API token. Returned only once. Null if `sign_in` was set. */
            token: string | null;
        };
        /** The result of checking the records of all invoices. Correct records have no findings. */
        Audit: {
            /** Number of invoices and credit notes. */
            invoices: number;
            /** Number of time entries on them. */
            billed_entries: number;
            /** Number of entries of the ledger. */
            ledger_entries: number;
            /** Number of invoices that were issued before the ledger existed. */
            issued_before_ledger: number;
            /** Contradictions in the records. Correct records have none. */
            findings: {
                /**
                 * What was checked.
                 * @enum {string}
                 */
                check: "entry_billed_twice" | "entry_not_claimed" | "entry_without_line" | "entry_changed" | "figures_differ" | "balance_differs" | "credit_note_differs" | "deposit_deducted_twice" | "deposit_not_paid" | "deduction_differs" | "deduction_not_marked" | "deduction_without_invoice" | "ledger_hash" | "ledger_chain" | "ledger_gap" | "ledger_document" | "ledger_missing";
                /** ID of the invoice that the finding is about. inv_…. */
                invoice_id: string | null;
                /** Number series, for findings about the ledger. */
                series: string | null;
                /** IDs of time entries, at most 100. te_…. */
                time_entry_ids: string[];
                /** What is wrong. */
                message: string;
            }[];
        };
        /** A creation, update or deletion of a resource. */
        Change: {
            /**
             * Type of the resource.
             * @enum {string}
             */
            type: "time_entry" | "invoice" | "client" | "project" | "task" | "user" | "token" | "workspace" | "webhook";
            /**
             * What happened to the resource.
             * @enum {string}
             */
            action: "created" | "updated" | "deleted";
            /** ID of the resource. Its prefix depends on the type. */
            id: string;
            /** Version of the resource. Increases by one with each change. A deletion also increases it. */
            version: number;
            /**
             * Format: date-time
             * Time of the change. RFC 3339 with an offset.
             */
            at: string;
            /** The resource in this version. Null if it was deleted. */
            data: components["schemas"]["TimeEntry"] | components["schemas"]["Invoice"] | components["schemas"]["Client"] | components["schemas"]["Project"] | components["schemas"]["Task"] | components["schemas"]["User"] | components["schemas"]["Token"] | components["schemas"]["Workspace"] | components["schemas"]["Webhook"] | null;
        };
        /** A page of the change feed, in the order of commits. It always has a cursor. */
        ChangeFeed: {
            /** The items of the page. */
            data: components["schemas"]["Change"][];
            /** The `cursor` for changes after this page. Also returned on the last page. */
            next_cursor: string;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A customer, to whom invoices are addressed. */
        Client: {
            /** Unique identifier of the resource. Treat it as an opaque string. cli_…. */
            id: string;
            /** The client's name. */
            name: string;
            /** The name on invoices. Null if `name` applies. */
            legal_name: string | null;
            /**
             * Format: email
             * The email address that invoices are sent to.
             */
            email: string | null;
            /** Email addresses that get a copy of every email with an invoice. */
            cc_emails: string[];
            /** Whether the email address of the seller gets a copy of every email with an invoice. */
            copy_to_seller: boolean;
            /** The postal address. */
            address: {
                /** Address line 1. */
                line1: string | null;
                /** Address line 2. */
                line2: string | null;
                /** City. */
                city: string | null;
                /** Postal code. */
                postal_code: string | null;
                /** State or province. */
                region: string | null;
                /** Two-letter country code (ISO 3166-1 alpha-2). */
                country: string | null;
            } | null;
            /** The tax ID. */
            tax_id: string | null;
            /** Where the client receives electronic invoices, such as its Peppol ID (BT-49). Null if `email` applies. */
            electronic_address: {
                /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                scheme: string;
                /** The address. */
                value: string;
            } | null;
            /** The identifier in a register of companies, with the code of the register (BT-47). */
            legal_id: {
                /** The code of the register (ISO 6523). */
                scheme: string;
                /** The identifier in the register. */
                value: string;
            } | null;
            /**
             * The format of invoices that are sent to the client. `facturx` is a PDF with the electronic invoice inside; `cii`, `ubl`, `xrechnung` and `peppol` are XML, which is attached together with the PDF.
             * @enum {string}
             */
            invoice_format: "pdf" | "facturx" | "xrechnung" | "peppol" | "ubl" | "cii";
            /** Tax for lines without their own. Null if it is inherited. */
            tax: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code: string | null;
            } | null;
            /**
             * Format: currency
             * Currency of the client's invoices and rates. Null if the workspace's applies. ISO 4217 code.
             */
            currency: string | null;
            /** Number of days from the issue date to the due date. Null if it is inherited. */
            payment_terms_days: number | null;
            /**
             * How the days of `payment_terms_days` count, as in the workspace. If they are null, the rule of the workspace applies with its days.
             * @enum {string}
             */
            payment_terms_rule: "days" | "days_end_of_month" | "end_of_month_days" | "day_of_next_month";
            /** Discount for early payment, printed on invoices. Null if it is inherited, or there is none. */
            early_payment_discount: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /** The tax that the client withholds from payments. Null if the workspace's applies. A rate of `0` withholds nothing. */
            withholding: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate: number | null;
            /** The buyer reference (BT-10). */
            buyer_reference: string | null;
            /** The notes of the client's new invoices. Null if the workspace's apply. */
            invoice_notes: string | null;
            /** Language of the client's invoices and emails, as a BCP 47 tag. Null if the workspace's applies. */
            locale: string | null;
            /** Free-form text. */
            notes: string;
            /**
             * The status.
             * @enum {string}
             */
            status: "active" | "archived";
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** A client to create. Absent fields get their defaults. */
        ClientCreation: {
            /** The client's name. */
            name: string;
            /** The name on invoices. Null if `name` applies. */
            legal_name?: string | null;
            /**
             * Format: email
             * The email address that invoices are sent to.
             */
            email?: string | null;
            /** Email addresses that get a copy of every email with an invoice. */
            cc_emails?: string[] | null;
            /** Whether the email address of the seller gets a copy of every email with an invoice. */
            copy_to_seller?: boolean;
            /** The postal address. */
            address?: {
                /** Address line 1. */
                line1?: string | null;
                /** Address line 2. */
                line2?: string | null;
                /** City. */
                city?: string | null;
                /** Postal code. */
                postal_code?: string | null;
                /** State or province. */
                region?: string | null;
                /** Two-letter country code (ISO 3166-1 alpha-2). */
                country?: string | null;
            } | null;
            /** The tax ID. */
            tax_id?: string | null;
            /** Where the client receives electronic invoices, such as its Peppol ID (BT-49). Null if `email` applies. */
            electronic_address?: {
                /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                scheme: string;
                /** The address. */
                value: string;
            } | null;
            /** The identifier in a register of companies, with the code of the register (BT-47). */
            legal_id?: {
                /** The code of the register (ISO 6523). */
                scheme: string;
                /** The identifier in the register. */
                value: string;
            } | null;
            /**
             * The format of invoices that are sent to the client. `facturx` is a PDF with the electronic invoice inside; `cii`, `ubl`, `xrechnung` and `peppol` are XML, which is attached together with the PDF.
             * @enum {string}
             */
            invoice_format?: "pdf" | "facturx" | "xrechnung" | "peppol" | "ubl" | "cii";
            /** Tax for lines without their own. Null if it is inherited. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            } | null;
            /**
             * Format: currency
             * Currency of the client's invoices and rates. Null if the workspace's applies. ISO 4217 code.
             */
            currency?: string | null;
            /** Number of days from the issue date to the due date. Null if it is inherited. */
            payment_terms_days?: number | null;
            /**
             * How the days of `payment_terms_days` count, as in the workspace. If they are null, the rule of the workspace applies with its days.
             * @enum {string}
             */
            payment_terms_rule?: "days" | "days_end_of_month" | "end_of_month_days" | "day_of_next_month";
            /** Discount for early payment, printed on invoices. Null if it is inherited, or there is none. */
            early_payment_discount?: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /** The tax that the client withholds from payments. Null if the workspace's applies. A rate of `0` withholds nothing. */
            withholding?: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** The buyer reference (BT-10). */
            buyer_reference?: string | null;
            /** The notes of the client's new invoices. Null if the workspace's apply. */
            invoice_notes?: string | null;
            /** Language of the client's invoices and emails, as a BCP 47 tag. Null if the workspace's applies. */
            locale?: string | null;
            /** Free-form text. */
            notes?: string | null;
            /**
             * The status.
             * @enum {string}
             */
            status?: "active" | "archived";
        };
        /** The changes of a client. Absent fields do not change, including those of the address. */
        ClientPatch: {
            /** The client's name. */
            name?: string;
            /** The name on invoices. Null if `name` applies. */
            legal_name?: string | null;
            /**
             * Format: email
             * The email address that invoices are sent to.
             */
            email?: string | null;
            /** Email addresses that get a copy of every email with an invoice. */
            cc_emails?: string[] | null;
            /** Whether the email address of the seller gets a copy of every email with an invoice. */
            copy_to_seller?: boolean;
            /** The postal address. */
            address?: {
                /** Address line 1. */
                line1?: string | null;
                /** Address line 2. */
                line2?: string | null;
                /** City. */
                city?: string | null;
                /** Postal code. */
                postal_code?: string | null;
                /** State or province. */
                region?: string | null;
                /** Two-letter country code (ISO 3166-1 alpha-2). */
                country?: string | null;
            } | null;
            /** The tax ID. */
            tax_id?: string | null;
            /** Where the client receives electronic invoices, such as its Peppol ID (BT-49). Null if `email` applies. */
            electronic_address?: {
                /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                scheme: string;
                /** The address. */
                value: string;
            } | null;
            /** The identifier in a register of companies, with the code of the register (BT-47). */
            legal_id?: {
                /** The code of the register (ISO 6523). */
                scheme: string;
                /** The identifier in the register. */
                value: string;
            } | null;
            /**
             * The format of invoices that are sent to the client. `facturx` is a PDF with the electronic invoice inside; `cii`, `ubl`, `xrechnung` and `peppol` are XML, which is attached together with the PDF.
             * @enum {string}
             */
            invoice_format?: "pdf" | "facturx" | "xrechnung" | "peppol" | "ubl" | "cii";
            /** Tax for lines without their own. Null if it is inherited. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            } | null;
            /**
             * Format: currency
             * Currency of the client's invoices and rates. Null if the workspace's applies. ISO 4217 code.
             */
            currency?: string | null;
            /** Number of days from the issue date to the due date. Null if it is inherited. */
            payment_terms_days?: number | null;
            /**
             * How the days of `payment_terms_days` count, as in the workspace. If they are null, the rule of the workspace applies with its days.
             * @enum {string}
             */
            payment_terms_rule?: "days" | "days_end_of_month" | "end_of_month_days" | "day_of_next_month";
            /** Discount for early payment, printed on invoices. Null if it is inherited, or there is none. */
            early_payment_discount?: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /** The tax that the client withholds from payments. Null if the workspace's applies. A rate of `0` withholds nothing. */
            withholding?: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** The buyer reference (BT-10). */
            buyer_reference?: string | null;
            /** The notes of the client's new invoices. Null if the workspace's apply. */
            invoice_notes?: string | null;
            /** Language of the client's invoices and emails, as a BCP 47 tag. Null if the workspace's applies. */
            locale?: string | null;
            /** Free-form text. */
            notes?: string | null;
            /**
             * The status.
             * @enum {string}
             */
            status?: "active" | "archived";
        };
        /** What a credit note credits, and why. Without lines, everything that is not credited yet. */
        CreditNoteCreation: {
            /** Why the invoice is corrected. */
            reason: string;
            /** What to credit. Without it, everything that is not credited yet. */
            lines?: {
                /** Index of the line in `lines` of the invoice, from 0. */
                line: number;
                /**
                 * Format: decimal
                 * The quantity to credit. Without `quantity` and `net`, everything of the line that is not credited yet. Decimal string with at most 6 decimal places.
                 */
                quantity?: string;
                /**
                 * Format: int64
                 * The net amount to credit, instead of a quantity. Has the sign of the line's net amount. In minor units.
                 */
                net?: number;
            }[];
            /** Whether the time entries of lines that are then credited in full can be billed again. Defaults to true without `lines`, else to false. */
            release_time?: boolean;
        };
        /** The attempts to deliver webhooks in a range of time, by interval. */
        DeliveryReport: {
            /**
             * Format: time-zone
             * The time zone of days. IANA time zone.
             */
            time_zone: string;
            /**
             * Format: date-time
             * Start of the range, inclusive. RFC 3339 with an offset.
             */
            from: string;
            /**
             * Format: date-time
             * End of the range, exclusive. RFC 3339 with an offset.
             */
            to: string;
            /**
             * Length of each interval.
             * @enum {string}
             */
            interval: "hour" | "day";
            /** Totals of all groups. */
            totals: {
                /** Number of attempts. */
                attempts: number;
                /** Number of attempts with a 2xx response. */
                succeeded: number;
                /** Number of attempts without a 2xx response. */
                failed: number;
                /** Median duration in milliseconds. Null without attempts. */
                duration_p50_ms: number | null;
                /** 95th percentile of the duration in milliseconds. Null without attempts. */
                duration_p95_ms: number | null;
            };
            /** All intervals in order, including those without attempts. */
            intervals: {
                /**
                 * Format: date-time
                 * Start of the interval. RFC 3339 with an offset.
                 */
                start: string;
                /** Number of attempts. */
                attempts: number;
                /** Number of attempts with a 2xx response. */
                succeeded: number;
                /** Number of attempts without a 2xx response. */
                failed: number;
                /** Median duration in milliseconds. Null without attempts. */
                duration_p50_ms: number | null;
                /** 95th percentile of the duration in milliseconds. Null without attempts. */
                duration_p95_ms: number | null;
            }[];
        };
        /** What an electronic invoice says, and what is wrong with it. */
        DocumentInspection: {
            /**
             * The syntax of the invoice. `facturx` is a PDF that embeds a Cross Industry Invoice.
             * @enum {string}
             */
            format: "facturx" | "cii" | "ubl";
            /** What the invoice says. */
            document: components["schemas"]["StatedDocument"];
            /** The rules that it breaks, errors first. Each `pointer` is one in `document`. */
            findings: components["schemas"]["Finding"][];
            /** What is in no field of `document`, at most 100 elements and attributes. */
            unread: components["schemas"]["UnreadPart"][];
        };
        /** An event as its deliveries contain it. */
        Event: {
            /** ID of the event, as in the `webhook-id` header. The same for every attempt and subscription. evt_…. */
            id: string;
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created";
            /**
             * Format: date-time
             * Time of the event. RFC 3339 with an offset.
             */
            created_at: string;
            /** The exact bytes of the body of its deliveries. */
            body: string;
        };
        /** A result of checking an invoice, to review before it is issued. */
        Finding: {
            /** The rule that the finding is about. */
            rule: string;
            /**
             * `error` if the invoice should not be issued as it is.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** JSON Pointer to the field (RFC 6901). */
            pointer: string;
            /** What is wrong. */
            message: string;
            /** How to fix it. */
            fix: string;
        };
        /** What the service of all workspaces offers. */
        Installation: {
            /** Whether emails reach their recipients. If the installation has no mail server (`SMTP_URL`), they are only written to files. */
            sends_mail: boolean;
        };
        /** The token of an invitation, and how its user begins. */
        InvitationAcceptance: {
            /** The token of the invitation link. */
            token: string;
            /** The user's name. Replaces the name in the invitation. */
            name?: string;
            /** Signs the browser in instead of creating an API token. */
            sign_in?: boolean;
        };
        /** A user who was invited, and the token of the invitation unless it was sent by email. */
        InvitedUser: {
            /** Unique identifier of the resource. Treat it as an opaque string. usr_…. */
            id: string;
            /** The user's name. */
            name: string;
            /**
             * The user's role. `x-roles` of each operation lists the roles that can call it.
             * @enum {string}
             */
            role: "owner" | "admin" | "accountant" | "member";
            /**
             * `invited` until the user accepts the invitation.
             * @enum {string}
             */
            status: "invited" | "active" | "deactivated";
            /**
             * Format: email
             * The email address.
             */
            email?: string;
            /**
             * Format: time-zone
             * The time zone. Null if the workspace's applies. IANA time zone.
             */
            time_zone?: string | null;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** The token of the invitation link, `<dashboard>/invitations/accept#token=<token>`, if the installation does not send emails. Returned only once. Null if the user gets an email. */
            invitation_token: string | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at?: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at?: string;
            /** Version of the resource. Increases by one with each change. */
            version?: number;
        };
        /** An invoice, a deposit or a credit note. All amounts are minor units of its currency. */
        Invoice: {
            /** Unique identifier of the resource. Treat it as an opaque string. inv_…. */
            id: string;
            /**
             * `deposit` bills an advance payment, which an `invoice` deducts later. `credit_note` corrects an issued invoice. Its amounts are positive.
             * @enum {string}
             */
            type: "invoice" | "deposit" | "credit_note";
            /** The invoice that a credit note corrects (BG-3), and why. */
            corrects: {
                /** ID of the corrected invoice. inv_…. */
                invoice_id: string;
                /** Number of the corrected invoice. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the corrected invoice. YYYY-MM-DD.
                 */
                issue_date: string;
                /** Why it was corrected. */
                reason: string;
            } | null;
            /** The invoice number, assigned at issue. Null for a draft. */
            number: string | null;
            /**
             * `draft` → `open` → `paid`, `credited` or `written_off`; or `void`.
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            /** Whether the invoice is open after its due date, in the workspace's time zone, and its payable amount is positive. */
            overdue: boolean;
            /** ID of the client that is billed. cli_…. */
            client_id: string;
            /**
             * Format: currency
             * The currency. ISO 4217 code.
             */
            currency: string;
            /**
             * Format: date
             * The issue date. Null until the invoice is issued. YYYY-MM-DD.
             */
            issue_date: string | null;
            /**
             * Format: date
             * The due date. Null if the client's payment terms apply. YYYY-MM-DD.
             */
            due_date: string | null;
            /** The billing period. */
            period: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
            /**
             * `net` or `gross`: whether unit prices, allowances, charges and the discount include tax.
             * @enum {string}
             */
            prices: "net" | "gross";
            /** Discount on the sum of the lines, as a percentage or an amount. */
            discount: {
                /**
                 * Format: decimal
                 * Percentage. Decimal string with at most 6 decimal places.
                 */
                percent?: string;
                /**
                 * Format: int64
                 * The discount amount. In minor units.
                 */
                amount?: number;
            } | null;
            /** Discount for early payment. Defaults to the client's, then the workspace's. To apply it, record a payment of kind `early_payment_discount`. */
            early_payment_discount: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /**
             * Format: date
             * Last day on which the early-payment discount applies. YYYY-MM-DD.
             */
            early_payment_until: string | null;
            /**
             * Format: int64
             * The early-payment discount on the total. In minor units.
             */
            early_payment_amount: number | null;
            /** Allowances on the complete invoice, each with its own tax (BG-20). */
            allowances: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net: number;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code: string | null;
                };
            }[];
            /** Charges on the complete invoice, each with its own tax (BG-21). */
            charges: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net: number;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code: string | null;
                };
            }[];
            /** How the payable amount is rounded: to a multiple of an increment, or by an amount. */
            payable_rounding: {
                /** Rounds half away from zero to a multiple of this amount, in minor units. */
                increment?: number;
                /**
                 * Format: int64
                 * The rounding amount itself, less than one unit of the currency. In minor units.
                 */
                amount?: number;
            } | null;
            /** The tax on the seller's income that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain. Defaults to the client's, then the workspace's. */
            withholding: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** The currency in which the seller reports tax (BT-6), with its exchange rate. */
            tax_currency: {
                /**
                 * Format: currency
                 * The currency. Differs from the invoice's. ISO 4217 code.
                 */
                currency: string;
                /**
                 * Format: decimal
                 * Units of this currency for one unit of the invoice's currency. Decimal string with at most 6 decimal places.
                 */
                exchange_rate: string;
            } | null;
            /** Tax by category and rate. */
            tax_breakdown: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption, if everything in the group has the same one. */
                exemption_code: string | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax amount. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * Sum of the net amounts of all lines. In minor units.
             */
            subtotal: number;
            /**
             * Format: int64
             * The total discount, without tax. In minor units.
             */
            discount_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all allowances on the invoice. In minor units.
             */
            allowance_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all charges on the invoice. In minor units.
             */
            charge_total: number;
            /**
             * Format: int64
             * The total tax. In minor units.
             */
            tax_total: number;
            /**
             * Format: int64
             * The total tax in the tax currency (BT-111). Null without one. In minor units.
             */
            tax_total_in_tax_currency: number | null;
            /**
             * Format: int64
             * The invoice total, including tax. In minor units.
             */
            total: number;
            /** The deposits that the invoice deducts, with their tax. */
            deposits: {
                /** ID of the deposit. inv_…. */
                invoice_id: string;
                /** Number of the deposit. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the deposit. YYYY-MM-DD.
                 */
                issue_date: string;
                /**
                 * Format: int64
                 * The total of the deposit without tax. In minor units.
                 */
                net: number;
                /**
                 * Format: int64
                 * The total tax of the deposit. In minor units.
                 */
                tax_total: number;
                /**
                 * Format: int64
                 * The total of the deposit, including tax. In minor units.
                 */
                total: number;
                /**
                 * Format: int64
                 * The amount that the buyer withheld of the deposit. In minor units.
                 */
                withheld_total: number;
                /** Tax of the deposit by category and rate. */
                tax_breakdown: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption, if everything in the group has the same one. */
                    exemption_code: string | null;
                    /**
                     * Format: int64
                     * The taxable amount. In minor units.
                     */
                    taxable_amount: number;
                    /**
                     * Format: int64
                     * The tax amount. In minor units.
                     */
                    tax_amount: number;
                }[];
            }[];
            /**
             * Format: int64
             * Sum of the totals of the deducted deposits. In minor units.
             */
            deposit_total: number;
            /** `tax_breakdown` less the tax of the deposits, by category and rate. Its sum over all invoices and deposits counts no tax twice. */
            remaining_tax_breakdown: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption, if everything in the group has the same one. */
                exemption_code: string | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax amount. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * The amount that the buyer withholds, without what it withheld of the deposits. In minor units.
             */
            withheld_total: number;
            /**
             * Format: int64
             * The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0. In minor units.
             */
            prepaid_amount: number;
            /**
             * Format: int64
             * The amount added by rounding (BT-114). In minor units.
             */
            rounding_amount: number;
            /**
             * Format: int64
             * `total` minus `prepaid_amount` plus `rounding_amount` (BT-115). In minor units.
             */
            payable_amount: number;
            /**
             * Format: int64
             * Payments, less refunds. Negative if a negative payable amount was refunded. In minor units.
             */
            amount_paid: number;
            /**
             * Format: int64
             * Write-offs that are not reversed. In minor units.
             */
            amount_written_off: number;
            /**
             * Format: int64
             * Early-payment discounts that were taken and are not reversed. In minor units.
             */
            amount_discounted: number;
            /**
             * Format: int64
             * Sum of the payable amounts of the credit notes. In minor units.
             */
            amount_credited: number;
            /**
             * Format: int64
             * The payable amount, less everything that settles it: credit notes, payments, write-offs, early-payment discounts. In minor units.
             */
            amount_due: number;
            /**
             * Format: int64
             * By how much credit notes and payments exceed the payable amount. Of a negative one, what is not refunded yet. In minor units.
             */
            amount_refundable: number;
            /** Payments, refunds, write-offs and early-payment discounts, and their reversals, in order. */
            payments: {
                /** Unique identifier of the resource. Treat it as an opaque string. pay_…. */
                id: string;
                /**
                 * `payment` or `early_payment_discount` or `write_off` reduce the amount due, `refund` returns money to the client, `reversal` takes back another row.
                 * @enum {string}
                 */
                kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                /**
                 * Format: int64
                 * The amount, greater than 0. In minor units.
                 */
                amount: number;
                /**
                 * Format: date
                 * Date of the payment. YYYY-MM-DD.
                 */
                paid_on: string;
                /** The payment method. */
                method: string | null;
                /** The payment reference. */
                reference: string | null;
                /** ID of the row that a reversal takes back. pay_…. */
                reverses: string | null;
                /** ID of the reversal of this row. A reversed row does not count. pay_…. */
                reversed_by: string | null;
                /** Why a row was reversed. */
                reason: string | null;
                /**
                 * Format: date-time
                 * Time at which the resource was created. RFC 3339 with an offset.
                 */
                created_at: string;
            }[];
            /** Credit notes that correct the invoice. */
            credit_notes: {
                /** ID of the credit note. inv_…. */
                id: string;
                /** Number of the credit note. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the credit note. YYYY-MM-DD.
                 */
                issue_date: string;
                /**
                 * Format: int64
                 * Total of the credit note. In minor units.
                 */
                amount: number;
                /** What it credits of each line. */
                lines: {
                    /** Index of the line in `lines` of the invoice, from 0. */
                    line: number;
                    /**
                     * Format: decimal
                     * The credited quantity. Null if an amount was credited. Decimal string with at most 6 decimal places.
                     */
                    quantity: string | null;
                    /**
                     * Format: int64
                     * The credited net amount. With the sign of the line's net amount. In minor units.
                     */
                    net: number;
                }[];
            }[];
            /** Changes of the due date since the invoice was issued. Its document has the first date. */
            due_date_changes: {
                /**
                 * Format: date
                 * The due date before. YYYY-MM-DD.
                 */
                from: string;
                /**
                 * Format: date
                 * The due date after. YYYY-MM-DD.
                 */
                to: string;
                /**
                 * Format: date-time
                 * Time of the change. RFC 3339 with an offset.
                 */
                changed_at: string;
            }[];
            /** The invoice that deducts this deposit. Null if none does. */
            deducted_by: {
                /** ID of the invoice that deducts the deposit. inv_…. */
                invoice_id: string;
                /** Its number. Null if it is a draft. */
                number: string | null;
            } | null;
            /** The seller, as of the issue date. */
            seller: {
                /** The name on invoices. Null if the workspace's name applies. */
                legal_name: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough. */
                tax_id: string | null;
                /** The VAT ID (BT-31). */
                vat_id: string | null;
                /** The tax number of the local tax office (BT-32). */
                tax_number: string | null;
                /** The entry in the register of companies (BT-30). */
                register: string | null;
                /** An identifier of the seller, such as a GLN or a supplier number (BT-29). */
                identifier: string | null;
                /** The identifier in a register of companies, with the code of the register (BT-30). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** Where the seller receives electronic invoices, such as its Peppol ID (BT-34). Null if `email` applies. */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The names of the directors. */
                directors: string | null;
                /** The accounts that payments go to. An invoice has the first one of its currency, or else the first one without a currency, or else `iban`. */
                accounts: {
                    /**
                     * Format: currency
                     * The currency of the invoices that are paid to the account. Null if any. ISO 4217 code.
                     */
                    currency: string | null;
                    /** The holder of the account (BT-85). Null if it is the seller. */
                    holder: string | null;
                    /** The name of the bank. */
                    bank: string | null;
                    /** The IBAN (BT-84). */
                    iban: string | null;
                    /** The BIC of the bank (BT-86). */
                    bic: string | null;
                    /** The account number, where there is no IBAN (BT-84). */
                    number: string | null;
                    /** The number of the bank in its country, where there is no IBAN. */
                    routing: {
                        /**
                         * What the number is.
                         * @enum {string}
                         */
                        kind: "routing_number" | "sort_code" | "bsb" | "ifsc" | "transit" | "bank_code";
                        /** The number of the bank or of its branch. */
                        value: string;
                    } | null;
                    /** Further lines about paying, printed on invoices. At most 6 lines. */
                    details: string | null;
                }[];
                /** IBAN of the account that payments go to if none of `accounts` applies (BT-84). */
                iban: string | null;
                /** BIC of the bank (BT-86). */
                bic: string | null;
                /**
                 * Format: email
                 * The email address for questions about an invoice.
                 */
                email: string | null;
                /** The telephone number for questions about an invoice (BT-42). */
                phone: string | null;
                /** The contact for questions about an invoice (BG-6). Its parts are printed instead of the `phone` and the `email` of the seller. */
                contact: {
                    /** The person or department. Null if the name of the seller applies. */
                    name: string | null;
                    /** The telephone number. Null if `seller.phone` applies. */
                    phone: string | null;
                    /**
                     * Format: email
                     * The email address. Null if `seller.email` applies.
                     */
                    email: string | null;
                } | null;
            } | null;
            /** The buyer, as of the issue date. */
            buyer: {
                /** The buyer's name. */
                name: string;
                /** The name on invoices. Null if `name` applies. */
                legal_name: string | null;
                /**
                 * Format: email
                 * The email address.
                 */
                email: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** The tax ID. */
                tax_id: string | null;
                /** Where the buyer receives electronic invoices (BT-49). */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The identifier in a register of companies (BT-47). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** The language that the invoice was issued in, as a BCP 47 tag. */
                locale: string | null;
            } | null;
            /** Text printed on the invoice. */
            notes: string;
            /** The purchase order number (BT-13). */
            purchase_order: string | null;
            /** The number of the contract (BT-12). */
            contract_reference: string | null;
            /** The buyer reference (BT-10). */
            buyer_reference: string | null;
            /** What the buyer states in the payment (BT-83). Null in a draft: as `payment_reference` of the workspace says, when it is issued. Null in an issued invoice: its number. */
            payment_reference: string | null;
            /**
             * What banking apps scan from the document, as `payment_code` of the workspace said when the invoice was issued. Null in a draft, and if there is none.
             * @enum {string|null}
             */
            payment_code: "epc_qr" | "swiss_qr_bill" | null;
            /**
             * Format: date-time
             * Time at which it was sent. Null if it was not sent. RFC 3339 with an offset.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was issued. RFC 3339 with an offset.
             */
            issued_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was paid in full. RFC 3339 with an offset.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was voided. RFC 3339 with an offset.
             */
            voided_at: string | null;
            /** Lines of the invoice. */
            lines: components["schemas"]["InvoiceLine"][];
            /** Only returned with `expand`. */
            client?: components["schemas"]["Client"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** An invoice or deposit to draft. It requires lines, time, or both. */
        InvoiceCreation: {
            /**
             * `deposit` bills an advance payment, which another invoice deducts when it is paid. It cannot bill time.
             * @enum {string}
             */
            type?: "invoice" | "deposit";
            /** ID of the client that is billed. cli_…. */
            client_id: string;
            /** Lines of the invoice. */
            lines?: components["schemas"]["LineCreation"][];
            /** Creates lines from the client's time entries that are billable, stopped and not billed. */
            from_time?: {
                /** Includes only these projects. prj_…. */
                project_ids?: string[];
                /** Includes only these tasks. task_…. */
                task_ids?: string[];
                /** Includes only these users. usr_…. */
                user_ids?: string[];
                /**
                 * Format: moment
                 * Includes entries that started at or after this time. RFC 3339 with an offset, or a date, which means its start in the workspace's time zone.
                 */
                from?: string;
                /**
                 * Format: moment
                 * Includes entries that started before this time. RFC 3339 with an offset, or a date, which means its start in the workspace's time zone.
                 */
                to?: string;
                /**
                 * What to combine into one line. Time with different rates or taxes is never combined.
                 * @enum {string}
                 */
                group_by?: "project" | "task" | "user" | "day" | "entry";
                /** How recorded time is rounded. */
                rounding?: {
                    /**
                     * What is rounded: each entry, the sum of each day in a line, or each line.
                     * @enum {string}
                     */
                    grain: "entry" | "day" | "line";
                    /**
                     * The rounding mode.
                     * @enum {string}
                     */
                    mode: "none" | "up" | "down" | "nearest";
                    /** Rounds to multiples of this number of minutes. */
                    step_minutes: number;
                };
            };
            /** Allowances on the complete invoice, each with its own tax (BG-20). */
            allowances?: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax?: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate?: string;
                    /** The reason for the tax exemption. */
                    exemption_reason?: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code?: string | null;
                };
            }[] | null;
            /** Charges on the complete invoice, each with its own tax (BG-21). */
            charges?: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax?: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate?: string;
                    /** The reason for the tax exemption. */
                    exemption_reason?: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code?: string | null;
                };
            }[] | null;
            /**
             * Format: date
             * The issue date. Null until the invoice is issued. YYYY-MM-DD.
             */
            issue_date?: string | null;
            /**
             * Format: date
             * The due date. Null if the client's payment terms apply. YYYY-MM-DD.
             */
            due_date?: string | null;
            /** The billing period. */
            period?: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
            /**
             * `net` or `gross`: whether unit prices, allowances, charges and the discount include tax.
             * @enum {string}
             */
            prices?: "net" | "gross";
            /** Discount on the sum of the lines, as a percentage or an amount. */
            discount?: {
                /**
                 * Format: decimal
                 * Percentage. Decimal string with at most 6 decimal places.
                 */
                percent?: string;
                /**
                 * Format: int64
                 * The discount amount. In minor units.
                 */
                amount?: number;
            } | null;
            /** Discount for early payment. Defaults to the client's, then the workspace's. To apply it, record a payment of kind `early_payment_discount`. */
            early_payment_discount?: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /**
             * Format: int64
             * The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0. In minor units.
             */
            prepaid_amount?: number | null;
            /** The tax on the seller's income that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain. Defaults to the client's, then the workspace's. */
            withholding?: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** The deposits to deduct, with their tax. */
            deposits?: {
                /** ID of the deposit, an invoice of type `deposit` of the same client and currency that is paid in full. inv_…. */
                invoice_id: string;
            }[] | null;
            /** How the payable amount is rounded: to a multiple of an increment, or by an amount. */
            payable_rounding?: {
                /** Rounds half away from zero to a multiple of this amount, in minor units. */
                increment?: number;
                /**
                 * Format: int64
                 * The rounding amount itself, less than one unit of the currency. In minor units.
                 */
                amount?: number;
            } | null;
            /** The currency in which the seller reports tax (BT-6), with its exchange rate. */
            tax_currency?: {
                /**
                 * Format: currency
                 * The currency. Differs from the invoice's. ISO 4217 code.
                 */
                currency: string;
                /**
                 * Format: decimal
                 * Units of this currency for one unit of the invoice's currency. Decimal string with at most 6 decimal places.
                 */
                exchange_rate: string;
            } | null;
            /** Tax for lines without their own. Null if it is inherited. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            } | null;
            /** Text printed on the invoice. */
            notes?: string | null;
            /** The purchase order number (BT-13). */
            purchase_order?: string | null;
            /** The number of the contract (BT-12). */
            contract_reference?: string | null;
            /** The buyer reference (BT-10). */
            buyer_reference?: string | null;
            /** What the buyer states in the payment (BT-83). Null in a draft: as `payment_reference` of the workspace says, when it is issued. Null in an issued invoice: its number. */
            payment_reference?: string | null;
        };
        /** Every step from an invoice's time and lines to its figures, in whole numbers. */
        InvoiceExplanation: {
            /** ID of the invoice. inv_…. */
            invoice_id: string;
            /**
             * `deposit` bills an advance payment, which an `invoice` deducts later. `credit_note` corrects an issued invoice. Its amounts are positive.
             * @enum {string}
             */
            type: "invoice" | "deposit" | "credit_note";
            /** The invoice number, assigned at issue. Null for a draft. */
            number: string | null;
            /**
             * Format: currency
             * The currency. ISO 4217 code.
             */
            currency: string;
            /**
             * `net` or `gross`: whether unit prices, allowances, charges and the discount include tax.
             * @enum {string}
             */
            prices: "net" | "gross";
            /** Time zone of the entries' days. Null if the invoice bills no time. */
            time_zone: string | null;
            /** How recorded time was rounded. Null if the invoice bills no time. */
            rounding: {
                /**
                 * What is rounded: each entry, the sum of each day in a line, or each line.
                 * @enum {string}
                 */
                grain: "entry" | "day" | "line";
                /**
                 * The rounding mode.
                 * @enum {string}
                 */
                mode: "none" | "up" | "down" | "nearest";
                /** Rounds to multiples of this number of minutes. */
                step_minutes: number;
            } | null;
            /** Lines of the invoice. */
            lines: {
                /** The line's description. */
                description: string;
                /** How its time was billed. Null if it bills none, or if the invoice was created before this was recorded. */
                time: {
                    /** What was rounded together: each entry, the entries of each day, or all entries of the line, by the grain of `rounding`. */
                    steps: {
                        /** Time entries that are rounded together. */
                        entries: {
                            /** ID of the time entry. te_…. */
                            id: string;
                            /**
                             * Format: date
                             * Its day in `time_zone`. YYYY-MM-DD.
                             */
                            day: string;
                            /** Its recorded time in seconds. */
                            seconds: number;
                            /**
                             * Format: int64
                             * Its rate per hour. In minor units.
                             */
                            rate: number;
                            /**
                             * What set the rate.
                             * @enum {string}
                             */
                            rate_source: "entry" | "task" | "project" | "client" | "user" | "workspace";
                        }[];
                        /** Their recorded time in seconds. */
                        recorded_seconds: number;
                        /** Their time rounded by `rounding`. */
                        billed_seconds: number;
                    }[];
                    /** Sum of the recorded time of all steps. */
                    recorded_seconds: number;
                    /** Sum of the billed time of all steps. */
                    billed_seconds: number;
                    /**
                     * Format: decimal
                     * The line's quantity minus `billed_seconds`: what an edit of the draft added. Null if the line is no longer in seconds. Decimal string with at most 6 decimal places.
                     */
                    edited_seconds: string | null;
                } | null;
                /**
                 * Format: decimal
                 * The quantity. Time is in seconds. Decimal string with at most 6 decimal places.
                 */
                quantity: string;
                /** Unit code (UN/ECE Recommendation 20). */
                unit: string;
                /**
                 * Format: decimal
                 * The quantity that the unit price is for. Decimal string with at most 6 decimal places.
                 */
                base_quantity: string;
                /**
                 * Format: int64
                 * The unit price. In minor units.
                 */
                unit_price: number;
                /**
                 * Format: int64
                 * Sum of the line's allowances. In minor units.
                 */
                allowances: number;
                /**
                 * Format: int64
                 * Sum of the line's charges. In minor units.
                 */
                charges: number;
                /** `quantity` × `unit_price` ÷ `base_quantity` − `allowances` + `charges`, exactly. */
                exact: {
                    /** Whole number as a string, which can exceed 2^53. */
                    numerator: string;
                    /** Whole number. */
                    denominator: string;
                };
                /**
                 * Format: int64
                 * `exact`, rounded. Includes tax if `prices` is `gross`. In minor units.
                 */
                amount: number;
                /**
                 * Format: int64
                 * The line's amount without tax. In minor units.
                 */
                net: number;
            }[];
            /** The discount of the invoice. */
            discount: {
                /** The percentage of the sum of the lines' `amount`. Null if the discount is a given amount. */
                exact: {
                    /** Whole number as a string, which can exceed 2^53. */
                    numerator: string;
                    /** Whole number. */
                    denominator: string;
                } | null;
                /**
                 * Format: int64
                 * The discount, rounded. In minor units.
                 */
                amount: number;
            } | null;
            /** Tax by category and rate. */
            tax_groups: {
                /**
                 * Tax category.
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** Positions in `lines`, from 0. */
                lines: number[];
                /** Positions in the invoice's `charges`, from 0. */
                charges: number[];
                /** Positions in the invoice's `allowances`, from 0. */
                allowances: number[];
                /**
                 * Format: int64
                 * Its share of the discount, in proportion to its lines, by largest remainder. In minor units.
                 */
                discount_share: number;
                /**
                 * Format: int64
                 * That share without tax. In minor units.
                 */
                discount_net: number;
                /**
                 * Format: int64
                 * Its lines plus charges minus allowances minus `discount_share`. In minor units.
                 */
                amount: number;
                /** The tax of `amount`, exactly. Null for a credit note whose tax is a difference. */
                exact_tax: {
                    /** Whole number as a string, which can exceed 2^53. */
                    numerator: string;
                    /** Whole number. */
                    denominator: string;
                } | null;
                /** For such a credit note, what is credited of the group in total. */
                credited: {
                    /** What earlier credit notes credit of the invoice's group. */
                    before: {
                        /**
                         * Format: int64
                         * The taxable amount. In minor units.
                         */
                        taxable_amount: number;
                        /**
                         * Format: int64
                         * The tax: `exact_tax`, rounded, or the difference of `credited`. In minor units.
                         */
                        tax_amount: number;
                    };
                    /** The same, with this credit note. */
                    after: {
                        /**
                         * Format: int64
                         * The taxable amount. In minor units.
                         */
                        taxable_amount: number;
                        /**
                         * Format: int64
                         * The tax: `exact_tax`, rounded, or the difference of `credited`. In minor units.
                         */
                        tax_amount: number;
                    };
                } | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax: `exact_tax`, rounded, or the difference of `credited`. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * Sum of the net amounts of all lines. In minor units.
             */
            subtotal: number;
            /**
             * Format: int64
             * The total discount, without tax. In minor units.
             */
            discount_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all allowances on the invoice. In minor units.
             */
            allowance_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all charges on the invoice. In minor units.
             */
            charge_total: number;
            /**
             * Format: int64
             * The total tax. In minor units.
             */
            tax_total: number;
            /**
             * Format: int64
             * The invoice total, including tax. In minor units.
             */
            total: number;
            /**
             * Format: int64
             * The amount that the buyer withholds, without what it withheld of the deposits. In minor units.
             */
            withheld_total: number;
            /**
             * Format: int64
             * The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0. In minor units.
             */
            prepaid_amount: number;
            /**
             * Format: int64
             * The amount added by rounding (BT-114). In minor units.
             */
            rounding_amount: number;
            /**
             * Format: int64
             * `total` minus `prepaid_amount` plus `rounding_amount` (BT-115). In minor units.
             */
            payable_amount: number;
            /** What `prepaid_amount` is the sum of. */
            prepaid: {
                /**
                 * Format: int64
                 * The amount as entered. Null if it is computed. In minor units.
                 */
                entered: number | null;
                /**
                 * Format: int64
                 * The tax of category `B`, unless an amount was entered. In minor units.
                 */
                split_payment_tax: number;
                /**
                 * Format: int64
                 * The tax that the buyer withholds. In minor units.
                 */
                withheld: number;
                /** The deposits that the invoice deducts. */
                deposits: {
                    /** ID of the deposit. inv_…. */
                    invoice_id: string;
                    /** Number of the deposit. */
                    number: string;
                    /**
                     * Format: int64
                     * Its total, without the tax of category `B` unless the prepaid amount was entered. In minor units.
                     */
                    amount: number;
                }[];
            };
            /** What settles the payable amount. Null for a credit note. */
            settlement: {
                /** Every payment, with its effect. */
                payments: {
                    /** ID of the payment. pay_…. */
                    id: string;
                    /**
                     * The kind of settlement.
                     * @enum {string}
                     */
                    kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                    /**
                     * Format: int64
                     * What it adds to the balance. In minor units.
                     */
                    effect: number;
                }[];
                /** Every credit note, with its effect. */
                credit_notes: {
                    /** ID of the credit note. inv_…. */
                    id: string;
                    /** Number of the credit note. */
                    number: string;
                    /**
                     * Format: int64
                     * What it adds to the balance. In minor units.
                     */
                    effect: number;
                }[];
                /**
                 * Format: int64
                 * `payable_amount` plus all effects. In minor units.
                 */
                balance: number;
                /**
                 * Format: int64
                 * The balance, if it is positive. In minor units.
                 */
                amount_due: number;
                /**
                 * Format: int64
                 * Minus the balance, if it is negative. In minor units.
                 */
                amount_refundable: number;
            } | null;
        };
        /** The dates of a draft that is issued. */
        InvoiceIssuing: {
            /**
             * Format: date
             * The issue date. Absent: that of the draft, or else today in the workspace's time zone. YYYY-MM-DD.
             */
            issue_date?: string | null;
            /**
             * Format: date
             * The due date. Absent: that of the draft, or else by the client's payment terms. YYYY-MM-DD.
             */
            due_date?: string | null;
        };
        /** A line of an invoice with its computed net amount. */
        InvoiceLine: {
            /** Description of the line. */
            description: string;
            /**
             * `time` if the line bills time entries. Its unit is `SEC` and its base quantity 3600 unless it says otherwise.
             * @enum {string}
             */
            kind: "time" | "fixed";
            /**
             * Format: decimal
             * Number of units. Seconds for a line of kind `time`. Decimal string with at most 6 decimal places.
             */
            quantity: string;
            /** Unit code (UN/ECE Recommendation 20): `C62` for one, `HUR` for hour, `SEC` for second. */
            unit: string;
            /**
             * Format: decimal
             * Number of units that `unit_price` applies to. 3600 for a line of kind `time`. Decimal string with at most 6 decimal places.
             */
            base_quantity: string;
            /**
             * Format: int64
             * Price of `base_quantity` units. In minor units.
             */
            unit_price: number;
            /** Allowances, subtracted from the line's price. */
            allowances: {
                /**
                 * Format: int64
                 * The amount. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
            }[];
            /** Charges, added to the line's price. */
            charges: {
                /**
                 * Format: int64
                 * The amount. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
            }[];
            /**
             * Format: int64
             * Net amount: price × quantity, minus allowances, plus charges, rounded once. With gross prices, `gross` without tax. In minor units.
             */
            net: number;
            /**
             * Format: int64
             * With gross prices: price × quantity, minus allowances, plus charges, rounded once. Null with net prices. In minor units.
             */
            gross: number | null;
            /** Tax of the line. */
            tax: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code: string | null;
            };
            /** IDs of the time entries that the line bills. te_…. */
            time_entry_ids: string[];
            /** The billing period. */
            period: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
        };
        /** The changes of an invoice, or its next status. Absent fields do not change, lists are replaced. */
        InvoicePatch: {
            /** Another client of a draft, with the same currency. A draft that bills time or deducts deposits keeps its client. */
            client_id?: string;
            /** Replaces all lines. Time entries that no line bills become billable again. */
            lines?: components["schemas"]["LinePatch"][];
            /**
             * `draft` → `open` → `paid`, `credited` or `written_off`; or `void`.
             * @enum {string}
             */
            status?: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            /**
             * Format: date
             * With `status: paid`: date of the payment. Defaults to today in the workspace's time zone. YYYY-MM-DD.
             */
            paid_on?: string;
            /** With `status: paid`: the payment method. */
            method?: string | null;
            /** With `status: paid`: the payment reference. */
            reference?: string | null;
            /** Allowances on the complete invoice, each with its own tax (BG-20). */
            allowances?: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax?: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate?: string;
                    /** The reason for the tax exemption. */
                    exemption_reason?: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code?: string | null;
                };
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net?: number;
            }[] | null;
            /** Charges on the complete invoice, each with its own tax (BG-21). */
            charges?: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax?: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate?: string;
                    /** The reason for the tax exemption. */
                    exemption_reason?: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code?: string | null;
                };
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net?: number;
            }[] | null;
            /**
             * Format: date
             * The issue date. Null until the invoice is issued. YYYY-MM-DD.
             */
            issue_date?: string | null;
            /**
             * Format: date
             * Also of an open invoice, whose document does not change. YYYY-MM-DD.
             */
            due_date?: string | null;
            /** The billing period. */
            period?: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
            /**
             * `net` or `gross`: whether unit prices, allowances, charges and the discount include tax.
             * @enum {string}
             */
            prices?: "net" | "gross";
            /** Discount on the sum of the lines, as a percentage or an amount. */
            discount?: {
                /**
                 * Format: decimal
                 * Percentage. Decimal string with at most 6 decimal places.
                 */
                percent?: string;
                /**
                 * Format: int64
                 * The discount amount. In minor units.
                 */
                amount?: number;
            } | null;
            /** Discount for early payment. Defaults to the client's, then the workspace's. To apply it, record a payment of kind `early_payment_discount`. */
            early_payment_discount?: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /**
             * Format: int64
             * The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0. In minor units.
             */
            prepaid_amount?: number | null;
            /** The tax on the seller's income that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain. Defaults to the client's, then the workspace's. */
            withholding?: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** Replaces the deposits to deduct. Other invoices can then deduct those left out. */
            deposits?: {
                /** ID of the deposit, an invoice of type `deposit` of the same client and currency that is paid in full. inv_…. */
                invoice_id: string;
            }[] | null;
            /** How the payable amount is rounded: to a multiple of an increment, or by an amount. */
            payable_rounding?: {
                /** Rounds half away from zero to a multiple of this amount, in minor units. */
                increment?: number;
                /**
                 * Format: int64
                 * The rounding amount itself, less than one unit of the currency. In minor units.
                 */
                amount?: number;
            } | null;
            /** The currency in which the seller reports tax (BT-6), with its exchange rate. */
            tax_currency?: {
                /**
                 * Format: currency
                 * The currency. Differs from the invoice's. ISO 4217 code.
                 */
                currency: string;
                /**
                 * Format: decimal
                 * Units of this currency for one unit of the invoice's currency. Decimal string with at most 6 decimal places.
                 */
                exchange_rate: string;
            } | null;
            /** Tax for all lines, allowances and charges, except those that the request contains with their own. Null for the client's or workspace's. If it is absent, parts without their own have the tax that all parts of the draft had, or else the client's or workspace's. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            } | null;
            /** Text printed on the invoice. */
            notes?: string | null;
            /** The purchase order number (BT-13). */
            purchase_order?: string | null;
            /** The number of the contract (BT-12). */
            contract_reference?: string | null;
            /** The buyer reference (BT-10). */
            buyer_reference?: string | null;
            /** What the buyer states in the payment (BT-83). Null in a draft: as `payment_reference` of the workspace says, when it is issued. Null in an issued invoice: its number. */
            payment_reference?: string | null;
        };
        /** How the amount due is paid. */
        InvoicePaying: {
            /**
             * Format: date
             * Date of the payment. Defaults to today in the workspace's time zone, and cannot be later. YYYY-MM-DD.
             */
            paid_on?: string;
            /** The payment method. */
            method?: string | null;
            /** The payment reference. */
            reference?: string | null;
        };
        /** An invoice that is not stored. Its ID is null. */
        InvoicePreview: {
            /** Always null: a preview is not stored. inv_…. */
            id: string | null;
            /**
             * `deposit` bills an advance payment, which an `invoice` deducts later. `credit_note` corrects an issued invoice. Its amounts are positive.
             * @enum {string}
             */
            type: "invoice" | "deposit" | "credit_note";
            /** The invoice that a credit note corrects (BG-3), and why. */
            corrects: {
                /** ID of the corrected invoice. inv_…. */
                invoice_id: string;
                /** Number of the corrected invoice. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the corrected invoice. YYYY-MM-DD.
                 */
                issue_date: string;
                /** Why it was corrected. */
                reason: string;
            } | null;
            /** The invoice number, assigned at issue. Null for a draft. */
            number: string | null;
            /**
             * `draft` → `open` → `paid`, `credited` or `written_off`; or `void`.
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            /** Whether the invoice is open after its due date, in the workspace's time zone, and its payable amount is positive. */
            overdue: boolean;
            /** ID of the client that is billed. cli_…. */
            client_id: string;
            /**
             * Format: currency
             * The currency. ISO 4217 code.
             */
            currency: string;
            /**
             * Format: date
             * The issue date. Null until the invoice is issued. YYYY-MM-DD.
             */
            issue_date: string | null;
            /**
             * Format: date
             * The due date. Null if the client's payment terms apply. YYYY-MM-DD.
             */
            due_date: string | null;
            /** The billing period. */
            period: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
            /**
             * `net` or `gross`: whether unit prices, allowances, charges and the discount include tax.
             * @enum {string}
             */
            prices: "net" | "gross";
            /** Discount on the sum of the lines, as a percentage or an amount. */
            discount: {
                /**
                 * Format: decimal
                 * Percentage. Decimal string with at most 6 decimal places.
                 */
                percent?: string;
                /**
                 * Format: int64
                 * The discount amount. In minor units.
                 */
                amount?: number;
            } | null;
            /** Discount for early payment. Defaults to the client's, then the workspace's. To apply it, record a payment of kind `early_payment_discount`. */
            early_payment_discount: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /**
             * Format: date
             * Last day on which the early-payment discount applies. YYYY-MM-DD.
             */
            early_payment_until: string | null;
            /**
             * Format: int64
             * The early-payment discount on the total. In minor units.
             */
            early_payment_amount: number | null;
            /** Allowances on the complete invoice, each with its own tax (BG-20). */
            allowances: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net: number;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code: string | null;
                };
            }[];
            /** Charges on the complete invoice, each with its own tax (BG-21). */
            charges: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net: number;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code: string | null;
                };
            }[];
            /** How the payable amount is rounded: to a multiple of an increment, or by an amount. */
            payable_rounding: {
                /** Rounds half away from zero to a multiple of this amount, in minor units. */
                increment?: number;
                /**
                 * Format: int64
                 * The rounding amount itself, less than one unit of the currency. In minor units.
                 */
                amount?: number;
            } | null;
            /** The tax on the seller's income that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain. Defaults to the client's, then the workspace's. */
            withholding: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** The currency in which the seller reports tax (BT-6), with its exchange rate. */
            tax_currency: {
                /**
                 * Format: currency
                 * The currency. Differs from the invoice's. ISO 4217 code.
                 */
                currency: string;
                /**
                 * Format: decimal
                 * Units of this currency for one unit of the invoice's currency. Decimal string with at most 6 decimal places.
                 */
                exchange_rate: string;
            } | null;
            /** Tax by category and rate. */
            tax_breakdown: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption, if everything in the group has the same one. */
                exemption_code: string | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax amount. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * Sum of the net amounts of all lines. In minor units.
             */
            subtotal: number;
            /**
             * Format: int64
             * The total discount, without tax. In minor units.
             */
            discount_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all allowances on the invoice. In minor units.
             */
            allowance_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all charges on the invoice. In minor units.
             */
            charge_total: number;
            /**
             * Format: int64
             * The total tax. In minor units.
             */
            tax_total: number;
            /**
             * Format: int64
             * The total tax in the tax currency (BT-111). Null without one. In minor units.
             */
            tax_total_in_tax_currency: number | null;
            /**
             * Format: int64
             * The invoice total, including tax. In minor units.
             */
            total: number;
            /** The deposits that the invoice deducts, with their tax. */
            deposits: {
                /** ID of the deposit. inv_…. */
                invoice_id: string;
                /** Number of the deposit. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the deposit. YYYY-MM-DD.
                 */
                issue_date: string;
                /**
                 * Format: int64
                 * The total of the deposit without tax. In minor units.
                 */
                net: number;
                /**
                 * Format: int64
                 * The total tax of the deposit. In minor units.
                 */
                tax_total: number;
                /**
                 * Format: int64
                 * The total of the deposit, including tax. In minor units.
                 */
                total: number;
                /**
                 * Format: int64
                 * The amount that the buyer withheld of the deposit. In minor units.
                 */
                withheld_total: number;
                /** Tax of the deposit by category and rate. */
                tax_breakdown: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption, if everything in the group has the same one. */
                    exemption_code: string | null;
                    /**
                     * Format: int64
                     * The taxable amount. In minor units.
                     */
                    taxable_amount: number;
                    /**
                     * Format: int64
                     * The tax amount. In minor units.
                     */
                    tax_amount: number;
                }[];
            }[];
            /**
             * Format: int64
             * Sum of the totals of the deducted deposits. In minor units.
             */
            deposit_total: number;
            /** `tax_breakdown` less the tax of the deposits, by category and rate. Its sum over all invoices and deposits counts no tax twice. */
            remaining_tax_breakdown: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption, if everything in the group has the same one. */
                exemption_code: string | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax amount. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * The amount that the buyer withholds, without what it withheld of the deposits. In minor units.
             */
            withheld_total: number;
            /**
             * Format: int64
             * The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0. In minor units.
             */
            prepaid_amount: number;
            /**
             * Format: int64
             * The amount added by rounding (BT-114). In minor units.
             */
            rounding_amount: number;
            /**
             * Format: int64
             * `total` minus `prepaid_amount` plus `rounding_amount` (BT-115). In minor units.
             */
            payable_amount: number;
            /**
             * Format: int64
             * Payments, less refunds. Negative if a negative payable amount was refunded. In minor units.
             */
            amount_paid: number;
            /**
             * Format: int64
             * Write-offs that are not reversed. In minor units.
             */
            amount_written_off: number;
            /**
             * Format: int64
             * Early-payment discounts that were taken and are not reversed. In minor units.
             */
            amount_discounted: number;
            /**
             * Format: int64
             * Sum of the payable amounts of the credit notes. In minor units.
             */
            amount_credited: number;
            /**
             * Format: int64
             * The payable amount, less everything that settles it: credit notes, payments, write-offs, early-payment discounts. In minor units.
             */
            amount_due: number;
            /**
             * Format: int64
             * By how much credit notes and payments exceed the payable amount. Of a negative one, what is not refunded yet. In minor units.
             */
            amount_refundable: number;
            /** Payments, refunds, write-offs and early-payment discounts, and their reversals, in order. */
            payments: {
                /** Unique identifier of the resource. Treat it as an opaque string. pay_…. */
                id: string;
                /**
                 * `payment` or `early_payment_discount` or `write_off` reduce the amount due, `refund` returns money to the client, `reversal` takes back another row.
                 * @enum {string}
                 */
                kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                /**
                 * Format: int64
                 * The amount, greater than 0. In minor units.
                 */
                amount: number;
                /**
                 * Format: date
                 * Date of the payment. YYYY-MM-DD.
                 */
                paid_on: string;
                /** The payment method. */
                method: string | null;
                /** The payment reference. */
                reference: string | null;
                /** ID of the row that a reversal takes back. pay_…. */
                reverses: string | null;
                /** ID of the reversal of this row. A reversed row does not count. pay_…. */
                reversed_by: string | null;
                /** Why a row was reversed. */
                reason: string | null;
                /**
                 * Format: date-time
                 * Time at which the resource was created. RFC 3339 with an offset.
                 */
                created_at: string;
            }[];
            /** Credit notes that correct the invoice. */
            credit_notes: {
                /** ID of the credit note. inv_…. */
                id: string;
                /** Number of the credit note. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the credit note. YYYY-MM-DD.
                 */
                issue_date: string;
                /**
                 * Format: int64
                 * Total of the credit note. In minor units.
                 */
                amount: number;
                /** What it credits of each line. */
                lines: {
                    /** Index of the line in `lines` of the invoice, from 0. */
                    line: number;
                    /**
                     * Format: decimal
                     * The credited quantity. Null if an amount was credited. Decimal string with at most 6 decimal places.
                     */
                    quantity: string | null;
                    /**
                     * Format: int64
                     * The credited net amount. With the sign of the line's net amount. In minor units.
                     */
                    net: number;
                }[];
            }[];
            /** Changes of the due date since the invoice was issued. Its document has the first date. */
            due_date_changes: {
                /**
                 * Format: date
                 * The due date before. YYYY-MM-DD.
                 */
                from: string;
                /**
                 * Format: date
                 * The due date after. YYYY-MM-DD.
                 */
                to: string;
                /**
                 * Format: date-time
                 * Time of the change. RFC 3339 with an offset.
                 */
                changed_at: string;
            }[];
            /** The invoice that deducts this deposit. Null if none does. */
            deducted_by: {
                /** ID of the invoice that deducts the deposit. inv_…. */
                invoice_id: string;
                /** Its number. Null if it is a draft. */
                number: string | null;
            } | null;
            /** The seller, as of the issue date. */
            seller: {
                /** The name on invoices. Null if the workspace's name applies. */
                legal_name: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough. */
                tax_id: string | null;
                /** The VAT ID (BT-31). */
                vat_id: string | null;
                /** The tax number of the local tax office (BT-32). */
                tax_number: string | null;
                /** The entry in the register of companies (BT-30). */
                register: string | null;
                /** An identifier of the seller, such as a GLN or a supplier number (BT-29). */
                identifier: string | null;
                /** The identifier in a register of companies, with the code of the register (BT-30). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** Where the seller receives electronic invoices, such as its Peppol ID (BT-34). Null if `email` applies. */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The names of the directors. */
                directors: string | null;
                /** The accounts that payments go to. An invoice has the first one of its currency, or else the first one without a currency, or else `iban`. */
                accounts: {
                    /**
                     * Format: currency
                     * The currency of the invoices that are paid to the account. Null if any. ISO 4217 code.
                     */
                    currency: string | null;
                    /** The holder of the account (BT-85). Null if it is the seller. */
                    holder: string | null;
                    /** The name of the bank. */
                    bank: string | null;
                    /** The IBAN (BT-84). */
                    iban: string | null;
                    /** The BIC of the bank (BT-86). */
                    bic: string | null;
                    /** The account number, where there is no IBAN (BT-84). */
                    number: string | null;
                    /** The number of the bank in its country, where there is no IBAN. */
                    routing: {
                        /**
                         * What the number is.
                         * @enum {string}
                         */
                        kind: "routing_number" | "sort_code" | "bsb" | "ifsc" | "transit" | "bank_code";
                        /** The number of the bank or of its branch. */
                        value: string;
                    } | null;
                    /** Further lines about paying, printed on invoices. At most 6 lines. */
                    details: string | null;
                }[];
                /** IBAN of the account that payments go to if none of `accounts` applies (BT-84). */
                iban: string | null;
                /** BIC of the bank (BT-86). */
                bic: string | null;
                /**
                 * Format: email
                 * The email address for questions about an invoice.
                 */
                email: string | null;
                /** The telephone number for questions about an invoice (BT-42). */
                phone: string | null;
                /** The contact for questions about an invoice (BG-6). Its parts are printed instead of the `phone` and the `email` of the seller. */
                contact: {
                    /** The person or department. Null if the name of the seller applies. */
                    name: string | null;
                    /** The telephone number. Null if `seller.phone` applies. */
                    phone: string | null;
                    /**
                     * Format: email
                     * The email address. Null if `seller.email` applies.
                     */
                    email: string | null;
                } | null;
            } | null;
            /** The buyer, as of the issue date. */
            buyer: {
                /** The buyer's name. */
                name: string;
                /** The name on invoices. Null if `name` applies. */
                legal_name: string | null;
                /**
                 * Format: email
                 * The email address.
                 */
                email: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** The tax ID. */
                tax_id: string | null;
                /** Where the buyer receives electronic invoices (BT-49). */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The identifier in a register of companies (BT-47). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** The language that the invoice was issued in, as a BCP 47 tag. */
                locale: string | null;
            } | null;
            /** Text printed on the invoice. */
            notes: string;
            /** The purchase order number (BT-13). */
            purchase_order: string | null;
            /** The number of the contract (BT-12). */
            contract_reference: string | null;
            /** The buyer reference (BT-10). */
            buyer_reference: string | null;
            /** What the buyer states in the payment (BT-83). Null in a draft: as `payment_reference` of the workspace says, when it is issued. Null in an issued invoice: its number. */
            payment_reference: string | null;
            /**
             * What banking apps scan from the document, as `payment_code` of the workspace said when the invoice was issued. Null in a draft, and if there is none.
             * @enum {string|null}
             */
            payment_code: "epc_qr" | "swiss_qr_bill" | null;
            /**
             * Format: date-time
             * Time at which it was sent. Null if it was not sent. RFC 3339 with an offset.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was issued. RFC 3339 with an offset.
             */
            issued_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was paid in full. RFC 3339 with an offset.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was voided. RFC 3339 with an offset.
             */
            voided_at: string | null;
            /** Lines of the invoice. */
            lines: components["schemas"]["InvoiceLine"][];
            /** Only returned with `expand`. */
            client?: components["schemas"]["Client"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
            /** Findings to review before you create the invoice, among them those of the profile `issue`. */
            warnings: components["schemas"]["Finding"][];
        };
        /** Whether an invoice has what a profile requires. */
        InvoiceReadiness: {
            /** Whether no finding has the severity `error`. */
            ready: boolean;
            /** What is missing or wrong, errors first. */
            findings: components["schemas"]["Finding"][];
        };
        /** The state of the workspace's invoices by currency, and the payments of a range of months. */
        InvoiceReport: {
            /**
             * Format: time-zone
             * The time zone of days and months. IANA time zone.
             */
            time_zone: string;
            /**
             * Format: date
             * YYYY-MM-DD.
             */
            as_of: string;
            /**
             * Format: date
             * Start of the range of payment dates, inclusive. YYYY-MM-DD.
             */
            from: string;
            /**
             * Format: date
             * End of the range of payment dates, exclusive. YYYY-MM-DD.
             */
            to: string;
            /** One item per currency. Currencies are never added together. */
            currencies: {
                /**
                 * Format: currency
                 * The currency. ISO 4217 code.
                 */
                currency: string;
                /** Invoices that are not issued. */
                draft: {
                    /** Number of invoices. */
                    count: number;
                    /**
                     * Format: int64
                     * The invoice total, including tax. In minor units.
                     */
                    total: number;
                };
                /** Invoices that are issued and not paid. */
                open: {
                    /** Number of invoices. */
                    count: number;
                    /**
                     * Format: int64
                     * The amount due. In minor units.
                     */
                    amount_due: number;
                };
                /** Invoices that are open after their due date. */
                overdue: {
                    /** Number of invoices. */
                    count: number;
                    /**
                     * Format: int64
                     * The amount due. In minor units.
                     */
                    amount_due: number;
                };
                /** Payments received per month. */
                paid: {
                    /** The month, as YYYY-MM. YYYY-MM. */
                    month: string;
                    /**
                     * Format: int64
                     * The amount. In minor units.
                     */
                    amount: number;
                }[];
                /** Amounts due of open invoices, by days overdue. */
                aging: {
                    /** Not overdue. */
                    not_due: {
                        /** Number of invoices. */
                        count: number;
                        /**
                         * Format: int64
                         * The amount due. In minor units.
                         */
                        amount_due: number;
                    };
                    /** 1 to 30 days overdue. */
                    "1_30": {
                        /** Number of invoices. */
                        count: number;
                        /**
                         * Format: int64
                         * The amount due. In minor units.
                         */
                        amount_due: number;
                    };
                    /** 31 to 60 days overdue. */
                    "31_60": {
                        /** Number of invoices. */
                        count: number;
                        /**
                         * Format: int64
                         * The amount due. In minor units.
                         */
                        amount_due: number;
                    };
                    /** 61 to 90 days overdue. */
                    "61_90": {
                        /** Number of invoices. */
                        count: number;
                        /**
                         * Format: int64
                         * The amount due. In minor units.
                         */
                        amount_due: number;
                    };
                    /** More than 90 days overdue. */
                    over_90: {
                        /** Number of invoices. */
                        count: number;
                        /**
                         * Format: int64
                         * The amount due. In minor units.
                         */
                        amount_due: number;
                    };
                };
            }[];
        };
        /** To whom an invoice is sent, and with which text. Absent fields get their defaults. */
        InvoiceSending: {
            /** The recipients. If it is absent, the client's `email`. An address that is repeated in `to` or `cc` gets one copy. */
            to?: string[];
            /** Recipients of a copy. If it and `to` are absent, the client's `cc_emails`, and the seller if the client has `copy_to_seller`. */
            cc?: string[];
            /** The subject. Null for the default, which includes the invoice number. */
            subject?: string | null;
            /** The text. Null for the default text in the client's language. */
            message?: string | null;
        };
        /** An invoice, a deposit or a credit note without its lines, as lists return it. */
        InvoiceSummary: {
            /** Unique identifier of the resource. Treat it as an opaque string. inv_…. */
            id: string;
            /**
             * `deposit` bills an advance payment, which an `invoice` deducts later. `credit_note` corrects an issued invoice. Its amounts are positive.
             * @enum {string}
             */
            type: "invoice" | "deposit" | "credit_note";
            /** The invoice that a credit note corrects (BG-3), and why. */
            corrects: {
                /** ID of the corrected invoice. inv_…. */
                invoice_id: string;
                /** Number of the corrected invoice. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the corrected invoice. YYYY-MM-DD.
                 */
                issue_date: string;
                /** Why it was corrected. */
                reason: string;
            } | null;
            /** The invoice number, assigned at issue. Null for a draft. */
            number: string | null;
            /**
             * `draft` → `open` → `paid`, `credited` or `written_off`; or `void`.
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
            /** Whether the invoice is open after its due date, in the workspace's time zone, and its payable amount is positive. */
            overdue: boolean;
            /** ID of the client that is billed. cli_…. */
            client_id: string;
            /**
             * Format: currency
             * The currency. ISO 4217 code.
             */
            currency: string;
            /**
             * Format: date
             * The issue date. Null until the invoice is issued. YYYY-MM-DD.
             */
            issue_date: string | null;
            /**
             * Format: date
             * The due date. Null if the client's payment terms apply. YYYY-MM-DD.
             */
            due_date: string | null;
            /** The billing period. */
            period: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
            /**
             * `net` or `gross`: whether unit prices, allowances, charges and the discount include tax.
             * @enum {string}
             */
            prices: "net" | "gross";
            /** Discount on the sum of the lines, as a percentage or an amount. */
            discount: {
                /**
                 * Format: decimal
                 * Percentage. Decimal string with at most 6 decimal places.
                 */
                percent?: string;
                /**
                 * Format: int64
                 * The discount amount. In minor units.
                 */
                amount?: number;
            } | null;
            /** Discount for early payment. Defaults to the client's, then the workspace's. To apply it, record a payment of kind `early_payment_discount`. */
            early_payment_discount: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /**
             * Format: date
             * Last day on which the early-payment discount applies. YYYY-MM-DD.
             */
            early_payment_until: string | null;
            /**
             * Format: int64
             * The early-payment discount on the total. In minor units.
             */
            early_payment_amount: number | null;
            /** Allowances on the complete invoice, each with its own tax (BG-20). */
            allowances: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net: number;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code: string | null;
                };
            }[];
            /** Charges on the complete invoice, each with its own tax (BG-21). */
            charges: {
                /**
                 * Format: int64
                 * The amount, in the invoice's prices, with the sign of the sum of the lines. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason: string | null;
                /**
                 * Format: int64
                 * The net amount. Equal to `amount` with net prices. In minor units.
                 */
                net: number;
                /** Its tax. Defaults to that of the invoice, then the client, then the workspace. */
                tax: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                    exemption_code: string | null;
                };
            }[];
            /** How the payable amount is rounded: to a multiple of an increment, or by an amount. */
            payable_rounding: {
                /** Rounds half away from zero to a multiple of this amount, in minor units. */
                increment?: number;
                /**
                 * Format: int64
                 * The rounding amount itself, less than one unit of the currency. In minor units.
                 */
                amount?: number;
            } | null;
            /** The tax on the seller's income that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain. Defaults to the client's, then the workspace's. */
            withholding: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** The currency in which the seller reports tax (BT-6), with its exchange rate. */
            tax_currency: {
                /**
                 * Format: currency
                 * The currency. Differs from the invoice's. ISO 4217 code.
                 */
                currency: string;
                /**
                 * Format: decimal
                 * Units of this currency for one unit of the invoice's currency. Decimal string with at most 6 decimal places.
                 */
                exchange_rate: string;
            } | null;
            /** Tax by category and rate. */
            tax_breakdown: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption, if everything in the group has the same one. */
                exemption_code: string | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax amount. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * Sum of the net amounts of all lines. In minor units.
             */
            subtotal: number;
            /**
             * Format: int64
             * The total discount, without tax. In minor units.
             */
            discount_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all allowances on the invoice. In minor units.
             */
            allowance_total: number;
            /**
             * Format: int64
             * Sum of the net amounts of all charges on the invoice. In minor units.
             */
            charge_total: number;
            /**
             * Format: int64
             * The total tax. In minor units.
             */
            tax_total: number;
            /**
             * Format: int64
             * The total tax in the tax currency (BT-111). Null without one. In minor units.
             */
            tax_total_in_tax_currency: number | null;
            /**
             * Format: int64
             * The invoice total, including tax. In minor units.
             */
            total: number;
            /** The deposits that the invoice deducts, with their tax. */
            deposits: {
                /** ID of the deposit. inv_…. */
                invoice_id: string;
                /** Number of the deposit. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the deposit. YYYY-MM-DD.
                 */
                issue_date: string;
                /**
                 * Format: int64
                 * The total of the deposit without tax. In minor units.
                 */
                net: number;
                /**
                 * Format: int64
                 * The total tax of the deposit. In minor units.
                 */
                tax_total: number;
                /**
                 * Format: int64
                 * The total of the deposit, including tax. In minor units.
                 */
                total: number;
                /**
                 * Format: int64
                 * The amount that the buyer withheld of the deposit. In minor units.
                 */
                withheld_total: number;
                /** Tax of the deposit by category and rate. */
                tax_breakdown: {
                    /**
                     * Tax category (EN 16931, UNCL5305).
                     * @enum {string}
                     */
                    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                    /**
                     * Format: decimal
                     * Tax rate in percent. Decimal string with at most 6 decimal places.
                     */
                    rate: string;
                    /** The reason for the tax exemption. */
                    exemption_reason: string | null;
                    /** The code of the tax exemption, if everything in the group has the same one. */
                    exemption_code: string | null;
                    /**
                     * Format: int64
                     * The taxable amount. In minor units.
                     */
                    taxable_amount: number;
                    /**
                     * Format: int64
                     * The tax amount. In minor units.
                     */
                    tax_amount: number;
                }[];
            }[];
            /**
             * Format: int64
             * Sum of the totals of the deducted deposits. In minor units.
             */
            deposit_total: number;
            /** `tax_breakdown` less the tax of the deposits, by category and rate. Its sum over all invoices and deposits counts no tax twice. */
            remaining_tax_breakdown: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption, if everything in the group has the same one. */
                exemption_code: string | null;
                /**
                 * Format: int64
                 * The taxable amount. In minor units.
                 */
                taxable_amount: number;
                /**
                 * Format: int64
                 * The tax amount. In minor units.
                 */
                tax_amount: number;
            }[];
            /**
             * Format: int64
             * The amount that the buyer withholds, without what it withheld of the deposits. In minor units.
             */
            withheld_total: number;
            /**
             * Format: int64
             * The amount paid in advance (BT-113), including `withheld_total` and `deposit_total`. Enter it without these. Null or omitted: the tax of category `B`, otherwise 0. In minor units.
             */
            prepaid_amount: number;
            /**
             * Format: int64
             * The amount added by rounding (BT-114). In minor units.
             */
            rounding_amount: number;
            /**
             * Format: int64
             * `total` minus `prepaid_amount` plus `rounding_amount` (BT-115). In minor units.
             */
            payable_amount: number;
            /**
             * Format: int64
             * Payments, less refunds. Negative if a negative payable amount was refunded. In minor units.
             */
            amount_paid: number;
            /**
             * Format: int64
             * Write-offs that are not reversed. In minor units.
             */
            amount_written_off: number;
            /**
             * Format: int64
             * Early-payment discounts that were taken and are not reversed. In minor units.
             */
            amount_discounted: number;
            /**
             * Format: int64
             * Sum of the payable amounts of the credit notes. In minor units.
             */
            amount_credited: number;
            /**
             * Format: int64
             * The payable amount, less everything that settles it: credit notes, payments, write-offs, early-payment discounts. In minor units.
             */
            amount_due: number;
            /**
             * Format: int64
             * By how much credit notes and payments exceed the payable amount. Of a negative one, what is not refunded yet. In minor units.
             */
            amount_refundable: number;
            /** Payments, refunds, write-offs and early-payment discounts, and their reversals, in order. */
            payments: {
                /** Unique identifier of the resource. Treat it as an opaque string. pay_…. */
                id: string;
                /**
                 * `payment` or `early_payment_discount` or `write_off` reduce the amount due, `refund` returns money to the client, `reversal` takes back another row.
                 * @enum {string}
                 */
                kind: "payment" | "refund" | "write_off" | "early_payment_discount" | "reversal";
                /**
                 * Format: int64
                 * The amount, greater than 0. In minor units.
                 */
                amount: number;
                /**
                 * Format: date
                 * Date of the payment. YYYY-MM-DD.
                 */
                paid_on: string;
                /** The payment method. */
                method: string | null;
                /** The payment reference. */
                reference: string | null;
                /** ID of the row that a reversal takes back. pay_…. */
                reverses: string | null;
                /** ID of the reversal of this row. A reversed row does not count. pay_…. */
                reversed_by: string | null;
                /** Why a row was reversed. */
                reason: string | null;
                /**
                 * Format: date-time
                 * Time at which the resource was created. RFC 3339 with an offset.
                 */
                created_at: string;
            }[];
            /** Credit notes that correct the invoice. */
            credit_notes: {
                /** ID of the credit note. inv_…. */
                id: string;
                /** Number of the credit note. */
                number: string;
                /**
                 * Format: date
                 * Issue date of the credit note. YYYY-MM-DD.
                 */
                issue_date: string;
                /**
                 * Format: int64
                 * Total of the credit note. In minor units.
                 */
                amount: number;
                /** What it credits of each line. */
                lines: {
                    /** Index of the line in `lines` of the invoice, from 0. */
                    line: number;
                    /**
                     * Format: decimal
                     * The credited quantity. Null if an amount was credited. Decimal string with at most 6 decimal places.
                     */
                    quantity: string | null;
                    /**
                     * Format: int64
                     * The credited net amount. With the sign of the line's net amount. In minor units.
                     */
                    net: number;
                }[];
            }[];
            /** Changes of the due date since the invoice was issued. Its document has the first date. */
            due_date_changes: {
                /**
                 * Format: date
                 * The due date before. YYYY-MM-DD.
                 */
                from: string;
                /**
                 * Format: date
                 * The due date after. YYYY-MM-DD.
                 */
                to: string;
                /**
                 * Format: date-time
                 * Time of the change. RFC 3339 with an offset.
                 */
                changed_at: string;
            }[];
            /** The invoice that deducts this deposit. Null if none does. */
            deducted_by: {
                /** ID of the invoice that deducts the deposit. inv_…. */
                invoice_id: string;
                /** Its number. Null if it is a draft. */
                number: string | null;
            } | null;
            /** The seller, as of the issue date. */
            seller: {
                /** The name on invoices. Null if the workspace's name applies. */
                legal_name: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough. */
                tax_id: string | null;
                /** The VAT ID (BT-31). */
                vat_id: string | null;
                /** The tax number of the local tax office (BT-32). */
                tax_number: string | null;
                /** The entry in the register of companies (BT-30). */
                register: string | null;
                /** An identifier of the seller, such as a GLN or a supplier number (BT-29). */
                identifier: string | null;
                /** The identifier in a register of companies, with the code of the register (BT-30). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** Where the seller receives electronic invoices, such as its Peppol ID (BT-34). Null if `email` applies. */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The names of the directors. */
                directors: string | null;
                /** The accounts that payments go to. An invoice has the first one of its currency, or else the first one without a currency, or else `iban`. */
                accounts: {
                    /**
                     * Format: currency
                     * The currency of the invoices that are paid to the account. Null if any. ISO 4217 code.
                     */
                    currency: string | null;
                    /** The holder of the account (BT-85). Null if it is the seller. */
                    holder: string | null;
                    /** The name of the bank. */
                    bank: string | null;
                    /** The IBAN (BT-84). */
                    iban: string | null;
                    /** The BIC of the bank (BT-86). */
                    bic: string | null;
                    /** The account number, where there is no IBAN (BT-84). */
                    number: string | null;
                    /** The number of the bank in its country, where there is no IBAN. */
                    routing: {
                        /**
                         * What the number is.
                         * @enum {string}
                         */
                        kind: "routing_number" | "sort_code" | "bsb" | "ifsc" | "transit" | "bank_code";
                        /** The number of the bank or of its branch. */
                        value: string;
                    } | null;
                    /** Further lines about paying, printed on invoices. At most 6 lines. */
                    details: string | null;
                }[];
                /** IBAN of the account that payments go to if none of `accounts` applies (BT-84). */
                iban: string | null;
                /** BIC of the bank (BT-86). */
                bic: string | null;
                /**
                 * Format: email
                 * The email address for questions about an invoice.
                 */
                email: string | null;
                /** The telephone number for questions about an invoice (BT-42). */
                phone: string | null;
                /** The contact for questions about an invoice (BG-6). Its parts are printed instead of the `phone` and the `email` of the seller. */
                contact: {
                    /** The person or department. Null if the name of the seller applies. */
                    name: string | null;
                    /** The telephone number. Null if `seller.phone` applies. */
                    phone: string | null;
                    /**
                     * Format: email
                     * The email address. Null if `seller.email` applies.
                     */
                    email: string | null;
                } | null;
            } | null;
            /** The buyer, as of the issue date. */
            buyer: {
                /** The buyer's name. */
                name: string;
                /** The name on invoices. Null if `name` applies. */
                legal_name: string | null;
                /**
                 * Format: email
                 * The email address.
                 */
                email: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** The tax ID. */
                tax_id: string | null;
                /** Where the buyer receives electronic invoices (BT-49). */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The identifier in a register of companies (BT-47). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** The language that the invoice was issued in, as a BCP 47 tag. */
                locale: string | null;
            } | null;
            /** Text printed on the invoice. */
            notes: string;
            /** The purchase order number (BT-13). */
            purchase_order: string | null;
            /** The number of the contract (BT-12). */
            contract_reference: string | null;
            /** The buyer reference (BT-10). */
            buyer_reference: string | null;
            /** What the buyer states in the payment (BT-83). Null in a draft: as `payment_reference` of the workspace says, when it is issued. Null in an issued invoice: its number. */
            payment_reference: string | null;
            /**
             * What banking apps scan from the document, as `payment_code` of the workspace said when the invoice was issued. Null in a draft, and if there is none.
             * @enum {string|null}
             */
            payment_code: "epc_qr" | "swiss_qr_bill" | null;
            /**
             * Format: date-time
             * Time at which it was sent. Null if it was not sent. RFC 3339 with an offset.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was issued. RFC 3339 with an offset.
             */
            issued_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was paid in full. RFC 3339 with an offset.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * Time at which the invoice was voided. RFC 3339 with an offset.
             */
            voided_at: string | null;
            /** Only returned with `expand`. */
            client?: components["schemas"]["Client"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** What an invoice is checked for. */
        InvoiceValidation: {
            /**
             * What the invoice is checked for: `issue` for what VAT law requires (the default), `en16931`, `xrechnung` or `peppol` for the mandatory fields of an electronic invoice.
             * @enum {string}
             */
            profile?: "issue" | "en16931" | "xrechnung" | "peppol";
        };
        /** The entry of the ledger that proves the content of an issued invoice. */
        LedgerProof: {
            /** ID of the invoice. inv_…. */
            invoice_id: string | null;
            /** Number series of the invoice. */
            series: string;
            /** Position in the ledger of the series, from 1. */
            position: number;
            /** Canonical JSON (RFC 8785) of the invoice as issued, with its position and the hash of the entry before it. */
            document: string;
            /** SHA-256 of `document` as UTF-8, in hexadecimal. */
            hash: string;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
        };
        /** A line of a new invoice. Absent fields get their defaults. */
        LineCreation: {
            /** Description of the line. */
            description: string;
            /**
             * Always `fixed`. Use `from_time` to create lines of kind `time`.
             * @enum {string}
             */
            kind?: "time" | "fixed";
            /**
             * Format: decimal
             * Number of units. Decimal string with at most 6 decimal places.
             */
            quantity: string;
            /** Unit code (UN/ECE Recommendation 20). Defaults to `C62` (one). */
            unit?: string;
            /**
             * Format: decimal
             * Number of units that `unit_price` applies to. Decimal string with at most 6 decimal places.
             */
            base_quantity?: string;
            /**
             * Format: int64
             * Price of `base_quantity` units. In minor units.
             */
            unit_price: number;
            /** Allowances, subtracted from the line's price. */
            allowances?: {
                /**
                 * Format: int64
                 * The amount. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
            }[] | null;
            /** Charges, added to the line's price. */
            charges?: {
                /**
                 * Format: int64
                 * The amount. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
            }[] | null;
            /** Tax of the line. Defaults to that of the invoice, then the client, then the workspace. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            };
            /** IDs of the time entries. Only for lines created by `from_time`. */
            time_entry_ids?: string[] | null;
            /** The billing period. */
            period?: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
        };
        /** A line that replaces those of a draft. Stored amounts can be sent back, but not changed. */
        LinePatch: {
            /** Description of the line. */
            description: string;
            /**
             * Always `fixed`. Use `from_time` to create lines of kind `time`.
             * @enum {string}
             */
            kind?: "time" | "fixed";
            /**
             * Format: decimal
             * Number of units. Decimal string with at most 6 decimal places.
             */
            quantity: string;
            /** Unit code (UN/ECE Recommendation 20). Defaults to `C62` (one). */
            unit?: string;
            /**
             * Format: decimal
             * Number of units that `unit_price` applies to. Decimal string with at most 6 decimal places.
             */
            base_quantity?: string;
            /**
             * Format: int64
             * Price of `base_quantity` units. In minor units.
             */
            unit_price: number;
            /** Allowances, subtracted from the line's price. */
            allowances?: {
                /**
                 * Format: int64
                 * The amount. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
            }[] | null;
            /** Charges, added to the line's price. */
            charges?: {
                /**
                 * Format: int64
                 * The amount. In minor units.
                 */
                amount: number;
                /** The reason. */
                reason?: string | null;
            }[] | null;
            /** Tax of the line. Defaults to that of the invoice, then the client, then the workspace. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            };
            /** IDs of the time entries. Only for lines created by `from_time`. */
            time_entry_ids?: string[] | null;
            /** The billing period. */
            period?: {
                /**
                 * Format: date
                 * First day of the period. YYYY-MM-DD.
                 */
                start: string;
                /**
                 * Format: date
                 * Last day of the period. YYYY-MM-DD.
                 */
                end: string;
            } | null;
            /**
             * Format: int64
             * Net amount: price × quantity, minus allowances, plus charges, rounded once. With gross prices, `gross` without tax. In minor units.
             */
            net?: number;
            /**
             * Format: int64
             * With gross prices: price × quantity, minus allowances, plus charges, rounded once. Null with net prices. In minor units.
             */
            gross?: number | null;
        };
        /** A request that reached the workspace, and the status of its response. */
        LoggedRequest: {
            /** ID of the request in the log. req_…. */
            id: string;
            /** The `X-Request-Id` of its response. Clients can choose it, so several requests can have the same. */
            request_id: string;
            /**
             * Format: date-time
             * Time at which it arrived. RFC 3339 with an offset.
             */
            created_at: string;
            /** ID of its token, also of the session of the dashboard. Null if a host authenticated it. tok_…. */
            token_id: string | null;
            /** ID of the user who sent it. usr_…. */
            user_id: string;
            /** HTTP method. */
            method: string;
            /** Path with the query string. Cut after 1000 characters. Secrets of Stint in it are replaced. */
            path: string;
            /** Header `User-Agent`. Cut after 200 characters. Null if it was not sent. */
            user_agent: string | null;
            /** `operationId` of its operation. Null if the path has none with this method. */
            operation: string | null;
            /** HTTP status of the response. */
            status: number;
            /** Code of the problem. Null if it succeeded. */
            code: string | null;
            /** Duration until the response was ready, in milliseconds. */
            duration_ms: number;
        };
        /** The changes of the current user. Absent fields do not change. */
        MePatch: {
            /** The user's name. */
            name?: string;
            /**
             * Format: time-zone
             * The time zone. Null if the workspace's applies. IANA time zone.
             */
            time_zone?: string | null;
        };
        /** An email with an invoice. */
        Message: {
            /** Unique identifier of the resource. Treat it as an opaque string. msg_…. */
            id: string;
            /** ID of the invoice. inv_…. */
            invoice_id: string | null;
            /**
             * The format of the attached invoice: the client's `invoice_format` when the email was queued. XML is attached together with the PDF.
             * @enum {string}
             */
            invoice_format: "pdf" | "facturx" | "xrechnung" | "peppol" | "ubl" | "cii";
            /** The recipients. */
            to: string[];
            /** Recipients of a copy. */
            cc: string[];
            /** The subject. Null for the default, which includes the invoice number. */
            subject: string | null;
            /** The text. Null for the default text in the client's language. */
            message: string | null;
            /** The Message-ID of the email, without angle brackets. The same for every attempt. */
            message_id: string;
            /**
             * `unknown` if the service stopped while it was sending the email. Such an email is not retried automatically.
             * @enum {string}
             */
            status: "queued" | "sending" | "sent" | "failed" | "unknown";
            /** Number of attempts. */
            attempts: number;
            /**
             * Format: date-time
             * Time of the next attempt. Null if none is scheduled. RFC 3339 with an offset.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * Time at which it was sent. Null if it was not sent. RFC 3339 with an offset.
             */
            sent_at: string | null;
            /** Whether the email was written to a file because the installation has no mail server. It is not delivered, although its `status` is `sent`. */
            written_to_file: boolean;
            /** The recipients that the mail server refused when it accepted the email for others. */
            refused: {
                /**
                 * Format: email
                 * The address.
                 */
                address: string;
                /** False if the server refused it only for now. Such recipients get an email of their own, which is retried. */
                permanent: boolean;
            }[];
            /** The last error. Null if there was none. */
            error: string | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** The body of operations without fields. It can be left out. */
        NoFields: Record<string, never>;
        /** A payment, refund, write-off or early-payment discount to record on an invoice. */
        PaymentCreation: {
            /**
             * Format: int64
             * The amount. At most the amount due, or, for a refund, the amount paid. In minor units.
             */
            amount: number;
            /**
             * `payment`, `write_off` (a rest that will not be paid) and `early_payment_discount` reduce the amount due. `refund` returns money to the client. Defaults to `payment`.
             * @enum {string}
             */
            kind?: "payment" | "refund" | "write_off" | "early_payment_discount";
            /**
             * Format: date
             * Date of the payment. Defaults to today in the workspace's time zone, and cannot be later. YYYY-MM-DD.
             */
            paid_on?: string;
            /** The payment method. */
            method?: string | null;
            /** The payment reference. */
            reference?: string | null;
        };
        /** Why a payment, refund, write-off or early-payment discount is reversed. */
        PaymentReversal: {
            /** Why it is reversed. */
            reason?: string | null;
        };
        /** What a user has chosen for the dashboard, on every device. */
        Preferences: {
            /**
             * How durations are shown: as 1:30 or as 1.50.
             * @enum {string}
             */
            duration_format: "clock" | "decimal";
            /** The reports that the user has saved. */
            saved_reports: {
                /** The name of the report. */
                name: string;
                /**
                 * The report.
                 * @enum {string}
                 */
                kind: "time" | "invoices";
                /** The query string of the dashboard's page. */
                query: string;
            }[];
            /** The rows of weeks that the user has saved. */
            week_templates: {
                /** The name of the template. */
                name: string;
                /** The rows of the week: the IDs of a project or of a project and a task, with a slash. prj_…. */
                rows: string[];
            }[];
        };
        /** The changes of preferences. Absent fields do not change, lists are replaced. */
        PreferencesPatch: {
            /**
             * How durations are shown: as 1:30 or as 1.50.
             * @enum {string}
             */
            duration_format?: "clock" | "decimal";
            /** The reports that the user has saved. */
            saved_reports?: {
                /** The name of the report. */
                name: string;
                /**
                 * The report.
                 * @enum {string}
                 */
                kind: "time" | "invoices";
                /** The query string of the dashboard's page. */
                query: string;
            }[] | null;
            /** The rows of weeks that the user has saved. */
            week_templates?: {
                /** The name of the template. */
                name: string;
                /** The rows of the week: the IDs of a project or of a project and a task, with a slash. prj_…. */
                rows: string[];
            }[] | null;
        };
        /** An error (RFC 9457). */
        Problem: {
            /** A URN that contains the code. */
            type: string;
            /** The HTTP status as text. */
            title: string;
            /** The HTTP status code. */
            status: number;
            /** What is wrong. */
            detail: string;
            /** A stable code that your program can handle. */
            code: string;
            /** ID of the request in the logs. */
            request_id: string;
            /** One error per invalid field. */
            errors: {
                /** JSON Pointer (RFC 6901) to the field in the body, or `/` and the name of the query parameter. */
                pointer: string;
                /** A stable code that your program can handle. */
                code: string;
                /** What is wrong. */
                message: string;
            }[];
            /** With `not_ready_to_issue` and `not_ready_to_export`: what the invoice lacks. */
            findings?: components["schemas"]["Finding"][];
            /** With `invalid_transition`: the current status. */
            from?: string;
            /** With `invalid_transition`: the requested status. */
            to?: string;
            /** With `precondition_failed`: the version that the resource has now. */
            current_version?: number | null;
            /** The status that does not permit the request. */
            current_status?: string;
            /** Statuses, copies or methods that are possible instead. */
            allowed?: string[];
            /** Seconds to wait before the next request, as in the header `Retry-After`. */
            retry_after?: number;
            /** The first 100 time entries that prevent the request. te_…. */
            time_entry_ids?: string[];
            /** Number of time entries that prevent the request. */
            count?: number;
            /** The most resources that a workspace can have. */
            limit?: number;
            /**
             * Format: int64
             * The amount paid that would result, in minor units. In minor units.
             */
            amount_paid?: number;
            /** The payments that prevent the request. pay_…. */
            payment_ids?: string[];
            /** The reversal of the payment. pay_…. */
            reversed_by?: string;
            /** The credit notes that credit the invoice in full. inv_…. */
            credit_note_ids?: string[];
            /** The invoice that prevents the request. inv_…. */
            invoice_id?: string;
            /** The number of that invoice. Null for a draft. */
            number?: string | null;
            /** The client that prevents the request. cli_…. */
            client_id?: string;
            /** The project that prevents the request. prj_…. */
            project_id?: string;
            /** The task that prevents the request. task_…. */
            task_id?: string;
            /** The time entry that prevents the request. te_…. */
            time_entry_id?: string;
            /** The user that prevents the request. usr_…. */
            user_id?: string;
            /** With `reference_deleted`: the type of the deleted resource. */
            resource?: string;
        } & {
            [key: string]: unknown;
        };
        /** What work is done on: a project of a client, or an internal one. Members see neither the rate nor budgets of kind `amount`. */
        Project: {
            /** Unique identifier of the resource. Treat it as an opaque string. prj_…. */
            id: string;
            /** The name. */
            name: string;
            /** ID of the client. Null for internal work. cli_…. */
            client_id: string | null;
            /** A short code for your own use. */
            code: string | null;
            /** The color of the project in the dashboard. */
            color: string | null;
            /** Free-form text. */
            notes: string;
            /**
             * The status.
             * @enum {string}
             */
            status: "active" | "archived";
            /**
             * Format: date-time
             * Time at which it was archived. RFC 3339 with an offset.
             */
            archived_at: string | null;
            /** Whether the time is billable. */
            billable: boolean;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** The planned amount of work. Null if there is no budget. */
            budget?: {
                /**
                 * Whether the budget is in hours or an amount.
                 * @enum {string}
                 */
                kind: "hours" | "amount";
                /**
                 * Format: decimal
                 * Number of hours if `kind` is `hours`. Greater than 0, at most 1000000. Decimal string with at most 6 decimal places.
                 */
                hours?: string;
                /**
                 * Format: int64
                 * Amount in the client's currency if `kind` is `amount`. In minor units.
                 */
                amount?: number;
                /**
                 * Whether the budget covers all work or each calendar month. Defaults to `total`.
                 * @enum {string}
                 */
                period: "total" | "month";
            } | null;
            /** Only returned with `expand`. */
            client?: components["schemas"]["Client"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** A project to create. Absent fields get their defaults. */
        ProjectCreation: {
            /** The name. */
            name: string;
            /** ID of the client. Null for internal work. cli_…. */
            client_id?: string | null;
            /** A short code for your own use. */
            code?: string | null;
            /** The color of the project in the dashboard. */
            color?: string | null;
            /** Free-form text. */
            notes?: string | null;
            /** Whether the time is billable. */
            billable?: boolean;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** The planned amount of work. Null if there is no budget. */
            budget?: {
                /**
                 * Whether the budget is in hours or an amount.
                 * @enum {string}
                 */
                kind: "hours" | "amount";
                /**
                 * Format: decimal
                 * Number of hours if `kind` is `hours`. Greater than 0, at most 1000000. Decimal string with at most 6 decimal places.
                 */
                hours?: string;
                /**
                 * Format: int64
                 * Amount in the client's currency if `kind` is `amount`. In minor units.
                 */
                amount?: number;
                /**
                 * Whether the budget covers all work or each calendar month. Defaults to `total`.
                 * @enum {string}
                 */
                period?: "total" | "month";
            } | null;
        };
        /** The changes of a project. Absent fields do not change. */
        ProjectPatch: {
            /** The name. */
            name?: string;
            /** ID of the client. Null for internal work. cli_…. */
            client_id?: string | null;
            /** A short code for your own use. */
            code?: string | null;
            /** The color of the project in the dashboard. */
            color?: string | null;
            /** Free-form text. */
            notes?: string | null;
            /**
             * The status.
             * @enum {string}
             */
            status?: "active" | "archived";
            /** Whether the time is billable. */
            billable?: boolean;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** The planned amount of work. Null if there is no budget. */
            budget?: {
                /**
                 * Whether the budget is in hours or an amount.
                 * @enum {string}
                 */
                kind: "hours" | "amount";
                /**
                 * Format: decimal
                 * Number of hours if `kind` is `hours`. Greater than 0, at most 1000000. Decimal string with at most 6 decimal places.
                 */
                hours?: string;
                /**
                 * Format: int64
                 * Amount in the client's currency if `kind` is `amount`. In minor units.
                 */
                amount?: number;
                /**
                 * Whether the budget covers all work or each calendar month. Defaults to `total`.
                 * @enum {string}
                 */
                period?: "total" | "month";
            } | null;
        };
        /** How many failed deliveries are sent again. */
        RecoveredDeliveries: {
            /** Number of deliveries that are sent again. */
            count: number;
        };
        /** Which failed deliveries are sent again. */
        Recovery: {
            /**
             * Format: date-time
             * Includes deliveries created at or after this time. Deliveries are kept for 30 days. RFC 3339 with an offset.
             */
            since: string;
        };
        /** The tag that replaced others, and how many time entries changed. */
        RenamedTag: {
            /** The tag that the entries have now. */
            name: string;
            /** Number of changed time entries. */
            entries: number;
        };
        /** The address to which a sign-in link is sent if it belongs to an active user. */
        RequestedSignIn: {
            /** The email address. */
            email: string;
        };
        /** The sign-in link that starts a session. */
        SessionCreation: {
            /** The token of the sign-in link. */
            token: string;
        };
        /** Who asks for a sign-in link. */
        SignInRequest: {
            /**
             * Format: email
             * The email address.
             */
            email: string;
        };
        /** The user of the session that was started. The session itself is a cookie. */
        SignedIn: {
            /** The user. */
            user: components["schemas"]["User"];
        };
        /** What an electronic invoice says. A field is absent if the document does not state it. Amounts, quantities, rates and dates are texts as the document has them. */
        StatedDocument: {
            /** The specification that the document states (BT-24). */
            profile?: string;
            /** The number (BT-1). */
            number?: string;
            /** The type of the document (UNTDID 1001): `380` is an invoice, `381` a credit note, `386` a prepayment invoice (BT-3). */
            type_code?: string;
            /** The issue date (BT-2). */
            issue_date?: string;
            /** The due date (BT-9). */
            due_date?: string;
            /** The day on which the VAT falls due (BT-7). */
            tax_point_date?: string;
            /** The event on which the VAT falls due: in UBL a code of UNTDID 2005, in CII of UNTDID 2475 (BT-8). */
            tax_point_code?: string;
            /** The currency (BT-5). */
            currency?: string;
            /** The business process (BT-23). */
            process?: string;
            /** The reference of the buyer (BT-10). */
            buyer_reference?: string;
            /** The purchase order (BT-13). */
            purchase_order?: string;
            /** The sales order (BT-14). */
            sales_order?: string;
            /** The receiving advice (BT-15). */
            receiving_advice?: string;
            /** The despatch advice (BT-16). */
            despatch_advice?: string;
            /** The tender or lot (BT-17). */
            tender?: string;
            /** The contract (BT-12). */
            contract_reference?: string;
            /** The project (BT-11). */
            project?: string;
            /** Where the buyer books the invoice (BT-19). */
            accounting_reference?: string;
            /** Notes (BG-1). */
            notes: {
                /** The subject (UNTDID 4451) (BT-21). */
                subject_code?: string;
                /** The text (BT-22). */
                text?: string;
            }[];
            /** Preceding invoices, which the document corrects or deducts (BG-3). */
            preceding_invoices: {
                /** The number (BT-25). */
                number?: string;
                /** The issue date (BT-26). */
                issue_date?: string;
            }[];
            /** Supporting documents (BG-24). */
            supporting_documents: {
                /** The identifier (BT-122). */
                id?: string;
                /** The description (BT-123). */
                description?: string;
                /** Where it can be downloaded (BT-124). */
                url?: string;
                /** The name of the file in the document (BT-125-2). */
                file_name?: string;
                /** Its media type (BT-125-1). */
                media_type?: string;
            }[];
            /** The lines (BG-25). */
            lines: {
                /** The identifier of the line (BT-126). */
                id?: string;
                /** In the profile EXTENDED of Factur-X: `GROUP` is a line with the sum of others, `INFORMATION` one that only informs. Both are in no total (BT-X-8). */
                role?: string;
                /** The line that it is a part of (BT-X-304). */
                parent_line?: string;
                /** The name of the item (BT-153). */
                name?: string;
                /** The description of the item (BT-154). */
                description?: string;
                /** A note (BT-127). */
                note?: string;
                /** The quantity (BT-129). */
                quantity?: string;
                /** Its unit (UN/ECE Recommendations 20 and 21) (BT-130). */
                unit?: string;
                /** The net price (BT-146). */
                unit_price?: string;
                /** The quantity that the price is for (BT-149). */
                base_quantity?: string;
                /** Its unit (BT-150). */
                base_unit?: string;
                /** The price before its discount (BT-148). */
                gross_price?: string;
                /** The discount of the price (BT-147). */
                price_discount?: string;
                /** The net amount (BT-131). */
                net?: string;
                /** Allowances (BG-27). */
                allowances: {
                    /** The amount (BT-136). */
                    amount?: string;
                    /** What it is a percentage of (BT-137). */
                    base_amount?: string;
                    /** The percentage (BT-138). */
                    percent?: string;
                    /** The reason (BT-139). */
                    reason?: string;
                    /** The code of the reason (UNTDID 5189) (BT-140). */
                    reason_code?: string;
                }[];
                /** Charges (BG-28). */
                charges: {
                    /** The amount (BT-141). */
                    amount?: string;
                    /** What it is a percentage of (BT-142). */
                    base_amount?: string;
                    /** The percentage (BT-143). */
                    percent?: string;
                    /** The reason (BT-144). */
                    reason?: string;
                    /** The code of the reason (UNTDID 7161) (BT-145). */
                    reason_code?: string;
                }[];
                /** The line of the purchase order (BT-132). */
                purchase_order_line?: string;
                /** Where the buyer books the line (BT-133). */
                accounting_reference?: string;
                /** The identifier of the item that the seller assigned (BT-155). */
                sellers_item_id?: string;
                /** The identifier of the item that the buyer assigned (BT-156). */
                buyers_item_id?: string;
                /** The country of origin of the item (BT-159). */
                origin_country?: string;
                /** Attributes of the item (BG-32). */
                attributes: {
                    /** The name (BT-160). */
                    name?: string;
                    /** The value (BT-161). */
                    value?: string;
                }[];
                /** The tax. */
                tax?: {
                    /** The VAT category (UNTDID 5305) (BT-151). */
                    category?: string;
                    /** The VAT rate in percent (BT-152). */
                    rate?: string;
                };
                /** The period that is billed. */
                period?: {
                    /** The first day of the period (BT-134). */
                    start?: string;
                    /** Its last day (BT-135). */
                    end?: string;
                };
                /** The object that is billed. */
                object?: {
                    /** The object that is billed, such as a meter (BT-128). */
                    value?: string;
                    /** The scheme of the identifier (UNTDID 1153) (BT-128-1). */
                    scheme?: string;
                };
                /** A standard identifier of the item. */
                standard_item_id?: {
                    /** A standard identifier of the item, such as a GTIN (BT-157). */
                    value?: string;
                    /** Its scheme (ISO 6523) (BT-157-1). */
                    scheme?: string;
                };
                /** The classification of the item. */
                classification?: {
                    /** The classification of the item (BT-158). */
                    code?: string;
                    /** The list of the classification (UNTDID 7143) (BT-158-1). */
                    list?: string;
                };
            }[];
            /** Allowances on the complete document (BG-20). */
            allowances: {
                /** The amount (BT-92). */
                amount?: string;
                /** What it is a percentage of (BT-93). */
                base_amount?: string;
                /** The percentage (BT-94). */
                percent?: string;
                /** The reason (BT-97). */
                reason?: string;
                /** The code of the reason (UNTDID 5189) (BT-98). */
                reason_code?: string;
                /** The tax. */
                tax?: {
                    /** The VAT category (UNTDID 5305) (BT-95). */
                    category?: string;
                    /** The VAT rate in percent (BT-96). */
                    rate?: string;
                };
            }[];
            /** Charges on the complete document (BG-21). */
            charges: {
                /** The amount (BT-99). */
                amount?: string;
                /** What it is a percentage of (BT-100). */
                base_amount?: string;
                /** The percentage (BT-101). */
                percent?: string;
                /** The reason (BT-104). */
                reason?: string;
                /** The code of the reason (UNTDID 7161) (BT-105). */
                reason_code?: string;
                /** The tax. */
                tax?: {
                    /** The VAT category (UNTDID 5305) (BT-102). */
                    category?: string;
                    /** The VAT rate in percent (BT-103). */
                    rate?: string;
                };
            }[];
            /** Charges for logistics services, in the profile EXTENDED of Factur-X (BG-X-42). */
            logistics_charges: {
                /** The service (BT-X-271). */
                description?: string;
                /** The amount (BT-X-272). */
                amount?: string;
                /** The tax. */
                tax?: {
                    /** The VAT category (UNTDID 5305) (BT-X-273). */
                    category?: string;
                    /** The VAT rate in percent (BT-X-274). */
                    rate?: string;
                };
            }[];
            /** The tax by category and rate (BG-23). */
            tax_breakdown: {
                /** The VAT category (UNTDID 5305) (BT-118). */
                category?: string;
                /** The VAT rate in percent (BT-119). */
                rate?: string;
                /** The base (BT-116). */
                taxable_amount?: string;
                /** The tax (BT-117). */
                tax_amount?: string;
                /** Why the category charges no tax (BT-120). */
                exemption_reason?: string;
                /** The code of the reason (VATEX) (BT-121). */
                exemption_code?: string;
            }[];
            /** The sum of the net amounts of the lines (BT-106). */
            subtotal?: string;
            /** The sum of the allowances on the document (BT-107). */
            allowance_total?: string;
            /** The sum of the charges on the document (BT-108). */
            charge_total?: string;
            /** The total without tax (BT-109). */
            total_without_tax?: string;
            /** The total tax (BT-110). */
            tax_total?: string;
            /** The total tax in the tax currency (BT-111). */
            tax_total_in_tax_currency?: string;
            /** The total with tax (BT-112). */
            total?: string;
            /** The amount paid in advance (BT-113). */
            prepaid_amount?: string;
            /** The amount added by rounding (BT-114). */
            rounding_amount?: string;
            /** Payments of third parties that are due with the invoice, in the extension of XRechnung (BG-DEX-09). */
            third_party_payments: {
                /** The type (BT-DEX-001). */
                type?: string;
                /** The amount (BT-DEX-002). */
                amount?: string;
                /** The description (BT-DEX-003). */
                description?: string;
            }[];
            /** The amount due (BT-115). */
            payable_amount?: string;
            /** The currency in which the seller reports the tax. */
            tax_currency?: {
                /** The currency in which the seller reports the tax (BT-6). */
                currency?: string;
            };
            /** The object that is billed. */
            object?: {
                /** The object that is billed, such as a meter (BT-18). */
                value?: string;
                /** The scheme of the identifier (UNTDID 1153) (BT-18-1). */
                scheme?: string;
            };
            /** The period that is billed. */
            period?: {
                /** The first day of the billing period (BT-73). */
                start?: string;
                /** Its last day (BT-74). */
                end?: string;
            };
            /** The seller. */
            seller?: {
                /** The name (BT-27). */
                name?: string;
                /** The trading name (BT-28). */
                trading_name?: string;
                /** The VAT ID (BT-31). */
                vat_id?: string;
                /** The tax number (BT-32). */
                tax_number?: string;
                /** Further legal information (BT-33). */
                legal_information?: string;
                /** The name of the contact (BT-41). */
                contact_name?: string;
                /** The telephone number of the contact (BT-42). */
                phone?: string;
                /** The email address of the contact (BT-43). */
                email?: string;
                /** An identifier. */
                identifier?: {
                    /** An identifier, such as a GLN (BT-29). */
                    value?: string;
                    /** Its scheme (ISO 6523) (BT-29-1). */
                    scheme?: string;
                };
                /** The identifier in a register of companies. */
                legal_id?: {
                    /** The identifier in a register of companies (BT-30). */
                    value?: string;
                    /** The register (ISO 6523) (BT-30-1). */
                    scheme?: string;
                };
                /** Where the party receives electronic invoices. */
                electronic_address?: {
                    /** The electronic address (BT-34). */
                    value?: string;
                    /** Its scheme (EAS) (BT-34-1). */
                    scheme?: string;
                };
                /** The postal address. */
                address?: {
                    /** The street (BT-35). */
                    line1?: string;
                    /** The second line (BT-36). */
                    line2?: string;
                    /** The city (BT-37). */
                    city?: string;
                    /** The postal code (BT-38). */
                    postal_code?: string;
                    /** The region (BT-39). */
                    region?: string;
                    /** The country (BT-40). */
                    country?: string;
                    /** The third line (BT-162). */
                    line3?: string;
                };
            };
            /** The buyer. */
            buyer?: {
                /** The name (BT-44). */
                name?: string;
                /** The trading name (BT-45). */
                trading_name?: string;
                /** The VAT ID (BT-48). */
                tax_id?: string;
                /** The name of the contact (BT-56). */
                contact_name?: string;
                /** The telephone number of the contact (BT-57). */
                phone?: string;
                /** The email address of the contact (BT-58). */
                email?: string;
                /** An identifier. */
                identifier?: {
                    /** An identifier, such as a GLN (BT-46). */
                    value?: string;
                    /** Its scheme (ISO 6523) (BT-46-1). */
                    scheme?: string;
                };
                /** The identifier in a register of companies. */
                legal_id?: {
                    /** The identifier in a register of companies (BT-47). */
                    value?: string;
                    /** The register (ISO 6523) (BT-47-1). */
                    scheme?: string;
                };
                /** Where the party receives electronic invoices. */
                electronic_address?: {
                    /** The electronic address (BT-49). */
                    value?: string;
                    /** Its scheme (EAS) (BT-49-1). */
                    scheme?: string;
                };
                /** The postal address. */
                address?: {
                    /** The street (BT-50). */
                    line1?: string;
                    /** The second line (BT-51). */
                    line2?: string;
                    /** The city (BT-52). */
                    city?: string;
                    /** The postal code (BT-53). */
                    postal_code?: string;
                    /** The region (BT-54). */
                    region?: string;
                    /** The country (BT-55). */
                    country?: string;
                    /** The third line (BT-163). */
                    line3?: string;
                };
            };
            /** Who is paid, if it is not the seller. */
            payee?: {
                /** The name of who is paid, if it is not the seller (BT-59). */
                name?: string;
                /** An identifier. */
                identifier?: {
                    /** An identifier (BT-60). */
                    value?: string;
                    /** Its scheme (ISO 6523) (BT-60-1). */
                    scheme?: string;
                };
                /** The identifier in a register of companies. */
                legal_id?: {
                    /** The identifier in a register of companies (BT-61). */
                    value?: string;
                    /** The register (ISO 6523) (BT-61-1). */
                    scheme?: string;
                };
            };
            /** The tax representative of the seller. */
            tax_representative?: {
                /** The name of the tax representative of the seller (BT-62). */
                name?: string;
                /** The VAT ID (BT-63). */
                vat_id?: string;
                /** The postal address. */
                address?: {
                    /** The street (BT-64). */
                    line1?: string;
                    /** The second line (BT-65). */
                    line2?: string;
                    /** The city (BT-66). */
                    city?: string;
                    /** The postal code (BT-67). */
                    postal_code?: string;
                    /** The region (BT-68). */
                    region?: string;
                    /** The country (BT-69). */
                    country?: string;
                    /** The third line (BT-164). */
                    line3?: string;
                };
            };
            /** Where and when the goods are delivered. */
            delivery?: {
                /** Whom the goods are delivered to (BT-70). */
                name?: string;
                /** The day of the delivery (BT-72). */
                date?: string;
                /** The location of the delivery. */
                location?: {
                    /** The identifier of the location (BT-71). */
                    value?: string;
                    /** Its scheme (ISO 6523) (BT-71-1). */
                    scheme?: string;
                };
                /** The postal address. */
                address?: {
                    /** The street (BT-75). */
                    line1?: string;
                    /** The second line (BT-76). */
                    line2?: string;
                    /** The city (BT-77). */
                    city?: string;
                    /** The postal code (BT-78). */
                    postal_code?: string;
                    /** The region (BT-79). */
                    region?: string;
                    /** The country (BT-80). */
                    country?: string;
                    /** The third line (BT-165). */
                    line3?: string;
                };
            };
            /** How to pay. */
            payment: {
                /** The means of payment (UNTDID 4461): `58` is a SEPA transfer (BT-81). */
                means_code?: string;
                /** The text for the transfer (BT-83). */
                reference?: string;
                /** The accounts to pay to (BG-17). */
                accounts: {
                    /** The IBAN, or another number of the account (BT-84). */
                    iban?: string;
                    /** The holder (BT-85). */
                    holder?: string;
                    /** The BIC of the bank (BT-86). */
                    bic?: string;
                }[];
                /** The payment terms (BT-20). */
                terms?: string;
            };
        };
        /** Tags to rename or to merge, and their new name. */
        TagRenaming: {
            /** Tags to rename, in any spelling. Several become one. */
            from: string[];
            /** The new name, or the tag with which they are merged. */
            to: string;
        };
        /** The tags of the workspace's time entries. */
        Tags: {
            /** The tags, most frequent first. */
            tags: {
                /** The tag, in its first spelling. */
                name: string;
                /** Number of time entries with the tag, in any spelling. */
                entries: number;
            }[];
        };
        /** A kind of work within a project, such as design. Members do not see the rate. */
        Task: {
            /** Unique identifier of the resource. Treat it as an opaque string. task_…. */
            id: string;
            /** ID of the project. prj_…. */
            project_id: string;
            /** The task's name. */
            name: string;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** Whether the time is billable. */
            billable: boolean;
            /**
             * The status.
             * @enum {string}
             */
            status: "active" | "archived";
            /** Only returned with `expand`. */
            project?: components["schemas"]["Project"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** A task to create. Absent fields get their defaults. */
        TaskCreation: {
            /** The task's name. */
            name: string;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** Whether the time is billable. */
            billable?: boolean;
        };
        /** The changes of a task. Absent fields do not change. */
        TaskPatch: {
            /** The task's name. */
            name?: string;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /** Whether the time is billable. */
            billable?: boolean;
            /**
             * The status.
             * @enum {string}
             */
            status?: "active" | "archived";
        };
        /** Work of one user on one project. Without an end, it is a running timer. */
        TimeEntry: {
            /** Unique identifier of the resource. Treat it as an opaque string. te_…. */
            id: string;
            /** ID of the project. prj_…. */
            project_id: string;
            /** ID of the user. usr_…. */
            user_id: string;
            /** Free-form text. */
            notes: string;
            /**
             * Format: date-time
             * Time at which the work started. RFC 3339 with an offset.
             */
            start_time: string;
            /**
             * Format: date-time
             * Time at which the work ended. Null while the timer is running. RFC 3339 with an offset.
             */
            end_time: string | null;
            /** ID of the task. task_…. */
            task_id: string | null;
            /** Whether the time is billable. */
            billable: boolean;
            /** Tags for your own use. */
            tags: string[];
            /** The rate saved when the entry was recorded. Null while the timer is running or if no rate is set. */
            rate: {
                /**
                 * Format: int64
                 * Hourly rate. In minor units.
                 */
                amount: number;
                /**
                 * Format: currency
                 * Currency of the amount. ISO 4217 code.
                 */
                currency: string;
                /**
                 * Where the rate was set.
                 * @enum {string}
                 */
                source: "entry" | "task" | "project" | "client" | "user" | "workspace";
            } | null;
            /** Number of seconds from start to end. Null while the timer is running. */
            duration_seconds: number | null;
            /** ID of the invoice that bills the entry. Null if it is not billed. inv_…. */
            invoice_id: string | null;
            /**
             * A `billed` entry is read-only until its invoice is voided.
             * @enum {string}
             */
            status: "running" | "recorded" | "billed";
            /** Only returned with `expand`. */
            project?: components["schemas"]["Project"] | null;
            /** Only returned with `expand`. */
            task?: components["schemas"]["Task"] | null;
            /** The user. Only returned with `expand`. */
            user?: components["schemas"]["User"] | null;
            /** Only returned with `expand`. */
            client?: components["schemas"]["Client"] | null;
            /** Only returned with `expand`. */
            invoice?: components["schemas"]["InvoiceSummary"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** A time entry to record, or a timer to start. */
        TimeEntryCreation: {
            /** ID of the project. prj_…. */
            project_id: string;
            /** ID of the user who worked. Defaults to the current user. usr_…. */
            user_id?: string;
            /** ID of the task. task_…. */
            task_id?: string | null;
            /** Free-form text. */
            notes?: string | null;
            /**
             * Format: date-time
             * Time at which the work started. Defaults to now. RFC 3339 with an offset.
             */
            start_time?: string;
            /**
             * Format: date-time
             * Time at which the work ended. If absent or null, a timer starts. RFC 3339 with an offset.
             */
            end_time?: string | null;
            /** Whether the time is billable. Defaults to whether the project and the task are. */
            billable?: boolean;
            /** Tags for your own use, without regard to case. Each is stored once, in the spelling that the workspace had first. */
            tags?: string[] | null;
            /**
             * Format: int64
             * Overrides the inherited rate. Only owners and admins can set it. In minor units.
             */
            rate?: number | null;
            /** Duration in seconds, instead of `end_time`. Without `start_time`, the entry ends now. */
            duration_seconds?: number | null;
        };
        /** The changes of a time entry. Absent fields do not change. */
        TimeEntryPatch: {
            /** ID of the project. prj_…. */
            project_id?: string;
            /** ID of the task. task_…. */
            task_id?: string | null;
            /** Free-form text. */
            notes?: string | null;
            /**
             * Format: date-time
             * Time at which the work started. RFC 3339 with an offset.
             */
            start_time?: string;
            /**
             * Format: date-time
             * Time at which the work ended. Null while the timer is running. RFC 3339 with an offset.
             */
            end_time?: string | null;
            /** Whether the time is billable. If it was the default of the project and the task, it becomes that of those to which the entry moves. */
            billable?: boolean;
            /** Tags for your own use, without regard to case. Each is stored once, in the spelling that the workspace had first. */
            tags?: string[] | null;
            /**
             * Format: int64
             * Overrides the inherited rate. Only owners and admins can set it. In minor units.
             */
            rate?: number | null;
            /** Duration in seconds, instead of `end_time`: the entry ends that long after its start. */
            duration_seconds?: number | null;
        };
        /** Which version of a time entry to restore. */
        TimeEntryRestoration: {
            /** Version to restore: the one before the last change of the entry, or the last version of a deleted entry, which is the default. */
            version?: number;
        };
        /** Sums of recorded time: whole seconds, and amounts in minor units by currency. */
        TimeReport: {
            /**
             * Format: time-zone
             * The time zone of days, weeks and months. IANA time zone.
             */
            time_zone: string;
            /**
             * Format: date-time
             * Start of the range, inclusive. Null if open. RFC 3339 with an offset.
             */
            from: string | null;
            /**
             * Format: date-time
             * End of the range, exclusive. Null if open. RFC 3339 with an offset.
             */
            to: string | null;
            /** The fields that the report is grouped by. */
            group_by: ("project" | "task" | "user" | "client" | "day" | "week" | "month" | "tag")[];
            /** Totals of all groups. */
            totals: {
                /** Number of entries that start in the range and in the group. */
                entries: number;
                /** Recorded time in seconds. */
                seconds: number;
                /** Billable time in seconds. */
                billable_seconds: number;
                /** Billable time without a rate, in seconds. Not included in amounts. */
                unrated_seconds: number;
                /** Amounts of billable time at the rates of the entries, one per currency. */
                amounts: {
                    /**
                     * Format: currency
                     * The currency. ISO 4217 code.
                     */
                    currency: string;
                    /**
                     * Format: int64
                     * The amount. In minor units.
                     */
                    amount: number;
                }[];
                /** Amounts of an invoice for only the entries that start in the range and in the group, with the workspace's rounding and one line per project and rate. */
                billable_amounts: {
                    /**
                     * Format: currency
                     * The currency. ISO 4217 code.
                     */
                    currency: string;
                    /**
                     * Format: int64
                     * The amount. In minor units.
                     */
                    amount: number;
                }[];
            };
            /** The groups, sorted by key. */
            groups: {
                /** An ID, a tag, YYYY-MM-DD for a day or the first day of a week, or YYYY-MM for a month. Null for entries without a value. */
                key: string | null;
                /** The name. Set for projects, tasks, users and clients that you can read. */
                name: string | null;
                /** Number of entries that start in the range and in the group. */
                entries: number;
                /** Recorded time in seconds. */
                seconds: number;
                /** Billable time in seconds. */
                billable_seconds: number;
                /** Billable time without a rate, in seconds. Not included in amounts. */
                unrated_seconds: number;
                /** Amounts of billable time at the rates of the entries, one per currency. */
                amounts: {
                    /**
                     * Format: currency
                     * The currency. ISO 4217 code.
                     */
                    currency: string;
                    /**
                     * Format: int64
                     * The amount. In minor units.
                     */
                    amount: number;
                }[];
                /** Amounts of an invoice for only the entries that start in the range and in the group, with the workspace's rounding and one line per project and rate. */
                billable_amounts: {
                    /**
                     * Format: currency
                     * The currency. ISO 4217 code.
                     */
                    currency: string;
                    /**
                     * Format: int64
                     * The amount. In minor units.
                     */
                    amount: number;
                }[];
                /** The groups, sorted by key. Returned if `group_by` has two values. */
                groups?: {
                    /** An ID, a tag, YYYY-MM-DD for a day or the first day of a week, or YYYY-MM for a month. Null for entries without a value. */
                    key: string | null;
                    /** The name. Set for projects, tasks, users and clients that you can read. */
                    name: string | null;
                    /** Number of entries that start in the range and in the group. */
                    entries: number;
                    /** Recorded time in seconds. */
                    seconds: number;
                    /** Billable time in seconds. */
                    billable_seconds: number;
                    /** Billable time without a rate, in seconds. Not included in amounts. */
                    unrated_seconds: number;
                    /** Amounts of billable time at the rates of the entries, one per currency. */
                    amounts: {
                        /**
                         * Format: currency
                         * The currency. ISO 4217 code.
                         */
                        currency: string;
                        /**
                         * Format: int64
                         * The amount. In minor units.
                         */
                        amount: number;
                    }[];
                    /** Amounts of an invoice for only the entries that start in the range and in the group, with the workspace's rounding and one line per project and rate. */
                    billable_amounts: {
                        /**
                         * Format: currency
                         * The currency. ISO 4217 code.
                         */
                        currency: string;
                        /**
                         * Format: int64
                         * The amount. In minor units.
                         */
                        amount: number;
                    }[];
                }[];
            }[];
        };
        /** A credential of a user: an API token, or the session of a browser. */
        Token: {
            /** Unique identifier of the resource. Treat it as an opaque string. tok_…. */
            id: string;
            /**
             * `session` for a browser that is signed in to the dashboard.
             * @enum {string}
             */
            kind: "api" | "session";
            /** ID of the user that the token authenticates. usr_…. */
            user_id: string;
            /** A name that describes what the token is for. */
            name: string;
            /** Scopes of the token: `read`, `write`, or those of one resource, such as `invoices:read`. Null for all permissions of the user. */
            scopes: string[] | null;
            /**
             * Format: date-time
             * Time at which it expires. Null if it never expires. RFC 3339 with an offset.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * Time of the last use, to the minute. Null if it was never used. RFC 3339 with an offset.
             */
            last_used_at: string | null;
            /** Whether this token authenticated the request. */
            current?: boolean;
            /** The secret. Returned only when the token is created. */
            token?: string;
            /** The user. Only returned with `expand`. */
            user?: components["schemas"]["User"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** An API token to create for the current user. */
        TokenCreation: {
            /** A name that describes what the token is for. */
            name: string;
            /** Scopes of the token: `read`, `write`, or those of one resource, such as `invoices:read`. Null for all permissions of the user. */
            scopes?: string[] | null;
            /**
             * Format: date-time
             * Time at which it expires. Null if it never expires. RFC 3339 with an offset.
             */
            expires_at?: string | null;
        };
        /** An element or an attribute of a document that is in no field. */
        UnreadPart: {
            /** The path of the element or the attribute. */
            path: string;
            /** Its text, cut after 200 characters. Empty for an element that contains others. */
            text: string;
        };
        /** A member of the workspace. Members see only the ID, name, role and status of other users, and everything except the rate of their own. */
        User: {
            /** Unique identifier of the resource. Treat it as an opaque string. usr_…. */
            id: string;
            /** The user's name. */
            name: string;
            /**
             * The user's role. `x-roles` of each operation lists the roles that can call it.
             * @enum {string}
             */
            role: "owner" | "admin" | "accountant" | "member";
            /**
             * `invited` until the user accepts the invitation.
             * @enum {string}
             */
            status: "invited" | "active" | "deactivated";
            /**
             * Format: email
             * The email address.
             */
            email?: string;
            /**
             * Format: time-zone
             * The time zone. Null if the workspace's applies. IANA time zone.
             */
            time_zone?: string | null;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at?: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at?: string;
            /** Version of the resource. Increases by one with each change. */
            version?: number;
        };
        /** A user to invite. */
        UserInvitation: {
            /** The user's name. Defaults to the part of the email address before the @. */
            name?: string;
            /**
             * The user's role. `x-roles` of each operation lists the roles that can call it.
             * @enum {string}
             */
            role?: "owner" | "admin" | "accountant" | "member";
            /**
             * Format: email
             * The email address.
             */
            email: string;
        };
        /** The changes of a user. Absent fields do not change. */
        UserPatch: {
            /** The user's name. */
            name?: string;
            /**
             * The user's role. `x-roles` of each operation lists the roles that can call it.
             * @enum {string}
             */
            role?: "owner" | "admin" | "accountant" | "member";
            /**
             * `invited` until the user accepts the invitation.
             * @enum {string}
             */
            status?: "invited" | "active" | "deactivated";
            /**
             * Format: time-zone
             * The time zone. Null if the workspace's applies. IANA time zone.
             */
            time_zone?: string | null;
            /**
             * Format: int64
             * Hourly rate. Null if it is inherited. In minor units.
             */
            rate?: number | null;
        };
        /** A subscription: the URL of a receiver, and the event types to deliver. */
        Webhook: {
            /** Unique identifier of the resource. Treat it as an opaque string. wh_…. */
            id: string;
            /** The HTTPS URL that receives deliveries. */
            url: string;
            /** The event types to deliver, or `*` alone for all types, also later ones. */
            events: ("*" | "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
            /** A description for your own use. */
            description: string;
            /**
             * While `paused`, deliveries are kept but not sent.
             * @enum {string}
             */
            status: "active" | "paused";
            /**
             * Format: date-time
             * Time of the first failure since the last success. Null if the last delivery succeeded. RFC 3339 with an offset.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** A subscription to create. It is active. */
        WebhookCreation: {
            /** The HTTPS URL that receives deliveries. */
            url: string;
            /** The event types to deliver, or `*` alone for all types, also later ones. */
            events: ("*" | "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
            /** A description for your own use. */
            description?: string | null;
            /**
             * Format: date-time
             * Also delivers events since this time. Events are kept for 30 days. RFC 3339 with an offset.
             */
            backfill_from?: string;
        };
        /** One event for one subscription. Lists omit the body and the attempts. */
        WebhookDelivery: {
            /** Unique identifier of the resource. Treat it as an opaque string. whd_…. */
            id: string;
            /** ID of the subscription. wh_…. */
            webhook_id: string;
            /** ID of the event, as in the `webhook-id` header. The same for every attempt and subscription. evt_…. */
            event_id: string;
            /**
             * Type of the event.
             * @enum {string}
             */
            event_type: "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created" | "webhook.ping";
            /**
             * Status of the delivery.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed" | "cancelled";
            /** Number of attempts. */
            attempt_count: number;
            /**
             * Format: date-time
             * Time of the next attempt. Null if none is scheduled. RFC 3339 with an offset.
             */
            next_attempt_at: string | null;
            /** The exact bytes of the request body. */
            body?: string;
            /** All attempts. Not included in lists. */
            attempts?: {
                /** Number of the attempt, starting at 1. */
                number: number;
                /**
                 * Format: date-time
                 * Time of the attempt. RFC 3339 with an offset.
                 */
                at: string;
                /** Duration in milliseconds. */
                duration_ms: number;
                /** The URL of the request. */
                url: string;
                /** The request headers. */
                request_headers: {
                    [key: string]: string;
                };
                /** The HTTP status of the response. Null if there was no response. */
                response_status: number | null;
                /** The response headers. */
                response_headers: {
                    [key: string]: string;
                } | null;
                /** The first 16 KiB of the response body. */
                response_body: string | null;
                /** Why there was no response. */
                error: {
                    /** The kind of failure. */
                    code: string;
                    /** What happened. */
                    message: string;
                } | null;
                /** Whether the attempt ended after a newer attempt replaced it. */
                late: boolean;
            }[];
            /** Only returned with `expand`. */
            webhook?: components["schemas"]["Webhook"] | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** The changes of a subscription. Absent fields do not change. */
        WebhookPatch: {
            /** The HTTPS URL that receives deliveries. */
            url?: string;
            /** The event types to deliver, or `*` alone for all types, also later ones. */
            events?: ("*" | "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
            /** A description for your own use. */
            description?: string | null;
            /**
             * While `paused`, deliveries are kept but not sent.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        /** The secret that signs the deliveries of the workspace. */
        WebhookSecret: {
            /** The signing secret: `whsec_` followed by 32 bytes in base64. */
            secret: string;
            /**
             * Format: date-time
             * Time of the last rotation. The secret that it replaced also signs for 24 hours afterwards. RFC 3339 with an offset.
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at: string;
            /** Version of the resource. Increases by one with each change. */
            version: number;
        };
        /** One business with its own clients, time and invoices. Members see only the name, the currency, the time zone, the language and the first day of the week. */
        Workspace: {
            /** Unique identifier of the resource. Treat it as an opaque string. ws_…. */
            id?: string;
            /** The workspace's name. */
            name: string;
            /**
             * Format: currency
             * Default currency of clients. ISO 4217 code.
             */
            currency: string;
            /**
             * Format: time-zone
             * The time zone of the workspace. IANA time zone.
             */
            time_zone: string;
            /** Language of invoices and emails, as a BCP 47 tag. */
            locale: string;
            /**
             * First day of the week.
             * @enum {string}
             */
            week_start: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /**
             * Format: int64
             * Default hourly rate. In minor units.
             */
            rate?: number | null;
            /** How recorded time is rounded. */
            rounding?: {
                /**
                 * What is rounded: each entry, the sum of each day in a line, or each line.
                 * @enum {string}
                 */
                grain: "entry" | "day" | "line";
                /**
                 * The rounding mode.
                 * @enum {string}
                 */
                mode: "none" | "up" | "down" | "nearest";
                /** Rounds to multiples of this number of minutes. */
                step_minutes: number;
            };
            /** Format of invoice numbers: `{YYYY}`, `{YY}`, `{MM}` and `{DD}` of the issue date, and one `{SEQ}` or `{SEQ:digits}`. */
            invoice_number_format?: string;
            /** Format of credit note numbers, with the same placeholders. */
            credit_note_number_format?: string;
            /** Default number of days from the issue date to the due date. */
            payment_terms_days?: number;
            /**
             * How the days of `payment_terms_days` count: `days` after the issue date, `days_end_of_month`: to the last day of the month in which they end, `end_of_month_days`: from the last day of the month of issue, `day_of_next_month`: as the day of the following month, 31 being its last one.
             * @enum {string}
             */
            payment_terms_rule?: "days" | "days_end_of_month" | "end_of_month_days" | "day_of_next_month";
            /**
             * The payment reference (BT-83) of invoices without their own: the `number` of the invoice, a creditor reference made of it (`iso11649`), or the structured communication of Belgian banks (`be_ogm`).
             * @enum {string}
             */
            payment_reference?: "number" | "iso11649" | "be_ogm";
            /**
             * What banking apps scan from invoices: `epc_qr` is a QR code for transfers in euros (EPC069-12), `swiss_qr_bill` the payment part with receipt for Swiss and Liechtenstein accounts. Null for none.
             * @enum {string|null}
             */
            payment_code?: "epc_qr" | "swiss_qr_bill" | null;
            /** Discount for early payment, printed on invoices. Null if it is inherited, or there is none. */
            early_payment_discount?: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /** The tax that buyers withhold from payments, such as IRPF in Spain. Null if there is none. */
            withholding?: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** Tax for lines without their own. Null if it is inherited. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate: string;
                /** The reason for the tax exemption. */
                exemption_reason: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code: string | null;
            } | null;
            /** The seller details printed on invoices. */
            seller?: {
                /** The name on invoices. Null if the workspace's name applies. */
                legal_name: string | null;
                /** The postal address. */
                address: {
                    /** Address line 1. */
                    line1: string | null;
                    /** Address line 2. */
                    line2: string | null;
                    /** City. */
                    city: string | null;
                    /** Postal code. */
                    postal_code: string | null;
                    /** State or province. */
                    region: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country: string | null;
                } | null;
                /** A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough. */
                tax_id: string | null;
                /** The VAT ID (BT-31). */
                vat_id: string | null;
                /** The tax number of the local tax office (BT-32). */
                tax_number: string | null;
                /** The entry in the register of companies (BT-30). */
                register: string | null;
                /** An identifier of the seller, such as a GLN or a supplier number (BT-29). */
                identifier: string | null;
                /** The identifier in a register of companies, with the code of the register (BT-30). */
                legal_id: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** Where the seller receives electronic invoices, such as its Peppol ID (BT-34). Null if `email` applies. */
                electronic_address: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The names of the directors. */
                directors: string | null;
                /** The accounts that payments go to. An invoice has the first one of its currency, or else the first one without a currency, or else `iban`. */
                accounts: {
                    /**
                     * Format: currency
                     * The currency of the invoices that are paid to the account. Null if any. ISO 4217 code.
                     */
                    currency: string | null;
                    /** The holder of the account (BT-85). Null if it is the seller. */
                    holder: string | null;
                    /** The name of the bank. */
                    bank: string | null;
                    /** The IBAN (BT-84). */
                    iban: string | null;
                    /** The BIC of the bank (BT-86). */
                    bic: string | null;
                    /** The account number, where there is no IBAN (BT-84). */
                    number: string | null;
                    /** The number of the bank in its country, where there is no IBAN. */
                    routing: {
                        /**
                         * What the number is.
                         * @enum {string}
                         */
                        kind: "routing_number" | "sort_code" | "bsb" | "ifsc" | "transit" | "bank_code";
                        /** The number of the bank or of its branch. */
                        value: string;
                    } | null;
                    /** Further lines about paying, printed on invoices. At most 6 lines. */
                    details: string | null;
                }[];
                /** IBAN of the account that payments go to if none of `accounts` applies (BT-84). */
                iban: string | null;
                /** BIC of the bank (BT-86). */
                bic: string | null;
                /**
                 * Format: email
                 * The email address for questions about an invoice.
                 */
                email: string | null;
                /** The telephone number for questions about an invoice (BT-42). */
                phone: string | null;
                /** The contact for questions about an invoice (BG-6). Its parts are printed instead of the `phone` and the `email` of the seller. */
                contact: {
                    /** The person or department. Null if the name of the seller applies. */
                    name: string | null;
                    /** The telephone number. Null if `seller.phone` applies. */
                    phone: string | null;
                    /**
                     * Format: email
                     * The email address. Null if `seller.email` applies.
                     */
                    email: string | null;
                } | null;
            };
            /** The logo on invoices: its media type and its size in bytes. Null if there is none. Replaced by `PUT /workspace/logo`. */
            logo?: {
                /**
                 * The media type.
                 * @enum {string}
                 */
                media_type: "image/png" | "image/jpeg" | "image/svg+xml";
                /** The size in bytes. */
                size: number;
            } | null;
            /** The font for characters that the included fonts lack: its name, media type and size in bytes. Null if there is none. Replaced by `PUT /workspace/font`. */
            font?: {
                /** The name that the font states. */
                name: string;
                /**
                 * The media type.
                 * @enum {string}
                 */
                media_type: "font/ttf" | "font/otf";
                /** The size in bytes. */
                size: number;
            } | null;
            /** The color of titles and lines on invoices. Null for the usual one. */
            accent_color?: string | null;
            /** The notes of new invoices and the footer of documents, by language. A document has those of its language, or else the first. */
            document_texts?: {
                /** The language, as a BCP 47 tag. */
                language: string;
                /** The notes of new invoices. */
                notes: string;
                /** Printed at the bottom of every page. */
                footer: string;
            }[];
            /**
             * Whether time entries of one user can overlap.
             * @enum {string}
             */
            overlap_policy?: "allow" | "reject";
            /** After how many hours a running timer is stopped. The entry ends at that time, and its user is notified by email. Null: timers are not stopped. */
            timer_limit_hours: number | null;
            /** Whether a webhook subscription is paused when its receiver returned 410 to 5 attempts in a row. */
            pause_gone_webhooks?: boolean;
            /**
             * Whether an invoice with errors that `POST /invoices/{id}/validate` finds for the profile `issue` can be issued: `warn` allows it, `block` rejects it.
             * @enum {string}
             */
            issue_checks?: "warn" | "block";
            /** The sequence number of the next invoice, in the current series of `invoice_number_format`. It can only be increased, for example to continue the numbers of another program. Issuing an invoice increases it without a new version of the workspace. */
            invoice_next_number?: number;
            /**
             * Format: date-time
             * Time at which the resource was created. RFC 3339 with an offset.
             */
            created_at?: string;
            /**
             * Format: date-time
             * Time of the last change. RFC 3339 with an offset.
             */
            updated_at?: string;
            /** Version of the resource. Increases by one with each change. */
            version?: number;
        };
        /** The changes of the workspace's settings. Absent fields do not change, including those of the seller and its address. */
        WorkspacePatch: {
            /** The workspace's name. */
            name?: string;
            /**
             * Format: currency
             * Default currency of clients. ISO 4217 code.
             */
            currency?: string;
            /**
             * Format: time-zone
             * The time zone of the workspace. IANA time zone.
             */
            time_zone?: string;
            /** Language of invoices and emails, as a BCP 47 tag. */
            locale?: string;
            /**
             * First day of the week.
             * @enum {string}
             */
            week_start?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /**
             * Format: int64
             * Default hourly rate. In minor units.
             */
            rate?: number | null;
            /** How recorded time is rounded. */
            rounding?: {
                /**
                 * What is rounded: each entry, the sum of each day in a line, or each line.
                 * @enum {string}
                 */
                grain: "entry" | "day" | "line";
                /**
                 * The rounding mode.
                 * @enum {string}
                 */
                mode: "none" | "up" | "down" | "nearest";
                /** Rounds to multiples of this number of minutes. */
                step_minutes: number;
            };
            /** Format of invoice numbers: `{YYYY}`, `{YY}`, `{MM}` and `{DD}` of the issue date, and one `{SEQ}` or `{SEQ:digits}`. */
            invoice_number_format?: string;
            /** Format of credit note numbers, with the same placeholders. */
            credit_note_number_format?: string;
            /** Default number of days from the issue date to the due date. */
            payment_terms_days?: number;
            /**
             * How the days of `payment_terms_days` count: `days` after the issue date, `days_end_of_month`: to the last day of the month in which they end, `end_of_month_days`: from the last day of the month of issue, `day_of_next_month`: as the day of the following month, 31 being its last one.
             * @enum {string}
             */
            payment_terms_rule?: "days" | "days_end_of_month" | "end_of_month_days" | "day_of_next_month";
            /**
             * The payment reference (BT-83) of invoices without their own: the `number` of the invoice, a creditor reference made of it (`iso11649`), or the structured communication of Belgian banks (`be_ogm`).
             * @enum {string}
             */
            payment_reference?: "number" | "iso11649" | "be_ogm";
            /**
             * What banking apps scan from invoices: `epc_qr` is a QR code for transfers in euros (EPC069-12), `swiss_qr_bill` the payment part with receipt for Swiss and Liechtenstein accounts. Null for none.
             * @enum {string|null}
             */
            payment_code?: "epc_qr" | "swiss_qr_bill" | null;
            /** Discount for early payment, printed on invoices. Null if it is inherited, or there is none. */
            early_payment_discount?: {
                /**
                 * Format: decimal
                 * Percentage of the amount payable. Decimal string with at most 6 decimal places.
                 */
                percent: string;
                /** Number of days from the issue date within which the discount applies. */
                days: number;
            } | null;
            /** The tax that buyers withhold from payments, such as IRPF in Spain. Null if there is none. */
            withholding?: {
                /** The name of the tax, as printed on invoices. */
                name: string;
                /**
                 * Format: decimal
                 * Percentage of the total without tax. `0` withholds nothing. Decimal string with at most 6 decimal places.
                 */
                rate: string;
            } | null;
            /** Tax for lines without their own. Null if it is inherited. */
            tax?: {
                /**
                 * Tax category (EN 16931, UNCL5305).
                 * @enum {string}
                 */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "B";
                /**
                 * Format: decimal
                 * Tax rate in percent. `0` for every category except `S` and `B`. Decimal string with at most 6 decimal places.
                 */
                rate?: string;
                /** The reason for the tax exemption. */
                exemption_reason?: string | null;
                /** The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`. */
                exemption_code?: string | null;
            } | null;
            /** The seller details printed on invoices. */
            seller?: {
                /** The name on invoices. Null if the workspace's name applies. */
                legal_name?: string | null;
                /** The postal address. */
                address?: {
                    /** Address line 1. */
                    line1?: string | null;
                    /** Address line 2. */
                    line2?: string | null;
                    /** City. */
                    city?: string | null;
                    /** Postal code. */
                    postal_code?: string | null;
                    /** State or province. */
                    region?: string | null;
                    /** Two-letter country code (ISO 3166-1 alpha-2). */
                    country?: string | null;
                } | null;
                /** A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough. */
                tax_id?: string | null;
                /** The VAT ID (BT-31). */
                vat_id?: string | null;
                /** The tax number of the local tax office (BT-32). */
                tax_number?: string | null;
                /** The entry in the register of companies (BT-30). */
                register?: string | null;
                /** An identifier of the seller, such as a GLN or a supplier number (BT-29). */
                identifier?: string | null;
                /** The identifier in a register of companies, with the code of the register (BT-30). */
                legal_id?: {
                    /** The code of the register (ISO 6523). */
                    scheme: string;
                    /** The identifier in the register. */
                    value: string;
                } | null;
                /** Where the seller receives electronic invoices, such as its Peppol ID (BT-34). Null if `email` applies. */
                electronic_address?: {
                    /** The scheme of the address (EAS), such as `0208` for a Belgian enterprise number. */
                    scheme: string;
                    /** The address. */
                    value: string;
                } | null;
                /** The names of the directors. */
                directors?: string | null;
                /** The accounts that payments go to. An invoice has the first one of its currency, or else the first one without a currency, or else `iban`. */
                accounts?: {
                    /**
                     * Format: currency
                     * The currency of the invoices that are paid to the account. Null if any. ISO 4217 code.
                     */
                    currency?: string | null;
                    /** The holder of the account (BT-85). Null if it is the seller. */
                    holder?: string | null;
                    /** The name of the bank. */
                    bank?: string | null;
                    /** The IBAN (BT-84). */
                    iban?: string | null;
                    /** The BIC of the bank (BT-86). */
                    bic?: string | null;
                    /** The account number, where there is no IBAN (BT-84). */
                    number?: string | null;
                    /** The number of the bank in its country, where there is no IBAN. */
                    routing?: {
                        /**
                         * What the number is.
                         * @enum {string}
                         */
                        kind: "routing_number" | "sort_code" | "bsb" | "ifsc" | "transit" | "bank_code";
                        /** The number of the bank or of its branch. */
                        value: string;
                    } | null;
                    /** Further lines about paying, printed on invoices. At most 6 lines. */
                    details?: string | null;
                }[] | null;
                /** IBAN of the account that payments go to if none of `accounts` applies (BT-84). */
                iban?: string | null;
                /** BIC of the bank (BT-86). */
                bic?: string | null;
                /**
                 * Format: email
                 * The email address for questions about an invoice.
                 */
                email?: string | null;
                /** The telephone number for questions about an invoice (BT-42). */
                phone?: string | null;
                /** The contact for questions about an invoice (BG-6). Its parts are printed instead of the `phone` and the `email` of the seller. */
                contact?: {
                    /** The person or department. Null if the name of the seller applies. */
                    name?: string | null;
                    /** The telephone number. Null if `seller.phone` applies. */
                    phone?: string | null;
                    /**
                     * Format: email
                     * The email address. Null if `seller.email` applies.
                     */
                    email?: string | null;
                } | null;
            };
            /** The color of titles and lines on invoices. Null for the usual one. */
            accent_color?: string | null;
            /** The notes of new invoices and the footer of documents, by language. A document has those of its language, or else the first. */
            document_texts?: {
                /** The language, as a BCP 47 tag. */
                language: string;
                /** The notes of new invoices. */
                notes?: string | null;
                /** Printed at the bottom of every page. */
                footer?: string | null;
            }[] | null;
            /**
             * Whether time entries of one user can overlap.
             * @enum {string}
             */
            overlap_policy?: "allow" | "reject";
            /** After how many hours a running timer is stopped. The entry ends at that time, and its user is notified by email. Null: timers are not stopped. */
            timer_limit_hours?: number | null;
            /** Whether a webhook subscription is paused when its receiver returned 410 to 5 attempts in a row. */
            pause_gone_webhooks?: boolean;
            /**
             * Whether an invoice with errors that `POST /invoices/{id}/validate` finds for the profile `issue` can be issued: `warn` allows it, `block` rejects it.
             * @enum {string}
             */
            issue_checks?: "warn" | "block";
            /** The sequence number of the next invoice, in the current series of `invoice_number_format`. It can only be increased, for example to continue the numbers of another program. Issuing an invoice increases it without a new version of the workspace. */
            invoice_next_number?: number;
        };
        /** A page of a list. */
        TimeEntryPage: {
            /** The items of the page. */
            data: components["schemas"]["TimeEntry"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        ProjectPage: {
            /** The items of the page. */
            data: components["schemas"]["Project"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        TaskPage: {
            /** The items of the page. */
            data: components["schemas"]["Task"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        ClientPage: {
            /** The items of the page. */
            data: components["schemas"]["Client"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        InvoiceSummaryPage: {
            /** The items of the page. */
            data: components["schemas"]["InvoiceSummary"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        MessagePage: {
            /** The items of the page. */
            data: components["schemas"]["Message"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        UserPage: {
            /** The items of the page. */
            data: components["schemas"]["User"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        TokenPage: {
            /** The items of the page. */
            data: components["schemas"]["Token"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        WebhookPage: {
            /** The items of the page. */
            data: components["schemas"]["Webhook"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        EventPage: {
            /** The items of the page. */
            data: components["schemas"]["Event"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        WebhookDeliveryPage: {
            /** The items of the page. */
            data: components["schemas"]["WebhookDelivery"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** A page of a list. */
        LoggedRequestPage: {
            /** The items of the page. */
            data: components["schemas"]["LoggedRequest"][];
            /** The cursor of the next page. Null on the last page. */
            next_cursor: string | null;
            /** Whether there is another page. */
            has_more: boolean;
        };
        /** The body of a delivery. `data` is a `TimeEntry`. */
        TimeEntryEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
            data: components["schemas"]["TimeEntry"];
        };
        /** The body of a delivery. `data` is a `Invoice`. */
        InvoiceEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "credit_note.created";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
            data: components["schemas"]["Invoice"];
        };
        /** The body of a delivery. `data` is a `Client`. */
        ClientEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "client.created" | "client.updated" | "client.deleted";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
            data: components["schemas"]["Client"];
        };
        /** The body of a delivery. `data` is a `Project`. */
        ProjectEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "project.created" | "project.updated" | "project.archived" | "project.deleted";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
            data: components["schemas"]["Project"];
        };
        /** The body of a delivery. `data` is a `Task`. */
        TaskEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "task.created" | "task.updated" | "task.deleted";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
            data: components["schemas"]["Task"];
        };
        /** The body of a delivery. `data` is a `User`. */
        UserEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "user.invited";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
            data: components["schemas"]["User"];
        };
        /** The body of a delivery. `data` is a `Webhook`. */
        WebhookEvent: {
            /**
             * Type of the event.
             * @enum {string}
             */
            type: "webhook.ping";
            /** Time of the event, in Unix seconds. The same for every attempt. */
            timestamp: number;
            /** The resource at the time of the event. */
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
        /** Maximum number of items to return. */
        limit: number;
        /** `next_cursor` of the previous page. Use the same filters and order. */
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
                /** ID of the user. usr_…. Can be repeated to match any of several values. */
                user_id?: string[];
                /** ID of the project. prj_…. Can be repeated to match any of several values. */
                project_id?: string[];
                /** ID of the task. task_…. Can be repeated to match any of several values. */
                task_id?: string[];
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Returns only entries with this tag, in any spelling. Can be repeated to match any of several values. */
                tag?: string[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                notes?: string;
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Filters by whether the time is on an invoice. */
                billed?: "true" | "false";
                /** Filters by whether the timer is running. */
                running?: "true" | "false";
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Returns only entries that end after this time, and running timers. With `to`, these are the entries of a range. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                ends_after?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Invoices do not include lines. Can be repeated to match any of several values. */
                expand?: ("project" | "task" | "user" | "client" | "invoice")[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** Stops the user's running timer first, in the same transaction. */
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
                /** ID of the user. usr_…. Can be repeated to match any of several values. */
                user_id?: string[];
                /** ID of the project. prj_…. Can be repeated to match any of several values. */
                project_id?: string[];
                /** ID of the task. task_…. Can be repeated to match any of several values. */
                task_id?: string[];
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Returns only entries with this tag, in any spelling. Can be repeated to match any of several values. */
                tag?: string[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                notes?: string;
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Filters by whether the time is on an invoice. */
                billed?: "true" | "false";
                /** Filters by whether the timer is running. */
                running?: "true" | "false";
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Returns only entries that end after this time, and running timers. With `to`, these are the entries of a range. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                ends_after?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Invoices do not include lines. Can be repeated to match any of several values. */
                expand?: ("project" | "task" | "user" | "client" | "invoice")[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** References to include as complete resources. Invoices do not include lines. Can be repeated to match any of several values. */
                expand?: ("project" | "task" | "user" | "client" | "invoice")[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. te_…. */
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
                /** ID of the resource. te_…. */
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
                /** ID of the resource. te_…. */
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
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. te_…. */
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
                        code: "not_running" | "lost_race";
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
    restoreTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. te_…. */
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
                        code: "not_restorable" | "reference_deleted" | "time_entry_billed" | "timer_running" | "time_entry_overlaps" | "lost_race";
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Filters by short code. Can be repeated to match any of several values. */
                code?: string[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "client"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Filters by short code. Can be repeated to match any of several values. */
                code?: string[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "client"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "client"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. prj_…. */
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
                /** ID of the resource. prj_…. */
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
                /** Whether to also copy a changed rate to recorded time that is not billed. */
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. prj_…. */
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
                /** ID of the project. prj_…. Can be repeated to match any of several values. */
                project_id?: string[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "project"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** ID of the project. prj_…. Can be repeated to match any of several values. */
                project_id?: string[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "project"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
    listTasksOfProject: {
        parameters: {
            query?: {
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "project"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. prj_…. */
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
                /** ID of the resource. prj_…. */
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
    listTasksOfProjectAsCsv: {
        parameters: {
            query?: {
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "project"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. prj_…. */
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
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "project"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. task_…. */
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
                /** ID of the resource. task_…. */
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
                /** Whether to also copy a changed rate to recorded time that is not billed. */
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. task_…. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Matches the complete address. Case-insensitive (simple Unicode case mapping, independent of language). Can be repeated to match any of several values. */
                email?: string[];
                /** Filters by the client's own currency. Clients without one never match. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
    createClient: {
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
                            code: "country_unknown" | "currency_unknown" | "decimal_malformed" | "email_malformed" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "identifier_malformed" | "invalid_character" | "locale_unknown" | "not_allowed" | "not_nullable" | "out_of_range" | "required" | "scheme_malformed" | "scheme_unknown" | "tax_id_malformed" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "archived")[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Matches the complete address. Case-insensitive (simple Unicode case mapping, independent of language). Can be repeated to match any of several values. */
                email?: string[];
                /** Filters by the client's own currency. Clients without one never match. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** ID of the resource. cli_…. */
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
                /** ID of the resource. cli_…. */
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
                /** Whether to also copy a changed rate to recorded time that is not billed. */
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. cli_…. */
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
                            code: "country_unknown" | "currency_unknown" | "decimal_malformed" | "email_malformed" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "identifier_malformed" | "invalid_character" | "locale_unknown" | "not_allowed" | "not_nullable" | "out_of_range" | "read_only" | "required" | "scheme_malformed" | "scheme_unknown" | "tax_id_malformed" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
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
                /** Filters by type. Can be repeated to match any of several values. */
                type?: ("invoice" | "deposit" | "credit_note")[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                /** Filters by whether the invoice is open after its due date, in the workspace's time zone. */
                overdue?: "true" | "false";
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by invoice number. Can be repeated to match any of several values. */
                number?: string[];
                /** Matches any part of the number, or of the client's name. Letter case, and accents of the name, do not matter. */
                search?: string;
                /** Filters by currency. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                issue_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                issue_date_to?: string;
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                due_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                due_date_to?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "client"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Items without a date sort as the latest. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                    "application/json": components["schemas"]["InvoiceSummaryPage"];
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
                /** Filters by type. Can be repeated to match any of several values. */
                type?: ("invoice" | "deposit" | "credit_note")[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                /** Filters by whether the invoice is open after its due date, in the workspace's time zone. */
                overdue?: "true" | "false";
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by invoice number. Can be repeated to match any of several values. */
                number?: string[];
                /** Matches any part of the number, or of the client's name. Letter case, and accents of the name, do not matter. */
                search?: string;
                /** Filters by currency. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                issue_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                issue_date_to?: string;
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                due_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                due_date_to?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "client"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Items without a date sort as the latest. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "client"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                        code: "validation_failed" | "idempotency_key_reused" | "not_ready_to_export" | "not_ready_to_issue";
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("queued" | "sending" | "sent" | "failed" | "unknown")[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. inv_…. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("queued" | "sending" | "sent" | "failed" | "unknown")[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                "Cache-Control"?: components["parameters"]["Cache-Control"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. inv_…. */
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
                /** `pdf` by default; `facturx` is Factur-X (ZUGFeRD), a PDF/A-3b with the Cross Industry Invoice embedded; `cii` is a Cross Industry Invoice, `ubl` an invoice in UBL, both as EN 16931 defines them; `xrechnung` is XRechnung 3.0 and `peppol` Peppol BIS Billing 3.0, both in UBL. */
                format?: "pdf" | "facturx" | "xrechnung" | "peppol" | "ubl" | "cii";
                /** Returns a copy with a mark across every page, of an invoice in that status. */
                copy?: "void" | "paid";
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                Range?: components["parameters"]["Range"];
                "If-Range"?: components["parameters"]["If-Range"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. inv_…. */
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
                    "application/xml": string;
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
                    "application/xml": string;
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
                        code: "copy_not_available" | "invoice_not_issued";
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
                        code: "validation_failed" | "format_not_available" | "not_ready_to_export";
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
                id: string;
                /** ID of the payment. pay_…. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
    inspectDocument: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        /** At most 10485760 bytes. */
        requestBody: {
            content: {
                "application/pdf": string;
                "application/xml": string;
                "text/xml": string;
                "application/octet-stream": string;
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
                    "application/json": components["schemas"]["DocumentInspection"];
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
                        code: "document_unreadable";
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
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Fields to group by. The second field groups within the first. Can be repeated with different values. The order matters. */
                group_by?: ("project" | "task" | "user" | "client" | "day" | "week" | "month" | "tag")[];
                /** Time zone of days, weeks and months, and of calendar dates in `from` and `to`. Defaults to the workspace's. IANA time zone. */
                time_zone?: string;
                /** ID of the user. usr_…. Can be repeated to match any of several values. */
                user_id?: string[];
                /** ID of the project. prj_…. Can be repeated to match any of several values. */
                project_id?: string[];
                /** ID of the task. task_…. Can be repeated to match any of several values. */
                task_id?: string[];
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Returns only entries with this tag, in any spelling. Can be repeated to match any of several values. */
                tag?: string[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                notes?: string;
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Filters by whether the time is on an invoice. */
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
                /** Start of the range of payment dates, inclusive. YYYY-MM-DD. */
                from?: string;
                /** End of the range of payment dates, exclusive. YYYY-MM-DD. */
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
                /** ID of the subscription. wh_…. Can be repeated to match any of several values. */
                webhook_id?: string[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Length of each interval. */
                interval?: "hour" | "day";
                /** Time zone of days, weeks and months, and of calendar dates in `from` and `to`. Defaults to the workspace's. IANA time zone. */
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
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Columns to include. All by default. Can be repeated with different values. The order matters. */
                columns?: ("date" | "start" | "end" | "duration" | "hours" | "client" | "project" | "task" | "person" | "notes" | "tags" | "billable" | "invoice" | "rate" | "amount" | "currency")[];
                /** Language and format of numbers. Defaults to the workspace's. BCP 47 language tag. */
                locale?: string;
                /** Time zone of dates and times. Defaults to the workspace's. IANA time zone. */
                time_zone?: string;
                /** ID of the user. usr_…. Can be repeated to match any of several values. */
                user_id?: string[];
                /** ID of the project. prj_…. Can be repeated to match any of several values. */
                project_id?: string[];
                /** ID of the task. task_…. Can be repeated to match any of several values. */
                task_id?: string[];
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Returns only entries with this tag, in any spelling. Can be repeated to match any of several values. */
                tag?: string[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                notes?: string;
                /** Filters by whether the time is billable. */
                billable?: "true" | "false";
                /** Filters by whether the time is on an invoice. */
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
                /** Filters by type. Can be repeated to match any of several values. */
                type?: ("invoice" | "deposit" | "credit_note")[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                /** Filters by whether the invoice is open after its due date, in the workspace's time zone. */
                overdue?: "true" | "false";
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by invoice number. Can be repeated to match any of several values. */
                number?: string[];
                /** Matches any part of the number, or of the client's name. Letter case, and accents of the name, do not matter. */
                search?: string;
                /** Filters by currency. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                issue_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                issue_date_to?: string;
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                due_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                due_date_to?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Language and format of numbers. Defaults to the workspace's. BCP 47 language tag. */
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
                /** Start of the range of payment dates, inclusive. YYYY-MM-DD. */
                from?: string;
                /** End of the range of payment dates, inclusive. YYYY-MM-DD. */
                to?: string;
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by currency. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Language and format of numbers. Defaults to the workspace's. BCP 47 language tag. */
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
                /** Filters by type. Can be repeated to match any of several values. */
                type?: ("invoice" | "deposit" | "credit_note")[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("draft" | "open" | "paid" | "credited" | "written_off" | "void")[];
                /** Filters by whether the invoice is open after its due date, in the workspace's time zone. */
                overdue?: "true" | "false";
                /** ID of the client. cli_…. Can be repeated to match any of several values. */
                client_id?: string[];
                /** Filters by invoice number. Can be repeated to match any of several values. */
                number?: string[];
                /** Matches any part of the number, or of the client's name. Letter case, and accents of the name, do not matter. */
                search?: string;
                /** Filters by currency. Can be repeated to match any of several values. */
                currency?: ("AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG")[];
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                issue_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                issue_date_to?: string;
                /** Start of the date range, inclusive. YYYY-MM-DD. */
                due_date_from?: string;
                /** End of the date range, inclusive. YYYY-MM-DD. */
                due_date_to?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
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
                /** ID of the resource. inv_…. */
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
                /** ID of the resource. inv_…. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("invited" | "active" | "deactivated")[];
                /** Filters by role. Can be repeated to match any of several values. */
                role?: ("owner" | "admin" | "accountant" | "member")[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Matches the complete address. Case-insensitive (simple Unicode case mapping, independent of language). Can be repeated to match any of several values. */
                email?: string[];
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("invited" | "active" | "deactivated")[];
                /** Filters by role. Can be repeated to match any of several values. */
                role?: ("owner" | "admin" | "accountant" | "member")[];
                /** Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards. */
                name?: string;
                /** Matches the complete address. Case-insensitive (simple Unicode case mapping, independent of language). Can be repeated to match any of several values. */
                email?: string[];
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. Text is sorted by code point. When sorted by updated_at, items that change while you page can be repeated or missed. */
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
                /** ID of the resource. usr_…. */
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
                /** ID of the resource. usr_…. */
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
                /** Whether to also copy a changed rate to recorded time that is not billed. */
                apply_to?: "future" | "unbilled";
            };
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. usr_…. */
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
                /** ID of the resource. usr_…. */
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
                /** ID of the user. usr_…. Can be repeated to match any of several values. */
                user_id?: string[];
                /** Filters by kind. Can be repeated to match any of several values. */
                kind?: ("api" | "session")[];
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "user"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** ID of the user. usr_…. Can be repeated to match any of several values. */
                user_id?: string[];
                /** Filters by kind. Can be repeated to match any of several values. */
                kind?: ("api" | "session")[];
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "user"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "user"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. tok_…. */
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
                /** ID of the resource. tok_…. */
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
                /** Whether to also copy a changed rate to recorded time that is not billed. */
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
                            code: "account_missing" | "bic_malformed" | "color_malformed" | "country_unknown" | "currency_unknown" | "decimal_malformed" | "email_malformed" | "exemption_code_of_other_category" | "exemption_code_unknown" | "exemption_reason_not_allowed" | "iban_malformed" | "identifier_malformed" | "invalid_character" | "locale_unknown" | "next_number_too_low" | "not_allowed" | "not_nullable" | "not_unique" | "number_format_malformed" | "out_of_range" | "read_only" | "required" | "routing_malformed" | "scheme_malformed" | "scheme_unknown" | "tax_id_malformed" | "tax_rate_not_zero" | "tax_rate_out_of_range" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_short" | "unknown_field" | "wrong_type";
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
        /** At most 16777216 bytes. */
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
        /** At most 262144 bytes. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "paused")[];
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("active" | "paused")[];
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** ID of the resource. wh_…. */
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
                /** ID of the resource. wh_…. */
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
                /** ID of the resource. wh_…. */
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
                /** ID of the resource. wh_…. */
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
                /** ID of the resource. wh_…. */
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
                /** Filters by event type. Can be repeated to match any of several values. */
                type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** Filters by event type. Can be repeated to match any of several values. */
                type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created")[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** ID of the subscription. wh_…. Can be repeated to match any of several values. */
                webhook_id?: string[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("pending" | "succeeded" | "failed" | "cancelled")[];
                /** Filters by event type. Can be repeated to match any of several values. */
                event_type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created" | "webhook.ping")[];
                /** ID of the event, as in the `webhook-id` header. The same for every attempt and subscription. evt_…. Can be repeated to match any of several values. */
                event_id?: string[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "webhook"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** ID of the subscription. wh_…. Can be repeated to match any of several values. */
                webhook_id?: string[];
                /** Filters by status. Can be repeated to match any of several values. */
                status?: ("pending" | "succeeded" | "failed" | "cancelled")[];
                /** Filters by event type. Can be repeated to match any of several values. */
                event_type?: ("time_entry.started" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "invoice.created" | "invoice.issued" | "invoice.sent" | "invoice.overdue" | "invoice.payment_recorded" | "invoice.payment_reversed" | "invoice.paid" | "invoice.credited" | "invoice.voided" | "client.created" | "client.updated" | "client.deleted" | "project.created" | "project.updated" | "project.archived" | "project.deleted" | "task.created" | "task.updated" | "task.deleted" | "user.invited" | "credit_note.created" | "webhook.ping")[];
                /** ID of the event, as in the `webhook-id` header. The same for every attempt and subscription. evt_…. Can be repeated to match any of several values. */
                event_id?: string[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Returns only resources changed at or after this time. RFC 3339 with an offset. */
                updated_since?: string;
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "webhook"[];
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** References to include as complete resources. Can be repeated to match any of several values. */
                expand?: "webhook"[];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** ID of the resource. whd_…. */
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
                /** ID of the resource. whd_…. */
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
                /** `next_cursor` of an earlier response. Without it, the feed starts as set by `start`. */
                cursor?: string;
                /** Maximum number of items to return. */
                limit?: number;
                /** Returns only changes of these resource types. Can be repeated to match any of several values. */
                type?: ("time_entry" | "invoice" | "client" | "project" | "task" | "user" | "token" | "workspace" | "webhook")[];
                /** Where to start without a cursor: at the oldest change that is kept, or after the latest. */
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
                /** Filters by the `X-Request-Id` of the response. Can be repeated to match any of several values. */
                request_id?: string[];
                /** ID of the token. tok_…. Can be repeated to match any of several values. */
                token_id?: string[];
                /** Filters by HTTP status, or by a class of them such as `4xx`. Can be repeated to match any of several values. */
                status?: ("2xx" | "3xx" | "4xx" | "5xx" | "200" | "201" | "202" | "204" | "206" | "304" | "400" | "403" | "404" | "405" | "406" | "408" | "409" | "410" | "412" | "413" | "415" | "417" | "422" | "429" | "431" | "499" | "500" | "503")[];
                /** Filters by HTTP method. Can be repeated to match any of several values. */
                method?: ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE")[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
                /** Filters by the `X-Request-Id` of the response. Can be repeated to match any of several values. */
                request_id?: string[];
                /** ID of the token. tok_…. Can be repeated to match any of several values. */
                token_id?: string[];
                /** Filters by HTTP status, or by a class of them such as `4xx`. Can be repeated to match any of several values. */
                status?: ("2xx" | "3xx" | "4xx" | "5xx" | "200" | "201" | "202" | "204" | "206" | "304" | "400" | "403" | "404" | "405" | "406" | "408" | "409" | "410" | "412" | "413" | "415" | "417" | "422" | "429" | "431" | "499" | "500" | "503")[];
                /** Filters by HTTP method. Can be repeated to match any of several values. */
                method?: ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE")[];
                /** Start of the range, inclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                from?: string;
                /** End of the range, exclusive. RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone. */
                to?: string;
                /** Maximum number of items to return. */
                limit?: components["parameters"]["limit"];
                /** `next_cursor` of the previous page. Use the same filters and order. */
                cursor?: components["parameters"]["cursor"];
                /** Sort order. Prefix with `-` for descending. */
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
    | "document_unreadable"
    | "invoice_not_issued"
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
    | "format_not_available"
    | "not_ready_to_export"
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
    | "routing_malformed"
    | "scheme_unknown"
    | "scheme_malformed"
    | "identifier_malformed"
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
    | "account_missing"
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
