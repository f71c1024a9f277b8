import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

/**
 * The JSON schema Fastify compiles an answer's serialiser from. It keeps the shape (which fields leave the server)
 * and drops the rules (lengths, patterns, formats): they bind what comes in, and would only slow down what goes out.
 */
export function responseSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return shapeOf(json as JsonSchema);
}

const SHAPE = new Set([
  'type',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'definitions',
  'nullable',
  'const',
  'enum',
]);

function shapeOf(schema: JsonSchema): JsonSchema {
  const plain = nullableOf(schema);
  const kept: JsonSchema = {};
  for (const [key, value] of Object.entries(plain)) {
    if (!SHAPE.has(key)) continue;
    // Only a union needs to look at values, to choose between its members.
    if ((key === 'const' || key === 'enum') && plain.type !== undefined) continue;
    kept[key] = key === 'properties' || key === 'definitions' ? mapValues(value as JsonSchema) : inner(value);
  }
  return kept;
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  return typeof value === 'object' && value !== null ? shapeOf(value as JsonSchema) : value;
}

const mapValues = (schemas: JsonSchema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, inner(schema)]));

/** `anyOf: [X, null]` becomes X that may be null, which the serialiser writes without trying both. */
function nullableOf(schema: JsonSchema): JsonSchema {
  const members = schema.anyOf;
  if (!Array.isArray(members) || members.length !== 2) return schema;
  const other = (members as JsonSchema[]).find((member) => member.type !== 'null');
  const hasNull = (members as JsonSchema[]).some((member) => member.type === 'null');
  if (!hasNull || typeof other?.type !== 'string') return schema;
  return { ...other, nullable: true };
}
