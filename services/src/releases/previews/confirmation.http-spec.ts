import { ReleasingSite } from '../../web/testing/releasing-site';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

it('a preview begins with a confirmation alone: by no link, from no other site, and by no token twice or of another', async () => {
  await site.start();
  await site.preview('tea', 'v2', 'pr-42');
  const address = '/?with=tea@pr-42';

  const linked = await site.open(address);
  expect(linked).toMatchObject({ status: 200, registry: null, overlay: null });
  expect(linked.cookie).toMatch(/^nestwell_asked=/);
  expect(linked.policy).toContain("default-src 'none'");
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) expect((await site.confirm(address, '', headers)).cookie).toBe('');
  const post = (token: string, cookie: string) =>
    fetch(`${site.app.url}/preview?token=${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: site.app.url },
    });
  const guessed = await post('guessed', linked.cookie);
  expect(guessed.headers.getSetCookie().join()).not.toContain('nestwell_with');
  // The browser forgets the token with its first use.
  expect(guessed.headers.getSetCookie().join()).toMatch(/nestwell_asked=;/);
  expect((await post('guessed', '')).headers.get('location')).toBe('/');
  expect((await site.confirm(address)).cookie).toMatch(/^nestwell_with=/);
});
