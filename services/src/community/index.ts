export { communityEntities } from './community.entities';
export { communityMigrations } from './community.migrations';
export { CommunityModule } from './community.module';
