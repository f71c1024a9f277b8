/** What each command of `mfe` is called with, and does. */
export const uses = {
  release: {
    use: 'release <area> [--env staging | --as pr-42 | --share 10] [--security-fix]',
    what: 'build and put out a version: current, for some, or as a preview',
  },
  promote: {
    use: 'promote <area>@<version> [--share 10]',
    what: 'make a version current, or let some try it',
  },
  rollback: { use: 'rollback <area> [--to <version>]', what: 'go back' },
  restore: { use: 'restore <revision>', what: 'all versions of a former revision' },
  withdraw: { use: 'withdraw <area> --why "…"', what: 'take a module out of the site' },
  rule: {
    use: 'rule staging-first on|off --why "…"',
    what: 'whether production takes only what staging has shown',
  },
  check: {
    use: 'check <area> [--no-browser]',
    what: 'what must hold before a release; of a module of another repository: check <area>@<preview>',
  },
  new: { use: 'new <name>', what: 'make a further module' },
  outside: { use: 'outside <name> <folder>', what: "make a module in a repository of its team's own" },
  remove: { use: 'remove <name>', what: 'take away a module that was never released' },
  serve: { use: 'serve <area> [--port 4201]', what: 'your build on this machine, for /?with=…' },
  key: { use: 'key', what: 'make a key to release with' },
  list: { use: 'list', what: 'what is current where, and previews' },
  history: { use: 'history [area]', what: 'who decided what, and why' },
  prune: { use: 'prune [--days 30]', what: 'remove versions that nothing names' },
} as const;

export type Verb = keyof typeof uses;
