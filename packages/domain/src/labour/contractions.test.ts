import fc from 'fast-check';
import { MINUTE, SECOND } from '../moments';
import { callRuleMet, type Contraction, type LabourSituation } from './contractions';

const began = Date.UTC(2026, 9, 24, 23, 30);
const at = (minutes: number) => new Date(began + minutes * MINUTE);

/** Starts every so many minutes for a span, each of a length in seconds; `now` is the last of them. */
function series(gap: number, span: number, seconds = 60): Contraction[] {
  return Array.from({ length: Math.floor(span / gap) + 1 }, (_, index) => ({
    startedAt: at(index * gap).toISOString(),
    endedAt: new Date(+at(index * gap) + seconds * SECOND).toISOString(),
  }));
}

/** A first baby at term by an exact date, every answer given: the highest bar there is. */
const first: LabourSituation = {
  week: 39,
  isDateExact: true,
  babies: 1,
  earlierBirth: false,
  earlierCaesarean: false,
  lowPlacenta: false,
};
const silent = undefined;

describe('a first baby at term', () => {
  it.each([
    ['every 5 minutes, 60 s, an hour', series(5, 60), 'three-in-ten'],
    ['every 5 minutes, 55 s, an hour', series(5, 60, 55), 'three-in-ten'],
    ['every 5 minutes, 20 s, ten minutes', series(5, 10, 20), 'three-in-ten'],
    ['every 2 minutes, 50 s, an hour', series(2, 60, 50), 'three-in-ten'],
    ['every 2 minutes, 70 s, 40 minutes', series(2, 40, 70), 'three-in-ten'],
    ['every 3 minutes, 60 s, an hour', series(3, 60), 'three-in-ten'],
    ['every 3 minutes, 6 minutes', series(3, 6), 'three-in-ten'],
    ['three in eleven minutes', series(5.5, 11), silent],
    ['two in a minute', series(1, 1), silent],
    ['every 6 minutes, an hour', series(6, 60), silent],
    ['every 10 minutes, 110 minutes', series(10, 110), silent],
    ['every 20 minutes, 100 minutes', series(20, 100), silent],
    ['one', series(5, 0), silent],
    ['none', [], silent],
  ])('%s', (_, all, rule) => {
    expect(callRuleMet(all, first, at(110))).toBe(rule);
  });

  it('counts an average of five minutes over half an hour, however uneven', () => {
    const minutes = [0, 1, 10.1, 11.1, 20.2, 21.2, 30.3, 31.3];
    const all = minutes.map((minute) => ({ startedAt: at(minute).toISOString(), endedAt: null }));

    expect(callRuleMet(all, first, at(32))).toBe('five-apart');
  });
});

describe('before term', () => {
  it.each([
    ['week 36, exact, three in an hour', { week: 36 }, series(25, 50), 'before-term'],
    ['week 36, exact, three in two hours', { week: 36 }, series(40, 80), silent],
    ['week 30, twins, three in an hour', { week: 30, babies: 2 }, series(25, 50), 'before-term'],
    ['week 38, twins, three in an hour', { week: 38, babies: 2 }, series(25, 50), 'before-term'],
    ['week 38, triplets, three in an hour', { week: 38, babies: 3 }, series(25, 50), 'before-term'],
    ['week 39 by a guess, three in an hour', { isDateExact: false }, series(25, 50), 'before-term'],
    ['week 40 by a guess, six in an hour', { week: 40, isDateExact: false }, series(10, 50), 'before-term'],
    ['week 41 by a guess, three in an hour', { week: 41, isDateExact: false }, series(25, 50), silent],
    ['a week that is not known', { week: null }, series(25, 50), 'before-term'],
    ['week 24, three in an hour', { week: 24 }, series(25, 50), 'before-term'],
    ['week 37, exact, three in an hour', { week: 37 }, series(25, 50), silent],
    ['week 42, exact, three in an hour', { week: 42 }, series(25, 50), silent],
    ['week 30, two in an hour', { week: 30 }, series(25, 25), silent],
    ['week 30, twins, two in an hour', { week: 30, babies: 2 }, series(25, 25), 'before-term'],
    ['week 30, twins, two in two hours', { week: 30, babies: 2 }, series(70, 70), silent],
    [
      'a week that is not known, twins, two in an hour',
      { week: null, babies: 2 },
      series(25, 25),
      'before-term',
    ],
    ['week 38, twins, two in an hour', { week: 38, babies: 2 }, series(25, 25), silent],
  ] as const)('%s', (_, change, all, rule) => {
    expect(callRuleMet(all, { ...first, ...change }, at(85))).toBe(rule);
  });
});

describe('what she stated lowers the bar, and so does what she left open', () => {
  it.each([
    ['an earlier cesarean, three in an hour', { earlierCaesarean: true }, series(25, 50), 'lower-bar'],
    ['cesarean not said, three in an hour', { earlierCaesarean: null }, series(25, 50), 'lower-bar'],
    ['cesarean not said, two in an hour', { earlierCaesarean: null }, series(25, 25), silent],
    ['a low placenta, three in an hour', { lowPlacenta: true }, series(25, 50), 'lower-bar'],
    ['placenta not said, three in an hour', { lowPlacenta: null }, series(25, 50), silent],
    ['a second baby, every 15 minutes', { earlierBirth: true }, series(15, 30), 'lower-bar'],
    ['a second baby, every 10 minutes', { earlierBirth: true }, series(10, 20), 'lower-bar'],
    ['earlier birth not said, every 15 minutes', { earlierBirth: null }, series(15, 30), 'lower-bar'],
    ['a second baby, every 20 minutes', { earlierBirth: true }, series(20, 60), silent],
    ['a first baby, every 15 minutes', {}, series(15, 30), silent],
    [
      'a second baby by a guess, week 40',
      { earlierBirth: true, isDateExact: false, week: 40 },
      series(25, 50),
      'before-term',
    ],
    ['a second baby with twins', { earlierBirth: true, babies: 2 }, series(25, 50), 'before-term'],
  ] as const)('%s', (_, change, all, rule) => {
    expect(callRuleMet(all, { ...first, ...change }, at(65))).toBe(rule);
  });
});

it('stands for two hours after it was met, and then asks anew', () => {
  const all = series(5, 10);

  expect(callRuleMet(all, first, at(119))).toBe('three-in-ten');
  expect(callRuleMet(all, first, at(121))).toBeUndefined();
});

it('is never raised by a length, a further contraction, or an answer that is worse', () => {
  const starts = fc.uniqueArray(fc.integer({ min: 0, max: 110 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      starts,
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 110 }),
      (minutes, seconds, extra) => {
        const timed = (lasting: number, added: readonly number[] = []) =>
          [...minutes, ...added].map((minute) => ({
            startedAt: at(minute).toISOString(),
            endedAt: new Date(+at(minute) + lasting * SECOND).toISOString(),
          }));
        const rule = callRuleMet(timed(60), first, at(111));

        expect(callRuleMet(timed(seconds), first, at(111))).toBe(rule);
        if (rule === undefined) return;
        expect(callRuleMet(timed(60, [extra]), first, at(111))).toBeDefined();
        for (const careful of [
          { babies: 2 },
          { week: 30 },
          { earlierCaesarean: null },
          { earlierBirth: true },
        ])
          expect(callRuleMet(timed(60), { ...first, ...careful }, at(111))).toBeDefined();
      },
    ),
  );
});
