import { nutrition } from '@nestwell/contracts/nutrition';
import { readOf, useQuery } from '@nestwell/remote-kit';
import { Sheet, Skeleton, useOnline } from '@nestwell/ui';
import { knownKept } from '../../../../lib/foods/known-food';
import { FoundProduct } from './found-product';
import { KeptForLater, NobodyKnows, NotNow } from './number-answers';
import type { NumberSheetProps } from './number-props';
import { OwnProduct } from './own-product';

/** What is behind a number: a food of hers, a product, nothing, or nothing yet. */
export function NumberSheet(props: NumberSheetProps) {
  const { barcode, own, onClose } = props;
  const isOnline = useOnline();
  const found = useQuery({
    ...readOf(nutrition.findBarcode, { query: { barcode } }),
    enabled: own === undefined && isOnline,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (own) return <OwnProduct {...props} food={knownKept(own)} />;
  if (found.data?.food) return <FoundProduct {...props} food={found.data.food} />;
  if (found.data) return <NobodyKnows {...props} />;
  if (!isOnline) return <KeptForLater {...props} />;
  if (found.isError)
    return <NotNow {...props} onRetry={() => void found.refetch()} isBusy={found.isFetching} />;
  return (
    <Sheet open onTop onOpenChange={onClose} title="Looking it up">
      <Skeleton label="Looking up the number" rows={4} />
    </Sheet>
  );
}
