import type { FieldTable } from "../../../../core/kernel/field-table.js";
import type { Fields, ModelOf, TextNamesOf } from "../../../../core/kernel/fields.js";
import { MAX_EMAIL_LENGTH } from "../../../../core/kernel/text.js";
import type { Snake } from "../../../../core/kernel/snake-case.js";

/** The texts of a form, by the names that API errors use. */
export type TextValues<T extends Fields> = Readonly<Record<Snake<TextNamesOf<T>>, string>>;

const isText = (kind: string): boolean => kind === "text" || kind === "email";

/** The texts of a resource, or of a new one, for a form. */
export function textValues<T extends Fields>({ named }: FieldTable<T>, resource: object | null): TextValues<T> {
  const given = resource as Readonly<Record<string, string | null>> | null;
  const texts = named.filter(({ field }) => isText(field.type.shape.kind));
  return Object.fromEntries(
    texts.map(({ jsonName, field }) => [jsonName, given?.[jsonName] ?? field.initial ?? ""]),
  ) as unknown as TextValues<T>;
}

/** The texts of a form for a request. A blank text is null where the field can be null. All are trimmed except those that can be empty. */
export function textBody<T extends Fields>({ named }: FieldTable<T>, values: TextValues<T>) {
  const given = values as Readonly<Record<string, string>>;
  const texts = named.filter(({ field }) => isText(field.type.shape.kind));
  return Object.fromEntries(
    texts.map(({ jsonName, field }) => {
      const text = given[jsonName] ?? "";
      return [jsonName, field.nullable ? orNull(text) : field.initial === "" ? text : text.trim()];
    }),
  ) as { -readonly [K in keyof TextValues<T>]: string };
}

/** The texts of an object in a form for a request; null if all of them are blank. */
export function objectBody<T extends Fields>(table: FieldTable<T>, values: TextValues<T>) {
  return Object.values<string>(values).some((text) => text.trim() !== "") ? textBody(table, values) : null;
}

/** The properties of a field at a path of the form, such as `address.city`. */
export type FieldProperties = (path: string) => object;

type TextKeys<Model> = { [K in keyof Model & string]: string extends Model[K] ? K : never }[keyof Model & string];
/** The paths of the texts of a model and of its objects, by the names that API errors use. */
type TextPath<Model> = {
  [K in keyof Model & string]: string extends Model[K]
    ? Snake<K>
    : Exclude<Model[K], null> extends infer Part extends object
      ? `${Snake<K>}.${Snake<TextKeys<Part>>}`
      : never;
}[keyof Model & string];

/** The properties of a text at a path of the form: those of the field, and the most characters that it can have. */
export function limitedTexts<T extends Fields>(table: FieldTable<T>, field: FieldProperties) {
  return (path: TextPath<ModelOf<T>>) => ({ ...field(path), maxLength: maxLengthAt(table, path) });
}

function maxLengthAt({ named }: Pick<FieldTable<Fields>, "named">, path: string): number {
  const [first, ...rest] = path.split(".");
  const shape = named.find(({ jsonName }) => jsonName === first)?.field.type.shape;
  if (shape?.kind === "object") return maxLengthAt(shape, rest.join("."));
  if (shape?.kind === "email") return MAX_EMAIL_LENGTH;
  if (shape?.kind === "text") return shape.limits.max;
  throw new Error(`${path} is not a text.`);
}

/** The trimmed text; null if it is blank. */
export function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
