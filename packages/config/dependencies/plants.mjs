/** For each rule a small tree that breaks it, and one that breaks none. */

const library = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const it = 1;\n',
});

const module = (...imports) =>
  [
    ...imports.map((path, index) => `import { it as it${index} } from '${path}';`),
    'export const it = 1;',
    '',
  ].join('\n');

/** Each entry: the rule that must fire, the file it must blame, the planted files. */
export const plants = [
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
  {
    rule: 'contracts-import-zod-and-domain-only',
    from: 'packages/contracts/src/calendar/reminders.contract.ts',
    files: { 'packages/contracts/src/calendar/reminders.contract.ts': module('luxon'), ...library('luxon') },
  },
  {
    rule: 'domain-imports-nothing',
    from: 'packages/domain/src/calendar-days/ranges.ts',
    files: { 'packages/domain/src/calendar-days/ranges.ts': module('luxon'), ...library('luxon') },
  },
  {
    rule: 'no-device-time-in-services',
    from: 'services/src/calendar/feed/feed.service.ts',
    files: {
      'services/src/calendar/feed/feed.service.ts': module(
        '../../../../packages/domain/src/device-time/index',
      ),
      'packages/domain/src/device-time/index.ts': module(),
    },
  },
  {
    rule: 'radix-in-ui-only',
    from: 'mfe-account/src/dialog.tsx',
    files: { 'mfe-account/src/dialog.tsx': module('radix-ui'), ...library('radix-ui') },
  },
  {
    rule: 'radix-in-ui-only',
    from: 'shell/src/nav.tsx',
    files: { 'shell/src/nav.tsx': module('lucide-react'), ...library('lucide-react') },
  },
  {
    rule: 'remotes-use-the-kit',
    from: 'mfe-community/src/posts.queries.ts',
    files: {
      'mfe-community/src/posts.queries.ts': module('@tanstack/react-query'),
      ...library('@tanstack/react-query'),
    },
  },
  {
    rule: 'remotes-use-the-kit',
    from: 'mfe-community/src/post.tsx',
    files: { 'mfe-community/src/post.tsx': module('react-router-dom'), ...library('react-router-dom') },
  },
  {
    rule: 'redux-in-shell-only',
    from: 'packages/remote-kit/src/index.ts',
    files: { 'packages/remote-kit/src/index.ts': module('@reduxjs/toolkit'), ...library('@reduxjs/toolkit') },
  },
  {
    rule: 'no-sibling-feature',
    from: 'mfe-fitness/src/features/workouts/list.tsx',
    files: {
      'mfe-fitness/src/features/workouts/list.tsx': module('../tracking/day'),
      'mfe-fitness/src/features/tracking/day.ts': module(),
    },
  },
  {
    rule: 'area-through-its-front-door',
    from: 'services/src/community/posts/posts.service.ts',
    files: {
      'services/src/community/posts/posts.service.ts': module('../../account/users/users.service'),
      'services/src/account/users/users.service.ts': module(),
    },
  },
  {
    rule: 'platform-below-areas',
    from: 'services/src/platform/session/session.guard.ts',
    files: {
      'services/src/platform/session/session.guard.ts': module('../../account'),
      'services/src/account/index.ts': module(),
    },
  },
  {
    rule: 'typeorm-in-rows-only',
    from: 'services/src/nutrition/meals/meals.service.ts',
    files: { 'services/src/nutrition/meals/meals.service.ts': module('typeorm'), ...library('typeorm') },
  },
  {
    rule: 'no-test-code-in-the-product',
    from: 'mfe-calendar/src/remote.tsx',
    files: {
      'mfe-calendar/src/remote.tsx': module('../../packages/remote-kit/src/testing/render'),
      'packages/remote-kit/src/testing/render.tsx': module(),
    },
  },
];

/** Everything that is allowed, once: no rule may fire. */
export const allowed = {
  'shell/src/app.ts': module('@reduxjs/toolkit', '../../packages/remote-kit/src/index'),
  'mfe-nutrition/src/remote.tsx': module('./features/meals/log', '../../packages/ui/src/card'),
  'mfe-nutrition/src/features/meals/log.tsx': module(
    '../../lib/portion',
    '../../../../packages/contracts/src/meals',
  ),
  'mfe-nutrition/src/features/meals/log.test.tsx': module(
    '../../../../packages/remote-kit/src/testing/render',
  ),
  'mfe-nutrition/src/lib/portion.ts': module(),
  'packages/contracts/src/meals.ts': module('zod', '../../domain/src/limits/index'),
  'packages/domain/src/limits/index.ts': module('./texts'),
  'packages/domain/src/limits/texts.ts': module(),
  'packages/ui/src/card.tsx': module('radix-ui', 'lucide-react'),
  'packages/remote-kit/src/index.ts': module('@tanstack/react-query'),
  'packages/remote-kit/src/testing/render.tsx': module('@testing-library/react'),
  'services/src/community/index.ts': module('../account', '../platform/clock'),
  'services/src/account/index.ts': module('./users/users.repository'),
  'services/src/account/users/users.repository.ts': module('typeorm'),
  'services/src/account/users/users.db-spec.ts': module('typeorm', './users.repository'),
  'services/src/platform/clock.ts': module(),
  ...library('zod'),
  ...library('radix-ui'),
  ...library('lucide-react'),
  ...library('@reduxjs/toolkit'),
  ...library('@tanstack/react-query'),
  ...library('@testing-library/react'),
  ...library('typeorm'),
};
