import {
  care,
  type AddToBagRequest,
  type BagItem,
  type ChangeBagItemRequest,
  type OrderBagRequest,
} from '@nestwell/contracts/care';
import { readOf, refusalOf, useCall, useMember, useQuery } from '@nestwell/remote-kit';
import { useListCalls } from '../../lib/use-list-calls';

const bagOf = (userId: string) => readOf(care.listBag, { params: { userId } });

export const useBag = () => useQuery(bagOf(useMember().id));

/** What she does with her list: each says what it did and takes it back, or says that it failed. */
export function useBagCalls() {
  const { id: userId } = useMember();
  const { onSuccess, sayUndoable, takeAway, sayFailed } = useListCalls(bagOf(userId));
  const adding = useCall(care.addToBag, { onSuccess });
  const changing = useCall(care.changeBagItem, { onSuccess });
  const ordering = useCall(care.orderBag, { onSuccess });
  const removing = useCall(care.removeBagItem, { onSuccess });
  const failed = (failure: unknown) => {
    const isFull = refusalOf(care.addToBag, failure)?.code === 'list_full';
    return sayFailed(isFull ? 'Your list holds as many things as it can.' : undefined);
  };
  const change = (bagItemId: string, body: ChangeBagItemRequest) =>
    changing.mutateAsync({ params: { bagItemId }, body });
  return {
    busy: adding.isPending || changing.isPending,
    /** Resolves to whether they stand on the list. */
    add: (items: AddToBagRequest['items']) =>
      adding.mutateAsync({ params: { userId }, body: { items } }).then(() => true, failed),
    change: (id: string, body: ChangeBagItemRequest) => change(id, body).then(() => true, failed),
    pack: ({ id, name }: BagItem, packed: boolean) =>
      change(id, { packed }).then(() => {
        const title = packed ? 'Packed' : 'To pack';
        sayUndoable({ title, description: name }, () => change(id, { packed: !packed }));
      }, failed),
    order: (body: OrderBagRequest) =>
      ordering.mutateAsync({ params: { userId }, body }).then(() => true, failed),
    remove: ({ id, name }: BagItem) =>
      takeAway({
        kind: 'bagItem',
        id,
        title: `${name} taken off`,
        remove: () => removing.mutateAsync({ params: { bagItemId: id } }),
      }),
  };
}
