import {
  FindOperator,
  In,
  type EntityMetadata,
  type FindOptionsWhere,
  type ObjectLiteral,
  type ValueTransformer,
} from 'typeorm';

/** A condition without its values, and these in the order in which they stand in the statement. */
export interface Shape {
  text: string;
  values: unknown[];
}

type Where<E> = FindOptionsWhere<E> | FindOptionsWhere<E>[];

const COMPARISONS = new Set(['moreThan', 'moreThanOrEqual', 'lessThan', 'lessThanOrEqual', 'equal']);

/** Longer lists are each a statement of their own. */
const LONGEST_LIST = 32;

/**
 * The same condition with its lists in few lengths: 1, 2, 4 and so on, to which the last value is repeated. To be in a
 * list says no more where it stands there twice.
 */
export function evened<E extends ObjectLiteral>(where: Where<E>): Where<E> {
  if (Array.isArray(where)) return where.map((alternative) => evened(alternative) as FindOptionsWhere<E>);
  let even = where;
  for (const property in where) {
    const list = listOf(where[property]);
    if (list === undefined || list.length === 0 || list.length > LONGEST_LIST) continue;
    const length = 2 ** Math.ceil(Math.log2(list.length));
    const values = Array.from({ length }, (_, at) => list[Math.min(at, list.length - 1)]);
    even = { ...even, [property]: In(values) };
  }
  return even;
}

function listOf(wanted: unknown): unknown[] | undefined {
  const isList = wanted instanceof FindOperator && wanted.type === 'in' && wanted.child === undefined;
  return isList ? (wanted.value as unknown[]) : undefined;
}

/** Undefined for a condition whose statement depends on more than its shape, such as a list of any length. */
export function shapeOf<E extends ObjectLiteral>(
  metadata: EntityMetadata,
  where: Where<E>,
): Shape | undefined {
  const shape: Shape = { text: '', values: [] };
  if (!Array.isArray(where)) return addAll(shape, metadata, where) ? shape : undefined;
  return where.every((alternative) => addAll(shape, metadata, alternative)) ? shape : undefined;
}

function addAll<E extends ObjectLiteral>(
  shape: Shape,
  metadata: EntityMetadata,
  alternative: FindOptionsWhere<E>,
): boolean {
  shape.text += '|';
  const columns = columnsOf(metadata);
  for (const property in alternative) {
    const stored = columns.get(property) ?? asItIs;
    shape.text += `&${property}`;
    if (stored === 'unknown' || !add(shape, alternative[property], stored)) return false;
  }
  return true;
}

type Stored = (value: unknown) => unknown;
const asItIs: Stored = (value) => value;
const known = new WeakMap<EntityMetadata, Map<string, Stored | 'unknown'>>();

/** How the values of each property are stored. */
function columnsOf(metadata: EntityMetadata): Map<string, Stored | 'unknown'> {
  const columns =
    known.get(metadata) ??
    new Map(
      metadata.columns.flatMap(({ propertyName, transformer }) =>
        transformer === undefined ? [] : [[propertyName, storing(transformer)] as const],
      ),
    );
  known.set(metadata, columns);
  return columns;
}

const storing = (transformer: ValueTransformer | ValueTransformer[]): Stored | 'unknown' =>
  Array.isArray(transformer) ? 'unknown' : (value) => transformer.to(value) as unknown;

function add(shape: Shape, wanted: unknown, stored: Stored): boolean {
  if (wanted === undefined || wanted === null) return false;
  if (!(wanted instanceof FindOperator)) {
    shape.text += '=';
    shape.values.push(bound(stored(wanted)));
    return true;
  }
  const operator = wanted as FindOperator<unknown>;
  shape.text += ` ${operator.type}`;
  if (operator.type === 'isNull') return true;
  if (operator.type === 'not' && operator.child?.type === 'isNull') return add(shape, operator.child, stored);
  if (operator.type === 'and') return (operator.value as unknown[]).every((part) => add(shape, part, stored));
  const list = listOf(operator);
  if (list !== undefined) {
    shape.text += String(list.length);
    for (const value of list) shape.values.push(bound(stored(value)));
    return list.length > 0 && list.length <= LONGEST_LIST;
  }
  if (!COMPARISONS.has(operator.type) || operator.child !== undefined) return false;
  shape.values.push(bound(stored(operator.value)));
  return true;
}

/** Both engines keep truth as a number. */
const bound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);
