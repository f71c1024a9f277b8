import type { PriceQuote } from '@nestwell/contracts/billing';
import type { ReactNode } from 'react';
import * as css from '../checkout.module.css';

const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const every = { monthly: 'month', annual: 'year' } as const;

export function PriceLines({ quote }: { quote: PriceQuote }) {
  const { plan, net, tax, taxName, taxRate, total } = quote;
  return (
    <Lines
      plan={plan}
      net={dollars(net)}
      taxName={taxName === null ? 'Tax' : `${taxName} ${percent(taxRate)}`}
      tax={dollars(tax)}
      total={dollars(total)}
    >
      Renews at {dollars(total)} each {every[plan]} until you cancel. We remind you three days before.
    </Lines>
  );
}

/** The price without tax, in the same lines, so that nothing moves when the tax is known. */
export function NetLines({ quote: { plan, net }, isAsked }: { quote: PriceQuote; isAsked: boolean }) {
  return (
    <Lines
      plan={plan}
      net={dollars(net)}
      taxName="Tax"
      tax={isAsked ? '…' : 'by where you live'}
      total={`${dollars(net)} + tax`}
    >
      {isAsked
        ? 'Working out the total with tax.'
        : `Renews each ${every[plan]} until you cancel. Choose where you live to see the total with tax.`}
    </Lines>
  );
}

interface LinesProps {
  plan: PriceQuote['plan'];
  net: string;
  taxName: string;
  tax: string;
  total: string;
  children: ReactNode;
}

function Lines({ plan, net, taxName, tax, total, children }: LinesProps) {
  return (
    <>
      <dl className={css.lines}>
        <div>
          <dt>{plan === 'monthly' ? 'Monthly plan' : 'Annual plan'}</dt>
          <dd>{net}</dd>
        </div>
        <div>
          <dt>{taxName}</dt>
          <dd>{tax}</dd>
        </div>
        <div className={css.total}>
          <dt>Total today</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className={`${css.small} ${css.renewal}`}>{children}</p>
    </>
  );
}

/** 0.14975 as "14.975 %". */
const percent = (share: number) => `${Number((share * 100).toFixed(3))} %`;
