import { account } from '@nestwell/contracts/account/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { onBothEngines } from '../../platform/database/testing/engines';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { exerciseIdOf } from './catalogue/exercise-seed';
import { ClearancesService } from './clearances.service';
import { aMember, type Member } from '../../testing/member';

const PELVIC_FLOOR_LIFTS = 101;
const BRIDGE = 105;

onBothEngines((engine) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());

  const read = async (member: Member) =>
    (await member.call(fitness.readClearance, { params: { userId: member.id } })).body;
  const save = (member: Member, body: { cleared: boolean; caesarean: boolean | null }) =>
    member.call(fitness.saveClearance, { params: { userId: member.id }, body });

  it('is asked until it is answered, and can be answered otherwise later', async () => {
    const member = await aMember(app, { isPregnant: false, monthsPostpartum: 1 });
    expect(await read(member)).toBeNull();

    await save(member, { cleared: false, caesarean: true });
    expect(await read(member)).toEqual({ cleared: false, caesarean: true });

    await save(member, { cleared: true, caesarean: true });
    expect(await read(member)).toEqual({ cleared: true, caesarean: true });
  });

  it('is asked anew after birth: what was said in pregnancy does not hold', async () => {
    const member = await aMember(app, { isPregnant: true, monthsPostpartum: null, pregnancyWeek: 30 });
    await save(member, { cleared: true, caesarean: null });
    expect(await read(member)).toEqual({ cleared: true, caesarean: null });

    await member.call(account.updateUser, {
      params: { userId: member.id },
      body: { isPregnant: false, monthsPostpartum: 0 },
    });
    expect(await read(member)).toBeNull();
  });

  it('is asked anew once she states what asks for a word first', async () => {
    const member = await aMember(app, { isPregnant: true, monthsPostpartum: null, pregnancyWeek: 30 });
    await save(member, { cleared: true, caesarean: null });

    await member.call(account.updateUser, {
      params: { userId: member.id },
      body: { pregnancyFacts: { lowPlacenta: true } },
    });
    expect(await read(member)).toBeNull();

    await save(member, { cleared: true, caesarean: null });
    expect(await read(member)).toEqual({ cleared: true, caesarean: null });
  });

  it.each([
    ['not cleared', { cleared: false, caesarean: false }, 422],
    ['cleared', { cleared: true, caesarean: true }, 201],
    ['not asked', null, 201],
  ])('decides of a logged workout while she is %s', async (_, answers, status) => {
    const member = await aMember(app, { isPregnant: false, monthsPostpartum: 6 });
    if (answers) await save(member, answers);
    const log = (number: number) =>
      member.call(fitness.logWorkout, {
        body: { userId: member.id, exerciseId: exerciseIdOf(number), duration: 10 },
      });

    expect((await log(BRIDGE)).status).toBe(status);
    expect((await log(PELVIC_FLOOR_LIFTS)).status).toBe(201);
  });

  it('goes out with her data and goes with her account', async () => {
    const member = await aMember(app);
    await save(member, { cleared: true, caesarean: false });

    const { body } = await member.send<{ areas: { fitness: unknown } }>(`/api/users/${member.id}/export`);
    expect(body.areas.fitness).toMatchObject({ exerciseClearance: { cleared: true, caesarean: false } });
    await member.send(`/api/users/${member.id}`, { method: 'DELETE', json: { email: member.email } });
    expect(await app.get(ClearancesService).exportOf(member.id)).toBeNull();
  });
});
