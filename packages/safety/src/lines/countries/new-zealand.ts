import type { Region } from '../line';

const checkedOn = '2026-11-22';

export const newZealand: Region = {
  country: 'nz',
  region: 'New Zealand',
  emergency: '111',
  source: 'police.govt.nz',
  checkedOn,
  lines: [
    {
      name: 'Need to talk?',
      number: '1737',
      note: 'A counsellor',
      hours: 'always',
      texts: true,
      source: '1737.org.nz',
      checkedOn,
    },
  ],
};
