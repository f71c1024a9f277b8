import { shortcutIcons } from '@nestwell/contracts/delivery';
import type {
  OfflineDeclaration,
  RemoteDeclaration,
  ShortcutDeclaration,
} from '@nestwell/remote-kit/declaration/define-remote';

const LABEL = /^\S.{0,38}\S$/u;
const ASKED = /^[a-z]+(-[a-z]+)*$/;

/** What is wrong with what a module offers for offline and for the site's icon, one sentence each. */
export function offersProblems(remote: RemoteDeclaration): string[] {
  const { offline = [], shortcuts = [] } = remote;
  const twice = offline.filter(({ page }, index) => offline.findIndex((one) => one.page === page) < index);
  return [
    ...offline.flatMap((offer) => offlineProblems(remote, offer)),
    ...twice.map(({ page }) => `${remote.id}: offline names ${page} twice`),
    ...shortcuts.flatMap((shortcut) => shortcutProblems(remote, shortcut)),
  ];
}

function offlineProblems(
  { id, pages }: RemoteDeclaration,
  { page, line, onceOpened }: OfflineDeclaration,
): string[] {
  const declared = pages.find(({ path }) => path === page);
  if (!declared) return [`${id}: offline names ${String(page)}, which is not one of its pages`];
  return [
    ...(line && page.includes(':')
      ? [`${id}: offline has a line for ${page}, which leads nowhere without its parameter`]
      : []),
    ...(line && onceOpened
      ? [`${id}: offline has a line for ${page}, which is not there for who has not opened it`]
      : []),
    ...(declared.purpose === 'purchase' || declared.purpose === 'sign-in'
      ? [`${id}: offline names ${page}, which is of no use without a connection`]
      : []),
    ...(line && ![line.label, line.about].every((words) => LABEL.test(words))
      ? [`${id}: the line of ${page} needs a label and an about of 2 to 40 letters`]
      : []),
  ];
}

function shortcutProblems({ id, pages }: RemoteDeclaration, shortcut: ShortcutDeclaration): string[] {
  const { name, page, open, icon } = shortcut;
  const leads = page === '/' || (pages.some(({ path }) => path === page) && !page.includes(':'));
  return [
    ...(leads
      ? []
      : [`${id}: the shortcut ${name} leads to ${page}, which is neither Home nor one of its pages`]),
    ...(LABEL.test(name) && ASKED.test(open)
      ? []
      : [`${id}: the shortcut ${name} needs a name of 2 to 40 letters and a word for what it opens`]),
    ...(shortcutIcons.includes(icon) ? [] : [`${id}: the shortcut ${name} has no icon ${String(icon)}`]),
  ];
}
