export { nutritionEntities } from './nutrition.entities';
export { NutritionModule } from './nutrition.module';
