import { figureIn } from '@nestwell/domain/amounts';
import { inFigures } from '@nestwell/domain/reading';
import { meantKilocalories } from '@nestwell/domain/units';
import { DidYouMean } from '@nestwell/ui';
import { useState } from 'react';
import { KILOCALORIE_WORDS, macronutrients, type Macronutrient } from './meal-draft';

interface EnergyQuestionProps {
  /** Kilocalories as she typed them. */
  typed: string;
  /** Grams as she typed them beside it. */
  grams?: Partial<Record<Macronutrient, string>>;
  of: 'meal' | '100 g';
  onMeant: (kilocalories: string) => void;
}

/** Under an energy that only makes sense in kilojoules, which many labels give first. */
export function EnergyQuestion({ typed, grams = {}, of, onMeant }: EnergyQuestionProps) {
  const [confirmed, setConfirmed] = useState<string>();
  const energy = figureIn(typed, KILOCALORIE_WORDS);
  if (energy === undefined || typed === confirmed) return null;
  const known = Object.fromEntries(macronutrients.map((name) => [name, figureIn(grams[name] ?? '', ['g'])]));
  const kilocalories = meantKilocalories(energy, known, of);
  if (kilocalories === undefined) return null;
  return (
    <DidYouMean
      meant={`${inFigures(energy)} kilojoules`}
      typed={`${inFigures(energy)} kilocalories`}
      onMeant={() => onMeant(String(kilocalories))}
      onTyped={() => setConfirmed(typed)}
    />
  );
}
