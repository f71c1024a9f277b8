export { nutritionEntities } from './nutrition.entities';
export { nutritionMigrations } from './nutrition.migrations';
export { NutritionModule } from './nutrition.module';
