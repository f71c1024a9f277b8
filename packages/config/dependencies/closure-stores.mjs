import { changesIn, isFunction, within } from './changes.mjs';
import { bare, isScalar } from './scalars.mjs';
import { walk } from './walk.mjs';

/** In hooks and components each call is a rendering's: what they return is called by that one. */
const HOOK = /^use[A-Z]/;
const COMPONENT = /^[A-Z]/;

/** What a returned function goes on changing. */
export function closureStores(program, isMarkup) {
  const found = [];
  walk(program, (node, parent) => {
    const isMethod = parent?.key !== undefined;
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name;
    if (!isFunction(node) || node.body?.type !== 'BlockStatement' || !name) return;
    if (HOOK.test(name) || (isMarkup && COMPONENT.test(name))) return;
    const changed = new Set(returnedFunctions(node).flatMap((inner) => [...changesIn(inner)]));
    for (const { id, init, start } of node.body.body.flatMap(({ declarations = [] }) => declarations)) {
      if (changed.has(id.name) && !isScalar(id.typeAnnotation, bare(init)))
        found.push({ name: `${name}.${id.name}`, start, ...(isMethod ? {} : { factory: name }) });
    }
  });
  return found;
}

/** The functions a function returns: as they stand, in an object, or by their names. */
function returnedFunctions({ body }) {
  const own = new Map(
    body.body.flatMap(({ type, id, declarations = [], ...rest }) =>
      type === 'FunctionDeclaration'
        ? [[id.name, { type, ...rest }]]
        : declarations.filter(({ init }) => isFunction(init)).map(({ id: { name }, init }) => [name, init]),
    ),
  );
  const returned = new Set();
  for (const { type, argument } of body.body) {
    if (type !== 'ReturnStatement' || !argument) continue;
    const take = (node) => {
      if (isFunction(node)) returned.add(node);
      else if (own.has(node.name)) returned.add(own.get(node.name));
    };
    within(argument, take, runsNow);
  }
  // A set that grows while it is walked is walked to its end.
  for (const inner of returned)
    for (const name of namesIn(inner)) if (own.has(name)) returned.add(own.get(name));
  return [...returned];
}

/** What a call is given it mostly calls at once, as `filter` does. */
const runsNow = (node) => isFunction(node) || node.type === 'CallExpression';

function namesIn(node) {
  const names = new Set();
  walk(node, ({ type, name }) => void (type === 'Identifier' && names.add(name)));
  return names;
}
