const name = "milestones";

/** The query keys. They are not among those that every page loads. */
export const milestoneKeys = {
  all: [name],
  list: (filter: object) => [name, "list", filter],
} as const;
