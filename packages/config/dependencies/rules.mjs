/** Who may import whom. Every rule here has a planted violation in `plants.mjs` that must be caught. */

import { REMOTES } from '../repository.mjs';

const APP = 'shell|mfe-[^/]+|services';
const AREA = REMOTES.map((name) => name.slice('mfe-'.length)).join('|');
const TEST = String.raw`\.(test|spec|db-spec|http-spec)\.tsx?$`;

/** An installed library, wherever the package manager keeps it. */
const library = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

export const rules = [
  {
    name: 'no-cycle',
    comment: 'Two modules that need each other are one module, or miss a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import nobody can follow is checked by no rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'app-to-app',
    comment: 'Apps are released apart: they share packages and the wire, never code.',
    from: { path: `^(${APP})/` },
    to: { path: `^(${APP})/`, pathNot: '^$1/' },
  },
  {
    name: 'package-to-app',
    comment: 'Packages stand below the apps.',
    from: { path: '^packages/' },
    to: { path: `^(${APP})/` },
  },
  {
    name: 'contracts-import-zod-and-domain-only',
    comment: 'A contract must load in a browser, in the server and in a tool alike.',
    from: { path: '^packages/contracts/src/', pathNot: TEST },
    to: { pathNot: ['^packages/(contracts|domain)/src/', library('zod')] },
  },
  {
    name: 'domain-imports-nothing',
    comment: 'The rules of the domain are pure: every module takes them in, and both sides read them alike.',
    from: { path: '^packages/domain/src/', pathNot: TEST },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'no-device-time-in-services',
    comment: 'The clock and zone of the server are nobody’s: it asks platform/time, which takes a zone.',
    from: { path: '^services/src/' },
    to: { path: '^packages/domain/src/device-time/' },
  },
  {
    name: 'radix-in-ui-only',
    comment: 'Two copies of Radix fight over focus and scroll: it lives inside the kit.',
    from: { path: `^(packages|${APP})/`, pathNot: '^packages/ui/' },
    to: { path: library('radix-ui', '@radix-ui', 'lucide-react') },
  },
  {
    name: 'remotes-use-the-kit',
    comment: 'State, queries and routing reach a remote through remote-kit alone.',
    from: { path: '^mfe-' },
    to: {
      path: library('@reduxjs', 'redux', 'react-redux', '@tanstack', 'react-router', 'react-router-dom'),
    },
  },
  {
    name: 'redux-in-shell-only',
    comment: 'The store belongs to the shell; nobody else may depend on its shape.',
    from: { path: `^(packages|${APP})/`, pathNot: '^shell/' },
    to: { path: library('@reduxjs', 'redux', 'react-redux') },
  },
  {
    name: 'no-sibling-feature',
    comment: 'What two features share moves up to the lib of their app, or to a package.',
    from: { path: `^(${APP})/src/features/([^/]+)/` },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'area-through-its-front-door',
    comment: 'Another area of the services is entered through its index.ts.',
    from: { path: '^services/src/([^/]+)/' },
    to: {
      path: `^services/src/(${AREA})/`,
      pathNot: ['^services/src/$1/', `^services/src/(${AREA})/index\\.ts$`],
    },
  },
  {
    name: 'platform-below-areas',
    comment: 'Areas register with the platform; it knows none of them.',
    from: { path: '^services/src/platform/', pathNot: TEST },
    to: { path: `^services/src/(${AREA}|delivery)/` },
  },
  {
    name: 'typeorm-in-rows-only',
    comment:
      'Only entities and their lists, repositories, migrations and the platform know how rows are kept.',
    from: {
      path: '^services/src/',
      pathNot: [
        String.raw`\.(entity|entities|repository)\.ts$|^services/src/areas\.ts$`,
        '^services/src/(migrations|platform/database|testing)/',
        TEST,
      ],
    },
    to: { path: [library('typeorm'), '^packages/embedded-sqlite/'] },
  },
  {
    name: 'no-test-code-in-the-product',
    comment: 'Test helpers must not be shipped; a preview is a mock host and may use them.',
    from: {
      path: `^(packages|${APP})/`,
      pathNot: [TEST, '/testing/', '/preview(/|\\.tsx$)', '^packages/(e2e|bench|config)/'],
    },
    to: {
      path: ['^services/src/testing/', '^packages/remote-kit/src/testing/', library('@testing-library')],
    },
  },
].map((rule) => ({ severity: 'error', ...rule }));
