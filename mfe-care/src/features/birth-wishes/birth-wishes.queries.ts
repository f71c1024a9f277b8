import { care } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

const wishesOf = (userId: string) => readOf(care.readBirthWishes, { params: { userId } });

export const useBirthWishes = () => useQuery(wishesOf(useMember().id));

export function useSaveBirthWishes() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { queryKey } = wishesOf(userId);
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  return useCall(care.saveBirthWishes, { onSuccess });
}
