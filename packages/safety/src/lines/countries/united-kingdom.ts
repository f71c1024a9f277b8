import type { Region } from '../line';

const checkedOn = '2026-11-22';

export const unitedKingdom: Region = {
  country: 'gb',
  region: 'United Kingdom',
  emergency: '999',
  source: 'nhs.uk',
  checkedOn,
  lines: [
    {
      name: 'Samaritans',
      number: '116 123',
      note: 'Someone to talk to',
      hours: 'always',
      source: 'samaritans.org',
      checkedOn,
    },
    {
      name: 'NHS',
      number: '111',
      note: 'Urgent help, including for mental health',
      hours: 'always',
      source: 'nhs.uk',
      checkedOn,
    },
  ],
};
