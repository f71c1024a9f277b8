import type { Region } from '../line';

const checkedOn = '2026-11-22';
/** Its source was not read: no hours are promised. */
const unread = '';

export const australia: Region = {
  country: 'au',
  region: 'Australia',
  emergency: '000',
  source: 'triplezero.gov.au',
  checkedOn,
  lines: [
    {
      kind: 'crisis',
      name: 'Lifeline',
      number: '13 11 14',
      note: 'Someone to talk to',
      hours: 'always',
      source: 'lifeline.org.au',
      checkedOn,
    },
    {
      kind: 'crisis',
      name: 'Lifeline, by text',
      number: '0477 13 11 14',
      note: 'Texts only',
      hours: 'unknown',
      texts: true,
      textsOnly: true,
      source: 'lifeline.org.au, crisis text',
      checkedOn: unread,
    },
    {
      kind: 'perinatal',
      name: 'PANDA',
      number: '1300 726 306',
      note: 'Perinatal anxiety and depression. Not a crisis service',
      notForCrisis: true,
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
    {
      kind: 'abuse',
      name: '1800RESPECT',
      number: '1800 737 732',
      note: 'When someone hurts or frightens you',
      hours: 'unknown',
      source: '1800respect.org.au',
      checkedOn: unread,
    },
    {
      kind: 'eating',
      name: 'Butterfly National Helpline',
      number: '1800 33 4673',
      note: 'When food or weight is hard. Not a crisis service',
      hours: 'unknown',
      notForCrisis: true,
      source: 'butterfly.org.au',
      checkedOn: unread,
    },
    {
      kind: 'poison',
      name: 'Poisons Information',
      number: '13 11 26',
      note: 'Something swallowed, breathed in or in the eye',
      hours: 'unknown',
      source: 'poisonsinfo.nsw.gov.au',
      checkedOn: unread,
    },
  ],
};
