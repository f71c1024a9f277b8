import type { Contract } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';

/** The parts of a JSON schema that say what a request may hold. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  maxProperties?: number;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
}

export const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

/** Forms whose regular expression allows one length only. */
const FIXED_LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/** The longest text, in UTF-16 units, that a field takes; undefined where nothing bounds it. */
export const longestOf = ({ maxLength, format = '' }: Schema) => maxLength ?? FIXED_LENGTHS[format];

/** A union in one form, however it is written. */
export const choicesOf = ({ anyOf, oneOf, type, ...rest }: Schema): Schema[] =>
  anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : []);

const isText = ({ type, enum: values, const: value }: Schema) =>
  type === 'string' && values === undefined && value === undefined;

/** A text field of an endpoint, and how a request holds a text there. */
export interface TextField {
  part: 'params' | 'query' | 'body';
  /** `body.sips.0.name`. */
  name: string;
  longest: number | undefined;
  holding: (text: string) => unknown;
}

export function textFieldsOf(endpoint: Contract): TextField[] {
  const { params, query, body } = endpoint;
  return Object.entries({ params, query, body }).flatMap(([part, type]) =>
    type === undefined
      ? []
      : fieldsIn(schemaOf(type), part).map((field) => ({ ...field, part: part as TextField['part'] })),
  );
}

type Found = Omit<TextField, 'part'>;

function fieldsIn(schema: Schema, name: string): Found[] {
  if (isText(schema)) return [{ name, longest: longestOf(schema), holding: (text) => text }];
  const { properties = {}, items, propertyNames, additionalProperties } = schema;
  return [
    ...choicesOf(schema).flatMap((one) => fieldsIn(one, name)),
    ...Object.entries(properties).flatMap(([key, inner]) =>
      wrapped(fieldsIn(inner, `${name}.${key}`), (value) => ({ ...samplesOf(schema), [key]: value })),
    ),
    ...(items ? wrapped(fieldsIn(items, `${name}.0`), (value) => [value]) : []),
    ...(propertyNames
      ? wrapped(fieldsIn(propertyNames, `${name}.key`), (value) => ({ [String(value)]: null }))
      : []),
    ...(typeof additionalProperties === 'object'
      ? wrapped(fieldsIn(additionalProperties, `${name}.value`), (value) => ({
          [keyOf(propertyNames)]: value,
        }))
      : []),
  ];
}

const wrapped = (fields: readonly Found[], around: (value: unknown) => unknown): Found[] =>
  fields.map((field) => ({ ...field, holding: (text) => around(field.holding(text)) }));

function keyOf(names: Schema = {}): string {
  const sample = sampleOf(names);
  return typeof sample === 'string' ? sample : 'key';
}

/** The fixed words of an object's other fields, which tell the variants of a union apart. */
const samplesOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]));

function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return sampleOf(choice);
  if (schema.format === 'uuid') return '01980000-0000-7000-8000-000000000000';
  if (schema.format === 'date') return '2026-11-21';
  if (schema.type === 'object') return samplesOf(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return 'Tea';
  return schema.type === 'boolean' ? true : 1;
}
