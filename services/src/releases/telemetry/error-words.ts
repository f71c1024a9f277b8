import { createHash } from 'node:crypto';
import { errorLimits, type ErrorText, type Signal } from '@nestwell/contracts/delivery/server';

/** What an error may have taken over from her: her words, addresses and numbers; a message without them is as good. */
const HERS: readonly [RegExp, string][] = [
  [/[?#][^\s:)"']*/g, ''],
  [/(?<![\w.+%-])[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '…'],
  [/(["'`“])(?:(?!\1)[^\n”]){13,}(["'`”])/g, '$1…$2'],
  [/\d{5,}/g, '…'],
];

/** Line breaks stay in a stack; nothing else that cannot be seen does. */
const UNSEEN = /[^\P{C}\n]/gu;

/** A position in a script of ours: files are minified to one line, so its column has many digits. */
const POSITION =
  /(\/(?:r\/[a-z][a-z0-9-]{0,39}\/[\w.-]{1,40}|shell)\/[\w.@~-]{1,200}\.js:\d{1,7}(?::\d{1,7})?)/;

const withoutPersonal = (text: string) => HERS.reduce((rest, [what, by]) => rest.replace(what, by), text);

const cleaned = (words: string, most: number) =>
  withoutPersonal(words.replace(UNSEEN, ' ')).slice(0, most).toWellFormed();

const cleanedStack = (stack: string) =>
  stack
    .replace(UNSEEN, ' ')
    .replace(/(\.js)[?#][^\s:)"']*/g, '$1')
    .split(POSITION)
    .map((part, index) => (index % 2 === 1 ? part : withoutPersonal(part)))
    .join('')
    .slice(0, errorLimits.stack)
    .toWellFormed();

/** An error without what is hers. */
export const withoutHers = ({ message, stack }: ErrorText): { message: string; stack: string | null } => ({
  message: cleaned(message, errorLimits.message),
  stack: stack === undefined ? null : cleanedStack(stack),
});

/** The same for errors of one version that say the same from the same place. */
export function errorKey(
  { id, version, name }: Signal,
  { message, stack }: ReturnType<typeof withoutHers>,
): Buffer {
  const place = stack?.split('\n').find((line) => line.includes('/r/')) ?? '';
  return createHash('sha256').update([id, version, name, message, place].join('\n')).digest();
}
