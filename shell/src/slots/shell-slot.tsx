import type { SlotProps } from '@nestwell/remote-kit';
import { Standing } from './standing';
import { useRemotes } from '../remotes/remotes-context';
import { Widget } from './widget';

/** Shows whoever the registry names for a slot, each with its own loading and failure. */
export function ShellSlot({ name, children }: SlotProps) {
  const fillers = useRemotes().fillersOf(name);
  if (fillers.length === 0) return children;
  return (
    <Standing>
      {fillers.map(({ loader, widget }) => (
        <Widget
          key={`${loader.id}@${loader.currentVersion}`}
          loader={loader}
          widget={widget}
          standIn={children}
        />
      ))}
    </Standing>
  );
}
