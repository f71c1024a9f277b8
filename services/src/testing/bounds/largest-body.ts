import { choicesOf, longestOf, type Schema } from './text-fields';

/** Of a code point in UTF-8; so many has a line break or a quotation mark, escaped, at most as well. */
const BYTES_PER_CHARACTER = 4;
/** Of a text column: what is longer is refused as it cannot be kept. */
const MAX_TEXT_BYTES = 65_535;
/** -1.7976931348623157e+308 */
const LONGEST_NUMBER = 24;
const LONGEST_OF_TYPE: Readonly<Record<string, number>> = {
  number: LONGEST_NUMBER,
  integer: LONGEST_NUMBER,
  boolean: 5,
  null: 4,
};

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** The bytes of the largest JSON that a schema allows; infinite where nothing bounds it. */
export function largestJson(schema: Schema): number {
  if (schema.const !== undefined) return bytesOf(schema.const);
  if (schema.enum) return Math.max(...schema.enum.map(bytesOf));
  const choices = choicesOf(schema);
  if (choices.length > 0) return Math.max(...choices.map(largestJson));
  if (schema.type === 'string') return largestText(schema);
  if (schema.type === 'array')
    return list(schema.maxItems ?? Infinity, schema.items ? largestJson(schema.items) : Infinity);
  if (schema.type === 'object') return largestObject(schema);
  return LONGEST_OF_TYPE[String(schema.type)] ?? Infinity;
}

const list = (items: number, size: number) => (items === 0 ? 2 : 2 + items * (size + 1));

function largestText(schema: Schema): number {
  const longest = longestOf(schema);
  return longest === undefined ? Infinity : 2 + Math.min(BYTES_PER_CHARACTER * longest, MAX_TEXT_BYTES);
}

function largestObject({
  properties = {},
  additionalProperties,
  propertyNames,
  maxProperties = Infinity,
}: Schema): number {
  const fields = Object.entries(properties).map(([name, field]) => bytesOf(name) + 2 + largestJson(field));
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const count = Math.min(maxProperties, propertyNames?.enum?.length ?? Infinity);
  const ofOthers = others ? list(count, largestJson(propertyNames ?? {}) + 1 + largestJson(others)) : 2;
  return sum(fields) + ofOthers;
}
