export { careEntities } from './care.entities';
export { careMigrations } from './care.migrations';
export { CareModule } from './care.module';
