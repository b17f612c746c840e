import { createStintClient, isProblem, items, keepCopy, pages, type Schemas, type StintClient } from "../../client/index.js";

/** Calls that the compiler accepts or, under `@ts-expect-error`, rejects. They are never made: compiling this file is the test. */
export async function acceptedCalls(stint: StintClient): Promise<void> {
  const path = { id: "cli_1" };
  const client: Schemas["Client"] = (await stint.GET("/clients/{id}", { params: { path } })).data;
  const nothing: undefined = (await stint.DELETE("/clients/{id}", { params: { path } })).data;
  const name: string = (await stint.POST("/clients", { body: { name: "Ada" }, retries: 0, timeoutMs: 1 })).data.name;
  await stint.POST("/invoices/{id}/send", { params: { path } });
  await stint.PUT("/workspace/logo", { body: new Blob([]) });
  const file: Response = await stint.download("/invoices/{id}/export", { params: { path, query: { copy: "paid" } } });
  for await (const { start_time: start } of items(stint, "/time-entries", { params: { query: { billed: "false" } } }))
    start satisfies string;
  for await (const { data, next_cursor: cursor } of pages(stint, "/projects/{id}/tasks", { params: { path } }))
    [data[0]?.project_id ?? "", cursor ?? ""] satisfies string[];
  void [client, nothing, name, file];
  const error: unknown = nothing;
  if (isProblem(error, "in_use", "not_found")) error.code satisfies "in_use" | "not_found";
  // @ts-expect-error The codes of fields are in `errors`.
  if (isProblem(error, "too_short")) return;
  if (isProblem(error, "validation_failed")) [error.errors[0]?.code === "too_short"] satisfies boolean[];
  if (isProblem(error, "not_ready_to_export")) error.body.findings?.map(({ pointer }) => pointer) satisfies string[] | undefined;
  if (isProblem(error)) [error.requestId, error.errors[0]?.pointer ?? ""] satisfies string[];
  await keepCopy({
    client: stint,
    types: ["client", "invoice"],
    load: () => null,
    store: (batch) => {
      if (batch.kind === "resources" && batch.type === "invoice") batch.resources[0]?.total satisfies number | undefined;
      if (batch.kind !== "changes") return;
      for (const { action, type, data } of batch.changes) {
        [type] satisfies ("client" | "invoice")[];
        if (action !== "deleted") data.version satisfies number;
        else data satisfies null;
      }
    },
  });
}

// @ts-expect-error A parameter of the path is required.
export const withoutPath = (stint: StintClient) => stint.GET("/clients/{id}");
// @ts-expect-error A body is required.
export const withoutBody = (stint: StintClient) => stint.POST("/clients");
// @ts-expect-error A field is required.
export const withoutField = (stint: StintClient) => stint.POST("/clients", { body: {} });
// @ts-expect-error The field does not exist.
export const withUnknownField = (stint: StintClient) => stint.POST("/clients", { body: { name: "Ada", colour: "red" } });
// @ts-expect-error The option does not exist.
export const withUnknownOption = (stint: StintClient) => stint.GET("/me", { retry: 1 });
// @ts-expect-error The parameter does not exist.
export const withUnknownParameter = (stint: StintClient) => stint.GET("/clients", { params: { query: { page: 2 } } });
// @ts-expect-error The path does not exist.
export const withUnknownPath = (stint: StintClient) => stint.GET("/customers");
// @ts-expect-error The path has no such method.
export const withOtherMethod = (stint: StintClient) => stint.DELETE("/me");
// @ts-expect-error GET is not for files.
export const fileByGet = (stint: StintClient) => stint.GET("/clients.csv");
// @ts-expect-error Only files can be downloaded.
export const downloadedJson = (stint: StintClient) => stint.download("/clients");
// @ts-expect-error Not a list.
export const notAList = (stint: StintClient) => items(stint, "/me");
// @ts-expect-error A list as CSV has no pages.
export const csvAsList = (stint: StintClient) => items(stint, "/clients.csv");
// @ts-expect-error The operation takes no key.
export const keyOfOpen = (stint: StintClient) => stint.DELETE("/session", { params: { header: { "Idempotency-Key": "x" } } });
// @ts-expect-error A 304 has no data.
export const conditional = (stint: StintClient) => stint.GET("/me", { params: { header: { "If-None-Match": "x" } } });
// @ts-expect-error The code does not exist.
export const unknownCode = (error: unknown) => isProblem(error, "in_us");
// @ts-expect-error The URL is required.
export const withoutUrl = () => createStintClient({ token: "x" });
const store = (): void => undefined;
// @ts-expect-error The feed has no such kind.
export const unknownKind = (one: StintClient) => keepCopy({ client: one, types: ["message"], load: () => null, store });

export async function linesOf(stint: StintClient, id: string): Promise<readonly Schemas["InvoiceLine"][]> {
  const { data } = await stint.GET("/invoices/{id}", { params: { path: { id } } });
  return data.lines;
}

export async function listedLines(stint: StintClient): Promise<unknown> {
  const { data } = await stint.GET("/invoices");
  // @ts-expect-error Lists omit the lines.
  return data.data.map(({ lines }) => lines);
}
