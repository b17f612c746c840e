import { Type } from "@sinclair/typebox";
import { exampleId, named, withFields } from "./annotations.js";
import { Finding } from "./findings.js";
import { amount, id, nullable, optional, view } from "./primitives.js";

const code = "A stable code that your program can handle";
const issue = view(
  { pointer: Type.String(), code: Type.String(), message: Type.String() },
  {
    pointer: ["JSON Pointer (RFC 6901) to the field in the body, or `/` and the name of the query parameter", "/name"],
    code: [code, "required"],
    message: ["What is wrong", "This field is required."],
  },
);

/** The problem of one of many rows. */
export const RowProblem = named(
  "RowProblem",
  "Why a row of a request was refused. Conflicts have the same further fields as problems.",
  withFields(
    Type.Object({ detail: Type.String(), code: Type.String(), errors: Type.Array(issue) }, { additionalProperties: true }),
    {
      detail: ["What is wrong", "A billed time entry cannot be changed."],
      code: [code, "time_entry_billed"],
      errors: ["One error per invalid field, whose pointer begins in the row", []],
    },
  ),
);

export const Problem = named(
  "Problem",
  "An error (RFC 9457).",
  withFields(
    Type.Object(
      {
        type: Type.String(),
        title: Type.String(),
        status: Type.Integer(),
        detail: Type.String(),
        code: Type.String(),
        request_id: Type.String(),
        errors: Type.Array(issue),
        findings: optional(Type.Array(Finding)),
        from: optional(Type.String()),
        to: optional(Type.String()),
        current_version: optional(nullable(Type.Integer())),
        current_status: optional(Type.String()),
        allowed: optional(Type.Array(Type.String())),
        retry_after: optional(Type.Integer()),
        time_entry_ids: optional(Type.Array(id("te"))),
        expense_ids: optional(Type.Array(id("exp"))),
        expense_id: optional(id("exp")),
        milestone_ids: optional(Type.Array(id("mst"))),
        milestone_id: optional(id("mst")),
        count: optional(Type.Integer()),
        limit: optional(Type.Integer()),
        amount_paid: optional(amount()),
        payment_ids: optional(Type.Array(id("pay"))),
        reversed_by: optional(id("pay")),
        credit_note_ids: optional(Type.Array(id("inv"))),
        bank_transaction_id: optional(id("btx")),
        balance: optional(amount()),
        invoice_id: optional(id("inv")),
        number: optional(nullable(Type.String())),
        client_id: optional(id("cli")),
        project_id: optional(id("prj")),
        task_id: optional(id("task")),
        time_entry_id: optional(id("te")),
        user_id: optional(id("usr")),
        id: optional(Type.String()),
        resource: optional(Type.String()),
      },
      { additionalProperties: true },
    ),
    {
      type: ["A URN that contains the code", "urn:stint:problem:not_found"],
      title: ["The HTTP status as text", "Not found"],
      status: ["The HTTP status code", 404],
      detail: ["What is wrong", "There is no such project in this workspace."],
      code: [code, "not_found"],
      request_id: ["ID of the request in the logs", "3f0c9f0e-6c0a-4f7a-9d55-0d6f6f2b9a11"],
      errors: ["One error per invalid field", []],
      findings: "With `not_ready_to_issue` and `not_ready_to_export`: what the invoice lacks",
      from: ["With `invalid_transition`: the current status", "void"],
      to: ["With `invalid_transition`: the requested status", "open"],
      current_version: ["With `precondition_failed`: the version that the resource has now", 2],
      current_status: ["The status that does not permit the request", "draft"],
      allowed: ["Statuses, copies or methods that are possible instead", []],
      retry_after: ["Seconds to wait before the next request, as in the header `Retry-After`", 30],
      time_entry_ids: ["The first 100 time entries that prevent the request", [exampleId("te")]],
      expense_ids: ["The first 100 expenses that prevent the request", [exampleId("exp")]],
      expense_id: ["The expense that prevents the request", exampleId("exp")],
      milestone_ids: ["The first 100 milestones that prevent the request", [exampleId("mst")]],
      milestone_id: ["The milestone that prevents the request", exampleId("mst")],
      count: ["Number of time entries, expenses or milestones that prevent the request", 1],
      limit: ["The most resources that a workspace can have", 50],
      amount_paid: ["The amount paid that would result, in minor units", -100],
      payment_ids: ["The payments that prevent the request", [exampleId("pay")]],
      reversed_by: ["The reversal of the payment", exampleId("pay")],
      bank_transaction_id: ["The bank transaction that booked the payment", exampleId("btx")],
      balance: ["What the client has to its credit", 2_000],
      credit_note_ids: ["The credit notes that credit the invoice in full", [exampleId("inv")]],
      invoice_id: ["The invoice that prevents the request", exampleId("inv")],
      number: ["The number of that invoice. Null for a draft", "INV-2026-0001"],
      client_id: ["The client that prevents the request", exampleId("cli")],
      project_id: ["The project that prevents the request", exampleId("prj")],
      task_id: ["The task that prevents the request", exampleId("task")],
      time_entry_id: ["The time entry that prevents the request", exampleId("te")],
      user_id: ["The user that prevents the request", exampleId("usr")],
      id: ["With `external_id_taken`: the resource that has the external ID", exampleId("cli")],
      resource: ["With `reference_deleted`: the type of the deleted resource", "project"],
    },
  ),
);
