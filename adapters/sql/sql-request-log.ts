import type { RecordedRequest, RequestLog } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { listed } from "./rows.js";
import { REQUESTS, requests } from "./stores/request-store.js";

const columns = listed(["workspace_id", ...requests.columns]);

const RECORD = `
  insert into ${REQUESTS} (${columns}) select ${columns} from jsonb_populate_recordset(null::${REQUESTS}, $1::jsonb)
  on conflict do nothing`;

/** Writes requests of all workspaces with one statement. */
export class SqlRequestLog implements RequestLog {
  constructor(private readonly across: AcrossWorkspaces) {}

  async record(recorded: readonly RecordedRequest[]): Promise<void> {
    if (recorded.length === 0) return;
    const rows = recorded.map(({ workspaceId, ...request }) => ({ workspace_id: workspaceId, ...requests.toRow(request) }));
    await this.across.run({ name: "requests.record", text: RECORD, values: [JSON.stringify(rows)] });
  }
}
