import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../platform/session/auth.module';
import { HttpModule } from '../platform/http.module';
import { LimitsModule } from '../platform/limits/limits.module';
import { TakenAwayModule } from '../platform/taken-away/taken-away.module';
import { nutritionEntities } from './nutrition.entities';
import { BarcodesController } from './barcodes/barcodes.controller';
import { BarcodesService } from './barcodes/barcodes.service';
import { openFoodFactsProvider } from './barcodes/open-food-facts';
import { FoodSearchController } from './food-search/food-search.controller';
import { foodDataCentralProvider } from './food-search/food-data-central';
import { FoodSearchService } from './food-search/food-search.service';
import { KeptFoodsController } from './kept-foods/kept-foods.controller';
import { KeptFoodsRepository } from './kept-foods/kept-foods.repository';
import { KeptFoodsService } from './kept-foods/kept-foods.service';
import { MealPlansController } from './meal-plans/meal-plans.controller';
import { MealPlansRepository } from './meal-plans/meal-plans.repository';
import { MealPlansService } from './meal-plans/meal-plans.service';
import { DiaryController } from './meals/diary.controller';
import { DiaryService } from './meals/diary.service';
import { MealsAccess } from './meals/meals-access';
import { MealsController } from './meals/meals.controller';
import { MealsRepository } from './meals/meals.repository';
import { MealsService } from './meals/meals.service';
import { NutritionPersonalData } from './nutrition-personal-data';
import { RecipeImportController } from './recipe-import/recipe-import.controller';
import { RecipeImportService } from './recipe-import/recipe-import.service';
import { publicPageProvider } from './recipe-import/public-page.provider';
import { recipePageReaderProvider } from './recipe-import/recipe-page-reader';

/** Hand out and remove what is stored of a person. */
const personalData = [NutritionPersonalData];

/** Put back what was deleted. */
const restoreHandlers = [MealsService, MealPlansService, KeptFoodsService];

@Module({
  imports: [
    AuthModule,
    HttpModule,
    LimitsModule,
    TakenAwayModule,
    TypeOrmModule.forFeature([...nutritionEntities]),
  ],
  controllers: [
    MealsController,
    DiaryController,
    FoodSearchController,
    BarcodesController,
    MealPlansController,
    KeptFoodsController,
    RecipeImportController,
  ],
  providers: [
    ...personalData,
    ...restoreHandlers,
    MealsAccess,
    MealsRepository,
    DiaryService,
    KeptFoodsRepository,
    MealPlansRepository,
    FoodSearchService,
    RecipeImportService,
    publicPageProvider,
    recipePageReaderProvider,
    foodDataCentralProvider,
    BarcodesService,
    openFoodFactsProvider,
  ],
})
export class NutritionModule {}
