/** Versions by the names of libraries: `{ react: '19.3.0' }`. */
type Libraries = Readonly<Record<string, string>>;

/**
 * Why a build cannot run beside a shell: libraries of which there is one copy in a page, and which it was built with in
 * another major version; one clause each. What either does not say is held against nobody.
 */
export function foreignLibraries(builtWith: Libraries = {}, lent: Libraries = {}): string[] {
  return Object.entries(builtWith).flatMap(([name, version]) => {
    const there = lent[name];
    return there === undefined || majorOf(there) === majorOf(version)
      ? []
      : [`it was built with ${name} ${version}, and the shell has ${there}`];
  });
}

const majorOf = (version: string) => version.split('.')[0];
