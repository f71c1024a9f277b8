import type { CallHandler } from '@nestjs/common';
import { firstValueFrom } from 'rxjs';

/** Runs the rest of the chain, each time it is called, and gives what the handler returned. */
export const handled = (next: CallHandler): Promise<unknown> =>
  firstValueFrom(next.handle(), { defaultValue: undefined });
