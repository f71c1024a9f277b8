import type { Region } from '../line';

const checkedOn = '2026-11-22';

export const australia: Region = {
  country: 'au',
  region: 'Australia',
  emergency: '000',
  source: 'triplezero.gov.au',
  checkedOn,
  lines: [
    {
      name: 'Lifeline',
      number: '13 11 14',
      note: 'Someone to talk to',
      hours: 'always',
      source: 'lifeline.org.au',
      checkedOn,
    },
    {
      name: 'PANDA',
      number: '1300 726 306',
      note: 'Perinatal anxiety and depression',
      hours: {
        // It gives them as AEST and means the clock of its office in Melbourne, summer time too.
        zone: 'Australia/Melbourne',
        spans: [
          { days: [1, 2, 3, 4, 5], from: '09:00', to: '19:30' },
          { days: [6], from: '09:00', to: '16:00' },
        ],
      },
      source: 'panda.org.au',
      checkedOn,
    },
  ],
};
