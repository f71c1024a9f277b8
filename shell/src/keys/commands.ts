import type { CommandEntry, PageEntry } from '@nestwell/contracts/delivery';
import { homePage } from '../routing/current-page';
import type { Hers } from '../remotes/hers';

/** What the palette offers and a key does. */
export interface Command extends CommandEntry {
  id: string;
  /** What is there, in a few words. */
  about?: string;
  /** It stands there only for words of hers that fit it. */
  onlyFound?: boolean;
  /** Does it where she is. */
  act?: () => void;
}

/** An added page comes after the first seven places; one that has a letter is meant to be reached as they are. */
const ADDED = 7.5;
const LAST = 99;

/** What can be done from anywhere: first what is logged, then where one can go, each as its module says. */
export function commandsOf({ pages, commands }: Pick<Hers, 'pages' | 'commands'>): readonly Command[] {
  const places = [{ ...homePage, key: 'h' }, ...pages.map(({ page }) => page)]
    .filter(isPlace)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map(asCommand);
  return [
    ...commands.filter(({ group }) => group === 'log'),
    ...places,
    ...commands.filter(({ group }) => group === 'go'),
  ].map((command) => ({ ...command, id: `${command.page}?${command.at ?? ''}&${command.open ?? ''}` }));
}

const orderOf = ({ nav, key }: PageEntry) => nav?.order ?? (key === undefined ? LAST : ADDED);

/** Where a member can go without knowing more than its name. */
const isPlace = ({ path, bare, subscription }: PageEntry) =>
  !path.includes(':') && !bare && subscription !== 'unasked';

const asCommand = ({ path, title, about, nav, key }: PageEntry): Omit<Command, 'id'> => ({
  name: nav?.label ?? title,
  words: `${title} ${about ?? ''}`,
  about,
  page: path,
  group: 'go',
  icon: nav?.icon,
  key,
});
