import { expect, test } from '../kit/test';
import { releaseVariant } from '../kit/variant';
import { tracesLeft } from './traces-left';

/** Shows, in each widget, all names that were kept so far; `KEPT` is where they are. */
const keepingIn = (kept: string) => `{
  const react = require('react');
  const ui = require('@nestwell/ui');
  const kit = require('@nestwell/remote-kit');
  const own = [];
  const internals = react[Object.keys(react).find((name) => name.startsWith('__CLIENT_INTERNALS'))];
  const Told = () => {
    const { name } = kit.useUser().user;
    let kept = [];
    try { kept = ${kept}; } catch {}
    kept.push(name);
    return react.createElement('p', null, kept.join(' and '));
  };
  const { remote } = module.exports;
  const withTold = (Widget) => (props) => [
    react.createElement(Widget, { ...props, key: 'widget' }),
    react.createElement(Told, { key: 'told' }),
  ];
  const widgets = remote.widgets.map((widget) => ({ ...widget, component: withTold(widget.component) }));
  module.exports = { remote: { ...remote, widgets } };
}`;

const BLOCKED = {
  react: '(react.kept ??= [])',
  component: '(ui.Button.kept ??= [])',
  createElement: '(react.createElement.kept ??= [])',
  hook: '(kit.useUser.kept ??= [])',
  createContext:
    "(react.createContext.kept ?? Object.defineProperty(react.createContext, 'kept', { value: [] }).kept)",
};
/** A bundle lives as long as its worker: what lies in its variables, on the language or on React's internals stays. */
const NAMED = {
  internals: '(internals.S ??= Object.assign(() => {}, { kept: [] })).kept',
  moduleArray: 'own',
  prototype: '(Array.prototype.kept ??= [])',
  constructor: '(Error.kept ??= [])',
  method: '([].map.kept ??= [])',
  global: '(globalThis.kept ??= [])',
};

/** Two of each kind in every run, all of them in `pnpm test:long`. */
const some = (ways: Record<string, string>) =>
  Object.entries(ways).slice(0, process.env.LONG ? undefined : 2);

// Pages are only asked for: no browser draws one.
test('what a version keeps of one member is not in the next one’s page, or the release check names it', async ({
  page,
  startSite,
}) => {
  test.setTimeout(180_000);
  const site = await startSite({ env: { LOG_LEVEL: 'silent' } });
  for (const [version, kept] of some(BLOCKED)) {
    await releaseVariant(site, 'nutrition', { version, afterRendering: keepingIn(kept) });
    await expect
      .poll(async () => (await page.request.get(`${site.url}/nutrition`)).text(), version)
      .toContain(`nutrition_${version}`);
    expect(await tracesLeft(page, site, 'nutrition').catch(String), version).not.toContain(
      '/: the name of the member before',
    );
  }
  for (const [version, kept] of some(NAMED)) {
    await releaseVariant(site, 'nutrition', { version, afterRendering: keepingIn(kept) });
    await expect
      .poll(async () => (await page.request.get(`${site.url}/nutrition`)).text(), version)
      .toContain(`nutrition_${version}`);
    expect(await tracesLeft(page, site, 'nutrition'), version).toContain('/: the name of the member before');
  }
});
