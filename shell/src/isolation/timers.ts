import type { CallerOf, Ran } from './caller';
import type { Ledger } from './ledger';

type Act = (...parts: unknown[]) => void;

/** A module's own timers end with its version; those of the kit end with the widget. */
export function guardTimers(callerOf: CallerOf, ledger: Ledger, ran: Ran): void {
  const {
    setTimeout: after,
    clearTimeout: clear,
    setInterval: every,
    clearInterval: clearEvery,
  } = globalThis;
  /** How each timer of a module is struck out, by its number: both kinds count together. */
  const strikes = new Map<number, () => void>();
  const over = (timer: number) => {
    strikes.get(timer)?.();
    strikes.delete(timer);
  };
  const noted = (owner: string, timer: number) => {
    const end = () => {
      strikes.delete(timer);
      clear(timer);
    };
    strikes.set(timer, ledger.note(owner, end));
    return timer;
  };

  function afterGuarded(act: TimerHandler, milliseconds?: number, ...parts: unknown[]): number {
    const owner = typeof act === 'function' ? callerOf(afterGuarded) : undefined;
    if (owner === undefined) return after(act, milliseconds, ...parts) as unknown as number;
    const timer = after(() => {
      over(timer);
      (act as Act)(...parts);
      ran(owner);
    }, milliseconds) as unknown as number;
    return noted(owner, timer);
  }

  function everyGuarded(act: TimerHandler, milliseconds?: number, ...parts: unknown[]): number {
    const owner = typeof act === 'function' ? callerOf(everyGuarded) : undefined;
    if (owner === undefined) return every(act, milliseconds, ...parts) as unknown as number;
    const again = () => {
      (act as Act)(...parts);
      ran(owner);
    };
    return noted(owner, every(again, milliseconds) as unknown as number);
  }

  Object.assign(globalThis, {
    setTimeout: afterGuarded,
    setInterval: everyGuarded,
    clearTimeout: (timer?: number) => {
      if (timer !== undefined) over(timer);
      clear(timer);
    },
    clearInterval: (timer?: number) => {
      if (timer !== undefined) over(timer);
      clearEvery(timer);
    },
  });
}
