// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { pause } from '@nestwell/remote-kit';
import { needsHomeScreen } from './home-screen';

/** The site's own worker; it belongs to the shell and is installed only for a member who wants announcements. */
const WORKER = '/sw.js';
/** A browser that cannot reach its push service tries on for ever, in milliseconds. */
const PUSH_SERVICE_TIMEOUT_MS = 15_000;

/** This browser announces nothing; the message says why, in words for her. */
export class PushRefused extends Error {}

/** `blocked`: she or her device forbids notifications of this site. */
export type PushProblem = 'home-screen' | 'unsupported' | 'blocked';

/** What keeps this browser from announcing reminders while the app is closed; null when nothing does. */
export function pushProblem(): PushProblem | null {
  if (needsHomeScreen()) return 'home-screen';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** Asks her, then her browser's push service. Call it from a press of hers: browsers refuse anything else. */
export async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused('Notifications were not allowed.');
  }
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  try {
    return await Promise.race([subscribeAnew(worker.pushManager, applicationServerKey), timeout()]);
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

async function timeout(): Promise<never> {
  await pause(PUSH_SERVICE_TIMEOUT_MS);
  throw new Error('no push service');
}
