import type { Region } from '../line';

const checkedOn = '2026-11-22';

export const unitedStates: Region = {
  country: 'us',
  region: 'United States',
  emergency: '911',
  source: '911.gov',
  checkedOn,
  lines: [
    {
      name: 'National Maternal Mental Health Hotline',
      number: '1-833-852-6262',
      note: 'For mothers',
      hours: 'always',
      texts: true,
      source: 'mchb.hrsa.gov',
      checkedOn,
    },
    {
      name: 'Suicide & Crisis Lifeline',
      number: '988',
      note: 'For everybody',
      hours: 'always',
      texts: true,
      source: '988lifeline.org',
      checkedOn,
    },
  ],
};
