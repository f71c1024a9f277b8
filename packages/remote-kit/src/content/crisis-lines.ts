export interface CrisisLine {
  name: string;
  /** As shown; dialled without its spaces and dashes. */
  number: string;
  note: string;
}

export interface CrisisRegion {
  region: string;
  emergency: string;
  lines: readonly CrisisLine[];
}

/**
 * Crisis lines by region. Sources: 988lifeline.org, mchb.hrsa.gov (US); 988.ca (Canada); samaritans.org, nhs.uk (UK);
 * lifeline.org.au, panda.org.au (Australia); 1737.org.nz (New Zealand). Check them again before every release.
 */
export const crisisRegions: readonly CrisisRegion[] = [
  {
    region: 'United States',
    emergency: '911',
    lines: [
      { name: 'Suicide & Crisis Lifeline', number: '988', note: 'Call or text, day and night' },
      {
        name: 'National Maternal Mental Health Hotline',
        number: '1-833-852-6262',
        note: 'For mothers, call or text, day and night',
      },
    ],
  },
  {
    region: 'Canada',
    emergency: '911',
    lines: [{ name: 'Suicide Crisis Helpline', number: '988', note: 'Call or text, day and night' }],
  },
  {
    region: 'United Kingdom',
    emergency: '999',
    lines: [
      { name: 'Samaritans', number: '116 123', note: 'Someone to talk to, day and night' },
      { name: 'NHS', number: '111', note: 'Urgent help, including for mental health' },
    ],
  },
  {
    region: 'Australia',
    emergency: '000',
    lines: [
      { name: 'Lifeline', number: '13 11 14', note: 'Someone to talk to, day and night' },
      { name: 'PANDA', number: '1300 726 306', note: 'Perinatal anxiety and depression' },
    ],
  },
  {
    region: 'New Zealand',
    emergency: '111',
    lines: [{ name: 'Need to talk?', number: '1737', note: 'Call or text a counsellor, day and night' }],
  },
];

export const dialOf = (number: string) => `tel:${number.replace(/[\s-]/g, '')}`;
