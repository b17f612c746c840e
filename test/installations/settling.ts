import { expect } from "chai";
import { operate } from "../../bootstrap/operator.js";
import { type Json, listed } from "./installation.js";
import type { Upgraded } from "./upgraded.js";

/** Bills the time that was left, and pays, voids and credits what was open. */
export async function continuesInvoicing({ api, recording, harness, storage }: Upgraded): Promise<void> {
  const send = async (path: string, method: string, body: Json): Promise<Json> => {
    const reply = await api(path, { method, body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.within(200, 201);
    return reply.body;
  };
  const recorded = (path: string) => listed(recording.workspaces[0]?.resources[`${path}?limit=200`] as Json);
  const invoices = recorded("/v1/invoices");
  const client = recorded("/v1/clients").find(({ name }) => name === "Ada Ltd");
  const open = invoices.filter((one) => one["status"] === "open" && one["currency"] === "EUR" && one["amount_paid"] === 0);
  const [paid = {}, voided = {}, credited = {}] = open;
  const pathOf = ({ id }: Json) => `/v1/invoices/${String(id)}`;
  const range = { from: "2026-06-01", to: "2026-07-01" };
  const order = { client_id: client?.["id"], from_time: range, deposits: paidDeposits(invoices) };
  const draft = await send("/v1/invoices", "POST", order);
  const issued = await send(pathOf(draft), "PATCH", { status: "open", issue_date: "2026-06-30" });
  expect(issued["number"]).to.equal(`RE-2026-${String(lastNumber(invoices) + 1).padStart(4, "0")}`);
  await send(pathOf(paid), "PATCH", { status: "paid" });
  await send(pathOf(voided), "PATCH", { status: "void" });
  await send(`${pathOf(credited)}/credit-notes`, "POST", { reason: "Returned" });
  const fillDemo = () => Promise.reject(new Error("No demo."));
  const workplace = { useCases: harness.useCases, directory: storage.directory, publicUrl: "", fillDemo };
  for (const command of ["audit", "verify-ledger"]) {
    const lines = await operate(workplace, { command, options: {} }, () => undefined);
    expect(lines).to.have.length(recording.workspaces.length + 1);
    expect(lines.at(-1)).to.equal("No findings.");
  }
}

/** Deposits that no invoice deducts yet, as an order lists them. The first versions have none. */
function paidDeposits(invoices: readonly Json[]): readonly Json[] {
  return invoices
    .filter(({ type, status, deducted_by }) => type === "deposit" && status === "paid" && deducted_by === null)
    .map(({ id }) => ({ invoice_id: id }));
}

function lastNumber(invoices: readonly Json[]): number {
  return Math.max(...invoices.map(({ number }) => Number(/^RE-2026-(\d+)$/.exec(String(number))?.[1] ?? 0)));
}
