import type { Evidence, Fact } from '../evidence/evidence';
import type { Country } from '../lines';

/** People who lost a pregnancy or a child listen there; each names its own hours and groups on its page. */
export interface Bereavement extends Evidence {
  name: string;
  url: string;
  /** As shown. No hours are promised: they stand on the page. */
  number?: Fact<string>;
}

const checkedOn = '2026-11-22';
const at = (name: string, host: string, number?: string): Bereavement => ({
  name,
  url: `https://${host}`,
  source: host,
  checkedOn,
  ...(number && { number: { value: number, source: `${host}, support line`, checkedOn: '' } }),
});

/** By country, what reaches the most people first. */
export const bereavement: Readonly<Record<Country, readonly Bereavement[]>> = {
  us: [
    at('Share: pregnancy and infant loss', 'nationalshare.org'),
    at('Postpartum Support International', 'postpartum.net', '1-800-944-4773'),
  ],
  ca: [at('PAIL Network', 'pailnetwork.sunnybrook.ca')],
  gb: [
    at('Sands', 'sands.org.uk', '0808 164 3332'),
    at('Miscarriage Association', 'miscarriageassociation.org.uk'),
  ],
  au: [
    at('Red Nose Grief and Loss', 'rednose.org.au', '1300 308 307'),
    at('Bears of Hope', 'bearsofhope.org.au', '1300 11 4673'),
  ],
  nz: [at('Sands New Zealand', 'sands.org.nz')],
};
