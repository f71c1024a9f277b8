import { module, workspacePackage } from './parts.mjs';

export const modulePlants = [
  {
    rule: 'no-sibling-feature',
    from: 'mfe-fitness/src/features/workouts/list.tsx',
    files: {
      'mfe-fitness/src/features/workouts/list.tsx': module('../tracking/day'),
      'mfe-fitness/src/features/tracking/day.ts': module(),
    },
  },
  {
    rule: 'lib-knows-no-feature',
    from: 'mfe-nutrition/src/lib/portion.ts',
    files: {
      'mfe-nutrition/src/lib/portion.ts': module('../features/meals/meal'),
      'mfe-nutrition/src/features/meals/meal.ts': module(),
    },
  },
  {
    rule: 'feature-knows-no-page',
    from: 'mfe-nutrition/src/features/meals/meal.tsx',
    files: {
      'mfe-nutrition/src/features/meals/meal.tsx': module('../../pages/nutrition-page'),
      'mfe-nutrition/src/pages/nutrition-page.tsx': module(),
    },
  },
  {
    rule: 'host-in-the-shell-only',
    from: 'mfe-community/src/remote.tsx',
    files: {
      'mfe-community/src/remote.tsx': module('@nestwell/remote-kit/host'),
      ...workspacePackage('remote-kit', { './host': './src/host/index.ts' }),
      'packages/remote-kit/src/host/index.ts': module(),
    },
  },
];
