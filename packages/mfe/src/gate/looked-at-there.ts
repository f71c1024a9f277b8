import type { GateLook } from '@nestwell/contracts/delivery/server';

type Steps = GateLook['steps'];

/** What only a checkout of the site can do for a module of another repository; `mfe check sleep@pr-1` does it there. */
export const TRIED = 'in a browser';

/** Says of a step that it was looked at in the module's own repository, in a look that goes on in the site's. */
const THERE = ' (in its own repository)';

/** What a module's own repository looked at, also once a checkout of the site has gone on from there. */
export function stepsThere({ steps }: Pick<GateLook, 'steps'>): Steps {
  const told = steps.filter(({ name }) => name.endsWith(THERE));
  if (told.length > 0) return told;
  return steps.filter(({ name }) => name !== TRIED).map(({ name, found }) => ({ name: name + THERE, found }));
}

/** What speaks against a version because of that. */
export function problemsThere(id: string, steps: Steps): string[] {
  if (steps.length === 0) return [`nobody looked at it there: npm run mfe -- check ${id} --no-browser`];
  return steps.flatMap(({ name, found }) =>
    found === null ? [`${name}: not reached`] : found.map((problem) => `${name}: ${problem}`),
  );
}
