import { walk } from './walk.mjs';

/** Both names of an import of a type within a type, and what a script asks for as it runs. */
const CALLS = /\b(?:import|require)\s*\(/;

/** What a parsed file imports, its types included, as it names it. */
export function specifiersIn(text, { module, program }) {
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest }) => moduleRequest.value),
  ];
  // Only what is asked for in the midst of a file needs its syntax.
  if (CALLS.test(text)) walk(program, (node) => void named.push(...calledBy(node)));
  return [...new Set(named)];
}

function calledBy({ type, source, argument, callee, arguments: given, expression }) {
  if (type === 'ImportExpression') return textOf(source);
  if (type === 'TSImportType') return textOf(source ?? argument);
  if (type === 'TSExternalModuleReference') return textOf(expression);
  if (type === 'CallExpression' && callee.name === 'require') return textOf(given[0]);
  return [];
}

/** An address that is put together names no file. */
function textOf(node) {
  const text = node?.type === 'TemplateLiteral' ? plain(node) : (node?.value ?? node?.literal?.value);
  return typeof text === 'string' ? [text] : [];
}

const plain = ({ quasis }) => (quasis.length === 1 ? quasis[0].value.cooked : undefined);
