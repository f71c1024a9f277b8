import { nutrition } from '@nestwell/contracts/nutrition';
import { DAY } from '@nestwell/domain/moments';
import { answer, FakeServer, replaceNetwork } from '../../testing';
import { post } from './post';
import type { Waiting } from './waiting';

const server = new FakeServer([answer(nutrition.logMeal, { id: 'made' } as never)]);
beforeEach(() => replaceNetwork(server));

const aMeal = (days: number): Waiting => ({
  id: 1,
  userId: 'ama',
  key: 'key',
  method: 'POST',
  url: '/api/meals',
  body: { name: 'Dal' },
  zone: 'UTC',
  keptAt: Date.now() - days * DAY,
  noun: 'Meal',
  title: 'Dal',
  open: '/',
  shows: [],
});

it('says how long a change has waited, and nothing of a clock that was set back since', async () => {
  expect(await post(aMeal(20))).toEqual({ is: 'sent', answer: { id: 'made' } });
  expect(await post(aMeal(-20))).toEqual({ is: 'sent', answer: { id: 'made' } });

  const [one, other] = server.calls(nutrition.logMeal).map(({ headers }) => Number(headers['x-waited']));
  expect(one).toBeGreaterThanOrEqual(20 * DAY);
  expect(other).toBe(0);
});

it('sends what has waited for too long only when she wants it sent', async () => {
  expect(await post(aMeal(26))).toMatchObject({ is: 'refused', refused: { status: 0 } });

  expect(await post({ ...aMeal(26), byHand: true })).toMatchObject({ is: 'sent' });
  expect(await post({ ...aMeal(20_000), byHand: true })).toMatchObject({ is: 'sent' });
  expect(server.calls(nutrition.logMeal).at(-1)?.headers).not.toHaveProperty('x-waited');
});
