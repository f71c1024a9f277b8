import { library, module, workspacePackage } from './parts.mjs';

export const libraryPlants = [
  {
    rule: 'contracts-import-zod-domain-and-safety-only',
    from: 'packages/contracts/src/calendar/reminders.schemas.ts',
    files: { 'packages/contracts/src/calendar/reminders.schemas.ts': module('luxon'), ...library('luxon') },
  },
  {
    rule: 'schemas-on-servers-only',
    from: 'mfe-care/src/features/mood/mood.queries.ts',
    files: {
      'mfe-care/src/features/mood/mood.queries.ts': module('@nestwell/contracts/care/server'),
      ...workspacePackage('contracts', { './care/server': './src/care/server.ts' }),
      'packages/contracts/src/care/server.ts': module(),
    },
  },
  {
    rule: 'schemas-on-servers-only',
    from: 'packages/contracts/src/care/mood.endpoints.ts',
    files: { 'packages/contracts/src/care/mood.endpoints.ts': module('zod'), ...library('zod') },
  },
  {
    rule: 'schemas-on-servers-only',
    from: 'packages/contracts/src/care/mood.constants.ts',
    files: { 'packages/contracts/src/care/mood.constants.ts': module('zod'), ...library('zod') },
  },
  {
    rule: 'domain-imports-nothing',
    from: 'packages/domain/src/calendar-days/ranges.ts',
    files: { 'packages/domain/src/calendar-days/ranges.ts': module('luxon'), ...library('luxon') },
  },
  {
    rule: 'safety-imports-amounts-and-units-only',
    from: 'packages/safety/src/lines/hours.ts',
    files: { 'packages/safety/src/lines/hours.ts': module('luxon'), ...library('luxon') },
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
    rule: 'injected-repositories-in-rows-only',
    from: 'services/src/nutrition/meals/meals.service.ts',
    files: {
      'services/src/nutrition/meals/meals.service.ts': module('@nestjs/typeorm'),
      ...library('@nestjs/typeorm'),
    },
  },
  {
    rule: 'typeorm-in-rows-only',
    from: 'services/src/nutrition/meals/meals.service.ts',
    files: { 'services/src/nutrition/meals/meals.service.ts': module('typeorm'), ...library('typeorm') },
  },
];
