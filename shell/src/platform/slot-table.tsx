import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { slotNames } from '@nestwell/remote-kit';
import { Table } from './table';

/** Who fills which slot of this shell here; a slot that a remote names and this shell lacks is told as well. */
export function SlotTable({ overview }: { overview: PlatformOverview }) {
  const here = overview.environments.find(({ name }) => name === overview.environment);
  const fillers = (slot: string) =>
    here?.remotes.filter(({ slots }) => slots.includes(slot)).map(({ id }) => id) ?? [];
  const named = here?.remotes.flatMap(({ slots }) => slots) ?? [];
  const unknown = [...new Set(named)].filter((slot) => !(slotNames as string[]).includes(slot));
  return (
    <Table
      title="Slots"
      label="Slots and who fills them"
      columns={['Slot', 'Filled by']}
      rows={[...slotNames, ...unknown].map((slot) => ({
        name: slot,
        cells: [
          (fillers(slot).join(', ') || 'Nobody') +
            (unknown.includes(slot) ? ' (this shell has no such slot)' : ''),
        ],
      }))}
    />
  );
}
