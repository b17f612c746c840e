/** The tools whose exports are recognized, and `csv` for tables whose columns the caller names. */
export const importSources = ["toggl", "clockify", "harvest", "kimai", "solidtime", "csv"] as const;
/** One of {@link importSources}. */
export type ImportSource = (typeof importSources)[number];

/**
 * What a column of an export means. `date` is the day of the start. `startTime` and `endTime` are times of a day, `start` and `end` have a date too. `hours` are decimal hours,
 * `minutes` and `seconds` numbers; `duration` is any form. `userName` is the person if there is no `person`. `rate` is an amount per hour.
 */
export const exportFields = [
  "person",
  "firstName",
  "lastName",
  "userName",
  "email",
  "client",
  "project",
  "task",
  "description",
  "tags",
  "billable",
  "rate",
  "currency",
  "date",
  "startTime",
  "endDate",
  "endTime",
  "start",
  "end",
  "duration",
  "hours",
  "minutes",
  "seconds",
  "externalId",
] as const;
/** One of {@link exportFields}. */
export type ExportField = (typeof exportFields)[number];

/** What a source calls its columns in a language: the meaning of each title, in the order of the file. Null: the column is known and not read. */
export interface HeaderVariant {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly columns: Readonly<Record<string, ExportField | null>>;
}
