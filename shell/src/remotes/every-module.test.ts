import type { MemberState } from '@nestwell/contracts/account';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { commandsOf } from '../keys/commands';
import { navItems, placesOf } from '../nav/nav-items';
import { aSite } from '../testing/a-site';
import { hersOf } from './hers';

/** Of the build, which knows Node; a page does not. */
interface Places {
  remoteIds: () => string[];
  folderOfRemote: (id: string) => string;
}

const modules: RemoteDeclaration[] = [];
beforeAll(async () => {
  const { remoteIds, folderOfRemote } = jest.requireActual<Places>('@nestwell/build/places');
  for (const id of remoteIds()) {
    const { remote } = (await import(`${folderOfRemote(id)}/src/remote`)) as { remote: RemoteDeclaration };
    modules.push(remote);
  }
});

function offeredIn(state: MemberState, pregnancyWeek: number | null = state === 'pregnant' ? 30 : null) {
  const { pages } = aSite(modules.flatMap((module) => module.pages.map(pageEntry)));
  const commands = modules.flatMap((module) => module.commands ?? []);
  const offline = modules.flatMap((module) => module.offline ?? []);
  const hers = hersOf({ pages, commands, offline }, { state, pregnancyWeek });
  const { bar, more } = placesOf(navItems(hers, null), hers);
  return {
    palette: commandsOf(hers).map(({ name, about = '', words = '' }) => `${name} ${about} ${words}`),
    places: [...bar, ...more].map(({ label, about = '' }) => `${label} ${about}`),
    lines: hers.offline.flatMap(({ line }) => (line ? [`${line.label} ${line.about}`] : [])),
    care: commandsOf(hers).flatMap(({ page }) => (page.startsWith('/care') ? [page] : [])),
    paths: commandsOf(hers).map(({ page }) => page),
  };
}

const pageEntry = ({ load: _, ...page }: RemoteDeclaration['pages'][number]) => page;

/** Said to a pregnant woman or a mother; beside it what speaks of a baby by the words themselves. */
const NOT_HERS =
  /feeding|diapers|movements|contractions|fever|hospital bag|wishes|partner|can i eat|look up a food|names and days|appointment/i;

it.each(['loss', 'paused'] as const)('in %s no module offers what is of a pregnancy or a baby', (state) => {
  const { palette, places, lines } = offeredIn(state);

  const notHers = (words: string[]) => words.filter((one) => speaksOfBaby(one) || NOT_HERS.test(one));
  expect(notHers([...palette, ...places, ...lines])).toEqual([]);
  expect(notHers(offeredIn('postpartum').palette).length).toBeGreaterThan(5);
  expect(palette.length).toBeGreaterThan(15);
  expect(places).toContain('Calendar ');
  expect(lines).toContain('Support and emergency numbers Always');
});

it.each(['loss', 'paused'] as const)(
  'in %s Care is her body, mood, medicines, pressure and the doctor',
  (state) => {
    expect(offeredIn(state).care.toSorted()).toEqual([
      '/care',
      '/care/body',
      '/care/medicines',
      '/care/mood',
      '/care/mood/history',
      '/care/pressure',
      '/care/report',
      '/care/report/page',
    ]);
  },
);

it('a pregnancy and a baby have their own pages', () => {
  const [before, after] = [offeredIn('pregnant').paths, offeredIn('postpartum').paths];

  const alone = (some: string[], others: string[]) =>
    some.filter((path) => !others.includes(path)).toSorted();
  expect(alone(before, after)).toEqual([
    '/care/bag',
    '/care/birth-wishes',
    '/care/contractions',
    '/care/feel',
    '/care/movements',
    '/care/movements/count',
  ]);
  expect(alone(after, before)).toEqual(['/care/body', '/care/feeding', '/care/fever', '/care/settings']);
  expect(before).toContain('/baby');
});

it('movements are offered from the week on in which she knows how her baby moves', () => {
  const movements = (week: number) =>
    offeredIn('pregnant', week).care.filter((path) => path.startsWith('/care/movements'));

  expect(movements(23)).toEqual([]);
  expect(movements(24)).toEqual(['/care/movements', '/care/movements/count']);
});

it('what the icon of the installed app opens, for all alike, names no baby, week or feed', () => {
  const shortcuts = modules.flatMap((module) => module.shortcuts ?? []).map(({ name }) => name);

  expect(shortcuts.filter((name) => speaksOfBaby(name) || NOT_HERS.test(name))).toEqual([]);
  expect(shortcuts).toContain('Log food');
});
