import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { FieldProblem } from "./problem.js";
import type { SortName } from "./sorts.js";
import type {
  metadataLimits,
  CurrentUseCases,
  DeliveredType,
  UserActor,
  Id,
  IdPrefix,
  Page,
  PageRequest,
  Permission,
  Reactions,
  ResourceKind,
  Session,
  View,
  ViewText,
} from "../../core/index.js";

/** The use cases that the API calls. */
export type ApiUseCases = CurrentUseCases &
  Pick<
    Reactions,
    | "exportInvoice"
    | "exportInvoicePreview"
    | "exportInvoiceTimesheet"
    | "exportQuote"
    | "exportReminder"
    | "exportAccountStatement"
    | "getInvoiceTimesheet"
    | "inspectDocument"
    | "openSharedDocument"
    | "exportSharedDocument"
  >;

/**
 * The type of a query parameter: one of several values, an RFC 3339 time, a calendar date, a time zone, an integer, a text of
 * limited length, or an opaque value. `any…` parameters can be repeated and match any of their values. `levels` limits the
 * number of values, which must differ and whose order matters. Of `pairs`, each is a parameter of its own, such as `metadata[department]=sales`.
 */
export type QueryParameter =
  | ((
      | { readonly oneOf: readonly string[] }
      | { readonly format: "date-time" | "moment" | "date" | "time-zone" | "locale" }
      | { readonly text: number }
      | { readonly minimum: number; readonly maximum: number; readonly default: number }
      | { readonly opaque: true; readonly check: (value: string) => unknown }
      | { readonly anyOf: readonly string[]; readonly levels?: number }
      | { readonly anyText: number }
      | { readonly pairs: typeof metadataLimits }
    ) & { readonly description: string; readonly example?: string })
  | { readonly anyId: IdPrefix; readonly description?: string };

/** A group of operations in the API reference. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Resources that `expand` can include in a response. The field `<name>` expands `<name>_id`. */
export type Expandable = Extract<ResourceKind, "project" | "task" | "user" | "client" | "invoice" | "webhook">;

export interface Call<Body, Prefix extends IdPrefix = IdPrefix, Nested extends IdPrefix = IdPrefix> {
  readonly actor: UserActor;
  readonly useCases: ApiUseCases;
  /** The ID in the path, with a valid prefix. "" if the path has none. */
  readonly id: Id<Prefix>;
  /** The ID of a part of the resource in the path, with a valid prefix. "" if the path has none. */
  readonly nestedId: Id<Nested>;
  readonly query: Readonly<Record<string, string>>;
  /** The repeatable parameters in the request. */
  readonly anyOf: Readonly<Record<string, readonly string[]>>;
  /** The pairs of parameters such as `metadata[department]`, by the name before the bracket. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly body: Body;
  /** The problems of rows that `body` lacks, of a route with {@link Route.rows}, by their index. */
  readonly refusedRows: ReadonlyMap<number, readonly FieldProblem[]>;
  /** The body as bytes. Null unless the route has `raw`, or if an optional body is empty. */
  readonly raw: RawContent | null;
  /** The session secret in the cookie, or null. */
  readonly session: string | null;
  /** The public URL of the service, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Only meaningful for lists. */
  readonly page: PageRequest<never>;
  /** Returns a signal that aborts if the client disconnects before the response is sent. */
  readonly disconnectSignal: () => AbortSignal;
}

export interface SingleResult {
  readonly body: View | null;
  /** Path of the created resource, under /v1. */
  readonly location?: string;
  /** Sets the session cookie. Null deletes it. */
  readonly session?: Session | null | undefined;
  /** Runs after the response is sent, so that its duration leaks nothing. */
  readonly afterwards?: () => Promise<void>;
}

/** A response that is not JSON. */
export interface FileResult {
  readonly file: Uint8Array | AsyncIterable<string | Uint8Array>;
  readonly fileName: string;
  /** How many files an archive contains, of a route that `counts` them. */
  readonly count?: number;
  /** One of those that the route produces. Absent: the only one. */
  readonly mediaType?: string;
}

