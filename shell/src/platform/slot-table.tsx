import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { slotNames } from '@nestwell/remote-kit';
import { Section } from '@nestwell/ui';
import * as css from './platform.module.css';

/** Who fills which slot of this shell here; a slot that a remote names and this shell lacks is told as well. */
export function SlotTable({ overview }: { overview: PlatformOverview }) {
  const here = overview.environments.find(({ name }) => name === overview.environment);
  const fillers = (slot: string) =>
    here?.remotes.filter(({ slots }) => slots.includes(slot)).map(({ id }) => id) ?? [];
  const named = here?.remotes.flatMap(({ slots }) => slots) ?? [];
  const unknown = [...new Set(named)].filter((slot) => !(slotNames as string[]).includes(slot));
  return (
    <Section title="Slots">
      <div className={css.scroll} role="region" aria-label="Slots and who fills them" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">Filled by</th>
            </tr>
          </thead>
          <tbody>
            {[...slotNames, ...unknown].map((slot) => (
              <tr key={slot}>
                <th scope="row">{slot}</th>
                <td>
                  {fillers(slot).join(', ') || 'Nobody'}
                  {unknown.includes(slot) && ' (this shell has no such slot)'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
