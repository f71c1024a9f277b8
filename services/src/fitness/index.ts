export { fitnessMigrations } from './fitness.migrations';
export { FitnessModule } from './fitness.module';
export { fitnessEntities } from './fitness.entities';
