import { DataSource, Repository, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { Carried } from '../carried';
import type { TransactionScope } from './running-transaction';

export interface RunningTransaction {
  manager: EntityManager;
  scope: TransactionScope;
}

/**
 * Data source whose repositories join the running transaction, so that a repository injected by `@InjectRepository`
 * takes part in the transaction of its request. `Database.run` begins transactions and is the only place that does.
 */
export class JoiningDataSource extends DataSource {
  /** The transaction that the calling code runs in. */
  readonly transactions = new Carried<RunningTransaction>();
  private readonly joining = new Map<EntityTarget<ObjectLiteral>, Repository<ObjectLiteral>>();

  /** Undefined outside a transaction. Throws where the transaction was undone because it took too long. */
  get running(): RunningTransaction | undefined {
    const running = this.transactions.get();
    if (running?.scope.expired !== undefined) throw running.scope.expired;
    return running?.scope.open === true ? running : undefined;
  }

  override getRepository<E extends ObjectLiteral>(target: EntityTarget<E>): Repository<E> {
    const known = this.joining.get(target) ?? new JoiningRepository(target, this);
    this.joining.set(target, known);
    return known as Repository<E>;
  }
}

class JoiningRepository<E extends ObjectLiteral> extends Repository<E> {
  constructor(target: EntityTarget<E>, source: JoiningDataSource) {
    super(target, source.manager);
    Object.defineProperty(this, 'manager', { get: () => source.running?.manager ?? source.manager });
  }
}
