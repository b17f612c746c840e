import type { HeaderVariant } from "../export-fields.js";

/** The headers of Toggl Track. They are English in all languages; the words of `Billable` are not. */
export const togglHeaders: readonly HeaderVariant[] = [
  {
    language: "en",
    columns: {
      ...{ User: "person", Member: "person", Email: "email", Client: "client", Project: "project", Task: "task" },
      ...{ Description: "description", Billable: "billable", "Start date": "date", "Start time": "startTime" },
      ...{ "End date": "endDate", "Stop date": "endDate", "End time": "endTime", "Stop time": "endTime" },
      ...{ Duration: "duration", Tags: "tags", "Amount ()": null, Amount: null, Currency: null },
      ...{ "Client External Reference": null, "Project External Reference": null },
    },
  },
];
