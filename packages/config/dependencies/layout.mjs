/**
 * The folders of the tree, once. A folder named here holds the folders listed and no other (files are free);
 * below one that is not named, a team makes the folders its feature needs.
 */
import { AREAS, PACKAGES, REMOTES } from '../repository.mjs';

/** Areas of the services, each entered through its `index.ts`: one for each remote, billing, the site's documents, and releases. */
export const SERVICE_AREAS = [...AREAS, 'billing', 'releases', 'web'];

const MODULE = {
  '': ['src'],
  src: ['features', 'lib', 'pages', 'preview', 'testing'],
};

export const LAYOUT = {
  '': ['.ci', 'deploy', 'docs', 'packages', 'services', 'shell', ...REMOTES],
  docs: ['decisions', 'pictures', 'previews'],
  shell: ['icons', 'src', 'top'],
  'shell/src': [
    'app',
    'gate',
    'home',
    'hydration',
    'in-step',
    'installed',
    'keys',
    'nav',
    'offline',
    'pages',
    'platform',
    'remotes',
    'routing',
    'session',
    'signals',
    'slots',
    'ssr',
    'testing',
    'toasts',
    'urgent',
    'versions',
    'watch',
  ],
  ...Object.fromEntries(REMOTES.flatMap((remote) => foldersIn(remote, MODULE))),
  services: ['src'],
  'services/src': [...SERVICE_AREAS, 'cli', 'growth', 'platform', 'testing'],
  'services/src/releases': ['migrations', 'previews', 'registry', 'team-page', 'telemetry'],
  'services/src/web': ['documents', 'files', 'lib', 'offline', 'ssr', 'testing'],
  'services/src/platform': [
    'audit',
    'config',
    'database',
    'discovery',
    'docs',
    'former-tables',
    'http',
    'idempotency',
    'in-step',
    'jobs',
    'limits',
    'mail',
    'outside',
    'metrics',
    'migrations',
    'pipeline',
    'secrets',
    'session',
    'taken-away',
    'testing',
    'time',
    'tracing',
  ],
  packages: PACKAGES.map((name) => name.slice('packages/'.length)),
  ...Object.fromEntries(PACKAGES.map((name) => [name, ['src']])),
  'packages/config': [
    'bootstrap',
    'checks',
    'dependencies',
    'jest',
    'regular-expressions',
    'trust',
    'tsconfig',
    'types',
  ],
  // How one signs in is apart from the rest of the account, which every Home carries.
  'packages/contracts/src': [...AREAS, 'billing', 'delivery', 'identity', 'kernel'],
  'packages/e2e/src': [
    ...AREAS,
    'engines',
    'foundation',
    'home',
    'hostile',
    'isolation',
    'kit',
    'pictures',
    'platform',
  ],
  'packages/mfe': ['bin', 'src', 'templates', 'templates-outside'],
  'packages/mfe/src': ['check', 'commands', 'gate', 'scaffold'],
  'packages/releases/src': ['signing', 'storage', 'testing'],
  'packages/build': ['bin', 'src'],
  'packages/build/src': ['agreement', 'commands', 'testing'],
  'packages/remote-kit/src': [
    'content',
    'declaration',
    'hooks',
    'host',
    'offline',
    'preview',
    'request',
    'ringing',
    'slots',
    'state',
    'testing',
  ],
  'packages/ui/src': [
    'art',
    'buttons',
    'choices',
    'fields',
    'figures',
    'fonts',
    'kit',
    'layers',
    'lists',
    'messages',
    'navigation',
    'styles',
    'surfaces',
    'theme',
  ],
};

function foldersIn(root, layout) {
  return Object.entries(layout).map(([folder, names]) => [folder ? `${root}/${folder}` : root, names]);
}

/** Folders of these files that the layout does not have. */
export function strayFolders(files) {
  return [...new Set(files.flatMap(foldersOf))].filter((folder) => {
    const cut = folder.lastIndexOf('/');
    const allowed = LAYOUT[folder.slice(0, Math.max(0, cut))];
    return allowed !== undefined && !allowed.includes(folder.slice(cut + 1));
  });
}

function foldersOf(path) {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
