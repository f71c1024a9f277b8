import { calendar } from '@nestwell/contracts/calendar';
import { call } from '@nestwell/remote-kit';

/** The site's own worker; it belongs to the shell and is installed only for who wants announcements. */
const WORKER = '/sw.js';

/** What keeps this browser from announcing reminders while the app is closed; null when nothing does. */
export function pushProblem(): string | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'This browser cannot do it.';
  return Notification.permission === 'denied'
    ? 'Notifications are blocked in your browser’s settings.'
    : null;
}

/** Asks her browser, then tells the server where to send. Throws when she says no. */
export async function turnPushOn(userId: string, publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('no push service');
  const { p256dh, auth } = keys;
  await call(calendar.subscribePush, { params: { userId }, body: { endpoint, keys: { p256dh, auth } } });
}

/** The server forgets a browser as soon as its push service says that it is gone. */
export async function turnPushOff(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

export async function isPushOn(): Promise<boolean> {
  if (pushProblem() !== null) return false;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) != null;
}
