import { Module } from '@nestjs/common';
import { CheckoutController } from './checkout.controller';
import { Prices } from './prices';
import { PurchasePolicy } from './purchase-policy';

@Module({ controllers: [CheckoutController], providers: [Prices, PurchasePolicy], exports: [Prices] })
export class CheckoutModule {}
