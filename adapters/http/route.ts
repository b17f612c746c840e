import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { SortName } from "./sorts.js";
import type { Actor, Id, IdPrefix, Page, PageRequest, Permission, Reactions, Session, UseCases, View } from "../../core/index.js";

/** What the API calls: the use cases, and what is drawn on demand. */
export type ApiUseCases = UseCases & Pick<Reactions, "exportInvoice">;

/**
 * What a query parameter may be: one of some words, an id, an RFC 3339 time, a calendar date, a time zone, a whole number, a text of at most
 * so many characters, or one that only its maker understands; with `any…` it may be repeated and means any of the words, ids, or texts, and
 * with `levels` so often at most, each word once, and their order counts.
 */
export type QueryParameter =
  | readonly string[]
  | ((
      | { readonly id: IdPrefix }
      | { readonly format: "date-time" | "moment" | "date" | "time-zone" }
      | { readonly text: number }
      | { readonly minimum: number; readonly maximum: number; readonly default: number }
      | { readonly opaque: true; readonly check: (value: string) => unknown }
      | { readonly anyOf: readonly string[]; readonly levels?: number }
      | { readonly anyId: IdPrefix }
      | { readonly anyText: number }
    ) & { readonly description?: string });

/** What an answer can carry whole, by the name of the field; beside it stands the id, `<name>_id`. */
export type Expandable = "project" | "task" | "user" | "client" | "invoice" | "webhook";

export interface Call<Body, Prefix extends IdPrefix = IdPrefix> {
  readonly actor: Actor;
  readonly useCases: ApiUseCases;
  /** The path's id, spelled as its prefix demands; "" where the path has none. */
  readonly id: Id<Prefix>;
  readonly query: Readonly<Record<string, string>>;
  /** Parameters that may be repeated, where they are given. */
  readonly anyOf: Readonly<Record<string, readonly string[]>>;
  readonly body: Body;
  /** The secret of the session in the cookie; null for none. */
  readonly session: string | null;
  /** Of a list. */
  readonly page: PageRequest<never>;
  /** A signal that is aborted when the client hangs up before it is answered. */
  readonly hangUp: () => AbortSignal;
}

export interface Answer {
  readonly body: View | null;
  /** Path under /v1 of what was created. */
  readonly location?: string;
  /** Is kept by the browser that asks; null ends the one that it has. */
  readonly session?: Session | null | undefined;
  /** What is done once this is sent, so that its duration tells nothing. */
  readonly afterwards?: () => Promise<void>;
}

/** An answer that is no JSON. */
export interface FileAnswer {
  readonly file: Uint8Array;
  readonly fileName: string;
}

export interface ListAnswer {
  readonly page: Page<unknown>;
  readonly show: (item: never) => View;
}

/** How many requests count in the rate limit for a report, for what needs no token, for a file and for a whole list as CSV. */
export const costs = { report: 5, open: 5, file: 10, csv: 10 } as const;

/** One row of the table that router, validators, OpenAPI document and tests are made from. */
export interface Route<Body extends TObject = TObject, Prefix extends IdPrefix = IdPrefix> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Under /v1. */
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  /** What the summary leaves open. */
  readonly description?: string;
  readonly tag: string;
  /** Null: every authenticated actor. */
  readonly permission: Permission | null;
  readonly id?: Prefix;
  /** The resource is the actor's own user. */
  readonly self?: true;
  /** Query parameters beyond paging, each with what it may be. */
  readonly query?: Readonly<Record<string, QueryParameter>>;
  /** A list: what it can be sorted by, the first by default. */
  readonly sorts?: readonly SortName[];
  /** The list is answered as CSV, all of it. */
  readonly csv?: true;
  /** References that the answer carries whole where the parameter `expand` asks for it. */
  readonly expand?: readonly Expandable[];
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  readonly status: 200 | 201 | 202 | 204;
  readonly answer: TSchema | null;
  /** The media type of a {@link FileAnswer}. */
  readonly produces?: string;
  /** How many requests it counts for in the rate limit, of {@link costs}; 1 by default. */
  readonly cost?: number;
  /** Needs no API token: its body holds a token of its own. There is no actor then. */
  readonly open?: true;
  /** Fields of the answer's schema that lists leave out. */
  readonly detailOnly?: readonly string[];
  /** Codes of the conflicts (409) that it can meet. */
  readonly conflicts?: readonly string[];
  /** Codes of what was there once and is kept no longer (410). */
  readonly gone?: readonly string[];
  /** Codes of what makes it invalid (422) beyond what its schemas tell. */
  readonly invalid?: readonly string[];
  /** Makes sure that the resource of the path is there and may be changed; answers it as GET does. */
  guard?(call: Omit<Call<never, Prefix>, "body" | "page" | "query" | "anyOf" | "session" | "hangUp">): Promise<View>;
  handle(call: Call<Static<Body>, Prefix>): Promise<Answer | ListAnswer | FileAnswer>;
}

/** Types a row by its body's schema, for a table of rows of every kind, and gives it the parameter `expand` where it has one. */
export function route<Body extends TObject, const Prefix extends IdPrefix>(definition: Route<Body, Prefix>): Route {
  const { query, expand } = definition;
  if (!expand) return definition;
  const description = `References to answer whole, as GET shows them to you${expand.includes("invoice") ? ", invoices without lines" : ""}`;
  return { ...definition, query: { ...query, expand: { anyOf: expand, description } } };
}

/** The table with each list also at its path with `.csv`, so that a generated client has an operation for each of the two types. */
export function withCsv(routes: readonly Route[]): readonly Route[] {
  return routes.flatMap((json) => {
    if (!json.sorts) return [json];
    const { path, operation, summary, description } = json;
    const csv: Route = {
      ...json,
      path: `${path}.csv`,
      operation: `${operation}AsCsv`,
      summary: `${summary} as CSV`,
      description: ["All of it, unless `limit` asks for a page", description].filter(Boolean).join(". "),
      csv: true,
      cost: costs.csv,
    };
    return [json, csv];
  });
}
