import { APP, library, TEST } from './places.mjs';

/** Which installed libraries may be used where. */
export const libraryRules = [
  {
    name: 'contracts-import-zod-domain-and-safety-only',
    comment:
      'A contract must load in a browser, in the server and in a tool alike; what it takes besides imports nothing.',
    from: { path: '^packages/contracts/src/', pathNot: TEST },
    to: { pathNot: ['^packages/(contracts|domain|safety)/src/', library('zod')] },
  },
  {
    name: 'schemas-on-servers-only',
    comment: 'A browser has endpoints without their schemas, and no zod.',
    from: {
      path: [
        '^(shell|mfe-[^/]+|packages/(ui|remote-kit))/',
        '^packages/contracts/src/.*/(index|endpoints|queued-[^/]+)\\.ts$',
        '^packages/contracts/src/.*\\.(constants|defaults|endpoints)\\.ts$',
      ],
      pathNot: [TEST, '/testing/'],
    },
    to: { path: ['^packages/contracts/src/.*/(server|fields|description)\\.ts$', library('zod')] },
  },
  {
    name: 'domain-imports-nothing',
    comment: 'The rules of the domain are pure: every module takes them in, and both sides read them alike.',
    from: { path: '^packages/domain/src/', pathNot: TEST },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'safety-imports-amounts-and-units-only',
    comment:
      'What she may act on loads wherever it is needed, before and without everything else; amounts and units are read one way.',
    from: { path: '^packages/safety/src/', pathNot: [TEST, '/testing/'] },
    to: { pathNot: '^packages/(safety/src|domain/src/(amounts|units))/' },
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
    name: 'injected-repositories-in-rows-only',
    comment:
      'Modules name the entities of an area, its repositories are given their rows; nothing else asks for them.',
    from: {
      path: '^services/src/',
      pathNot: [String.raw`\.(module|repository)\.ts$`, '^services/src/platform/database/', TEST],
    },
    to: { path: library('@nestjs/typeorm') },
  },
  {
    name: 'typeorm-in-rows-only',
    comment:
      'Only entities and their lists, repositories, migrations and the platform know how rows are kept.',
    from: {
      path: '^services/src/',
      pathNot: [
        String.raw`\.(entity|entities|repository)\.ts$`,
        '/(migrations|testing)/|^services/src/platform/database/',
        TEST,
      ],
    },
    to: { path: [library('typeorm'), '^packages/embedded-sqlite/'] },
  },
];
