import { lastFeed } from '@nestwell/domain/feeding';
import { useMember } from '@nestwell/remote-kit';
import { Milk } from '@nestwell/ui';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import type { CareOffer } from '../../lib/offer';
import { useServerNow } from '../../lib/server-now';
import { hasBaby } from '../../lib/whom-for';
import { lastFeedWords } from '../../lib/baby-log/last-feed-words';

export const feedingOffer: CareOffer = {
  to: '/care/feeding',
  title: 'Feeding, nappies, sleep',
  group: 'baby',
  shell: 'heather',
  Icon: Milk,
  About: LastFeed,
  isFor: hasBaby,
};

/** Of the first baby; the screen has them all. */
function LastFeed() {
  const { id } = useMember();
  const log = useBabyLog(id);
  const { now } = useServerNow(id, false);
  return log.data ? lastFeedWords(lastFeed(log.data, 1), now) : 'Left, right, bottle, pump';
}
