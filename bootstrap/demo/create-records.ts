import {
  type UserActor,
  type ClientId,
  newUser,
  parseCurrency,
  type Ports,
  type UseCases,
  wholeDecimal,
} from "../../core/index.js";
import { type Customer, customers, internalProject, OWNER_EMAIL, people, type ProjectData } from "./demo-data.js";

export const WORKSPACE = {
  name: "Nordlicht (demo)",
  ownerEmail: OWNER_EMAIL,
  ownerName: people[0]?.name ?? "",
  currency: parseCurrency("EUR"),
};

/** Creates the workspace's settings, its users without invitations, its clients, projects and tasks. */
export async function createRecords(ports: Ports, useCases: UseCases, actor: UserActor): Promise<void> {
  await configureWorkspace(useCases, actor);
  await createUsers(ports, useCases, actor);
  for (const customer of customers) {
    const clientId = await createClient(useCases, actor, customer);
    for (const project of customer.projects) await createProject(useCases, actor, project, clientId);
  }
  await createProject(useCases, actor, internalProject, null);
}

async function configureWorkspace(useCases: UseCases, actor: UserActor): Promise<void> {
  await useCases.updateWorkspace(actor, {
    locale: "en",
    rate: 11_000n,
    rounding: { grain: "entry", mode: "up", stepMinutes: 15 },
    invoiceNumberFormat: "NL-{YYYY}-{SEQ:4}",
    paymentTermsDays: 14,
    tax: { category: "S", rate: wholeDecimal(19n), exemptionReason: null, exemptionCode: null, components: null },
    seller: {
      legalName: "Nordlicht Studio GmbH",
      address: { line1: "Weserstraße 44", city: "Berlin", postalCode: "12045", country: "DE" },
      vatId: "DE123456788",
      taxNumber: "37/123/45678",
      register: "HRB 123456 B, Amtsgericht Charlottenburg",
      directors: "Mara Lindqvist",
      iban: "DE02120300000000202051",
      bic: "BYLADEM1001",
      email: "office@nordlicht.example",
      phone: "+49 30 5550123",
    },
  });
}

async function createUsers({ unitOfWork, ids, clock }: Ports, useCases: UseCases, actor: UserActor): Promise<void> {
  for (const { name, email, role, rate } of people) {
    const user = { ...newUser({ id: ids.next("usr"), email, name, role, status: "active" }, clock.now()), rate };
    if (email === OWNER_EMAIL) await useCases.updateUser(actor, actor.userId, { rate });
    else await unitOfWork.run({ workspaceId: actor.workspaceId }, (stores) => stores.users.insert(user));
  }
}

async function createClient(useCases: UseCases, actor: UserActor, customer: Customer): Promise<ClientId> {
  const { name, legalName, email, currency, terms, rate, tax, taxId, locale, address } = customer;
  const { id } = await useCases.createClient(actor, {
    name,
    legalName,
    email,
    currency: currency === null ? null : parseCurrency(currency),
    paymentTermsDays: terms,
    rate,
    tax: tax && {
      category: tax.category,
      rate: wholeDecimal(tax.rate),
      exemptionReason: tax.reason,
      exemptionCode: null,
      components: null,
    },
    taxId,
    locale,
    address,
  });
  return id;
}

async function createProject(
  useCases: UseCases,
  actor: UserActor,
  { code, name, color, rate, billable, budget, tasks }: ProjectData,
  clientId: ClientId | null,
): Promise<void> {
  const { id } = await useCases.createProject(actor, { code, name, color, rate, billable, budget, clientId });
  for (const task of Object.keys(tasks)) await useCases.createTask(actor, id, { name: task, billable });
}
