import { ReleasingSite } from '../../web/testing/releasing-site';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

describe('a preview', () => {
  it('shows the whole site with that remote swapped, to that browser alone', async () => {
    await site.start();
    await site.preview('tea', 'v2', 'pr-42');

    const asked = await site.confirm('/tea?with=tea@pr-42&from=mail');
    const seen = await site.open('/tea', asked.cookie);
    const others = await site.open('/tea');

    expect(asked).toMatchObject({ status: 303, to: '/tea?from=mail' });
    expect(seen.registry.remotes).toMatchObject({
      tea: { version: 'v2', preview: 'pr-42' },
      cake: { version: 'v1' },
    });
    expect(seen.overlay?.shown).toEqual([{ id: 'tea', name: 'pr-42', version: 'v2' }]);
    expect(others.registry.remotes.tea?.version).toBe('v1');
    expect(others.overlay).toBeNull();
  });

  it('combines with another one, and all are left with an empty one', async () => {
    await site.start();
    await site.preview('tea', 'v2', 'pr-1');
    await site.preview('cake', 'v2', 'pr-2');

    const first = await site.confirm('/?with=tea@pr-1');
    const second = await site.confirm('/?with=cake@pr-2', first.cookie);
    const left = await site.open('/?with=', second.cookie);

    expect((await site.open('/', second.cookie)).overlay?.shown).toHaveLength(2);
    expect(left).toMatchObject({ status: 303, cookie: 'nestwell_with=' });
  });

  it('that is not released is named as missing', async () => {
    await site.start();
    const asked = await site.confirm('/?with=tea@pr-7');

    expect((await site.open('/', asked.cookie)).overlay).toEqual({
      shown: [],
      missing: [{ id: 'tea', name: 'pr-7' }],
      local: [],
    });
  });

  it('is not for the public in production, but for everybody in staging', async () => {
    await site.start({ PUBLIC_URL: 'https://nestwell.example' });
    await site.preview('tea', 'v2', 'pr-42');
    expect((await site.open('/?with=tea@pr-42')).cookie).toBe('');

    await site.start({ PUBLIC_URL: 'https://nestwell.example', ENVIRONMENT: 'staging' });
    expect((await site.confirm('/?with=tea@pr-42')).cookie).toMatch(/^nestwell_with=/);
  });

  it("leaves a page's own `with` alone", async () => {
    await site.start();

    expect(await site.open('/tea?with=0198c0de-0000-7000-8000-000000000000')).toMatchObject({
      status: 200,
      cookie: '',
    });
  });

  it.each([
    { host: 'nestwell.example' },
    { connection: 'close' },
    { origin: 'https://nestwell.example' },
    { 'x-forwarded-for': '203.0.113.7' },
  ])('is not given to whoever comes through a proxy: %o', async (headers) => {
    await site.start();
    await site.preview('tea', 'v2', 'pr-42');

    // fetch sets the host itself, so the header alone stands for the proxy.
    const answer = await site.app.app.inject({
      url: '/?with=tea@pr-42',
      headers,
      remoteAddress: '127.0.0.1',
    });

    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.statusCode).toBe(303);
  });

  it('cannot be made by a cookie that is not ours', async () => {
    await site.start();
    await site.preview('tea', 'v2', 'pr-42');

    expect((await site.open('/', 'nestwell_with=tea%40pr-42')).overlay).toBeNull();
  });

  it("of the developer's own machine is admitted by that page's policy, and not from a foreign link", async () => {
    await site.start();
    const local = '/?with=tea@http://localhost:4201';
    const asked = await site.confirm(local);
    const seen = await site.open('/', asked.cookie);

    expect(seen.overlay?.local).toEqual([{ id: 'tea', origin: 'http://localhost:4201' }]);
    expect(seen.policy).toMatch(/script-src [^;]*http:\/\/localhost:4201/);
    expect(seen.policy).toContain("require-trusted-types-for 'script'; trusted-types default again");
    expect((await site.open('/')).policy).not.toContain('localhost');
    expect((await site.open(local, '', { 'sec-fetch-site': 'cross-site' })).cookie).toBe('');
    expect((await site.open('/?with=tea@http://evil.example:80')).cookie).toBe('');
  });
});
