/**
 * Which ways are met on one visit, each in another module: what is wrong with one is contained however the others are.
 * The file that brings the entries of all is broken as the last of them says. Those that make the whole page unusable are met apart, since then it is loaded anew, where nobody can tell whose code it was without all that were there.
 */
export const together: readonly Readonly<Record<string, string>>[] = [
  {
    nutrition: '404',
    fitness: '503',
    account: 'a reset connection',
    calendar: 'HTML instead of JavaScript',
    care: 'files that hang',
  },
  {
    nutrition: 'a flipped byte in a chunk',
    account: 'missing styles',
    fitness: 'a flipped byte in the entry',
    care: 'a throw at evaluation',
    calendar: 'a throw at the first render',
  },
  {
    nutrition: 'widgets of another version than its page',
    fitness: 'drawing without end',
    account: 'a throw on leaving',
    care: 'a throw on every click',
    calendar: 'a page that hogs memory',
  },
  {
    nutrition: 'more memory than there is',
    fitness: 'waiting for ever',
    account: 'pages that are nothing',
    care: 'another contract',
    calendar: 'no declaration',
  },
  {
    account: 'a fetch of its own',
    calendar: 'two bad ones in a row',
  },
  {
    nutrition: 'a full storage',
    fitness: 'a bad one after a rollback',
    calendar: 'calls of the kit without end',
  },
  { nutrition: 'requests without end' },
  { fitness: 'a listener that stops everything' },
  { care: 'timers, listeners and names that stay' },
  { nutrition: 'prototypes of its own' },
  { nutrition: 'prototypes of its own, later' },
  { nutrition: 'functions of its own, later' },
  { nutrition: 'styles of no file' },
  { nutrition: 'an emptied page' },
  { nutrition: 'memory without end' },
];
