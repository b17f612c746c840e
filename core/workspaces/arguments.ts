import { actor, bytesType, changes, creation, fieldsOf, orNull } from "../access/arguments.js";
import { applyTo } from "../billing/apply-to.js";
import { choiceType, currencyType, textType, timeZoneType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { MAX_EMAIL_LENGTH, nameLimits } from "../kernel/text.js";
import { type Font, fontTypes } from "./font/font.js";
import { type Logo, logoTypes } from "./logo/logo.js";
import type { CreateWorkspace } from "./use-cases/create-workspace.js";
import { numberedWorkspaceTable } from "./workspace.js";

const command = fieldsOf<CreateWorkspace>()({
  name: field.required(textType(nameLimits)),
  ownerEmail: field.required(textType({ max: MAX_EMAIL_LENGTH })),
  ownerName: field.optional(textType(nameLimits)),
  currency: field.required(currencyType),
  timeZone: field.required(timeZoneType),
});
const logo = fieldsOf<Logo>()({ mediaType: field.required(choiceType(logoTypes)), content: field.required(bytesType) });
const font = fieldsOf<Font>()({ mediaType: field.required(choiceType(fontTypes)), content: field.required(bytesType) });

/** The arguments of the use cases. */
export const workspaceArguments = {
  createWorkspace: [creation(command)],
  getWorkspace: [actor],
  getTimeZone: [actor],
  updateWorkspace: [actor, changes(numberedWorkspaceTable), applyTo],
  getFont: [actor],
  replaceFont: [actor, orNull(creation(font))],
  getLogo: [actor],
  replaceLogo: [actor, orNull(creation(logo))],
} as const;
