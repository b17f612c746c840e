import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { CheckProfile } from "../checks/rule.js";
import type { Finding } from "../finding.js";

/** The result of checking an invoice. */
export interface CheckedReadiness {
  /** Whether there is no finding of severity `error`. */
  readonly ready: boolean;
  /** Errors and warnings of the profile. */
  readonly findings: readonly Finding[];
}

/** Checks whether an invoice has what a profile requires. A draft is checked with the current data of the seller and the client. */
export function makeValidateInvoice({
  unitOfWork,
  clock,
  printing,
}: Needs<"clients" | "files" | "invoices" | "ledger" | "workspace", "clock" | "printing">) {
  return async (actor: Actor, id: InvoiceId, profile: CheckProfile = "issue"): Promise<CheckedReadiness> => {
    authorize(actor, "invoices:read");
    const { checkedOf, checkInvoice, checkPrinting, isError } = await import("../checks/check-profile.js");
    const { invoice, checked, workspace } = await unitOfWork.read(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      if (!invoice) throw notFound("invoice");
      const workspace = await stores.workspace.get();
      const client = await stores.clients.find(invoice.clientId);
      if (!client) throw notFound("client");
      const today = localDateIn(workspace.timeZone, clock.now());
      return { invoice, checked: await checkedOf(stores, invoice, { workspace, client, today }), workspace };
    });
    const printed = profile === "issue" ? await checkPrinting({ printing, unitOfWork }, { ...checked, invoice }, workspace) : [];
    const findings = [...checkInvoice(checked, profile), ...printed];
    return { ready: !findings.some(isError), findings };
  };
}
