/** Targets no browser sends: each is refused before a route is looked up, whatever it would lead to. */
export const refusedTargets = (path: string, query: string, names: readonly string[]): string[] => [
  ...names.map((name) => `${path}#${name}=zzz?${query}`),
  `${path}#${query}`,
  `${path}?${query}#`,
  `${path}?${query}&a=\\`,
  `${path}\\..`,
  `${path}%00?${query}`,
  `${path}?${query}&a=%00`,
  `${path}?${query}&a=%zz`,
  `${path}?${query}&a=%`,
  `${path}?${query}&a=%ff`,
  `${path}%E0%A4%A?${query}`,
  `${path}?${query}&a=\u00e9`,
  `http://site${path}?${query}`,
  `http://elsewhere.example${path}`,
  `/${path}?${query}`,
  `/.${path}`,
  `/x/..${path}`,
  `/%2e${path}`,
  `/x/%2E%2e${path}?${query}`,
];

/** Odd, but with one meaning: answered as any other request is. */
export const oddTargets = (path: string, query: string): string[] => [
  `${path}?a=1?${query}`,
  `${path}?${query}?${query}`,
  `${path};a=1?${query}`,
  `${path}%23a=1?${query}`,
  `${path}?a=%23?${query}`,
  `${path}//?${query}`,
  `${path}/..%2f?${query}`,
  `${path.replace('/api/', '/api//')}?${query}`,
  `${path.replace('/api/', '/%61pi/')}?${query}&a=%0a`,
];
