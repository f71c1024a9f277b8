import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import {
  keptFoodLimits,
  type KeptFood,
  type nutrition,
  type OwnRecipe,
} from '@nestwell/contracts/nutrition/server';
import { Clock } from '../../platform/clock';
import { badRequest, notFound, refused } from '../../platform/http/errors';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { grams, storedMacronutrients } from '../meals/meal.mapper';
import type { KeptFoodEntity, StoredRecipe } from './kept-food.entity';
import { KeptFoodsRepository } from './kept-foods.repository';

type FoodToKeep = BodyOf<typeof nutrition.keepFood>;

@Injectable()
export class KeptFoodsService {
  constructor(
    private readonly foods: KeptFoodsRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async list(userId: string): Promise<KeptFood[]> {
    const rows = await this.foods
      .ofUser(userId)
      .find({}, { order: { createdAt: 'DESC', id: 'DESC' }, take: keptFoodLimits.foods });
    return rows.map(toKeptFood);
  }

  async keep(userId: string, food: FoodToKeep): Promise<KeptFood> {
    const own = this.foods.ofUser(userId);
    const again = food.id === undefined ? null : await own.byId(food.id);
    if (again !== null) return toKeptFood(again);
    if ((await own.count()) >= keptFoodLimits.foods) throw tooMany();
    const row = { ...rowOf(food), createdAt: this.clock.now() };
    return toKeptFood(await own.insert(food.id === undefined ? row : { ...row, id: food.id }));
  }

  async replace(userId: string, foodId: string, food: FoodToKeep): Promise<KeptFood> {
    const own = this.foods.ofUser(userId);
    const former = await own.byId(foodId);
    if (former === null) throw notFound('Food');
    const changed = rowOf(food);
    await own.update({ id: foodId }, changed);
    return toKeptFood({ ...former, ...changed });
  }

  async forget(userId: string, foodId: string): Promise<void> {
    const taken = { userId, kind: 'keptFood', name: foodId } as const;
    if (!(await this.takenAway.takeRow(taken, this.foods))) throw notFound('Food');
  }

  @RestoresDeleted('keptFood')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.foods.ofUser(userId);
    if ((await own.count()) >= keptFoodLimits.foods) throw tooMany();
    await own.putBack(own.revived(kept));
  }

  /** As many as she may keep. */
  exportOf(userId: string): Promise<KeptFood[]> {
    return this.list(userId);
  }

  async erase(userId: string): Promise<void> {
    await this.foods.ofUser(userId).remove();
  }
}

const tooMany = () =>
  refused(
    'too_many_foods',
    `You keep ${keptFoodLimits.foods} foods. Take one off your list to make room for another.`,
  );

function rowOf(food: FoodToKeep) {
  const {
    name,
    kind,
    isFavourite,
    portion,
    calories,
    micronutrients = {},
    contains,
    areAllAllergiesAsked,
    recipe,
    barcode,
    product = null,
    ...rest
  } = food;
  if ((kind === 'recipe') !== (recipe !== null)) {
    throw badRequest('recipe', 'must be there for a recipe, and for nothing else');
  }
  return {
    name,
    kind,
    isFavourite,
    portion,
    calories,
    micronutrients,
    contains,
    areAllAllergiesAsked,
    recipe,
    barcode,
    product,
    ...storedMacronutrients(rest),
  };
}

function toKeptFood(food: KeptFoodEntity): KeptFood {
  const {
    id,
    userId,
    name,
    kind,
    isFavourite,
    portion,
    calories,
    micronutrients,
    contains,
    areAllAllergiesAsked,
    recipe,
    barcode,
    product,
  } = food;
  return {
    id,
    userId,
    name,
    kind,
    isFavourite,
    portion,
    calories,
    protein: grams(food.proteinTenths),
    carbs: grams(food.carbsTenths),
    fat: grams(food.fatTenths),
    micronutrients,
    contains,
    areAllAllergiesAsked,
    recipe: recipe && wholeRecipe(recipe),
    barcode,
    ...(product && { product }),
    createdAt: food.createdAt.toISOString(),
  };
}

const wholeRecipe = (recipe: StoredRecipe): OwnRecipe => ({
  steps: [],
  note: '',
  rating: null,
  minutes: null,
  source: null,
  copyOf: null,
  isContainsConfirmed: false,
  isStated: false,
  ...recipe,
});
