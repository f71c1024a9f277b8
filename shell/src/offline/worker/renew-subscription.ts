import { ringingHere, type RingingHere } from '@nestwell/remote-kit/ringing-here';
import { scope, type SubscriptionChangeEvent } from './scope';

type Change = Pick<SubscriptionChangeEvent, 'newSubscription'>;

/**
 * A browser exchanges its subscription now and then, also while the site is closed: the server is told of the new one,
 * or reminders would stop without a word. The former one is answered with 410, and the server drops it.
 */
export async function renewSubscription({ newSubscription }: Change): Promise<void> {
  const ringing = await ringingHere();
  if (!ringing) return;
  const subscription = newSubscription ?? (await subscribedAnew(ringing));
  const { endpoint, keys } = subscription.toJSON();
  const response = await fetch(`/api/users/${ringing.userId}/push-subscriptions`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }),
  });
  // Nobody is to be rung for in a session of another member, or of none.
  if (response.status === 401 || response.status === 403) await subscription.unsubscribe();
}

const subscribedAnew = ({ publicKey }: RingingHere): Promise<PushSubscription> =>
  scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
