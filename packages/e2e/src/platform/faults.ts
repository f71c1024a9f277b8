import type { Page, Route } from '@playwright/test';
import type { Change } from '../kit/variant';

/** One way in which a released version can be broken. */
export interface Fault {
  name: string;
  /** What is wrong with its bytes. */
  change?: Omit<Change, 'version'>;
  /** What is wrong on the way to the browser, for every file whose address matches. */
  files?: RegExp;
  answer?: (route: Route) => Promise<void>;
  /** It works until she does something: then nothing has to be replaced. */
  harmless?: true;
}

const ENTRY = /remoteEntry\.[0-9a-f]+\.js/;
const CHUNK = /\/src_[^/]+\.js/;
const STYLE = /\.css/;
const ALL = /./;

/** Replaces the container by one whose pages and widgets are wrapped. */
const wrapping = (component: string) => `
  const container = SCOPE;
  const broken = ${component};
  SCOPE = {
    init: (...parts) => container.init(...parts),
    get: async (...parts) => {
      const make = await container.get(...parts);
      const module = make();
      const { remote } = module;
      const wrapped = {
        ...remote,
        pages: remote.pages.map((page) => ({ ...page, load: async () => broken(await page.load()) })),
        widgets: remote.widgets.map((widget) => ({ ...widget, component: broken(widget.component) })),
      };
      return () => ({ ...module, remote: wrapped });
    },
  };`;

export const faults: readonly Fault[] = [
  { name: '404', files: ALL, answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  { name: '503', files: ALL, answer: (route) => route.fulfill({ status: 503, body: 'busy' }) },
  { name: 'a reset connection', files: ALL, answer: (route) => route.abort('connectionreset') },
  { name: 'files that hang', files: ALL, answer: () => new Promise(() => undefined) },
  {
    name: 'HTML instead of JavaScript',
    files: /\.js/,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  { name: 'a flipped byte in the entry', files: ENTRY, answer: flipped },
  { name: 'a flipped byte in a chunk', files: CHUNK, answer: flipped },
  { name: 'missing styles', files: STYLE, answer: (route) => route.fulfill({ status: 404, body: '' }) },
  { name: 'a throw at evaluation', change: { before: "throw new Error('sabotage');" } },
  {
    name: 'a throw at the first render',
    change: { after: wrapping("() => () => { throw new Error('sabotage'); }") },
  },
  {
    name: 'a throw on every click',
    harmless: true,
    change: { after: "addEventListener('click', () => { throw new Error('sabotage'); }, true);" },
  },
  {
    name: 'a hog of memory',
    harmless: true,
    change: { after: 'globalThis.hog = Array.from({ length: 4e6 }, (_, index) => ({ index }));' },
  },
  { name: 'another contract', change: { contract: 99 } },
  { name: 'no declaration', change: { after: 'SCOPE = { init() {}, get: async () => () => ({}) };' } },
];

async function flipped(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
  await route.fulfill({ response, body });
}

/** Lets one version's files arrive broken, for as long as the page lives. */
export async function breakFiles(page: Page, id: string, version: string, fault: Fault): Promise<void> {
  const { files, answer } = fault;
  if (!files || !answer) return;
  await page.route(
    (url) => url.pathname.startsWith(`/r/${id}/${version}/`) && files.test(url.pathname),
    (route) => answer(route).catch(() => undefined),
  );
}
