import type { Evidence } from '../evidence/evidence';
import type { Country } from '../lines';

/** People who lost a pregnancy or a child listen there; each names its own hours and groups on its page. */
export interface Bereavement extends Evidence {
  name: string;
  url: string;
}

const checkedOn = '2026-11-22';
const at = (name: string, host: string): Bereavement => ({
  name,
  url: `https://${host}`,
  source: host,
  checkedOn,
});

/** By country, what reaches the most people first. */
export const bereavement: Readonly<Record<Country, readonly Bereavement[]>> = {
  us: [
    at('Share: pregnancy and infant loss', 'nationalshare.org'),
    at('Postpartum Support International', 'postpartum.net'),
  ],
  ca: [at('PAIL Network', 'pailnetwork.sunnybrook.ca')],
  gb: [at('Sands', 'sands.org.uk'), at('Miscarriage Association', 'miscarriageassociation.org.uk')],
  au: [at('Red Nose Grief and Loss', 'rednose.org.au'), at('Bears of Hope', 'bearsofhope.org.au')],
  nz: [at('Sands New Zealand', 'sands.org.nz')],
};
