import { session } from '@nestwell/contracts/kernel';
import { readOf, refusalOf, useCall, useQuery, useQueryClient, useToast } from '@nestwell/remote-kit';

const sessionsOf = (userId: string) => readOf(session.list, { params: { userId } });

/** Whoever opens the list wants to see where she is signed in now. */
export const useSessions = (userId: string) => useQuery({ ...sessionsOf(userId), staleTime: 0 });

/** One that ended meanwhile is as good as ended by her. */
const hasEnded = (error: Error) => refusalOf(session.endOne, error)?.code === 'not_found';

export function useEndSession(userId: string, device: string) {
  const { toast } = useToast();
  const refresh = useRefresh(userId);
  return useCall(session.endOne, {
    onSuccess: () => toast({ title: 'Ended', description: `${device} is signed out.` }),
    onError: (error) =>
      hasEnded(error) ||
      toast({
        title: 'Could not end it',
        description: `${device} is still signed in. Please try again.`,
        tone: 'alert',
      }),
    onSettled: refresh,
  });
}

export function useEndOthers(userId: string, onDone: () => void) {
  const { toast } = useToast();
  const refresh = useRefresh(userId);
  return useCall(session.endOthers, {
    onSuccess: () => {
      onDone();
      toast({ title: 'Logged out everywhere', description: 'You are signed in on this device only.' });
    },
    onError: () =>
      toast({
        title: 'Logging out failed',
        description: 'Your other devices are still signed in. Please try again.',
        tone: 'alert',
      }),
    onSettled: refresh,
  });
}

function useRefresh(userId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionsOf(userId).queryKey });
}
