import { useMember } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  buttonClass,
  IconButton,
  Page,
  Search,
  SearchField,
  Skeleton,
  Tabs,
  type TabItem,
} from '@nestwell/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DietaryCard } from '../features/hub/dietary-card';
import { HubHeader } from '../features/hub/hub-header';
import { LogMealsButton } from '../features/meals/log-meal/log-meals-button';
import { MealTimeFilter } from '../features/hub/meal-time-filter';
import { StatTiles } from '../features/hub/stat-tiles';
import { useHub, type HubTab } from '../features/hub/use-hub';
import { useVoiceSearch } from '../features/hub/use-voice-search';
import { RecipePanel } from '../features/recipes/recipe-panel';
import { ActiveFilters } from '../lib/active-filters/active-filters';
import * as css from './nutrition-page.module.css';

/** With all that reads a shopping list: it comes when it is looked at. */
const PlansPanel = lazy(async () => ({
  default: (await import('../features/meal-plans/plans-panel')).PlansPanel,
}));

const TRIMESTERS: readonly TabItem<HubTab>[] = [
  { id: '1st', label: '1st Tri' },
  { id: '2nd', label: '2nd Tri' },
  { id: '3rd', label: '3rd Tri' },
];
const NURSING: readonly TabItem<HubTab>[] = [
  { id: 'nursing', label: 'Nursing' },
  { id: 'milk', label: 'Milk+' },
];

/** No stage is named while she is quiet about them. */
function tabsFor(pregnancyPaused: boolean): readonly TabItem<HubTab>[] {
  const stages = pregnancyPaused ? [] : [...TRIMESTERS, ...NURSING];
  return [{ id: 'all', label: 'All' }, ...stages, { id: 'plans', label: 'Plans' }];
}

/** The Nutrition hub: today's figures, recipes by stage with filters and search, meal plans. */
export function NutritionPage() {
  const { pregnancyPaused } = useMember();
  const hub = useHub();
  const [searchOpen, setSearchOpen] = useState(false);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const closeFilters = () => {
    setFiltersOpen(false);
    filtersButton.current?.focus();
  };
  /** Plans are not searched: looking for something leads to the recipes. */
  const searchFor = (search: string) => {
    hub.setSearch(search);
    if (search !== '' && hub.tab === 'plans') hub.setTab('all');
  };
  const voice = useVoiceSearch(searchFor);
  const searching = searchOpen || hub.search !== '';
  const toggleSearch = () => {
    if (searching) hub.setSearch('');
    setSearchOpen(!searching);
  };
  return (
    <Page className={css.page}>
      <HubHeader
        listening={voice.listening}
        onVoice={voice.toggle}
        filtersOpen={filtersOpen}
        filterCount={hub.diets.length}
        onFilters={() => setFiltersOpen(!filtersOpen)}
        filtersButton={filtersButton}
      />
      <div className={css.columns}>
        <div className={css.tools}>
          <StatTiles />
          <div className={css.actions}>
            <LogMealsButton />
            <IconButton filled label="Search recipes" expanded={searching} onClick={toggleSearch}>
              <Search aria-hidden="true" />
            </IconButton>
          </div>
          <nav className={css.further} aria-label="Yours">
            <Link to="/nutrition?view=diary" className={buttonClass({ variant: 'line' })}>
              Diary
            </Link>
            <Link to="/nutrition?view=recipes" className={buttonClass({ variant: 'line' })}>
              Your recipes
            </Link>
          </nav>
          {voice.listening && (
            <p className={css.listening} role="status">
              Listening...
            </p>
          )}
          {searching && <SearchBox value={hub.search} onChange={searchFor} byHand={searchOpen} />}
          <ActiveFilters active={hub.diets} onChange={hub.setDiets} />
          {filtersOpen && <DietaryCard active={hub.diets} onChange={hub.setDiets} onClose={closeFilters} />}
        </div>
        <div className={css.list}>
          <Tabs
            label="Recipes and plans"
            items={tabsFor(pregnancyPaused)}
            value={hub.tab}
            onValueChange={hub.setTab}
          >
            <div className={css.panel}>
              {hub.tab === 'plans' ? (
                <Suspense fallback={<Skeleton label="Loading meal plans" />}>
                  <PlansPanel diets={hub.diets} onDiets={hub.setDiets} />
                </Suspense>
              ) : (
                <>
                  <MealTimeFilter value={hub.mealTime} onChange={hub.setMealTime} />
                  <RecipePanel
                    tab={hub.shown === 'plans' ? 'all' : hub.shown}
                    recipes={hub.recipes}
                    onShowAll={hub.showAll}
                  />
                </>
              )}
            </div>
          </Tabs>
        </div>
      </div>
    </Page>
  );
}

interface SearchBoxProps {
  value: string;
  onChange: (search: string) => void;
  /** Opened with the search button: she wants to type now. */
  byHand: boolean;
}

function SearchBox({ value, onChange, byHand }: SearchBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byHand) box.current?.querySelector('input')?.focus();
  }, [byHand]);
  return (
    <div ref={box} role="search">
      <SearchField
        label="Search recipes"
        labelHidden
        placeholder="Lentils, ginger, iron..."
        value={value}
        onValueChange={onChange}
      />
    </div>
  );
}
