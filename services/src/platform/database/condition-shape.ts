import { FindOperator, In, type EntityMetadata, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';

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
  for (const [property, wanted] of Object.entries(where as Record<string, unknown>)) {
    const list = listOf(wanted);
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
  for (const alternative of [where].flat()) {
    shape.text += '|';
    for (const [property, wanted] of Object.entries(alternative as Record<string, unknown>)) {
      const transformer = metadata.findColumnWithPropertyName(property)?.transformer;
      if (Array.isArray(transformer)) return undefined;
      shape.text += `&${property}`;
      if (!add(shape, wanted, (value) => (transformer ? (transformer.to(value) as unknown) : value)))
        return undefined;
    }
  }
  return shape;
}

function add(shape: Shape, wanted: unknown, stored: (value: unknown) => unknown): boolean {
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
