import type { Account } from './account';
import { oddTarget, type PlainRead } from './odd-targets';

const DAY = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
/** The same for all members: what one of them spoils, the others ask for. */
const WEEK = `startDate=${day(6)}&endDate=${day(-1)}`;
const MOMENTS = `startDate=${day(6)}T00:00:00Z&endDate=${day(-1)}T00:00:00Z`;

const SHARED: readonly PlainRead[] = [
  { path: '/api/community/posts', query: 'category=all&limit=20' },
  { path: '/api/food/search', query: 'q=oats' },
  { path: '/api/checkout/quote', query: 'plan=monthly' },
  { path: '/api/platform/registry', query: '' },
  { path: '/api/exercises', query: '' },
];

const OWN: readonly (readonly [name: string, query: string])[] = [
  ['', ''],
  ['/meals', WEEK],
  ['/meals/days', WEEK],
  ['/trends', WEEK],
  ['/reminders', MOMENTS],
  ['/notifications', 'limit=20'],
  ['/questions', ''],
  ['/medicines', ''],
  ['/kept-foods', ''],
  ['/tracking/today', ''],
  ['/stats/weekly', ''],
  ['/sessions', ''],
  ['/billing', ''],
  ['/blocks', ''],
  ['/shares', ''],
  ['/subscription/status', ''],
  ['/baby-development/summary', ''],
  ['/export', ''],
];

const PAGES = [
  '/',
  '/',
  '/nutrition',
  '/calendar',
  '/care',
  '/care/questions',
  '/community',
  '/settings',
  '/baby',
  '/progress',
];

export const readsOf = ({ id }: Account): PlainRead[] => [
  ...SHARED,
  ...OWN.map(([name, query]) => ({ path: `/api/users/${id}${name}`, query })),
];

const addressOf = ({ path, query }: PlainRead) => (query === '' ? path : `${path}?${query}`);

const ANSWERED = [200, 206, 302, 303, 304, 402, 416, 429];
const RANGES = ['bytes=0-99', 'bytes=5-', 'bytes=-20', 'bytes=0-0,5-9', 'bytes=9-1'];

/** A page or a list, as a browser or a program of hers asks for it. */
export async function read(member: Account): Promise<void> {
  const target = member.chance(0.35) ? member.pick(PAGES) : addressOf(member.pick(readsOf(member)));
  const method = member.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS']);
  const sent = { method, target, headers: conditions(member, target) };
  const expected = method === 'OPTIONS' ? undefined : ANSWERED;
  if (member.chance(0.08))
    return member.traffic.sendAndLeave({ owner: member.owner, sent: member.signed(sent), expected });
  const answer = await member.call(sent, expected);
  const etag = answer?.header('etag');
  if (etag !== undefined) member.etags.set(target, etag);
}

function conditions(member: Account, target: string): Record<string, string> {
  const etag = member.etags.get(target);
  if (etag !== undefined && member.chance(0.5)) return { 'if-none-match': etag };
  return member.chance(0.1) ? { range: member.pick(RANGES) } : {};
}

/** Her list of this week shows what she noted last. */
export async function readOwnMeals(member: Account): Promise<string | undefined> {
  const { newestMeal } = member;
  const answer = await member.call(
    { method: 'GET', target: `/api/users/${member.id}/meals?${WEEK}` },
    ANSWERED,
  );
  if (answer?.status !== 200 || newestMeal === undefined || answer.text.includes(newestMeal))
    return undefined;
  return `the meals of ${member.owner} lack what she noted last`;
}

/** Everything of hers once, after all that others sent: each is asked for as every program of the product asks. */
export async function readAll(member: Account): Promise<void> {
  for (const one of readsOf(member))
    await member.call({ method: 'GET', target: addressOf(one) }, [200, 402, 429]);
  await member.logIn();
}

/** What no browser sends, with what another one asks for in it. */
export async function sendOddTarget(member: Account, other: Account): Promise<void> {
  if (member.chance(0.4)) return sendOddLogin(member, other);
  const mine = member.pick(readsOf(member).filter(({ query }) => query !== ''));
  const theirs = member.pick(
    readsOf(other).filter(({ path }) => path.replace(other.id, member.id) === mine.path),
  );
  const sent = {
    method: member.pick(['GET', 'GET', 'HEAD', 'OPTIONS']),
    target: oddTarget(member.random, mine, theirs),
  };
  await member.traffic.sendAlone({ owner: member.owner, sent: member.signed(sent) });
}

/** An e-mail alone opens an account here, so that whoever names another's may be answered with hers. */
async function sendOddLogin(member: Account, other: Account): Promise<void> {
  const path = '/api/users/by-email';
  const query = ({ email }: Account) => `email=${encodeURIComponent(email)}`;
  const target = oddTarget(member.random, { path, query: query(member) }, { path, query: query(other) });
  const { headers } = member.signed({ method: 'GET', target });
  const { cookie: _, 'x-user-id': __, ...others } = headers ?? {};
  await member.traffic.sendAlone({
    owner: member.owner,
    sent: { method: 'GET', target, headers: others },
    mayNameOthers: true,
  });
}
