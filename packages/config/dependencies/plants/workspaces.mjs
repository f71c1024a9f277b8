import { module, workspacePackage } from './parts.mjs';

export const workspacePlants = [
  {
    rule: 'no-cycle',
    from: 'services/src/nutrition/meals/meals.service.ts',
    files: {
      'services/src/nutrition/meals/meals.service.ts': module('./portions'),
      'services/src/nutrition/meals/portions.ts': module('./meals.service'),
    },
  },
  {
    rule: 'no-cycle',
    from: 'packages/ui/src/card.ts',
    // A cycle of types alone is one too.
    files: {
      'packages/ui/src/card.ts': "import type { it } from './list';\nexport type Card = typeof it;\n",
      'packages/ui/src/list.ts': "import type { Card } from './card';\nexport const it: Card = 1;\n",
    },
  },
  {
    rule: 'resolvable',
    from: 'shell/src/app.ts',
    files: { 'shell/src/app.ts': module('./gone') },
  },
  {
    rule: 'app-to-app',
    from: 'mfe-nutrition/src/remote.tsx',
    files: {
      'mfe-nutrition/src/remote.tsx': module('../../mfe-fitness/src/remote'),
      'mfe-fitness/src/remote.tsx': module(),
    },
  },
  {
    rule: 'app-to-app',
    from: 'shell/src/app.ts',
    files: {
      'shell/src/app.ts': "import type { it } from '../../services/src/main';\nexport type It = typeof it;\n",
      'services/src/main.ts': module(),
    },
  },
  {
    rule: 'package-to-app',
    from: 'packages/remote-kit/src/index.ts',
    files: {
      'packages/remote-kit/src/index.ts': module('../../../shell/src/session'),
      'shell/src/session.ts': module(),
    },
  },
  // However it is asked for.
  ...[
    "export * from '../../../shell/src/session';",
    "export const it = import('../../../shell/src/session');",
    "export type It = import('../../../shell/src/session').It;",
    "import session = require('../../../shell/src/session');\nexport const it = session;",
    "export const it = require('../../../shell/src/session');",
  ].map((text) => ({
    rule: 'package-to-app',
    from: 'packages/remote-kit/src/index.ts',
    files: { 'packages/remote-kit/src/index.ts': text, 'shell/src/session.ts': module() },
  })),
  {
    rule: 'package-through-its-front-door',
    from: 'mfe-fitness/src/remote.tsx',
    files: {
      'mfe-fitness/src/remote.tsx': module('@nestwell/ui/src/card'),
      ...workspacePackage('ui', { '.': './src/index.ts' }),
      'packages/ui/src/index.ts': module('./card'),
      'packages/ui/src/card.ts': module(),
    },
  },
  {
    rule: 'no-relative-import-of-another-package',
    from: 'services/src/main.ts',
    files: {
      'services/src/main.ts': module('../../packages/releases/src/index'),
      ...workspacePackage('releases', { '.': './src/index.ts' }),
      'packages/releases/src/index.ts': module(),
    },
  },
];
