/**
 * Stands in for zod in browser builds. Schemas are written where browsers can see them but run on the server only,
 * so anything done with one there yields the same inert value: 60 kB that no phone has to load.
 */
const inert: unknown = /*#__PURE__*/ new Proxy(() => inert, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 'schema' : inert),
  apply: () => inert,
  construct: () => inert as object,
});

export const z = inert;
