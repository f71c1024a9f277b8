import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from './arbitrary';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}

interface Described {
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** One call as the running site describes it. */
export interface Operation {
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  parameters: readonly Parameter[];
  body?: JsonSchema;
  /** By status, made when first needed; undefined where nothing but the status is described. */
  answers: ReadonlyMap<number, (() => ValidateFunction) | undefined>;
}

/** Every call of the site, from its own OpenAPI description. */
export async function operationsOf(site: string): Promise<Operation[]> {
  const document = (await (await fetch(`${site}/api/docs-json`)).json()) as ApiDocument;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', components: document.components });
  /** Calls refuse with the same few bodies: each is compiled once. */
  const known = new Map<string, ValidateFunction>();
  const answerOf = ({ content }: Content) => {
    const schema = content?.['application/json']?.schema;
    if (schema === undefined) return undefined;
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    return () => {
      const made = known.get(text) ?? ajv.compile(JSON.parse(text) as object);
      known.set(text, made);
      return made;
    };
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
      answers: new Map(
        Object.entries(responses).map(([status, content]) => [Number(status), answerOf(content)]),
      ),
    })),
  );
}
