import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config';
import { DocumentPolicies } from '../platform/document-policies';
import type { KeptShapes } from './kept-shapes';
import { PageDocuments } from './page-documents';
import type { Painter } from './painting/painter';

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

function sent(painter: Partial<Painter>, answers: Promise<string[]>) {
  const headers: Record<string, string> = {};
  const reply = {
    header: (name: string, value: string) => (headers[name] = value),
    headers: (more: object) => Object.assign(headers, more),
  } as unknown as FastifyReply;
  const request = { ip: '::1', headers: {} } as FastifyRequest;
  const documents = new PageDocuments(
    new DocumentPolicies(),
    { publicConfig: {} } as Config,
    { tag: '' } as KeptShapes,
    painter as Painter,
    { of: () => undefined } as never,
  );
  const visit = { url: new URL('http://site/'), user: undefined, request, reply };
  return { headers, stream: documents.of(visit, parts, answers) };
}

const never = new Promise<never>(() => undefined);

it('headers and what the browser is to fetch do not wait for answers', () => {
  const { headers, stream } = sent({}, never);

  const nonce = /'nonce-([\w-]+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const begun = String(stream.read());
  expect(headers['cache-control']).toBe('no-store');
  expect(begun).toContain(`<script nonce="${nonce}">`);
  expect(begun).toContain(`<style nonce="${nonce}">@font-face{}</style>`);
  // By its place, and not by a word that is another in each page: V8 would compile it anew each time.
  expect(begun).toContain('<script defer src="/shell/main.js"');
});

it('a phone makes no links of dates and numbers, which would change what React is about to take over', () => {
  const { stream } = sent({}, never);

  expect(String(stream.read())).toMatch(/<meta name="format-detection" content="[^"]*telephone=no,date=no/);
});

it('nor for the picture', async () => {
  const { stream } = sent({ paint: () => never }, Promise.resolve([]));
  await Promise.resolve();

  expect(String(stream.read())).not.toContain('</head>');
});

it('where reading fails after that, the page goes to its end, and the browser asks for itself', async () => {
  const { stream } = sent({}, Promise.reject(new Error('no database')));

  expect(await text(stream)).toMatch(/id="nestwell-answers">\[\]<\/script>[^]*<\/html>\n$/);
});
