import type { Ports } from "../ports/ports.js";
import { makeAuthenticate } from "./use-cases/authenticate.js";
import { makeCreateToken } from "./use-cases/create-token.js";
import { makeGetToken } from "./use-cases/get-token.js";
import { makeListTokens } from "./use-cases/list-tokens.js";
import { makeRevokeToken } from "./use-cases/revoke-token.js";

export * from "./token.js";
export * from "./token-store.js";
export * from "./token-view.js";
export type { CreateToken } from "./use-cases/create-token.js";

export function tokenUseCases(ports: Ports) {
  return {
    authenticate: makeAuthenticate(ports),
    createToken: makeCreateToken(ports),
    listTokens: makeListTokens(ports),
    getToken: makeGetToken(ports),
    revokeToken: makeRevokeToken(ports),
  };
}
