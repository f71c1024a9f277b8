/** Replaces the container by one whose pages and widgets, or only one kind, are wrapped. It runs again at 'Try again'. */
export const wrapping = (component: string, only?: 'pages' | 'widgets') => `{
  const container = SCOPE;
  const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
  const lent = (name) => shell.loadShareSync(name)();
  const broken = ${component};
  SCOPE = {
    init: (...parts) => container.init(...parts),
    get: async (...parts) => {
      const make = await container.get(...parts);
      const module = make();
      const { remote } = module;
      const wrapPage = (page) => ({ ...page, load: async () => broken(await page.load()) });
      const wrapWidget = (widget) => ({ ...widget, component: broken(widget.component, widget.slot) });
      const wrapped = {
        ...remote,
        pages: ${only === 'widgets' ? 'remote.pages' : 'remote.pages.map(wrapPage)'},
        widgets: ${only === 'pages' ? 'remote.widgets' : 'remote.widgets.map(wrapWidget)'},
      };
      return () => ({ ...module, remote: wrapped });
    },
  };
}`;

/** One widget throws while the tab says so; the others are as they were. */
export const throwsInSlot = (
  slot: string,
  mark: string,
) => `(Component, slot) => slot !== '${slot}' ? Component : (props) => {
  if (sessionStorage.getItem('${mark}')) throw new Error('sabotage');
  return lent('react').createElement(Component, props);
}`;

export const THROWS = "() => () => { throw new Error('sabotage'); }";
