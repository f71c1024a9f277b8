import { runInNewContext } from 'node:vm';
import { pageScripts } from './page-scripts';

/** What becomes of the links in a browser that tells of its line, as Chrome does, or does not. */
function begun(connection?: object) {
  const link = { rel: 'then' };
  const [named, script = ''] = pageScripts('n', ['href="/r/tea/v1/tea-page.js"']);
  expect(named).toBe('<link rel="then" as="script" href="/r/tea/v1/tea-page.js">');
  const document = { querySelectorAll: () => [link] };
  runInNewContext(/^<script nonce="n">(.*)<\/script>$/.exec(script)?.[1] ?? '', {
    navigator: { connection },
    document,
  });
  return link.rel;
}

it('what a page opens with comes with the document, but in Chrome with the entry', () => {
  expect(begun()).toBe('preload');
  expect(begun({ downlink: 10 })).toBe('then');
});

it('says nothing where a page opens with nothing of its own', () => {
  expect(pageScripts('n', [])).toEqual([]);
});
