import { z } from 'zod';

interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
}

const NUMBER = String.raw`^-?\d`;

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '019aa000-0000-7000-8000-000000000000',
  date: '2026-06-15',
  'date-time': '2026-06-15T08:00:00Z',
  email: 'nobody@example.com',
  uri: 'https://example.com/',
};

/** The least that a schema takes, with the values of `known` wherever a field has one of these names. */
export function sampleOf(schema: z.ZodType, known: Readonly<Record<string, unknown>> = {}): unknown {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known);
}

function valueOf(schema: JsonSchema, known: Readonly<Record<string, unknown>>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return valueOf(first, known);
  if (schema.type === 'object') return fieldsOf(schema, known);
  if (schema.type === 'string') {
    if (schema.pattern?.startsWith(NUMBER)) return '1';
    return TEXTS[schema.format ?? ''] ?? 'words';
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  return schema.type === 'null' ? null : Math.max(1, schema.minimum ?? 1);
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, known: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || name in known);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, name in known ? known[name] : valueOf(field, known)]),
  );
}
