import type { Fact } from '../evidence/evidence';

const checkedOn = '2026-11-22';
/** Its source was not read: the careful form stands. */
const UNREAD = '';

/** Sports and positions that pregnancy leaves out. */
export const leftOutInPregnancy: Fact<readonly string[]> = {
  value: [
    'contact and ball sports that can hit your belly',
    'anything you could fall from or in: skiing, surfing, riding, off-road cycling',
    'jumping',
    'scuba diving and skydiving',
    'heat: hot yoga, hot Pilates, a hot tub',
    'lying flat on your back',
    'effort above 6,000 feet (1,800 m), unless you live there',
  ],
  source: 'ACOG Committee Opinion 804, activities to avoid; NHS, exercise in pregnancy',
  checkedOn: UNREAD,
};

/** What a caesarean asks for beside clearance. */
export const afterCaesarean: Fact<string> = {
  value:
    'After a cesarean, wait until your scar has healed and you have been cleared, and stop if it pulls or hurts.',
  source: 'nhs.uk, caesarean section: recovery',
  checkedOn,
};

/** The same in words that say nothing of a birth. */
export const withScar: Fact<string> = {
  value: 'Wait until your scar has healed and you have been cleared, and stop if it pulls or hurts.',
  source: afterCaesarean.source,
  checkedOn,
};

/** A gap between the muscles of the belly, and what to do about it. */
export const diastasis: Fact<string> = {
  value:
    'A ridge down the middle of your belly as you lift or curl up means that the muscles there have moved apart (diastasis). Go back to an easier move. If the gap is still there after 8 weeks, ask your doctor or a physical therapist.',
  source: 'NHS, your post-pregnancy body: separated stomach muscles',
  checkedOn: UNREAD,
};

/** Signs that the pelvic floor has had too much. */
export const pelvicFloorLimit: Fact<string> = {
  value:
    'Leaking, heaviness or a bulge below: stop, go back to an easier move, and ask your doctor or a pelvic floor therapist.',
  source: 'NICE NG210, pelvic floor dysfunction',
  checkedOn: UNREAD,
};
