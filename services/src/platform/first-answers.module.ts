import { Global, Module } from '@nestjs/common';
import { FirstAnswers } from './first-answers';

/** Queries that a page's document carries the responses of; global, since modules register theirs with it. */
@Global()
@Module({ providers: [FirstAnswers], exports: [FirstAnswers] })
export class FirstAnswersModule {}