/** How a route takes the body of a request as bytes. */
export interface RawBody {
  /** The media types of a body that is not JSON. Absent if the route has the schema of a JSON `body` in addition. */
  readonly mediaTypes?: readonly string[];
  /** The size of the largest body. */
  readonly maxBytes: number;
}

/** A body as it arrived, byte for byte. */
export interface RawContent {
  /** Without parameters. */
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface ListResult {
  readonly page: Page<View>;
}

/** A page of a list, as the API shows its items. */
export function list<T>({ page, show }: { readonly page: Page<T>; readonly show: (item: T) => View }): ListResult {
  return { page: { items: page.items.map(show), next: page.next } };
}

/** How many requests an operation counts as in the rate limit. `open` operations do not require a token. */
export const costs = { report: 5, open: 5, file: 10, csv: 10 } as const;

/** How many KiB of a body, sent or received, count as a further request in the limit of a workspace. */
export const KIB_PER_REQUEST = 16;

export const CHARGED_BYTES = KIB_PER_REQUEST * 1_024;

/** How many requests a body counts as, in addition to its operation. */
export function costOf(bytes: number): number {
  return Math.floor(bytes / CHARGED_BYTES);
}

/**
 * What the same request does when it is sent again, without an `Idempotency-Key`: it changes nothing, has its effect again, or is refused with a status and a
 * code. What is `computed` is never stored.
 */
export type Repetition = "unchanged" | "repeated" | "computed" | `${401 | 404 | 409} ${string}`;

/** One operation. The router, validation, OpenAPI document and tests are derived from it. */
export interface Route<Body extends TObject = TObject, Prefix extends IdPrefix = IdPrefix, Nested extends IdPrefix = IdPrefix> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Under /v1. */
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  /** What it does and what it changes elsewhere, for the API reference. */
  readonly description: string;
  /** The types of all events that can follow, also of those that follow after the response. */
  readonly emits?: readonly DeliveredType[];
  /** What the same request does when it is sent again. Absent for operations that only read. */
  readonly again?: Repetition;
  readonly tag: Tag;
  /** Null allows every authenticated actor. */
  readonly permission: Permission | null;
  /** The permission must cover the whole workspace. */
  readonly everything?: true;
  /** The permission whose scope a token needs, of a route without a permission. */
  readonly scope?: Permission;
  readonly id?: Prefix;
  /** The prefix of the ID of a part of the resource, at `:nestedId` in the path. */
  readonly nestedId?: Nested;
  /** The resource is the actor's own user. */
  readonly self?: true;
  /** Query parameters, except those for paging. */
  readonly query?: Readonly<Record<string, QueryParameter>>;
  /** Makes the operation a list. The first sort field is the default. */
  readonly sorts?: readonly SortName[];
  /** The response is the complete list as CSV. */
  readonly csv?: true;
  /** References that the parameter `expand` can include. */
  readonly expand?: readonly Expandable[];
  /** References that GET of the resource can include. A PATCH accepts them unchanged, as other read-only fields. */
  readonly expanded?: readonly Expandable[];
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  /** A list in the body. With the mode `each`, those of its items that break its schema are refused alone. */
  readonly rows?: string;
  /** Passes the bytes of the body to `handle`, instead of JSON or, with `body`, in addition. */
  readonly raw?: RawBody;
  readonly status: 200 | 201 | 202 | 204;
  /** The schema of the body of a response, or of an item of a list. Null: it has none. */
  readonly response: TSchema | null;
  /** The media types of a {@link FileResult}. */
  readonly produces?: string | readonly string[];
  /** The file keeps its bytes, so that it has an entity tag and its parts can be requested. */
  readonly ranged?: true;
  /** The response has the number of its files in `X-Total-Count`. */
  readonly counts?: true;
  /** Changes the resource in the path as PATCH does: the change can have a condition, and the response has the entity tag. */
  readonly likePatch?: true;
  /** The resource has no version, so that a change cannot have a condition. */
  readonly unversioned?: true;
  /** The resource may not exist, although the path has no ID. */
  readonly mayBeAbsent?: true;
  /** Whether the response may miss the changes of the last seconds. Lists may. */
  readonly mayBeOutdated?: true;
  /** How many requests it counts as in the rate limit: one of {@link costs}, 1 by default. */
  readonly cost?: number;
  /** Does not require authentication, so there is no actor. */
  readonly open?: true;
  /** Fields that lists omit. */
  readonly detailOnly?: readonly string[];
  /** Possible codes of 409 responses. */
  readonly conflicts?: readonly string[];
  /** Possible codes of 410 responses. */
  readonly gone?: readonly string[];
  /** Possible codes in the `errors` of 422 responses that the schemas do not imply. */
  readonly invalid?: readonly string[];
  /** Possible codes of 422 responses that concern no field. */
  readonly refusals?: readonly string[];
  /** Throws unless the resource exists and the actor may change it. Returns it as GET does. */
  guard?(
    call: Omit<
      Call<never, Prefix>,
      | "nestedId"
      | "body"
      | "refusedRows"
      | "raw"
      | "page"
      | "query"
      | "anyOf"
      | "pairs"
      | "publicUrl"
      | "session"
      | "disconnectSignal"
    >,
  ): Promise<View>;
  handle(call: Call<Static<Body>, Prefix, Nested>): Promise<SingleResult | ListResult | FileResult>;
  /** Returns the JSON texts of a page's items. Replaces `handle` if nothing is added to the items. */
  handleTexts?(call: Call<never, Prefix, Nested>): Promise<Page<ViewText>>;
}

