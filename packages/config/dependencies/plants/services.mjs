import { library, module, workspacePackage } from './parts.mjs';

export const servicePlants = [
  {
    rule: 'area-through-its-front-door',
    from: 'services/src/community/posts/posts.service.ts',
    files: {
      'services/src/community/posts/posts.service.ts': module('../../account/users/users.service'),
      'services/src/account/users/users.service.ts': module(),
    },
  },
  {
    rule: 'no-device-time-in-services',
    from: 'services/src/calendar/feed/feed.service.ts',
    files: {
      'services/src/calendar/feed/feed.service.ts': module('@nestwell/domain/device-time'),
      ...workspacePackage('domain', { './device-time': './src/device-time/index.ts' }),
      'packages/domain/src/device-time/index.ts': module(),
    },
  },
  {
    rule: 'area-through-its-front-door',
    from: 'services/src/account/users/users.service.ts',
    files: {
      'services/src/account/users/users.service.ts': module('../../billing/orders/orders.service'),
      'services/src/billing/orders/orders.service.ts': module(),
    },
  },
  {
    rule: 'testing-below-everything',
    from: 'services/src/testing/member.ts',
    files: {
      'services/src/testing/member.ts': module('../platform/clock'),
      'services/src/platform/clock.ts': module(),
    },
  },
  {
    rule: 'no-sibling-repository',
    from: 'services/src/calendar/feed/feed.service.ts',
    files: {
      'services/src/calendar/feed/feed.service.ts': module('../reminders/reminders.repository'),
      'services/src/calendar/reminders/reminders.repository.ts': module(),
    },
  },
  ...[
    ['injects a data source', 'constructor(private readonly source: DataSource) {}'],
    ['injects a manager', 'constructor(manager: EntityManager) {}'],
    ['keeps a manager', 'private readonly manager = this.rows.manager;'],
    ['keeps a manager for a while', 'find() {\n    const { manager } = this.rows;\n    return manager;\n  }'],
    ['injects by decorator', '', "import { InjectDataSource } from '@nestjs/typeorm';\n"],
  ].map(([, member, before = '']) => ({
    rule: 'repositories-join-transactions',
    from: 'services/src/nutrition/meals/meals.repository.ts',
    files: {
      'services/src/nutrition/meals/meals.repository.ts': `${before}export class MealsRepository {\n  ${member}\n}\n`,
      ...library('@nestjs/typeorm'),
    },
  })),
  {
    rule: 'mappers-are-named-to',
    from: 'services/src/nutrition/meals/meals.service.ts',
    files: {
      'services/src/nutrition/meals/meals.service.ts': [
        "import type { Meal } from '@nestwell/contracts/nutrition';",
        "import type { MealEntity } from './meal.entity';",
        'export const viewOf = ({ id }: MealEntity): Meal => ({ id });',
        '',
      ].join('\n'),
      'services/src/nutrition/meals/meal.entity.ts': 'export class MealEntity {\n  id!: string;\n}\n',
      ...workspacePackage('contracts', { './nutrition': './src/nutrition/index.ts' }),
      'packages/contracts/src/nutrition/index.ts': 'export interface Meal {\n  id: string;\n}\n',
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
    rule: 'area-through-its-front-door',
    from: 'services/src/community/posts/posts.service.ts',
    files: {
      'services/src/community/posts/posts.service.ts': module('../../billing/orders/orders.service'),
      'services/src/billing/orders/orders.service.ts': module(),
    },
  },
  {
    rule: 'area-through-its-front-door',
    from: 'services/src/account/users/users.service.ts',
    files: {
      'services/src/account/users/users.service.ts': module('../../releases/registry/release-store'),
      'services/src/releases/registry/release-store.ts': module(),
    },
  },
];
