import type { HeaderVariant } from "../export-fields.js";

/** The headers of Harvest's detailed time report and of its import. Hours count, also where rows state when the work began. */
export const harvestHeaders: readonly HeaderVariant[] = [
  {
    language: "en",
    columns: {
      ...{ Date: "date", Client: "client", Project: "project", "Project Code": null, Task: "task", Notes: "description" },
      ...{
        Note: "description",
        Hours: "hours",
        "Hours Rounded": null,
        "Billable?": "billable",
        "Invoiced?": null,
        "Approved?": null,
      },
      ...{
        "First Name": "firstName",
        "Last Name": "lastName",
        Email: "email",
        "Employee Id": null,
        Department: null,
        Roles: null,
      },
      ...{ Teams: null, "Employee?": null, "Billable Rate": "rate", "Hourly Rate": "rate", "Billable Amount": null },
      ...{ "Cost Rate": null, "Cost Amount": null, Currency: "currency", "External Reference URL": null },
      ...{ "Started At": "startTime", "Ended At": null },
    },
  },
  {
    language: "de",
    columns: {
      ...{ Datum: "date", Kunde: "client", Projekt: "project", Projektcode: null, Aufgabe: "task", Notizen: "description" },
      ...{ Notiz: "description", Stunden: "hours", "Abrechenbar?": "billable", Stundensatz: "rate", Vorname: "firstName" },
      ...{ Nachname: "lastName", Währung: "currency" },
    },
  },
];
