import { DAY } from '@nestwell/domain/moments';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { recorded } from './platform/database/testing/recorded';
import { TestApp } from './platform/testing/test-app';
import { parts } from './app';
import { aMember, type Member } from './testing/member';

/** What an open site asks for most, each with the statements it may take, the one of the session guard among them. */
const HOT_READS = {
  '/api/users/USER': 3,
  '/api/users/USER/subscription/status': 2,
  '/api/users/USER/notifications/unread-count': 2,
  '/api/users/USER/notifications': 3,
  '/api/users/USER/tracking/today': 2,
  '/api/users/USER/meals?startDate=TODAY&endDate=TODAY': 2,
  '/api/users/USER/reminders?startDate=FROM&endDate=TO&limit=1000': 2,
  '/api/users/USER/workouts': 3,
  '/api/users/USER/stats/weekly': 2,
  '/api/community/posts?limit=20': 3,
};

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    member = await aMember(app, { isPregnant: false, monthsPostpartum: 4 });
  }, 60_000);
  afterAll(() => app.stop());

  it.each(Object.entries(HOT_READS))(
    '%s takes at most %i statements, one of them for session, user and plan',
    async (path, most) => {
      const now = app.clock.now();
      const around = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
      const address = path
        .replace('USER', member.id)
        .replaceAll('TODAY', around(0).slice(0, 10))
        .replace('FROM', around(-15))
        .replace('TO', around(15));
      const besides = /^(?!commit|begin|start transaction|insert into ["`]changes)/i;

      const statements = await recorded(app.get(Database), besides, async () => {
        expect(await member.send(address)).toMatchObject({ status: 200 });
      });

      expect(statements.length).toBeLessThanOrEqual(most);
      expect(statements.filter(({ sql }) => /\bsessions\b/.test(sql))).toHaveLength(1);
    },
  );
});
