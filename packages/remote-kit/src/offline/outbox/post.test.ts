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

describe('what the server does not take', () => {
  const aChange = { ...aMeal(0), url: '/api/meals/dal' };
  const refusing = (status: number, body: unknown = {}) =>
    replaceNetwork({ fetch: () => Promise.resolve(new Response(JSON.stringify(body), { status })) });

  it('is done where what is to go is gone, and refused where what is to change is', async () => {
    refusing(404);

    expect(await post({ ...aChange, method: 'DELETE' })).toEqual({ is: 'sent', answer: undefined });
    expect(await post({ ...aChange, method: 'PATCH' })).toMatchObject({
      is: 'refused',
      refused: { status: 404 },
    });
  });

  it.each([401, 402, 429, 500, 503])('goes later after %i', async (status) => {
    refusing(status);

    expect(await post(aChange)).toMatchObject({ is: 'later', error: { status } });
  });

  it('goes later while the same is being done', async () => {
    refusing(409, { code: 'in_progress' });

    expect(await post(aChange)).toMatchObject({ is: 'later' });
  });
});
