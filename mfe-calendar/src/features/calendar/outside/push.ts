/** The site's own worker; it belongs to the shell and is installed only for who wants announcements. */
const WORKER = '/sw.js';
/** A browser that cannot reach its push service tries on for ever, in milliseconds. */
const PATIENCE = 15_000;

/** Announcements stay off; the message says why, in words for her. */
export class PushRefused extends Error {}

/** What keeps this browser from announcing reminders while the app is closed; null when nothing does. */
export function pushProblem(): string | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'This browser cannot do it.';
  return Notification.permission === 'denied'
    ? 'Notifications are blocked in your browser’s settings.'
    : null;
}

/** Asks her, then her browser's push service. */
export async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused('Your browser did not allow them.');
  }
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const subscribing = worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await Promise.race([subscribing, outOfPatience()]);
  } catch {
    throw new PushRefused(
      'Your browser cannot reach its push service. Reminders still chime while Nestwell is open.',
    );
  }
}

/** Null while this browser announces nothing. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  if (pushProblem() !== null) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the server knows a browser by: SHA-256 of its address in hexadecimal. */
export async function hashOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const outOfPatience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no push service')), PATIENCE));
