import { care, type BirthWishes } from '@nestwell/contracts/care';
import { useHandedBack, useWindowEvent } from '@nestwell/remote-kit';
import { IconButton, LoadFailure, Printer, Skeleton } from '@nestwell/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { TakeAlongButton } from '../../lib/take-along/take-along-button';
import { WithPartnerLink } from '../../lib/take-along/with-partner-link';
import { isExpecting } from '../../lib/whom-for';
import { BirthWishesForm } from './birth-wishes-form';
import { BirthWishesPaper } from './birth-wishes-paper';
import { useBirthWishes } from './birth-wishes.queries';
import { useKeptWishes } from './use-kept-wishes';
import { hasWishes, wishesText } from '../../lib/birth-wishes/wish-words';

const title = 'Birth wishes';
const lead = 'Wishes, not a plan. You can change your mind at any moment, also on the day.';

export function BirthWishesPage() {
  const kept = useBirthWishes();
  return (
    <OnlyFor whom={isExpecting}>
      {kept.data ? (
        <Wishes kept={kept.data} />
      ) : (
        <CareScreen title={title} lead={lead}>
          {kept.isLoadingError ? (
            <LoadFailure onRetry={() => void kept.refetch()} />
          ) : (
            <Skeleton label="Loading your wishes" rows={6} />
          )}
        </CareScreen>
      )}
    </OnlyFor>
  );
}

function Wishes({ kept }: { kept: BirthWishes }) {
  const form = useKeptWishes(kept);
  // The page is the form: what could not be kept stands on it again, and is kept as if she had just written it.
  useHandedBack(care.saveBirthWishes, true, ({ body }) => form.change(body));
  const [copies, setCopies] = useState(1);
  const print = (many: number) => {
    flushSync(() => setCopies(many));
    window.print();
  };
  // The browser's own key prints one.
  useWindowEvent('afterprint', () => setCopies(1));
  return (
    <CareScreen
      title={title}
      lead={lead}
      actions={
        hasWishes(form.wishes) && (
          <>
            <IconButton label="Print birth wishes" onClick={() => print(1)}>
              <Printer />
            </IconButton>
            <TakeAlongButton title={title} text={() => wishesText(form.wishes)} />
            <WithPartnerLink />
          </>
        )
      }
    >
      <BirthWishesForm {...form} onPrint={() => print(2)} />
      <BirthWishesPaper all={form.wishes} copies={copies} />
    </CareScreen>
  );
}
