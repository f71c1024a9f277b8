import { scope, type PushedEvent } from './scope';

interface Announcement {
  title: string;
  body: string;
  url: string;
}

const USUAL: Announcement = { title: 'Nestwell', body: 'A reminder from Nestwell', url: '/' };

/** Shows what arrives while the site is closed; the same twice is shown once. */
export async function announce(data: PushedEvent['data']): Promise<void> {
  const { title, body, url } = readMessage(data);
  await scope.registration.showNotification(title, { body, tag: `${title} ${body}`, data: { url } });
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
