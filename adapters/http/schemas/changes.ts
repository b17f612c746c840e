import { Type } from "@sinclair/typebox";
import { changeActions, changeTypes } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { instant, literals, resource, view } from "./primitives.js";

export const Change = named(
  "Change",
  "A creation, update or deletion of a resource.",
  view(
    {
      type: literals(changeTypes),
      action: literals(changeActions),
      id: Type.String({ description: "Its prefix depends on the type" }),
      version: Type.Integer({ minimum: 1, description: "A deletion also increases it" }),
      at: instant(),
      data: Type.Union([...changeTypes.map((type) => Type.Unsafe(resource(type))), Type.Null()]),
    },
    {
      type: "Type of the resource",
      action: "What happened to the resource",
      id: ["ID of the resource", exampleId("te")],
      at: "Time of the change",
      data: "The resource in this version. Null if it was deleted",
    },
  ),
);

/** An example of a cursor of the change feed. */
export const feedCursor = "WzQyLCJ4Il0";

export const ChangeFeed = named(
  "ChangeFeed",
  "A page of the change feed, in the order of commits. It always has a cursor.",
  view(
    { data: Type.Array(Change), next_cursor: Type.String(), has_more: Type.Boolean() },
    {
      data: "The items of the page",
      next_cursor: ["The `cursor` for changes after this page. Also returned on the last page", feedCursor],
      has_more: ["Whether there is another page", false],
    },
  ),
);
