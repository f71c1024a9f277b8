import { check } from './commands/check';
import { promote, restore, rollback, withdraw } from './commands/decide';
import { history, list, prune } from './commands/look';
import { key } from './commands/key';
import { outside } from './commands/outside';
import { release } from './commands/release';
import { serve } from './commands/serve';
import { rule } from './commands/rule';
import { create, remove } from './commands/scaffold';
import { uses, type Verb } from './uses';

/** Answers the exit code. */
type Command = (words: readonly string[]) => Promise<number>;

const commands: Record<Verb, Command> = {
  release,
  promote,
  rollback,
  restore,
  withdraw,
  rule,
  check,
  new: create,
  outside,
  remove,
  serve,
  key,
  list,
  history,
  prune,
};

const HELP = [
  'pnpm mfe <verb>; --env production (default) or staging, --by and --why for the audit',
  ...Object.values(uses).map(({ use, what }) => `  ${use.padEnd(58)} ${what}`),
].join('\n');

export async function main([verb = '', ...words]: readonly string[]): Promise<number> {
  if (isVerb(verb)) return commands[verb](words);
  console.log(HELP);
  return verb === '' || verb === 'help' ? 0 : 1;
}

const isVerb = (word: string): word is Verb => Object.hasOwn(uses, word);
