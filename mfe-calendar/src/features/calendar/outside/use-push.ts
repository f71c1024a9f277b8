import { calendar, type PushDevice } from '@nestwell/contracts/calendar';
import {
  call,
  readOf,
  useMember,
  useMutation,
  useOnDevice,
  usePublicConfig,
  useQuery,
  useQueryClient,
  useToast,
} from '@nestwell/remote-kit';
import { browserSubscription, hashOf, pushProblem, PushRefused, subscribeBrowser } from './push';

/** Whether this browser announces her reminders, and the way to change that. */
export function usePush() {
  const { id: userId } = useMember();
  const { pushPublicKey } = usePublicConfig();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { queryKey, queryFn } = readOf(calendar.listPushDevices, { params: { userId } });
  const device = useQuery({
    queryKey,
    // Both must know: a browser keeps its subscription when somebody else signs in.
    queryFn: async (context) => thisBrowserAmong(await queryFn(context)),
  });
  const change = useMutation({
    mutationFn: async (on: boolean) =>
      on ? turnOn(userId, pushPublicKey ?? '') : turnOff(userId, device.data ?? null),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error, on) =>
      toast({
        title: on ? 'Announcements stay off' : 'Announcements stay on',
        description: error instanceof PushRefused ? error.message : 'Please try again in a moment.',
        tone: 'alert',
      }),
  });
  const problemHere = useOnDevice(pushProblem, null);
  return {
    on: change.isPending ? change.variables : Boolean(device.data),
    changing: change.isPending,
    problem: pushPublicKey === null ? 'It is not set up on this site.' : problemHere,
    change: change.mutate,
  };
}

async function thisBrowserAmong(devices: readonly PushDevice[]): Promise<PushDevice | null> {
  const subscription = await browserSubscription();
  const own = subscription && (await hashOf(subscription));
  return devices.find(({ endpointHash }) => endpointHash === own) ?? null;
}

async function turnOn(userId: string, publicKey: string): Promise<void> {
  const { endpoint, keys } = (await subscribeBrowser(publicKey)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no address.');
  const { p256dh, auth } = keys;
  await call(calendar.subscribePush, { params: { userId }, body: { endpoint, keys: { p256dh, auth } } });
}

/** First the server, which sends; then the browser, for whom a failure changes nothing any more. */
async function turnOff(userId: string, device: PushDevice | null): Promise<void> {
  if (device) {
    await call(calendar.unsubscribePush, { params: { userId, subscriptionId: device.id } });
  }
  await (await browserSubscription())?.unsubscribe();
}
