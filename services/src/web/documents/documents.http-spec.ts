import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp } from '../../platform/testing/test-app';
import { keyOf } from '@nestwell/contracts/kernel/server';
import { broken, cups, userId, signIn, parts, sampleSite } from '../testing/sample-parts';
import { bundleDeclaring } from '../testing/server-bundle';

let site: string;
let app: TestApp;
const start = (dataDir = join(site, 'data')) =>
  TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: dataDir } });
const get = (path: string) => app.visitor().send<string>(path);
const json = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="nestwell-${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');

beforeAll(async () => {
  site = await sampleSite();
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

describe('a page', () => {
  it('carries registry, configuration and shell, and is kept by no cache', async () => {
    const { status, headers, body } = await get('/tea');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json(body, 'registry')).toMatchObject({
      rev: 2,
      remotes: { tea: { version: 'v1', scope: 'tea_v1' } },
    });
    expect(json(body, 'config')).toMatchObject({ paymentProvider: 'test' });
    expect(json(body, 'queries')).toMatchObject({ zone: null, state: { queries: [] } });
    expect(body).toContain('<title>Tea &amp; more · Nestwell</title>');
    expect(body).toMatch(/<script defer src="\/shell\/main\.1\.js" integrity="sha256-/);
  });

  it('preloads what its first screen needs, and nothing else', async () => {
    const { body } = await get('/TEA/pot/7/');

    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/r\/tea\/v1\/remoteEntry\.1\.js" integrity="sha256-[^"]+" crossorigin="anonymous">/,
    );
    expect(body).not.toContain('href="/r/till/');
  });

  it('brings the style sheets of what it shows whole, those that order the layers first, and no other', async () => {
    const { body } = await get('/tea/pot/7');
    const nonce = /nonce="([\w-]+)"/.exec(body)?.[1];

    expect(body.match(/<(?:style [^>]*data-sheet|link rel="stylesheet")[^<]*/g)).toEqual([
      `<style nonce="${nonce}" data-sheet="/shell/main.1.css">body{}`,
      `<style nonce="${nonce}" data-sheet="/r/tea/v1/widgets.1.css">@layer remote{.tea_v1-a{}}`,
    ]);
    expect(body.indexOf('data-sheet')).toBeLessThan(body.indexOf('<body>'));
  });

  it('links a style sheet that is not what was released, so that no browser takes it', async () => {
    const own = await sampleSite();
    await writeFile(join(own, 'shell/dist/main.1.css'), 'body{display:none}');
    const altered = await TestApp.start({ parts, env: { SITE_DIR: own, DATA_DIR: join(own, 'data') } });
    const { body } = await altered.visitor().send<string>('/tea');
    await altered.stop();
    await rm(own, { recursive: true, force: true });

    expect(body).not.toContain('display:none}');
    expect(body).toContain('<link rel="stylesheet" href="/shell/main.1.css" integrity="sha256-');
  });

  it('allows scripts and styles of our own and with this nonce only', async () => {
    const first = await get('/tea');
    const second = await get('/tea');
    const nonce = /nonce="([\w-]+)"/.exec(first.body)?.[1];
    const policy = first.headers.get('content-security-policy');

    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/'unsafe-|https:/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default again");
    expect(second.body).not.toContain(`nonce="${nonce}"`);
  });

  it('that was registered may load what it needs, and only that one', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');

    expect(await policyOf('/checkout?purchase=1')).toContain('https://pay.example');
    expect(await policyOf('/checkout')).not.toContain('https://pay.example');
    // The provider's script makes markup and scripts of its own; no other foreign script is excepted.
    expect(await policyOf('/checkout?purchase=1')).not.toContain('trusted-types');
    expect(await policyOf('/tea?map')).toContain('https://map.example');
    expect(await policyOf('/tea?map')).toContain("require-trusted-types-for 'script'");
  });

  it('is 404 where no page is, but still the application', async () => {
    const { status, body } = await get('/nowhere');

    expect(status).toBe(404);
    expect(body).toContain('<title>Page Not Found · Nestwell</title>');
  });

  it.each(['//%00', '//[', '//@:0/', '//evil.example/tea', '//@:0/?with=x', '//evil.example/?with=tea@v1'])(
    'is refused at %s, which looks like the address of another site, and leads nowhere',
    async (path) => {
      const { status, headers, body } = await get(path);

      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(headers.get('location')).toBeNull();
    },
  );

  it('holds the queries that it declares, as the member’s browser would fetch them, and cannot be broken out of', async () => {
    const params = { userId: 'me' };
    const declaring = await sampleSite(bundleDeclaring([keyOf(cups, { params }), keyOf(broken, { params })]));
    const env = { SITE_DIR: declaring, DATA_DIR: join(declaring, 'data'), SSR_TIMEOUT_MS: '20000' };
    const rendering = await TestApp.start({ parts, env });
    const visitor = rendering.visitor();
    await visitor.call(signIn, {});
    const { body } = await visitor.send<string>('/');
    await rendering.stop();
    await rm(declaring, { recursive: true, force: true });

    expect(json(body, 'queries')).toMatchObject({
      zone: 'Europe/Vienna',
      state: {
        queries: [{ queryKey: ['/api/users', userId, 'cups'], state: { data: [{ name: '</script><b>' }] } }],
      },
    });
    expect(body).toContain('<p>Rendered</p>');
    expect(body).not.toContain('<b>');
    expect(body).not.toContain('kept inside');
    expect(body).toContain('href="/r/tea/v1/');
  });
});
