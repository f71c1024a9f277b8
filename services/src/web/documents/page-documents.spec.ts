import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentPolicies } from '../../platform/document-policies';
import type { BrowserConfig } from './browser-config';
import { PageDocuments } from './page-documents';
import type { PageSheets } from './page-sheets';
import type { PageRenderer } from '../ssr/page-renderer';

const parts = {
  shell: {
    version: 's1',
    styles: [],
    scripts: [{ path: 'main.js', integrity: 'i' }],
    themeScript: '',
    faces: '@font-face{}',
  },
  registry: { rev: 1, remotes: {} },
  route: { isHome: true, remotes: [] },
} as never;

const sheets = [
  { url: '/shell/main.css', integrity: 'sha256-a', css: 'body{}' },
  { url: '/r/tea/v1/lost.css', integrity: 'sha256-b' },
];

function sent(render: PageRenderer['render']) {
  const headers: Record<string, string> = {};
  const reply = {
    header: (name: string, value: string) => (headers[name] = value),
    headers: (more: object) => Object.assign(headers, more),
  } as unknown as FastifyReply;
  const request = { ip: '::1', headers: {} } as FastifyRequest;
  const documents = new PageDocuments(
    { of: () => [] } as unknown as DocumentPolicies,
    { value: {} } as BrowserConfig,
    { render } as PageRenderer,
    { of: () => Promise.resolve(sheets) } as unknown as PageSheets,
  );
  const visit = { url: new URL('http://site/'), user: undefined, request, reply };
  return { headers, page: documents.of(visit, parts) };
}

/** What is there of a page while its rest is not. */
const begun = async (page: Promise<Buffer | Readable>) => String(((await page) as Readable).read());

const never = () => new Promise<never>(() => undefined);

it('headers and what the browser is to fetch do not wait for queries and render', async () => {
  const { headers, page } = sent(never);

  const nonce = /'nonce-([\w-]+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const head = await begun(page);
  expect(headers['cache-control']).toBe('no-store');
  expect(head).toContain(`<script nonce="${nonce}">`);
  expect(head).toContain(`<style nonce="${nonce}">@font-face{}</style>`);
  expect(head).toContain(`<style nonce="${nonce}" data-sheet="/shell/main.css">body{}</style>`);
  expect(head).toContain(
    '<link rel="stylesheet" href="/r/tea/v1/lost.css" integrity="sha256-b" crossorigin="anonymous">',
  );
  // By its place, and not by a word that is another in each page: V8 would compile it anew each time.
  expect(head).toContain('<script defer src="/shell/main.js"');
  expect(head).not.toContain('</head>');
});

it('a phone makes no links of dates and numbers, which would change what React is about to take over', async () => {
  const { page } = sent(never);

  expect(await begun(page)).toMatch(/<meta name="format-detection" content="[^"]*telephone=no,date=no/);
});

it('where rendering fails after that, the page goes to its end, and the browser fetches its queries', async () => {
  const { page } = sent(() => Promise.reject(new Error('no database')));

  expect(((await page) as Buffer).toString()).toMatch(
    /id="nestwell-queries">{"zone":null,"state":{"queries":\[\]}}<\/script>[^]*<\/html>\n$/,
  );
});
