export { communityEntities } from './community.entities';
export { CommunityModule } from './community.module';
