import { visitorKeys } from 'oxc-parser';
import { walk } from './walk.mjs';

const CHANGES = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

export const isFunction = (node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node?.type);

/** Calls `visit` for a node and all in it that `isPassedOver` does not leave out, with what is in that. */
export function within(node, visit, isPassedOver = isFunction) {
  visit(node);
  if (isPassedOver(node)) return;
  for (const key of visitorKeys[node.type] ?? []) {
    for (const inner of [node[key]].flat()) if (inner) within(inner, visit, isPassedOver);
  }
}

/** What is assigned or changed somewhere in a node: names of variables, and `this.field`. */
export function changesIn(program) {
  const names = new Set();
  walk(program, ({ type, left, argument, operator, callee, arguments: given }) => {
    if (type === 'AssignmentExpression') names.add(rootOf(left));
    else if (type === 'UpdateExpression' || operator === 'delete') names.add(rootOf(argument));
    else if (type === 'CallExpression' && callee.type === 'MemberExpression') {
      if (CHANGES.test(callee.property.name)) names.add(rootOf(callee.object));
      if (callee.object.name === 'Object' && callee.property.name === 'assign') names.add(rootOf(given[0]));
    }
  });
  names.delete(undefined);
  return names;
}

/** The variable, or the field of `this`, that a chain of members starts from. */
function rootOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression')
    return node.object.type === 'ThisExpression' ? `this.${node.property.name}` : rootOf(node.object);
  return node?.expression ? rootOf(node.expression) : undefined;
}

/** Whether a variable is given to a function, which may change what it holds. */
export function isGivenToCalls(program, name) {
  let isGiven = false;
  walk(program, ({ type, arguments: given }) => {
    if (type === 'CallExpression')
      isGiven ||= given.some((one) => one.type === 'Identifier' && one.name === name);
  });
  return isGiven;
}

export const isExported = ({ body }, name) =>
  body.some(
    ({ type, declaration, specifiers = [] }) =>
      type === 'ExportNamedDeclaration' &&
      (declaration?.declarations?.some(({ id }) => id.name === name) === true ||
        specifiers.some(({ local }) => local.name === name)),
  );
