import { calendar, type PushDevice } from '@nestwell/contracts/calendar';
// By its own name, so that a module that compiles this file uses the kit the shell provides.
import {
  call,
  readOf,
  useDocumentEvent,
  useMember,
  useMutation,
  usePublicConfig,
  useQuery,
  useQueryClient,
  useToast,
} from '@nestwell/remote-kit';
import { forgetRinging, noteRinging } from '../ringing-here';
import { useDeviceWord } from './device-words';
import { browserSubscription, hashOf, PushRefused, subscribeBrowser, type PushProblem } from './push';
import { usePushProblem } from './use-push-problem';

/** `unknown` until the server and the browser have both said; `not-set-up` where the site has no key for pushes. */
export type RingState = 'unknown' | 'on' | 'off' | 'not-set-up' | PushProblem;

export interface Ringing {
  state: RingState;
  /** As the switch shows it: a change is shown at once. */
  isOn: boolean;
  isChanging: boolean;
  /** Its state will be known in a moment: what would be moved by a line about it waits. */
  isLoading: boolean;
  /** Browsers of hers that ring, this one not counted. */
  others: number;
  /** Call it from a press: browsers ask for permission only then. */
  change: (on: boolean) => Promise<void>;
}

/** Whether this browser announces her reminders while the app is closed, and the way to change that. */
export function useRinging(): Ringing {
  const { id: userId } = useMember();
  const { pushPublicKey } = usePublicConfig();
  const problem = usePushProblem();
  const devices = useDevices(userId, pushPublicKey ?? '');
  const { data, refetch } = devices;
  useDocumentEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refetch();
  });
  const change = useChange(userId, pushPublicKey ?? '', data?.own ?? null);
  const known = data ? (data.own ? 'on' : 'off') : 'unknown';
  return {
    state: pushPublicKey === null ? 'not-set-up' : (problem ?? known),
    isOn: change.isPending ? change.variables : known === 'on' && problem === null,
    isChanging: change.isPending,
    isLoading: devices.isLoading && problem === null && pushPublicKey !== null,
    others: data?.others ?? 0,
    // What failed is told by a toast.
    change: (on) => change.mutateAsync(on).catch(() => undefined),
  };
}

const devicesRead = (userId: string) => readOf(calendar.listPushDevices, { params: { userId } });

function useDevices(userId: string, publicKey: string) {
  const { queryKey, queryFn } = devicesRead(userId);
  // Both must know: a browser keeps its subscription when somebody else signs in, and loses it by itself.
  return useQuery({
    queryKey,
    queryFn: async (context) => {
      const devices = await partedHere(await queryFn(context));
      if (devices.own) await noteRinging({ userId, publicKey }).catch(() => undefined);
      return devices;
    },
  });
}

function useChange(userId: string, publicKey: string, own: PushDevice | null) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const word = useDeviceWord();
  return useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(userId, publicKey) : turnOff(userId, own)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesRead(userId).queryKey }),
    onError: (error, on) =>
      toast({
        title: on ? `Will not ring on this ${word}` : `Still rings on this ${word}`,
        description: error instanceof PushRefused ? error.message : 'Please try again in a moment.',
        tone: 'alert',
      }),
  });
}

async function partedHere(devices: readonly PushDevice[]) {
  const subscription = await browserSubscription();
  const hash = subscription && (await hashOf(subscription));
  const own = devices.find(({ endpointHash }) => endpointHash === hash) ?? null;
  return { own, others: devices.length - (own ? 1 : 0) };
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
  await forgetRinging().catch(() => undefined);
  await (await browserSubscription())?.unsubscribe();
}
