import type { Region } from '../line';

const checkedOn = '2026-11-22';
/** Its source was not read: no hours are promised. */
const unread = '';

export const canada: Region = {
  country: 'ca',
  region: 'Canada',
  emergency: '911',
  source: 'canada.ca',
  checkedOn,
  lines: [
    {
      kind: 'crisis',
      name: 'Suicide Crisis Helpline',
      number: '988',
      note: 'For everybody',
      hours: 'always',
      texts: true,
      source: '988.ca',
      checkedOn,
    },
    {
      kind: 'health',
      name: 'Nurse line',
      number: '811',
      note: 'A nurse answers, in most provinces and territories',
      hours: 'unknown',
      source: 'canada.ca, health advice lines',
      checkedOn: unread,
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
      kind: 'eating',
      name: 'National Eating Disorder Information Centre',
      number: '1-866-633-4220',
      note: 'When food or weight is hard. Not a crisis service',
      hours: 'unknown',
      notForCrisis: true,
      source: 'nedic.ca',
      checkedOn: unread,
    },
    {
      kind: 'poison',
      name: 'Poison Centres',
      number: '1-844-764-7669',
      note: 'Something swallowed, breathed in or in the eye',
      hours: 'unknown',
      source: 'infopoison.ca',
      checkedOn: unread,
    },
  ],
  pages: [
    {
      kind: 'abuse',
      name: 'ShelterSafe',
      note: 'Shelters near you, with their numbers',
      url: 'https://sheltersafe.ca',
      source: 'sheltersafe.ca',
      checkedOn: unread,
    },
  ],
};
