import { type FoodPortion, type ScannedFood } from '@nestwell/contracts/nutrition';
import { Figures } from '@nestwell/remote-kit';
import { Button, linkClass, Sheet, Stat, StatLine, Text } from '@nestwell/ui';
import { useState } from 'react';
import { caffeineIn, filledFrom, portionsOf, PER_100_GRAMS } from '../food-portion';
import type { Pick } from '../picks';
import { PortionPicker } from '../portion-picker';
import { pickOfProduct } from './lib/product-pick';
import { caffeineInWords, figuresInWords, makerInWords, unknownInWords } from './lib/product-words';
import type { NumberSheetProps } from './number-props';
import { ProductNotes } from './product-notes';

interface FoundProductProps extends NumberSheetProps {
  food: ScannedFood;
}

/** To the tenth below ten grams: more of it makes nobody wiser. */
const orUnknown = (grams: string) =>
  grams === '' ? '?' : Number(grams) < 10 ? grams : String(Math.round(Number(grams)));

/** A product that Open Food Facts knows: how much of it, and what it rests on. */
export function FoundProduct({ food, meal, onAdd, onCopy, onAnother, onClose }: FoundProductProps) {
  const [amount, setAmount] = useState<{ portion: FoodPortion; times: number }>(() => ({
    portion: portionsOf(food)[0] ?? PER_100_GRAMS,
    times: 1,
  }));
  const { calories, protein, carbs, fat } = filledFrom(food, amount.portion, amount.times);
  const pick: Pick | undefined = pickOfProduct(food, amount.portion, amount.times);
  const caffeine = caffeineInWords(caffeineIn({ food, ...amount }));
  const doubts = figuresInWords(food);
  return (
    <Sheet
      open
      onTop
      onOpenChange={onClose}
      title={food.description}
      description={makerInWords(food) || undefined}
      footer={
        <>
          <Button variant="line" onClick={onAnother}>
            Scan another
          </Button>
          <Button disabled={!pick} onClick={() => pick && onAdd(pick)}>
            Add to {meal}
          </Button>
        </>
      }
    >
      <ProductNotes food={food} />
      <PortionPicker {...{ food, ...amount }} onChange={(portion, times) => setAmount({ portion, times })} />
      <StatLine aria-label="In this portion">
        <Figures>
          <Stat value={calories} label="kcal" />
        </Figures>
        <Stat value={orUnknown(protein)} unit="g" label="Protein" />
        <Stat value={orUnknown(carbs)} unit="g" label="Carbs" />
        <Stat value={orUnknown(fat)} unit="g" label="Fat" />
      </StatLine>
      {caffeine !== '' && <Text>{caffeine}</Text>}
      {doubts !== '' && <Text>{doubts}</Text>}
      {food.isEnergyDoubted && (
        <Button variant="line" onClick={onCopy}>
          Copy the label
        </Button>
      )}
      <Text soft small>
        From{' '}
        <a
          className={linkClass}
          href={`https://world.openfoodfacts.org/product/${food.barcode}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open Food Facts
        </a>
        , written by its members under ODbL. {unknownInWords(food)}
      </Text>
    </Sheet>
  );
}
