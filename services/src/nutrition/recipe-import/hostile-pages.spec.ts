import { PageUnreadable } from '../../platform/outside/public-page';
import { measureLoopHolds } from '../../platform/testing/loop-holds';
import { hostilePages } from './testing/hostile-pages';
import { pageReader } from './testing/page-reader';

/** Processor time of the event loop: by hand what a request may be held up; else what the parser there would take. */
const MAX_HOLD_MS = process.env.MEASURE_EVENT_LOOP ? 50 : 1500;

const reader = pageReader();
afterAll(() => reader.onApplicationShutdown());

const page = (html: string) => ({ address: '', bytes: Buffer.from(html), contentType: 'text/html' });
const SOUP =
  '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"]}</script>';

it.each(Object.entries(hostilePages))(
  'a page of %s is read or refused within the limits, and others are read after it',
  async (_, html) => {
    const hostile = page(html());
    const holds = measureLoopHolds();
    const result = await reader.read('anna', hostile).catch((failure: unknown) => failure);
    expect(holds.end()).toBeLessThan(MAX_HOLD_MS);

    const isPlain = result === undefined || (result as { name?: string }).name === 'Soup';
    expect(isPlain || result instanceof PageUnreadable).toBe(true);
    expect(await reader.read('bea', page(SOUP))).toMatchObject({ name: 'Soup', lines: ['1 onion'] });
  },
);
