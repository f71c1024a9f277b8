import type { KeptFood } from '@nestwell/contracts/nutrition';
import type { Pick } from '../picks';

/** What can be done with a number, whatever is behind it. */
export interface NumberSheetProps {
  barcode: string;
  /** Hers, where she copied its label. */
  own?: KeptFood;
  /** 'dinner'. */
  meal: string;
  onAdd: (pick: Pick) => void;
  onCopy: () => void;
  onAnother: () => void;
  onClose: () => void;
}
