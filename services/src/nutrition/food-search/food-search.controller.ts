import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { inNameOf } from '../../platform/http/running-request';
import { FoodSearchService } from './food-search.service';

@Controller()
export class FoodSearchController {
  constructor(private readonly foodSearch: FoodSearchService) {}

  @Endpoint(nutrition.searchFoods)
  async search(@Call() { query: { q }, user, request }: CallOf<typeof nutrition.searchFoods>) {
    return { foods: await inNameOf(request, () => this.foodSearch.search(q, user.id)) };
  }
}
