import { module } from './parts.mjs';

export const folderPlants = [
  { rule: 'layout', from: 'scripts', files: { 'scripts/deploy.mjs': module() } },
  { rule: 'layout', from: 'mfe-fitness/src/utils', files: { 'mfe-fitness/src/utils/dates.ts': module() } },
  { rule: 'layout', from: 'packages/helpers', files: { 'packages/helpers/src/index.ts': module() } },
  { rule: 'layout', from: 'services/src/shared', files: { 'services/src/shared/dates.ts': module() } },
  {
    rule: 'no-folder-cycle',
    from: 'shell/src/gate/access.ts',
    // No file needs itself here, yet neither folder can be read without the other.
    files: {
      'shell/src/gate/access.ts': module('../nav/items'),
      'shell/src/nav/items.ts': module(),
      'shell/src/nav/bowl.ts': module('../gate/banner'),
      'shell/src/gate/banner.ts': module(),
    },
  },
  {
    rule: 'no-folder-cycle',
    from: 'services/src/account/orders/orders.ts',
    // A ring of three.
    files: {
      'services/src/account/orders/orders.ts': module('../charges/charges'),
      'services/src/account/charges/charges.ts': module('../plans/plans'),
      'services/src/account/plans/plans.ts': module('../orders/order'),
      'services/src/account/orders/order.ts': module(),
    },
  },
];
