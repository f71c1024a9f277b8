import { Attempt } from './attempt';

it('keeps its key while the same is sent again, and takes another for other content', () => {
  const attempt = new Attempt();
  const first = attempt.keyFor({ plan: 'annual' });

  expect(attempt.keyFor({ plan: 'annual' })).toBe(first);
  expect(attempt.keyFor({ plan: 'monthly' })).not.toBe(first);
});

it('takes another key for the same content once it has had its answer', () => {
  const attempt = new Attempt();
  const first = attempt.keyFor(undefined);
  attempt.settle();

  expect(attempt.keyFor(undefined)).not.toBe(first);
});
