import { memberStates } from '@nestwell/contracts/account';
import type { RemoteDeclaration } from '../declaration/define-remote';

/** What is wrong with the states that a module's pages and commands are for, one sentence each. */
export function statesProblems({ id, pages, commands = [], shortcuts = [] }: RemoteDeclaration): string[] {
  const named = [
    ...pages.map(({ path, states }) => ({ what: path, states })),
    ...commands.map(({ name, states }) => ({ what: `the command ${name}`, states })),
  ];
  const ofSome = pages.filter(({ states }) => states).map(({ path }) => path);
  return [
    ...named
      .filter(({ states }) => states && !areStates(states))
      .map(({ what }) => `${id}: ${what} is for states that are not some of ${memberStates.join(', ')}`),
    ...shortcuts
      .filter(({ page }) => ofSome.includes(page))
      .map(({ name, page }) => `${id}: the shortcut ${name} leads to ${page}, which is not for every state`),
  ];
}

const areStates = (states: readonly unknown[]) =>
  Array.isArray(states) && states.length > 0 && states.every((one) => memberStates.some((it) => it === one));
