const name = "expenses";

/** The query keys. They are not among those that every page loads. */
export const expenseKeys = {
  all: [name],
  lists: [name, "list"],
  list: (filter: object) => [name, "list", filter],
  totals: (filter: object) => [name, "totals", filter],
  receipt: ({ id, version }: { readonly id: string; readonly version: number }) => [name, "receipt", id, version],
} as const;
