import type { BagItem } from '@nestwell/contracts/care';
import { LoadFailure, ProgressBar, shellClass, Skeleton } from '@nestwell/ui';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { PrintButton } from '../../lib/take-along/print-button';
import { TakeAlongButton } from '../../lib/take-along/take-along-button';
import { WithPartnerLink } from '../../lib/take-along/with-partner-link';
import { isExpecting } from '../../lib/whom-for';
import { BagList } from './bag-list';
import { bagText, packedWords } from './listed-bag';
import { BagPaper } from './bag-paper';
import { useBag } from './bag.queries';
import * as css from './bag.module.css';

export function BagPage() {
  return (
    <OnlyFor whom={isExpecting}>
      <Bag />
    </OnlyFor>
  );
}

/** What she packs for the birth: her own list, printed and taken along. */
function Bag() {
  const bag = useBag();
  const isThere = bag.data !== undefined && bag.data.length > 0;
  return (
    <CareScreen
      title="Hospital bag"
      lead={isThere && <Packed items={bag.data} />}
      actions={
        isThere && (
          <>
            <PrintButton label="Print the list" />
            <TakeAlongButton title="Hospital bag" text={() => bagText(bag.data)} />
            <WithPartnerLink />
          </>
        )
      }
    >
      {bag.data ? (
        <BagList items={bag.data} />
      ) : bag.isLoadingError ? (
        <LoadFailure onRetry={() => void bag.refetch()} />
      ) : (
        <Skeleton label="Loading your list" rows={6} />
      )}
      {isThere && <BagPaper items={bag.data} />}
    </CareScreen>
  );
}

function Packed({ items }: { items: readonly BagItem[] }) {
  const packed = items.filter((item) => item.packed).length;
  return (
    <div className={css.lead}>
      <p>{packedWords(items)}</p>
      <ProgressBar
        className={shellClass('straw')}
        percentage={(100 * packed) / items.length}
        label="Packed"
        valueText={`${packed} of ${items.length}`}
      />
    </div>
  );
}
