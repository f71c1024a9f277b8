import type { Page, Route } from '@playwright/test';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import type { Change } from '../kit/variant';

/** One way in which a released version can be broken. */
export interface Fault {
  name: string;
  /** What is wrong with its bytes. */
  change?: Omit<Change, 'version'>;
  /** What is wrong on the way to the browser, for every file whose address matches. */
  files?: RegExp;
  answer?: (route: Route) => Promise<void>;
  /** What of the version still works; nothing unless it is said. */
  leaves?: 'page' | 'widgets' | 'everything';
  /** It holds much memory while it is shown, in `globalThis.hoard`. */
  hogs?: true;
}

const ENTRY = /remoteEntry\.[0-9a-f]+\.js/;
const CHUNK = /\/src_[^/]+\.js/;
const STYLE = /\.css/;
const ALL = /./;

/** Replaces the container by one whose pages and widgets, or only one of them, are wrapped. */
const wrapping = (component: string, only?: 'pages' | 'widgets') => `
  const container = SCOPE;
  const broken = ${component};
  SCOPE = {
    init: (...parts) => container.init(...parts),
    get: async (...parts) => {
      const make = await container.get(...parts);
      const module = make();
      const { remote } = module;
      const wrapPage = (page) => ({ ...page, load: async () => broken(await page.load()) });
      const wrapWidget = (widget) => ({ ...widget, component: broken(widget.component) });
      const wrapped = {
        ...remote,
        pages: ${only === 'widgets' ? 'remote.pages' : 'remote.pages.map(wrapPage)'},
        widgets: ${only === 'pages' ? 'remote.widgets' : 'remote.widgets.map(wrapWidget)'},
      };
      return () => ({ ...module, remote: wrapped });
    },
  };`;

const THROWS = "() => () => { throw new Error('sabotage'); }";

/** 128 MB that live as long as the page is on the screen, and may go when it is not. */
const HOARDS = `(Component) => (props) => {
  const hoard = globalThis.hoard?.deref() ?? Array.from({ length: 64 }, () => new Uint8Array(2 ** 21).fill(1));
  globalThis.hoard = new WeakRef(hoard);
  const element = Component(props);
  return element && { ...element, props: { ...element.props, [Symbol.for('hoard')]: hoard } };
}`;

/** Ways of failing. What goes wrong on the way ends when the network is well again; the rest only with another version. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  'by what does not arrive': [
    { name: '404', files: ALL, answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
    { name: '503', files: ALL, answer: (route) => route.fulfill({ status: 503, body: 'busy' }) },
    { name: 'a reset connection', files: ALL, answer: (route) => route.abort('connectionreset') },
    { name: 'files that hang', files: ALL, answer: () => new Promise(() => undefined) },
  ],
  'by what arrives damaged': [
    {
      name: 'HTML instead of JavaScript',
      files: /\.js/,
      answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    },
    { name: 'a flipped byte in the entry', files: ENTRY, answer: flipped },
    { name: 'a flipped byte in a chunk', leaves: 'widgets', files: CHUNK, answer: flipped },
    { name: 'missing styles', files: STYLE, answer: (route) => route.fulfill({ status: 404, body: '' }) },
  ],
  'by what it throws': [
    { name: 'a throw at evaluation', change: { before: "throw new Error('sabotage');" } },
    { name: 'a throw at the first render', change: { after: wrapping(THROWS) } },
    {
      name: 'a throw on every click',
      leaves: 'everything',
      change: { after: "addEventListener('click', () => { throw new Error('sabotage'); }, true);" },
    },
    {
      name: 'widgets of another version than its page',
      leaves: 'page',
      change: { after: wrapping(THROWS, 'widgets') },
    },
  ],
  'by what it is': [
    {
      name: 'a page that hogs memory',
      leaves: 'everything',
      hogs: true,
      change: { after: wrapping(HOARDS, 'pages') },
    },
    {
      name: 'more memory than there is',
      change: { after: wrapping('() => () => new ArrayBuffer(Number.MAX_SAFE_INTEGER)') },
    },
    { name: 'another contract', change: { contract: 99 } },
    { name: 'no declaration', change: { after: 'SCOPE = { init() {}, get: async () => () => ({}) };' } },
  ],
};

async function flipped(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
  await route.fulfill({ response, body });
}

/** Lets one version's files arrive broken until `page.unrouteAll`; returns whether it has such files at all. */
export async function breakFiles(
  page: Page,
  { id, version, entry, css, files }: RemoteManifest,
  fault: Fault,
): Promise<boolean> {
  const { files: pattern, answer } = fault;
  if (!pattern || !answer) return false;
  await page.route(
    (url) => url.pathname.startsWith(`/r/${id}/${version}/`) && pattern.test(url.pathname),
    (route) => answer(route).catch(() => undefined),
  );
  return [entry, ...css, ...files].some(({ path }) => pattern.test(`/${path}`));
}
