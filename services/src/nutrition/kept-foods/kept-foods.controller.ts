import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { KeptFoodsService } from './kept-foods.service';

@Controller()
export class KeptFoodsController {
  constructor(private readonly foods: KeptFoodsService) {}

  @Endpoint(nutrition.listKeptFoods)
  list(@Call() { user }: CallOf<typeof nutrition.listKeptFoods>) {
    return this.foods.list(user.id);
  }

  @Endpoint(nutrition.keepFood)
  keep(@Call() { user, body }: CallOf<typeof nutrition.keepFood>) {
    return this.foods.keep(user.id, body);
  }

  @Endpoint(nutrition.replaceKeptFood)
  replace(@Call() { user, params: { foodId }, body }: CallOf<typeof nutrition.replaceKeptFood>) {
    return this.foods.replace(user.id, foodId, body);
  }

  @Endpoint(nutrition.forgetFood)
  forget(@Call() { user, params: { foodId } }: CallOf<typeof nutrition.forgetFood>) {
    return this.foods.forget(user.id, foodId);
  }
}
