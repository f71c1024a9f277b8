import type { Region } from '../line';

const checkedOn = '2026-11-22';
/** Its source was not read: no hours are promised. */
const unread = '';

export const unitedKingdom: Region = {
  country: 'gb',
  region: 'United Kingdom',
  emergency: '999',
  source: 'nhs.uk',
  checkedOn,
  lines: [
    {
      kind: 'crisis',
      name: 'Samaritans',
      number: '116 123',
      note: 'Someone to talk to',
      hours: 'always',
      source: 'samaritans.org',
      checkedOn,
    },
    {
      kind: 'health',
      name: 'NHS',
      number: '111',
      note: 'Urgent help, including for mental health, in England, Scotland and Wales',
      hours: 'always',
      source: 'nhs.uk',
      checkedOn,
    },
    {
      kind: 'crisis',
      name: 'Shout',
      number: '85258',
      note: 'Texts only',
      hours: 'unknown',
      texts: { number: '85258', word: 'SHOUT' },
      textsOnly: true,
      source: 'giveusashout.org',
      checkedOn: unread,
    },
    {
      kind: 'crisis',
      name: 'Lifeline, Northern Ireland',
      number: '0808 808 8000',
      note: 'For people in Northern Ireland',
      hours: 'unknown',
      source: 'lifelinehelpline.info',
      checkedOn: unread,
    },
    {
      kind: 'abuse',
      name: 'National Domestic Abuse Helpline',
      number: '0808 2000 247',
      note: 'When someone hurts or frightens you',
      hours: 'unknown',
      source: 'nationaldahelpline.org.uk',
      checkedOn: unread,
    },
    {
      kind: 'eating',
      name: 'Beat',
      number: '0808 801 0677',
      note: 'When food or weight is hard. Not a crisis service',
      hours: 'unknown',
      notForCrisis: true,
      source: 'beateatingdisorders.org.uk',
      checkedOn: unread,
    },
  ],
};
