import type { Page, PageRequest, ProjectId, Task, TaskStore } from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { tasks } from "./mappings.js";

export class SqlTaskStore extends AggregateStore<Task> implements TaskStore {
  constructor(session: Session) {
    super(session, tasks);
  }

  listOfProject(projectId: ProjectId, page: PageRequest): Promise<Page<Task>> {
    return this.page(tasks, page, "project", (query, { param }) => query.where("project_id", param("project")), {
      project: projectId,
    });
  }
}
