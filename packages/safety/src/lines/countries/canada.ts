import type { Region } from '../line';

const checkedOn = '2026-11-22';

export const canada: Region = {
  country: 'ca',
  region: 'Canada',
  emergency: '911',
  source: 'canada.ca',
  checkedOn,
  lines: [
    {
      name: 'Suicide Crisis Helpline',
      number: '988',
      note: 'For everybody',
      hours: 'always',
      texts: true,
      source: '988.ca',
      checkedOn,
    },
  ],
};
