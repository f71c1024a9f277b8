import type { MealType } from '@nestwell/contracts/nutrition';
import type { Pick } from '../picks';
import { ScanSheet } from './scan-sheet';
import { WaitingNumbers } from './waiting-numbers-list';

export interface Scan {
  barcode?: string;
}

export interface ScanningProps {
  mealType: MealType;
  /** While something is scanned: a number that was kept, or none yet. */
  scan: Scan | undefined;
  onScan: (scan: Scan | undefined) => void;
  onAdd: (pick: Pick) => void;
}

/** Bar codes in Log Your Meal: the sheet while she scans, else the numbers that wait for her. */
export function Scanning({ mealType, scan, onScan, onAdd }: ScanningProps) {
  if (!scan) return <WaitingNumbers onOpen={(barcode) => onScan({ barcode })} />;
  const close = () => onScan(undefined);
  const add = (pick: Pick) => {
    close();
    onAdd(pick);
  };
  return <ScanSheet mealType={mealType} barcode={scan.barcode} onClose={close} onAdd={add} />;
}
