import { mealTypeLabels, type KeptFood, type MealType } from '@nestwell/contracts/nutrition';
import { Tabs, Text, type TabItem } from '@nestwell/ui';
import { useState } from 'react';
import { knownKept, type KnownFood } from '../../../../lib/foods/known-food';
import type { OftenFood } from '../../../../lib/foods/often';
import type { Pick } from '../picks';
import { FoodList } from './food-list';
import { KeptMenu } from './kept-menu';
import { OwnFoods } from './own-foods';

interface FoodTabsProps {
  mealType: MealType;
  often: readonly OftenFood[];
  recent: readonly KnownFood[];
  kept: readonly KeptFood[];
  picks: readonly Pick[];
  onPicks: (picks: Pick[]) => void;
}

type Tab = 'often' | 'recent' | 'favourites' | 'yours';
const TABS: readonly TabItem<Tab>[] = [
  { id: 'often', label: 'Often' },
  { id: 'recent', label: 'Recent' },
  { id: 'favourites', label: 'Favourites' },
  { id: 'yours', label: 'Yours' },
];
const SHOWN = 12;

export function FoodTabs({ mealType, often, recent, kept, picks, onPicks }: FoodTabsProps) {
  const [tab, setTab] = useState<Tab>(often.length > 0 || kept.length === 0 ? 'often' : 'yours');
  const kind = mealTypeLabels[mealType].toLowerCase();
  const timesAt = ({ atKind }: OftenFood) =>
    atKind > 0 ? `at ${kind} ${atKind === 1 ? 'once' : `${atKind} times`}` : undefined;
  const favourites = kept.filter(({ isFavourite }) => isFavourite).map(knownKept);
  const list = { picks, onPicks };
  return (
    <Tabs label="Your foods" items={TABS} value={tab} onValueChange={setTab}>
      {tab === 'often' &&
        (often.length > 0 ? (
          <FoodList label="Often" foods={often.slice(0, SHOWN)} detailOf={timesAt} {...list} />
        ) : (
          <Nothing>What you log stands here from the second time on, one tap away.</Nothing>
        ))}
      {tab === 'recent' &&
        (recent.length > 0 ? (
          <FoodList label="Recent" foods={recent.slice(0, SHOWN)} {...list} />
        ) : (
          <Nothing>Nothing logged yet.</Nothing>
        ))}
      {tab === 'favourites' &&
        (favourites.length > 0 ? (
          <FoodList
            label="Favourites"
            foods={favourites}
            endOf={(food) => <KeptMenu food={food} />}
            {...list}
          />
        ) : (
          <Nothing>Keep a food as a favourite, and it stands here.</Nothing>
        ))}
      {tab === 'yours' && <OwnFoods kept={kept.filter(({ kind: of }) => of !== 'found')} {...list} />}
    </Tabs>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Text small soft>
    {children}
  </Text>
);
