import { care } from '@nestwell/contracts/care';
import { readOf, useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';

/** How many of her medicines are to remind her, today or later; undefined where the list cannot be read. */
export function useRemindingMedicines() {
  const { id: userId } = useMember();
  const { data, isPending } = useQuery(readOf(care.listMedicines, { params: { userId } }));
  const today = useDeviceDate();
  const reminding = data?.filter(({ reminds, endsOn }) => reminds && (endsOn === null || endsOn >= today));
  return { isPending, count: reminding?.length };
}
