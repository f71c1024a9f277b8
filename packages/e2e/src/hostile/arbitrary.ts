import fc, { type Arbitrary } from 'fast-check';
import { anyUrl } from './addresses';

export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** What forms, scripts and attackers send where something else was meant. */
export const hostile: Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  { $ne: null },
  { toString: 'x' },
  '0000-00-00',
  '2026-02-30',
  '10000-01-01T00:00:00Z',
  'NaN',
  "'; DROP TABLE users; --",
  '/* */ OR 1=1',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u0000',
  '\ud800',
  '👨‍👩‍👧‍👦'.repeat(250),
  'x'.repeat(5000),
  '../../etc/passwd',
);

/** Stands for an id that an earlier answer told; the caller puts it in as it sends. */
export const KNOWN: Arbitrary<string> = fc.nat(63).map((number) => `{known ${number}}`);

/** Values that a JSON schema allows, as far as it says; rules it cannot express may still refuse them. */
export function allowedBy(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return fc.oneof(...union.map(allowedBy));
  if (schema.allOf?.[0]) return allowedBy({ ...schema, ...schema.allOf[0], allOf: undefined });
  const [type] = [schema.type].flat().filter((name) => name !== 'null');
  return (type && BY_TYPE[type]?.(schema)) || fc.constant(null);
}

const BY_TYPE: Record<string, (schema: JsonSchema) => Arbitrary<unknown>> = {
  string: text,
  integer: ({ minimum, maximum }) => fc.integer(range(minimum, maximum)),
  // Most ranges are of the number a text stands for, which a schema cannot say: small whole ones often lie in them.
  number: ({ minimum, maximum }) => {
    const any = fc.double({ ...range(minimum, maximum), noNaN: true });
    return minimum === undefined && maximum === undefined
      ? fc.oneof({ weight: 3, arbitrary: SMALL }, { weight: 1, arbitrary: any })
      : any;
  },
  boolean: () => fc.boolean(),
  array: ({ items = {}, minItems, maxItems }) =>
    fc.array(allowedBy(items), {
      minLength: minItems,
      maxLength: Math.min(maxItems ?? 3, 3 + (minItems ?? 0)),
    }),
  object: ({ properties = {}, required = [] }) =>
    fc.record(mapped(properties), { requiredKeys: required.filter((name) => name in properties) }),
};

const SMALL = fc.integer({ min: 1, max: 10 });

const mapped = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, allowedBy(schema)]));

const range = (min = -1000, max = 1_000_000) => ({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) });

/** How the schema of a number's text begins. */
const NUMBER = '^-?\\d';
const DAY = 86_400_000;

// What fast-check cannot invert; such a text is then refused for its form.
const LOOKS_AHEAD = /\(\?/;

function text({ format, pattern, minLength, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  const today = Date.now();
  const moment = fc.oneof(
    fc.date({ min: new Date(today - 20 * DAY), max: new Date(today + 20 * DAY), noInvalidDate: true }),
    fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  );
  if (format === 'uuid') return fc.oneof(fc.uuid({ version: 7 }), KNOWN, KNOWN);
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return moment.map((date) => date.toISOString());
  if (format === 'email') return fc.uuid().map((name) => `${name}@example.com`);
  if (format === 'uri') return anyUrl;
  if (pattern?.startsWith(NUMBER)) return SMALL.map(String);
  if (pattern !== undefined && !LOOKS_AHEAD.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
}
