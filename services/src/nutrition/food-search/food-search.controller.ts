import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { FoodSearchService } from './food-search.service';

@Controller()
export class FoodSearchController {
  constructor(private readonly foodSearch: FoodSearchService) {}

  @Endpoint(nutrition.searchFoods)
  async search(@Call() { query: { q }, user }: CallOf<typeof nutrition.searchFoods>) {
    return { foods: await this.foodSearch.search(q, user.id) };
  }
}
