import { runInNewContext } from 'node:vm';
import { afterTheShell } from './after-the-shell';

/** What the script of the page does to the link before it, on a line of so many Mbit/s. */
function begun(downlink?: number) {
  const link = { rel: 'soon' };
  const waits: { act: () => void; ms: number }[] = [];
  const page: Record<string, unknown> = {
    navigator: { connection: downlink === undefined ? undefined : { downlink } },
    document: { currentScript: { previousElementSibling: link } },
    setTimeout: (act: () => void, ms: number) => waits.push({ act, ms }),
  };
  page['self'] = page;
  const html = afterTheShell('n', 'href="/r/_together/a.js"');
  expect(html).toContain('<link rel="soon" as="script" fetchpriority="low" href="/r/_together/a.js">');
  runInNewContext(/<script nonce="n">(.*)<\/script>/.exec(html)?.[1] ?? '', page);
  return { link, waits, page };
}

it('asks for the entries at once on a fast line, and where the browser does not tell', () => {
  expect([begun(10), begun()].map(({ link, waits }) => [link.rel, waits.length])).toEqual([
    ['preload', 0],
    ['preload', 0],
  ]);
});

it('leaves a slow line to the shell first, for a time', () => {
  const { link, waits } = begun(2);

  expect([link.rel, waits.map(({ ms }) => ms)]).toEqual(['soon', [350]]);
  waits[0]?.act();
  expect(link.rel).toBe('preload');
  expect(begun(0.05).waits[0]?.ms).toBe(1500);
});

it('asks for nothing that the shell has asked for meanwhile', () => {
  const { link, waits, page } = begun(2);
  page['__nestwellEntry'] = () => undefined;

  waits[0]?.act();

  expect(link.rel).toBe('soon');
});
