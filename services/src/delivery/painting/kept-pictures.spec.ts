import { KeptPictures, type Shown } from './kept-pictures';

const NOW = new Date('2026-11-28T08:00:00Z');
const SECONDS = 1000;

const shown = (html: string, faults: Shown['picture']['faults'] = []): Shown => ({
  picture: { html, styles: '.a{color:red}', isZoned: true, faults, lacks: [['/api/cups', 'u1']] },
  now: NOW,
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows again what was painted in the last ten seconds, letter by letter', () => {
  const kept = new KeptPictures();
  const home = shown('<p>It’s 4 ½ cups, Zoë 🥚</p>');
  kept.keep('home', home);
  kept.keep('care', shown('<p>Care</p>'));

  expect(kept.of('home')).toEqual(home);
  jest.advanceTimersByTime(9 * SECONDS);
  expect(kept.of('home')).toEqual(home);
  jest.advanceTimersByTime(2 * SECONDS);
  expect(kept.of('home')).toBeUndefined();
  expect(kept.of('nutrition')).toBeUndefined();
});

it('keeps the latest sixty, each as it is, and of one page the latest', () => {
  const kept = new KeptPictures();
  kept.keep('again', shown('<p>before</p>'));
  kept.keep('again', shown('<p>after</p>'));
  for (let page = 0; page < 59; page += 1) kept.keep(`page ${page}`, shown(`<p>${page}</p>`));

  expect(kept.of('again')).toEqual(shown('<p>after</p>'));
  for (let page = 0; page < 59; page += 1) expect(kept.of(`page ${page}`)).toEqual(shown(`<p>${page}</p>`));
  kept.keep('page 59', shown('<p>59</p>'));
  expect(kept.of('again')).toBeUndefined();
  expect(kept.of('page 59')).toEqual(shown('<p>59</p>'));
});

it('keeps neither what failed in part nor what is too long', () => {
  const kept = new KeptPictures();
  kept.keep('failed', shown('<p>', [{ owner: 'tea@v1', error: { message: 'cold' } }]));
  kept.keep('long', shown('ä'.repeat(64 * 1024 + 1)));
  kept.keep('fits', shown('ä'.repeat(64 * 1024)));

  expect(kept.of('failed')).toBeUndefined();
  expect(kept.of('long')).toBeUndefined();
  expect(kept.of('fits')?.picture.html).toBe('ä'.repeat(64 * 1024));
});
