import { posix } from 'node:path';
import valueParser from 'postcss-value-parser';
import { isBrowserCode, isTest } from './places.mjs';
import { walk } from '../walk.mjs';

const KIT = 'packages/ui/';
// Set on elements by the library that places menus and popovers.
const OF_A_LIBRARY = /^--radix-/;

/** What style sheets and sources may name of the kit. */
export const styleRules = [
  {
    name: 'kit-classes-in-the-kit-alone',
    comment: 'What a class of the kit looks like is the kit’s own; others take its components.',
    find: (tree) => [
      ...tree.sheets().flatMap(({ path, root }) => outsideOfKit(path, classesIn(root))),
      ...tree
        .sources()
        .filter(({ path }) => isBrowserCode(path) && !isTest(path))
        .flatMap(({ path, program }) => outsideOfKit(path, classesNamedIn(program))),
    ],
  },
  {
    name: 'known-tokens',
    comment: 'A custom property that nobody defines falls away without a word.',
    find: (tree) => {
      const sheets = tree.sheets().map(readSheet);
      const sources = tree
        .sources()
        .filter(({ path }) => isBrowserCode(path) && !isTest(path))
        .map(readSource);
      const kit = new Set(
        [...sheets, ...sources]
          .filter(({ path }) => path.startsWith(KIT))
          .flatMap((file) => [...file.defined, ...file.offered]),
      );
      // A component sets what its own sheet, or one of the same folder, reads; and the other way round.
      const together = (one) => (other) =>
        posix.dirname(one.path) === posix.dirname(other.path) ||
        one.styles.includes(other.path) ||
        other.styles.includes(one.path);
      const all = [...sheets, ...sources];
      return all.flatMap((file) => {
        if (file.used.length === 0 && !file.defined.some(isOfKit)) return [];
        const known = new Set(all.filter(together(file)).flatMap(({ defined }) => defined));
        const unknown = (name) => !kit.has(name) && !known.has(name) && !OF_A_LIBRARY.test(name);
        return [
          ...file.used.filter(unknown),
          ...file.defined.filter((name) => isOfKit(name) && !kit.has(name)),
        ].map((name) => ({ from: file.path, to: name }));
      });
    },
  },
];

const outsideOfKit = (path, classes) =>
  path.startsWith(KIT) ? [] : classes.map((name) => ({ from: path, to: name }));

function classesIn(root) {
  const found = [];
  root.walkRules(({ selector }) => found.push(...(selector.match(/\.nw-[\w-]+/g) ?? [])));
  return found;
}

function classesNamedIn(program) {
  const found = [];
  walk(program, ({ type, value }) => {
    const text = type === 'TemplateElement' ? value.raw : type === 'Literal' ? value : undefined;
    if (typeof text === 'string') found.push(...(text.match(/(?<![\w-])nw-[\w-]*/g) ?? []));
  });
  return found;
}

const isOfKit = (name) => name.startsWith('--nw-');

function readSheet({ path, root }) {
  const defined = [];
  const used = [];
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) defined.push(prop);
    used.push(...variablesIn(value));
  });
  root.walkAtRules('property', ({ params }) => defined.push(params));
  return {
    path,
    defined,
    offered: used.filter(([, fallback]) => fallback).map(([name]) => name),
    used: used.map(([name]) => name),
    styles: [],
  };
}

function readSource({ path, program }) {
  const defined = [];
  const used = [];
  const styles = [];
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.css')) {
      styles.push(posix.join(posix.dirname(path), node.source.value));
    }
    if (node.type === 'TemplateElement') used.push(...variablesIn(node.value.raw));
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    // A style given to an element, or set on it by name.
    if (/^--[\w-]*\w$/.test(node.value)) defined.push(node.value);
    used.push(...variablesIn(node.value));
  });
  return { path, defined, offered: [], used: used.map(([name]) => name), styles };
}

/** The names within `var(…)` and whether each has a fallback, by which the kit offers it to others; one that is put together (`--nw-${tone}`) names no single token. */
function variablesIn(value) {
  const names = [];
  if (value.includes('var(')) {
    valueParser(value).walk((node) => {
      if (node.type !== 'function' || node.value !== 'var' || !node.nodes[0]) return;
      names.push([node.nodes[0].value, node.nodes.length > 1]);
    });
  }
  return names.filter(([name]) => !name.endsWith('-'));
}
