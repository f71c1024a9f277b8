import { identity } from '@nestwell/contracts/identity';
import { session } from '@nestwell/contracts/kernel';
import { readOf, useCall, useQuery, useQueryClient, useToast } from '@nestwell/remote-kit';
import { signingInOf } from '../../../lib/account/signing-in-of';

/** Whoever opens it wants to see what opens her account now. */
export const useSigningIn = (userId: string) => useQuery({ ...signingInOf(userId), staleTime: 0 });

/** After a change: what opens her account, and where she is signed in still. */
export function useRefresh(userId: string) {
  const queryClient = useQueryClient();
  return async () => {
    const sessions = readOf(session.list, { params: { userId } });
    await Promise.all(
      [signingInOf(userId), sessions].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}

export function useNamePasskey(userId: string, onDone: () => void) {
  const { toast } = useToast();
  const refresh = useRefresh(userId);
  return useCall(identity.namePasskey, {
    onSuccess: onDone,
    onError: () =>
      toast({ title: 'Not renamed', description: 'Your words are kept. Please try again.', tone: 'alert' }),
    onSettled: refresh,
  });
}
