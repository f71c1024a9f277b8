import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Changes } from './changes';
import { ChangesData } from './changes-data';
import { ChangesRepository } from './changes.repository';
import { ChangeEntity } from './change.entity';

/** The change feed: which of a user’s data changed. */
@Module({
  imports: [TypeOrmModule.forFeature([ChangeEntity])],
  providers: [Changes, ChangesData, ChangesRepository],
  exports: [Changes, ChangesRepository],
})
export class ChangesModule {}
