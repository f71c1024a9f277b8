import { mealTypeLabels, type KeptFood, type MealType } from '@nestwell/contracts/nutrition';
import { Tabs, Text, type TabItem } from '@nestwell/ui';
import { useState, type ReactNode } from 'react';
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
  /** What stands above the tabs. */
  children: ReactNode;
}

type Tab = 'often' | 'recent' | 'favourites' | 'yours';
const TABS: readonly TabItem<Tab>[] = [
  { id: 'often', label: 'Often' },
  { id: 'recent', label: 'Recent' },
  { id: 'favourites', label: 'Favorites' },
  { id: 'yours', label: 'Yours' },
];
const SHOWN = 12;

/** Her own foods to pick from. What is picked and stands in another list, or in none, stands above: nothing on the tray is out of sight. */
export function FoodTabs({ mealType, often, recent, kept, picks, onPicks, children }: FoodTabsProps) {
  const [tab, setTab] = useState<Tab>(often.length > 0 || kept.length === 0 ? 'often' : 'yours');
  const kind = mealTypeLabels[mealType].toLowerCase();
  const timesAt = ({ atKind }: OftenFood) =>
    atKind > 0 ? `at ${kind} ${atKind === 1 ? 'once' : `${atKind} times`}` : undefined;
  const own = kept.filter(({ kind: of }) => of !== 'found');
  const listed: Record<Tab, readonly KnownFood[]> = {
    often: often.slice(0, SHOWN),
    recent: recent.slice(0, SHOWN),
    favourites: kept.filter(({ isFavourite }) => isFavourite).map(knownKept),
    yours: own.map(knownKept),
  };
  const elsewhere = picks
    .map(({ food }) => food)
    .filter(({ key }) => !listed[tab].some((of) => of.key === key));
  const list = { picks, onPicks };
  return (
    <>
      {elsewhere.length > 0 && <FoodList label="Picked" foods={elsewhere} {...list} />}
      {children}
      <Tabs label="Your foods" items={TABS} value={tab} onValueChange={setTab}>
        {tab === 'often' &&
          (often.length > 0 ? (
            <FoodList label="Often" foods={often.slice(0, SHOWN)} detailOf={timesAt} {...list} />
          ) : (
            <Nothing>What you log stands here from the second time on, one tap away.</Nothing>
          ))}
        {tab === 'recent' &&
          (recent.length > 0 ? (
            <FoodList label="Recent" foods={listed.recent} {...list} />
          ) : (
            <Nothing>Nothing logged yet.</Nothing>
          ))}
        {tab === 'favourites' &&
          (listed.favourites.length > 0 ? (
            <FoodList
              label="Favorites"
              foods={listed.favourites}
              endOf={(food) => <KeptMenu food={food} />}
              {...list}
            />
          ) : (
            <Nothing>Keep a food as a favorite, and it stands here.</Nothing>
          ))}
        {tab === 'yours' && <OwnFoods kept={own} {...list} />}
      </Tabs>
    </>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Text small soft>
    {children}
  </Text>
);
