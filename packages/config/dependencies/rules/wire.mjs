import { contractTypes } from '../contract-types.mjs';
import { isBrowserCode, isTest } from './places.mjs';
import { walk } from '../walk.mjs';

const KIT = /^packages\/remote-kit\/src\//;
const KEY_MAKER = 'packages/contracts/src/kernel/endpoint.ts';
// They stand between the page and the network, or between a module and either; nothing else can.
const BETWEEN = [
  'shell/src/offline/worker/renew-subscription.ts',
  'shell/src/watch/watchdog.worker.js',
  'packages/ui/src/refetch-chunk.ts',
];
const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);
const CACHE_CALLS = /^(get|set|ensure|fetch|prefetch|invalidate|cancel|remove|refetch|reset)Quer(y|ies)/;

/** How calls, their types and their cache keys come from the contracts alone. */
export const wireRules = [
  {
    name: 'network-through-the-kit',
    comment: 'Identity, time limits and refusals are handled once, in remote-kit; nobody talks past it.',
    find: ({ sources }) =>
      sources()
        .filter(({ path }) => isBrowserCode(path) && !KIT.test(path) && !BETWEEN.includes(path))
        .flatMap(({ path, program }) => networkUses(program).map((to) => ({ from: path, to }))),
  },
  {
    name: 'query-keys-from-contracts',
    comment: 'A key that readOf or keyOf made is shared by every module; one written by hand misses them.',
    find: ({ sources }) =>
      sources()
        .filter(({ path }) => isBrowserCode(path) && !KIT.test(path) && path !== KEY_MAKER)
        .flatMap(({ path, program }) => handmadeKeys(program).map((to) => ({ from: path, to }))),
  },
  {
    name: 'contract-types-declared-once',
    comment: 'What goes over the wire is described in contracts; a second description drifts.',
    find: ({ sources }) => {
      const contracts = contractTypes(sources());
      return sources()
        .filter(({ path }) => !path.startsWith('packages/contracts/'))
        .flatMap(({ path, program }) =>
          contracts.repeatedIn(program, isTest(path)).map((to) => ({ from: path, to })),
        );
    },
  },
];

function networkUses(program) {
  const uses = [];
  walk(program, (node, parent) => {
    if (node.type !== 'Identifier' || !NETWORK.has(node.name)) return;
    const { type, object, key, computed } = parent;
    if (type.startsWith('TS')) return;
    // `window.fetch` is one; `server.fetch` and `{ fetch: … }` are other things of that name.
    if (type === 'MemberExpression' && object !== node && !computed) {
      if (!['window', 'globalThis', 'self', 'navigator'].includes(object.name)) return;
    }
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(type) && key === node && !parent.shorthand)
      return;
    uses.push(node.name);
  });
  return uses;
}

function handmadeKeys(program) {
  const keys = [];
  const arrays = new Map();
  walk(program, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isHandmade(init)) return;
    arrays.set(id.name, init);
    // Used from other files, where only its name tells.
    if (/key$/i.test(id.name)) keys.push(id.name);
  });
  const check = (value) => {
    const array = value?.type === 'Identifier' ? arrays.get(value.name) : value;
    if (isHandmade(array)) keys.push('a key written by hand');
  };
  walk(program, (node) => {
    if (node.type === 'Property' && /^(query|mutation)Key$/.test(node.key.name)) check(node.value);
    if (node.type === 'CallExpression' && CACHE_CALLS.test(node.callee.property?.name))
      check(node.arguments[0]);
  });
  return keys;
}

/** A list that does not begin with a key of a contract. */
function isHandmade(node) {
  if (node?.type === 'TSAsExpression') return isHandmade(node.expression);
  if (node?.type === 'ConditionalExpression')
    return isHandmade(node.consequent) || isHandmade(node.alternate);
  return node?.type === 'ArrayExpression' && node.elements[0]?.type !== 'SpreadElement';
}
