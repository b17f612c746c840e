import type { ClientFilter } from "../../../core/clients/client-store.js";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import type { PageRequest } from "../../../core/kernel/page.js";
import type { ProjectFilter } from "../../../core/projects/project-store.js";
import { archiveProject } from "../../../core/projects/project.js";
import type { TaskFilter } from "../../../core/tasks/task-store.js";
import type { TokenFilter } from "../../../core/tokens/token-store.js";
import type { UserFilter } from "../../../core/users/user-store.js";
import type { MessageFilter } from "../../../core/messages/message-store.js";
import type { WebhookFilter } from "../../../core/webhooks/webhook-store.js";
import { aClient, aProject, aTask, aToken, aUser, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aMessage, aWebhook } from "../outgoing/fixtures.js";
import { invoices } from "./filtered-invoices.js";
import { timeEntries } from "./filtered-time-entries.js";
import type { FilteredList } from "./list-filters.js";

const page: PageRequest = { limit: 200, sort: "createdAt", descending: false, after: null };
const currency = (code: string): CurrencyCode => code as CurrencyCode;

const clients: FilteredList<ClientFilter> = {
  name: "clients",
  area: "clients",
  async fill(world) {
    const later = plus(world.clock.now(), 1);
    const one = aClient(world, {
      name: "Müller & Söhne",
      email: "Post@müller.example",
      currency: currency("CHF"),
      updatedAt: later,
    });
    const two = aClient(world, { name: "MÜLL 50% off", email: "info@example.com", status: "archived" });
    const three = aClient(world, {
      name: "Other_GmbH",
      legalName: "Fürth 2 KG",
      email: "kiosk@other.example",
      currency: currency("EUR"),
    });
    await world.run(async (stores) => {
      for (const client of [one, two, three]) await stores.clients.insert(client);
    });
    const { client } = world;
    return [
      [{}, [one, two, three, client]],
      [{ statuses: ["archived", "active"] }, [one, two, three, client]],
      [{ statuses: ["archived"] }, [two]],
      [{ statuses: [] }, []],
      [{ name: "" }, [one, two, three, client]],
      [{ name: "%" }, [two]],
      [{ name: "_" }, [three]],
      [{ name: "mÜLL" }, [one, two]],
      [{ name: "muller" }, [one]],
      [{ name: "furth 2 kg" }, [three]],
      [{ name: "other_gmbh" }, [three]],
      [{ name: "gmbhf" }, []],
      [{ emails: ["info@example.co"] }, []],
      [{ emails: ["nfo@example.com", "info@example.comx"] }, []],
      [{ emails: ["INFO@example.com", "post@MÜLLER.example"] }, [one, two]],
      // The Kelvin sign, the dotless i and the long s.
      [{ emails: ["\u212A\u0131o\u017Fk@other.example"] }, [three]],
      [{ emails: ["kösk@other.example", "kiosk@other.exampel"] }, []],
      [{ currencies: [currency("EUR")] }, [three]],
      [{ currencies: [currency("EUR"), currency("CHF")] }, [one, three]],
      [{ updatedSince: plus(later, 1) }, []],
      [{ updatedSince: later }, [one]],
    ];
  },
  list: async (world, filter) => (await world.read((stores) => stores.clients.list(filter, page))).items,
};

const projects: FilteredList<ProjectFilter> = {
  name: "projects",
  area: "projects",
  async fill(world) {
    const later = plus(world.clock.now(), 1);
    const client = aClient(world);
    const one = aProject(world, { name: "Ärger", clientId: client.id, code: "A-1", billable: false, updatedAt: later });
    const two = { ...archiveProject(aProject(world, { name: "große Ärmel", code: "a-1" }), world.clock.now()), updatedAt: later };
    const three = aProject(world, { name: "Third", clientId: null, code: 'x,{}"y' });
    await world.run(async (stores) => {
      await stores.clients.insert(client);
      for (const project of [one, two, three]) await stores.projects.insert(project);
    });
    const { project } = world;
    return [
      [{}, [one, two, three, project]],
      [{ statuses: ["active"] }, [one, three, project]],
      [{ statuses: ["archived"] }, [two]],
      [{ clientIds: [] }, []],
      [{ clientIds: [client.id, world.client.id] }, [one, project]],
      [{ clientIds: [client.id] }, [one]],
      [{ billable: true }, [two, three, project]],
      [{ billable: false }, [one]],
      [{ codes: ["A-1"] }, [one]],
      [{ codes: ["a-1", 'x,{}"y'] }, [two, three]],
      [{ name: "GROSSE arm" }, [two]],
      [{ name: "GROẞE" }, [two]],
      [{ name: "ar" }, [one, two]],
      [{ name: "är" }, [one, two]],
      [{ updatedSince: later }, [one, two]],
    ];
  },
  list: async (world, filter) => (await world.read((stores) => stores.projects.list(filter, page))).items,
};

