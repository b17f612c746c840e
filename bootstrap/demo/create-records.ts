import {
  type UserActor,
  type ClientId,
  newUser,
  parseCurrency,
  type Ports,
  type ProjectId,
  type TaskId,
  type UseCases,
  type UserId,
  wholeDecimal,
} from "../../core/index.js";
import { type Customer, customers, internalProject, OWNER_EMAIL, people, type ProjectData } from "./demo-data.js";

export const WORKSPACE = {
  name: "Nordlicht (demo)",
  ownerEmail: OWNER_EMAIL,
  ownerName: people[0]?.name ?? "",
  currency: parseCurrency("EUR"),
};

/** A project with its tasks and the notes for its time entries. */
interface DemoProject {
  readonly id: ProjectId;
  readonly tasks: readonly { readonly taskId: TaskId; readonly notes: readonly string[] }[];
}

export interface DemoRecords {
  /** By email address. */
  readonly userIds: ReadonlyMap<string, UserId>;
  readonly clientIds: readonly ClientId[];
  /** By code; archived projects are removed. */
  readonly projects: Map<string, DemoProject>;
}

/** Creates the workspace's settings, its users without invitations, its clients, projects and tasks. */
export async function createRecords(ports: Ports, useCases: UseCases, actor: UserActor): Promise<DemoRecords> {
  await configureWorkspace(useCases, actor);
  const userIds = await createUsers(ports, useCases, actor);
  const projects = new Map<string, DemoProject>();
  const clientIds: ClientId[] = [];
  for (const customer of customers) {
    const clientId = await createClient(useCases, actor, customer);
    clientIds.push(clientId);
    for (const project of customer.projects) projects.set(project.code, await createProject(useCases, actor, project, clientId));
  }
  projects.set(internalProject.code, await createProject(useCases, actor, internalProject, null));
  return { userIds, clientIds, projects };
}

async function configureWorkspace(useCases: UseCases, actor: UserActor): Promise<void> {
  await useCases.updateWorkspace(actor, {
    locale: "en",
    rate: 11_000n,
    rounding: { grain: "entry", mode: "up", stepMinutes: 15 },
    invoiceNumberFormat: "NL-{YYYY}-{SEQ:4}",
    paymentTermsDays: 14,
    tax: { category: "S", rate: wholeDecimal(19n), exemptionReason: null, exemptionCode: null },
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

async function createUsers(
  { unitOfWork, ids, clock }: Ports,
  useCases: UseCases,
  actor: UserActor,
): Promise<Map<string, UserId>> {
  const userIds = new Map<string, UserId>([[OWNER_EMAIL, actor.userId]]);
  for (const { name, email, role, rate } of people) {
    const isOwner = email === OWNER_EMAIL;
    const user = { ...newUser({ id: ids.next("usr"), email, name, role, status: "active" }, clock.now()), rate };
    if (isOwner) await useCases.updateUser(actor, actor.userId, { rate });
    else await unitOfWork.run({ workspaceId: actor.workspaceId }, (stores) => stores.users.insert(user));
    if (!isOwner) userIds.set(email, user.id);
  }
  return userIds;
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
    tax: tax && { category: tax.category, rate: wholeDecimal(tax.rate), exemptionReason: tax.reason, exemptionCode: null },
    taxId,
    locale,
    address,
  });
  return id;
}

async function createProject(
  useCases: UseCases,
  actor: UserActor,
  project: ProjectData,
  clientId: ClientId | null,
): Promise<DemoProject> {
  const { code, name, color, rate, billable, budget } = project;
  const { id } = await useCases.createProject(actor, { code, name, color, rate, billable, budget, clientId });
  const tasks: DemoProject["tasks"][number][] = [];
  for (const [task, notes] of Object.entries(project.tasks))
    tasks.push({ taskId: (await useCases.createTask(actor, id, { name: task, billable })).id, notes });
  return { id, tasks };
}
