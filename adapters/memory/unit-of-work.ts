import { isLostRace } from "../../core/kernel/entity.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Clock } from "../../core/ports/clock.js";
import type { Stores, UnitOfWork, WorkScope } from "../../core/ports/unit-of-work.js";
import { answerStore } from "./answer-store.js";
import { changeStore } from "./change-store.js";
import { clientStore } from "./client-store.js";
import { checkCredentials } from "./credentials.js";
import { deliveryStore } from "./delivery-store.js";
import { eventStore, type StoreKit } from "./event-store.js";
import { invoiceStore } from "./invoice-store.js";
import { messageStore } from "./message-store.js";
import { projectStore } from "./project-store.js";
import { reportStore } from "./report-store.js";
import { Lifetime } from "./rows.js";
import { Space, type View } from "./space.js";
import { taskStore } from "./task-store.js";
import { timeEntryStore } from "./time-entry-store.js";
import { signInLinkStore } from "./sign-in-link-store.js";
import { tokenStore } from "./token-store.js";
import { userStore } from "./user-store.js";
import { webhookSecretStore, webhookStore } from "./webhook-store.js";
import { workspaceStore } from "./workspace-store.js";

const MAX_RETRIES = 5;

/**
 * The transactions of one workspace run one after the other, those of several workspaces side by side; reads never wait.
 * A `run` inside a `run` of the same workspace waits for itself, forever.
 */
export class MemoryUnitOfWork implements UnitOfWork {
  constructor(
    private readonly spaces: Map<WorkspaceId, Space>,
    private readonly clock: Clock,
    private readonly kit: StoreKit,
  ) {}

  async run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await this.#attempt(scope, work);
      } catch (error) {
        if (!isLostRace(error) || retries === MAX_RETRIES) throw error;
      }
    }
  }

  async read<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const lifetime = new Lifetime();
    const space = this.spaces.get(scope.workspaceId) ?? new Space(scope.workspaceId, this.clock);
    try {
      const view = space.committed(lifetime);
      checkCredentials(scope, view, this.clock.now());
      return await work(storesOf(view, this.kit));
    } finally {
      lifetime.settle();
    }
  }

  async #attempt<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
    const space = this.#spaceOf(scope.workspaceId);
    try {
      return await space.mutex.run(() => transact(space, scope, { clock: this.clock, kit: this.kit }, work));
    } finally {
      if (space.mutex.idle && space.tables.workspaces.size === 0) this.spaces.delete(scope.workspaceId);
    }
  }

  #spaceOf(workspaceId: WorkspaceId): Space {
    const known = this.spaces.get(workspaceId);
    if (known !== undefined) return known;
    const space = new Space(workspaceId, this.clock);
    this.spaces.set(workspaceId, space);
    return space;
  }
}

async function transact<T>(
  space: Space,
  scope: WorkScope,
  { clock, kit }: { clock: Clock; kit: StoreKit },
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const { view, lifetime, commit } = space.begin();
  try {
    checkCredentials(scope, view, clock.now());
    const result = await work(storesOf(view, kit));
    commit();
    return result;
  } finally {
    lifetime.settle();
  }
}

function storesOf(view: View, kit: StoreKit): Stores {
  return {
    workspace: workspaceStore(view),
    users: userStore(view),
    tokens: tokenStore(view),
    signInLinks: signInLinkStore(view),
    clients: clientStore(view),
    projects: projectStore(view),
    tasks: taskStore(view),
    timeEntries: timeEntryStore(view),
    invoices: invoiceStore(view),
    reports: reportStore(view),
    events: eventStore(view, kit),
    webhooks: webhookStore(view),
    webhookSecret: webhookSecretStore(view),
    deliveries: deliveryStore(view, kit),
    messages: messageStore(view),
    answers: answerStore(view),
    changes: changeStore(view),
  };
}
