// Browsers drop tabs and line breaks inside an address and read a backslash as a slash: '/\t/evil' leaves the site.
const MISLEADING = /[\p{C}\p{Z}\\]/u;

/** Whether a notification may lead there: `/path` inside the app, `https:` outside it. */
export function isActionUrl(url: string): boolean {
  if (MISLEADING.test(url)) return false;
  return url.startsWith('/') ? !url.startsWith('//') : isPlainHttps(url);
}

function isPlainHttps(url: string): boolean {
  if (!/^https:\/\//i.test(url)) return false;
  try {
    const { username, password } = new URL(url);
    return username === '' && password === '';
  } catch {
    return false;
  }
}
