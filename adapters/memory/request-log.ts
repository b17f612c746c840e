import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { RequestLog } from "../../core/ports/request-log.js";
import type { RecordedRequest } from "../../core/requests/logged-request.js";
import type { RequestStore } from "../../core/requests/request-store.js";
import { isAny } from "./matching.js";
import { pageOf } from "./paging.js";
import { transact, type View, type WorkspaceData } from "./workspace-data.js";

export class MemoryRequestLog implements RequestLog {
  constructor(private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>) {}

  async record(recorded: readonly RecordedRequest[]): Promise<void> {
    for (const data of this.dataByWorkspace.values()) {
      const own = recorded.filter(({ workspaceId }) => workspaceId === data.workspaceId);
      if (own.length === 0) continue;
      await transact(data, ({ requests }) => {
        for (const { workspaceId: _, ...request } of own) if (!requests.get(request.id)) requests.put(request);
      });
    }
  }
}

export function requestStore({ requests }: View): RequestStore {
  return {
    async page({ requestIds, tokenIds, methods, statuses, from, to }, request) {
      const found = requests
        .all()
        .filter(
          (one) =>
            isAny(requestIds, one.requestId) &&
            isAny(tokenIds, one.tokenId) &&
            isAny(methods, one.method) &&
            isAny(statuses, one.status) &&
            (from === null || one.at >= from) &&
            (to === null || one.at < to),
        );
      return pageOf(found, request, ({ at }) => at);
    },
  };
}
