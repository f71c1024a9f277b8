import { isExpected, MOST_KEPT } from '@nestwell/remote-kit/host';
import type { CallerOf } from './caller';
import type { Ledger } from './ledger';

/**
 * What a module writes beside the kit's store is bounded, and goes with its version; names that the kit's store knows
 * are hers, and stay.
 */
export function guardStorage(callerOf: CallerOf, ledger: Ledger): void {
  const { setItem, removeItem } = Storage.prototype;
  const written = new Map<string, Map<string, number>>();

  Storage.prototype.setItem = function writeGuarded(name, text) {
    const owner = callerOf(writeGuarded);
    if (owner !== undefined) {
      const lengths = written.get(owner) ?? new Map<string, number>();
      lengths.set(name, name.length + text.length);
      const sum = [...lengths.values()].reduce((all, one) => all + one, 0);
      if (sum > MOST_KEPT) {
        lengths.delete(name);
        throw new DOMException(`${owner} keeps too much: ${name} is left out`, 'QuotaExceededError');
      }
      written.set(owner, lengths);
      const [area = ''] = owner.split('@');
      if (!isExpected(name, [area])) ledger.note(owner, () => removeItem.call(this, name));
    }
    setItem.call(this, name, text);
  };
}
