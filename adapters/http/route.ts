import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { Actor, IdPrefix, Page, PageRequest, Permission, UseCases, View } from "../../core/index.js";

export interface Call<Body> {
  readonly actor: Actor;
  readonly useCases: UseCases;
  /** The path's id, spelled as its prefix demands; "" where the path has none. */
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Of a list. */
  readonly page: PageRequest<never>;
}

export interface Answer {
  readonly body: View | null;
  /** Path under /v1 of what was created. */
  readonly location?: string;
}

export interface ListAnswer {
  readonly page: Page<unknown>;
  readonly show: (item: never) => View;
}

/** One row of the table that router, validators, OpenAPI document and tests are made from. */
export interface Route<Body extends TObject = TObject> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Under /v1. */
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  readonly tag: string;
  /** Null: every authenticated actor. */
  readonly permission: Permission | null;
  readonly id?: IdPrefix;
  /** Query parameters beyond paging, each with what it may be. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** A list: what it can be sorted by, the first by default. */
  readonly sorts?: readonly string[];
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  readonly status: 200 | 201 | 204;
  readonly answer: TSchema | null;
  /** Codes of the conflicts (409) that it can meet. */
  readonly conflicts?: readonly string[];
  /** Makes sure that the resource of the path is there and may be changed; answers it as GET does. */
  guard?(call: Omit<Call<never>, "body" | "page" | "query">): Promise<View>;
  handle(call: Call<Static<Body>>): Promise<Answer | ListAnswer>;
}

/** Types a row by its body's schema, for a table of rows of every kind. */
export function route<Body extends TObject>(definition: Route<Body>): Route {
  return definition;
}
