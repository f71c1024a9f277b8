import { care } from '@nestwell/contracts/care/server';
import { FirstAnswers } from '../platform/first-answers';
import { UserDirectory } from '../platform/session-user';
import { aMember } from '../testing/member';
import { careSpec } from './testing/care-spec';

careSpec((suite) => {
  /** What Home brings of Care for her, by the path of each call. */
  const broughtFor = async (userId: string) => {
    const { app } = suite;
    const user = await app.get(UserDirectory).find(userId);
    if (user === null) throw new Error('nobody');
    const visit = { userId, user, zone: 'Europe/Vienna', now: new Date('2026-11-20T12:00:00Z') };
    const ofCare = app
      .get(FirstAnswers)
      .all.filter(({ endpoint: { path } }) => Object.values(care).some((call) => call.path === path));
    const hers = await Promise.all(
      ofCare.map(async ({ isFor, endpoint, answer }) =>
        (await isFor?.(visit)) ? [[endpoint.path.split('/').at(-1), await answer(visit)] as const] : [],
      ),
    );
    return Object.fromEntries(hers.flat());
  };

  it('brings a mother her babies’ log, their names and the clock with Home, as their calls answer', async () => {
    const { app } = suite;
    const mother = await aMember(app, { isPregnant: false, monthsPostpartum: 4 });
    const params = { userId: mother.id };
    await mother.call(care.startBabyTimer, { params, body: { kind: 'breast', baby: 1, side: 'left' } });
    await mother.call(care.saveCareSettings, { params, body: { babyNames: ['Mila'] } });

    expect(await broughtFor(mother.id)).toEqual({
      'baby-log': (await mother.call(care.listBabyLog, { params })).body,
      'care-settings': { dayStartsAt: 0, babyNames: ['Mila'] },
      'care-clock': { now: '2026-11-20T12:00:00.000Z' },
    });
  });

  it.each([
    ['before birth', { isPregnant: true, pregnancyWeek: 20 }],
    ['while her pregnancy is paused', { state: 'paused' }],
    ['after a loss', { state: 'loss' }],
  ])('brings nothing of babies %s', async (_, her) => {
    const { id } = await aMember(suite.app, her);

    expect(await broughtFor(id)).toEqual({});
  });
});