const tasks: FilteredList<TaskFilter> = {
  name: "tasks",
  area: "tasks",
  async fill(world) {
    const later = plus(world.clock.now(), 1);
    const project = aProject(world);
    const one = aTask(world, project, { name: "Design phase", billable: false, updatedAt: later });
    const two = aTask(world, world.project, { name: "Build", status: "archived", updatedAt: later });
    await world.run(async (stores) => {
      await stores.projects.insert(project);
      for (const task of [one, two]) await stores.tasks.insert(task);
    });
    const { task } = world;
    return [
      [{}, [one, two, task]],
      [{ projectIds: [project.id] }, [one]],
      [{ projectIds: [world.ids.next("prj")] }, []],
      [{ projectIds: [world.project.id] }, [two, task]],
      [{ statuses: ["active"] }, [one, task]],
      [{ billable: true }, [two, task]],
      [{ name: "dEsIgN" }, [one, task]],
      [{ name: "désign phäse" }, [one]],
      [{ updatedSince: later }, [one, two]],
    ];
  },
  list: async (world, filter) => (await world.read((stores) => stores.tasks.list(filter, page))).items,
};

const users: FilteredList<UserFilter> = {
  name: "users",
  area: "users",
  async fill(world) {
    const later = plus(world.clock.now(), 1);
    const one = aUser(world, { name: "Zoë", role: "accountant", status: "invited", email: `Zoë@${world.workspace.id}.example` });
    const two = aUser(world, { name: "ZOË Öz", role: "admin", updatedAt: later });
    const three = aUser(world, { status: "deactivated", updatedAt: later });
    await world.run(async (stores) => {
      for (const user of [one, two, three]) await stores.users.insert(user);
    });
    const { owner } = world;
    return [
      [{}, [one, two, three, owner]],
      [{ statuses: ["invited", "deactivated"] }, [one, three]],
      [{ statuses: ["active"] }, [two, owner]],
      [{ roles: ["owner"] }, [owner]],
      [{ roles: ["admin", "member"] }, [two, three]],
      [{ name: "zoë" }, [one, two]],
      [{ name: "zoe o" }, [two]],
      [{ emails: ["example"] }, []],
      [{ emails: [one.email.toUpperCase(), two.email] }, [one, two]],
      [{ updatedSince: later }, [two, three]],
    ];
  },
  list: async (world, filter) => (await world.read((stores) => stores.users.list(filter, page))).items,
};

const tokens: FilteredList<TokenFilter> = {
  name: "tokens",
  area: "tokens",
  async fill(world) {
    const user = aUser(world);
    const [mine, theirs] = [aToken(world, world.owner), aToken(world, user)];
    const revoked = aToken(world, user, { revokedAt: world.clock.now() });
    await world.run(async (stores) => {
      await stores.users.insert(user);
      for (const token of [mine, theirs, revoked]) await stores.tokens.insert(token);
    });
    return [
      [{ userId: null }, [mine, theirs]],
      [{ userId: null, userIds: [user.id] }, [theirs]],
      [{ userId: null, userIds: [user.id, world.owner.id] }, [mine, theirs]],
      [{ userId: world.owner.id, userIds: [user.id] }, []],
      [{ userId: null, userIds: [] }, []],
    ];
  },
  list: async (world, filter) =>
    (await world.read((stores) => stores.tokens.list({ ...filter, userId: filter.userId ?? null }, page))).items,
};

const webhooks: FilteredList<WebhookFilter> = {
  name: "webhook subscriptions",
  area: "webhooks",
  async fill(world) {
    const later = plus(world.clock.now(), 1);
    const paused = aWebhook(world, { status: "paused", updatedAt: later });
    const [active, gone] = [aWebhook(world), aWebhook(world)];
    await world.run(async (stores) => {
      for (const webhook of [active, paused, gone]) await stores.webhooks.insert(webhook);
      await stores.webhooks.remove(gone, world.clock.now());
    });
    return [
      [{}, [active, paused]],
      [{ statuses: ["active", "paused"] }, [active, paused]],
      [{ statuses: ["active"] }, [active]],
      [{ statuses: ["paused"] }, [paused]],
      [{ updatedSince: later }, [paused]],
      [{ updatedSince: plus(later, 1) }, []],
    ];
  },
  list: async (world, filter) => (await world.read((stores) => stores.webhooks.list(filter, page))).items,
};

const invoiceOf = new WeakMap<World, MessageFilter["invoiceId"]>();

const messages: FilteredList<Omit<MessageFilter, "invoiceId">> = {
  name: "messages of an invoice",
  area: "messages",
  async fill(world) {
    const [invoice, other] = [aDraft(world), aDraft(world)];
    invoiceOf.set(world, invoice.id);
    const about = { kind: "invoice", invoiceId: invoice.id, userId: null } as const;
    const [sent, unknown] = [aMessage(world, about), aMessage(world, { ...about, status: "unknown", sentAt: null })];
    const elsewhere = aMessage(world, { ...about, invoiceId: other.id });
    await world.run(async (stores) => {
      for (const one of [invoice, other]) await stores.invoices.insert(one);
      for (const message of [sent, unknown, elsewhere]) await stores.messages.insert(message);
    });
    return [
      [{}, [sent, unknown]],
      [{ statuses: ["sent", "failed"] }, [sent]],
      [{ statuses: ["unknown"] }, [unknown]],
      [{ statuses: ["queued"] }, []],
    ];
  },
  list: async (world, filter) => {
    const invoiceId = invoiceOf.get(world) ?? world.ids.next("inv");
    return (await world.read((stores) => stores.messages.list({ ...filter, invoiceId }, page))).items;
  },
};

/** Each with filters of its own type. */
export const filteredLists = [
  clients,
  projects,
  tasks,
  users,
  tokens,
  webhooks,
  messages,
  invoices,
  timeEntries,
] as readonly FilteredList<object>[];
