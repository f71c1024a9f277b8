const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** What a property holds, or is read and written with. */
export function partsAt(value: object, name: PropertyKey): object[] {
  const property = Reflect.getOwnPropertyDescriptor(value, name);
  const parts: unknown[] = [property?.value, property?.get, property?.set];
  return parts.filter(isObject);
}
