import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminActions } from './admin-actions';
import { AdminActionsData } from './admin-actions-data';
import { AdminActionsRepository } from './admin-actions.repository';
import { AdminActionEntity } from './admin-action.entity';

/** The record of what admins did. */
@Module({
  imports: [TypeOrmModule.forFeature([AdminActionEntity])],
  providers: [AdminActions, AdminActionsData, AdminActionsRepository],
  exports: [AdminActions, AdminActionsRepository],
})
export class AuditModule {}
