import { pause } from '@nestwell/remote-kit';
import { needsHomeScreen } from './home-screen';

/** The site's own worker; it belongs to the shell and is installed only for who wants announcements. */
const WORKER = '/sw.js';
/** A browser that cannot reach its push service tries on for ever, in milliseconds. */
const PATIENCE = 15_000;

/** Announcements stay off; the message says why, in words for her. */
export class PushRefused extends Error {}

const HOME_SCREEN = 'Add Nestwell to your home screen first: Share, then Add to Home Screen.';

/** What keeps this browser from announcing reminders while the app is closed; null when nothing does. */
export function pushProblem(): string | null {
  if (needsHomeScreen()) return HOME_SCREEN;
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'This browser cannot do it.';
  return Notification.permission === 'denied' ? 'Blocked in your browser’s settings.' : null;
}

/** Asks her, then her browser's push service. */
export async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused('Your browser did not allow them.');
  }
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  try {
    return await Promise.race([subscribeAnew(worker.pushManager, applicationServerKey), outOfPatience()]);
  } catch {
    throw new PushRefused(
      'Your browser cannot reach its push service. Reminders still chime while Nestwell is open.',
    );
  }
}

/** A browser that is subscribed under a key the site no longer has takes no other beside it. */
async function subscribeAnew(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const had = await manager.getSubscription();
  if (had !== null && keyOf(had) !== applicationServerKey) await had.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The public key it was made for, in base64url as the site names it. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
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

async function outOfPatience(): Promise<never> {
  await pause(PATIENCE);
  throw new Error('no push service');
}
