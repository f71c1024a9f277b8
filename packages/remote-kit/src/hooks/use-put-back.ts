import { isReadOf, takenAway, takenKinds, type TakenKind } from '@nestwell/contracts/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../request/use-call';
import { useUser } from './use-user';

/** Puts back what she has just taken away, as it was and with its id: what `useUndo` is given for a deletion. */
export function usePutBack(): (kind: TakenKind, id: string) => Promise<void> {
  const { user } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCall(takenAway.putBack);
  const userId = user?.id ?? '';
  return async (kind, id) => {
    await mutateAsync({ params: { userId }, body: { kind, id } });
    const areas = takenKinds[kind];
    await queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) =>
        meta?.steady !== true && areas.some((area) => isReadOf(area, userId, queryKey)),
    });
  };
}
