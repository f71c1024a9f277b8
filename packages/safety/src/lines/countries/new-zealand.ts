import type { Region } from '../line';

const checkedOn = '2026-11-22';
/** Its source was not read: no hours are promised. */
const unread = '';

export const newZealand: Region = {
  country: 'nz',
  region: 'New Zealand',
  emergency: '111',
  source: 'police.govt.nz',
  checkedOn,
  lines: [
    {
      kind: 'crisis',
      name: 'Need to talk?',
      number: '1737',
      note: 'A counselor',
      hours: 'always',
      texts: true,
      source: '1737.org.nz',
      checkedOn,
    },
    {
      kind: 'health',
      name: 'Healthline',
      number: '0800 611 116',
      note: 'A nurse answers',
      hours: 'unknown',
      source: 'healthify.nz, Healthline',
      checkedOn: unread,
    },
    {
      kind: 'health',
      name: 'PlunketLine',
      number: '0800 933 922',
      note: 'A nurse answers families with young children',
      hours: 'unknown',
      source: 'plunket.org.nz',
      checkedOn: unread,
    },
    {
      kind: 'abuse',
      name: 'Women’s Refuge',
      number: '0800 733 843',
      note: 'When someone hurts or frightens you',
      hours: 'unknown',
      source: 'womensrefuge.org.nz',
      checkedOn: unread,
    },
    {
      kind: 'eating',
      name: 'EDANZ',
      number: '0800 233 269',
      note: 'When food or weight is hard. Not a crisis service',
      hours: 'unknown',
      notForCrisis: true,
      source: 'ed.org.nz',
      checkedOn: unread,
    },
    {
      kind: 'poison',
      name: 'National Poisons Centre',
      number: '0800 764 766',
      note: 'Something swallowed, breathed in or in the eye',
      hours: 'unknown',
      source: 'poisons.co.nz',
      checkedOn: unread,
    },
  ],
};
