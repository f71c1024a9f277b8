import { Controller } from '@nestjs/common';
import type { QueryOf } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { Endpoint, Query } from '../../platform/http/endpoint';
import { FoodSearchService } from './food-search.service';

@Controller()
export class FoodSearchController {
  constructor(private readonly foodSearch: FoodSearchService) {}

  @Endpoint(nutrition.searchFoods)
  async search(@Query(nutrition.searchFoods) { q }: QueryOf<typeof nutrition.searchFoods>) {
    return { foods: await this.foodSearch.search(q) };
  }
}
