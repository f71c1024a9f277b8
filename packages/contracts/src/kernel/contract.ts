import type { Complete, EndpointSchemas, EndpointShape, SchemasOf } from './endpoint';

/** An endpoint with its schemas, as servers and checks use it. */
export type Contract = EndpointShape & EndpointSchemas;

/** An endpoint and its schemas in one place: for servers, whose code never reaches a browser. */
export const contract = <const E extends Contract>(shape: Complete<E, E>): E => shape;

type Contracts<E, S> = { [name in keyof E & keyof S]: E[name] & S[name] };

/** Joins the endpoints of an area and their schemas by name; each needs its own. */
export function withSchemas<
  E extends Record<string, EndpointShape>,
  const S extends { [name in keyof E]: SchemasOf<E[name]> },
>(endpoints: E, schemas: S): Contracts<E, S> {
  const joined = Object.entries(endpoints).map(([name, shape]) => [
    name,
    Object.assign({}, shape, schemas[name]),
  ]);
  return Object.fromEntries(joined) as Contracts<E, S>;
}
