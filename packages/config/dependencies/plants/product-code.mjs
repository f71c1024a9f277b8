import { module } from './parts.mjs';

export const productCodePlants = [
  {
    rule: 'no-test-code-in-the-product',
    from: 'services/src/billing/providers/provider.ts',
    files: {
      'services/src/billing/providers/provider.ts': module('./paypal/testing/paypal-server'),
      'services/src/billing/providers/paypal/testing/paypal-server.ts': module(),
    },
  },
  {
    rule: 'no-test-code-in-the-product',
    from: 'mfe-calendar/src/remote.tsx',
    files: {
      'mfe-calendar/src/remote.tsx': module('../../packages/remote-kit/src/testing/render'),
      'packages/remote-kit/src/testing/render.tsx': module(),
    },
  },
  {
    rule: 'no-test-code-in-the-product',
    from: 'mfe-nutrition/src/features/meals/meals.tsx',
    files: {
      'mfe-nutrition/src/features/meals/meals.tsx': module('../../testing/a-meal'),
      'mfe-nutrition/src/testing/a-meal.ts': module(),
    },
  },
  {
    rule: 'no-test-code-in-the-product',
    from: 'services/src/billing/providers/provider.ts',
    files: {
      'services/src/billing/providers/provider.ts': module('./paypal/testing/paypal-server'),
      'services/src/billing/providers/paypal/testing/paypal-server.ts': module(),
    },
  },
  {
    rule: 'no-test-code-in-the-product',
    from: 'services/src/calendar/push/push.service.ts',
    files: {
      'services/src/calendar/push/push.service.ts': module('./push.http-spec'),
      'services/src/calendar/push/push.http-spec.ts': module(),
    },
  },
];
