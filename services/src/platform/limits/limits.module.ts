import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DiscoveryModule } from '@nestjs/core';
import { CallLimits } from './call-limits';
import { ForgottenLimits } from './forgotten-limits';
import { Limiters } from './limiters';
import { OpenCallLimits } from './open-call-limits';
import { RateLimits } from './rate-limits';
import { RateLimitsRepository } from './rate-limits.repository';
import { RedisConnection } from './redis-connection';
import { RateLimitEntity } from './rate-limit.entity';

/** Rate limits: handlers that `@Limited` marks, and `RateLimits` for what is counted elsewhere. */
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitEntity]), DiscoveryModule],
  providers: [
    CallLimits,
    ForgottenLimits,
    Limiters,
    OpenCallLimits,
    RateLimits,
    RateLimitsRepository,
    RedisConnection,
  ],
  exports: [CallLimits, RateLimits],
})
export class LimitsModule {}
