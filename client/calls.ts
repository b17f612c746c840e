import type { paths } from "./api.js";

type Verb = "get" | "put" | "post" | "patch" | "delete";

type Operation<Path extends keyof paths, Method extends Verb> = paths[Path][Method];

type Success<Op> = Op extends { readonly responses: infer All } ? All[keyof All & (200 | 201 | 202 | 204)] : never;

/** The JSON of a successful response, or undefined if it has no body. */
type Json<Op> = Success<Op> extends { readonly content: { readonly "application/json": infer Body } } ? Body : undefined;

/** Whether a successful response is a file, such as a PDF. */
type IsFile<Op> =
  Success<Op> extends { readonly content: infer Content } ? ("application/json" extends keyof Content ? false : true) : false;

type PathsThat<Method extends Verb, File extends boolean> = {
  [Path in keyof paths]: Operation<Path, Method> extends { readonly responses: unknown }
    ? IsFile<Operation<Path, Method>> extends File
      ? Path
      : never
    : never;
}[keyof paths];

type GetFilePath = PathsThat<"get", true>;
type PostFilePath = Exclude<PathsThat<"post", true>, GetFilePath>;

/** The paths of files: PDFs, lists as CSV, the logo. */
export type FilePath = GetFilePath | PostFilePath;

type FileOperation<Path extends FilePath> = Path extends GetFilePath ? Operation<Path, "get"> : Operation<Path, "post">;

/** Conditional GET is excluded: a 304 has no data. */
type Parameters<Op> = Op extends { readonly parameters: infer All }
  ? Pick<All, keyof All & ("query" | "path")> & {
      readonly header?: "header" extends keyof All ? Omit<NonNullable<All["header"]>, "If-None-Match"> : never;
    }
  : never;

type RequiredKeys<T> = { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? never : Key }[keyof T];

type WithParameters<Op> = [RequiredKeys<Parameters<Op>>] extends [never]
  ? { readonly params?: Parameters<Op> | undefined }
  : { readonly params: Parameters<Op> };

type BodyOf<Content> = "application/json" extends keyof Content ? Content["application/json"] : Blob;

type WithBody<Op> = Op extends { readonly requestBody: { readonly content: infer Content } }
  ? { readonly body: BodyOf<Content> }
  : Op extends { readonly requestBody?: infer Optional }
    ? [NonNullable<Optional>] extends [never]
      ? { readonly body?: undefined }
      : NonNullable<Optional> extends { readonly content: infer Content }
        ? { readonly body?: BodyOf<Content> | undefined }
        : never
    : never;

/** Options of one call, which replace those of the client. */
export interface CallOptions {
  /** Ends the call, also while it waits to be sent again. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of each attempt in milliseconds. It includes reading a JSON response, but not a file. */
  readonly timeoutMs?: number | undefined;
  /** How often the call is sent again at most. */
  readonly retries?: number | undefined;
  /** Headers of each attempt, in addition to those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type Init<Op> = CallOptions & WithParameters<Op> & WithBody<Op>;
type Arguments<Op> = [RequiredKeys<Init<Op>>] extends [never] ? [init?: Init<Op>] : [init: Init<Op>];

/** A successful response. `data` is its JSON, or undefined for 204. */
export interface Answer<Data> {
  /** The JSON of the response. Undefined for 204. */
  readonly data: Data;
  /** For its status and headers. `data` has its body already. */
  readonly response: Response;
}

type Call<Method extends Verb> = <Path extends PathsThat<Method, false>>(
  path: Path,
  ...init: Arguments<Operation<Path, Method>>
) => Promise<Answer<Json<Operation<Path, Method>>>>;

/**
 * The operations of the API, by method and by path in the notation of the OpenAPI document. Each throws a `StintProblem` for an error response, and a
 * `StintUnreachable` if the service did not respond.
 */
export interface StintClient {
  /** Reads a resource or a page of a list. */
  readonly GET: Call<"get">;
  /** Creates a resource, or does what the path names. Each attempt has the same `Idempotency-Key`. */
  readonly POST: Call<"post">;
  /** Replaces a whole resource, such as the logo. */
  readonly PUT: Call<"put">;
  /** Changes the fields that the body has. */
  readonly PATCH: Call<"patch">;
  /** Deletes. Also succeeds if a repeated attempt no longer finds the resource. */
  readonly DELETE: Call<"delete">;
  /** Requests a file. Its body is not read yet: call `blob()`, `text()` or read `body`. */
  readonly download: <Path extends FilePath>(path: Path, ...init: Arguments<FileOperation<Path>>) => Promise<Response>;
}

/** A page of a list. */
export interface ListPage<Item> {
  /** The items, in the order of the list. */
  readonly data: readonly Item[];
  /** The `cursor` of the next page. */
  readonly next_cursor: string | null;
  /** Whether there is another page. */
  readonly has_more: boolean;
}

/** The paths of lists, which are read in pages. */
export type ListPath = {
  [Path in PathsThat<"get", false>]: Json<Operation<Path, "get">> extends ListPage<unknown> ? Path : never;
}[PathsThat<"get", false>];

/** An item of the list. */
export type ItemOf<Path extends ListPath> = Json<Operation<Path, "get">> extends ListPage<infer Item> ? Item : never;

/** The filters, order and page of the list. */
export type QueryOf<Path extends ListPath> = NonNullable<Operation<Path, "get">["parameters"]["query"]>;

export type ListArguments<Path extends ListPath> = Arguments<Operation<Path, "get">>;

/** POST and PATCH operations that take no Idempotency-Key, since they need no token or return a file. */
export type KeylessPath = {
  [Path in keyof paths]: Keyless<Operation<Path, "post">> extends true
    ? Path
    : Keyless<Operation<Path, "patch">> extends true
      ? Path
      : never;
}[keyof paths];

type Keyless<Op> = Op extends { readonly parameters: { readonly header?: infer Header } }
  ? "Idempotency-Key" extends keyof NonNullable<Header>
    ? false
    : true
  : false;
