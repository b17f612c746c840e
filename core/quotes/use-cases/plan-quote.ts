import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { requireActive } from "../../invoices/parties.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import type { Budget } from "../../projects/budget.js";
import { createProject } from "../../projects/creating.js";
import type { Project } from "../../projects/project.js";
import { requireCurrency } from "../currency-of-client.js";
import { type Quote, requireAccepted } from "../quote.js";
import { recordQuoteEvent } from "../quote-events.js";

/** The project to create from a quote. */
export interface ProjectOfQuote {
  /** 1 to 200 characters. Absent: the quote's project reference, or else its number. */
  readonly name?: string | undefined;
}

/** Creates the project of an accepted quote, with its total without tax as the budget. A quote has one project. */
export function makePlanQuote(
  ports: Needs<"clients" | "events" | "externalIds" | "projects" | "quotes" | "workspace", "clock" | "ids">,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: QuoteId, { name }: ProjectOfQuote = {}): Promise<Project> => {
    authorize(actor, "quotes:write");
    authorize(actor, "projects:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.quotes.find(id);
      if (!before) throw notFound("quote");
      requireAccepted(before);
      if (before.projectId !== null)
        throw conflict("quote_has_project", "The quote has a project.", { project_id: before.projectId });
      await requireCurrency(stores, before);
      const client = await stores.clients.find(before.clientId);
      if (client) requireActive(client);
      const author = authorOf(actor);
      const { clientId, projectReference, number } = before;
      const content = { name: name ?? projectReference ?? number, clientId, budget: budgetOf(before) };
      const project = await createProject(ports, stores, content, author);
      const quote = nextVersion({ ...before, projectId: project.id }, clock.now());
      const { timeZone } = await stores.workspace.get();
      await stores.quotes.update(quote);
      await recordQuoteEvent(ports, stores, "quote.updated", { quote, today: localDateIn(timeZone, clock.now()), author });
      return project;
    });
  };
}

/** Work is counted without tax. Null if nothing is to be paid: a budget is greater than 0. */
function budgetOf({ total, taxTotal }: Quote): Budget | null {
  const amount = total - taxTotal;
  return amount > 0n ? { kind: "amount", amount, period: "total" } : null;
}
