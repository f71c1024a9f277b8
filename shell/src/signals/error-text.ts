import { errorLimits, type ErrorText } from '@nestwell/contracts/delivery';

/** UTF-16 units of its own stack that an error keeps at most where the components around it are told too. */
const MAX_STACK_BESIDE_COMPONENTS = 900;

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed();

/** What an error says, and the components that React was rendering, as much of it as is told. */
export function errorText(reason: unknown, componentStack?: string): ErrorText {
  const { message, stack = '' } = reason instanceof Error ? reason : { message: String(reason) };
  const said = cut(message, errorLimits.message).trim() || 'nothing was said';
  const components = componentStack?.trim();
  const whole = components
    ? `${cut(stack, MAX_STACK_BESIDE_COMPONENTS).trim()}\nComponents:\n${components}`
    : stack;
  const told = cut(whole, errorLimits.stack).trim();
  return told === '' ? { message: said } : { message: said, stack: told };
}
