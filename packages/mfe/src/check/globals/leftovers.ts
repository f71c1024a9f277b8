import ts from 'typescript';
import type { Rule } from './finding';
import { memberOf } from './reach';

/** The page calls it after the widget is gone, and it may stop what was meant for others. */
export const listener: Rule = (node, { reachOf }) => {
  if (!ts.isCallExpression(node)) return undefined;
  const callee = reachOf(node.expression);
  if (!callee || !/^(addEventListener|addListener)$/.test(callee.at(-1) ?? '')) return undefined;
  const [target = 'window'] = callee.slice(0, -1);
  const hook = target === 'document' ? 'useDocumentEvent' : 'useWindowEvent';
  return { node, what: `it listens on ${target}: use ${hook} of the kit, which ends with the component` };
};

const STORES = /^(localStorage|sessionStorage|indexedDB|caches|cookieStore|document\.cookie)$/;

/** Storage is the whole site's: names collide, and who fills it fills it for all. */
export const storage: Rule = (node, { reachOf, id }) => {
  if (!ts.isIdentifier(node) && !memberOf(node)) return undefined;
  // The name of a property, or of something declared here, is no value.
  if (ts.isIdentifier(node) && !isValue(node)) return undefined;
  const reach = reachOf(node);
  const name = reach?.join('.') ?? '';
  if (!STORES.test(name)) return undefined;
  return {
    node,
    what: `it uses ${name}: use deviceStore('${id}') of the kit, which has names and room of its own`,
  };
};

function isValue(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return parent.initializer === name;
  return !ts.isTypeNode(parent) && !('name' in parent && parent.name === name);
}
