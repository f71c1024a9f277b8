// Browsers drop tabs and line breaks inside an address and read a backslash as a slash: '/\t/evil' leaves the site.
const MISLEADING = /[\p{C}\p{Z}\\]/u;

/** Where a notification may lead: `/path` inside the app, `https:` outside it; anything else is dropped (null). */
export function safeActionUrl(url: string | null | undefined): string | null {
  if (!url || MISLEADING.test(url)) return null;
  if (url.startsWith('/')) return url.startsWith('//') ? null : url;
  return isPlainHttps(url) ? url : null;
}

function isPlainHttps(url: string): boolean {
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}
