import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { LoginCallers } from './login-callers';
import { LoginCodes } from './login-codes';
import { LoginCodesRepository } from './login-codes.repository';
import { LoginController } from './login.controller';
import { LoginService } from './login.service';

@Module({
  imports: [UsersModule],
  controllers: [LoginController],
  providers: [LoginService, LoginCallers, LoginCodes, LoginCodesRepository],
  exports: [LoginCodes],
})
export class LoginModule {}
