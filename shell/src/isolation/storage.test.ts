import { MOST_KEPT } from '@nestwell/remote-kit/host';
import { createLedger } from './ledger';
import { guardStorage } from './storage';

let caller: string | undefined;
const ledger = createLedger();
const { setItem } = Storage.prototype;
beforeAll(() => guardStorage(() => caller, ledger));
afterAll(() => Object.assign(Storage.prototype, { setItem }));
beforeEach(() => {
  localStorage.clear();
  caller = 'calendar@1';
});

it('takes what a version stored past the kit away with it, and leaves what is hers', () => {
  localStorage.setItem('junk', '1');
  sessionStorage.setItem('junk', '1');
  localStorage.setItem('reminderSound', '{}');
  localStorage.setItem('calendar.view', 'week');
  caller = undefined;
  localStorage.setItem('theme', 'night');

  ledger.settle('calendar@1');
  expect(Object.keys(localStorage).sort()).toEqual(['calendar.view', 'reminderSound', 'theme']);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps no more of one version than its share', () => {
  localStorage.setItem('much', 'x'.repeat(MOST_KEPT - 100));
  expect(() => localStorage.setItem('more', 'x'.repeat(100))).toThrow('calendar@1 keeps too much: more');
  caller = 'tea@1';
  localStorage.setItem('more', 'x'.repeat(100));
  expect(localStorage.getItem('more')).toHaveLength(100);
});
