import { useMember, useWayHome } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Page, PageHeader, Section, Stack } from '@nestwell/ui';
import type { CareGroup } from '../../lib/offer';
import * as css from './care-page.module.css';
import { OfferRows } from './offer-rows';
import { cards, offers } from './offers';
import { StageLine } from './stage-line';
import { ThisWeek } from './this-week';

const titles: Record<CareGroup, string> = { baby: 'Baby', you: 'You', along: 'To take along' };

/** What matters now, then what the module offers her in the state she is in: nothing that is not there. */
export function CarePage() {
  const her = useMember();
  const home = useWayHome({ to: '/settings', label: 'Settings' });
  const now = cards.filter(({ isFor }) => isFor(her));
  const rowsOf = (group: CareGroup) => offers.filter((offer) => offer.group === group && offer.isFor(her));
  const groupOf = (group: CareGroup) =>
    rowsOf(group).length > 0 && (
      <Section title={titles[group]}>
        <OfferRows label={titles[group]} offers={rowsOf(group)} />
      </Section>
    );
  return (
    <Page className={css.page}>
      <PageHeader title="Care" lead={<StageLine her={her} />} back={{ ...home, Link }} />
      <div className={css.columns} data-whole="wide">
        {now.length > 0 && (
          <Section title="What matters now">
            <Stack>
              {now.map(({ id, Card }) => (
                <Card key={id} />
              ))}
            </Stack>
          </Section>
        )}
        <div className={css.column}>
          <ThisWeek her={her} />
          {groupOf('baby')}
        </div>
        <div className={css.column}>
          {groupOf('you')}
          {groupOf('along')}
        </div>
      </div>
    </Page>
  );
}
