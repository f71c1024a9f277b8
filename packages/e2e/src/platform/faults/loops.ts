/** Ways in which a version's code never lets the page go. It may use `SCOPE`, the name of its entry's global. */
export interface Loop {
  name: string;
  script: string;
  /** It begins when the page says so, once it has come to rest. */
  atRest?: true;
  /** It is met on Home, where its entry comes with those of others. */
  onHome?: true;
}

/** Replaces what the container gives: `make` gives the module itself. */
const giving = (factory: string) => `
  const container = SCOPE;
  SCOPE = {
    init: (...parts) => container.init(...parts),
    get: async (...parts) => {
      const make = await container.get(...parts);
      return ${factory};
    },
  };`;

/** Nobody answers here. */
export const UNANSWERED = '/unanswered';

const ENDLESS = '() => { for (;;); }';

const DRAWN = `() => {
  const module = make();
  const { remote } = module;
  const pages = remote.pages.map((page) => ({ ...page, load: async () => ${ENDLESS} }));
  const widgets = remote.widgets.map((widget) => ({ ...widget, component: ${ENDLESS} }));
  return { ...module, remote: { ...remote, pages, widgets } };
}`;

export const loops: readonly Loop[] = [
  { name: 'at import', script: giving(ENDLESS) },
  { name: 'as its entry runs', script: 'for (;;);', onHome: true },
  { name: 'while it is drawn', script: giving(DRAWN) },
  {
    name: 'in a timer',
    // Waits for what never comes instead of counting: her page is held as long as its watchdog needs to be sure of it.
    script: `setInterval(() => {
      while (globalThis.isLooping) {
        const answer = new XMLHttpRequest();
        answer.open('GET', '${UNANSWERED}', false);
        try { answer.send(); } catch {}
      }
    }, 50);`,
    atRest: true,
  },
];
