import { library, module, workspacePackage } from './parts.mjs';
import { allowedLines } from './safety.mjs';
import { allowedStores } from './stores.mjs';
import { allowedStyles } from './styles.mjs';
import { allowedOnTheWire } from './wire.mjs';
import { allowedWords } from './words.mjs';

/** Everything that is allowed, once: no rule may fire. */
export const allowed = {
  'shell/src/app.ts': module('@reduxjs/toolkit', '@nestwell/remote-kit', '@nestwell/remote-kit/host'),
  'mfe-nutrition/src/remote.tsx': module('./features/meals/log', '@nestwell/ui'),
  'mfe-nutrition/src/features/meals/log.tsx': module('../../lib/portion', '@nestwell/contracts/nutrition'),
  'mfe-nutrition/src/features/meals/log.test.tsx': module('@nestwell/remote-kit/testing'),
  'mfe-nutrition/src/lib/portion.ts': module(),
  ...workspacePackage('contracts', { './nutrition': './src/nutrition/index.ts' }),
  'packages/contracts/src/nutrition/index.ts': module('@nestwell/domain/limits'),
  ...workspacePackage('domain', { './limits': './src/limits/index.ts' }),
  'packages/domain/src/limits/index.ts': module('./texts'),
  'packages/domain/src/limits/texts.ts': module(),
  ...workspacePackage('ui', { '.': './src/card.tsx' }),
  ...workspacePackage('remote-kit', {
    '.': './src/index.ts',
    './host': './src/host/index.ts',
    './testing': './src/testing/render.tsx',
  }),
  'packages/remote-kit/src/host/index.ts': module(),
  'packages/ui/src/card.tsx': module('radix-ui', 'lucide-react'),
  'packages/remote-kit/src/index.ts': module('@tanstack/react-query'),
  'packages/remote-kit/src/testing/render.tsx': module('@testing-library/react'),
  'services/src/community/index.ts': module('../account', '../platform/clock'),
  'services/src/account/index.ts': module('./users/users.repository'),
  'services/src/account/users/users.repository.ts': module('typeorm'),
  'services/src/account/users/users.db-spec.ts': module('typeorm', './users.repository'),
  'services/src/account/migrations/1-users.ts': module('typeorm'),
  'services/src/platform/database/testing/engines.ts': module('typeorm'),
  'services/src/platform/clock.ts': module(),
  ...library('zod'),
  ...library('radix-ui'),
  ...library('lucide-react'),
  ...library('@reduxjs/toolkit'),
  ...library('@tanstack/react-query'),
  ...library('@testing-library/react'),
  ...library('typeorm'),
  ...allowedOnTheWire,
  ...allowedLines,
  ...allowedStores,
  ...allowedStyles,
  ...allowedWords,
};
