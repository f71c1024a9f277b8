import { check } from './commands/check';
import { promote, restore, rollback, withdraw } from './commands/decide';
import { history, list, prune } from './commands/look';
import { key } from './commands/key';
import { release } from './commands/release';
import { serve } from './commands/serve';
import { rule } from './commands/rule';
import { create, remove } from './commands/scaffold';

/** Answers the exit code. */
type Command = (words: readonly string[]) => Promise<number>;

const commands: Record<string, { use: string; what: string; load: () => Promise<Command> }> = {
  release: {
    use: 'release <area> [--env staging | --as pr-42 | --share 10]',
    what: 'build and put out a version: current, for some, or as a preview',
    load: async () => release,
  },
  promote: {
    use: 'promote <area>@<version> [--share 10]',
    what: 'make a version current, or let some try it',
    load: async () => promote,
  },
  rollback: { use: 'rollback <area> [--to <version>]', what: 'go back', load: async () => rollback },
  restore: {
    use: 'restore <revision>',
    what: 'all versions of a former revision',
    load: async () => restore,
  },
  withdraw: {
    use: 'withdraw <area> --why "…"',
    what: 'take a module out of the site',
    load: async () => withdraw,
  },
  rule: {
    use: 'rule staging-first on|off --why "…"',
    what: 'whether production takes only what staging has shown',
    load: async () => rule,
  },
  check: {
    use: 'check <area> [--no-browser]',
    what: 'what must hold before a release; what breaks whom',
    load: async () => check,
  },
  new: { use: 'new <name>', what: 'make a further module', load: async () => create },
  remove: {
    use: 'remove <name>',
    what: 'take away a module that was never released',
    load: async () => remove,
  },
  serve: {
    use: 'serve <area> [--port 4201]',
    what: 'your build on this machine, for /?with=…',
    load: async () => serve,
  },
  key: { use: 'key', what: 'make a key to release with', load: async () => key },
  list: { use: 'list', what: 'what is current where, and previews', load: async () => list },
  history: { use: 'history [area]', what: 'who decided what, and why', load: async () => history },
  prune: { use: 'prune [--days 30]', what: 'remove versions that nothing names', load: async () => prune },
};

const HELP = [
  'pnpm mfe <verb>; --env production (default) or staging, --by and --why for the audit',
  ...Object.values(commands).map(({ use, what }) => `  ${use.padEnd(58)} ${what}`),
].join('\n');

export async function main([verb = '', ...words]: readonly string[]): Promise<number> {
  const command = commands[verb];
  if (command === undefined) {
    console.log(HELP);
    return verb === '' || verb === 'help' ? 0 : 1;
  }
  return (await command.load())(words);
}
