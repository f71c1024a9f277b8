import type { Agreement } from '@nestwell/remote-kit/preset/agreement/agreement';
import type { JsonSchema } from '@nestwell/remote-kit/preset/agreement/calls';
import { brokenCodes } from './compare-codes';
import { tightenedLimits } from './compare-limits';

/** `sent`: what an older client sends must be taken. `answered`: what it gets must still be what it expects. */
type Side = 'sent' | 'answered';

/** What a build that relies on `before` would stumble over where `now` is offered; one clause each. */
export function breaksBetween(before: Agreement, now: Agreement): string[] {
  const lost = before.borrowed.filter((name) => !now.borrowed.includes(name));
  return [
    ...lost.map((name) => `the shell no longer lends ${name}`),
    ...brokenCalls(before.calls, now.calls),
  ];
}

function brokenCalls(before: Agreement['calls'], now: Agreement['calls']): string[] {
  return Object.entries(before).flatMap(([call, old]) => {
    const fresh = now[call];
    if (!fresh) return [`${call} is gone`];
    return [
      ...differences(old.query, fresh.query, 'its query', 'sent'),
      ...differences(old.body, fresh.body, 'its body', 'sent'),
      ...differences(old.response, fresh.response, 'its answer', 'answered'),
      ...brokenCodes(old, fresh),
    ].map((what) => `${call}: ${what}`);
  });
}

function differences(old: unknown, fresh: unknown, place: string, side: Side): string[] {
  if (!isSchema(old) || !isSchema(fresh)) {
    return isSchema(old) === isSchema(fresh) || side === 'answered' ? [] : requirements(fresh, place);
  }
  const kinds = kindProblem(old, fresh, place, side);
  if (kinds !== undefined) return [kinds];
  const [before, now] = [mainPart(old), mainPart(fresh)];
  return [
    ...valueProblems(before, now, place, side),
    ...(side === 'sent' ? tightenedLimits(before, now, place) : []),
    ...propertyProblems(before, now, place, side),
    ...(isSchema(before.items) ? differences(before.items, now.items, `each item of ${place}`, side) : []),
  ];
}

/** The kinds of value on one side must be among those of the other. */
function kindProblem(old: JsonSchema, fresh: JsonSchema, place: string, side: Side): string | undefined {
  const [before, now] = [kindsOf(old), kindsOf(fresh)];
  if (before.size === 0 || now.size === 0) return undefined;
  const [narrow, wide] = side === 'sent' ? [before, now] : [now, before];
  const strange = [...narrow].filter(
    (kind) => !wide.has(kind) && !(kind === 'integer' && wide.has('number')),
  );
  if (strange.length === 0) return undefined;
  return side === 'sent'
    ? `${place} may no longer be ${strange.join(' or ')}`
    : `${place} may now be ${strange.join(' or ')}`;
}

function valueProblems(old: JsonSchema, fresh: JsonSchema, place: string, side: Side): string[] {
  if (!Array.isArray(old.enum) || !Array.isArray(fresh.enum)) return [];
  const [narrow, wide] = side === 'sent' ? [old.enum, fresh.enum] : [fresh.enum, old.enum];
  const strange = (narrow as unknown[]).filter((value) => !(wide as unknown[]).includes(value));
  const verb = side === 'sent' ? 'no longer takes' : 'may now be';
  return strange.map((value) => `${place} ${verb} ${JSON.stringify(value)}`);
}

function propertyProblems(old: JsonSchema, fresh: JsonSchema, place: string, side: Side): string[] {
  const [before, now] = [propertiesOf(old), propertiesOf(fresh)];
  const shared = Object.keys(before).filter((name) => name in now);
  const deeper = shared.flatMap((name) => differences(before[name], now[name], `${name} of ${place}`, side));
  const gone = Object.keys(before).filter((name) => !(name in now));
  if (side === 'sent') {
    const needed = requiredOf(fresh).filter((name) => !requiredOf(old).includes(name));
    return [
      ...deeper,
      ...(fresh.additionalProperties === false ? gone.map((name) => `${place} no longer takes ${name}`) : []),
      ...needed.map((name) => `${place} now needs ${name}`),
    ];
  }
  const loose = shared.filter((name) => requiredOf(old).includes(name) && !requiredOf(fresh).includes(name));
  return [
    ...deeper,
    ...gone.map((name) => `${place} has no ${name} any more`),
    ...loose.map((name) => `${place} may now lack ${name}`),
  ];
}

const requirements = (schema: unknown, place: string) =>
  isSchema(schema) ? requiredOf(schema).map((name) => `${place} now needs ${name}`) : [];

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of "this or null", this. */
function mainPart(schema: JsonSchema): JsonSchema {
  const parts = partsOf(schema).filter(({ type }) => type !== 'null');
  return parts.length === 1 ? (parts[0] ?? schema) : schema;
}

const partsOf = (schema: JsonSchema): JsonSchema[] =>
  [schema.anyOf, schema.oneOf].flatMap((parts) => (Array.isArray(parts) ? (parts as JsonSchema[]) : []));

function kindsOf(schema: JsonSchema): Set<string> {
  const parts = partsOf(schema);
  if (parts.length > 0) return new Set(parts.flatMap((part) => [...kindsOf(part)]));
  return new Set([schema.type].flat().filter((type): type is string => typeof type === 'string'));
}

const propertiesOf = ({ properties }: JsonSchema) => (isSchema(properties) ? properties : {});
const requiredOf = ({ required }: JsonSchema) => (Array.isArray(required) ? (required as string[]) : []);
