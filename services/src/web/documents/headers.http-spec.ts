import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp } from '../../platform/testing/test-app';
import { parts, sampleSite } from '../testing/sample-parts';

let site: string;
let app: TestApp;
beforeAll(async () => {
  site = await sampleSite();
  app = await TestApp.start({ parts, env: { SITE_DIR: site, DATA_DIR: join(site, 'data') } });
});
afterAll(async () => {
  await app.stop();
  await rm(site, { recursive: true, force: true });
});

/** What changes from call to call, or speaks of the connection. */
const PASSING = [
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'vary',
  'set-cookie',
  'x-request-id',
];
const nonce = /'nonce-[\w-]{22}'/g;

async function told(path: string, proto = 'https') {
  const { headers } = await app.visitor().send(path, { headers: { 'x-forwarded-proto': proto } });
  const kept = [...headers].filter(([name]) => !PASSING.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, value.replace(nonce, "'nonce'")]));
}

const always = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const data = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
};
const personal = { ...data, 'cache-control': 'no-store' };
/** What is asked for again is sent again only where it is another. */
const etag = expect.stringMatching(/^"[\w-]{43}"$/) as unknown;
const forEver = { ...always, 'cache-control': 'public, max-age=31536000, immutable', etag };
const askedAgain = { ...always, 'cache-control': 'no-cache' };
const script = { 'content-type': 'text/javascript; charset=utf-8' };
const page = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'nonce' 'wasm-unsafe-eval'",
    "style-src 'self' 'nonce'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/reports/content-policy',
    "require-trusted-types-for 'script'",
    'trusted-types default again',
  ].join('; '),
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), geolocation=(), payment=(self), microphone=(self)',
};

it.each<[string, Record<string, unknown>]>([
  ['/', page],
  ['/tea', page],
  ['/checkout', page],
  ['/nowhere', page],
  ['/r/tea/v1/remoteEntry.1.js', { ...forEver, ...script }],
  ['/r/tea/v1/widgets.1.css', { ...forEver, 'content-type': 'text/css; charset=utf-8' }],
  ['/r/tea/v1/gone.js', personal],
  ['/shell/main.1.js', { ...forEver, ...script }],
  ['/sw.js', { ...askedAgain, ...script, etag }],
  [
    '/manifest.webmanifest',
    { ...askedAgain, 'content-type': 'application/manifest+json; charset=utf-8', etag },
  ],
  ['/.well-known/security.txt', { ...askedAgain, 'content-type': 'text/plain; charset=utf-8' }],
  ['/healthz', personal],
  ['/readyz', personal],
  ['/api/platform/registry', personal],
  ['/api/docs-json', { ...data, 'cache-control': 'no-cache' }],
  [
    '/api/docs',
    {
      ...askedAgain,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
      ) as unknown,
    },
  ],
  ['/api/nowhere', personal],
  ['/r/%', personal],
])('%s tells the browser this, and nothing else', async (path, expected) => {
  expect(await told(path)).toEqual(expected);
});

it('https is asked for only behind https', async () => {
  for (const path of ['/tea', '/healthz', '/shell/main.1.js', '/r/%'])
    expect(await told(path, 'http')).not.toHaveProperty('strict-transport-security');
});

it('no other origin is let into an answer or a file', async () => {
  for (const path of ['/r/tea/v1/remoteEntry.1.js', '/shell/main.1.js', '/tea', '/api/platform/registry']) {
    const { headers } = await app.visitor().send(path, { headers: { origin: 'https://evil.example' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
