import { Type } from "@sinclair/typebox";
import { changeActions, changeTypes } from "../../../core/index.js";
import { Webhook } from "./outgoing-views.js";
import { instant, literals, view } from "./primitives.js";
import { Client, Invoice, Project, Task, TimeEntry, Token, User, Workspace } from "./views.js";

const resource = Type.Union([Workspace, User, Token, Client, Project, Task, TimeEntry, Invoice, Webhook, Type.Null()]);

/** One creation, change or deletion of a resource. */
export const Change = view({
  type: literals(changeTypes),
  action: literals(changeActions),
  id: Type.String({ description: "Of the resource" }),
  version: Type.Integer({ minimum: 1, description: "Of the resource after the change; a deletion counts as one more" }),
  at: instant(),
  data: resource,
});

/** A page of the feed of changes. There is always a cursor to go on with, also at the end. */
export const ChangeFeed = view({
  data: Type.Array(Change),
  next_cursor: Type.String({ description: "Opaque; to be sent as `cursor` for what comes after" }),
  has_more: Type.Boolean(),
});
