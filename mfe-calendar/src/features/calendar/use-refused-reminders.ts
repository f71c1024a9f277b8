import { calendar } from '@nestwell/contracts/calendar';
import { useHandedBack } from '@nestwell/remote-kit';
import type { Layer } from './calendar-layers';
import { valuesOf } from './form/form-values';

/** The form comes back with what she wrote, as a new reminder where the one it changed has been taken away. */
export function useRefusedReminders(isOpen: boolean, show: (layer: Layer) => void): void {
  useHandedBack(calendar.createReminder, isOpen, ({ rows: [row] }) => {
    if (row) show({ what: 'add', initial: valuesOf(row) });
  });
  useHandedBack(calendar.updateReminder, isOpen, ({ rows: [row], isGone }) => {
    if (row) show(isGone ? { what: 'add', initial: valuesOf(row) } : { what: 'again', reminder: row });
  });
}
