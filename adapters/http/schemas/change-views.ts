import { Type } from "@sinclair/typebox";
import { changeActions, changeTypes } from "../../../core/index.js";
import { Webhook } from "./outgoing-views.js";
import { instant, literals, view } from "./primitives.js";
import { Client, Invoice, Project, Task, TimeEntry, Token, User, Workspace } from "./views.js";

const resource = Type.Union([Workspace, User, Token, Client, Project, Task, TimeEntry, Invoice, Webhook, Type.Null()]);

/** A created, updated or deleted resource. */
export const Change = view({
  type: literals(changeTypes),
  action: literals(changeActions),
  id: Type.String(),
  version: Type.Integer({ minimum: 1, description: "A deletion also increases it" }),
  at: instant(),
  data: resource,
});

/** A page of the change feed. It always has a cursor. */
export const ChangeFeed = view({
  data: Type.Array(Change),
  next_cursor: Type.String(),
  has_more: Type.Boolean(),
});
