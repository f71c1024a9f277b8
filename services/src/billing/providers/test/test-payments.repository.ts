import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { TestBehaviour } from '@nestwell/contracts/billing/server';
import { isUniqueViolation } from '../../../platform/database/failures';
import { TestMethodEntity, TestPaymentEntity } from './test-payment.entity';

@Injectable()
export class TestPaymentsRepository {
  constructor(
    @InjectRepository(TestPaymentEntity) private readonly payments: Repository<TestPaymentEntity>,
    @InjectRepository(TestMethodEntity) private readonly methods: Repository<TestMethodEntity>,
  ) {}

  /** The payment of this request: the given one, or the one that an earlier call made. */
  async once(payment: TestPaymentEntity): Promise<TestPaymentEntity> {
    try {
      await this.payments.insert(payment);
      return payment;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return this.payments.findOneOrFail({ where: { requestId: payment.requestId } });
    }
  }

  find(id: string): Promise<TestPaymentEntity | null> {
    return this.payments.findOne({ where: { id } });
  }

  async change(id: string, changes: Partial<Pick<TestPaymentEntity, 'state' | 'behaviour'>>): Promise<void> {
    await this.payments.update({ id }, changes);
  }

  method(token: string): Promise<TestMethodEntity | null> {
    return this.methods.findOne({ where: { token } });
  }

  async keepMethod(token: string, behaviour: TestBehaviour): Promise<void> {
    await this.methods.upsert({ token, behaviour }, ['token']);
  }

  async removeMethod(token: string): Promise<void> {
    await this.methods.delete({ token });
  }
}
