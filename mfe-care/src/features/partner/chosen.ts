import type { ShareableList } from '@nestwell/contracts/care';

/** What a link is to show, while she chooses. */
export interface Chosen {
  appointmentIds: readonly string[];
  lists: readonly ShareableList[];
  /** Her bag may be ticked, not only read. */
  mayTick: boolean;
}
