import { addDays, weekOf } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { diaryDateOf } from './features/meals/diary/lib/use-diary-date';
import { keptFoodsOf } from './lib/foods/use-kept-foods';
import { plansOf } from './lib/meal-plans/plans.queries';
import { recipeById } from './lib/recipes/catalogue/whole';
import { diaryDays, mealsOf, mealsOfDay, mealsOfWeek } from './lib/meals/meals.queries';

function diaryOf(userId: string, search: URLSearchParams) {
  const date = diaryDateOf(search, deviceDate(new Date()));
  const week = weekOf(date);
  return [
    diaryDays(userId, week[0] ?? date, week[6] ?? date),
    mealsOfDay(userId, date),
    mealsOfDay(userId, addDays(date, -1)),
  ];
}

const hubOf = (userId: string) => [mealsOf(userId), mealsOfWeek(userId), plansOf(userId)];

/** What the pages of this module read as they open; Home shows no meals to a member who is quiet about babies. */
export const pageQueries: PageQueries = {
  '/': forMember(({ id, pregnancyPaused }) => (pregnancyPaused ? [] : [mealsOf(id)])),
  '/nutrition': forMember(({ id }, { search }) => {
    const view = search.get('view');
    if (view === 'diary') return diaryOf(id, search);
    return view === 'recipes' ? [keptFoodsOf(id)] : hubOf(id);
  }),
  '/nutrition/meal-plan/:id': forMember(({ id }) => [plansOf(id)]),
  // A recipe of the catalogue is there.
  '/nutrition/cook/:id': forMember(({ id }, { params }) =>
    recipeById(params.id ?? '') === undefined ? [keptFoodsOf(id)] : [],
  ),
};
