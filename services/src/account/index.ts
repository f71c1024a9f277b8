export { accountEntities } from './account.entities';
export { AccountModule } from './account.module';
export { NotificationService } from './notifications/notification.service';
export { UserNames } from './users/user-names';
export { UsersService } from './users/users.service';
