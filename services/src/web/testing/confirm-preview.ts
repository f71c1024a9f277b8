/** Opens an address with `?with=…` and confirms what the page asks, as its person does. */
export async function confirmPreview(
  url: string,
  path: string,
  cookie: string,
  headers: Record<string, string>,
) {
  const asked = await fetch(url + path, { redirect: 'manual', headers: { cookie } });
  const action = /action="([^"]+)"/.exec(await asked.text())?.[1] ?? '/';
  const token = (asked.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const answer = await fetch(url + action, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(),
    headers: { cookie: `${cookie}; ${token}`, origin: url, ...headers },
  });
  const kept = answer.headers.getSetCookie().find((one) => one.startsWith('nestwell_with')) ?? '';
  return { status: answer.status, to: answer.headers.get('location'), cookie: kept.split(';')[0] ?? '' };
}
