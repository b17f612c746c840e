import type { WorkspaceId } from "../../kernel/ids.js";
import { WakeLoop } from "../../kernel/wake-loop.js";
import type { Directory, WorkspacePage } from "../../ports/directory.js";

/** Whom a sweep informs. */
export interface SweepOptions {
  /** Called on failures of the store, at most once per workspace. Their work is done at the next wake. */
  readonly onError: (error: unknown) => void;
}

const WORKSPACES_PER_PAGE = 1_000;

/** Work in some of the workspaces, one after the other. Its owner wakes it regularly; several processes may do so at the same time. */
export abstract class WorkspaceSweep {
  readonly #work = new WakeLoop(() => this.#sweep());
  /** Whether no further work may begin. */
  protected isStopped = false;

  constructor(
    private readonly directory: Directory,
    private readonly options: SweepOptions,
  ) {}

  /** Which workspaces have work. */
  protected abstract filter(): Omit<WorkspacePage, "after" | "limit">;

  /** Does the work of a workspace. */
  protected abstract workIn(workspaceId: WorkspaceId): Promise<void>;

  /** Resolves when no work is left; never rejects. */
  wake(): Promise<void> {
    return this.#work.wake();
  }

  /** Resolves when no work is in progress. */
  async idle(): Promise<void> {
    await this.#work.running;
  }

  /** Begins no further work. */
  stop(): void {
    this.isStopped = true;
  }

  async #sweep(): Promise<void> {
    let after: WorkspaceId | null = null;
    do {
      const page = await this.#workspaces(after);
      for (const workspaceId of page) if (!this.isStopped) await this.workIn(workspaceId).catch(this.options.onError);
      after = page[WORKSPACES_PER_PAGE - 1] ?? null;
    } while (after !== null && !this.isStopped);
  }

  async #workspaces(after: WorkspaceId | null): Promise<readonly WorkspaceId[]> {
    try {
      return await this.directory.workspaces({ ...this.filter(), after, limit: WORKSPACES_PER_PAGE });
    } catch (error) {
      this.options.onError(error);
      return [];
    }
  }
}
