import { fitness } from '@nestwell/contracts/fitness/server';
import { checkInNoteLength } from '@nestwell/domain/limits';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';

const FAMILY = '👩‍👩‍👧‍👦';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

it('a note is counted in characters as a reader sees them, and comes back whole', async () => {
  const member = await aMember(app);
  const params = { userId: member.id };
  const save = (notes: string) => member.call(fitness.saveCheckIn, { params, body: { notes } });

  for (const count of [250, checkInNoteLength]) {
    const { status } = await save(FAMILY.repeat(count));
    const [{ notes } = {}] = (await member.call(fitness.listCheckIns, { params })).body;
    expect([status, notes === FAMILY.repeat(count)]).toEqual([200, true]);
  }
  expect(await save(FAMILY.repeat(checkInNoteLength + 1))).toMatchObject({
    status: 400,
    body: { field: 'notes' },
  });
});
