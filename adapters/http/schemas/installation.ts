import { Type } from "@sinclair/typebox";
import { named } from "./annotations.js";
import { view } from "./primitives.js";

export const Installation = named(
  "Installation",
  "What the service of all workspaces offers.",
  view(
    { sends_mail: Type.Boolean() },
    {
      sends_mail: [
        "Whether emails reach their recipients. If the installation has no mail server (`SMTP_URL`), they are only written to files",
        true,
      ],
    },
  ),
);
