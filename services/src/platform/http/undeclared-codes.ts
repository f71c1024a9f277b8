import { Injectable, Logger } from '@nestjs/common';
import { codesOf, type Contract, type ErrorCode } from '@nestwell/contracts/kernel/server';

/** Refusals whose code the contract of their call does not list. The test application fails when it saw one. */
@Injectable()
export class UndeclaredCodes {
  private readonly logger = new Logger('Contracts');
  private readonly seen = new Set<string>();

  notice(endpoint: Contract, code: ErrorCode): void {
    if (codesOf(endpoint).includes(code)) return;
    const what = `${endpoint.method} ${endpoint.path} was refused with ${code}, which its contract does not list`;
    if (this.seen.has(what)) return;
    this.seen.add(what);
    this.logger.error(what);
  }

  get all(): string[] {
    return [...this.seen];
  }
}
