import { memberStates, userLimits } from '@nestwell/contracts/account';
import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';

/** What is wrong with the states and weeks that a module's pages and commands are for, one sentence each. */
export function statesProblems({ id, pages, commands = [], shortcuts = [] }: RemoteDeclaration): string[] {
  const named = [
    ...pages.map(({ path, states }) => ({ what: path, states })),
    ...commands.map(({ name, states }) => ({ what: `the command ${name}`, states })),
  ];
  const weeks = pages.filter(({ fromWeek }) => fromWeek !== undefined);
  const ofSome = pages.filter(({ states, fromWeek }) => states ?? fromWeek).map(({ path }) => path);
  return [
    ...named
      .filter(({ states }) => states && !areStates(states))
      .map(({ what }) => `${id}: ${what} is for states that are not some of ${memberStates.join(', ')}`),
    ...weeks
      .filter(
        ({ states, fromWeek }) =>
          !isWeek(fromWeek) || states?.some((state) => state !== 'pregnant') !== false,
      )
      .map(
        ({ path }) =>
          `${id}: ${path} begins in a week: only a page of the state pregnant does, in one of ${week.min} to ${week.max}`,
      ),
    ...shortcuts
      .filter(({ page }) => ofSome.includes(page))
      .map(({ name, page }) => `${id}: the shortcut ${name} leads to ${page}, which is not for every state`),
  ];
}

const { week } = userLimits;
const isWeek = (from: unknown) =>
  Number.isInteger(from) && Number(from) >= week.min && Number(from) <= week.max;

const areStates = (states: readonly unknown[]) =>
  Array.isArray(states) && states.length > 0 && states.every((one) => memberStates.some((it) => it === one));
