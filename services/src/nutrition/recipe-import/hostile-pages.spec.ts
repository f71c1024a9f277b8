import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PageUnreadable } from '../../platform/outside/public-page';
import { hostilePages } from './testing/hostile-pages';
import { pageReader } from './testing/page-reader';

/** Of the event loop: by hand, with the machine to itself, what a request may be held up; else what the parser there would take. */
const MAX_DELAY_MS = process.env.MEASURE_EVENT_LOOP ? 50 : 1500;

const reader = pageReader();
afterAll(() => reader.onApplicationShutdown());

const page = (html: string) => ({ address: '', bytes: Buffer.from(html), contentType: 'text/html' });
const SOUP =
  '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"]}</script>';

it.each(Object.entries(hostilePages))(
  'a page of %s is read or refused within the limits, and others are read after it',
  async (_, html) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const hostile = page(html());
    delay.enable();
    const result = await reader.read('anna', hostile).catch((failure: unknown) => failure);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(MAX_DELAY_MS);

    const isPlain = result === undefined || (result as { name?: string }).name === 'Soup';
    expect(isPlain || result instanceof PageUnreadable).toBe(true);
    expect(await reader.read('bea', page(SOUP))).toMatchObject({ name: 'Soup', lines: ['1 onion'] });
  },
);
