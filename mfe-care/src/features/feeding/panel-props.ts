import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';

/** What each part of the screen is given. */
export interface PanelProps {
  notes: readonly BabyNoteAnswer[];
  baby: number;
  now: Date;
  changes: BabyChanges;
}
