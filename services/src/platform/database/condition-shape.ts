import { FindOperator, type EntityMetadata, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';

/** A condition without its values, and these in the order in which they stand in the statement. */
export interface Shape {
  text: string;
  values: unknown[];
}

const COMPARISONS = new Set(['moreThan', 'moreThanOrEqual', 'lessThan', 'lessThanOrEqual', 'equal']);

/** Undefined for a condition whose statement depends on more than its shape, such as a list of any length. */
export function shapeOf<E extends ObjectLiteral>(
  metadata: EntityMetadata,
  where: FindOptionsWhere<E> | FindOptionsWhere<E>[],
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
  if (operator.type === 'and') return (operator.value as unknown[]).every((part) => add(shape, part, stored));
  if (!COMPARISONS.has(operator.type) || operator.child !== undefined) return false;
  shape.values.push(bound(stored(operator.value)));
  return true;
}

/** Both engines keep truth as a number. */
export const bound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);
