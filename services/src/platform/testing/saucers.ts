import {
  type ArgumentMetadata,
  type CallHandler,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Header,
  Inject,
  Injectable,
  Module,
  type NestInterceptor,
  type PipeTransform,
  Scope,
  UseGuards,
  UsePipes,
} from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, REQUEST } from '@nestjs/core';
import { HttpModule } from '../http.module';
import { contract, text } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import type { Parts } from '../application';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../endpoint';
import { cupsParts } from './cups';

/* A sample controller that uses what Nest documents for routes, next to `@Endpoint`. */

const named = z.strictObject({ name: z.string(), path: z.string() });

export const saucers = {
  wash: contract({
    method: 'POST',
    path: '/api/sample/saucers',
    access: 'open',
    summary: 'Wash a saucer',
    body: z.strictObject({ name: text(20) }),
    bodyLimit: 1024,
    response: named,
    errors: ['forbidden'],
  }),
  count: contract({
    method: 'GET',
    path: '/api/sample/saucers/count',
    access: 'open',
    summary: 'Count the saucers',
    response: z.strictObject({ count: z.number() }),
    errors: ['forbidden'],
  }),
  empty: contract({
    method: 'POST',
    path: '/api/sample/saucers/emptied',
    access: 'open',
    summary: 'Empty the saucers',
    response: z.null(),
    errors: ['forbidden'],
  }),
};

const requestIn = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

@Injectable()
class GlobalGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return requestIn(context).headers['x-refused-by'] !== 'global guard';
  }
}

@Injectable()
class GlobalInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('x-global-interceptor', context.getHandler().name);
    return next.handle();
  }
}

@Injectable()
class RouteGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return requestIn(context).headers['x-refused-by'] !== 'route guard';
  }
}

@Injectable()
class UpperCase implements PipeTransform {
  transform(call: CallOf<typeof saucers.wash>, { type }: ArgumentMetadata): unknown {
    if (type !== 'custom') return call;
    return { ...call, body: { ...call.body, name: call.body.name.toUpperCase() } };
  }
}

/** A provider that is made for each request. */
@Injectable({ scope: Scope.REQUEST })
class CurrentRequest {
  constructor(@Inject(REQUEST) private readonly request: FastifyRequest) {}

  get path(): string {
    return this.request.url;
  }
}

@Controller()
class SaucersController {
  constructor(private readonly current: CurrentRequest) {}

  @Endpoint(saucers.wash)
  @UsePipes(UpperCase)
  wash(@Call() { body }: CallOf<typeof saucers.wash>) {
    return { name: body.name, path: this.current.path };
  }

  @Endpoint(saucers.count)
  @UseGuards(RouteGuard)
  @Header('x-saucers', 'counted')
  count() {
    return { count: 1 };
  }

  @Endpoint(saucers.empty)
  empty() {
    return null;
  }
}

@Module({
  imports: [HttpModule],
  controllers: [SaucersController],
  providers: [
    CurrentRequest,
    { provide: APP_GUARD, useClass: GlobalGuard },
    { provide: APP_INTERCEPTOR, useClass: GlobalInterceptor },
  ],
})
class SaucersModule {}

export const saucersParts: Parts = { ...cupsParts, modules: [...cupsParts.modules, SaucersModule] };
