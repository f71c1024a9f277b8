import fc from 'fast-check';
import { allowedBy, type JsonSchema } from './arbitrary';
import type { Call } from './calls';
import type { Operation } from './operations';

const SCRIPTS: Readonly<Record<string, string>> = {
  ascii: 'a',
  cyrillic: 'ж',
  'combining marks': '\u0301',
  'joined emoji': '👩🏽‍❤️‍💋‍👨🏿',
  'right-to-left': 'ש',
};
/** Of a text whose length its form alone decides. */
const LENGTH_OF_FORMS = 100;
const TIMES = [1, 10];

export interface LongText {
  /** `POST /api/feedback message, 10 × cyrillic`. */
  name: string;
  call: Call;
}

/** The longest text that a field allows and ten times that, in five scripts, for each text field of an operation. */
export function* longTextsOf(operation: Operation): Generator<LongText> {
  for (const [script, part] of Object.entries(SCRIPTS))
    for (const times of TIMES) {
      const textOf = ({ maxLength = LENGTH_OF_FORMS }: JsonSchema) =>
        part.repeat(Math.ceil((maxLength * times) / part.length));
      for (const { field, call } of callsWith(operation, textOf))
        yield { name: `${operation.method} ${operation.path} ${field}, ${times} × ${script}`, call };
    }
}

type TextOf = (schema: JsonSchema) => string;

function* callsWith(operation: Operation, textOf: TextOf): Generator<{ field: string; call: Call }> {
  const { method, path, parameters, body } = operation;
  const target = (name: string, text: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
      if (parameter === name) return encodeURIComponent(text);
      return parameter === 'userId' ? '{own}' : '{known 1}';
    });
  for (const { name, in: place, schema } of parameters.filter((one) => one.schema.type === 'string')) {
    const text = textOf(schema);
    const query = place === 'query' ? `?${name}=${encodeURIComponent(text)}` : '';
    if (place !== 'header')
      yield { field: name, call: { method, target: `${target(name, text)}${query}`, headers: {} } };
  }
  if (body === undefined) return;
  const [sample] = fc.sample(allowedBy(body), { numRuns: 1, seed: 1 });
  for (const { field, value } of withTexts(body, sample, textOf))
    yield {
      field,
      call: {
        method,
        target: target('', ''),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(value),
      },
    };
}

/** A value once for each text in it, with that text replaced. */
function* withTexts(
  schema: JsonSchema,
  value: unknown,
  textOf: TextOf,
  field = 'body',
): Generator<{ field: string; value: unknown }> {
  if (schema.enum || schema.const !== undefined) return;
  if (schema.type === 'string') yield { field, value: textOf(schema) };
  for (const choice of schema.anyOf ?? schema.oneOf ?? [])
    yield* withTexts(choice, fc.sample(allowedBy(choice), { numRuns: 1, seed: 1 })[0], textOf, field);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const object = (value ?? {}) as Record<string, unknown>;
    for (const one of withTexts(inner, object[name], textOf, `${field}.${name}`))
      yield { field: one.field, value: { ...object, [name]: one.value } };
  }
  if (schema.items)
    for (const one of withTexts(schema.items, (value as unknown[] | undefined)?.[0], textOf, `${field}.0`))
      yield { field: one.field, value: [one.value] };
}
