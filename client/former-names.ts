import type { ListPage, StintClient } from "./calls.js";
import type { FeedChange, FeedPage, FeedType } from "./changes.js";
import { createStintClient } from "./client.js";
import { type ClientClock, clientClock } from "./clock.js";

/** @deprecated Use {@link StintClient}. Removed in 0.5.0. */
export type Client = StintClient;
/** @deprecated Use {@link createStintClient}. Removed in 0.5.0. */
export const createClient = createStintClient;
/** @deprecated Use {@link ListPage}. Removed in 0.5.0. */
export type Page<Item> = ListPage<Item>;
/** @deprecated Use {@link ClientClock}. Removed in 0.5.0. */
export type Clock = ClientClock;
/** @deprecated Use {@link clientClock}. Removed in 0.5.0. */
export const systemClock = clientClock;
/** @deprecated Use {@link FeedType}. Removed in 0.5.0. */
export type ChangeType = FeedType;
/** @deprecated Use {@link FeedChange}. Removed in 0.5.0. */
export type Change<Type extends FeedType = FeedType> = FeedChange<Type>;
/** @deprecated Use {@link FeedPage}. Removed in 0.5.0. */
export type ChangePage<Type extends FeedType> = FeedPage<Type>;
