/** Replaces the container by one whose pages and widgets, or only one of them, are wrapped. */
export const wrapping = (component: string, only?: 'pages' | 'widgets') => `
  const container = SCOPE;
  const lent = (name) => {
    const [m, module] = [{}, {}];
    globalThis.__nestwellRuntime().bundlerRuntime.installInitialConsumes({
      webpackRequire: { m }, installedModules: {}, initialConsumes: ['it'],
      moduleToHandlerMapping: { it: { shareKey: name } },
    });
    m.it(module);
    return module.exports;
  };
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

export const THROWS = "() => () => { throw new Error('sabotage'); }";
