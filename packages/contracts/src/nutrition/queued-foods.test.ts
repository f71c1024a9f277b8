import { keptFood } from './kept-foods.schemas';
import * as queuedFoods from './queued-foods';

it('a recipe that waits is shown as the server will answer it, also what it leaves out', () => {
  const portion = { label: 'portion', grams: null, times: 1 };
  const body = {
    name: 'Dal',
    kind: 'recipe',
    portion: { label: 'serving', grams: null },
    calories: 300,
    recipe: { servings: 2, ingredients: [{ name: 'Red lentils', calories: null, portion }] },
  } as const;
  const userId = '01900000-0000-7000-8000-000000000001';
  const at = {
    userId,
    id: '01900000-0000-7000-8000-000000000002',
    now: new Date(0),
    today: '1970-01-01',
    find: () => undefined,
  };

  const [shown] = queuedFoods.keepFood.queue.shows({ params: { userId }, body } as never, at as never);

  expect(keptFood.parse(shown?.otherwise)).toMatchObject({ recipe: { source: null, steps: [], note: '' } });
});
