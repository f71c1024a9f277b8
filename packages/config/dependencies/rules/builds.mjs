import { walk } from '../walk.mjs';
import { isTest } from './places.mjs';

/** What changes a script or sheet that the bundler has written, or what the bundler writes for itself. */
const REWRITES = new Set([
  'updateAsset',
  'processAssets',
  'runtimeModule',
  'BannerPlugin',
  'ModuleFederationPluginV1',
]);

/** Files of dependencies that a loader must not match; a rule of a build names them by patterns like these. */
const DEPENDENCY_FILES = [
  'react-dom/cjs/react-dom-client.production.js',
  'react-router/dist/production/index.mjs',
  'lucide-react/dist/esm/icons/house.mjs',
  '@tanstack/query-core/build/modern/query.js',
  'zod/v4/core/schemas.cjs',
].map((path) => `/checkout/node_modules/${path}`);

const CONDITIONS = ['test', 'include', 'resource'];

/** Dependencies are bundled as they are published, and what a bundler writes stays as it is. */
export const buildRules = [
  {
    name: 'no-loader-over-dependencies',
    comment: 'A dependency whose code is edited in a build works under development and breaks in production.',
    find: ({ sources }) => inProductOf(sources).flatMap((file) => found(file, loaderOverDependency)),
  },
  {
    name: 'no-rewritten-output',
    comment: 'What matches the text of a bundler or of a minifier breaks with their next minor version.',
    find: ({ sources }) => inProductOf(sources).flatMap((file) => found(file, rewrite)),
  },
  {
    name: 'dependencies-by-exported-paths',
    comment: 'A file that a package does not export may be gone in its next version.',
    find: ({ imports }) =>
      imports
        .filter(({ specifier }) => /(^|\/)node_modules\//.test(specifier))
        .map(({ from, specifier }) => ({ from, to: specifier })),
  },
];

const inProductOf = (sources) => sources().filter(({ path }) => !isTest(path) && !path.includes('/testing/'));

function found({ path, program, lineOf }, problemOf) {
  const problems = [];
  walk(program, (node) => {
    const to = problemOf(node);
    if (to !== undefined) problems.push({ from: path, line: lineOf(node.start), to });
  });
  return problems;
}

const rewrite = ({ type, property }) =>
  type === 'MemberExpression' && REWRITES.has(property.name) ? property.name : undefined;

/** A rule of a build with a loader, whose pattern matches a dependency's file and that leaves none out. */
function loaderOverDependency(node) {
  if (node.type !== 'ObjectExpression') return undefined;
  const named = new Map(node.properties.map((property) => [property.key?.name, property.value]));
  if ((!named.has('loader') && !named.has('use')) || named.has('exclude')) return undefined;
  const patterns = CONDITIONS.flatMap((name) => named.get(name)?.regex ?? []);
  if (patterns.length === 0) return undefined;
  const matches = (file) => patterns.every(({ pattern, flags }) => new RegExp(pattern, flags).test(file));
  return DEPENDENCY_FILES.some(matches) ? patterns[0].pattern : undefined;
}
