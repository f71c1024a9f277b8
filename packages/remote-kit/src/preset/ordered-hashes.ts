import type { Compiler } from '@rspack/core';
import { rewriteScripts } from './rewrite-scripts';

/** The list of hashes of all that a file may load later, as the bundler writes it before it is minified. */
const LIST = /(\.sri(?:Css)?Hashes = )(\{[^}]*\})/g;

/**
 * Lists them by their names. The bundler lists them by numbers that it gives to chunks for as long as it runs: a module
 * built alone was another file than the same sources built after others.
 */
export class OrderedHashesPlugin {
  apply(compiler: Compiler): void {
    rewriteScripts(compiler, OrderedHashesPlugin.name, listsInOrder);
  }
}

const listsInOrder = (text: string) =>
  text.replaceAll(LIST, (_, head: string, list: string) => head + inOrder(list));

function inOrder(list: string): string {
  const hashes = Object.entries(JSON.parse(list) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1))));
}
