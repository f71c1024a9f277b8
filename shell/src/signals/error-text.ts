import { errorLimits, type ErrorText } from '@nestwell/contracts/delivery';

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed();

/** What an error says, as much of it as is told. */
export function errorText(reason: unknown): ErrorText {
  const { message, stack } = reason instanceof Error ? reason : { message: String(reason), stack: undefined };
  const said = cut(message, errorLimits.message).trim() || 'nothing was said';
  const told = cut(stack ?? '', errorLimits.stack).trim();
  return told === '' ? { message: said } : { message: said, stack: told };
}
