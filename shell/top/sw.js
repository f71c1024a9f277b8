/*
 * The site's service worker: shows announcements that come while the app is closed, and nothing else.
 * It is no part of a build, so it stays plain JavaScript.
 */
self.addEventListener('push', (event) => {
  event.waitUntil(announce(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});

async function announce(data) {
  const { title, body, url } = readMessage(data);
  await self.registration.showNotification(title, { body, tag: `${title} ${body}`, data: { url } });
}

/** A browser that was sent a push must show something, also when it cannot be read. */
function readMessage(data) {
  const usual = { title: 'Nestwell', body: 'A reminder from Nestwell', url: '/' };
  try {
    return { ...usual, ...data.json() };
  } catch {
    return usual;
  }
}

/**
 * Brings a window that shows the page to the front, or opens one: another that is open may hold something half
 * written. Only addresses of this site are followed.
 */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => new URL(window.url).pathname === url.pathname);
  await (shown ? shown.focus() : self.clients.openWindow(url.href));
}
