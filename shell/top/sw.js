/*
 * The site's service worker: shows announcements that come while the app is closed, and nothing else.
 * It is served as written, so it stays plain JavaScript.
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
  const usual = { title: 'Nestwell', body: 'A reminder from Nestwell', url: '/calendar' };
  try {
    return { ...usual, ...data.json() };
  } catch {
    return usual;
  }
}

/** Brings an open window of the site to the front, or opens one. Only addresses of this site are followed. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return void (await self.clients.openWindow(url.href));
  await window.navigate(url.href);
  await window.focus();
}
