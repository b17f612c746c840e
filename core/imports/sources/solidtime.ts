import type { HeaderVariant } from "../export-fields.js";

/** The headers of solidtime: the detailed report, whose times are in the zone of its user, and the format of its imports, in UTC. */
export const solidtimeHeaders: readonly HeaderVariant[] = [
  {
    language: "en",
    columns: {
      ...{ Description: "description", Task: "task", Project: "project", Client: "client", User: "person", Start: "start" },
      ...{ End: "end", Duration: "duration", "Duration (decimal)": "hours", Billable: "billable", Tags: "tags" },
    },
  },
  {
    language: "en",
    columns: {
      ...{ description: "description", billable: "billable", client: "client", project: "project", tags: "tags", start: "start" },
      ...{ end: "end", task: "task", user_name: "person", user_email: "email" },
    },
  },
];
