import { changesIn, isExported, isGivenToCalls, within } from './changes.mjs';
import { closureStores } from './closure-stores.mjs';
import { bare, isScalar } from './scalars.mjs';
import { walk } from './walk.mjs';

/** Classes whose objects keep what is put into them, by the end of their names. */
const STORE = /(Map|Set|Cache|LRU|Lru|WeakRef|FinalizationRegistry)$/;
/** Functions that keep what they returned. React's `memo` keeps nothing of its own. */
const MEMO = /^(memoi[sz]ed?|cached?|once|lru)([A-Z_]|$)/;

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

const nameOf = ({ callee }) => callee.name ?? callee.property?.name ?? '';

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
