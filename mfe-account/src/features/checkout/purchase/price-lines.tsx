import type { PriceQuote } from '@nestwell/contracts/billing';
import * as css from '../checkout.module.css';

const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const every = { monthly: 'month', annual: 'year' } as const;

export function PriceLines({ quote }: { quote: PriceQuote }) {
  const { plan, net, tax, taxName, taxRate, total } = quote;
  return (
    <>
      <dl className={css.lines}>
        <div>
          <dt>{plan === 'monthly' ? 'Monthly plan' : 'Annual plan'}</dt>
          <dd>{dollars(net)}</dd>
        </div>
        <div>
          <dt>{taxName === null ? 'Tax' : `${taxName} ${percent(taxRate)}`}</dt>
          <dd>{dollars(tax)}</dd>
        </div>
        <div className={css.total}>
          <dt>Total today</dt>
          <dd>{dollars(total)}</dd>
        </div>
      </dl>
      <p className={css.small}>
        Renews at {dollars(total)} each {every[plan]} until you cancel. We remind you three days before.
      </p>
    </>
  );
}

/** 0.14975 as "14.975 %". */
const percent = (share: number) => `${Number((share * 100).toFixed(3))} %`;
