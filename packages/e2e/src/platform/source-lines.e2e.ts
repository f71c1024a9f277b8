import { grantAdmin } from '../kit/admin';
import { nursingMother, registerMember } from '../kit/member';
import { expect, memberTest, test } from '../kit/test';
import { releaseVariant } from '../kit/variant';
import { THROWS, wrapping } from './faults/wrapping';

test('the components around a caught error read in lines of their sources on the team page', async ({
  page,
  startSite,
}) => {
  test.setTimeout(90_000);
  const site = await startSite();
  const member = await registerMember(page, nursingMother, site.url);
  await releaseVariant(site, 'nutrition', { version: 'next', after: wrapping(THROWS) });
  await grantAdmin(site, member.email, page);
  await page.goto(`${site.url}/nutrition`);
  await expect(
    page.locator('main [data-remote^="nutrition@"]:not([data-remote$="@next"])').first(),
  ).toBeAttached();

  // What the page noted is sent when it is left.
  await page.goto(`${site.url}/platform`);

  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(async () => {
    await page.reload();
    await expect(errors.getByRole('listitem').first()).toContainText('nutrition next', { timeout: 6000 });
  }).toPass();
  await errors.getByRole('button', { name: 'Stack' }).first().click();
  await expect(errors.getByRole('listitem').first()).toContainText(
    /Components:[^]*shell\/src\/slots\/[\w-]+\.tsx:\d+:\d+/,
  );
});

/** As long as a built one, so that its name moves no column of the bundle. */
const VERSION = 'failingthere';

/** On the server its pages run as they are, while a method that they call throws. */
const FAILING_ON_THE_SERVER = `{
  const { remote } = module.exports;
  const broken = (Component) => (props) => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = () => { throw new Error('sabotage on the server'); };
    try { return Component(props); } finally { URLSearchParams.prototype.get = get; }
  };
  const pages = remote.pages.map((page) => ({ ...page, load: async () => broken(await page.load()) }));
  module.exports = { remote: { ...remote, pages } };
}`;

test('the stack of an error on the server reads in lines of their sources on the team page', async ({
  page,
  startSite,
}) => {
  test.setTimeout(90_000);
  const site = await startSite({ env: { LOG_LEVEL: 'silent' } });
  const member = await registerMember(page, nursingMother, site.url);
  await releaseVariant(site, 'nutrition', { version: VERSION, afterRendering: FAILING_ON_THE_SERVER });
  await grantAdmin(site, member.email, page);
  const html = async () => (await page.request.get(`${site.url}/nutrition`)).text();
  await expect.poll(html).toContain(`nutrition_${VERSION}`);

  await page.goto(`${site.url}/platform`);

  const error = page.getByRole('region', { name: 'Errors' }).getByRole('listitem').first();
  await expect(error).toContainText('sabotage on the server');
  await error.getByRole('button', { name: 'Stack' }).click();
  await expect(error).toContainText(/mfe-nutrition\/src\/pages\/nutrition-route\.tsx:\d+:\d+/);
  await expect(error).toContainText(/react-dom-server[\w.-]*\.js:\d+:\d+/);
});

/** As much of what React hands over as is looked at. */
interface Renderer {
  rendererPackageName: string;
}

memberTest('tools for developers see React register its renderer', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });

  await page.goto('/');

  const registered = () =>
    (globalThis as unknown as { renderers: Renderer[] }).renderers.map(
      (renderer) => renderer.rendererPackageName,
    );
  await expect.poll(() => page.evaluate(registered)).toEqual(['react-dom']);
});
