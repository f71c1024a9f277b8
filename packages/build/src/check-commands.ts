import { commandGroups } from '@nestwell/contracts/delivery';
import type { CommandDeclaration, RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';

const LABEL = /^\S.{0,38}\S$/u;
const ASKED = /^[a-z]+(-[a-z]+)*$/;
const PART = /^[\w-]+=[\w-]+$/;
const LETTER = /^[a-z]$/;

/** The shell's: the way to Home after G; undo and urgent help alone, and G itself. */
const OF_THE_SHELL = ['g h', 'g', 'u', 'z'];

/** What is wrong with what a module offers to be found and done from anywhere, one sentence each. */
export function commandProblems(remote: RemoteDeclaration): string[] {
  const { id, commands = [] } = remote;
  const keys = keysOf(remote);
  return [
    ...commands.flatMap((command) => problemsOf(remote, command)),
    ...keys
      .filter((key) => !LETTER.test(key.replace('g ', '')) || OF_THE_SHELL.includes(key))
      .map((key) => `${id}: the key ${key} is not a small letter, or is the shell's`),
    ...keys
      .filter((key, index) => keys.indexOf(key) < index)
      .map((key) => `${id}: the key ${key} is given twice`),
  ];
}

/** Its keys as they are pressed: `w` alone, `g n` one after the other. */
export function keysOf({ pages, shortcuts = [], commands = [] }: RemoteDeclaration): string[] {
  const later = [...pages, ...commands.filter(({ group }) => group === 'go')];
  const alone = [...shortcuts, ...commands.filter(({ group }) => group !== 'go')];
  const given = (list: readonly { key?: string }[]) =>
    list.flatMap(({ key }) => (key === undefined ? [] : [key]));
  return [...given(alone), ...given(later).map((key) => `g ${key}`)];
}

function problemsOf({ id, pages }: RemoteDeclaration, command: CommandDeclaration): string[] {
  const { name, page, at, open, group, takesText, key, keys } = command;
  const leads = page === '/' || (pages.some(({ path }) => path === page) && !page.includes(':'));
  const problems = [
    !leads && `leads to ${page}, which is neither Home nor one of its pages`,
    !LABEL.test(name) && 'needs a name of 2 to 40 letters',
    !commandGroups.includes(group) && `belongs to ${String(group)}, which is neither log, go nor here`,
    at !== undefined && !PART.test(at) && `names the part ${at}, which is not like tab=support`,
    open !== undefined && !ASKED.test(open) && `asks for ${open}, which is not a word`,
    group === 'here' && !keys && 'says no keys, which are all that is told of it',
    group === 'here' && key !== undefined && 'has a key of the shell, where its page hears keys by itself',
    group !== 'here' && at === undefined && open === undefined && 'leads nowhere that its page does not',
    takesText && open === undefined && 'takes her words and nothing that hears them',
  ];
  return problems
    .filter((problem) => typeof problem === 'string')
    .map((problem) => `${id}: the command ${name} ${problem}`);
}
