export { accountEntities } from './account.entities';
export { accountMigrations } from './account.migrations';
export { AccountModule } from './account.module';
export { NotificationService, type NewNotification } from './notifications/notification.service';
export { Roles } from './users/roles';
export { Subscriptions, type EmailKeysOfUser } from './users/subscriptions';
export { UserMail } from './users/user-mail';
export { UserNames } from './users/user-names';
export { UsersService } from './users/users.service';
