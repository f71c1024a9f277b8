import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../session/auth.module';
import { Claims } from './claims';
import { ClaimsRepository } from './claims.repository';
import { Idempotency } from './idempotency';
import { IdempotencyRepository } from './idempotency.repository';
import { IdempotencyEntity } from './idempotency.entity';

/** Stored responses of requests with an `Idempotency-Key`. */
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyEntity]), AuthModule],
  providers: [Claims, ClaimsRepository, Idempotency, IdempotencyRepository],
  exports: [Idempotency],
})
export class IdempotencyModule {}
