/** The parts of the OpenAPI document that the reference shows. */
export interface OpenApi {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
  readonly "x-problem-codes": Readonly<Record<string, string>>;
  readonly "x-error-codes": Readonly<Record<string, string>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: string;
}

export interface Header {
  readonly description: string;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly (Example | readonly Example[])[];
}

type Example = string | number | boolean;

/** The last part of a reference. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** The part itself, or the component that it refers to. */
export function resolved<T extends object>(components: Readonly<Record<string, T>>, part: T | Reference): T {
  if (!isReference(part)) return part;
  const found = components[nameOf(part.$ref)];
  if (!found) throw new Error(`The document has no ${part.$ref}.`);
  return found;
}

const isReference = (part: object): part is Reference => "$ref" in part;

/** An operation with its place in the document. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

export function endpointsOf(document: OpenApi): readonly Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      parameters: (operation.parameters ?? []).map((one) => resolved(document.components.parameters, one)),
    })),
  );
}

/** An example of the parameter's value. */
export function exampleOf({ example, schema }: Parameter): string {
  const [first] = [example ?? schema.examples?.[0] ?? ""].flat();
  return typeof first === "string" ? first : JSON.stringify(first);
}
