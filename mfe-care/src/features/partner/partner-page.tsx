import type { Share } from '@nestwell/contracts/care';
import { fullDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { counted } from '@nestwell/domain/words';
import { useLacksPlan } from '@nestwell/remote-kit';
import { Button, Lock, LoadFailure, Row, Skeleton, Text } from '@nestwell/ui';
import { useState } from 'react';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { LinkMade, type MadeLink } from './link-made';
import * as css from './partner.module.css';
import { partnerOffer } from './partner-offer';
import { ShareParts } from './share-parts';
import { ShareSheet } from './share-sheet';
import { useShares } from './shares.queries';

export function PartnerPage() {
  return (
    <OnlyFor whom={partnerOffer.isFor}>
      <Partner />
    </OnlyFor>
  );
}

/** Who can see how much, until when: of one link; of several each says it for itself. */
function leadOf(shares: readonly Share[] = []): string {
  const [share, another] = shares;
  if (!share || another) return 'Appointments and lists you choose, for a week or longer.';
  const { name, appointmentIds, lists, expiresAt } = share;
  const count = appointmentIds.length + lists.length;
  const things = count === 0 ? 'nothing yet' : counted(count, 'thing');
  return `${name} can see ${things}, until ${fullDay(deviceDate(new Date(expiresAt)))}.`;
}

const withoutPlan = (isEmpty: boolean) =>
  isEmpty
    ? 'You have no link. A new one comes with a plan.'
    : 'You can change or end a link at any time. A new one comes with a plan.';

/** What she shows others by links, one below the other. Nothing is shown before she has chosen it. */
function Partner() {
  const shares = useShares();
  const [edited, setEdited] = useState<Share | 'new'>();
  const [made, setMade] = useState<MadeLink>();
  const isEmpty = shares.data?.length === 0;
  const lacksPlan = useLacksPlan();
  return (
    <CareScreen title="With a partner" lead={leadOf(shares.data)}>
      {made && <LinkMade made={made} />}
      {shares.isPending && <Skeleton label="Loading what you share" rows={3} />}
      {shares.isLoadingError && <LoadFailure onRetry={() => void shares.refetch()} />}
      {shares.data?.map((share) => (
        <ShareParts
          key={share.id}
          share={share}
          onChange={() => setEdited(share)}
          onEnded={() => setMade((link) => (link?.id === share.id ? undefined : link))}
        />
      ))}
      {shares.data && lacksPlan && <Text>{withoutPlan(isEmpty)}</Text>}
      {shares.data && !lacksPlan && (
        <Button full variant={isEmpty ? 'primary' : 'soft'} onClick={() => setEdited('new')}>
          {isEmpty ? 'Make a link' : 'Make another link'}
        </Button>
      )}
      <Row align="top" className={css.private}>
        <Lock aria-hidden="true" />
        <Text small soft>
          The link shows nothing else: no mood, body, medicines, food, notes or community, and no new
          appointment until you share it.
        </Text>
      </Row>
      {edited && (
        <ShareSheet
          share={edited === 'new' ? null : edited}
          onMade={setMade}
          onClose={() => setEdited(undefined)}
        />
      )}
    </CareScreen>
  );
}
