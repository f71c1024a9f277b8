import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageDataIds, type Registry } from '@nestwell/contracts/delivery';
import { livePage } from './live-page-response';
import { livePages, proxied } from './live-site';
import { pageTemplate } from './page-template';

type LiveMiddleware = (incoming: object, outgoing: object, next: () => void) => void;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closing: Server[] = [];
async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  closing.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const pageWith = (remotes: Registry['remotes'], more = {}) =>
  pageTemplate({
    title: 'A page',
    data: {
      [pageDataIds.registry]: { rev: 4, remotes },
      [pageDataIds.config]: {},
      ...more,
    },
  });

/** The port under development in front of a site that answers so. */
async function inFrontOf(site: Handler): Promise<string> {
  const address = await serve(site);
  const parts = { site: address, built: async () => pageWith({}), hot: async () => ({}) };
  return serve((incoming, outgoing) => void livePage(parts, incoming, outgoing));
}

const open = (address: string) => fetch(address, { redirect: 'manual' });

it('shows the page on which a preview is confirmed as the site gave it, with its policy and its cookie', async () => {
  const asked: (string | undefined)[] = [];
  const port = await inFrontOf((incoming, outgoing) => {
    asked.push(incoming.url, incoming.headers.cookie);
    outgoing
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'no-store',
        'set-cookie': ['nestwell_asked=token; Path=/preview'],
      })
      .end('<h1>Open a preview?</h1>');
  });

  const answer = await fetch(`${port}/?with=tea@pr-42`, { headers: { cookie: 'session=1' } });

  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Open a preview?</h1>']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  });
  expect(answer.headers.getSetCookie()).toEqual(['nestwell_asked=token; Path=/preview']);
  expect(asked).toEqual(['/?with=tea@pr-42', 'session=1']);
});

it('hands a redirect of the site to the browser, with its cookies, and stays on its own port', async () => {
  let own = '';
  const port = await inFrontOf((incoming, outgoing) => {
    own = `http://${incoming.headers.host}`;
    const location = incoming.url === '/far' ? 'https://elsewhere.example/' : `${own}/care?day=1`;
    outgoing.writeHead(303, { location, 'set-cookie': ['nestwell_with=; Path=/'] }).end();
  });

  const answer = await open(`${port}/?with=`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/care?day=1']);
  expect(answer.headers.getSetCookie()).toEqual(['nestwell_with=; Path=/']);

  const far = await open(`${port}/far`);
  expect([far.status, await far.text()]).toEqual([
    502,
    `${own}: the page redirects to https://elsewhere.example/; name that site with --site`,
  ]);
});

it('says in the page which preview is open', async () => {
  const overlay = { shown: [{ id: 'tea', name: 'pr-42', version: 'v2' }], missing: [], local: [] };
  const port = await inFrontOf((_, outgoing) =>
    outgoing.writeHead(200).end(pageWith({}, { [pageDataIds.overlay]: overlay })),
  );

  expect(await (await open(`${port}/`)).text()).toContain(
    `<script type="application/json" id="${pageDataIds.overlay}">${JSON.stringify(overlay)}</script>`,
  );
});

it('keeps the status of a page that the site does not have', async () => {
  const port = await inFrontOf((_, outgoing) => outgoing.writeHead(404).end(pageWith({})));

  const answer = await open(`${port}/nowhere`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(pageDataIds.registry);
});

it('sends the form that confirms a preview to the site, as from its own page', () => {
  expect(proxied('https://staging.example')).toEqual([
    expect.objectContaining({
      context: expect.arrayContaining(['/preview']),
      target: 'https://staging.example',
      changeOrigin: true,
      headers: { origin: 'https://staging.example' },
    }),
  ]);
});

it('leaves to the next handler what is no GET of a page', () => {
  const { setupMiddlewares } = livePages('https://staging.example');
  const server: { compiler: object; middleware?: { waitUntilValid: jest.Mock } } = { compiler: {} };
  const [{ middleware }] = (setupMiddlewares?.([], server as never) ?? []) as unknown as [
    { middleware: LiveMiddleware },
  ];
  // The development server sets it afterwards.
  const waitUntilValid = jest.fn();
  server.middleware = { waitUntilValid };
  const next = jest.fn();
  for (const [method, dest] of [
    ['POST', 'document'],
    ['GET', 'script'],
  ] as const)
    middleware({ method, headers: { 'sec-fetch-dest': dest } }, {}, next);

  expect(next).toHaveBeenCalledTimes(2);
  expect(waitUntilValid).not.toHaveBeenCalled();
  middleware({ method: 'GET', headers: { 'sec-fetch-dest': 'document' } }, {}, next);
  expect(waitUntilValid).toHaveBeenCalledTimes(1);
});
