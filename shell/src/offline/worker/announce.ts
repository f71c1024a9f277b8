import { announcedBy, noteAnnounced } from '@nestwell/remote-kit/announced';
import { scope, type PushedEvent } from './scope';

interface Announcement {
  title: string;
  body: string;
  url: string;
  /** What pages call it; those of before there was such a name have none. */
  key?: string;
}

const USUAL: Announcement = { title: 'Nestwell', body: 'A reminder from Nestwell', url: '/' };

/** Shows what arrives while the site is closed; the same twice is shown once, and what a page has rung is taken back. */
export async function announce(data: PushedEvent['data']): Promise<void> {
  const { title, body, url, key } = readMessage(data);
  const wasRung = key !== undefined && (await announcedBy('page')).has(key);
  const tag = `${title} ${body}`;
  await scope.registration.showNotification(title, { body, tag, silent: wasRung, data: { url } });
  if (wasRung) {
    // Shown all the same: some browsers take the right away from whoever hears and shows nothing.
    for (const shown of await scope.registration.getNotifications({ tag })) shown.close();
  } else if (key !== undefined) {
    await noteAnnounced([key], 'worker').catch(() => undefined);
  }
}

/** A browser that was sent a push must show something, also when it cannot be read. */
function readMessage(data: PushedEvent['data']): Announcement {
  try {
    return { ...USUAL, ...(data?.json() as Partial<Announcement>) };
  } catch {
    return USUAL;
  }
}

/**
 * Brings a window that shows the page to the front, or opens one: another that is open may hold something half
 * written. Only addresses of this site are followed.
 */
export async function follow(notification: Notification): Promise<void> {
  notification.close();
  const { url: path = '/' } = (notification.data ?? {}) as Partial<Announcement>;
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => new URL(window.url).pathname === url.pathname);
  await (shown ? shown.focus() : scope.clients.openWindow(url.href));
}
