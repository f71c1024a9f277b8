import { Collector } from '../kit/collector';
import { registerMember } from '../kit/member';
import { expect, test } from '../kit/test';

test('one trace leads from her navigation over the page and its calls to each query', async ({
  page,
  startSite,
}) => {
  const collector = await Collector.start();
  try {
    const site = await startSite({ env: collector.env });
    await registerMember(page, undefined, site.url);
    const called = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/'));
    await page.goto(`${site.url}/calendar`);
    const told = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .flatMap((entry) => (entry as PerformanceNavigationTiming).serverTiming)
        .map(({ name, description }) => `${name}: ${description}`),
    );
    const [, trace = '', opened = ''] = /^traceparent: 00-(\w{32})-(\w{16})-01$/.exec(told.join()) ?? [];
    expect(trace).not.toBe('');
    expect((await called).headers().traceparent).toBe(`00-${trace}-${opened}-01`);

    const navigation = { name: 'GET /*', traceId: trace, spanId: opened };
    await expect.poll(() => collector.spans).toContainEqual(expect.objectContaining(navigation));
    // The page itself, and what it asks for.
    const paths = () => collector.pathsBelow(navigation).map((path) => path.join(' > '));
    await expect.poll(paths).toContain('PagesController.page > SELECT sessions');
    expect(paths()).toContainEqual(expect.stringMatching(/^PagesController\.page > page \/calendar/));
    const call = 'GET /api/users/:userId/reminders > RemindersController.list > SELECT reminders';
    await expect.poll(paths).toContain(call);
  } finally {
    collector.stop();
  }
});
