import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { removeOlder } from '../../platform/database/remove-older';
import { EarlyRefundEntity } from './early-refund.entity';
import { OrderEntity } from './order.entity';

@Injectable()
export class EarlyRefundsRepository {
  constructor(@InjectRepository(EarlyRefundEntity) private readonly rows: Repository<EarlyRefundEntity>) {}

  /** One that is kept already stays as it is. */
  async keep(refund: EarlyRefundEntity): Promise<void> {
    const { captureId } = refund;
    if (!(await this.rows.existsBy({ captureId }))) await this.rows.insert(refund);
  }

  /** Takes the refund of a capture out; null when none was told of. Call inside a transaction. */
  async take(captureId: string): Promise<EarlyRefundEntity | null> {
    const refund = await this.rows.findOneBy({ captureId });
    return refund !== null && (await this.rows.delete({ captureId })).affected === 1 ? refund : null;
  }

  /** Those whose capture is known by now: both were written down at the same moment. */
  overtaken(take: number): Promise<EarlyRefundEntity[]> {
    return this.rows
      .createQueryBuilder('refund')
      .innerJoin(OrderEntity, 'captured', 'captured.captureId = refund.captureId')
      .orderBy('refund.receivedAt')
      .limit(take)
      .getMany();
  }

  removeBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'receivedAt', moment, deadline);
  }
}
