import * as account from '../account/endpoints';
import * as calendar from '../calendar/endpoints';
import * as care from '../care/endpoints';
import * as community from '../community/endpoints';
import * as fitness from '../fitness/endpoints';
import type { Circumstances, EndpointShape, QueueRule, ShownRow } from '../kernel';
import * as nutrition from '../nutrition/endpoints';
import { openWithoutPlan } from './without-plan';

type Queued = EndpointShape & { queue: QueueRule };

const queued = [account, calendar, care, community, fitness, nutrition]
  .flatMap((area): object[] => Object.values(area))
  .filter((one): one is Queued => 'queue' in one);
const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;

const at = (row?: ShownRow): Circumstances => ({
  userId: '01900000-0000-7000-8000-000000000001',
  id: '01900000-0000-7000-8000-000000000002',
  now: new Date(0),
  today: '1970-01-01',
  find: () => row,
});

it('a change that is answered without a plan in part says which part, and no other does', () => {
  const inPart = new Set(openWithoutPlan.flatMap((place) => Object.keys(place.inPart ?? {})));
  expect(queued.length).toBeGreaterThan(25);

  const withRule = queued.filter(({ queue }) => queue.needsPlan !== undefined).map(nameOf);
  expect(withRule.toSorted()).toEqual(
    queued
      .map(nameOf)
      .filter((name) => inPart.has(name))
      .toSorted(),
  );
});

it('a change that is kept as one without a plan is answered without one', () => {
  const whole = new Set(openWithoutPlan.flatMap(({ calls }) => calls));
  const open = queued.filter(({ access, queue }) => access === 'session' && queue.needsPlan === undefined);

  expect(open.map(nameOf).filter((name) => !whole.has(name))).toEqual([]);
});

it.each([
  ['medication', false],
  ['appointment', true],
  ['personal', true],
] as const)('a change of a reminder of %s waits for a plan: %s', (type, waits) => {
  for (const { queue } of [calendar.completeReminder, calendar.deleteReminder])
    expect(queue.needsPlan?.({ params: { reminderId: 'one' } } as never, at({ type }))).toBe(waits);
});

it('a change of what is not on the device waits for a plan', () => {
  const inPart = queued.filter(({ queue, method }) => queue.needsPlan && method !== 'POST');

  expect(inPart.length).toBeGreaterThan(3);
  for (const { queue } of inPart)
    expect(queue.needsPlan?.({ params: {}, body: {}, query: {} } as never, at())).toBe(true);
});