/** Whether the operation can change something in the workspace. */
export function isChange({ again }: Pick<Route, "again">): boolean {
  return again !== undefined && again !== "computed";
}

/** Whether the operation accepts `dry_run`. Without authentication, there is no workspace yet. */
export function takesDryRun(route: Pick<Route, "open" | "again">): boolean {
  return !route.open && isChange(route);
}

/** The parameter of all operations that {@link takesDryRun}. */
export const dryRunParameter = {
  oneOf: ["true", "false"],
  description:
    "`true`: returns what the request would return, with `Stint-Dry-Run: true`, and changes nothing. Nothing is stored, numbered, emitted or mailed, and an `Idempotency-Key` is ignored",
  example: "true",
} as const;

/** Defines a route, typed by the schema of its body. Adds the query parameters `dry_run` and `expand`. */
export function route<Body extends TObject, const Prefix extends IdPrefix, const Nested extends IdPrefix>(
  definition: Route<Body, Prefix, Nested>,
): Route {
  const { query, expand } = definition;
  const dryRun = takesDryRun(definition) ? { dry_run: dryRunParameter } : {};
  const expansion = expand ? { expand: { anyOf: expand, description: expansionDescription(expand) } } : {};
  return { ...definition, query: { ...query, ...expansion, ...dryRun } };
}

function expansionDescription(expand: readonly Expandable[]): string {
  return `References to include as complete resources${expand.includes("invoice") ? ". Invoices do not include lines" : ""}`;
}

/** Adds each list at its path with `.csv`, so that generated clients have one operation per media type. */
export function withCsv(routes: readonly Route[]): readonly Route[] {
  return routes.flatMap((json) => {
    if (!json.sorts) return [json];
    const { path, operation, summary, description } = json;
    const csv: Route = {
      ...json,
      path: `${path}.csv`,
      operation: `${operation}AsCsv`,
      summary: `${summary} as CSV`,
      description: ["Returns the complete list, or one page if `limit` is set", description].filter(Boolean).join(". "),
      csv: true,
      cost: costs.csv,
    };
    return [json, csv];
  });
}
