import { useHost } from '../host/host-context';
import type { SlotProps } from '../host/host';

/** A place that other remotes fill. What goes wrong in there stays in there. */
export function Slot(props: SlotProps) {
  const { Slot: HostSlot } = useHost('Slot');
  return <HostSlot {...props} />;
}
