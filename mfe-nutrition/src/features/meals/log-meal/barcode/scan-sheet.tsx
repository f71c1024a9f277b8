import { mealTypeLabels, type KeptFood, type MealType } from '@nestwell/contracts/nutrition';
import { useMember } from '@nestwell/remote-kit';
import { useState } from 'react';
import { useKeptFoods } from '../../../../lib/foods/use-kept-foods';
import { knownKept } from '../../../../lib/foods/known-food';
import type { Pick } from '../picks';
import { OwnFoodSheet } from '../quick/own-food-sheet';
import { CameraSheet } from './camera-sheet';
import { letGoNumber } from './lib/waiting-numbers';
import { NumberSheet } from './number-sheet';
import { TypedNumber } from './typed-number';

interface ScanSheetProps {
  mealType: MealType;
  onClose: () => void;
  onAdd: (pick: Pick) => void;
  /** One that was kept for later; without it the camera looks for one. */
  barcode?: string;
}

/** From the bars on a pack to a food on the tray: by camera, or by the number under them. */
export function ScanSheet({ mealType, onClose, onAdd, barcode: kept }: ScanSheetProps) {
  const { id: userId } = useMember();
  const own = useKeptFoods().data ?? [];
  const [barcode, setBarcode] = useState(kept);
  const [isTyping, setTyping] = useState(false);
  const [why, setWhy] = useState<string>();
  const [copying, setCopying] = useState<string>();
  const scanAnother = () => {
    setBarcode(undefined);
    setTyping(why !== undefined);
  };
  const add = (pick: Pick) => {
    if (barcode) letGoNumber(userId, barcode);
    onAdd(pick);
  };
  const made = (food: KeptFood) => add({ food: knownKept(food), times: 1 });
  if (copying) return <OwnFoodSheet barcode={copying} onClose={() => setCopying(undefined)} onMade={made} />;
  if (barcode) {
    return (
      <NumberSheet
        barcode={barcode}
        own={own.find((food) => food.barcode === barcode)}
        meal={mealTypeLabels[mealType].toLowerCase()}
        onAdd={add}
        onCopy={() => setCopying(barcode)}
        onAnother={scanAnother}
        onClose={onClose}
      />
    );
  }
  if (isTyping) {
    return (
      <TypedNumber
        why={why}
        onRead={setBarcode}
        onCamera={why === undefined ? () => setTyping(false) : undefined}
        onClose={onClose}
      />
    );
  }
  const type = (reason?: string) => {
    setWhy(reason);
    setTyping(true);
  };
  return <CameraSheet onRead={setBarcode} onType={type} onClose={onClose} />;
}
