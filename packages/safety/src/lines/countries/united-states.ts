import type { Region } from '../line';

const checkedOn = '2026-11-22';
/** Its source was not read: no hours are promised. */
const unread = '';

export const unitedStates: Region = {
  country: 'us',
  region: 'United States',
  emergency: '911',
  source: '911.gov',
  checkedOn,
  lines: [
    {
      kind: 'perinatal',
      name: 'National Maternal Mental Health Hotline',
      number: '1-833-852-6262',
      note: 'For mothers',
      hours: 'always',
      texts: true,
      source: 'mchb.hrsa.gov',
      checkedOn,
    },
    {
      kind: 'crisis',
      name: 'Suicide & Crisis Lifeline',
      number: '988',
      note: 'For everybody',
      hours: 'always',
      texts: true,
      source: '988lifeline.org',
      checkedOn,
    },
    {
      kind: 'perinatal',
      name: 'Postpartum Support International',
      number: '1-800-944-4773',
      note: 'Support in pregnancy and after birth. Not a crisis service',
      hours: 'unknown',
      texts: true,
      notForCrisis: true,
      source: 'postpartum.net',
      checkedOn: unread,
    },
    {
      kind: 'abuse',
      name: 'National Domestic Violence Hotline',
      number: '1-800-799-7233',
      note: 'When someone hurts or frightens you',
      hours: 'unknown',
      texts: { number: '88788', word: 'START' },
      source: 'thehotline.org',
      checkedOn: unread,
    },
    {
      kind: 'eating',
      name: 'ANAD Helpline',
      number: '1-888-375-7767',
      note: 'When food or weight is hard. Not a crisis service',
      hours: 'unknown',
      notForCrisis: true,
      source: 'anad.org',
      checkedOn: unread,
    },
    {
      kind: 'poison',
      name: 'Poison Help',
      number: '1-800-222-1222',
      note: 'Something swallowed, breathed in or in the eye',
      hours: 'unknown',
      source: 'poisonhelp.hrsa.gov',
      checkedOn: unread,
    },
  ],
};
