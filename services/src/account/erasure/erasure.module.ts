import { Module } from '@nestjs/common';
import { LoginModule } from '../login/login.module';
import { UsersModule } from '../users/users.module';
import { AccountData } from './account-data';
import { ErasureController } from './erasure.controller';
import { ErasureService } from './erasure.service';

@Module({
  imports: [LoginModule, UsersModule],
  controllers: [ErasureController],
  providers: [AccountData, ErasureService],
})
export class ErasureModule {}
