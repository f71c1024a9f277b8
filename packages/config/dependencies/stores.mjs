import { changesIn, isExported, isFunction, isGivenToCalls, within } from './changes.mjs';
import { walk } from './walk.mjs';

/** Classes whose objects keep what is put into them, by the end of their names. */
const STORE = /(Map|Set|Cache|LRU|Lru|WeakRef|FinalizationRegistry)$/;
const CLOCKS = /^(Number|Date|performance)$/;
/** Functions that keep what they returned. React's `memo` keeps nothing of its own. */
const MEMO = /^(memoi[sz]ed?|cached?|once|lru)([A-Z_]|$)/;
const WRAPPED = /^TS(As|Satisfies|NonNull)|^ParenthesizedExpression$/;
const SCALAR = /^TS(Boolean|Number|BigInt)Keyword$/;
const TIMER = /^(Timeout|Timer|Immediate|setTimeout|setInterval)$/;

/**
 * What a file keeps longer than one call: in variables of the module, in fields of classes, and in variables that a
 * returned function goes on changing.
 * @param {Set<string>} factories functions that return such a function, by the names they have in this file
 * @returns {{ name: string, start: number, factory?: string }[]} the name is `variable`, `Class.field` or `function.variable`
 */
export function storesIn({ path, program }, factories = new Set()) {
  const changes = changesIn(program);
  return [
    ...moduleStores(program, changes, factories),
    ...fieldStores(program, factories),
    ...closureStores(program, path.endsWith('x')),
  ];
}

function moduleStores(program, changes, factories) {
  return program.body
    .map((node) => node.declaration ?? node)
    .filter(({ type, declare }) => type === 'VariableDeclaration' && !declare)
    .flatMap(({ kind, declarations }) => declarations.map((declaration) => ({ kind, ...declaration })))
    .filter(({ kind, id, init }) => {
      if (id.type !== 'Identifier') return false;
      const value = bare(init);
      if (keeps(value, factories)) return true;
      if (makesStore(value)) return changes.has(id.name) || mayBeChangedElsewhere(program, id);
      if (isTable(value)) return changes.has(id.name);
      return kind !== 'const' && changes.has(id.name) && !isScalar(id.typeAnnotation, value);
    })
    .map(({ id, start }) => ({ name: id.name, start }));
}

/** Where it is exported or given to a function, unless its type says that nobody changes it. */
const mayBeChangedElsewhere = (program, { name, typeAnnotation }) =>
  typeAnnotation?.typeAnnotation.typeName?.name?.startsWith('Readonly') !== true &&
  (isGivenToCalls(program, name) || isExported(program, name));

function fieldStores(program, factories) {
  const found = [];
  walk(program, ({ type, id, body }) => {
    if (!/^Class(Declaration|Expression)$/.test(type)) return;
    const { made, changes } = fieldChanges(body.body, factories);
    for (const field of body.body.filter((member) => member.type === 'PropertyDefinition')) {
      const { key, value, typeAnnotation, start } = field;
      const isChanged = changes.has(`this.${key.name}`);
      const isStore = makesStore(bare(value)) || keeps(bare(value), factories) || made.has(key.name);
      if (isStore || (isChanged && !isScalar(typeAnnotation, bare(value))))
        found.push({ name: `${id?.name}.${key.name}`, start });
    }
  });
  return found;
}

/** The fields that a constructor fills with a store, and those that other methods change. */
function fieldChanges(members, factories) {
  const made = new Set();
  const changes = new Set();
  for (const { kind, value } of members) {
    if (!value) continue;
    if (kind !== 'constructor') for (const name of changesIn(value)) changes.add(name);
    else
      walk(value, ({ type, left, right }) => {
        if (type === 'AssignmentExpression' && left.object?.type === 'ThisExpression') {
          if (makesStore(bare(right)) || keeps(bare(right), factories)) made.add(left.property.name);
        }
      });
  }
  return { made, changes };
}

/** In hooks and components each call is a rendering's: what they return is called by that one. */
const HOOK = /^use[A-Z]/;
const COMPONENT = /^[A-Z]/;

function closureStores(program, isMarkup) {
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

const nameOf = ({ callee }) => callee.name ?? callee.property?.name ?? '';

const bare = (node) => (node && WRAPPED.test(node.type) ? bare(node.expression) : node);

/** Made here, or in a part of an object or a list; one that is only read at once is not kept. */
function makesStore(value) {
  if (value?.type === 'NewExpression') return STORE.test(nameOf(value));
  if (isTable(value))
    return (value.properties ?? value.elements).some((part) => makesStore(bare(part?.value ?? part)));
  return false;
}

function keeps(value, factories) {
  let isFound = false;
  if (value)
    within(value, ({ type, callee }) => {
      const name = type === 'CallExpression' ? callee.name : undefined;
      isFound ||= name !== undefined && (MEMO.test(name) || factories.has(name));
    });
  return isFound;
}

const isTable = (value) => /^(Array|Object)Expression$/.test(value?.type);

/** A number, a flag or a timer holds nobody's words. */
function isScalar(annotation, value) {
  const type = annotation?.typeAnnotation;
  if (type) {
    const named = type.typeArguments?.params[0]?.exprName ?? type.typeName?.right ?? type.typeName;
    return SCALAR.test(type.type) || TIMER.test(named?.name);
  }
  if (value?.type === 'Literal') return /^(number|boolean)$/.test(typeof value.value);
  const called = value?.callee ?? value;
  return value?.type === 'UnaryExpression' || CLOCKS.test(called?.object?.name);
}
