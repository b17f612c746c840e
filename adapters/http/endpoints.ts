import { Router } from "@koa/router";
import type { Route } from "./route.js";

/** The prefix of the paths of the API. */
export const PREFIX = "/v1";

/** Whether the path belongs to the API. */
export function isInApi(path: string): boolean {
  return path === PREFIX || path.startsWith(`${PREFIX}/`);
}

/** The route of a request, and what its path contains. */
export interface Found {
  readonly route: Route;
  /** The unvalidated ID in the path, or "". */
  readonly id: string;
  /** The unvalidated ID of a part of the resource in the path, or "". */
  readonly nestedId: string;
}

/** Finds routes by method and path. Each resource has a router of its own, so that few patterns are tried. */
export class Endpoints {
  readonly #routers = new Map<string, Router>();
  readonly #routes: ReadonlyMap<string, Route>;

  constructor(routes: readonly Route[]) {
    this.#routes = new Map(routes.map((route) => [route.operation, route]));
    for (const { method, path, operation } of routes) {
      const full = PREFIX + path;
      this.#routerOf(full).register(full, [method], () => undefined, { name: operation });
    }
  }

  /** Null if no route has the path and the method. HEAD finds the route of GET. */
  find(method: string, path: string): Found | null {
    const layer = this.#routers.get(resourceIn(path))?.match(path, method).pathAndMethod.at(-1);
    const route = layer && this.#routes.get(layer.name ?? "");
    if (!layer || !route) return null;
    const { id = "", nestedId = "" } = layer.params(path, layer.captures(path));
    return { route, id, nestedId };
  }

  /** The methods of the path, empty if it does not exist. */
  methodsOf(path: string): readonly string[] {
    return (
      this.#routers
        .get(resourceIn(path))
        ?.match(path, "OPTIONS")
        .path.flatMap(({ methods }) => methods) ?? []
    );
  }

  #routerOf(path: string): Router {
    const resource = resourceIn(path);
    const router = this.#routers.get(resource) ?? new Router({ strict: true, sensitive: true });
    this.#routers.set(resource, router);
    return router;
  }
}

/** The first segment of the path below the prefix, such as `invoices`, without the ending of CSV lists. */
function resourceIn(path: string): string {
  const [segment = ""] = path.slice(PREFIX.length + 1).split("/", 1);
  return segment.endsWith(".csv") ? segment.slice(0, -".csv".length) : segment;
}
